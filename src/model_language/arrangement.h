/*
 * A model with values for all of its parameters: its processes, what each of them has to compute, what each pair has to transfer, and
 * what happens in which order. Processes are numbered as their coordinates count, the last one fastest.
 */
#ifndef HSCAL_MODEL_LANGUAGE_ARRANGEMENT_H
#define HSCAL_MODEL_LANGUAGE_ARRANGEMENT_H

#include "model_language/evaluation.h"
#include "model_language/parameters.h"

typedef struct hscal_arrangement {
  hscal_evaluation evaluation;
  int processes, parent;
  int64_t size[HSCAL_MODEL_COORDS]; /* of each coordinate */
  double *volume;                   /* [processes] in units of bench; NaN: void, there is no process */
  double *link_bytes;               /* [processes * processes] from, to; NaN: no link */
  int bench_size[3];                /* of the kernel that is the unit, in its own order */
} hscal_arrangement;

/* One thing that happens. */
typedef struct hscal_model_action {
  int from, to;  /* process numbers; to: -1 for a computation */
  double amount; /* units of bench, bytes */
  int place;     /* in the text */
} hscal_model_action;

/* Who takes what happens, in the order of the scheme; par as in execute.h. */
typedef struct hscal_action_sink {
  int (*put)(void *self, const hscal_model_action *action);
  int (*begin_par)(void *self);
  int (*branch)(void *self);
  int (*end_par)(void *self);
  void *self;
} hscal_action_sink;

/* Sizes alone: how many processes, by which coordinates; `sizes` [HSCAL_MODEL_COORDS]. */
int hscal__arrangement_sizes(const hscal_model_tree *tree, const hscal_model_values *values, int64_t *sizes,
                             int *processes);

/* The sizes of the kernel that is the unit; bench_size[3]. Returns 0, or what evaluation does. */
int hscal__arrangement_bench(const hscal_model_tree *tree, const hscal_model_values *values, int *bench_size);

/* Evaluates what the declarations say. Returns 0, HSCAL_ERROR_MEMORY, or HSCAL_ERROR_NO_GRID with the place where the model has no
 * value for these parameters. Free it also then. */
int hscal__arrangement_make(const hscal_model_tree *tree, const hscal_model_values *values,
                            hscal_arrangement *arrangement);
void hscal__arrangement_free(hscal_arrangement *arrangement);

/* Carries out the scheme. Returns as before, or what the sink returned. As often as wanted. */
int hscal__arrangement_run(hscal_arrangement *arrangement, const hscal_action_sink *sink);

#endif
