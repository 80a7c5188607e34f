/* Texts of Fortran: they have a length and end with blanks. */
#ifndef HSCAL_BASE_FORTRAN_TEXT_H
#define HSCAL_BASE_FORTRAN_TEXT_H

#include <stddef.h>

/* A copy of the text without the blanks behind it, ended by 0, to be freed. Returns 0 or HSCAL_ERROR_MEMORY. */
int hscal__fortran_text(const char *given, size_t length, char **text);

/* Puts as much of a text as there is room for, and blanks behind it. */
void hscal__give_fortran_text(const char *text, char *out, size_t size);

#endif
