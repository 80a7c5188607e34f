/*
 * The planner for Fortran: the names as gfortran, and most others, write them (lower case, one underscore behind),
 * every argument by reference, results and a status last. Machines and plans are numbers of 8 bytes that hold a
 * pointer; 0 is none. What each does stands in hscal.h; the interfaces stand in the module, fortran/hscal.f90.
 */
#include "base/fortran_text.h"
#include "base/status.h"
#include "call/arguments.h"
#include "hscal.h"

#include <math.h>
#include <stdint.h>
#include <string.h>

typedef int64_t handle;

static void *to_pointer(handle value) { return (void *)(uintptr_t)value; }
static handle to_handle(const void *pointer) { return (handle)(uintptr_t)pointer; }

/* ---- texts: Fortran's have a length, handed over behind all arguments, and end with blanks */

/* The text without the blanks behind it, ended by 0; 0 if it does not fit. */
static int take_text(const char *given, size_t length, char *text, size_t size) {
  while (length > 0 && given[length - 1] == ' ') length--;
  if (length >= size) return 0;
  memcpy(text, given, length);
  text[length] = 0;
  return 1;
}

HSCAL_API void hscal_strerror_(const int *status, char *text, size_t size);
void hscal_strerror_(const int *status, char *text, size_t size) {
  hscal__give_fortran_text(hscal_strerror(*status), text, size);
}

HSCAL_API void hscal_last_error_(char *text, size_t size);
void hscal_last_error_(char *text, size_t size) { hscal__give_fortran_text(hscal_last_error(), text, size); }

HSCAL_API void hscal_clear_error_(void);
void hscal_clear_error_(void) { hscal_clear_error(); }

HSCAL_API void hscal_report_errors_(const int *reports);
void hscal_report_errors_(const int *reports) { hscal_set_error_handler(*reports ? hscal_print_error : NULL, NULL); }

HSCAL_API void hscal_version_(char *text, size_t size);
void hscal_version_(char *text, size_t size) { hscal__give_fortran_text(hscal_version(), text, size); }

/* ---- descriptors, machines, plans */

HSCAL_API void hscal_descset_(int *desc, const int *m, const int *n, const int *mb, const int *nb, const int *rsrc,
                              const int *csrc, int *info);
void hscal_descset_(int *desc, const int *m, const int *n, const int *mb, const int *nb, const int *rsrc,
                    const int *csrc, int *info) {
  *info = hscal_descset(desc, *m, *n, *mb, *nb, *rsrc, *csrc);
}

HSCAL_API void hscal_machine_load_(const char *text, handle *machine, int *info, size_t length);
void hscal_machine_load_(const char *text, handle *machine, int *info, size_t length) {
  char name[4096];
  hscal_machine *loaded = NULL;
  *machine = 0;
  if (take_text(text, length, name, sizeof name))
    *info = hscal_machine_load(name, &loaded);
  else
    *info = hscal__fail(HSCAL_ERROR_ARGUMENT, "the name of a machine is longer than %zu characters", sizeof name - 1);
  *machine = to_handle(loaded);
}

HSCAL_API void hscal_machine_free_(handle *machine);
void hscal_machine_free_(handle *machine) {
  hscal_machine_free(to_pointer(*machine));
  *machine = 0;
}

HSCAL_API void hscal_plan_get_(const handle *plan, int *nprow, int *npcol, int *mb, int *nb, int *panel,
                               double *predicted_s, int *info);
void hscal_plan_get_(const handle *plan, int *nprow, int *npcol, int *mb, int *nb, int *panel, double *predicted_s,
                     int *info) {
  const hscal_plan *chosen = to_pointer(*plan);
  *nprow = *npcol = *mb = *nb = *panel = 0;
  *predicted_s = 0;
  *info = chosen ? 0 : hscal__fail(HSCAL_ERROR_ARGUMENT, "there is no plan");
  if (!chosen) return;
  *nprow = chosen->nprow, *npcol = chosen->npcol, *mb = chosen->mb, *nb = chosen->nb, *panel = chosen->panel;
  *predicted_s = chosen->predicted_s;
}

