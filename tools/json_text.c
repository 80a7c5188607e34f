#include "json_text.h"

#include <jansson.h>

char *cli_json_text(json_t *root, int digits) {
  char *text = root ? json_dumps(root, JSON_INDENT(2) | JSON_REAL_PRECISION((size_t)digits)) : NULL;
  json_decref(root);
  return text;
}
