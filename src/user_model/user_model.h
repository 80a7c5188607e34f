/* A model of one's own, whatever its events come from. */
#ifndef HSCAL_USER_MODEL_USER_MODEL_H
#define HSCAL_USER_MODEL_USER_MODEL_H

#include "hscal.h"
#include "model_language/function_model.h"
#include "model_language/text_model.h"

/* One of the two. */
struct hscal_model {
  hscal_text_model *text;
  hscal_function_model *function;
  hscal_model_keep *keep;
  void *keep_data;
};

/* What an arrangement looks like. */
typedef struct hscal_model_shape {
  int parent, ncoords;
  int size[HSCAL_MODEL_COORDS];
} hscal_model_shape;

/* All values are given: the call that stands for the model, and its own grid; where that is open, *nprow = *npcol = 0. The model must outlive
 * the call. Returns 0, HSCAL_ERROR_ARGUMENT, HSCAL_ERROR_NO_GRID or HSCAL_ERROR_MEMORY. */
int hscal__user_model_call(hscal_model *model, hscal_call *call, int *nprow, int *npcol);
/* What processes must agree on. */
uint64_t hscal__user_model_digest(const hscal_model *model);
/* The unit of computation. All values are given. */
int hscal__user_model_bench(const hscal_model *model, hscal_event *bench);
int hscal__user_model_shape(hscal_model *model, int nprow, int npcol, hscal_model_shape *shape);

#endif
