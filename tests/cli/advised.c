#include "advised.h"
#include "base/file.h"
#include "cmocka_test.h"
#include "hscal.h"
#include "run.h"

#include <math.h>
#include <stdio.h>

double timed_with(const char *call, const char *options) {
  char words[512];
  double seconds;
  snprintf(words, sizeof words, "timeof %s %s --json", call, options);
  json_t *root = run_json(words);
  assert_int_equal(json_unpack(root, "{s:F}", "predicted_s", &seconds), 0);
  json_decref(root);
  return seconds;
}

json_t *advised(const char *words) {
  char text[1100];
  snprintf(text, sizeof text, "advise %s --json", run_in_folder(words));
  return run_json(text);
}

char *drawn_advice(const char *words) {
  char text[512], *svg;
  snprintf(text, sizeof text, "%s --plot %%s/advice.svg", words);
  json_decref(advised(text));
  assert_int_equal(hscal__file_read(run_in_folder("%s/advice.svg"), HSCAL_ERROR_FILE, &svg), 0);
  return svg;
}

double number(const json_t *root, const char *key) {
  const json_t *value = json_object_get(root, key);
  if (!json_is_number(value)) fail_msg("%s is not a number", key);
  return json_number_value(value);
}

void assert_near(double value, double wanted) {
  if (!(fabs(value / wanted - 1) < 1e-6)) fail_msg("%.9g is not %.9g", value, wanted);
}

const char *layout_words(const json_t *alternative) {
  static char words[128];
  int nprow, npcol, mb, nb, panel;
  assert_int_equal(json_unpack((json_t *)alternative, "{s:{s:[i,i], s:i, s:i, s:i}}", "layout", "grid", &nprow, &npcol,
                               "mb", &mb, "nb", &nb, "panel", &panel),
                   0);
  snprintf(words, sizeof words, "grid=%dx%d mb=%d nb=%d panel=%d", nprow, npcol, mb, nb, panel);
  return words;
}
