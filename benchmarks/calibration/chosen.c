/* Numbers that were chosen, or fitted by trial to how good plans or samples are: nothing measures them one by one. */
#include "chosen.h"
#include "ctxt/calibrated.h"
#include "explain/calibrated.h"
#include "fit/calibrated.h"
#include "groups.h"
#include "machine/calibrated.h"
#include "machine/ratio_errors.h"
#include "measure/calibrated.h"
#include "model_language/calibrated.h"
#include "panel/calibrated.h"
#include "partition/calibrated.h"
#include "plan/calibrated.h"
#include "preload/calibrated.h"
#include "recorded/calibrated.h"
#include "search/calibrated.h"
#include "strategies/calibrated.h"
#include "table.h"
#include "workload/calibrated.h"

#include <stdio.h>

void print_room(const char *file, const chosen *numbers, size_t n) {
  printf("\n  %s\n", file);
  for (size_t i = 0; i < n; i++) table_chosen(numbers[i].name, numbers[i].value, numbers[i].trades);
}

static void print_of_search(void) {
  const chosen numbers[] = {
      CHOSEN(HSCAL_DEFAULT_KAPPA, "more: looks at what is less known, later at what is good"),
      CHOSEN(HSCAL_DEADLINE_KAPPA, "the same in a hurry"),
      {"HSCAL_THINK_ALONE (s)", ((const double[])HSCAL_THINK_ALONE)[0], "more: better plans of short calls, later"},
      {"HSCAL_THINK_ALONE (times)", ((const double[])HSCAL_THINK_ALONE)[1], "the same, of what is due"},
      {"HSCAL_THINK_SHARED (s)", ((const double[])HSCAL_THINK_SHARED)[0], "the same, on shared nodes"},
      {"HSCAL_THINK_SHARED (times)", ((const double[])HSCAL_THINK_SHARED)[1], ""},
      {"HSCAL_THINK_UNEQUAL (s)", ((const double[])HSCAL_THINK_UNEQUAL)[0], "the same, on unequal nodes"},
      {"HSCAL_THINK_UNEQUAL (times)", ((const double[])HSCAL_THINK_UNEQUAL)[1], ""},
      CHOSEN(HSCAL_THINK_NO_PRODUCT, "less: sooner, for calls that are over in a moment"),
      CHOSEN(HSCAL_TIMES_PER_CALL, "more: better plans of workloads, later"),
      CHOSEN(HSCAL_MOST_THOUGHT_CALLS, "more: better plans of workloads of many calls, later"),
      CHOSEN(HSCAL_GOAL_FEW, "more: larger clusters decide in the seconds below"),
      CHOSEN(HSCAL_GOAL_FEW_S, "more: better plans, later"),
      CHOSEN(HSCAL_GOAL_MANY, "as above"),
      CHOSEN(HSCAL_GOAL_MANY_S, "as above"),
      CHOSEN(HSCAL_GOAL_MOST, "as above"),
      CHOSEN(HSCAL_GOAL_MOST_S, "as above"),
      CHOSEN(HSCAL_DEADLINE_MODE_PATIENCE, "more: more decisions in deadline mode"),
      CHOSEN(HSCAL_LIMIT_OF_RUN, "more: programs wait for better plans"),
      CHOSEN(HSCAL_MOST_LIMIT_S, "more: programs wait longer for plans of the longest calls"),
      CHOSEN(HSCAL_LEAST_LIMIT_S, "the same of short calls"),
      CHOSEN(HSCAL_AMPLE, "more: more decisions in programs are watched"),
      CHOSEN(HSCAL_EXPENSIVE_FALLBACK, "less: the fallback is timed less often"),
      CHOSEN(HSCAL_RECORDED_S, "more: better plans of recorded calls, later"),
      CHOSEN(HSCAL_SEVERAL_EVALUATIONS, "more: better plans at the shell, longer decisions"),
      CHOSEN(HSCAL_LEAST_AT_SHELL_S, "the same of small calls"),
      CHOSEN(HSCAL_MOST_FOR_SEVERAL_S, "the same of thousands"),
      CHOSEN(HSCAL_PART_OF_GOAL, "more: better plans, deadlines missed on slower computers"),
      CHOSEN(HSCAL_LEAST_SHARE, "more: certain searches end later"),
      CHOSEN(HSCAL_ESTIMATE_SHARE, "more: more candidates, fewer of them timed"),
      CHOSEN(HSCAL_VERIFICATION_SHARE, "more: surer of the best guesses, fewer guesses"),
      CHOSEN(HSCAL_LOCAL_SEARCH_SHARE, "more: better placements of fewer layouts"),
      CHOSEN(HSCAL_FALLBACK_SHARE, "more: the fallback known better, less search"),
      CHOSEN(HSCAL_USUAL_SHARE, "the same of other usual layouts, with a deadline"),
      CHOSEN(HSCAL_LEAVE_GUIDE, "less: programs fall back on other usual layouts more often"),
      CHOSEN(HSCAL_USUAL_SHARE_AFTER, "of them, too, after everything else"),
      CHOSEN(HSCAL_USUAL_SHARE_BESIDE, "the same without one"),
      CHOSEN(HSCAL_PROMISING_USUAL, "more: more usual layouts are timed in a hurry, fewer others"),
      CHOSEN(HSCAL_RANGE_SHARE, "more: ranges with the data of dearer calls, later"),
      {"HSCAL_EVALUATION_SHARE (usual)", ((const double[])HSCAL_EVALUATION_SHARE)[0],
       "more: large layouts are timed, fewer in all"},
      {"HSCAL_EVALUATION_SHARE (deadline)", ((const double[])HSCAL_EVALUATION_SHARE)[1], ""},
      {"HSCAL_TIMES_FALLBACK (usual)", ((const double[])HSCAL_TIMES_FALLBACK)[0],
       "more: layouts dearer than the fallback are timed"},
      {"HSCAL_TIMES_FALLBACK (deadline)", ((const double[])HSCAL_TIMES_FALLBACK)[1], ""},
      {"HSCAL_EVALUATION_SHARE_UNKNOWN (ScaLAPACK)", ((const double[])HSCAL_EVALUATION_SHARE_UNKNOWN)[0],
       "the same where the fallback is too dear"},
      {"HSCAL_EVALUATION_SHARE_UNKNOWN (products)", ((const double[])HSCAL_EVALUATION_SHARE_UNKNOWN)[1], ""},
      CHOSEN(HSCAL_ALIKE_RATES, "more: shares suit small differences of speed, too"),
      CHOSEN(HSCAL_WORTH_UNEVEN, "more: products in square blocks for larger differences"),
      CHOSEN(HSCAL_SEARCH_TOLERANCE, "more: ends sooner, plans that much worse"),
      CHOSEN(HSCAL_LOCAL_IN_VAIN, "more: placements tried for longer in vain"),
      CHOSEN(HSCAL_LOCAL_GAIN, "more: local searches end sooner"),
  };
  print_room("src/search/calibrated.h: budget and ends", numbers, sizeof numbers / sizeof *numbers);
}

