/* Models for Fortran; as src/plan/fortran.c, which has machines and plans. */
#include "base/fortran_text.h"
#include "hscal.h"

#include <stdint.h>
#include <stdlib.h>

static void *to_pointer(int64_t value) { return (void *)(uintptr_t)value; }
static int64_t to_handle(const void *pointer) { return (int64_t)(uintptr_t)pointer; }

HSCAL_API void hscal_model_load_(const char *file, const char *arguments, int64_t *model, int *info, size_t file_length,
                                 size_t arguments_length);
void hscal_model_load_(const char *file, const char *arguments, int64_t *model, int *info, size_t file_length,
                       size_t arguments_length) {
  char *name, *words = NULL;
  hscal_model *loaded = NULL;
  *info = hscal__fortran_text(file, file_length, &name);
  if (!*info) *info = hscal__fortran_text(arguments, arguments_length, &words);
  if (!*info) *info = hscal_model_load(name, words, &loaded);
  *model = to_handle(loaded);
  free(name);
  free(words);
}

/* A procedure of Fortran travels as the data of the C function that calls it. Both kinds of pointers are alike by POSIX. */
typedef void fortran_emit(const int64_t *emitter, const int *nprow, const int *npcol, int *info);
typedef int fortran_keep(const int *nprow, const int *npcol);
typedef union fortran_procedure {
  void *data;
  fortran_emit *emit;
  fortran_keep *keep;
} fortran_procedure;

static int emit_by_fortran(hscal_model_emitter *emitter, int nprow, int npcol, void *data) {
  const fortran_procedure its = {.data = data};
  const int64_t handle = to_handle(emitter);
  int info = 0;
  its.emit(&handle, &nprow, &npcol, &info);
  return info;
}

static int keep_by_fortran(int nprow, int npcol, void *data) {
  const fortran_procedure its = {.data = data};
  return its.keep(&nprow, &npcol) != 0;
}

HSCAL_API void hscal_model_create_(const char *name, const char *arguments, const char *bench, const int *nprow,
                                   const int *npcol, const int *parent, fortran_emit *emit, int64_t *model, int *info,
                                   size_t name_length, size_t arguments_length, size_t bench_length);
void hscal_model_create_(const char *name, const char *arguments, const char *bench, const int *nprow, const int *npcol,
                         const int *parent, fortran_emit *emit, int64_t *model, int *info, size_t name_length,
                         size_t arguments_length, size_t bench_length) {
  const fortran_procedure procedure = {.emit = emit};
  char *text[3] = {NULL, NULL, NULL};
  hscal_model *made = NULL;
  *info = hscal__fortran_text(name, name_length, &text[0]);
  if (!*info) *info = hscal__fortran_text(arguments, arguments_length, &text[1]);
  if (!*info) *info = hscal__fortran_text(bench, bench_length, &text[2]);
  const hscal_emitted_model description = {.name = text[0],
                                           .arguments = text[1],
                                           .bench = text[2],
                                           .nprow = *nprow,
                                           .npcol = *npcol,
                                           .parent = *parent,
                                           .emit = emit_by_fortran,
                                           .data = procedure.data};
  if (!*info) *info = hscal_model_create(&description, &made);
  *model = to_handle(made);
  for (int i = 0; i < 3; i++) free(text[i]);
}

HSCAL_API void hscal_emit_compute_(const int64_t *emitter, const int *process, const double *units, int *info);
void hscal_emit_compute_(const int64_t *emitter, const int *process, const double *units, int *info) {
  *info = hscal_emit_compute(to_pointer(*emitter), *process, *units);
}

HSCAL_API void hscal_emit_transfer_(const int64_t *emitter, const int *from, const int *to, const double *bytes,
                                    int *info);
void hscal_emit_transfer_(const int64_t *emitter, const int *from, const int *to, const double *bytes, int *info) {
  *info = hscal_emit_transfer(to_pointer(*emitter), *from, *to, *bytes);
}

HSCAL_API void hscal_emit_par_begin_(const int64_t *emitter, int *info);
void hscal_emit_par_begin_(const int64_t *emitter, int *info) { *info = hscal_emit_par_begin(to_pointer(*emitter)); }

HSCAL_API void hscal_emit_par_branch_(const int64_t *emitter, int *info);
void hscal_emit_par_branch_(const int64_t *emitter, int *info) { *info = hscal_emit_par_branch(to_pointer(*emitter)); }

HSCAL_API void hscal_emit_par_end_(const int64_t *emitter, int *info);
void hscal_emit_par_end_(const int64_t *emitter, int *info) { *info = hscal_emit_par_end(to_pointer(*emitter)); }

HSCAL_API void hscal_model_prune_(const int64_t *model, fortran_keep *keep, int *info);
void hscal_model_prune_(const int64_t *model, fortran_keep *keep, int *info) {
  const fortran_procedure procedure = {.keep = keep};
  *info = hscal_model_prune(to_pointer(*model), keep_by_fortran, procedure.data);
}

HSCAL_API void hscal_model_prune_nothing_(const int64_t *model, int *info);
void hscal_model_prune_nothing_(const int64_t *model, int *info) {
  *info = hscal_model_prune(to_pointer(*model), NULL, NULL);
}

HSCAL_API void hscal_model_set_(const int64_t *model, const char *arguments, int *info, size_t length);
void hscal_model_set_(const int64_t *model, const char *arguments, int *info, size_t length) {
  char *words;
  *info = hscal__fortran_text(arguments, length, &words);
  if (!*info) *info = hscal_model_set(to_pointer(*model), words);
  free(words);
}

HSCAL_API void hscal_model_free_(int64_t *model);
void hscal_model_free_(int64_t *model) {
  hscal_model_free(to_pointer(*model));
  *model = 0;
}

HSCAL_API void hscal_model_timeof_(const int64_t *model, const int64_t *machine, const int *nprow, const int *npcol,
                                   const int *node_of, double *predicted_s, int *info);
void hscal_model_timeof_(const int64_t *model, const int64_t *machine, const int *nprow, const int *npcol,
                         const int *node_of, double *predicted_s, int *info) {
  *info = hscal_model_timeof(to_pointer(*model), to_pointer(*machine), *nprow, *npcol, *node_of < 0 ? NULL : node_of,
                             predicted_s);
}

HSCAL_API void hscal_model_plan_(const int64_t *model, const int64_t *machine, int64_t *plan, int *info);
void hscal_model_plan_(const int64_t *model, const int64_t *machine, int64_t *plan, int *info) {
  hscal_plan *made = NULL;
  *info = hscal_model_plan(to_pointer(*model), to_pointer(*machine), NULL, &made);
  *plan = to_handle(made);
}
