#include "preload/panel_choice.h"
#include "base/digest.h"
#include "base/minmax.h"
#include "base/own.h"
#include "preload/contexts.h"
#include "preload/equal_settings.h"
#include "preload/given_key.h"
#include "preload/panel_planner.h"
#include "preload/panel_width.h"

#include <dlfcn.h>
#include <limits.h>
#include <stdio.h>

/* In which all processes of a context take part, not those of a row or column alone. */
static int is_for_all(const hscal_routine *routine) { return hscal__routine_level(routine) >= 3; }

static hscal_panel_planner *open_planner(void) {
  static char beside[] = HSCAL_PANEL_FILE " does not lie beside libhscal_preload.so, or cannot be opened";
  char folder[PATH_MAX], path[PATH_MAX + 64];
  hscal_panel_planner *planner = NULL;
  if (hscal__own_folder(folder)) {
    snprintf(path, sizeof path, "%s/%s", folder, HSCAL_PANEL_FILE);
    void *object = dlopen(path, RTLD_NOW | RTLD_LOCAL);
    if (object) *(void **)&planner = dlsym(object, HSCAL_PANEL_SYMBOL);
  }
  if (!planner) hscal__panel_trouble(beside);
  return planner;
}

static int ask_planner(const hscal_routine *routine, void *const *argument) {
  static hscal_panel_planner *planner;
  static int is_opened;
  hscal_call call;
  int context[HSCAL_OPERANDS];
  const char *trouble = NULL;
  hscal_panel_question question = {.size = sizeof call, .routine = routine->name, .call = &call};
  if (hscal__given_call(routine, argument, &call, context) != HSCAL_KEPT || context[HSCAL_A] < 0) return 0;
  if (!is_opened++) planner = open_planner();
  if (!planner) return 0;
  hscal__context_shape(context[HSCAL_A], &question.nprow, &question.npcol);
  question.rank = hscal__context_ranks(context[HSCAL_A]);
  int width = planner(&question, &trouble);
  if (trouble) hscal__panel_trouble(trouble);
  return width;
}

/* The answers to the last questions. One that gave way to another is asked for again: the answer is the same, because it depends on the question
 * alone. */
static int plan(const hscal_routine *routine, void *const *argument) {
  enum { ANSWERS = 1024 };
  static struct {
    uint64_t digest;
    int width;
  } answers[ANSWERS];
  hscal_given_key key;
  uint64_t digest = HSCAL_DIGEST_START;
  if (hscal__given_key(routine, argument, &key) != HSCAL_KEPT) return 0;
  for (int i = 0; i < key.length; i++) digest = hscal__digest_word(digest, (uint64_t)key.word[i]);
  if (answers[digest % ANSWERS].digest != digest) {
    answers[digest % ANSWERS].width = ask_planner(routine, argument);
    answers[digest % ANSWERS].digest = digest;
  }
  return answers[digest % ANSWERS].width;
}

static void count_planned(int width) {
  hscal_panel_counts *counts = &hscal__panel_counts;
  if (!width) return;
  if (!counts->planned++) counts->narrowest = width;
  counts->narrowest = hscal__min(counts->narrowest, width);
  counts->widest = hscal__max(counts->widest, width);
}

int hscal__panel_choose(const hscal_routine *routine, void *const *argument) {
  int asked = hscal__panel_asked(), ictxt = hscal__given_context(routine, argument);
  if (asked == HSCAL_PANEL_NONE || !hscal__has_panels(routine)) return 0;
  if (!is_for_all(routine)) return hscal__panel_of_others(routine, argument);
  hscal__panel_counts.calls++;
  if (hscal__compare_settings(hscal__context_index(ictxt), ictxt) != HSCAL_SETTINGS_EQUAL) {
    hscal__panel_counts.disagreed++;
    return 0;
  }
  int width = asked == HSCAL_PANEL_PLANNED ? plan(routine, argument) : asked;
  count_planned(width);
  return width;
}

int hscal__panel_of_others(const hscal_routine *routine, void *const *argument) {
  int asked = hscal__panel_asked(), context = hscal__context_index(hscal__given_context(routine, argument));
  return asked > 0 && hscal__settings_of(context) == HSCAL_SETTINGS_EQUAL ? asked : 0;
}
