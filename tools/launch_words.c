#include "launch_words.h"
#include "base/file.h"
#include "base/text.h"
#include "given_arguments.h"
#include "report.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static size_t count_words(char *const *words) {
  size_t count = 0;
  while (words && words[count]) count++;
  return count;
}

char **cli_launch_words(const cli_launch *launch, const char *file, char ***own) {
  static char *const nothing[] = {(char *)"PROGRAM", NULL};
  char *const *program = launch->program ? launch->program : nothing;
  const char *exported[CLI_MOST_SETTINGS + 1] = {NULL};
  const cli_arguments *arguments = &launch->arguments;
  for (int i = 0; i < launch->nsettings; i++) exported[i] = launch->setting[i].name;
  *own = hscal__launcher_words(launch->launcher, &launch->launch, !arguments->no_bind, launch->launcher_program, file,
                               exported);
  size_t count = count_words(*own), passed = (size_t)arguments->passed, behind = count_words(program);
  char **words = *own ? malloc((count + passed + behind + 1) * sizeof *words) : NULL;
  if (!words) return NULL;
  memcpy(words, *own, count * sizeof *words);
  for (size_t i = 0; i < passed; i++) words[count++] = (char *)arguments->pass[i];
  memcpy(words + count, program, (behind + 1) * sizeof *words);
  return words;
}

/* As a shell takes it for one word. */
static void put_quoted(FILE *out, const char *word) {
  static const char plain[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_./:=,+@%-";
  if (*word && word[strspn(word, plain)] == 0) {
    fputs(word, out);
    return;
  }
  fputc('\'', out);
  for (; *word; word++)
    if (*word == '\'')
      fputs("'\\''", out);
    else
      fputc(*word, out);
  fputc('\'', out);
}

char *cli_launch_line(const cli_launch *launch, const char *file) {
  char *line = NULL, **own = NULL, **words = cli_launch_words(launch, file, &own);
  size_t length;
  FILE *out = words ? open_memstream(&line, &length) : NULL;
  if (out) {
    for (int i = 0; i < launch->nsettings; i++) {
      fprintf(out, "%s=", launch->setting[i].name);
      put_quoted(out, launch->setting[i].value);
      fputc(' ', out);
    }
    if (launch->launcher == HSCAL_LAUNCHER_SLURM) {
      fputs("SLURM_HOSTFILE=", out);
      put_quoted(out, file);
      fputc(' ', out);
    }
    for (char **word = words; *word; word++) {
      put_quoted(out, *word);
      fputc(word[1] ? ' ' : '\n', out);
    }
    hscal__stream_text(out, &line);
  }
  free(words);
  free(own);
  return line;
}

char *cli_launch_file_text(const cli_launch *launch) {
  return hscal__launcher_file(launch->launcher, &launch->launch, !launch->arguments.no_bind);
}

int cli_write_launch_file(const cli_launch *launch, const char *file) {
  char *text = cli_launch_file_text(launch);
  int failed = text ? hscal__file_replace(file, text) : HSCAL_ERROR_MEMORY;
  free(text);
  return failed ? cli_report(failed) : CLI_OK;
}
