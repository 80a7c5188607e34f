/* Advising on a recorded program. */
#ifndef HSCAL_ADVISE_ADVISE_H
#define HSCAL_ADVISE_ADVISE_H

#include "advise/advice.h"

/* *advice is to be freed in any case. Returns 0; HSCAL_ERROR_ARGUMENT: no call has a layout that can be used; HSCAL_ERROR_NO_FIT: the
 * machine has not as many processors; or a status of a prediction. */
int hscal__advise(const hscal_advice_question *question, hscal_advice *advice);

#endif
