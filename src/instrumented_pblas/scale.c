#include "instrumented_pblas/scale.h"
#include "base/status.h"
#include "instrumented_pblas/blocks.h"

/* The next entries that a coordinate holds one after another, from entry `begin` on; empty at the end. */
static hscal_span next_run(const hscal_dealing *dealing, int at, int begin) {
  if (begin >= dealing->n || !hscal__distributed(dealing)) return (hscal_span){begin, dealing->n};
  int away = hscal__mod_sub(at, hscal__holder(dealing, begin), dealing->nprocs);
  int64_t next = away == 0 ? begin : hscal__block_end(dealing, begin) + (away - 1) * (int64_t)dealing->block;
  if (next >= dealing->n) return (hscal_span){dealing->n, dealing->n};
  return (hscal_span){(int)next, hscal__block_end(dealing, (int)next)};
}

/* Entries (i,j) of the rows and the columns with i <= j. */
static int64_t on_and_above_diagonal(hscal_span rows, hscal_span columns) {
  int64_t above = 0;
  if (rows.begin < columns.begin) { /* rows that are above all of the columns */
    int end = hscal__min(rows.end, columns.begin);
    above = (int64_t)(end - rows.begin) * (columns.end - columns.begin);
    rows.begin = end;
  }
  rows.end = hscal__min(rows.end, columns.end);
  if (rows.begin >= rows.end) return above;
  int64_t height = rows.end - rows.begin, longest = columns.end - rows.begin;
  return above + height * longest - height * (height - 1) / 2;
}

/* Entries on and above the diagonal that process (p,q) holds. */
static int64_t held_above(const hscal_dealing dealing[2], int p, int q) {
  const hscal_dealing *rows = &dealing[HSCAL_ROWS], *columns = &dealing[HSCAL_COLUMNS];
  int64_t count = 0;
  int first = 0; /* rows before it are above all columns to come */
  hscal_span column = next_run(columns, q, 0);
  for (; column.begin < column.end; column = next_run(columns, q, column.end)) {
    hscal_span row = next_run(rows, p, first);
    count += (int64_t)hscal__held_in(rows, p, (hscal_span){0, first}) * (column.end - column.begin);
    for (; row.begin < row.end && row.begin < column.end; row = next_run(rows, p, row.end)) {
      count += on_and_above_diagonal(row, column);
      if (row.end <= column.end) first = row.end;
    }
  }
  return count;
}

/* As many elements as a rectangle as wide as the local matrix, and what is left of another row. */
static int emit_elements(const hscal_emitter *emitter, int process, int64_t count, int width) {
  int rows = (int)(count / width), rest = (int)(count % width);
  if (rows > 0) HSCAL_TRY(hscal__emit_copy(emitter, process, HSCAL_ROWS, rows, width));
  return rest > 0 ? hscal__emit_copy(emitter, process, HSCAL_ROWS, 1, rest) : 0;
}

int hscal__scale(const hscal_emitter *emitter, const hscal_dealing dealing[2], char uplo) {
  const hscal_dealing below[2] = {dealing[HSCAL_COLUMNS], dealing[HSCAL_ROWS]}; /* transposed */
  for (int p = 0; p < emitter->nprow; p++)
    for (int q = 0; q < emitter->npcol; q++) {
      int process = hscal__process_at(emitter, HSCAL_ROWS, p, q);
      int m = hscal__held(&dealing[HSCAL_ROWS], p), n = hscal__held(&dealing[HSCAL_COLUMNS], q);
      if (m == 0 || n == 0) continue;
      int64_t count = uplo == 'U' ? held_above(dealing, p, q) : uplo == 'L' ? held_above(below, q, p) : (int64_t)m * n;
      HSCAL_TRY(emit_elements(emitter, process, count, n));
    }
  return 0;
}
