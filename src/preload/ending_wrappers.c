/* What ends: contexts, whose numbers are given to others then, and MPI. */
#include "preload/contexts.h"
#include "preload/next.h"
#include "preload/process.h"
#include "preload/tally.h"
#include "preload/wrapper.h"

static void forget_context(int ictxt) {
  hscal__preload_lock();
  hscal__context_ended(ictxt);
  hscal__preload_unlock();
}

static void forget_contexts(void) {
  hscal__preload_lock();
  hscal__contexts_ended();
  hscal__preload_unlock();
}

HSCAL_WRAPPER void blacs_gridexit_(const int *ictxt);
void blacs_gridexit_(const int *ictxt) {
  void (*next)(const int *);
  *(void **)&next = hscal__next_or_abort("blacs_gridexit_");
  forget_context(*ictxt);
  next(ictxt);
}

HSCAL_WRAPPER void Cblacs_gridexit(int ictxt);
void Cblacs_gridexit(int ictxt) {
  void (*next)(int);
  *(void **)&next = hscal__next_or_abort("Cblacs_gridexit");
  forget_context(ictxt);
  next(ictxt);
}

/* Also finalises MPI, unless not_done: by MPI_Finalize below. */
HSCAL_WRAPPER void blacs_exit_(const int *not_done);
void blacs_exit_(const int *not_done) {
  void (*next)(const int *);
  *(void **)&next = hscal__next_or_abort("blacs_exit_");
  forget_contexts();
  next(not_done);
}

HSCAL_WRAPPER void Cblacs_exit(int not_done);
void Cblacs_exit(int not_done) {
  void (*next)(int);
  *(void **)&next = hscal__next_or_abort("Cblacs_exit");
  forget_contexts();
  next(not_done);
}

HSCAL_WRAPPER int MPI_Finalize(void);
int MPI_Finalize(void) {
  int (*next)(void);
  *(void **)&next = hscal__next_or_abort("MPI_Finalize");
  hscal__process_end("finalized");
  return next();
}

HSCAL_WRAPPER void mpi_finalize_(int *error);
void mpi_finalize_(int *error) {
  void (*next)(int *);
  *(void **)&next = hscal__next_or_abort("mpi_finalize_");
  hscal__process_end("finalized");
  next(error);
}
