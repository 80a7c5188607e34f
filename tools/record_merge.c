#include "record_merge.h"
#include "base/array.h"
#include "base/minmax.h"
#include "report.h"

#include <ctype.h>
#include <dirent.h>
#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- names of one process become those of all ---------------------------------------------------------------- */

/* The text with each value LETTER<number> (from 1) of a key written anew; number[i - 1]: what i becomes. malloc'ed; null: no memory, or there is
 * no such number. */
static char *renamed(const char *text, char letter, const size_t *number, size_t count) {
  char *result = NULL;
  size_t size;
  int is_known = 1;
  FILE *out = open_memstream(&result, &size);
  if (!out) return NULL;
  while (*text) {
    fputc(*text, out);
    if (*text++ != '=' || *text != letter || !isdigit((unsigned char)text[1])) continue;
    char *end;
    unsigned long old = strtoul(text + 1, &end, 10);
    is_known &= old >= 1 && old <= count;
    if (is_known) fprintf(out, "%c%zu", letter, number[old - 1]);
    text = end;
  }
  if (fclose(out) == 0 && is_known) return result;
  free(result);
  return NULL;
}

/* number[i]: of text i of the process among those of all. 0 if it cannot be. */
static int add_texts(const cli_texts *texts, char letter, const size_t *inner, size_t inner_count, cli_text_index *all,
                     size_t *number) {
  for (size_t i = 0; i < texts->count; i++) {
    char *text = renamed(texts->text[i], letter, inner, inner_count);
    number[i] = text ? cli_text_number(all, text) : (size_t)-1;
    free(text);
    if (number[i] == (size_t)-1) return 0;
  }
  return 1;
}

/* ---- calls ----------------------------------------------------------------------------------------------------- */

/* Times of the same calls, so that they can be compared one by one. */
static void thin(hscal_samples *samples, int step) {
  while (samples->step < step) {
    samples->n = (samples->n + 1) / 2;
    for (int i = 0; i < samples->n; i++) samples->s[i] = samples->s[2 * i];
    samples->step *= 2;
  }
}

static void take_slowest(hscal_samples *slowest, hscal_samples other) {
  if (!slowest->step) slowest->step = other.step;
  thin(slowest, other.step);
  thin(&other, slowest->step);
  for (int i = 0; i < other.n; i++)
    if (i >= slowest->n || other.s[i] > slowest->s[i]) slowest->s[i] = other.s[i];
  if (other.n > slowest->n) slowest->n = other.n;
}

static int add_call(cli_merged *merged, int rank, const cli_spooled_call *spooled, const char *text) {
  size_t before = merged->texts.count, number = cli_text_number(&merged->texts, text);
  if (number == (size_t)-1 || HSCAL_ARRAY_RESERVE(merged->call, merged->capacity, number + 1)) return 0;
  cli_merged_call *call = &merged->call[number];
  if (merged->texts.count > before) *call = (cli_merged_call){.seen_by = rank};
  if (call->process != merged->processes) call->of_process = call->nested_in_those = 0;
  call->process = merged->processes;
  call->of_process += spooled->calls; /* several of its calls may be told in the same words */
  call->nested_in_those += spooled->nested;
  if (spooled->samples.n) take_slowest(&call->samples, spooled->samples);
  return 1;
}

static int add_calls(cli_merged *merged, const cli_spool *spool, const size_t *matrix) {
  for (size_t i = 0; i < spool->calls; i++) {
    char *text = renamed(spool->call[i].text, 'm', matrix, spool->matrices.count);
    int is_added = text && add_call(merged, spool->rank, &spool->call[i], text);
    free(text);
    if (!is_added) return 0;
  }
  return 1;
}

/* The process is read: what did it see more of than those before it? */
static void count_calls(cli_merged *merged) {
  for (size_t i = 0; i < merged->texts.count; i++) {
    cli_merged_call *call = &merged->call[i];
    if (call->process != merged->processes || call->of_process < 1) continue;
    call->nested = hscal__fmax(call->nested, (double)call->nested_in_those / (double)call->of_process);
    if (call->in_run && call->in_run != call->of_process) call->is_uneven = 1;
    if (call->of_process <= call->in_run) continue;
    call->calls += call->of_process - call->in_run;
    call->in_run = call->of_process;
  }
}

static int add_all(cli_merged *merged, const cli_spool *spool) {
  size_t contexts = spool->contexts.count, matrices = spool->matrices.count;
  size_t *number = malloc((contexts + matrices + 1) * sizeof *number), *matrix = number + contexts;
  int is_added = number && add_texts(&spool->contexts, 'c', NULL, 0, &merged->contexts, number) &&
                 add_texts(&spool->matrices, 'c', number, contexts, &merged->matrices, matrix) &&
                 add_calls(merged, spool, matrix);
  free(number);
  count_calls(merged);
  return is_added
             ? CLI_OK
             : cli_failure("%s names a context or a matrix that is in no line of it, or is too large", spool->file);
}

