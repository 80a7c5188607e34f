/* What programs that cannot be changed win by hscal's advice, by the real library on simulated clusters. */
#ifndef HSCAL_ADVISED_ADVISED_H
#define HSCAL_ADVISED_ADVISED_H

#include "advise/advice.h"
#include "batch.h"
#include "replay.h"

#include <stdio.h>

typedef enum advised_kind {
  AS_RECORDED,
  BY_KNOB,        /* the best that the program's own knob reaches */
  IN_ONE_CONTEXT, /* the best for somebody who writes the program, with the library's panel width */
  ADVISED_KINDS
} advised_kind;

/* All calls of a recording in one layout. */
typedef struct advised_layout {
  hscal_candidate layout; /* nprocs 0: there is none */
  replay *calls;          /* [ncalls] */
} advised_layout;

/* A recording on a machine. */
typedef struct advised_case {
  const hscal_machine *machine;
  const hscal_workload *workload;
  const char *program; /* its name */
  hscal_advice advice;
  char *set; /* what to write for the knob; null: nothing */
  int ncalls;
  int whole; /* calls are simulated as they are */
  advised_layout layouts[ADVISED_KINDS];
} advised_case;

typedef struct advised {
  int ncases;
  advised_case *cases; /* those that are whole come last */
} advised;

/* Asks for advice and lays the calls out in each of the three ways. The case is to be freed in any case. HSCAL_ERROR_MEMORY, or as
 * hscal__advise. */
int advised_make(const hscal_workload *workload, const hscal_machine *machine, const hscal_programs *programs,
                 int whole, advised_case *made);
void advised_free(advised_case *it);

/* Appends the case's simulations to tasks; returns how many. At most MOST_PARTS * ADVISED_KINDS for each call. */
int advised_tasks(advised_case *it, sim_task *tasks);

/* Seconds of all calls with their counts: simulated, with the clock's share; what was simulated of that; the clock's alone. NaN: there is no
 * such layout. */
double advised_seconds(const advised_case *it, advised_kind kind);
double advised_simulated_s(const advised_case *it, advised_kind kind);
double advised_predicted_s(const advised_case *it, advised_kind kind);

/* Order of its largest matrix. */
int advised_order(const advised_case *it);

/* The pages (advised_text.c). */
void advised_write_csv(const void *all, FILE *out);
void advised_write_page(const void *all, FILE *out);

#endif
