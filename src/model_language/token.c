#include "model_language/token.h"
#include "base/status.h"

#include <ctype.h>
#include <errno.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

/* Moves *place behind blanks and comments. */
static int pass_over_blanks(const hscal_model_source *source, int *place) {
  for (const char *text = source->text;;) {
    const char *at = text + *place;
    if (isspace((unsigned char)*at)) {
      (*place)++;
    } else if (at[0] == '/' && at[1] == '/') {
      *place += (int)strcspn(at, "\n");
    } else if (at[0] == '/' && at[1] == '*') {
      const char *end = strstr(at + 2, "*/");
      if (!end) return hscal__model_fail(HSCAL_ERROR_ARGUMENT, source, *place, "this comment has no end");
      *place = (int)(end + 2 - text);
    } else {
      return 0;
    }
  }
}

static int read_number(const hscal_model_source *source, hscal_token *token) {
  const char *at = source->text + token->place;
  size_t digits = strspn(at, "0123456789");
  char *end;
  errno = 0;
  token->kind = at[digits] == '.' || at[digits] == 'e' || at[digits] == 'E' ? HSCAL_TOKEN_REAL : HSCAL_TOKEN_INTEGER;
  if (token->kind == HSCAL_TOKEN_INTEGER)
    token->integer = strtoll(at, &end, 10);
  else
    token->real = strtod(at, &end);
  token->length = (int)(end - at);
  if (errno == ERANGE || (token->kind == HSCAL_TOKEN_REAL && !isfinite(token->real)))
    return hscal__model_fail(HSCAL_ERROR_ARGUMENT, source, token->place, "this number is too large");
  if (isalnum((unsigned char)*end) || *end == '_' || *end == '.')
    return hscal__model_fail(HSCAL_ERROR_ARGUMENT, source, token->place, "this is no decimal number");
  return 0;
}

static int read_sign(const hscal_model_source *source, hscal_token *token) {
  static const struct {
    char text[3];
    int kind;
  } pairs[] = {{"%%", HSCAL_TOKEN_PERCENT},     {"->", HSCAL_TOKEN_ARROW},     {"==", HSCAL_TOKEN_EQUAL},
               {"!=", HSCAL_TOKEN_UNEQUAL},     {"<=", HSCAL_TOKEN_AT_MOST},   {">=", HSCAL_TOKEN_AT_LEAST},
               {"&&", HSCAL_TOKEN_AND},         {"||", HSCAL_TOKEN_OR},        {"++", HSCAL_TOKEN_INCREMENT},
               {"--", HSCAL_TOKEN_DECREMENT},   {"+=", HSCAL_TOKEN_ADD_TO},    {"-=", HSCAL_TOKEN_TAKE_FROM},
               {"*=", HSCAL_TOKEN_MULTIPLY_BY}, {"/=", HSCAL_TOKEN_DIVIDE_BY}, {"%=", HSCAL_TOKEN_REDUCE_BY}};
  const char *at = source->text + token->place;
  for (size_t i = 0; i < sizeof pairs / sizeof *pairs; i++)
    if (at[0] == pairs[i].text[0] && at[1] == pairs[i].text[1]) {
      token->kind = pairs[i].kind, token->length = 2;
      return 0;
    }
  token->kind = (unsigned char)*at, token->length = 1;
  if (*at == '%' && at[1 + strspn(at + 1, " \t\r\n")] == '[') token->kind = HSCAL_TOKEN_PERCENT;
  if (strchr("+-*/%<>=!?:;,()[]{}", *at)) return 0;
  return hscal__model_fail(HSCAL_ERROR_ARGUMENT, source, token->place,
                           isprint((unsigned char)*at) ? "'%c' has no meaning in a model" : "a character with code %d",
                           (unsigned char)*at);
}

int hscal__token_read(const hscal_model_source *source, int place, hscal_token *token) {
  HSCAL_TRY(pass_over_blanks(source, &place));
  const char *at = source->text + place;
  *token = (hscal_token){.kind = HSCAL_TOKEN_END, .place = place};
  if (!*at) return 0;
  if (isdigit((unsigned char)*at) || (*at == '.' && isdigit((unsigned char)at[1]))) return read_number(source, token);
  if (!isalpha((unsigned char)*at) && *at != '_') return read_sign(source, token);
  token->kind = HSCAL_TOKEN_NAME;
  while (isalnum((unsigned char)at[token->length]) || at[token->length] == '_') token->length++;
  return 0;
}

int hscal__token_is(const hscal_model_source *source, const hscal_token *token, const char *word) {
  return token->kind == HSCAL_TOKEN_NAME && strlen(word) == (size_t)token->length &&
         memcmp(source->text + token->place, word, (size_t)token->length) == 0;
}
