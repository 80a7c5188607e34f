#include "advise/program_reader.h"
#include "advise/set_text.h"
#include "base/blockcyclic.h"
#include "base/status.h"
#include "base/text.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void free_list(char **list) {
  for (char **at = list; at && *at; at++) free(*at);
  free(list);
}

void hscal__program_free(hscal_known_program *program) {
  free_list(program->commands);
  free_list(program->options);
  free(program->name);
  free(program->set);
  free(program->where);
  free(program->remark);
  free(program->contexts);
  *program = (hscal_known_program){.name = NULL};
}

static const char *text_of(const hscal_json *at) { return json_string_value(at->value); }

static int read_list(const hscal_json *entry, const char *key, hscal_need need, char ***list) {
  hscal_json array;
  HSCAL_TRY(hscal__json_member(entry, key, need, &array));
  if (array.value && !json_is_array(array.value)) return hscal__json_fail(&array, "must be a list [...]");
  size_t count = array.value ? json_array_size(array.value) : 0;
  *list = calloc(count + 1, sizeof **list);
  if (!*list) return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for a list of programs");
  for (size_t i = 0; i < count; i++) {
    hscal_json item = hscal__json_item(&array, i);
    if (!text_of(&item) || !*text_of(&item)) return hscal__json_fail(&item, "must be a text \"...\"");
    (*list)[i] = hscal__copy_text(text_of(&item));
    if (!(*list)[i]) return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for a list of programs");
  }
  return 0;
}

/* Which of words[count] it is; the first one where it is absent. */
static int read_word(const hscal_json *entry, const char *key, const char *const *words, int count, int *which) {
  hscal_json member;
  char all[160] = "";
  *which = 0;
  HSCAL_TRY(hscal__json_member(entry, key, HSCAL_OPTIONAL, &member));
  if (!member.value) return 0;
  for (int i = 0; i < count; i++) {
    if (text_of(&member) && strcmp(text_of(&member), words[i]) == 0) {
      *which = i;
      return 0;
    }
    snprintf(all + strlen(all), sizeof all - strlen(all), "%s\"%s\"", i > 0 ? ", " : "", words[i]);
  }
  return hscal__json_fail(&member, "must be one of %s", all);
}

/* A word, or a number: fixed blocks. */
static int read_blocks(const hscal_json *entry, hscal_known_program *program) {
  static const char *const words[] = {"kept", "any", "square", "one per process"};
  hscal_json member;
  int which;
  HSCAL_TRY(hscal__json_member(entry, "blocks", HSCAL_OPTIONAL, &member));
  if (!json_is_number(member.value)) {
    HSCAL_TRY(read_word(entry, "blocks", words, 4, &which));
    program->blocks = (hscal_knob_blocks)which;
    return 0;
  }
  double number = json_number_value(member.value);
  if (!(number >= 1 && number <= HSCAL_MOST_BLOCK) || number != (double)(int)number)
    return hscal__json_fail(&member, "must be a whole number from 1 to %d", HSCAL_MOST_BLOCK);
  program->blocks = HSCAL_KNOB_BLOCKS_FIXED, program->block = (int)number;
  return 0;
}

static int read_reach(const hscal_json *entry, hscal_known_program *program) {
  static const char *const grids[] = {"kept", "any", "square"}, *const processes[] = {"any", "all"};
  int grid;
  HSCAL_TRY(read_word(entry, "grid", grids, 3, &grid));
  HSCAL_TRY(read_word(entry, "processes", processes, 2, &program->all_processes));
  HSCAL_TRY(read_blocks(entry, program));
  program->grid = (hscal_knob_grid)grid;
  return 0;
}

static int check_text(const hscal_json *entry, const hscal_known_program *program) {
  char wrong[64];
  hscal_json set;
  HSCAL_TRY(hscal__json_member(entry, "set", HSCAL_OPTIONAL, &set));
  if (program->set && hscal__set_text_is_wrong(program->set, wrong, sizeof wrong))
    return hscal__json_fail(&set, "%s is none of {nprow} {npcol} {mb} {nb} {processes}", wrong);
  if (program->set && program->grid == HSCAL_KNOB_GRID_KEPT && program->blocks == HSCAL_KNOB_BLOCKS_KEPT)
    return hscal__json_fail(&set, "what it sets is missing: \"grid\" or \"blocks\"");
  int keeps_blocks = program->blocks == HSCAL_KNOB_BLOCKS_KEPT || program->blocks == HSCAL_KNOB_BLOCKS_ONE_PER_PROCESS;
  if (program->set && keeps_blocks && program->grid == HSCAL_KNOB_GRID_ANY && !program->all_processes)
    return hscal__json_fail(&set, "any grid, with blocks that it does not set: only with \"processes\": \"all\"");
  return 0;
}

int hscal__program_read(const hscal_json *entry, hscal_known_program *program) {
  static const char *const keys[] = {"name",      "commands", "options", "grid",   "blocks",
                                     "processes", "set",      "where",   "remark", "contexts"};
  hscal_json name;
  *program = (hscal_known_program){.name = NULL};
  HSCAL_TRY(hscal__json_object(entry, keys, (int)(sizeof keys / sizeof *keys)));
  HSCAL_TRY(hscal__json_text(entry, "name", HSCAL_REQUIRED, &program->name));
  HSCAL_TRY(hscal__json_member(entry, "name", HSCAL_REQUIRED, &name));
  if (!*program->name) return hscal__json_fail(&name, "must not be empty");
  HSCAL_TRY(read_list(entry, "commands", HSCAL_OPTIONAL, &program->commands));
  HSCAL_TRY(read_list(entry, "options", HSCAL_OPTIONAL, &program->options));
  HSCAL_TRY(hscal__json_text(entry, "set", HSCAL_OPTIONAL, &program->set));
  HSCAL_TRY(hscal__json_text(entry, "where", HSCAL_OPTIONAL, &program->where));
  HSCAL_TRY(hscal__json_text(entry, "remark", HSCAL_OPTIONAL, &program->remark));
  HSCAL_TRY(hscal__json_text(entry, "contexts", HSCAL_OPTIONAL, &program->contexts));
  HSCAL_TRY(read_reach(entry, program));
  return check_text(entry, program);
}
