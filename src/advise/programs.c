#include "advise/programs.h"
#include "advise/program_reader.h"
#include "base/array.h"
#include "base/file.h"
#include "base/nearest.h"
#include "base/own.h"
#include "base/status.h"
#include "workload/command.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <unistd.h>

static const char schema[] = "hscal-programs/1";

void hscal__programs_free(hscal_programs *programs) {
  for (int i = 0; i < programs->count; i++) hscal__program_free(&programs->program[i]);
  free(programs->program);
  programs->program = NULL, programs->count = 0, programs->capacity = 0;
}

static const hscal_known_program *find(const hscal_programs *programs, const char *name, int count) {
  for (int i = 0; i < count; i++)
    if (strcasecmp(programs->program[i].name, name) == 0) return &programs->program[i];
  return NULL;
}

/* ---- reading ------------------------------------------------------------------------------------------------------- */

/* Those of a file before count for more; within a file a name may stand once. */
static int add(const hscal_json *entry, int before, hscal_programs *programs) {
  hscal_known_program program;
  int status = hscal__program_read(entry, &program);
  if (!status && find(programs, program.name, programs->count) && !find(programs, program.name, before))
    status = hscal__json_fail(entry, "\"%.60s\" is there already", program.name);
  int is_taken = !status && find(programs, program.name, before);
  if (!status && !is_taken)
    status = HSCAL_ARRAY_RESERVE(programs->program, programs->capacity, (size_t)programs->count + 1);
  if (status || is_taken)
    hscal__program_free(&program);
  else
    programs->program[programs->count++] = program;
  return status;
}

static int read_root(const hscal_json *root, hscal_programs *programs) {
  static const char *const keys[] = {"schema", "programs"};
  hscal_json said, list;
  size_t count;
  int before = programs->count;
  HSCAL_TRY(hscal__json_object(root, keys, 2));
  HSCAL_TRY(hscal__json_member(root, keys[0], HSCAL_REQUIRED, &said));
  if (!json_is_string(said.value) || strcmp(json_string_value(said.value), schema) != 0)
    return hscal__json_fail(&said, "this hscal reads \"%s\"", schema);
  HSCAL_TRY(hscal__json_list(root, keys[1], &list, &count));
  for (size_t i = 0; i < count; i++) {
    hscal_json entry = hscal__json_item(&list, i);
    HSCAL_TRY(add(&entry, before, programs));
  }
  return 0;
}

int hscal__programs_read(const char *name, const char *text, hscal_programs *programs) {
  json_t *root = NULL;
  int status = hscal__json_parse(text, name, &root);
  if (!status) {
    const hscal_json at = {.value = root, .source = name};
    status = read_root(&at, programs);
  }
  json_decref(root);
  return hscal__json_no_machine(status);
}

/* ---- files --------------------------------------------------------------------------------------------------------- */

/* The user's: "" where there is none. What HSCAL_PROGRAMS names has to be there. */
static void find_users(char path[PATH_MAX]) {
  const char *given = getenv("HSCAL_PROGRAMS"), *folder = getenv("XDG_CONFIG_HOME"), *home = getenv("HOME");
  int length = 0;
  *path = 0;
  if (given && *given) {
    snprintf(path, PATH_MAX, "%s", given);
    return;
  }
  if (folder && *folder == '/')
    length = snprintf(path, PATH_MAX, "%s/hscal/programs.json", folder);
  else if (home && *home)
    length = snprintf(path, PATH_MAX, "%s/.config/hscal/programs.json", home);
  if (length <= 0 || length >= PATH_MAX || access(path, F_OK) != 0) *path = 0;
}

static int read_file(const char *path, hscal_programs *programs) {
  char *text;
  if (!*path) return 0;
  HSCAL_TRY(hscal__file_read(path, HSCAL_ERROR_FILE, &text));
  int status = hscal__programs_read(path, text, programs);
  free(text);
  return status;
}

int hscal__programs_load(hscal_programs *programs) {
  *programs = (hscal_programs){.count = 0};
  find_users(programs->users);
  if (!hscal__own_data("hscal/programs.json", programs->own)) *programs->own = 0;
  HSCAL_TRY(read_file(programs->users, programs));
  return read_file(programs->own, programs);
}

/* ---- finding ------------------------------------------------------------------------------------------------------- */

static int is_command(const hscal_known_program *program, const char *word) {
  const char *slash = strrchr(word, '/'), *name = slash ? slash + 1 : word;
  for (char **command = program->commands; *command; command++)
    if (strcmp(*command, name) == 0) return 1;
  return 0;
}

/* Do the words begin with those of an option, "-mat_type scalapack"? */
static int begins_with(char *const *words, const char *option) {
  while (*option) {
    size_t length = strcspn(option, " ");
    if (!*words || strlen(*words) != length || strncmp(*words, option, length) != 0) return 0;
    words++;
    option += length;
    option += strspn(option, " ");
  }
  return 1;
}

static int has_option(const hscal_known_program *program, char *const *words) {
  for (char **option = program->options; *option; option++)
    if (begins_with(words, *option)) return 1;
  return 0;
}

const hscal_known_program *hscal__programs_recognize(const hscal_programs *programs, char *const *words) {
  for (char *const *word = words; *word; word++)
    for (int i = 0; i < programs->count; i++)
      if (is_command(&programs->program[i], *word)) return &programs->program[i];
  for (char *const *word = words; *word; word++)
    for (int i = 0; i < programs->count; i++)
      if (has_option(&programs->program[i], word)) return &programs->program[i];
  return NULL;
}

int hscal__programs_recognize_text(const hscal_programs *programs, const char *command,
                                   const hscal_known_program **program) {
  char **words;
  *program = NULL;
  if (!command) return 0;
  HSCAL_TRY(hscal__command_split(command, &words));
  *program = hscal__programs_recognize(programs, words);
  free(words);
  return 0;
}

static const hscal_known_program *unknown(const hscal_programs *programs, const char *name) {
  enum { MOST = 64 };
  const char *names[MOST];
  char all[400] = "";
  int count = 0;
  for (int i = 0; i < programs->count && i < MOST; i++) {
    names[count++] = programs->program[i].name;
    if (strlen(all) + strlen(names[i]) + 8 < sizeof all)
      snprintf(all + strlen(all), sizeof all - strlen(all), "%s%s", i > 0 ? ", " : "", names[i]);
  }
  const char *nearest = hscal__nearest(name, names, count);
  hscal__fail(HSCAL_ERROR_UNKNOWN,
              "no program \"%.60s\" is known%s%s%s (%s); a file of your own adds it: HSCAL_PROGRAMS=FILE", name,
              nearest ? "; did you mean \"" : "", nearest ? nearest : "", nearest ? "\"?" : "", all);
  return NULL;
}

const hscal_known_program *hscal__programs_named(const hscal_programs *programs, const char *name) {
  const hscal_known_program *found = find(programs, name, programs->count);
  for (int i = 0; !found && i < programs->count; i++)
    if (is_command(&programs->program[i], name)) found = &programs->program[i];
  return found ? found : unknown(programs, name);
}
