#include "gnuplot.h"
#include "base/file.h"
#include "base/status.h"
#include "output.h"
#include "program.h"
#include "report.h"

#include <ctype.h>
#include <errno.h>
#include <limits.h>
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
  for (const char *c = file; *c; c++) /* a line of a script ends with them, also within quotes */
    if (iscntrl((unsigned char)*c)) return cli_usage("%s: the name holds a control character", option);
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
static int leave_script(cli_script *make, const void *what, const char *file, const char *target) {
  char *name = strdup(file);
  if (!name) return cli_report(HSCAL_ERROR_MEMORY);
  strcpy(name + strlen(name) - strlen(".svg"), ".gp");
  int status = write_script(make, what, name, target, ends_in(file, ".png"));
  if (status == CLI_OK)
    status =
        cli_failure("gnuplot is not there to draw %s; its script, data included, is in %s (%s)", file, name, advice);
  free(name);
  return status;
}

/* Draws in the folder, by the script there. */
static int draw_in(const char *folder, cli_script *make, const void *what, const char *file) {
  char script[PATH_MAX], picture[PATH_MAX], *words[] = {"gnuplot", script, NULL};
  int state = 0;
  snprintf(script, sizeof script, "%s/script", folder);
  snprintf(picture, sizeof picture, "%s/picture", folder);
  int status = write_script(make, what, script, picture, ends_in(file, ".png"));
  if (status == CLI_OK) status = cli_run_program(words, advice, &state);
  if (status == CLI_OK && state != 0)
    status = cli_failure("gnuplot could not draw %s: it ended with status %d", file, state);
  int failed = status == CLI_OK ? hscal__file_move(picture, file) : 0;
  if (failed) status = cli_report(failed);
  unlink(script);
  if (status != CLI_OK) unlink(picture);
  return status;
}

/* In a folder of its own beside the target, so that nobody sees a half-drawn picture or knows its name before. */
static int draw(cli_script *make, const void *what, const char *file, const char *target) {
  char folder[PATH_MAX - sizeof "/picture"];
  int length = snprintf(folder, sizeof folder, "%s.XXXXXX", target);
  if (length >= (int)sizeof folder) return cli_failure("%s: cannot write: %s", file, strerror(ENAMETOOLONG));
  if (!mkdtemp(folder)) return cli_failure("%s: cannot write: %s", file, strerror(errno));
  int status = draw_in(folder, make, what, file);
  rmdir(folder);
  return status;
}

int cli_draw(cli_script *make, const void *what, const char *file, int is_silent) {
  char *target = hscal__file_target(file); /* gnuplot takes "|name" for a command */
  if (!target) return cli_failure("%s: cannot write: %s", file, strerror(errno));
  int status = (has_gnuplot() ? draw : leave_script)(make, what, file, target);
  free(target);
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
