#include "workload/command.h"
#include "base/status.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

static int is_blank(char c) { return c == ' ' || c == '\t'; }

/* A shell takes these as they are, in any place of a word. */
static int is_plain(const char *word) {
  for (; *word; word++)
    if (!isalnum((unsigned char)*word) && !strchr("_-+=./:,@%^", *word)) return 0;
  return 1;
}

static char visible(char c) { return iscntrl((unsigned char)c) ? '?' : c; }

void hscal__command_put(FILE *out, const char *word) {
  int is_quoted = !*word || !is_plain(word);
  if (is_quoted) fputc('\'', out);
  for (; *word; word++)
    if (*word == '\'')
      fputs("'\\''", out);
    else
      fputc(visible(*word), out);
  if (is_quoted) fputc('\'', out);
}

/* Copies the word at *text without its quotes; *text and *to move behind it. */
static int take_word(const char **text, char **to) {
  const char *at = *text;
  while (*at && !is_blank(*at)) {
    if (at[0] == '\\' && at[1] == '\'') {
      *(*to)++ = '\'', at += 2;
      continue;
    }
    if (*at != '\'') {
      *(*to)++ = *at++;
      continue;
    }
    const char *end = strchr(at + 1, '\'');
    if (!end) return hscal__fail(HSCAL_ERROR_ARGUMENT, "command=: the quote before \"%.40s\" does not end", at + 1);
    for (at++; at < end; at++) *(*to)++ = *at;
    at++;
  }
  *(*to)++ = 0;
  *text = at;
  return 0;
}

/* The table of words and what they point to are one piece: no text has more words than half of its characters, and one. */
int hscal__command_split(const char *text, char ***words) {
  size_t length = strlen(text), most = length / 2 + 2, count = 0;
  *words = malloc(most * sizeof **words + length + 1);
  if (!*words) return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for a command");
  char *to = (char *)(*words + most);
  for (;;) {
    while (is_blank(*text)) text++;
    if (!*text) break;
    (*words)[count++] = to;
    int status = take_word(&text, &to);
    if (!status) continue;
    free(*words);
    *words = NULL;
    return status;
  }
  (*words)[count] = NULL;
  return 0;
}
