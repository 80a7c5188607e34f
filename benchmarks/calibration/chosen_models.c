/* Numbers of closed forms, bounds, clocks and predictions that were chosen. */
#include "call/scheme.h"
#include "chosen.h"
#include "estimate/calibrated.h"
#include "machine/ratio_errors.h"
#include "models/bounds/calibrated.h"
#include "models/clock/calibrated.h"
#include "models/predict/calibrated.h"

static void print_of_estimates(void) {
  const chosen numbers[] = {
      CHOSEN(HSCAL_UNKNOWN_SCATTER, "less: closed forms of what was never seen decide more often"),
      CHOSEN(HSCAL_MOST_CORRECTION, "more: closed forms of what was never seen may be far off")};
  print_room("src/estimate/calibrated.h", numbers, sizeof numbers / sizeof *numbers);
}

static void print_of_bounds(void) {
  const chosen numbers[] = {
      CHOSEN(HSCAL_MOST_PANEL_LOOKS, "more: bounds of larger calls, later: ten seconds"),
      CHOSEN(HSCAL_MOST_COUNTED_PIVOTS, "more: a little higher bounds, later"),
      CHOSEN(HSCAL_MOST_PANEL_PROCESSES, "more: higher bounds, up to nine times later"),
      CHOSEN(HSCAL_OWED_TURNS, "more: higher bounds beyond that, later"),
  };
  print_room("src/models/bounds/calibrated.h", numbers, sizeof numbers / sizeof *numbers);
}

static void print_of_clocks(void) {
  const chosen numbers[] = {
      CHOSEN(HSCAL_WINDOWS_OPERATIONS, "more: windows of whole turns on larger grids, later"),
      CHOSEN(HSCAL_PACED_WINDOWS, "more windows: exacter series, dearer"),
      CHOSEN(HSCAL_LEAST_PACED_WINDOWS, "the same, at least"),
      CHOSEN(HSCAL_LEAST_PART_OF_TURN, "longer windows: exacter on thousands of processes, dearer"),
      CHOSEN(HSCAL_LONG_STEP, "less: single steps are windows more often"),
      CHOSEN(HSCAL_OVERLAPPING_FEW_PROCESSES, "more: overlapping steps timed whole more often"),
      CHOSEN(HSCAL_WORTH_ON_FEW, "the same"),
      CHOSEN(HSCAL_WORTH_ON_MANY, "the same"),
      CHOSEN(HSCAL_LEAST_WINDOWS, "more windows: exacter, dearer"),
      CHOSEN(HSCAL_USUAL_WINDOWS, "more: long windows sooner give way to shorter ones"),
      CHOSEN(HSCAL_USUAL_BODY, "more: fewer, longer windows, better in step, but that meet fewer owners"),
      CHOSEN(HSCAL_SHORT_TURN, "more: whole turns more often, exacter, dearer"),
      CHOSEN(HSCAL_FEW_TURNS, "more: series timed whole more often"),
      CHOSEN(HSCAL_WORTH_OF_FEW_TURNS, "the same"),
      CHOSEN(HSCAL_WORTH_OF_OVERLAPPING, "the same"),
      CHOSEN(HSCAL_PARTS_IN_WINDOW, "more parts of a step: exacter, dearer"),
      CHOSEN(HSCAL_PARTS_IN_WINDOW_LOW, "the same of the rough clock"),
      CHOSEN(HSCAL_STRETCH_LEAD_EIGHTHS, "more: better in step, but fewer steps that tell a pace"),
      CHOSEN(HSCAL_LEAST_STEPS_LOW, "less: windows in shorter series of the rough clock"),
      CHOSEN(hscal__somewhat_more, "more: better samples, dearer"),
      CHOSEN(hscal__least_for_series, "more: exacter series, less for what is beside them"),
      CHOSEN(HSCAL_BUSY_PERIODS, "more: links are full for longer in the past, dearer"),
      CHOSEN(HSCAL_OCCUPANTS, "more: contention of more who meet, dearer"),
      CHOSEN(HSCAL_CORRECTIONS, "more: exacter stays, dearer"),
      CHOSEN(HSCAL_PARTNERS, "more: habits of more partners, more memory"),
      CHOSEN(HSCAL_MOST_SEND_HISTORIES, "the same in all"),
      CHOSEN(hscal__brief_s, "more: messages pass unnoticed, cheaper"),
      CHOSEN(HSCAL_MOST_LOOKS_AT_A_PORT, "less: shares may not have come to rest"),
  };
  print_room("src/models/clock/calibrated.h", numbers, sizeof numbers / sizeof *numbers);
}

