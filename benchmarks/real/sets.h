/* The sets of real runs, and what is known of the computers that made them. */
#ifndef HSCAL_BENCHMARKS_REAL_SETS_H
#define HSCAL_BENCHMARKS_REAL_SETS_H

typedef struct real_set {
  const char *name;        /* of its files: NAME.csv here, NAME.json in machines/, real_NAME.png in docs/results/ */
  const char *title;       /* "PDGEQRF on 256 nodes of a Cray XC40" */
  const char *description; /* a machine string */
  const char *known;       /* where that is from */
  const char *guessed;     /* what nobody published */
  const char *amiss;       /* which event is wrong, where errors are large */
  double target_error, target_rank, target_regret; /* of tasks left out; 0: none is set */
  int has_block_choices;                           /* for each task several block sizes on one grid */
} real_set;

extern const real_set real_sets[];
extern const int real_set_count;

#endif
