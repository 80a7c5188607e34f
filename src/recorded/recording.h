/*
 * A routine of the library of which there is no model: what it does on a layout is recorded from the library itself. A recording
 * stands behind hscal_call.recording, and hscal__recorded_run is its scheme.
 */
#ifndef HSCAL_RECORDED_RECORDING_H
#define HSCAL_RECORDED_RECORDING_H

#include "call/event_source.h"
#include "events/event.h"
#include "hscal.h"
#include "recorded/recorder.h"

enum { HSCAL_RECORDED_NAME = 32 };

/* Makes the call on one process: returns 0, or what ends the planning (the library's INFO, a status). */
typedef int hscal_recorded_maker(hscal_recording *recording, int context, int *const *desc, void *const *array,
                                 void *data);

/* A layout's trace, kept: placements differ in the clock alone. */
typedef struct hscal_recorded_layout {
  hscal_layout layout;
  int mb, nb; /* of the first operand that is to be cut */
  hscal_recorded_trace *trace;
} hscal_recorded_layout;

struct hscal_recording {
  hscal_event_source source; /* first: a call's source is its recording */
  hscal_routine routine;
  char name[HSCAL_RECORDED_NAME];
  int operands;
  hscal_desc operand[HSCAL_RECORDED_OPERANDS]; /* blocks of 0 are those of the plan */
  hscal_recorded_form form[HSCAL_RECORDED_OPERANDS];
  int is_heavy[HSCAL_RECORDED_OPERANDS];
  hscal_recorded_maker *make;
  void *data;
  const hscal_recorder *recorder;
  int nlayouts, capacity;
  hscal_recorded_layout *layouts;
};

/* A recording of a routine ("pdpocon", its type from the second letter). Loads the recorder, and looks whether the library has the
 * routine. Returns 0, HSCAL_ERROR_ARGUMENT, HSCAL_ERROR_MEMORY or HSCAL_ERROR_UNSUPPORTED. */
int hscal__recording_new(const char *name, int operands, const hscal_desc *operand, hscal_recorded_maker *make,
                         void *data, hscal_recording **recording);
/* The same without a recorder: what all processes must agree on. */
int hscal__recording_describe(const char *name, int operands, const hscal_desc *operand, hscal_recording *recording);
void hscal__recording_free(hscal_recording *recording);

/* Are its operands one-dimensional? Then a layout is a number of processes: a row of them, and for each one block. */
static inline int hscal__recording_is_row(const hscal_recording *recording) {
  return recording->form[0] != HSCAL_RECORDED_MATRIX;
}
/* Entries, or columns, that are dealt if so, and the columns of a block for each of `npcol` processes. */
int hscal__recording_length(const hscal_recording *recording);
static inline int hscal__recording_block(const hscal_recording *recording, int npcol) {
  return (hscal__recording_length(recording) - 1) / npcol + 1;
}
/* Is the grid worth a look: has each process a block? Returns 0, or HSCAL_ERROR_NO_GRID with what is wrong. */
int hscal__recording_suits(const hscal_call *call, int nprow, int npcol);

/* The call that stands for it in plans: the first three operands, and the largest sizes as m, n and k. */
hscal_call hscal__recording_call(hscal_recording *recording);

/* Operand `which` of the recording, cut as the call is. */
hscal_desc hscal__recorded_desc(const hscal_call *call, int which);

/* The scheme: records the layout if it has not been, and replays it. Also
 * HSCAL_ERROR_UNSUPPORTED for grids that are too large, and HSCAL_ERROR_NO_GRID for layouts that the library refuses. */
int hscal__recorded_run(const hscal_call *call, const hscal_layout *layout, hscal_sink *sink);

#endif
