/*
 * Reading JSON strictly: every value is asked for with its type and range, and an error names the source and the key
 * path of what is wrong ("cluster.json: nodes[2].gflops: must be > 0").
 */
#ifndef HSCAL_MACHINE_JSON_STRICT_H
#define HSCAL_MACHINE_JSON_STRICT_H

#include "machine/quantity.h"
#include <jansson.h>

/* A value and how it was reached. value is null where an optional key is absent. */
typedef struct hscal_json {
  const json_t *value;
  const char *source;
  char path[160];
} hscal_json;

typedef enum hscal_need { HSCAL_OPTIONAL, HSCAL_REQUIRED } hscal_need;

/* Parses a text; a syntax error (truncated, NaN, duplicate key, ...) names line, column and the key it happened at. The
 * caller frees *root by json_decref. */
int hscal__json_parse(const char *text, const char *source, json_t **root);

/* Of what is no machine, and read by these functions: HSCAL_ERROR_MACHINE becomes HSCAL_ERROR_FILE, its text stays. */
int hscal__json_no_machine(int status);

/* Notes "source: path: ..." as the error; returns HSCAL_ERROR_MACHINE. */
int hscal__json_fail(const hscal_json *at, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* Fails unless `at` is an object without keys beyond keys[count]. */
int hscal__json_object(const hscal_json *at, const char *const *keys, int count);

/* A member of an object, an item of an array. */
int hscal__json_member(const hscal_json *object, const char *key, hscal_need need, hscal_json *member);
hscal_json hscal__json_item(const hscal_json *array, size_t index);

/* Members of a given type; *out is left alone where an optional one is absent. Texts are malloc'ed. */
int hscal__json_array(const hscal_json *object, const char *key, hscal_need need, hscal_json *array, size_t *count);
/* A list that must be there, and may be empty; those of hscal__json_array may not. */
int hscal__json_list(const hscal_json *object, const char *key, hscal_json *list, size_t *count);
int hscal__json_number(const hscal_json *object, const char *key, hscal_need need, hscal_quantity quantity,
                       double *out);
int hscal__json_integer(const hscal_json *object, const char *key, hscal_need need, hscal_quantity quantity, int *out);
int hscal__json_boolean(const hscal_json *object, const char *key, hscal_need need, int *out);
int hscal__json_text(const hscal_json *object, const char *key, hscal_need need, char **out);

#endif