static void print_of_planners(void) {
  const chosen numbers[] = {
      CHOSEN(HSCAL_VERIFIED_WITHIN, "more: plans of more planners are timed by the better clock"),
      CHOSEN(HSCAL_UNVERIFIED_IS_SHORT, "more: verified plans go before what is faster by the rough clock"),
      CHOSEN(HSCAL_RETIMED_LAYOUTS, "more: more plans that may still be the best, fewer stretches of each"),
      CHOSEN(HSCAL_LEAST_STRETCHES, "more: fewer plans, each timed better"),
      CHOSEN(HSCAL_RETIMED_IS_SHORT, "more: verified plans go before what the last round says is faster"),
      CHOSEN(HSCAL_RETIMED_WITHIN, "more: the first planner's verified plan stays more often"),
      CHOSEN(HSCAL_NEAR_LAYOUTS, "more: more of the best layouts, fewer neighbours of each"),
      CHOSEN(HSCAL_SECOND_IS_SHORT, "more: neighbours have to be better by more than the best of the first round"),
      CHOSEN(HSCAL_VERIFYING_SHARE,
             "more: more of them can be, and more neighbours are timed; plans are later by that"),
      CHOSEN(HSCAL_PLANNERS_BY_GRIDS, "more: more grids and fewer blocks on each are looked at"),
      CHOSEN(HSCAL_PLANNERS_EVALUATION, "more: fewer planners without a layout, some that are late"),
  };
  print_room("src/plan/calibrated.h and src/search/calibrated.h: several planners", numbers,
             sizeof numbers / sizeof *numbers);
}

