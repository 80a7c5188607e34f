/* Reading a machine string: its words and numbers, and errors that name the column. */
#ifndef HSCAL_MACHINE_STRING_READER_H
#define HSCAL_MACHINE_STRING_READER_H

#include "machine/quantity.h"

enum { HSCAL_STRING_WORD = 64 }; /* size of the longest word, with its 0 */

typedef struct hscal_string_reader {
  const char *text, *at;
} hscal_string_reader;

/* HSCAL_ERROR_MACHINE: what is wrong at a place of the text, counted from 1. */
int hscal__string_fault(const hscal_string_reader *in, const char *place, const char *what);

/* The same of a word that is none of words[count]: "unknown", `what` it should be, the word, and the one that may be meant; if none may, all of them. */
int hscal__string_unknown(const hscal_string_reader *in, const char *place, const char *what, const char *word,
                          const char *const *words, int count);

void hscal__string_skip_space(hscal_string_reader *in);

/* Takes the letter if it comes next. */
int hscal__string_accept(hscal_string_reader *in, char letter);

int hscal__string_is_letter(char c); /* of a word */

/* Letters, digits, "_", "." and "-"; empty if something else comes. */
int hscal__string_word(hscal_string_reader *in, char word[HSCAL_STRING_WORD]);

/* A plain decimal number: no sign, "inf", "nan" or hexadecimal, which strtod would take. */
int hscal__string_number(hscal_string_reader *in, double *value);

/* Is the value (inside unit) believable as that quantity? `what` it is begins the error. */
int hscal__string_check(const hscal_string_reader *in, const char *place, hscal_quantity quantity, double value,
                        const char *what);

#endif
