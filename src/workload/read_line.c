#include "workload/read_line.h"
#include "base/nearest.h"
#include "base/status.h"
#include "base/text.h"
#include "workload/read_call.h"
#include "workload/read_program.h"
#include "workload/read_shared.h"
#include "workload/words.h"

#include <string.h>

static int read_incomplete(hscal_workload *workload, const char *line) {
  const char *text = line + strspn(line, " \t");
  text += strcspn(text, " \t");
  text += strspn(text, " \t");
  if (!*text) return hscal__fail(HSCAL_ERROR_ARGUMENT, "incomplete: say why, for example \"incomplete killed\"");
  if (workload->incomplete) return 0; /* the first reason is enough */
  workload->incomplete = hscal__copy_text(text);
  return workload->incomplete ? 0 : hscal__fail(HSCAL_ERROR_MEMORY, "no memory for a line");
}

/* Is it the first word of the line? */
static int is_kind(const char *word, const char *kind) {
  size_t length = strlen(kind);
  return strncmp(word, kind, length) == 0 && (!word[length] || strchr(" \t", word[length]));
}

int hscal__workload_read_line(hscal_workload *workload, char *line) {
  static const char *const kinds[] = {"context", "matrix", "call", "incomplete", "program", "pools"};
  hscal_words words;
  const char *word = line + strspn(line, " \t");
  if (is_kind(word, kinds[3])) return read_incomplete(workload, line);
  if (is_kind(word, kinds[4])) return hscal__workload_read_program(workload, line);
  HSCAL_TRY(hscal__words_split(line, &words));
  if (words.count == 0) return 0;
  word = words.word[0];
  if (strcmp(word, kinds[0]) == 0) return hscal__workload_read_context(workload, &words);
  if (strcmp(word, kinds[1]) == 0) return hscal__workload_read_matrix(workload, &words);
  if (strcmp(word, kinds[2]) == 0) return hscal__workload_read_call(workload, &words);
  if (strcmp(word, kinds[5]) == 0) return hscal__workload_read_pools(workload, &words);
  const char *nearest = hscal__nearest(word, kinds, 6);
  if (!nearest)
    return hscal__fail(HSCAL_ERROR_ARGUMENT,
                       "\"%.80s\": a line begins with program, pools, context, matrix, call or incomplete", word);
  return hscal__fail(HSCAL_ERROR_ARGUMENT, "\"%.80s\": did you mean \"%s\"?", word, nearest);
}
