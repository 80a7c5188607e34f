#include "machine/json_strict.h"
#include "base/nearest.h"
#include "base/status.h"
#include "base/text.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

/* ---- syntax errors: which key is the parser at? ----------------------------------------------------------- */

enum { DEEPEST = 12 };

typedef struct level {
  int is_array;
  size_t index;              /* array: item                                  */
  const char *key, *key_end; /* object: last text seen before a colon        */
  int after_colon;
} level;

/* Steps over a quoted text; `at` is its first quote. */
static const char *text_end(const char *at, const char *end) {
  for (at++; at < end && *at != '"'; at++)
    if (*at == '\\' && at + 1 < end) at++;
  return at < end ? at + 1 : end;
}

/* Follows brackets, commas and keys up to `end`; returns how many levels are open then. */
static int follow(const char *text, const char *end, level *levels) {
  int depth = 0;
  for (const char *c = text; c < end;) {
    level *now = depth > 0 && depth <= DEEPEST ? &levels[depth - 1] : NULL;
    if (*c == '"') {
      const char *after = text_end(c, end);
      if (now && !now->is_array && !now->after_colon) now->key = c + 1, now->key_end = after;
      c = after;
      continue;
    }
    if (*c == '{' || *c == '[') {
      if (depth++ < DEEPEST) levels[depth - 1] = (level){.is_array = *c == '['};
    } else if ((*c == '}' || *c == ']') && depth > 0) {
      depth--;
    } else if (now && *c == ':') {
      now->after_colon = 1;
    } else if (now && *c == ',') {
      now->after_colon = 0;
      now->index++;
    }
    c++;
  }
  return depth < DEEPEST ? depth : DEEPEST;
}

/* Appends to a text of fixed size, cutting off what does not fit. */
static void append(char *text, size_t size, const char *format, ...) __attribute__((format(printf, 3, 4)));
static void append(char *text, size_t size, const char *format, ...) {
  size_t length = strlen(text);
  va_list arguments;
  va_start(arguments, format);
  vsnprintf(text + length, size - length, format, arguments);
  va_end(arguments);
}

static void path_at(const char *text, size_t position, char *path, size_t size) {
  level levels[DEEPEST];
  int depth = follow(text, text + position, levels);
  path[0] = 0;
  for (int i = 0; i < depth; i++) {
    if (levels[i].is_array) {
      append(path, size, "[%zu]", levels[i].index);
    } else if (levels[i].key) {
      const char *end = levels[i].key_end; /* one past the closing quote, if there is one */
      int length = (int)(end - levels[i].key) - (end[-1] == '"' && end > levels[i].key);
      append(path, size, "%s%.*s", i > 0 ? "." : "", length < 60 ? length : 60, levels[i].key);
    }
  }
}

int hscal__json_parse(const char *text, const char *source, json_t **root) {
  size_t length = strlen(text);
  if (strspn(text, " \t\r\n") == length) return hscal__fail(HSCAL_ERROR_MACHINE, "%s: the file is empty", source);
  json_error_t error;
  *root = json_loadb(text, length, JSON_REJECT_DUPLICATES | JSON_DECODE_INT_AS_REAL, &error);
  if (*root) return 0;
  if (json_error_code(&error) == json_error_out_of_memory)
    return hscal__fail(HSCAL_ERROR_MEMORY, "%s: out of memory while reading", source);
  size_t position = error.position > 0 ? (size_t)error.position : 0;
  char path[160];
  path_at(text, position < length ? position : length, path, sizeof path);
  return hscal__fail(HSCAL_ERROR_MACHINE, "%s: %s%s%s (line %d, column %d)", source, path, *path ? ": " : "",
                     error.text, error.line, error.column);
}

/* ---- values ----------------------------------------------------------------------------------------------- */

int hscal__json_fail(const hscal_json *at, const char *format, ...) {
  char text[400];
  va_list arguments;
  va_start(arguments, format);
  vsnprintf(text, sizeof text, format, arguments);
  va_end(arguments);
  return hscal__fail(HSCAL_ERROR_MACHINE, "%s: %s%s%s", at->source, at->path, *at->path ? ": " : "", text);
}

