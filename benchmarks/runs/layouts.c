#include "layouts.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void Cblacs_get(int context, int what, int *value);
void Cblacs_gridmap(int *context, const int *processes, int leading, int nprow, int npcol);
void Cblacs_gridexit(int context);

enum { WORDS = 7, LARGEST = 1000000, NOBODY = -1 };
static const char *const number_names[] = {"nprow", "npcol", "mb", "nb", "panel"};

/* Where the reader is, and where it tells what is wrong. */
typedef struct reader {
  const char *name;
  int line, nprocs;
  char *const *host_of;
  char *message;
  unsigned long size;
} reader;

static int complain(const reader *in, const char *format, ...) {
  va_list arguments;
  int length = snprintf(in->message, in->size, "%s:%d: ", in->name, in->line);
  if (length < 0 || (unsigned long)length >= in->size) return 1;
  va_start(arguments, format);
  vsnprintf(in->message + length, in->size - (unsigned long)length, format, arguments);
  va_end(arguments);
  return 1;
}

static int read_number(const reader *in, const char *what, const char *word, int *value) {
  char *end;
  long number = strtol(word, &end, 10);
  if (end == word || *end || number < 1 || number > LARGEST)
    return complain(in, "%s must be a whole number from 1 to %d, not \"%s\"", what, LARGEST, word);
  *value = (int)number;
  return 0;
}

/* The first process on the host that is none of taken[count]; NOBODY: there is none. */
static int free_process(const reader *in, const char *host, const int *taken, int count) {
  for (int process = 0; process < in->nprocs; process++) {
    int i = 0;
    while (i < count && taken[i] != process) i++;
    if (i == count && strcmp(in->host_of[process], host) == 0) return process;
  }
  return NOBODY;
}

static int find_processes(const reader *in, layout *grid) {
  int wanted = grid->nprow * grid->npcol, count = 1;
  for (const char *c = grid->hosts; *c; c++) count += *c == ',';
  if (count != wanted)
    return complain(in, "a grid of %d x %d needs %d hosts, not %d", grid->nprow, grid->npcol, wanted, count);
  char *hosts = strdup(grid->hosts), *rest = hosts;
  grid->process = calloc((size_t)count, sizeof *grid->process);
  int wrong = hosts && grid->process ? 0 : complain(in, "out of memory");
  for (int i = 0; i < count && !wrong; i++) grid->process[i] = NOBODY;
  for (int i = 0; i < count && !wrong; i++) {
    char *host = rest, *end = strchr(rest, ',');
    if (end) *end = 0, rest = end + 1;
    int process = free_process(in, host, grid->process, count);
    if (process == NOBODY)
      wrong = complain(in, "no process is left on host \"%s\" for (%d, %d)", host, i / grid->npcol, i % grid->npcol);
    grid->process[i % grid->npcol * grid->nprow + i / grid->npcol] = process;
  }
  free(hosts);
  return wrong;
}

static int read_layout(const reader *in, char *const *word, layout *grid) {
  int *const number[] = {&grid->nprow, &grid->npcol, &grid->mb, &grid->nb, &grid->panel};
  for (int i = 0; i < 5; i++)
    if (read_number(in, number_names[i], word[i + 1], number[i])) return 1;
  if ((long)grid->nprow * grid->npcol > in->nprocs)
    return complain(in, "a grid of %d x %d needs more than the %d processes that there are", grid->nprow, grid->npcol,
                    in->nprocs);
  if (strchr(word[0], ',')) return complain(in, "the label \"%s\" must have no comma", word[0]);
  grid->label = strdup(word[0]);
  grid->hosts = strdup(word[WORDS - 1]);
  return grid->label && grid->hosts ? find_processes(in, grid) : complain(in, "out of memory");
}

/* A line without its end. */
static int read_line(const reader *in, char *line, layouts *all) {
  char *word[WORDS + 1], *rest = NULL;
  int words = 0;
  for (char *at = strtok_r(line, " \t\r", &rest); at && words <= WORDS; at = strtok_r(NULL, " \t\r", &rest))
    word[words++] = at;
  if (words == 0 || *word[0] == '#') return 0;
  if (words != WORDS) return complain(in, "expected: label nprow npcol mb nb panel host,host,...");
  for (int i = 0; i < all->count; i++)
    if (strcmp(all->list[i].label, word[0]) == 0) return complain(in, "there is a layout \"%s\" already", word[0]);
  layout *list = realloc(all->list, (size_t)(all->count + 1) * sizeof *list);
  if (!list) return complain(in, "out of memory");
  all->list = list;
  list[all->count] = (layout){.context = -1};
  return read_layout(in, word, &list[all->count++]);
}

int layouts_read(char *text, const char *name, char *const *host_of, int nprocs, layouts *all, char *message,
                 unsigned long size) {
  reader in = {name, 0, nprocs, host_of, message, size};
  int wrong = 0;
  *all = (layouts){0};
  while (text && !wrong) {
    char *end = strchr(text, '\n');
    if (end) *end = 0;
    in.line++;
    wrong = read_line(&in, text, all);
    text = end ? end + 1 : NULL;
  }
  if (!wrong && all->count == 0) wrong = complain(&in, "there is no layout");
  if (wrong) layouts_free(all);
  return wrong;
}

void layouts_open(const layouts *all) {
  for (int i = 0; i < all->count; i++) {
    layout *grid = &all->list[i];
    Cblacs_get(-1, 0, &grid->context);
    Cblacs_gridmap(&grid->context, grid->process, grid->nprow, grid->nprow, grid->npcol);
  }
}

void layouts_close(const layouts *all) {
  for (int i = 0; i < all->count; i++)
    if (all->list[i].context >= 0) Cblacs_gridexit(all->list[i].context);
}

void layouts_free(layouts *all) {
  for (int i = 0; i < all->count; i++) {
    free(all->list[i].label);
    free(all->list[i].hosts);
    free(all->list[i].process);
  }
  free(all->list);
  *all = (layouts){0};
}
