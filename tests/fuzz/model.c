/* Performance models in text: the first line of the input holds values of parameters, the rest is the model. */
#include "events/event.h"
#include "fuzz.h"
#include "model_language/text_model.h"

static int take(hscal_sink *sink, const hscal_event *event) {
  (void)sink;
  FUZZ_CHECK(event->process >= 0 && event->m >= 0);
  return 0;
}

static int take_times(hscal_sink *sink, const hscal_event *event, double times) {
  FUZZ_CHECK(times > 0);
  return take(sink, event);
}

/* Gives the words of the line. */
static int give(hscal_text_model *model, char *line) {
  int status = 0;
  for (char *word = strtok(line, " \t"); word && !status; word = strtok(NULL, " \t")) {
    if (!strchr(word, '@')) status = hscal__text_model_give(model, word); /* no files */
  }
  return status;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  hscal_text_model *model = NULL;
  hscal_sink sink = {.put = take, .put_times = take_times};
  char *text = fuzz_text(data, size), *rest = strchr(text, '\n');
  int is_open, nprow, npcol;
  if (rest) *rest++ = 0;
  int status = hscal__text_model_parse("model.pm", rest ? rest : "", &model);
  if (!status) status = give(model, text);
  if (!status) status = hscal__text_model_finish(model, &is_open, &nprow, &npcol);
  if (fuzz_is_taken(status)) {
    hscal_call call = hscal__text_model_call(model);
    hscal_layout layout = hscal__layout_make(is_open ? 2 : nprow, is_open ? 2 : npcol, 0);
    fuzz_is_taken(call.source->suits(&call, layout.nprow, layout.npcol) || hscal__textmodel_run(&call, &layout, &sink));
  }
  hscal__text_model_free(model);
  free(text);
  return 0;
}
