#include "workload/read_program.h"
#include "base/status.h"
#include "base/text.h"
#include "call/values.h"
#include "models/predict/predict.h"
#include "workload/command.h"
#include "workload/words.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

static const char processes_key[] = "processes=", command_key[] = "command=";

static int begins(const char *text, const char *key) { return strncmp(text, key, strlen(key)) == 0; }

static const char *behind_blanks(const char *text) { return text + strspn(text, " \t"); }

static int read_processes(const char *value, size_t length, int *processes) {
  char number[32];
  if (*processes) return hscal__fail(HSCAL_ERROR_ARGUMENT, "%s is given twice", processes_key);
  if (length >= sizeof number) length = sizeof number - 1;
  memcpy(number, value, length);
  number[length] = 0;
  HSCAL_TRY(hscal__read_int(processes_key, number, 1, processes));
  if (*processes <= HSCAL_MOST_PROCESSES) return 0;
  return hscal__fail(HSCAL_ERROR_ARGUMENT, "%s%d: at most %d processes", processes_key, *processes,
                     HSCAL_MOST_PROCESSES);
}

/* A command that can be split again, without what a line cannot hold; blanks behind it are no part of it. */
static int read_command(const char *text, char **command) {
  char **words;
  text = behind_blanks(text);
  if (!*text) return hscal__fail(HSCAL_ERROR_ARGUMENT, "%s has no value", command_key);
  for (const char *at = text; *at; at++)
    if (iscntrl((unsigned char)*at) && *at != '\t')
      return hscal__fail(HSCAL_ERROR_ARGUMENT, "%s: a control character (%d)", command_key, (unsigned char)*at);
  HSCAL_TRY(hscal__command_split(text, &words));
  free(words);
  *command = hscal__copy_text(text);
  if (!*command) return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for a line");
  for (size_t length = strlen(*command); length > 0 && strchr(" \t", (*command)[length - 1]);) (*command)[--length] = 0;
  return 0;
}

/* The word of which there is none such, without what stands behind it. */
static int unknown(const char *text, size_t length) {
  static const char *const names[] = {processes_key, command_key};
  char word[64];
  int key;
  if (length >= sizeof word) length = sizeof word - 1;
  memcpy(word, text, length);
  word[length] = 0;
  if (!hscal__words_value(word, &key)) return HSCAL_ERROR_ARGUMENT;
  return hscal__words_unknown("program", word, key, names, 2);
}

static int is_comment(const char *text) { return *text == '#'; }

int hscal__workload_read_program(hscal_workload *workload, const char *line) {
  const char *at = behind_blanks(line);
  char *command = NULL;
  int processes = 0;
  if (workload->processes) return hscal__fail(HSCAL_ERROR_ARGUMENT, "a line about the program is there already");
  at += strcspn(at, " \t");
  for (at = behind_blanks(at); *at && !is_comment(at) && !begins(at, command_key); at = behind_blanks(at)) {
    size_t length = strcspn(at, " \t"), key = strlen(processes_key);
    if (!begins(at, processes_key)) return unknown(at, length);
    HSCAL_TRY(read_processes(at + key, length - key, &processes));
    at += length;
  }
  if (!processes)
    return hscal__fail(HSCAL_ERROR_ARGUMENT, "program: %s is missing, or stands behind %s", processes_key, command_key);
  if (begins(at, command_key)) HSCAL_TRY(read_command(at + strlen(command_key), &command));
  workload->processes = processes, workload->command = command;
  return 0;
}

int hscal__workload_read_pools(hscal_workload *workload, const hscal_words *words) {
  int pools;
  if (workload->pools) return hscal__fail(HSCAL_ERROR_ARGUMENT, "a line about pools is there already");
  if (words->count != 2)
    return hscal__fail(HSCAL_ERROR_ARGUMENT, "pools: write how many there are and no more, for example \"pools 4\"");
  HSCAL_TRY(hscal__read_int("pools ", words->word[1], 1, &pools));
  if (pools > HSCAL_MOST_PROCESSES)
    return hscal__fail(HSCAL_ERROR_ARGUMENT, "pools %d: at most %d processes", pools, HSCAL_MOST_PROCESSES);
  workload->pools = pools;
  return 0;
}