static void print_of_candidates(void) {
  const chosen numbers[] = {
      CHOSEN(HSCAL_NEARLY_EVEN, "more: LPT tried where it gains little"),
      CHOSEN(HSCAL_SLOWER_WITHIN_NODE, "less: nodes that take turns are tried in vain"),
      CHOSEN(HSCAL_LATER_WAY, "more: more shapes of grids, fewer ways to place each"),
      CHOSEN(HSCAL_EXPANSION_EFFORT, "more: more grids at once, sooner spent"),
      CHOSEN(HSCAL_AS_PROMISING, "more: cheaper first plans, worse ones"),
      CHOSEN(HSCAL_IMPROVABLE, "less: placements are passed over that could be improved"),
      CHOSEN(HSCAL_VERIFIED_GUESSES, "more: surer of the best guesses, later"),
      CHOSEN(HSCAL_MOST_VERIFIED_GUESSES, "the same of the patient"),
      CHOSEN(HSCAL_SURE_DEVIATIONS, "less: closed forms decide more often in a hurry"),
      CHOSEN(HSCAL_SHARED_FALLBACK_EFFORT, "more: programs on shared nodes time less and keep their limit"),
      CHOSEN(HSCAL_UNCORRECTED_SCATTER, "less: the same on more than 1,024 processes"),
      CHOSEN(HSCAL_INTERVAL_DEVIATIONS, "more: wider intervals of untimed plans"),
      CHOSEN(HSCAL_SURE_DEVIATIONS_OF_BLOCKS, "the same, of other blocks"),
      CHOSEN(HSCAL_CORRECTION_DOUBT, "the same"),
      CHOSEN(HSCAL_CORRECTED_FROM, "less: corrections in place of trials"),
      CHOSEN(HSCAL_CORRECTED_UP_TO, "more: corrections where little was learned"),
      CHOSEN(HSCAL_CORRECTED_SIZE, "less: the same"),
      CHOSEN(HSCAL_SCALED_FROM, "less: smaller problems are searched for fewer processes"),
      CHOSEN(HSCAL_SCALED_LEAST_SIDE, "less: cheaper evaluations of smaller problems, more unlike the whole one"),
      CHOSEN(HSCAL_SCALED_SIDE_OF_NODE, "less: the same"),
      CHOSEN(HSCAL_SCALED_SEARCH_SHARE, "more: more evaluations there, fewer of the whole problem"),
      CHOSEN(HSCAL_SCALED_MOST_SHARE, "more: the same"),
      CHOSEN(HSCAL_SCALED_SCATTER, "less: layouts from there are plans untimed more often"),
      CHOSEN(HSCAL_SCALED_SCATTER_OF_SWITCHES, "the same behind switches"),
      CHOSEN(HSCAL_SCALED_SHARE, "more: fewer evaluations of what else there is"),
      CHOSEN(HSCAL_SCALED_EVALUATION_SHARE, "more: evaluations that leave no time for others"),
      CHOSEN(HSCAL_LOCAL_START, "more: local searches from worse layouts"),
      CHOSEN(HSCAL_AFFORDABLE_VARIANTS, "less: other blocks go by high fidelity alone more often"),
      CHOSEN(HSCAL_FAR_OFF, "more: single pairs of fidelities decide more"),
      CHOSEN(HSCAL_REFUSED_AS_SLOW, "more: what is like a refused layout waits longer"),
      CHOSEN(HSCAL_REFUSED_SD, "less: the same"),
      CHOSEN(HSCAL_BOUND_SD, "more: bounds say less of neighbours"),
      CHOSEN(HSCAL_FALLBACK_DEADLINE_SHARE, "more: the fallback known better, less search"),
      CHOSEN(HSCAL_CHEAP_SHARE, "more: searches as usual that miss the deadline"),
      CHOSEN(HSCAL_LOOKING_SHARE, "more: more guesses, verified less often"),
      CHOSEN(HSCAL_LATE_EVALUATION_SHARE, "more: fewer rough plans, deadlines missed by that"),
      CHOSEN(HSCAL_TIMES_LOW_FIDELITY, "more: high fidelity is put off more often"),
      CHOSEN(HSCAL_CANDIDATE_LOOK_EFFORT, "more: fewer evaluations where candidates are many"),
      CHOSEN(HSCAL_MOVE_LOOK_EFFORT, "more: fewer moves on many processes"),
      CHOSEN(HSCAL_GIVEN_UP_EFFORT, "more: programs try fewer like what was given up"),
  };
  print_room("src/search/calibrated.h: candidates and evaluations", numbers, sizeof numbers / sizeof *numbers);
}