HSCAL_API void hscal_plan_moving_(const handle *plan, double *moving_s, double *gain_s, int *info);
void hscal_plan_moving_(const handle *plan, double *moving_s, double *gain_s, int *info) {
  const hscal_plan *chosen = to_pointer(*plan);
  *moving_s = chosen ? chosen->moving_s : 0;
  *gain_s = chosen ? chosen->moving_gain_s : 0;
  *info = chosen ? 0 : hscal__fail(HSCAL_ERROR_ARGUMENT, "there is no plan");
}

static int take_file(const char *text, size_t length, char *name, size_t size) {
  if (take_text(text, length, name, size)) return 0;
  return hscal__fail(HSCAL_ERROR_ARGUMENT, "the name of a file is longer than %zu characters", size - 1);
}

HSCAL_API void hscal_plan_save_(const handle *plan, const char *file, int *info, size_t length);
void hscal_plan_save_(const handle *plan, const char *file, int *info, size_t length) {
  char name[4096];
  *info = take_file(file, length, name, sizeof name);
  if (!*info) *info = hscal_plan_save(to_pointer(*plan), name);
}

HSCAL_API void hscal_plan_load_(const char *file, handle *plan, int *info, size_t length);
void hscal_plan_load_(const char *file, handle *plan, int *info, size_t length) {
  char name[4096];
  hscal_plan *loaded = NULL;
  *info = take_file(file, length, name, sizeof name);
  if (!*info) *info = hscal_plan_load(name, &loaded);
  *plan = to_handle(loaded);
}

HSCAL_API void hscal_plan_free_(handle *plan);
void hscal_plan_free_(handle *plan) {
  hscal_plan_free(to_pointer(*plan));
  *plan = 0;
}

/* ---- the routines */

/* What hscal_info holds, as arrays (process row by row; bytes and messages by sender, then receiver), and freed. */
static void give_info(hscal_info *info, double *flops, double *bytes, double *messages) {
  if (!info) return;
  size_t count = (size_t)info->nprow * (size_t)info->npcol;
  memcpy(flops, info->flops, count * sizeof *flops);
  for (size_t x = 0; x < count; x++)
    for (size_t y = 0; y < count; y++) { /* Fortran stores columns: bytes(x, y) */
      bytes[y * count + x] = info->bytes[x * count + y];
      messages[y * count + x] = info->messages[x * count + y];
    }
  hscal_info_free(info);
}

#define X(name, type, pack, scheme, flags)                                                                             \
  HSCAL_API void hscal_##name##_plan_(HSCAL_PARAMETERS(pack, type) const handle *machine, handle *plan, int *status);  \
  void hscal_##name##_plan_(HSCAL_PARAMETERS(pack, type) const handle *machine, handle *plan, int *status) {           \
    hscal_plan *made = NULL;                                                                                           \
    *status = hscal_##name##_plan(HSCAL_ARGUMENTS(pack) to_pointer(*machine), NULL, &made);                            \
    *plan = to_handle(made);                                                                                           \
  }                                                                                                                    \
  HSCAL_API void hscal_##name##_info_(HSCAL_PARAMETERS(pack, type) const int *nprow, const int *npcol,                 \
                                      const int *panel, double *flops, double *bytes, double *messages, int *status);  \
  void hscal_##name##_info_(HSCAL_PARAMETERS(pack, type) const int *nprow, const int *npcol, const int *panel,         \
                            double *flops, double *bytes, double *messages, int *status) {                             \
    hscal_info *info = NULL;                                                                                           \
    *status = hscal_##name##_info(HSCAL_ARGUMENTS(pack) * nprow, *npcol, *panel, &info);                               \
    give_info(info, flops, bytes, messages);                                                                           \
  }                                                                                                                    \
  HSCAL_API void hscal_##name##_timeof_(HSCAL_PARAMETERS(pack, type) const handle *machine, const int *nprow,          \
                                        const int *npcol, const int *panel, const int *node_of, double *predicted_s,   \
                                        int *status);                                                                  \
  void hscal_##name##_timeof_(HSCAL_PARAMETERS(pack, type) const handle *machine, const int *nprow, const int *npcol,  \
                              const int *panel, const int *node_of, double *predicted_s, int *status) {                \
    *status = hscal_##name##_timeof(HSCAL_ARGUMENTS(pack) to_pointer(*machine), *nprow, *npcol, *panel,                \
                                    *node_of < 0 ? NULL : node_of, predicted_s);                                       \
  }
#include "routines.def"
#undef X
