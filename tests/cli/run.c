#include "run.h"
#include "cmocka_test.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

static char *file_text(const char *path) {
  FILE *file = fopen(path, "rb");
  if (!file) fail_msg("cannot open %s", path);
  fseek(file, 0, SEEK_END);
  size_t size = (size_t)ftell(file);
  rewind(file);
  char *text = malloc(size + 1);
  assert_non_null(text);
  assert_int_equal(fread(text, 1, size, file), size);
  text[size] = 0;
  fclose(file);
  return text;
}

char *source_text(const char *path) {
  char full[1024];
  snprintf(full, sizeof full, "%s/%s", SOURCE_DIR, path);
  return file_text(full);
}

run run_hscal_with(const char *settings, const char *words) {
  static char *out, *err;
  char place[] = "/tmp/hscal-cli-XXXXXX", command[4096], path[64];
  assert_non_null(mkdtemp(place));
  int length = snprintf(command, sizeof command,
                        "cd '%s' && env -u HSCAL_MACHINE HSCAL_CACHE='%s/cache' %s '%s' %s >'%s/out' 2>'%s/err'",
                        SOURCE_DIR, place, settings, HSCAL_COMMAND, words, place, place);
  assert_in_range(length, 1, sizeof command - 1);
  int state = system(command);
  assert_true(WIFEXITED(state));
  free(out);
  free(err);
  snprintf(path, sizeof path, "%s/out", place);
  out = file_text(path);
  unlink(path);
  snprintf(path, sizeof path, "%s/err", place);
  err = file_text(path);
  unlink(path);
  rmdir(place);
  return (run){.status = WEXITSTATUS(state), .out = out, .err = err};
}

run run_hscal(const char *words) { return run_hscal_with("", words); }

json_t *run_json(const char *words) {
  json_error_t error;
  run result = run_hscal(words);
  if (result.status != 0 || *result.err) fail_msg("hscal %s: status %d, %s", words, result.status, result.err);
  json_t *root = json_loads(result.out, JSON_REJECT_DUPLICATES, &error);
  if (!root) fail_msg("hscal %s: line %d: %s", words, error.line, error.text);
  return root;
}

void expect_refused(const char *words, int status, const char *message) {
  run run = run_hscal(words);
  assert_int_equal(run.status, status);
  assert_string_equal(run.out, "");
  if (!strstr(run.err, message)) fail_msg("\"%s\" was expected, not: %s", message, run.err);
}

char run_folder[] = "/tmp/hscal_cli_XXXXXX";

int run_make_folder(void **state) {
  (void)state;
  return mkdtemp(run_folder) ? 0 : -1;
}

int run_remove_folder(void **state) {
  (void)state;
  char words[100];
  snprintf(words, sizeof words, "rm -r %s", run_folder);
  return system(words);
}

void run_write_file(const char *name, const char *text) {
  char path[256];
  snprintf(path, sizeof path, "%s/%s", run_folder, name);
  FILE *out = fopen(path, "w");
  assert_non_null(out);
  fputs(text, out);
  fclose(out);
}

const char *run_in_folder(const char *words) {
  static char text[1024];
  snprintf(text, sizeof text, words, run_folder, run_folder);
  return text;
}