static void add_process(cli_merged *merged, const cli_spool *spool) {
  merged->processes++;
  merged->ended += !strcmp(spool->end, "finalized");
  merged->with_scalapack += spool->has_scalapack != 0;
  if (spool->size > merged->size) merged->size = spool->size;
  if (*spool->off && !*merged->off) snprintf(merged->off, sizeof merged->off, "%s", spool->off);
  if (strcmp(spool->end, "finalized") && !*merged->end)
    snprintf(merged->end, sizeof merged->end, "process %d %s", spool->rank,
             *spool->end ? "ended without MPI_Finalize" : "did not come to its end");
  if (spool->seen < merged->seen) return;
  merged->seen = spool->seen;
  merged->nested = spool->nested;
  merged->others = spool->others;
  merged->queries = spool->queries;
  memcpy(merged->left, spool->left, sizeof merged->left);
}

/* ---- all of a folder ------------------------------------------------------------------------------------------- */

typedef struct spools {
  cli_spool *spool;
  size_t count, capacity;
} spools;

static int is_spool(const struct dirent *entry) {
  size_t length = strlen(entry->d_name);
  return length > 6 && !strcmp(entry->d_name + length - 6, ".spool");
}

static int read_spool(const char *folder, const char *name, spools *all) {
  char path[PATH_MAX];
  if (snprintf(path, sizeof path, "%s/%s", folder, name) >= (int)sizeof path)
    return cli_failure("%s/%s: the name is too long", folder, name);
  if (HSCAL_ARRAY_RESERVE(all->spool, all->capacity, all->count + 1)) return cli_report(HSCAL_ERROR_MEMORY);
  int status = cli_read_spool(path, &all->spool[all->count]);
  if (status == CLI_OK && all->spool[all->count].rank < 0)
    cli_free_spool(&all->spool[all->count]); /* it was killed before it could say who it is */
  else
    all->count++;
  return status;
}

static int read_spools(const char *folder, spools *all) {
  struct dirent **entry;
  int count = scandir(folder, &entry, is_spool, alphasort), status = CLI_OK;
  if (count < 0) return cli_failure("cannot read the folder %s: %s", folder, strerror(errno));
  for (int i = 0; i < count; i++) {
    if (status == CLI_OK) status = read_spool(folder, entry[i]->d_name, all);
    free(entry[i]);
  }
  free(entry);
  return status;
}

static int by_run_and_rank(const void *a, const void *b) {
  const cli_spool *x = a, *y = b;
  int runs = strcmp(x->run, y->run);
  return runs ? runs : (x->rank > y->rank) - (x->rank < y->rank);
}

/* The spools from `first` to before `last` are of one run, in the order of ranks. */
static int merge_run(const cli_spool *first, const cli_spool *last, cli_merged *merged) {
  int status = CLI_OK, size = 0;
  for (size_t c = 0; c < merged->texts.count; c++) merged->call[c].in_run = 0;
  for (const cli_spool *spool = first; spool < last && status == CLI_OK; spool++) {
    if (spool > first && spool[-1].rank == spool->rank)
      return cli_failure("%s and %s are of the same process of two runs, which cannot be told apart", spool[-1].file,
                         spool->file);
    if (spool->size > size) size = spool->size;
    add_process(merged, spool);
    status = add_all(merged, spool);
  }
  if (size > last - first) merged->missing += (size_t)(size - (last - first));
  return status;
}

int cli_merge(cli_spool *spool, size_t count, cli_merged *merged) {
  const cli_spool *end = spool + count;
  int status = CLI_OK;
  *merged = (cli_merged){0};
  if (count) qsort(spool, count, sizeof *spool, by_run_and_rank);
  for (const cli_spool *first = spool, *last; first < end && status == CLI_OK; first = last) {
    for (last = first + 1; last < end && !strcmp(last->run, first->run);) last++;
    status = merge_run(first, last, merged);
  }
  return status;
}

int cli_merge_spools(const char *folder, cli_merged *merged) {
  spools all = {0};
  *merged = (cli_merged){0};
  int status = read_spools(folder, &all);
  if (status == CLI_OK) status = cli_merge(all.spool, all.count, merged);
  for (size_t i = 0; i < all.count; i++) cli_free_spool(&all.spool[i]);
  free(all.spool);
  return status;
}

void cli_free_merged(cli_merged *merged) {
  cli_free_text_index(&merged->contexts);
  cli_free_text_index(&merged->matrices);
  cli_free_text_index(&merged->texts);
  free(merged->call);
}