static hscal_json member_of(const hscal_json *object, const char *key) {
  hscal_json member = *object;
  member.value = json_object_get(object->value, key);
  append(member.path, sizeof member.path, "%s%s", *object->path ? "." : "", key);
  return member;
}

hscal_json hscal__json_item(const hscal_json *array, size_t index) {
  hscal_json item = *array;
  item.value = json_array_get(array->value, index);
  append(item.path, sizeof item.path, "[%zu]", index);
  return item;
}

int hscal__json_object(const hscal_json *at, const char *const *keys, int count) {
  if (!json_is_object(at->value)) return hscal__json_fail(at, "must be an object {...}");
  const char *key;
  json_t *value;
  json_object_foreach((json_t *)at->value, key, value) {
    int known = 0;
    for (int i = 0; i < count; i++) known |= strcmp(key, keys[i]) == 0;
    if (known) continue;
    char shown[64];
    snprintf(shown, sizeof shown, "%.60s", key);
    hscal_json member = member_of(at, shown);
    const char *nearest = hscal__nearest(key, keys, count);
    if (nearest) return hscal__json_fail(&member, "unknown key; did you mean \"%s\"?", nearest);
    return hscal__json_fail(&member, "unknown key");
  }
  return 0;
}

int hscal__json_member(const hscal_json *object, const char *key, hscal_need need, hscal_json *member) {
  *member = member_of(object, key);
  return member->value || need == HSCAL_OPTIONAL ? 0 : hscal__json_fail(member, "is missing");
}

int hscal__json_list(const hscal_json *object, const char *key, hscal_json *list, size_t *count) {
  HSCAL_TRY(hscal__json_member(object, key, HSCAL_REQUIRED, list));
  if (!json_is_array(list->value)) return hscal__json_fail(list, "must be a list [...]");
  *count = json_array_size(list->value);
  return 0;
}

int hscal__json_array(const hscal_json *object, const char *key, hscal_need need, hscal_json *array, size_t *count) {
  HSCAL_TRY(hscal__json_member(object, key, need, array));
  *count = 0;
  if (!array->value) return 0;
  if (!json_is_array(array->value)) return hscal__json_fail(array, "must be a list [...]");
  *count = json_array_size(array->value);
  return *count > 0 ? 0 : hscal__json_fail(array, "must not be empty");
}

int hscal__json_number(const hscal_json *object, const char *key, hscal_need need, hscal_quantity quantity,
                       double *out) {
  hscal_json member;
  HSCAL_TRY(hscal__json_member(object, key, need, &member));
  if (!member.value) return 0;
  if (!json_is_number(member.value)) return hscal__json_fail(&member, "must be a number");
  double value = hscal__quantity_read(quantity, json_number_value(member.value));
  char fault[80];
  if (hscal__quantity_fault(quantity, value, fault, sizeof fault)) return hscal__json_fail(&member, "%s", fault);
  *out = value;
  return 0;
}

int hscal__json_integer(const hscal_json *object, const char *key, hscal_need need, hscal_quantity quantity, int *out) {
  double value = *out;
  HSCAL_TRY(hscal__json_number(object, key, need, quantity, &value));
  *out = (int)value; /* the ranges of whole quantities fit */
  return 0;
}

int hscal__json_boolean(const hscal_json *object, const char *key, hscal_need need, int *out) {
  hscal_json member;
  HSCAL_TRY(hscal__json_member(object, key, need, &member));
  if (!member.value) return 0;
  if (!json_is_boolean(member.value)) return hscal__json_fail(&member, "must be true or false");
  *out = json_is_true(member.value);
  return 0;
}

int hscal__json_text(const hscal_json *object, const char *key, hscal_need need, char **out) {
  hscal_json member;
  HSCAL_TRY(hscal__json_member(object, key, need, &member));
  if (!member.value) return 0;
  if (!json_is_string(member.value)) return hscal__json_fail(&member, "must be a text \"...\"");
  char *copy = hscal__copy_text(json_string_value(member.value));
  if (!copy) return hscal__fail(HSCAL_ERROR_MEMORY, "%s: out of memory", member.source);
  *out = copy;
  return 0;
}

int hscal__json_no_machine(int status) {
  return status == HSCAL_ERROR_MACHINE ? hscal__fail(HSCAL_ERROR_FILE, "%s", hscal__last_error()) : status;
}
