#include "record_spool.h"
#include "base/array.h"
#include "base/text.h"
#include "report.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* What is left of a line if it begins with the word and a blank; null if it does not. */
static char *after(char *line, const char *word) {
  size_t length = strlen(word);
  return !strncmp(line, word, length) && line[length] == ' ' ? line + length + 1 : NULL;
}

/* Is it a number of calls that a process can have made? Of all processes together they can be added up. */
static int is_number(long calls) { return calls >= 0 && calls <= 1L << 40; }

/* Each function reads the rest of a line of its kind. 1: it is as it should be; 0: it is not, or there is no memory. */

static int read_process(cli_spool *spool, char *rest) {
  int end = 0;
  sscanf(rest, "rank=%d size=%d scalapack=%d run=%255s%n", &spool->rank, &spool->size, &spool->has_scalapack,
         spool->run, &end);
  return end && !rest[end] && spool->rank >= 0;
}

/* The next of a list, "c3 ..." or "m3 ...". */
static int read_text(cli_texts *texts, char letter, char *rest) {
  size_t number;
  int end = 0;
  if (*rest != letter || sscanf(rest + 1, "%zu%n", &number, &end) != 1) return 0;
  rest += 1 + end;
  if (*rest != ' ' || number != texts->count + 1) return 0;
  if (HSCAL_ARRAY_RESERVE(texts->text, texts->capacity, number)) return 0;
  return (texts->text[texts->count] = hscal__copy_text(rest + 1)) && ++texts->count;
}

static int read_context(cli_spool *spool, char *rest) { return read_text(&spool->contexts, 'c', rest); }
static int read_matrix(cli_spool *spool, char *rest) { return read_text(&spool->matrices, 'm', rest); }

static int read_call(cli_spool *spool, char *rest) {
  size_t number;
  int end = 0;
  if (sscanf(rest, "%zu%n", &number, &end) != 1 || rest[end] != ' ' || number != spool->calls + 1) return 0;
  if (HSCAL_ARRAY_RESERVE(spool->call, spool->capacity, number)) return 0;
  cli_spooled_call *call = &spool->call[spool->calls];
  *call = (cli_spooled_call){.text = hscal__copy_text(rest + end + 1)};
  return call->text && ++spool->calls;
}

static int read_samples(hscal_samples *samples, const char *rest) {
  char *end;
  for (samples->n = 0; *rest; rest = *end == ',' ? end + 1 : end) {
    float seconds = strtof(rest, &end);
    if (end == rest || (*end && (*end != ',' || !end[1])) || !(seconds >= 0) || samples->n == HSCAL_MOST_KEPT_SAMPLES)
      return 0;
    samples->s[samples->n++] = seconds;
  }
  return 1;
}

static int read_times(cli_spool *spool, char *rest) {
  size_t number;
  long calls, nested;
  int step, end = 0;
  sscanf(rest, "%zu count=%ld nested=%ld step=%d %n", &number, &calls, &nested, &step, &end);
  if (!end || number < 1 || number > spool->calls || !is_number(calls) || !is_number(nested) || step < 1 ||
      (step & (step - 1)))
    return 0;
  cli_spooled_call *call = &spool->call[number - 1];
  call->calls = call->samples.calls = calls;
  call->nested = nested;
  call->samples.step = step;
  return read_samples(&call->samples, rest + end);
}

static int read_seen(cli_spool *spool, char *rest) {
  int end = 0, reason, length;
  long calls;
  sscanf(rest, "calls=%ld nested=%ld others=%ld queries=%ld%n", &spool->seen, &spool->nested, &spool->others,
         &spool->queries, &end);
  if (!end || !is_number(spool->seen) || !is_number(spool->nested) || !is_number(spool->others) ||
      !is_number(spool->queries))
    return 0;
  memset(spool->left, 0, sizeof spool->left);
  for (rest += end; *rest; rest += length) {
    length = 0;
    sscanf(rest, " left=%d:%ld%n", &reason, &calls, &length);
    if (!length || reason < 1 || reason >= HSCAL_LEFT_REASONS || !is_number(calls)) return 0;
    spool->left[reason] = calls;
  }
  return 1;
}

static int read_off(cli_spool *spool, char *rest) {
  snprintf(spool->off, sizeof spool->off, "%s", rest);
  return 1;
}

static int read_end(cli_spool *spool, char *rest) {
  snprintf(spool->end, sizeof spool->end, "%s", rest);
  return 1;
}

typedef struct kind {
  const char *word;
  int (*read)(cli_spool *spool, char *rest);
} kind;

static const kind kinds[] = {{"context", read_context}, {"matrix", read_matrix}, {"call", read_call},
                             {"times", read_times},     {"seen", read_seen},     {"off", read_off},
                             {"end", read_end}};

static int read_line(cli_spool *spool, size_t number, char *line) {
  if (number == 1) return !strcmp(line, "hscal spool 1");
  char *process = number == 2 ? after(line, "process") : NULL;
  if (number == 2) return process && read_process(spool, process);
  for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) {
    char *rest = after(line, kinds[i].word);
    if (rest) return kinds[i].read(spool, rest);
  }
  return 0;
}

static int read_lines(FILE *in, cli_spool *spool) {
  char *line = NULL;
  size_t capacity = 0, number = 0;
  ssize_t length;
  int status = CLI_OK;
  while (status == CLI_OK && (length = getline(&line, &capacity, in)) > 0) {
    if (line[length - 1] != '\n') break; /* the last one, cut off */
    line[length - 1] = 0;
    number++;
    if (strlen(line) != (size_t)length - 1 || !read_line(spool, number, line))
      status = cli_failure("%s, line %zu: this is no line of a spool: \"%.60s\"", spool->file, number, line);
  }
  free(line);
  if (status == CLI_OK && number < 2) spool->rank = -1;
  return status;
}

int cli_read_spool_stream(FILE *in, const char *file, cli_spool *spool) {
  *spool = (cli_spool){.file = hscal__copy_text(file), .rank = -1};
  return spool->file ? read_lines(in, spool) : cli_report(HSCAL_ERROR_MEMORY);
}

int cli_read_spool(const char *file, cli_spool *spool) {
  *spool = (cli_spool){.rank = -1};
  FILE *in = fopen(file, "r");
  if (!in) return cli_failure("cannot read %s: %s", file, strerror(errno));
  int status = cli_read_spool_stream(in, file, spool);
  fclose(in);
  return status;
}

static void free_texts(cli_texts *texts) {
  for (size_t i = 0; i < texts->count; i++) free(texts->text[i]);
  free(texts->text);
}

void cli_free_spool(cli_spool *spool) {
  free_texts(&spool->contexts);
  free_texts(&spool->matrices);
  for (size_t i = 0; i < spool->calls; i++) free(spool->call[i].text);
  free(spool->call);
  free(spool->file);
}
