/* "ratio_errors" and "noise" of a machine file, and what its provenance says of the noise. */
#ifndef HSCAL_MACHINE_RATIO_ERRORS_READER_H
#define HSCAL_MACHINE_RATIO_ERRORS_READER_H

#include "machine/json_strict.h"
#include "machine/noise.h"
#include "machine/ratio_errors.h"

/* Reads them, as far as the file has them. */
int hscal__ratio_errors_read(const hscal_json *root, hscal_ratio_errors *errors);
/* The member "noise" of the provenance, if it is there. */
int hscal__noise_parts_read(const hscal_json *provenance, hscal_noise_parts *parts);

#endif
