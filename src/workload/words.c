#include "workload/words.h"
#include "base/nearest.h"
#include "base/status.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

static int is_blank(char c) { return c == ' ' || c == '\t'; }

/* A comment begins a line or stands behind a blank. */
static void cut_comment(char *line) {
  char *at = line;
  while (*at && !(*at == '#' && (at == line || is_blank(at[-1])))) at++;
  *at = 0;
}

int hscal__words_split(char *line, hscal_words *words) {
  words->count = 0;
  for (char *at = line; *at; at++)
    if (iscntrl((unsigned char)*at) && !is_blank(*at))
      return hscal__fail(HSCAL_ERROR_ARGUMENT, "a control character (%d) in column %d", (unsigned char)*at,
                         (int)(at - line) + 1);
  cut_comment(line);
  for (char *at = line; *at;) {
    at += strspn(at, " \t");
    if (!*at) break;
    if (words->count == HSCAL_WORKLOAD_MOST_WORDS)
      return hscal__fail(HSCAL_ERROR_ARGUMENT, "more than %d words", HSCAL_WORKLOAD_MOST_WORDS);
    words->word[words->count++] = at;
    at += strcspn(at, " \t");
    if (*at) *at++ = 0;
  }
  return 0;
}

const char *hscal__words_value(const char *word, int *length) {
  const char *equals = strchr(word, '=');
  if (!equals || equals == word) {
    hscal__fail(HSCAL_ERROR_ARGUMENT, "\"%.80s\": write key=value, for example n=4000", word);
    return NULL;
  }
  *length = (int)(equals - word) + 1;
  return equals + 1;
}

int hscal__words_name(const char *what, const char *text, char *name, int size) {
  int length = (int)strlen(text), is_legal = length > 0;
  for (int i = 0; i < length && is_legal; i++)
    is_legal = isalnum((unsigned char)text[i]) || text[i] == '_' || (i > 0 && strchr(".-", text[i]));
  if (!is_legal)
    return hscal__fail(HSCAL_ERROR_ARGUMENT,
                       "\"%.80s\" is no name of a %s: letters, digits and _, behind the first also . and -", text,
                       what);
  if (length >= size)
    return hscal__fail(HSCAL_ERROR_ARGUMENT, "\"%.80s\": the name of a %s has at most %d characters", text, what,
                       size - 1);
  memcpy(name, text, (size_t)length + 1);
  return 0;
}

int hscal__words_unknown(const char *where, const char *word, int length, const char *const *names, int count) {
  char wrong[64];
  snprintf(wrong, sizeof wrong, "%.*s", length, word);
  const char *nearest = hscal__nearest(wrong, names, count);
  if (!nearest) return hscal__fail(HSCAL_ERROR_ARGUMENT, "%s does not take %s", where, wrong);
  return hscal__fail(HSCAL_ERROR_ARGUMENT, "%s does not take %s; did you mean \"%s\"?", where, wrong, nearest);
}
