/* Placeholders in what a knob is set to: {nprow} {npcol} {mb} {nb} {processes}. Other braces are the program's own. */
#ifndef HSCAL_ADVISE_SET_TEXT_H
#define HSCAL_ADVISE_SET_TEXT_H

#include <stddef.h>

/* Is a word of letters in braces none of them? It is put into wrong[size]. */
int hscal__set_text_is_wrong(const char *text, char *wrong, size_t size);

/* Numbers of a layout. */
typedef struct hscal_knob_numbers {
  int nprow, npcol, mb, nb;
} hscal_knob_numbers;

/* A text with its placeholders filled in: malloc'ed; null: no memory. */
char *hscal__set_text_fill(const char *text, const hscal_knob_numbers *numbers);

#endif