static void print_of_plans(void) {
  const chosen numbers[] = {
      CHOSEN(HSCAL_SQUARE_AS_FAST, "more: square blocks more often, a percent slower"),
      CHOSEN(HSCAL_AS_MUCH_MEMORY, "less: memory decides more often among layouts that are as fast"),
      CHOSEN(HSCAL_IMPLAUSIBLE_GAIN, "less: more warnings, some for nothing"),
      CHOSEN(HSCAL_TELLING_GAP, "more: larger gaps are told, which say little"),
      CHOSEN(HSCAL_TELLING_GAP_OF_KEPT, "the same of layouts that are kept"),
      CHOSEN(HSCAL_ADVISED_PATIENCE, "more: advice that takes longer and gains more"),
      CHOSEN(HSCAL_MOST_ADVISED_PATIENCE, "the same of the patient"),
      CHOSEN(HSCAL_WORTH_ANOTHER_PLAN, "more: remembered plans are kept longer"),
      CHOSEN(HSCAL_RACE_LEVEL, "less: races take more rounds, fewer are won by chance"),
      CHOSEN(HSCAL_RACE_ROUNDS, "more: small gains are seen, later"),
      CHOSEN(HSCAL_NODE_CHOICES_ALL, "more: later, no number of nodes passed over"),
      CHOSEN(HSCAL_NODE_CHOICES, "the same where there are many"),
      CHOSEN(HSCAL_NODE_CHOICES_IN_PROGRAM, "the same in a program, which waits"),
      CHOSEN(HSCAL_NODE_BEGINNINGS, "more: mixtures without the fastest kinds, later"),
      CHOSEN(HSCAL_NODE_CHOICE_PATIENCE, "more: surer of each number of nodes, later"),
      CHOSEN(HSCAL_LEAST_FULL_PATIENCE, "below 0.1 plans of many nodes are made in deadline mode"),
      CHOSEN(HSCAL_COSTS_THE_SAME, "more: faster plans for a little more node-hours"),
  };
  print_room("src/plan/calibrated.h", numbers, sizeof numbers / sizeof *numbers);
}

static void print_of_workloads(void) {
  const chosen numbers[] = {
      CHOSEN(HSCAL_MINOR_PART, "more: what minor calls alone would like is known less well, sooner"),
      CHOSEN(HSCAL_MINOR_PATIENCE, "more: known better, later"),
      CHOSEN(HSCAL_MOST_TRIED_CONTEXTS, "more: layouts with smaller gains are tried as further contexts, later"),
      CHOSEN(HSCAL_MOST_STATES, "more: exact for more matrices at once, later"),
      CHOSEN(HSCAL_MOST_DECISIONS, "more: the same, of workloads of many calls"),
  };
  print_room("src/workload/calibrated.h", numbers, sizeof numbers / sizeof *numbers);
}

static void print_of_explanations(void) {
  const chosen numbers[] = {
      CHOSEN(HSCAL_MOST_EXPLAINED_OPERATIONS, "more: exact explanations of larger calls, later"),
      CHOSEN(hscal__nodes_faster, "smaller: nearer to the derivative, more rounding"),
      CHOSEN(hscal__links_wider, "the same"),
      CHOSEN(hscal__single_link_part, "less: a single link is named more often"),
      CHOSEN(HSCAL_LIMIT_KINDS, "more: kinds of nodes looked at one by one, later"),
      CHOSEN(HSCAL_OTHER_KINDS, "more: plans with other nodes, later"),
      CHOSEN(hscal__threshold_tolerance, "less: the size from which on it pays, later"),
      CHOSEN(hscal__threshold_step, "less: thresholds that are passed over, later"),
      CHOSEN(hscal__threshold_least, "less: smaller thresholds are found, later"),
      CHOSEN(hscal__threshold_most, "more: the same of larger ones"),
      CHOSEN(hscal__map_grids_part, "more: grids of a map are surer, blocks less"),
      CHOSEN(HSCAL_MAP_CANDIDATES, "more: fields of a map are surer, later"),
  };
  print_room("src/explain/calibrated.h", numbers, sizeof numbers / sizeof *numbers);
}

