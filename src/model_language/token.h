/* The words of a model: what the parser sees of the text. */
#ifndef HSCAL_MODEL_LANGUAGE_TOKEN_H
#define HSCAL_MODEL_LANGUAGE_TOKEN_H

#include "model_language/source.h"

#include <stdint.h>

/* Signs of one character are their own kind; these are the others. */
typedef enum hscal_token_kind {
  HSCAL_TOKEN_END = 0,
  HSCAL_TOKEN_NAME = 256,
  HSCAL_TOKEN_INTEGER,
  HSCAL_TOKEN_REAL,
  HSCAL_TOKEN_PERCENT, /* %%, or a % before a bracket: part of a volume, not a remainder */
  HSCAL_TOKEN_ARROW,   /* -> */
  HSCAL_TOKEN_EQUAL,
  HSCAL_TOKEN_UNEQUAL,
  HSCAL_TOKEN_AT_MOST,
  HSCAL_TOKEN_AT_LEAST,
  HSCAL_TOKEN_AND,
  HSCAL_TOKEN_OR,
  HSCAL_TOKEN_INCREMENT,
  HSCAL_TOKEN_DECREMENT,
  HSCAL_TOKEN_ADD_TO, /* += -= *= /= %= */
  HSCAL_TOKEN_TAKE_FROM,
  HSCAL_TOKEN_MULTIPLY_BY,
  HSCAL_TOKEN_DIVIDE_BY,
  HSCAL_TOKEN_REDUCE_BY
} hscal_token_kind;

typedef struct hscal_token {
  int kind, place, length; /* text[place, length] */
  int64_t integer;
  double real;
} hscal_token;

/* The word from text[place] on, blanks and comments passed over. Returns 0 or HSCAL_ERROR_ARGUMENT. */
int hscal__token_read(const hscal_model_source *source, int place, hscal_token *token);

/* Is it this word? */
int hscal__token_is(const hscal_model_source *source, const hscal_token *token, const char *word);

#endif
