/* Contexts for Fortran; as src/plan/fortran.c, which has the planner. */
#include <mpi.h> /* before hscal.h, which then has hscal_init_comm */

#include "base/failure.h"
#include "base/status.h"
#include "call/arguments.h"
#include "ctxt/use_options.h"
#include "hscal.h"

#include <stdlib.h>
#include <string.h>

HSCAL_API void hscal_init_(int *info);
void hscal_init_(int *info) { *info = hscal_init(NULL, NULL); }

HSCAL_API void hscal_init_comm_(const MPI_Fint *comm, int *info);
void hscal_init_comm_(const MPI_Fint *comm, int *info) { *info = hscal_init_comm(MPI_Comm_f2c(*comm)); }

HSCAL_API void hscal_use_(const MPI_Fint *comm, int *info);
void hscal_use_(const MPI_Fint *comm, int *info) { *info = hscal_use(MPI_Comm_f2c(*comm)); }

HSCAL_API void hscal_finalize_(const int *exitcode, int *info);
void hscal_finalize_(const int *exitcode, int *info) { *info = hscal_finalize(*exitcode); }

HSCAL_API void hscal_close_(int *info);
void hscal_close_(int *info) { *info = hscal_close(); }

/* Words as hscal_options_parse reads them; none: nothing is fixed any more. */
HSCAL_API void hscal_use_options_(const char *text, int *info, size_t length);
void hscal_use_options_(const char *text, int *info, size_t length) {
  hscal__enter("hscal_use_options");
  char *words = strndup(text, length);
  hscal_options options = {0};
  if (!words)
    *info = hscal__fail(HSCAL_ERROR_MEMORY, "no memory for options of %zu characters", length);
  else
    *info = hscal_options_parse(words, &options);
  free(words);
  *info = hscal__leave(hscal__use_options(*info, &options));
}

HSCAL_API int hscal_in_ctxt_(const int *ictxt);
int hscal_in_ctxt_(const int *ictxt) { return hscal_in_ctxt(ictxt); }

HSCAL_API void hscal_free_ctxt_(int *ictxt, int *info);
void hscal_free_ctxt_(int *ictxt, int *info) { *info = hscal_free_ctxt(ictxt); }

HSCAL_API void hscal_ctxt_plan_(const int *ictxt, int64_t *plan);
void hscal_ctxt_plan_(const int *ictxt, int64_t *plan) { *plan = (int64_t)(uintptr_t)hscal_ctxt_plan(ictxt); }

HSCAL_API void hscal_ctxt_comm_(const int *ictxt, MPI_Fint *comm, int *info);
void hscal_ctxt_comm_(const int *ictxt, MPI_Fint *comm, int *info) {
  MPI_Comm made = MPI_COMM_NULL;
  *info = hscal_ctxt_comm(ictxt, &made);
  *comm = MPI_Comm_c2f(made);
}

HSCAL_API void hscal_workload_ctxt_(const int64_t *workload, int *ictxt, int *info);
void hscal_workload_ctxt_(const int64_t *workload, int *ictxt, int *info) {
  *info = hscal_workload_ctxt((const hscal_workload *)(uintptr_t)*workload, ictxt);
}

HSCAL_API void hscal_plan_ctxt_(const int64_t *plan, int *ictxt, int *info);
void hscal_plan_ctxt_(const int64_t *plan, int *ictxt, int *info) {
  *info = hscal_plan_ctxt((const hscal_plan *)(uintptr_t)*plan, ictxt);
}

HSCAL_API void hscal_usual_grid_(const int *nprow, const int *npcol, const int *mb, const int *nb, const char *order,
                                 int *info, size_t length);
void hscal_usual_grid_(const int *nprow, const int *npcol, const int *mb, const int *nb, const char *order, int *info,
                       size_t length) {
  const char first[] = {length > 0 ? *order : 0, 0};
  *info = hscal_usual_grid(*nprow, *npcol, *mb, *nb, first);
}

HSCAL_API void hscal_descinit_(int *desc, const int *m, const int *n, const int *mb, const int *nb, const int *rsrc,
                               const int *csrc, const int *ictxt, int *info);
void hscal_descinit_(int *desc, const int *m, const int *n, const int *mb, const int *nb, const int *rsrc,
                     const int *csrc, const int *ictxt, int *info) {
  *info = hscal_descinit(desc, *m, *n, *mb, *nb, *rsrc, *csrc, ictxt);
}

HSCAL_API void hscal_call_begin_(const int *ictxt, int *info);
void hscal_call_begin_(const int *ictxt, int *info) { *info = hscal_call_begin(ictxt); }

