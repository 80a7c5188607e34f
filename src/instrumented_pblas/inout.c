#include "instrumented_pblas/inout.h"
#include "base/status.h"
#include "instrumented_pblas/redistribute.h"

/* Only `line` keeps its copy of the matrix. */
static void keep_one_line(hscal_dealing *across, int line) {
  across->first = across->n;
  across->src = line;
}

/* y lies as the products do: they can be made in its place unless they all come from another line. */
static hscal_products in_place(int y_all, int y_line, hscal_dealing *across) {
  int summed = y_all ? hscal__distributed(across) : hscal__spread(across);
  if (y_all || summed) return (hscal_products){.line = y_all ? -1 : y_line, .summed = summed};
  if (!hscal__distributed(across)) {
    keep_one_line(across, y_line);
    return (hscal_products){.line = y_line};
  }
  return (hscal_products){.line = across->src, .added = across->src != y_line};
}

/* If a single line shall work for y, a line beside that of y is taken, so that the links of both are used. */
static hscal_products in_buffer(const hscal_mover *mover, int y_all, int y_line, hscal_dealing *across) {
  if (y_all) return (hscal_products){.line = -1, .summed = hscal__distributed(across), .added = 1};
  if (!hscal__distributed(across))
    keep_one_line(across, mover->from.along == mover->to.along ? hscal__mod_sub(y_line, 1, across->nprocs) : 0);
  return (hscal_products){.line = across->src, .summed = hscal__spread(across), .added = 1};
}

hscal_products hscal__products_into(const hscal_mover *mover, int y_line, hscal_dealing *across) {
  int y_all = hscal__all_lines(&mover->to, y_line);
  return mover->aligned ? in_place(y_all, y_line, across) : in_buffer(mover, y_all, y_line, across);
}

hscal_products hscal__products_apart(const hscal_dealing *across) {
  return (hscal_products){.line = hscal__line_of(across), .summed = hscal__spread(across), .added = 1};
}

int hscal__products_finish(const hscal_products *products, const hscal_mover *mover, const hscal_emitter *emitter,
                           int y_line, int width) {
  if (products->summed) HSCAL_TRY(hscal__sum(&mover->from, emitter, products->line, width));
  return products->added ? hscal__redistribute(mover, emitter, products->line, y_line, width) : 0;
}
