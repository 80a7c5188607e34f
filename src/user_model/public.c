/* The public functions of models but those that ask the clock or the planner. */
#include "base/failure.h"
#include "base/status.h"
#include "base/text.h"
#include "user_model/user_model.h"

#include <stdlib.h>
#include <string.h>

static int missing(int position, const char *name) { return hscal__fail(-position, "%s is a null pointer", name); }

/* ---- values ----------------------------------------------------------------------------------------------------- */

static int set_word(hscal_text_model *text, const char *word) {
  static const char bench[] = "bench=";
  enum { LENGTH = sizeof bench - 1 };
  if (strncmp(word, bench, LENGTH) || hscal__text_model_takes(text, word, LENGTH - 1))
    return hscal__text_model_set(text, word);
  return hscal__text_model_set_bench(text, word + LENGTH);
}

/* The words of a copy, which is cut. */
static int set_words(hscal_text_model *text, char *words) {
  char *rest;
  for (char *word = strtok_r(words, " \t\r\n", &rest); word; word = strtok_r(NULL, " \t\r\n", &rest))
    HSCAL_TRY(set_word(text, word));
  return 0;
}

static int set(hscal_model *model, const char *arguments) {
  if (!model) return missing(1, "model");
  if (!arguments) return missing(2, "arguments");
  if (!model->text)
    return hscal__fail(HSCAL_ERROR_ARGUMENT, "the model is a function, whose parameters are the program's own");
  char *words = hscal__copy_text(arguments);
  if (!words) return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for the values of a model");
  int status = set_words(model->text, words);
  free(words);
  return status;
}

int hscal_model_set(hscal_model *model, const char *arguments) {
  hscal__enter("hscal_model_set");
  return hscal__leave(set(model, arguments));
}

/* ---- making ----------------------------------------------------------------------------------------------------- */

static int make_of_text(const char *file, const char *arguments, hscal_model *model) {
  HSCAL_TRY(hscal__text_model_read(file, &model->text));
  return arguments ? set(model, arguments) : 0;
}

static int new_model(hscal_model **model) {
  *model = calloc(1, sizeof **model);
  return *model ? 0 : hscal__fail(HSCAL_ERROR_MEMORY, "no memory for a model");
}

/* Hands the model over, or frees it. */
static int hand_over(int status, hscal_model **model) {
  if (!status) return 0;
  hscal_model_free(*model);
  *model = NULL;
  return status;
}

static int load(const char *file, const char *arguments, hscal_model **model) {
  if (!model) return missing(3, "model");
  *model = NULL;
  if (!file) return missing(1, "file");
  HSCAL_TRY(new_model(model));
  return hand_over(make_of_text(file, arguments, *model), model);
}

int hscal_model_load(const char *file, const char *arguments, hscal_model **model) {
  hscal__enter("hscal_model_load");
  return hscal__leave(load(file, arguments, model));
}

static int create(const hscal_emitted_model *description, hscal_model **model) {
  if (!model) return missing(2, "model");
  *model = NULL;
  if (!description) return missing(1, "description");
  HSCAL_TRY(new_model(model));
  return hand_over(hscal__function_model_new(description, &(*model)->function), model);
}

int hscal_model_create(const hscal_emitted_model *description, hscal_model **model) {
  hscal__enter("hscal_model_create");
  return hscal__leave(create(description, model));
}

void hscal_model_free(hscal_model *model) {
  if (!model) return;
  hscal__text_model_free(model->text);
  hscal__function_model_free(model->function);
  free(model);
}

static int prune(hscal_model *model, hscal_model_keep *keep, void *data) {
  if (!model) return missing(1, "model");
  model->keep = keep, model->keep_data = data;
  return 0;
}

int hscal_model_prune(hscal_model *model, hscal_model_keep *keep, void *data) {
  hscal__enter("hscal_model_prune");
  return hscal__leave(prune(model, keep, data));
}
