#include "machine/string_reader.h"
#include "base/nearest.h"
#include "base/status.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int hscal__string_fault(const hscal_string_reader *in, const char *place, const char *what) {
  return hscal__fail(HSCAL_ERROR_MACHINE, "machine string, column %td: %s, in \"%.200s\"", place - in->text + 1, what,
                     in->text);
}

int hscal__string_unknown(const hscal_string_reader *in, const char *place, const char *what, const char *word,
                          const char *const *words, int count) {
  char text[700];
  const char *nearest = hscal__nearest(word, words, count);
  size_t size = sizeof text, length = (size_t)snprintf(text, size, "unknown %s \"%s\"", what, word);
  if (nearest)
    snprintf(text + length, size - length, "; did you mean \"%s\"?", nearest);
  else
    for (int i = 0; i < count && length < size; i++)
      length += (size_t)snprintf(text + length, size - length, "%s%s", i > 0 ? ", " : "; known are ", words[i]);
  return hscal__string_fault(in, place, text);
}

void hscal__string_skip_space(hscal_string_reader *in) {
  while (isspace((unsigned char)*in->at)) in->at++;
}

int hscal__string_accept(hscal_string_reader *in, char letter) {
  hscal__string_skip_space(in);
  if (*in->at != letter) return 0;
  in->at++;
  return 1;
}

int hscal__string_is_letter(char c) { return isalnum((unsigned char)c) || (c && strchr("_.-", c)); }

int hscal__string_word(hscal_string_reader *in, char word[HSCAL_STRING_WORD]) {
  hscal__string_skip_space(in);
  const char *start = in->at;
  while (hscal__string_is_letter(*in->at)) in->at++;
  size_t length = (size_t)(in->at - start);
  if (length >= HSCAL_STRING_WORD) return hscal__string_fault(in, start, "the word is too long");
  memcpy(word, start, length);
  word[length] = 0;
  return 0;
}

int hscal__string_number(hscal_string_reader *in, double *value) {
  hscal__string_skip_space(in);
  const char *c = in->at;
  if (!isdigit((unsigned char)*c) && !(*c == '.' && isdigit((unsigned char)c[1])))
    return hscal__string_fault(in, c, "expected a number");
  if (*c == '0' && (c[1] == 'x' || c[1] == 'X')) { /* "0x4@10" is a count of zero, not hexadecimal */
    *value = 0;
    in->at++;
    return 0;
  }
  char *end;
  *value = strtod(in->at, &end);
  in->at = end;
  return 0;
}

int hscal__string_check(const hscal_string_reader *in, const char *place, hscal_quantity quantity, double value,
                        const char *what) {
  char fault[80], text[140];
  if (!hscal__quantity_fault(quantity, value, fault, sizeof fault)) return 0;
  snprintf(text, sizeof text, "%s %s", what, fault);
  return hscal__string_fault(in, place, text);
}
