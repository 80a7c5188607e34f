/*
 * What a recorded program could win by another layout: each call alone, all in one context or in several, by the program's own knob, by panel
 * widths. All is predicted for the ranks where they were; whether a gain is one says the guard (plan/guard.h).
 */
#ifndef HSCAL_ADVISE_ADVICE_H
#define HSCAL_ADVISE_ADVICE_H

#include "advise/programs.h"
#include "models/predict/best_panel.h"
#include "plan/guard.h"
#include "workload/calibrated.h"
#include "workload/pools.h"
#include "workload/recorded_layout.h"

/* Another layout beside the recorded ones. */
typedef struct hscal_alternative {
  hscal_candidate layout; /* nprocs 0: there is none; predicted_s: of one call, or of all with their counts */
  hscal_gain gain;   /* over what was recorded; where all calls were measured, each counts by its measured seconds */
  int is_sure;       /* by the guard */
  double after_s;    /* what was measured, else predicted, over the gain */
  char why_not[240]; /* there is none, or "" */
} hscal_alternative;

typedef struct hscal_advised_call {
  const hscal_workload_call *line;
  char arguments[160];
  hscal_recorded_state state; /* nothing below is known unless it is HSCAL_RECORDED_THERE */
  char why_not[240];          /* it is refused */
  hscal_candidate now;        /* as recorded; predicted_s of one */
  double lower_s, upper_s;    /* 90 % interval of that */
  int is_off;                 /* what was measured lies outside */
  hscal_alternative alone;    /* what is best for the call alone: is_sure by the guard, else its layout stays */
  double together_s;          /* predicted in the one context; NaN: there is none */
  double apart_s;             /* in a context of its own, moving there and back by p?gemr2d included */
  int pays;                   /* this is surely worth it, for each call */
  int context;                /* which of several contexts; 0: there is but the one */
  double context_s;           /* predicted there, without moves; NaN: there is none */
  hscal_best_panel panel;     /* on the recorded layout; width 0: none is better */
} hscal_advised_call;

/* Several contexts, with matrices moved between them only where the next call needs them elsewhere. */
typedef struct hscal_advised_contexts {
  int count; /* 0: none are surely faster than the one */
  /* In the order in which calls are made there; predicted_s: of these calls, with their counts. */
  hscal_candidate layout[HSCAL_MOST_TRIED_CONTEXTS];
  hscal_gain over_one, over_recorded;
  int is_sure;     /* over_recorded, by the guard; over_one is */
  double after_s;  /* of all calls and moves, as that of an alternative */
  double moving_s; /* of that, the moves */
} hscal_advised_contexts;

typedef struct hscal_advice {
  int processes;   /* that were started, or the largest rank and one; where there are pools, those of one of them */
  hscal_pool pool; /* the one that takes longest, which all is about; no workload: there are none */
  int ncalls, usable, off;
  hscal_advised_call *call;                 /* [ncalls] as in the workload */
  int all_measured;                         /* of those that are usable */
  double measured_s;                        /* of all usable calls that were, with their counts; NaN: none was */
  double measured_predicted_s, predicted_s; /* what is predicted of those; of all that are usable */
  hscal_alternative one;                    /* one context for all usable calls */
  hscal_plan *plan;                         /* of that; null: there is none */
  hscal_alternative one_usual_panel;        /* the same with the library's own panel width, which no program sets */
  hscal_advised_contexts contexts;          /* several instead */
  int paying;                               /* calls with contexts of their own, */
  double apart_after_s;                     /* and all of it then, like after_s */
  hscal_alternative panel;                  /* layout: that of the call that takes most, with the widest */
  int widths[2];                            /* the narrowest and the widest that is better somewhere; 0: none is */
  const hscal_known_program *program;       /* null: not known */
  hscal_alternative knob;                   /* the best that it reaches */
} hscal_advice;

typedef struct hscal_advice_question {
  const char *file; /* how messages call the workload */
  const hscal_workload *workload;
  const hscal_machine *machine; /* which knows speeds for the threads (machine/assumed_threads.h) */
  int processes_per_node;       /* rank k was on node k / this; 0: one for each processor, in order */
  int threads;                  /* of each process, from 1 */
  double patience;              /* 0: 1 */
  const hscal_known_program *program;
} hscal_advice_question;

/* Seconds of all calls that are usable: measured if all kinds were, else predicted. */
double hscal__advice_now_s(const hscal_advice *advice);
/* Seconds of all calls of a kind as they are counted there. */
double hscal__advised_now_s(const hscal_advice *advice, const hscal_advised_call *call);
/* The same where one takes `predicted_s`. */
double hscal__advised_after_s(const hscal_advice *advice, const hscal_advised_call *call, double predicted_s);

/* The same of moves between contexts, which nobody has measured: where calls count by measured seconds, they take as many times what is
 * predicted as all calls do. */
double hscal__advised_moves_s(const hscal_advice *advice, double predicted_s);

/* What to write for the knob of the program: malloc'ed text; null: no layout that it reaches. HSCAL_ERROR_MEMORY. */
int hscal__advised_set(const hscal_advice *advice, char **set);

void hscal__advice_free(hscal_advice *advice);

#endif
