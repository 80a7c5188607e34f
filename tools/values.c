#include "values.h"
#include "call/values.h"
#include "report.h"

#include <stdio.h>
#include <string.h>

static int said(int status) { return status ? cli_report(status) : CLI_OK; }

int cli_read_int(const char *name, const char *text, int least, int *value) {
  return said(hscal__read_int(name, text, least, value));
}

int cli_read_real(const char *name, const char *text, double *value) {
  return said(hscal__read_real(name, text, value));
}

int cli_read_grid(const char *name, const char *text, int *nprow, int *npcol) {
  return said(hscal__read_grid(name, text, nprow, npcol));
}

/* 64, or rows and columns of a block: 32x64. */
static int read_blocks(const char *what, const char *text, hscal_origin *origin) {
  char name[128];
  const char *cross = strchr(text, 'x');
  snprintf(name, sizeof name, "%sNB ", what);
  if (!cross) return cli_read_int(name, text, 1, &origin->nb);
  char rows[24] = "";
  size_t length = (size_t)(cross - text);
  memcpy(rows, text, length < sizeof rows ? length : sizeof rows - 1);
  int status = cli_read_int(name, cross + 1, 1, &origin->nb);
  snprintf(name, sizeof name, "%sMB ", what);
  return status ? status : cli_read_int(name, rows, 1, &origin->mb);
}

int cli_read_origin(const char *name, const char *text, hscal_origin *origin) {
  char grid[64], what[96];
  const char *colon = strchr(text, ':');
  int is_cut = colon && (colon == text || !colon[1] || colon[1] == 'x' || text[strlen(text) - 1] == 'x');
  if (!colon || (size_t)(colon - text) >= sizeof grid || is_cut)
    return cli_usage("%s%s: where matrices lie is written as rows x columns:NB, for example %s4x3:64", name, text,
                     name);
  memcpy(grid, text, (size_t)(colon - text));
  grid[colon - text] = 0;
  int status = cli_read_grid(name, grid, &origin->nprow, &origin->npcol);
  snprintf(what, sizeof what, "%s%.40s: ", name, text);
  return status ? status : read_blocks(what, colon + 1, origin);
}
