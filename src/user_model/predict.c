/* hscal_model_timeof and hscal_model_plan. */
#include "base/failure.h"
#include "base/status.h"
#include "models/predict/timeof_on_grid.h"
#include "plan/planner.h"
#include "user_model/machine_speeds.h"
#include "user_model/user_model.h"

static int begin(hscal_model *model, const hscal_machine *machine, const int *slots, hscal_call *call, int *nprow,
                 int *npcol) {
  HSCAL_TRY(hscal__user_model_call(model, call, nprow, npcol));
  return model->text ? hscal__text_model_take_machine(model->text, machine, slots, 0) : 0;
}

static int timeof(hscal_model *model, const hscal_machine *machine, int nprow, int npcol, const int *node_of,
                  double *predicted_s) {
  hscal_call call;
  int own_rows, own_columns;
  if (!model) return hscal__fail(-1, "model is a null pointer");
  if (!machine) return hscal__fail(-2, "machine is a null pointer");
  if (!predicted_s) return hscal__fail(-6, "predicted_s is a null pointer");
  HSCAL_TRY(begin(model, machine, NULL, &call, &own_rows, &own_columns));
  if (nprow == 0 && npcol == 0) {
    if (!own_rows)
      return hscal__fail(HSCAL_ERROR_ARGUMENT, "the arrangement of the model is left open, and none is named: "
                                               "hscal_model_plan chooses one");
    nprow = own_rows, npcol = own_columns;
  }
  if (nprow > 0 && npcol > 0) HSCAL_TRY(call.source->suits(&call, nprow, npcol));
  return hscal__timeof_on_grid(&call, machine, nprow, npcol, 0, node_of, predicted_s);
}

int hscal_model_timeof(hscal_model *model, const hscal_machine *machine, int nprow, int npcol, const int *node_of,
                       double *predicted_s) {
  hscal__enter("hscal_model_timeof");
  return hscal__leave(timeof(model, machine, nprow, npcol, node_of, predicted_s));
}

static int plan_model(hscal_model *model, const hscal_machine *machine, const hscal_options *options,
                      hscal_plan **plan) {
  hscal_call call;
  int nprow, npcol;
  if (!plan) return hscal__fail(-4, "plan is a null pointer");
  *plan = NULL;
  if (!model) return hscal__fail(-1, "model is a null pointer");
  if (!machine) return hscal__fail(-2, "machine is a null pointer");
  HSCAL_TRY(begin(model, machine, options ? options->slots : NULL, &call, &nprow, &npcol));
  return hscal__plan_call(&call, machine, options, plan);
}

int hscal_model_plan(hscal_model *model, const hscal_machine *machine, const hscal_options *options,
                     hscal_plan **plan) {
  hscal__enter("hscal_model_plan");
  return hscal__leave(plan_model(model, machine, options, plan));
}
