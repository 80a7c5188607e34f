#include "user_model/user_model.h"
#include "base/digest.h"
#include "base/status.h"

static int call_of_text(hscal_model *model, hscal_call *call, int *nprow, int *npcol) {
  int is_open;
  HSCAL_TRY(hscal__text_model_put_machine(model->text, 0, NULL)); /* another machine's */
  HSCAL_TRY(hscal__text_model_finish(model->text, &is_open, nprow, npcol));
  *call = hscal__text_model_call(model->text);
  return 0;
}

int hscal__user_model_call(hscal_model *model, hscal_call *call, int *nprow, int *npcol) {
  if (model->text) {
    HSCAL_TRY(call_of_text(model, call, nprow, npcol));
  } else {
    *call = hscal__function_model_call(model->function);
    hscal__function_model_grid(model->function, nprow, npcol);
    if (!*nprow || !*npcol) *nprow = *npcol = 0;
  }
  call->source->keep = model->keep, call->source->keep_data = model->keep_data;
  return 0;
}

uint64_t hscal__user_model_digest(const hscal_model *model) {
  return model->text ? hscal__text_model_digest(HSCAL_DIGEST_START, model->text)
                     : hscal__function_model_digest(HSCAL_DIGEST_START, model->function);
}

int hscal__user_model_bench(const hscal_model *model, hscal_event *bench) {
  if (model->text) return hscal__text_model_bench(model->text, bench);
  *bench = hscal__function_model_bench(model->function);
  return 0;
}

int hscal__user_model_shape(hscal_model *model, int nprow, int npcol, hscal_model_shape *shape) {
  hscal_arrangement *arrangement;
  if (!model->text) {
    *shape = (hscal_model_shape){
        .parent = hscal__function_model_parent(model->function), .ncoords = 2, .size = {nprow, npcol}};
    return 0;
  }
  HSCAL_TRY(hscal__text_model_arrange(model->text, nprow, npcol, &arrangement));
  *shape = (hscal_model_shape){.parent = arrangement->parent, .ncoords = arrangement->evaluation.tree->coords};
  for (int d = 0; d < shape->ncoords; d++) shape->size[d] = (int)arrangement->size[d];
  return 0;
}
