#include "models/predict/best_panel.h"

static const int widths[] = {16, 32, 48, 64, 96, 128, 192, 256};
enum { WIDTHS = (int)(sizeof widths / sizeof *widths) };

/* What is timed, with one width after the other. */
typedef struct question {
  hscal_workspace *workspace;
  const hscal_call *call;
  int nprow, npcol;
  const hscal_placement *placement;
} question;

/* Seconds with that width; 0: not known. */
static double predict(const question *q, int width) {
  const hscal_layout layout = hscal__layout_make(q->nprow, q->npcol, width);
  double seconds = 0;
  int status = hscal__timeof_in(q->workspace, q->call, &layout, q->placement, HSCAL_EFFORT_MODEL, &seconds);
  return status == 0 ? seconds : 0;
}

hscal_best_panel hscal__best_panel(hscal_workspace *workspace, const hscal_call *call, int nprow, int npcol,
                                   const hscal_placement *placement, double least_gain) {
  const question q = {workspace, call, nprow, npcol, placement};
  double seconds[WIDTHS], least_s = 0, own_s = predict(&q, hscal__reference_backend.panel);
  hscal_best_panel best = {0, own_s, own_s};
  if (own_s <= 0) return best;
  for (int i = 0; i < WIDTHS; i++) {
    seconds[i] = predict(&q, widths[i]);
    if (seconds[i] > 0 && (least_s == 0 || seconds[i] < least_s)) least_s = seconds[i];
  }
  if (own_s <= (1 + least_gain) * least_s) return best;
  for (int i = 0; i < WIDTHS; i++)
    if (seconds[i] > 0 && seconds[i] <= (1 + least_gain / 2) * least_s)
      return (hscal_best_panel){widths[i], own_s, seconds[i]};
  return best;
}
