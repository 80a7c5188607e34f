/*
 * How the library's public functions begin and end, and how a failure is reported.
 *
 * A function that fails leaves a text (base/status.h) and a status. The outermost public function hands both to the error
 * handler (hscal_set_error_handler); failures of public functions that it calls itself are its own business.
 */
#ifndef HSCAL_BASE_FAILURE_H
#define HSCAL_BASE_FAILURE_H

/* A public function begins: nothing has failed yet in the outermost one. */
void hscal__enter(const char *function);
/* It ends with that status, which is returned; a failure of the outermost one is reported. */
int hscal__leave(int status);
/* The outermost public function that this thread is in; "" if it is in none. */
const char *hscal__function(void);

/* All processes know of the failure that is being returned, with the same status and text; one of them is to report it. */
void hscal__failed_together(int reports);
/* This process among those of the program, for people: "process 3 of 8". */
void hscal__name_process(int rank, int size);

/* Has something failed that the program has taken no notice of: it has no error handler of its own, and has neither called
 * hscal_last_error nor hscal_clear_error since? */
int hscal__failure_is_unnoticed(void);

#endif
