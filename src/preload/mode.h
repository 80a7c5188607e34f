/* What HSCAL_PRELOAD asks for. */
#ifndef HSCAL_PRELOAD_MODE_H
#define HSCAL_PRELOAD_MODE_H

typedef enum hscal_preload_mode { HSCAL_PRELOAD_OFF, HSCAL_PRELOAD_RECORD, HSCAL_PRELOAD_PANEL } hscal_preload_mode;

/* What is done; read once. What is no mode is off. */
hscal_preload_mode hscal__preload_mode(void);
/* From now on nothing is done; one process says why, in a line (null: it was asked for). */
void hscal__preload_switch_off(const char *why);
/* Why it was switched off, "" if it was not. */
const char *hscal__preload_off_reason(void);

#endif
