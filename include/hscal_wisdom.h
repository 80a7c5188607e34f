/**
 * \file
 * Wisdom: plans that are remembered. Included by hscal.h.
 */
#ifndef HSCAL_WISDOM_H
#define HSCAL_WISDOM_H

#include "hscal_status.h"

#ifdef __cplusplus
extern "C" {
#endif

/** \defgroup hscal_wisdom Wisdom
 * Planning with wisdom (hscal_options) reuses the layouts that were planned or measured before.
 * \{ */

/** A collection of layouts by routine, size (half octaves) and machine. Opaque. */
typedef struct hscal_wisdom hscal_wisdom;

/** Imports a file ("schema": "hscal-wisdom/1" or "/2"), completely or not at all. Local, no MPI.
 *
 * *wisdom null: allocates it; free it with hscal_wisdom_free. Otherwise adds to it; entries of the file replace
 * those of the same key. `file` null: no file; a null *wisdom becomes an empty one.
 * \return one of
 *   - 0
 *   - -1: `wisdom` is null
 *   - HSCAL_ERROR_FILE: cannot be read, or is no wisdom, the reason names line and key
 *   - HSCAL_ERROR_MEMORY: then a part of the entries may have been added */
HSCAL_API int hscal_wisdom_import(hscal_wisdom **wisdom, const char *file);

/** Exports wisdom to a file, which it replaces completely or not at all. Local, no MPI.
 * \return one of
 *   - 0
 *   - -1, -2: a null pointer
 *   - HSCAL_ERROR_FILE: cannot be written, or is no regular file
 *   - HSCAL_ERROR_MEMORY */
HSCAL_API int hscal_wisdom_export(const hscal_wisdom *wisdom, const char *file);

/** Frees wisdom; null is allowed. Local. */
HSCAL_API void hscal_wisdom_free(hscal_wisdom *wisdom);

/** \} */

#ifdef __cplusplus
}
#endif
#endif
