/* Workloads for Fortran; as src/plan/fortran.c, which has machines and plans. */
#include "base/fortran_text.h"
#include "hscal.h"

#include <stdint.h>
#include <stdlib.h>

static void *to_pointer(int64_t value) { return (void *)(uintptr_t)value; }
static int64_t to_handle(const void *pointer) { return (int64_t)(uintptr_t)pointer; }

HSCAL_API void hscal_workload_create_(int64_t *workload, int *info);
void hscal_workload_create_(int64_t *workload, int *info) {
  hscal_workload *made = NULL;
  *info = hscal_workload_create(&made);
  *workload = to_handle(made);
}

HSCAL_API void hscal_workload_free_(int64_t *workload);
void hscal_workload_free_(int64_t *workload) {
  hscal_workload_free(to_pointer(*workload));
  *workload = 0;
}

HSCAL_API void hscal_workload_add_line_(const int64_t *workload, const char *line, int *info, size_t length);
void hscal_workload_add_line_(const int64_t *workload, const char *line, int *info, size_t length) {
  char *text;
  *info = hscal__fortran_text(line, length, &text);
  if (!*info) *info = hscal_workload_add_line(to_pointer(*workload), text);
  free(text);
}

HSCAL_API void hscal_workload_add_(const int64_t *workload, const char *routine, const char *arguments,
                                   const int *count, int *info, size_t routine_length, size_t arguments_length);
void hscal_workload_add_(const int64_t *workload, const char *routine, const char *arguments, const int *count,
                         int *info, size_t routine_length, size_t arguments_length) {
  char *name, *words = NULL;
  *info = hscal__fortran_text(routine, routine_length, &name);
  if (!*info) *info = hscal__fortran_text(arguments, arguments_length, &words);
  if (!*info) *info = hscal_workload_add(to_pointer(*workload), name, words, *count);
  free(name);
  free(words);
}

HSCAL_API void hscal_workload_load_(const char *file, int64_t *workload, int *info, size_t length);
void hscal_workload_load_(const char *file, int64_t *workload, int *info, size_t length) {
  char *name;
  hscal_workload *loaded = NULL;
  *info = hscal__fortran_text(file, length, &name);
  if (!*info) *info = hscal_workload_load(name, &loaded);
  *workload = to_handle(loaded);
  free(name);
}

HSCAL_API void hscal_workload_save_(const int64_t *workload, const char *file, int *info, size_t length);
void hscal_workload_save_(const int64_t *workload, const char *file, int *info, size_t length) {
  char *name;
  *info = hscal__fortran_text(file, length, &name);
  if (!*info) *info = hscal_workload_save(to_pointer(*workload), name);
  free(name);
}

HSCAL_API void hscal_workload_plan_(const int64_t *workload, const int64_t *machine, int64_t *plan, int *info);
void hscal_workload_plan_(const int64_t *workload, const int64_t *machine, int64_t *plan, int *info) {
  hscal_plan *made = NULL;
  *info = hscal_workload_plan(to_pointer(*workload), to_pointer(*machine), NULL, &made);
  *plan = to_handle(made);
}
