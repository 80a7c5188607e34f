/*
 * A call of any routine in a line of text, in the order of its arguments, blanks in between:
 *
 *   pdpocon 'U' n A:n,n anorm=1.0 rcond=? work=* lwork=# iwork=* liwork=# info=?
 *
 *   'U'        a letter                       n, 100   an integer: by its name, or as it is
 *   1.0        a real number (with a point)   A:m,n    a distributed matrix: array, row 1, column 1, descriptor
 *   *          an array to work in            #        how long it is          ?  a result
 *
 * label= may stand before any of them, for the reader; info=? is looked at: a call that is refused ends the planning.
 */
#ifndef HSCAL_RECORDED_SIGNATURE_H
#define HSCAL_RECORDED_SIGNATURE_H

#include "recorded/recording.h"

typedef struct hscal_signature hscal_signature;

/* The value of a name; 0 if it is not known. */
typedef int hscal_signature_lookup(void *self, const char *name, int *value);

/* Reads the text. Returns 0, HSCAL_ERROR_MEMORY, or HSCAL_ERROR_ARGUMENT with the place that is not understood, or is
 * another in the list of a routine of the table (listed.h). */
int hscal__signature_read(const char *text, hscal_signature_lookup *lookup, void *self, hscal_signature **signature);
/* The same for a call of a routine of the table, which is known. */
int hscal__signature_of_call(const hscal_call *call, hscal_signature **signature);
void hscal__signature_free(hscal_signature *signature);

/* A recording that makes the call; the signature must outlive it. mb, nb: blocks of all matrices, 0: open. */
int hscal__signature_record(hscal_signature *signature, int mb, int nb, hscal_recording **recording);

#endif
