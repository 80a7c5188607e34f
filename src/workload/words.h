/* The words of a line: split at blanks, up to a comment; key=value. */
#ifndef HSCAL_WORKLOAD_WORDS_H
#define HSCAL_WORKLOAD_WORDS_H

enum { HSCAL_WORKLOAD_MOST_WORDS = 64 };

typedef struct hscal_words {
  int count;
  char *word[HSCAL_WORKLOAD_MOST_WORDS];
} hscal_words;

/* Splits the line, which is changed. Returns 0, or HSCAL_ERROR_ARGUMENT: too many words, or control characters. */
int hscal__words_split(char *line, hscal_words *words);

/* The value of "key=value"; *length is that of the key with its '='. Null, with HSCAL_ERROR_ARGUMENT noted: it has no '='. */
const char *hscal__words_value(const char *word, int *length);

/* Copies a name that is legal: letters, digits and _, further on also . and -. Returns 0 or HSCAL_ERROR_ARGUMENT; `what` is how the
 * message calls it: "matrix". */
int hscal__words_name(const char *what, const char *text, char *name, int size);

/* Says that a key is unknown, and which of names[count] is most like it. Returns HSCAL_ERROR_ARGUMENT. */
int hscal__words_unknown(const char *where, const char *word, int length, const char *const *names, int count);

#endif
