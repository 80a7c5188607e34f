/* Wisdom as JSON, in files. Internal to src/plan and src/ctxt. */
#ifndef HSCAL_PLAN_WISDOM_FILE_H
#define HSCAL_PLAN_WISDOM_FILE_H

#include "plan/wisdom.h"

/* Reads the JSON text of hscal_wisdom_export, which `source` names in errors. HSCAL_ERROR_FILE or _MEMORY: *wisdom is
 * null then. */
int hscal__wisdom_read(const char *json, const char *source, hscal_wisdom **wisdom);
/* That text: malloc'ed; null if out of memory. */
char *hscal__wisdom_text(const hscal_wisdom *wisdom);

/* Writes a file, whole or not at all, with what other programs have put there since it was read, if there is any news.
 * As hscal_wisdom_export and _import. */
int hscal__wisdom_save(hscal_wisdom *wisdom, const char *file);

#endif