HSCAL_API void hscal_call_end_(const int *ictxt, int *info);
void hscal_call_end_(const int *ictxt, int *info) { *info = hscal_call_end(ictxt); }

HSCAL_API void hscal_observe_(const int *ictxt, const double *seconds, int *info);
void hscal_observe_(const int *ictxt, const double *seconds, int *info) { *info = hscal_observe(ictxt, *seconds); }

HSCAL_API void hscal_data_in_(const int *ictxt, const int *mb, const int *nb, const int *bring_back, int *info);
void hscal_data_in_(const int *ictxt, const int *mb, const int *nb, const int *bring_back, int *info) {
  *info = hscal_data_in(ictxt, *mb, *nb, *bring_back);
}

HSCAL_API void hscal_data_nowhere_(int *info);
void hscal_data_nowhere_(int *info) { *info = hscal_data_in(NULL, 0, 0, 0); }

HSCAL_API int hscal_data_stays_(void);
int hscal_data_stays_(void) { return hscal_data_stays(); }

HSCAL_API void hscal_recon_(int *info);
void hscal_recon_(int *info) { *info = hscal_recon(NULL, NULL); }

/* A subroutine of Fortran as a benchmark. */
typedef struct fortran_benchmark {
  void (*run)(double *seconds, int *info);
} fortran_benchmark;

static int run_benchmark(void *data, double *seconds) {
  const fortran_benchmark *benchmark = data;
  int info = 0;
  benchmark->run(seconds, &info);
  return info;
}

HSCAL_API void hscal_recon_with_(void (*benchmark)(double *seconds, int *info), int *info);
void hscal_recon_with_(void (*benchmark)(double *seconds, int *info), int *info) {
  fortran_benchmark its = {benchmark};
  *info = hscal_recon(run_benchmark, &its);
}

HSCAL_API void hscal_model_comm_(const int64_t *model, MPI_Fint *comm, int64_t *group, int *info);
void hscal_model_comm_(const int64_t *model, MPI_Fint *comm, int64_t *group, int *info) {
  MPI_Comm made = MPI_COMM_NULL;
  hscal_model_group *its = NULL;
  *info = hscal_model_comm((hscal_model *)(uintptr_t)*model, &made, &its);
  *comm = MPI_Comm_c2f(made);
  *group = (int64_t)(uintptr_t)its;
}

HSCAL_API void hscal_model_group_get_(const int64_t *group, int *nprocs, int *rank, int *parent, int *ncoords,
                                      int size[4], int coordinate[4], int64_t *plan, int *info);
void hscal_model_group_get_(const int64_t *group, int *nprocs, int *rank, int *parent, int *ncoords, int size[4],
                            int coordinate[4], int64_t *plan, int *info) {
  static const hscal_model_group none = {.rank = -1};
  const hscal_model_group *its = (hscal_model_group *)(uintptr_t)*group;
  *info = its ? 0 : hscal__fail(HSCAL_ERROR_ARGUMENT, "there is no group");
  if (!its) its = &none;
  *nprocs = its->nprocs, *rank = its->rank, *parent = its->parent, *ncoords = its->ncoords;
  memcpy(size, its->size, sizeof its->size);
  memcpy(coordinate, its->coordinate, sizeof its->coordinate);
  *plan = (int64_t)(uintptr_t)its->plan;
}

HSCAL_API void hscal_model_group_speeds_(const int64_t *group, double *speed, int *info);
void hscal_model_group_speeds_(const int64_t *group, double *speed, int *info) {
  const hscal_model_group *its = (hscal_model_group *)(uintptr_t)*group;
  *info = its ? 0 : hscal__fail(HSCAL_ERROR_ARGUMENT, "there is no group");
  if (its) memcpy(speed, its->speed, (size_t)its->nprocs * sizeof *speed);
}

HSCAL_API void hscal_model_group_free_(int64_t *group);
void hscal_model_group_free_(int64_t *group) {
  hscal_model_group_free((hscal_model_group *)(uintptr_t)*group);
  *group = 0;
}

#define X(name, type, pack, scheme, flags)                                                                             \
  HSCAL_API void hscal_##name##_ctxt_(HSCAL_PARAMETERS(pack, type) int *ictxt, int *info);                             \
  void hscal_##name##_ctxt_(HSCAL_PARAMETERS(pack, type) int *ictxt, int *info) {                                      \
    *info = hscal_##name##_ctxt(HSCAL_ARGUMENTS(pack) ictxt);                                                          \
  }
#include "routines.def"
#undef X