static void print_of_machines(void) {
  const chosen numbers[] = {
      CHOSEN(HSCAL_ASSUMED_FEW_CORES_RATE, "more: rough machines of few processors with faster memory"),
      CHOSEN(HSCAL_ASSUMED_NODE_RATE, "the same of more"),
      CHOSEN(HSCAL_ASSUMED_MANY_CORES_RATE, "the same of many"),
      CHOSEN(HSCAL_ASSUMED_CACHE_BYTES, "more: larger vectors at the speed of the cache"),
      CHOSEN(HSCAL_ASSUMED_COPY_RATE, "more: copies cost less"),
      CHOSEN(HSCAL_ASSUMED_MEMORY_BYTES, "more: fewer nodes suffice"),
      CHOSEN(HSCAL_ASSUMED_OF_DOUBLING, "more: more threads, fewer processes"),
      CHOSEN(HSCAL_ASSUMED_MODEL_ERROR, "more: usual layouts are kept more often"),
      CHOSEN(HSCAL_PRODUCTS_PER_SCALAR, "more: eigenvalues take longer"),
      CHOSEN(HSCAL_MOST_DECLINE, "less: more points are doubted, some in vain"),
      CHOSEN(HSCAL_MOST_DECLINE_OF_MEMORY, "the same beyond the caches"),
      CHOSEN(HSCAL_MOST_GROWTH, "the same of higher speeds"),
      CHOSEN(HSCAL_MOST_GROWTH_OF_ROOT, "the same of little work"),
      CHOSEN(HSCAL_LEAST_OF_GEMM, "more: more machines are doubted, some in vain"),
      CHOSEN(HSCAL_TELLS_RATE_BYTES, "less: rates of small messages are doubted, some in vain"),
      CHOSEN(HSCAL_LEAST_DRIFT, "less: smaller drifts are told"),
      CHOSEN(HSCAL_NOISE_OF_CALLS, "less: the same of few calls"),
      CHOSEN(HSCAL_SURE_OF_DRIFT, "less: drifts told sooner, some in vain"),
      CHOSEN(HSCAL_CLIP_DEVIATIONS, "more: single calls decide more"),
      CHOSEN(HSCAL_LEAST_CLIP, "the same of calls that differ by little"),
  };
  print_room("src/machine/calibrated.h", numbers, sizeof numbers / sizeof *numbers);
}

