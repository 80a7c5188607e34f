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
