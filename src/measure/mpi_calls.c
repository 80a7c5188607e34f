#include "measure/mpi_calls.h"
#include "base/status.h"

#include <sched.h>
#include <time.h>

int hscal__mpi_status(int code, const char *what) {
  char text[MPI_MAX_ERROR_STRING] = "";
  int length;
  if (code == MPI_SUCCESS) return 0;
  MPI_Error_string(code, text, &length);
  return hscal__fail(HSCAL_ERROR_MPI, "%s: %s", what, text);
}

int hscal__wait_politely(MPI_Request *request, int eager_looks) {
  return hscal__wait_meanwhile(request, eager_looks, NULL, NULL);
}

void hscal__pause(long look, int eager_looks) {
  enum { SHORTEST_SLEEP_NS = 20000, LONGEST_SLEEP_NS = 1000000, DOUBLINGS = 6 };
  if (look < eager_looks) {
    sched_yield();
    return;
  }
  const long asleep = look - eager_looks;
  long sleep_ns = asleep < DOUBLINGS ? (long)SHORTEST_SLEEP_NS << asleep : LONGEST_SLEEP_NS;
  nanosleep(&(struct timespec){.tv_nsec = sleep_ns}, NULL);
}

int hscal__wait_meanwhile(MPI_Request *request, int eager_looks, void (*meanwhile)(void *data), void *data) {
  for (long look = 0;; look++) {
    int done, code = MPI_Test(request, &done, MPI_STATUS_IGNORE);
    if (code != MPI_SUCCESS || done) return code;
    if (meanwhile && look >= eager_looks) meanwhile(data);
    hscal__pause(look, eager_looks);
  }
}