static void print_of_measuring(void) {
  const chosen numbers[] = {
      CHOSEN(HSCAL_PROBE_S, "more: surer, but later"),
      CHOSEN(HSCAL_THOROUGH_S, "the same, if thorough"),
      CHOSEN(HSCAL_LONGEST_S, "the same, at most"),
      CHOSEN(HSCAL_PART_OF_KERNELS, "more: speeds surer, messages less"),
      CHOSEN(HSCAL_CURVED, "less: more points of curves"),
      CHOSEN(HSCAL_LEAST_ERROR, "more: usual layouts are kept more often"),
      CHOSEN(HSCAL_LEAST_ERROR_OF_PROBE, "the same of probes"),
      CHOSEN(HSCAL_MOST_ERROR_OF_PROBE, "the same of disturbed ones"),
      CHOSEN(HSCAL_LEAST_ROUNDS, "more: surer, but later"),
      CHOSEN(HSCAL_LEAST_CERTAIN_ROUNDS, "the same"),
      CHOSEN(HSCAL_MOST_ROUNDS, "the same on busy computers"),
      CHOSEN(HSCAL_CERTAIN_SPEED, "less: the same"),
      CHOSEN(HSCAL_OVERTIME, "more: later on busy computers"),
      CHOSEN(HSCAL_SAMPLE_S, "more: the clock errs less, fewer samples"),
      CHOSEN(HSCAL_QUOTA_LOOKS, "more: shares under quotas surer, later"),
      CHOSEN(HSCAL_QUOTA_LOOKS_OF_PROBE, "the same of probes"),
      CHOSEN(HSCAL_QUOTA_PAUSE_S, "more: less of one spell of other work, later"),
      CHOSEN(HSCAL_QUOTA_PERIODS, "the same"),
      CHOSEN(HSCAL_LEAST_OF_QUOTA_S, "the same of short periods"),
      CHOSEN(HSCAL_LONGEST_PERIOD_S, "the same of long ones"),
      CHOSEN(HSCAL_WHOLE_PROCESSOR, "more: more quotas are told of in notes"),
      CHOSEN(HSCAL_EXPECTED_LOW_LEVEL, "less: samples last longer"),
      CHOSEN(HSCAL_EXPECTED_PANELS, "more: more points for the time"),
      CHOSEN(HSCAL_EXPECTED_SINGLE_PANELS, "the same"),
      CHOSEN(HSCAL_LEAST_SAMPLES, "more: messages surer, but later"),
      CHOSEN(HSCAL_MOST_SAMPLES, "the same on busy networks"),
      CHOSEN(HSCAL_CERTAIN_MESSAGE, "less: the same"),
      CHOSEN(HSCAL_LATE_S, "more: fewer held up by other work, later"),
      CHOSEN(HSCAL_LARGE_MESSAGE_S, "more: rates surer, but later"),
      CHOSEN(HSCAL_LARGE_MESSAGE_OF_PROBE_S, "the same of probes"),
      CHOSEN(HSCAL_LEAST_HALF, "more: more are called disturbed"),
      CHOSEN(HSCAL_MOST_HALF, "less: the same"),
      CHOSEN(HSCAL_PART_OF_PACKING, "more: packing is known better, the rest worse"),
      CHOSEN(HSCAL_LEAST_OF_PACKING, "more: slight packing is called free"),
      CHOSEN(HSCAL_UNSHARED, "more: links are called shared in vain"),
      CHOSEN(HSCAL_ALIKE_SPEED, "more: fewer classes of nodes"),
      CHOSEN(HSCAL_ALIKE_LINK, "the same by links"),
      CHOSEN(HSCAL_ALIKE_MESSAGES, "more: fewer switches are seen"),
      CHOSEN(HSCAL_AS_FAST_LINK, "less: the same"),
      CHOSEN(HSCAL_BETTER_PIVOT, "more: pairs from the first nodes on"),
      CHOSEN(HSCAL_MOST_OF_OTHERS, "less: more are called disturbed"),
      CHOSEN(HSCAL_LEAST_IDLE, "more: the same"),
      CHOSEN(HSCAL_MOST_STOLEN, "less: the same"),
      CHOSEN(HSCAL_MOST_SWITCHES_PER_S, "less: the same"),
      CHOSEN(HSCAL_LEAST_WATCHED_S, "less: the same, of short ones"),
      CHOSEN(HSCAL_TICK_S, "less: the same"),
      CHOSEN(HSCAL_MOST_REPEATS, "more: surer on busy computers, but later"),
      CHOSEN(HSCAL_SLEEPS, "more: other work counts as sleep less often"),
  };
  print_room("src/measure/calibrated.h", numbers, sizeof numbers / sizeof *numbers);
}

static void print_of_contexts(void) {
  const chosen numbers[] = {
      CHOSEN(HSCAL_RECON_TOLERANCE, "less: smaller changes count, more classes"),
      CHOSEN(HSCAL_RECON_MOST_CHANGE, "less: more are refused"),
      CHOSEN(HSCAL_RECON_S, "more: surer, but later"),
      CHOSEN(HSCAL_BETWEEN_PROCESSES_S, "more: fewer questions, later"),
      CHOSEN(HSCAL_ANSWERS_S, "more: absent processes are told later"),
  };
  print_room("src/ctxt/calibrated.h", numbers, sizeof numbers / sizeof *numbers);
}

static void print_of_fits(void) {
  const chosen numbers[] = {
      CHOSEN(HSCAL_FIT_SD_PEAK, "more: runs change speeds further"),
      CHOSEN(HSCAL_FIT_SD_RATE, "the same of rates"),
      CHOSEN(HSCAL_FIT_SD_LATENCY, "the same of times per message"),
      CHOSEN(HSCAL_FIT_MEASURED_PART, "the same of measured machines"),
      CHOSEN(HSCAL_FIT_OVERHEAD_PART, "more: processors spend more where a machine says nothing"),
      CHOSEN(HSCAL_FIT_THREADS_EXPONENT, "more: the same threads are faster"),
      CHOSEN(HSCAL_FIT_TOLD, "more: more parameters are fitted, some by chance"),
      CHOSEN(HSCAL_FIT_FIRST_SD, "more: fewer runs are outliers at first"),
      CHOSEN(HSCAL_FIT_LEAST_SD, "the same at last"),
      CHOSEN(HSCAL_FIT_SLOPE_STEP, "less: slopes nearer to derivatives, more noise"),
      CHOSEN(HSCAL_FIT_LONGEST_STEP, "more: fewer steps, some in vain"),
      CHOSEN(HSCAL_FIT_LEAST_GAIN, "less: nearer to the least sum, later"),
      CHOSEN(HSCAL_FIT_MOST_RATIO_ERROR, "more: worse fits are written"),
  };
  print_room("src/fit/calibrated.h", numbers, sizeof numbers / sizeof *numbers);
}

