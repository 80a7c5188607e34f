#include "model_text.h"
#include "cmocka_test.h"
#include "events/trace.h"
#include "hscal.h"

#include <stdio.h>
#include <stdlib.h>

char *model_of_scheme(const char *functions, const char *scheme) {
  char *text = NULL;
  size_t size;
  FILE *out = open_memstream(&text, &size);
  assert_non_null(out);
  fprintf(out,
          "%s\nalgorithm m(int p) {\n  coord I=p;\n  bench gemm(4, 4, 4);\n  node { I>=0: bench*100; };\n"
          "  link (K=p) { I!=K: length*800 [I]->[K]; };\n  scheme {\n%s\n  };\n};\n",
          functions, scheme);
  fclose(out);
  return text;
}

int read_model(const char *text, const char *const *values, hscal_text_model **model) {
  int status = hscal__text_model_parse("m.pm", text, model);
  for (; !status && *values; values++) status = hscal__text_model_give(*model, *values);
  return status;
}

char *trace_model(const char *text, const char *const *values, int *status) {
  hscal_text_model *model;
  hscal_trace_sink trace;
  char *events = NULL;
  size_t size;
  int is_open, nprow, npcol;
  FILE *out = open_memstream(&events, &size);
  assert_non_null(out);
  hscal__trace_sink_init(&trace, out);
  *status = read_model(text, values, &model);
  if (!*status) *status = hscal__text_model_finish(model, &is_open, &nprow, &npcol);
  if (!*status) {
    hscal_call call = hscal__text_model_call(model);
    hscal_layout layout = hscal__layout_make(nprow, npcol, 0);
    *status = hscal__textmodel_run(&call, &layout, &trace.sink);
  }
  hscal__text_model_free(model);
  fclose(out);
  if (!*status) return events;
  free(events);
  return NULL;
}
