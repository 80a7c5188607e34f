/* Does what the library computed on the grid agree with what process 0 computed alone? */
#include "sim_program.h"

#include <math.h>
#include <stdlib.h>

static double get_part(const void *data, hscal_type type, size_t at, int part) {
  size_t parts = hscal__type_is_complex(type) ? 2 : 1, where = parts * at + (size_t)part;
  if (type == HSCAL_TYPE_I) return ((const int *)data)[at];
  return hscal__type_is_single(type) ? (double)((const float *)data)[where] : ((const double *)data)[where];
}

/* The larger one; not a number, if one of them is. */
static double worse(double a, double b) { return isnan(a) || a > b ? a : b; }

static double error_of_results(const hscal_synthetic_call *own, const hscal_synthetic_call *whole, int at_first) {
  static const hscal_native nothing[2];
  double largest = 0;
  hscal_type type = own->call->routine->type;
  for (int r = 0; r < 2; r++)
    for (int part = 0; part <= hscal__type_is_complex(type); part++)
      largest = worse(fabs(get_part(&own->result[r], type, 0, part) -
                           get_part(at_first ? &nothing[r] : &whole->result[r], type, 0, part)),
                      largest);
  if (hscal__has_argument(own->call->routine, "indx") && !at_first)
    largest = worse(abs(own->result[1].whole - whole->result[1].whole), largest);
  return largest;
}

double sim_error(const hscal_synthetic_call *own, const hscal_synthetic_call *whole,
                 const hscal_synthetic_call_grid *grid, int at_first) {
  double largest = 0;
  for (hscal_synthetic_call_place at = {.operand = -1}; hscal__synthetic_call_next(own, grid, &at);) {
    hscal_type type = hscal__synthetic_call_type(own->call, at.operand);
    for (int part = 0; part <= hscal__type_is_complex(type); part++) {
      double expected = at_first ? hscal__synthetic_call_entry(own->call, at.operand, at.i, at.j, part) *
                                       (type == HSCAL_TYPE_I ? 8 : 1)
                                 : get_part(whole->array[at.operand], type, at.whole, part);
      largest = worse(fabs(get_part(own->array[at.operand], type, at.own, part) - expected), largest);
    }
  }
  int has_part = own->rows[HSCAL_X] > 0 && own->columns[HSCAL_X] > 0;
  return has_part ? worse(error_of_results(own, whole, at_first), largest) : largest;
}
