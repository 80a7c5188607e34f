#include "representative.h"

const hscal_routine *representative(hscal_scheme scheme) {
  for (int r = 0; r < HSCAL_ROUTINE_COUNT; r++)
    if (hscal__routines[r].type == HSCAL_TYPE_D && hscal__routines[r].scheme == scheme) return &hscal__routines[r];
  return NULL;
}
