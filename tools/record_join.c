#include "record_join.h"
#include "base/array.h"
#include "base/text.h"
#include "report.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Redistributions have these operands. */
static const char both[] = "ab";

/* Is it one of the words about an operand: a=, ia=, ja=, inca=? */
static int is_about(const char *word, size_t length, const char *letters) {
  const char *equals = memchr(word, '=', length);
  if (!equals || equals == word || !strchr(letters, equals[-1])) return 0;
  size_t before = (size_t)(equals - 1 - word);
  return before == 0 || (before == 1 && strchr("ij", *word)) || (before == 3 && !strncmp(word, "inc", 3));
}

/* The words of a text that are about some operands (1), or all others (0). malloc'ed; null: no memory. */
static char *words_of(const char *text, const char *letters, int about) {
  char *words = NULL;
  size_t size;
  FILE *out = open_memstream(&words, &size);
  if (!out) return NULL;
  while (*text) {
    size_t length = strcspn(text, " ");
    if (is_about(text, length, letters) == about) fprintf(out, "%s%.*s", ftell(out) > 0 ? " " : "", (int)length, text);
    text += length;
    text += strspn(text, " ");
  }
  return hscal__stream_text(out, &words);
}

/* Do both say the same, but for these operands? */
static int are_alike(const char *one, const char *other, const char *letters) {
  char *first = words_of(one, letters, 0), *second = words_of(other, letters, 0);
  int result = first && second && !strcmp(first, second);
  free(first);
  free(second);
  return result;
}

/* Which of the two operands is unknown: "", "a", "b" or "ab". */
static const char *unknown_of(const char *text) {
  int a = strstr(text, " a=?") != NULL, b = strstr(text, " b=?") != NULL;
  return a && b ? both : a ? "a" : b ? "b" : "";
}

/* The number behind a word such as "a=m" or "context=c"; -1: there is no such word, or no number in it. Merging has seen that those that are
 * there are numbers of something. */
static long number_behind(const char *text, const char *word) {
  const char *at = strstr(text, word);
  return at && isdigit((unsigned char)at[strlen(word)]) ? strtol(at + strlen(word), NULL, 10) : -1;
}

/* Is the rank in "0,2-5"? */
static int is_in_list(const char *list, long rank) {
  for (char *end; *list; list = *end == ',' ? end + 1 : end) {
    long first = strtol(list, &end, 10), last = first;
    if (end == list) return 0;
    if (*end == '-') last = strtol(end + 1, &end, 10);
    if (rank >= first && rank <= last) return 1;
  }
  return 0;
}

/* Has the process a part of the operand, so that it would know it? */
static int has_part_of(const cli_merged *merged, const char *text, char letter, int rank) {
  const char word[] = {' ', letter, '=', 'm', 0};
  long matrix = number_behind(text, word);
  long context = matrix < 0 ? -1 : number_behind(merged->matrices.text[matrix], " context=c");
  const char *list = context < 0 ? NULL : strstr(merged->contexts.text[context], "processes=");
  return list && is_in_list(list + strlen("processes="), rank);
}

/* Can the call that one process saw a part of be what others saw? It cannot be if it would know what it does not. */
static int may_be(const cli_merged *merged, size_t part, const char *seen) {
  const char *unknown = unknown_of(merged->texts.text[part]);
  for (; *unknown; unknown++)
    if (has_part_of(merged, seen, *unknown, merged->call[part].seen_by)) return 0;
  return 1;
}

/* A part says how long the call took where it was made as often: else several were alike to those who saw the part. */
static void take(cli_merged_call *part, cli_merged_call *whole) {
  part->is_part = 1;
  if (part->calls != whole->calls || part->samples.step != whole->samples.step) return;
  for (int i = 0; i < part->samples.n && i < whole->samples.n; i++)
    if (part->samples.s[i] > whole->samples.s[i]) whole->samples.s[i] = part->samples.s[i];
}

static int join_with_whole(cli_merged *merged, size_t part) {
  const char *text = merged->texts.text[part], *unknown = unknown_of(text);
  for (size_t i = 0; i < merged->texts.count; i++) {
    const char *whole = merged->texts.text[i];
    if (*unknown_of(whole) || !are_alike(text, whole, unknown) || !may_be(merged, part, whole)) continue;
    take(&merged->call[part], &merged->call[i]);
    return 1;
  }
  return 0;
}

/* The other half: which knows what this one does not know. */
static size_t find_half(const cli_merged *merged, size_t one) {
  const char *text = merged->texts.text[one], *wanted = !strcmp(unknown_of(text), "b") ? "a" : "b";
  for (size_t i = 0; i < merged->texts.count; i++) {
    const cli_merged_call *call = &merged->call[i];
    if (call->is_part || call->calls != merged->call[one].calls) continue;
    const char *half = merged->texts.text[i];
    if (strcmp(unknown_of(half), wanted) || !are_alike(text, half, both)) continue;
    if (may_be(merged, one, half) && may_be(merged, i, text)) return i;
  }
  return (size_t)-1;
}

static int join_with_half(cli_merged *merged, size_t one) {
  char text[1024];
  const char *unknown = unknown_of(merged->texts.text[one]);
  size_t other = *unknown && unknown[1] == 0 ? find_half(merged, one) : (size_t)-1;
  if (other == (size_t)-1) return CLI_OK;
  char *known = words_of(merged->texts.text[one], unknown, 0), *rest = words_of(merged->texts.text[other], unknown, 1);
  int length = known && rest ? snprintf(text, sizeof text, "%s %s", known, rest) : -1;
  free(known);
  free(rest);
  size_t number = length > 0 && length < (int)sizeof text ? cli_text_number(&merged->texts, text) : (size_t)-1;
  if (number == (size_t)-1 || HSCAL_ARRAY_RESERVE(merged->call, merged->capacity, number + 1))
    return cli_report(HSCAL_ERROR_MEMORY);
  merged->call[number] = merged->call[one];
  take(&merged->call[other], &merged->call[number]);
  merged->call[one].is_part = 1;
  return CLI_OK;
}

int cli_join_calls(cli_merged *merged) {
  int status = CLI_OK;
  size_t count = merged->texts.count;
  for (size_t i = 0; i < count && status == CLI_OK; i++) {
    if (merged->call[i].is_part || !*unknown_of(merged->texts.text[i])) continue;
    if (!join_with_whole(merged, i)) status = join_with_half(merged, i);
  }
  for (size_t i = 0; i < merged->texts.count; i++) /* what knows too little is no call of a workload */
    if (*unknown_of(merged->texts.text[i])) merged->call[i].is_part = 1;
  return status;
}
