#include "gnuplot.h"
#include "base/file.h"
#include "base/status.h"
#include "cli.h"
#include "program.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const char advice[] = "on Debian or Ubuntu: apt-get install gnuplot-nox";

static int ends_in(const char *file, const char *ending) {
  size_t length = strlen(file), end = strlen(ending);
  return length > end && strcmp(file + length - end, ending) == 0;
}

int cli_check_picture(const char *option, const char *file) {
  if (!ends_in(file, ".svg") && !ends_in(file, ".png"))
    return cli_usage("%s %s: the name must end in .svg or .png", option, file);
  return cli_check_file(file);
}

static int has_gnuplot(void) {
  char version[80], *words[] = {"gnuplot", "--version", NULL};
  return cli_program_output(words, version, sizeof version);
}

static int write_script(cli_script *make, const void *what, const char *script, const char *output, int is_png) {
  char *text = make(what, output, is_png);
  int failed = text ? hscal__file_replace(script, text) : HSCAL_ERROR_MEMORY;
  free(text);
  return failed ? cli_report(failed) : CLI_OK;
}

/* The script stays, for a computer that has gnuplot. */
static int leave_script(cli_script *make, const void *what, const char *file, char *name) {
  strcpy(name + strlen(file) - strlen(".svg"), ".gp");
  int status = write_script(make, what, name, file, ends_in(file, ".png"));
  if (status != CLI_OK) return status;
  return cli_failure("gnuplot is not there to draw %s; its script, data included, is in %s (%s)", file, name, advice);
}

/* Into a file beside it first, so that nobody sees a half-drawn one. */
static int draw(cli_script *make, const void *what, const char *file, char *script, char *picture) {
  int state = 0;
  char *words[] = {"gnuplot", script, NULL};
  sprintf(script, "%s.%ld.gp", file, (long)getpid());
  sprintf(picture, "%s.%ld.new", file, (long)getpid());
  int status = write_script(make, what, script, picture, ends_in(file, ".png"));
  if (status == CLI_OK) status = cli_run_program(words, advice, &state);
  if (status == CLI_OK && state != 0)
    status = cli_failure("gnuplot could not draw %s: it ended with status %d", file, state);
  if (status == CLI_OK && rename(picture, file) != 0)
    status = cli_failure("%s: cannot write: %s", file, strerror(errno));
  unlink(script);
  if (status != CLI_OK) unlink(picture);
  return status;
}

int cli_draw(cli_script *make, const void *what, const char *file, int is_silent) {
  size_t room = strlen(file) + 40;
  char *names = calloc(2, room);
  if (!names) return cli_report(HSCAL_ERROR_MEMORY);
  strcpy(names, file);
  int status = has_gnuplot() ? draw(make, what, file, names, names + room) : leave_script(make, what, file, names);
  free(names);
  if (status == CLI_OK && !is_silent) printf("picture written to %s\n", file);
  return status;
}

/* Between single quotes gnuplot takes everything as it is; a quote is written twice. */
void cli_put_quoted(FILE *out, const char *text) {
  fputc('\'', out);
  for (; *text; text++) fprintf(out, *text == '\'' ? "''" : "%c", *text);
  fputc('\'', out);
}

void cli_put_terminal(FILE *out, const char *output, int is_png, int width, int height) {
  fprintf(out, "set terminal %s size %d,%d noenhanced font 'sans,%d' %s\nset output ", is_png ? "pngcairo" : "svg",
          width, height, is_png ? 10 : 12, is_png ? "" : "background 'white'");
  cli_put_quoted(out, output);
  fputc('\n', out);
}