static void print_of_partitions(void) {
  const chosen numbers[] = {
      CHOSEN(HSCAL_MOST_BRANCHES, "more: better partitions of weights, later"),
      CHOSEN(HSCAL_MOST_BRANCHED_ELEMENTS, "the same, and deeper stacks"),
  };
  print_room("src/partition/calibrated.h", numbers, sizeof numbers / sizeof *numbers);
}

static void print_of_strategies(void) {
  const chosen numbers[] = {
      CHOSEN(HSCAL_MOST_STRATEGY_LAYOUTS, "more: hmpi and exhaustive answer on larger machines, after minutes"),
  };
  print_room("src/strategies/calibrated.h", numbers, sizeof numbers / sizeof *numbers);
}

static void print_of_recordings(void) {
  const chosen numbers[] = {
      CHOSEN(HSCAL_RECORDING_EFFORT, "more: fewer layouts of recorded calls"),
      CHOSEN(HSCAL_RECORDING_EFFORT_OF_ACTION, "the same of long ones"),
      CHOSEN(HSCAL_RECORDING_EFFORT_OF_TIME, "the same"),
      CHOSEN(HSCAL_RECORDING_EFFORT_OF_BYTE, "the same of large matrices"),
  };
  print_room("src/recorded/calibrated.h", numbers, sizeof numbers / sizeof *numbers);
}

static void print_of_models_in_text(void) {
  const chosen numbers[] = {
      CHOSEN(HSCAL_MODEL_MOST_STEPS, "more: larger models, endless ones are stopped later"),
      CHOSEN(HSCAL_MODEL_MOST_CALLS, "more: deeper recursion, more stack"),
      CHOSEN(HSCAL_MODEL_MOST_NESTING, "the same of expressions"),
      CHOSEN(HSCAL_MODEL_MOST_NUMBERS, "more: larger arrays, more memory"),
      CHOSEN(HSCAL_MODEL_MOST_PROCESSES, "the same of processes, by their square"),
      CHOSEN(HSCAL_MODEL_MOST_CHARACTERS, "more: longer files"),
      CHOSEN(HSCAL_MODEL_MOST_ACTIONS, "more: larger pars, more memory"),
      CHOSEN(HSCAL_MODEL_EFFORT_OF_STEP, "more: fewer arrangements are looked at"),
  };
  print_room("src/model_language/calibrated.h", numbers, sizeof numbers / sizeof *numbers);
}

static void print_of_panels(void) {
  const chosen numbers[] = {
      CHOSEN(HSCAL_PANEL_LEAST_FLOPS, "less: smaller calls are planned, too, and begin later"),
      CHOSEN(HSCAL_PANEL_LEAST_GAIN, "more: fewer calls get another width"),
  };
  print_room("src/panel/calibrated.h", numbers, sizeof numbers / sizeof *numbers);
}

static void print_of_preload(void) {
  const chosen numbers[] = {
      CHOSEN(HSCAL_SPOOL_LEAST_S, "less: a killed program loses less, files are written more often"),
      CHOSEN(HSCAL_SPOOL_PART, "the same of long runs"),
      CHOSEN(HSCAL_SPOOL_TIMES, "more: slow file systems cost less, a killed program loses more"),
  };
  print_room("src/preload/calibrated.h", numbers, sizeof numbers / sizeof *numbers);
}

int print_chosen(calibration *c) {
  (void)c;
  printf("\nNot fitted one by one: chosen, or by trial (each with its date and reason in the header)\n"
         "Plans: decisions-report, planning-report. What is timed: sampling-report, and the mean errors above. "
         "Seconds: scale-report. What measuring finds: cluster-check.\n");
  print_of_search();
  print_of_planners();
  print_of_candidates();
  print_of_plans();
  print_of_workloads();
  print_of_explanations();
  print_chosen_of_models();
  print_of_machines();
  print_of_measuring();
  print_of_contexts();
  print_of_fits();
  print_of_recordings();
  print_of_partitions();
  print_of_strategies();
  print_of_models_in_text();
  print_of_preload();
  print_of_panels();
  return 0;
}
