#include "preload/process.h"
#include "base/environment.h"
#include "preload/closing_line.h"
#include "preload/mode.h"
#include "preload/mpi_at_run_time.h"
#include "preload/scalapack_object.h"
#include "preload/spool.h"
#include "preload/tally.h"

#include <limits.h>
#include <pthread.h>
#include <stdio.h>

static int rank = -1, has_begun, has_ended;

/* Where MPI cannot be asked: what the launcher says; 0 if it says nothing. */
static int rank_by_launcher(void) {
  static const char *const names[] = {"OMPI_COMM_WORLD_RANK", "PMIX_RANK", "PMI_RANK", "SLURM_PROCID"};
  int given = -1;
  for (size_t i = 0; i < sizeof names / sizeof *names; i++)
    if (!hscal__environment_number(names[i], 0, INT_MAX, &given) && given >= 0) return given;
  return 0;
}

static void look_at_mpi(int *size) {
  char why[200];
  hscal_mpi_state state = hscal__mpi_state();
  if (state == HSCAL_MPI_RUNNING) {
    hscal__mpi_world(&rank, size);
    return;
  }
  rank = rank_by_launcher();
  if (state == HSCAL_MPI_FOREIGN)
    snprintf(why, sizeof why, "this libhscal_preload.so was built for another MPI library than \"%.60s\"",
             hscal__mpi_name());
  else
    snprintf(why, sizeof why, "a routine was called while MPI was not running");
  hscal__preload_switch_off(why);
}

void hscal__process_begin(void) {
  int size = 0, is_wanted = hscal__preload_mode() != HSCAL_PRELOAD_OFF || *hscal__preload_off_reason();
  if (has_begun || !is_wanted) return;
  has_begun = 1;
  look_at_mpi(&size);
  hscal__spool_begin(rank, size, hscal__scalapack_is_shared());
}

void hscal__process_end(const char *how) {
  hscal__preload_lock();
  int is_first = !has_ended;
  has_ended = 1;
  hscal_mpi_state state = is_first && !has_begun ? hscal__mpi_state() : HSCAL_MPI_ABSENT;
  if (state == HSCAL_MPI_RUNNING || state == HSCAL_MPI_FOREIGN) hscal__process_begin(); /* it made no call */
  if (is_first && has_begun) {
    hscal__spool_end(how);
    if (rank == 0) hscal__closing_line();
  }
  hscal__preload_unlock();
}

/* A child has neither MPI nor what was seen so far; its parent goes on. */
static void forget_in_child(void) {
  hscal__preload_unlock();
  hscal__spool_forget();
  has_ended = 1;
  hscal__preload_switch_off(NULL);
}

__attribute__((constructor)) static void begin(void) {
  pthread_atfork(hscal__preload_lock, hscal__preload_unlock, forget_in_child);
}

__attribute__((destructor)) static void end(void) {
  hscal__process_end(hscal__mpi_state() == HSCAL_MPI_ENDED ? "finalized" : "exited");
}