static void print_of_predictions(void) {
  const chosen numbers[] = {
      CHOSEN(HSCAL_SIMILAR_COUNT, "more: more pairs are similar, which are then off by more"),
      CHOSEN(HSCAL_SIMILAR_SHAPE, "the same"),
      {"hscal__ratio_factor[0] (same grid)", hscal__ratio_factor[HSCAL_PAIR_SAME_GRID],
       "more: usual layouts are kept more often"},
      {"hscal__ratio_factor[1] (similar)", hscal__ratio_factor[HSCAL_PAIR_SIMILAR_GRID], "the same"},
      {"hscal__ratio_factor[2] (other)", hscal__ratio_factor[HSCAL_PAIR_OTHER_GRID], "the same"},
      {"hscal__ratio_factor[3] (threads)", hscal__ratio_factor[HSCAL_PAIR_OTHER_THREADS], "the same"},
      {"hscal__off_by_unverified[0] (products)", hscal__off_by_unverified[HSCAL_WORK_PRODUCTS],
       "more: wider intervals where nobody counted what MPI sends"},
      {"hscal__off_by_unverified[1] (factorizations)", hscal__off_by_unverified[HSCAL_WORK_COMPOSITE], "the same"},
      {"hscal__off_by_unverified[2] (vectors)", hscal__off_by_unverified[HSCAL_WORK_OTHER], "the same"},
      CHOSEN(HSCAL_REPEAT_OPERATIONS, "more: more alike panels, exacter, dearer"),
      CHOSEN(HSCAL_LEAST_KEPT, "the same, at least"),
      CHOSEN(HSCAL_KEPT_APART, "the same where processes do not wait"),
      CHOSEN(HSCAL_LEAST_STEPS, "more steps of a series: exacter, dearer"),
      CHOSEN(HSCAL_LEAST_PANELS, "more panels: exacter, dearer"),
      CHOSEN(HSCAL_LEAST_PANELS_LOW, "the same of the rough clock"),
      CHOSEN(HSCAL_FIRST_PROCESSES, "more: budgets grow up to larger grids"),
      MEMBER(hscal__event_clock_spending, series, "more operations: exacter, dearer; so all of these"),
      MEMBER(hscal__event_clock_spending, series_more, ""),
      MEMBER(hscal__event_clock_spending, cut, ""),
      MEMBER(hscal__event_clock_spending, composite, ""),
      MEMBER(hscal__event_clock_spending, process, ""),
      MEMBER(hscal__event_clock_spending, process_more, ""),
      MEMBER(hscal__dataflow_spending, series, ""),
      MEMBER(hscal__dataflow_spending, cut, ""),
      MEMBER(hscal__dataflow_spending, composite, ""),
      MEMBER(hscal__dataflow_spending, process, ""),
      MEMBER(hscal__low_fidelity_spending, series, ""),
      MEMBER(hscal__low_fidelity_spending, cut, ""),
      MEMBER(hscal__low_fidelity_spending, composite, ""),
      MEMBER(hscal__low_fidelity_spending, process, ""),
      CHOSEN(HSCAL_MOST_OPERATIONS, "more: every event of larger calls; two GiB, a minute"),
      CHOSEN(HSCAL_MOST_SAMPLED, "the same of samples; a minute"),
      CHOSEN(hscal__surely_too_many, "less: calls refused that might just do"),
      CHOSEN(hscal__most_shared, "more: the cheaper clock more often, that part off"),
      CHOSEN(HSCAL_BLOCKS_THAT_ADD_UP, "more: products that a short sample tells wrong more often"),
      CHOSEN(hscal__nearly_shared, "less: more new best layouts are timed by both clocks"),
      CHOSEN(hscal__most_shared_by_few, "the same in short calls"),
      CHOSEN(hscal__most_overlapped, "the same of overlapping messages"),
      CHOSEN(hscal__usual_chain, "less: less may be shared on long rows"),
      CHOSEN(HSCAL_FEW_OPERATIONS, "more: calls count as short"),
      CHOSEN(HSCAL_FEW_PROCESSES, "more: exact shares on more processes, dearer"),
      CHOSEN(HSCAL_MANY_PROCESSES, "more: the event-driven clock on more, for seconds"),
      CHOSEN(hscal__far_too_much, "less: gives up early in vain"),
      CHOSEN(hscal__part_before_look, "more: surer, more of it in vain"),
      CHOSEN(hscal__share_tolerance, "more: cheaper on many processes, that part off"),
      CHOSEN(hscal__low_fidelity_share_tolerance, "more: cheaper, shares of links are off by that part"),
      CHOSEN(hscal__low_fidelity_tolerance, "less: coarse samples give up in vain"),
      CHOSEN(hscal__far_by_switches, "more: fewer evaluations behind switches"),
      CHOSEN(hscal__scheme_call_price, "more: fewer evaluations of composites"),
      CHOSEN(hscal__usual_operations, "more: first timings of products are put off"),
      CHOSEN(hscal__turn_operations, "the same on large grids"),
  };
  print_room("src/models/predict/calibrated.h", numbers, sizeof numbers / sizeof *numbers);
}

void print_chosen_of_models(void) {
  print_of_estimates();
  print_of_bounds();
  print_of_clocks();
  print_of_predictions();
}
