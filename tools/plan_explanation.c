#include "plan_explanation.h"
#include "base/text.h"
#include "busy.h"
#include "explain/explanation_json.h"
#include "explain/explanation_text.h"
#include "output.h"
#include "plan/plan_json.h"
#include "plan/plan_text.h"
#include "report.h"

#include <jansson.h>
#include <stdlib.h>
#include <string.h>

/* The plan's text, and the explanation's below it. Both are freed. */
static char *joined(char *plan, char *explanation) {
  char *text = plan && explanation ? malloc(strlen(plan) + strlen(explanation) + 1) : NULL;
  if (text) strcat(strcpy(text, plan), explanation);
  free(plan);
  free(explanation);
  return text;
}

/* The explanation as a member of the plan. Both are freed. */
static char *inserted(char *plan, char *explanation) {
  json_t *root = plan ? json_loads(plan, 0, NULL) : NULL;
  json_t *member = explanation ? json_loads(explanation, 0, NULL) : NULL;
  int failed = !root || !member || json_object_set(root, "explanation", member) != 0;
  char *text = failed ? NULL : json_dumps(root, JSON_INDENT(2) | JSON_REAL_PRECISION(HSCAL_JSON_DIGITS));
  json_decref(root);
  json_decref(member);
  free(plan);
  free(explanation);
  return text;
}

int cli_explain(const cli_planned *planned, const hscal_explained *chosen) {
  hscal_explanation explanation;
  const hscal_plan *plan = planned->plan;
  const double in_plans = 8; /* about what it takes */
  char time[HSCAL_SECONDS_TEXT_SIZE];
  cli_busy("the plan took %s; explaining it takes about %.0f times as long",
           hscal__seconds_text(plan->decision_s, time), in_plans);
  int failed = hscal__explanation_make(chosen, planned->call, planned->machine, planned->options, plan, &explanation);
  cli_idle();
  int status = failed ? cli_report(failed) : CLI_OK;
  if (status == CLI_OK)
    status = cli_print_and_free(planned->arguments->json
                                    ? inserted(hscal__plan_json(plan), hscal__explanation_json(&explanation))
                                    : joined(hscal__plan_text(plan), hscal__explanation_text(&explanation)));
  hscal__explanation_free(&explanation);
  return status;
}
