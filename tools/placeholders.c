#include "placeholders.h"
#include "base/nearest.h"
#include "base/text.h"
#include "call/arguments.h"
#include "given_arguments.h"
#include "report.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

/* Names in a recorded call are kept with '='. */
static int is_name(const char *name, const char *text, size_t length) {
  return strcspn(name, "=") == length && strncasecmp(name, text, length) == 0;
}

/* The whole numbers among the words of a plan that was kept: "n=8000 nrhs=1". */
static int kept_numbers(const char *words, cli_number *numbers, int most) {
  int count = 0;
  for (const char *at = words; *at && count < most; at += strcspn(at, " "), at += strspn(at, " ")) {
    const char *value = at + strcspn(at, "= ");
    char *end;
    if (*value != '=') continue;
    long number = strtol(value + 1, &end, 10);
    if (end > value + 1 && (*end == ' ' || !*end)) numbers[count++] = (cli_number){at, (int)number};
  }
  return count;
}

int cli_numbers(const cli_arguments *arguments, const hscal_call *call, const hscal_plan *plan, int threads,
                cli_number *numbers) {
  const cli_number planned[] = {{"p", plan->nprow},     {"q", plan->npcol},     {"np", plan->nprocs},
                                {"nprow", plan->nprow}, {"npcol", plan->npcol}, {"nprocs", plan->nprocs},
                                {"mb", plan->mb},       {"nb", plan->nb},       {"panel", plan->panel},
                                {"threads", threads}};
  int count = (int)(sizeof planned / sizeof *planned);
  memcpy(numbers, planned, sizeof planned);
  if (!call || arguments->model)
    return count + kept_numbers(plan->arguments, numbers + count, CLI_MOST_NUMBERS - count);
  for (const hscal_argument *a = hscal__arguments_of(call->routine); a->name && !call->source; a++)
    if (a->kind == HSCAL_ARGUMENT_size)
      numbers[count++] = (cli_number){a->name, *(const int *)(const void *)((const char *)call + a->where)};
  for (int i = 0; i < arguments->names; i++)
    numbers[count++] = (cli_number){arguments->name[i].text, arguments->name[i].value};
  return count;
}

/* Letters, digits and '_' at the beginning. */
static size_t word_length(const char *text) {
  size_t length = 0;
  while (isalnum((unsigned char)text[length]) || text[length] == '_') length++;
  return length;
}

static const cli_number *find(const char *text, size_t length, const cli_number *numbers, int count) {
  for (int i = 0; i < count; i++)
    if (is_name(numbers[i].name, text, length)) return &numbers[i];
  return NULL;
}

/* The name that text[length] is nearly; null if none. Static buffer. */
static const char *find_near(const char *text, size_t length, const cli_number *numbers, int count) {
  const char *names[CLI_MOST_NUMBERS];
  static char word[40];
  if (length == 0 || length >= sizeof word) return NULL;
  memcpy(word, text, length);
  word[length] = 0;
  for (int i = 0; i < count; i++) names[i] = numbers[i].name;
  return hscal__nearest(word, names, count);
}

/* What stands at a brace: {name} or {{name}. */
typedef struct brace {
  int is_literal, is_closed;
  const char *name;
  size_t length;
} brace;

static brace read_brace(const char *at) {
  brace read = {.is_literal = at[1] == '{'};
  read.name = at + 1 + read.is_literal;
  read.length = word_length(read.name);
  read.is_closed = read.name[read.length] == '}';
  return read;
}

/* Sizes of other routines: whoever writes one means the number. */
static int is_size(const char *text, size_t length) {
  static const char *const sizes[] = {"m", "n", "k", "nrhs"};
  for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++)
    if (is_name(sizes[i], text, length)) return 1;
  return 0;
}

/* What stands at *at, a brace, is put into `out`, and *at moved behind it. */
static int fill_brace(const char *word, const char **at, const cli_number *numbers, int count, FILE *out) {
  const brace read = read_brace(*at);
  const char *name = read.name;
  const size_t length = read.length;
  const cli_number *number = read.is_closed ? find(name, length, numbers, count) : NULL;
  const char *near = read.is_closed && !number ? find_near(name, length, numbers, count) : NULL;
  if (near && !read.is_literal)
    return cli_usage("{%.*s} in \"%s\" is no number of the plan; did you mean {%.*s}? ({{%.*s} is the word itself)",
                     (int)length, name, word, (int)strcspn(near, "="), near, (int)length, name);
  const int is_missing = read.is_closed && !number && !near && is_size(name, length);
  if (is_missing && !read.is_literal)
    return cli_usage("{%.*s} in \"%s\": the call has no such size ({{%.*s} is the word itself)", (int)length, name,
                     word, (int)length, name);
  if (!number && !near && !is_missing) {
    fputc(*(*at)++, out); /* a brace of the program's own */
    return CLI_OK;
  }
  if (read.is_literal)
    fprintf(out, "{%.*s}", (int)length, name);
  else
    fprintf(out, "%d", number->value);
  *at = name + length + 1;
  return CLI_OK;
}

/* *filled is to be freed. */
static int fill_word(const char *word, const cli_number *numbers, int count, char **filled) {
  size_t size;
  int status = CLI_OK;
  FILE *out = open_memstream(filled, &size);
  if (!out) return cli_report(HSCAL_ERROR_MEMORY);
  for (const char *at = word; *at && status == CLI_OK;)
    if (*at == '{')
      status = fill_brace(word, &at, numbers, count, out);
    else
      fputc(*at++, out);
  return hscal__stream_text(out, filled) ? status : cli_report(HSCAL_ERROR_MEMORY);
}

int cli_fill_words(char *const *words, const cli_number *numbers, int count, char ***filled) {
  size_t length = 0;
  while (words[length]) length++;
  char **copy = calloc(length + 1, sizeof *copy);
  int status = copy ? CLI_OK : cli_report(HSCAL_ERROR_MEMORY);
  if (copy && !(copy[0] = strdup(words[0]))) status = cli_report(HSCAL_ERROR_MEMORY);
  for (size_t i = 1; i < length && status == CLI_OK; i++) status = fill_word(words[i], numbers, count, &copy[i]);
  *filled = copy;
  return status;
}

static int word_has(const char *word, const char *name) {
  for (const char *at = word; (at = strchr(at, '{'));) {
    const brace read = read_brace(at);
    int is_it = read.is_closed && is_name(name, read.name, read.length);
    if (is_it && !read.is_literal) return 1;
    at = is_it ? read.name : at + 1;
  }
  return 0;
}

int cli_words_have(char *const *words, const char *name) {
  for (int i = 1; words && words[0] && words[i]; i++)
    if (word_has(words[i], name)) return 1;
  return 0;
}

void cli_free_words(char **words) {
  for (char **word = words; word && *word; word++) free(*word);
  free(words);
}
