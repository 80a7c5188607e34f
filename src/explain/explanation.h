/* Why a plan is as it is: where its time goes, what limits it, what other nodes would bring. Internal to src/explain
 * and tools. */
#ifndef HSCAL_EXPLAIN_EXPLANATION_H
#define HSCAL_EXPLAIN_EXPLANATION_H

#include "explain/explained.h"
#include "explain/limits.h"
#include "explain/nodes.h"
#include "explain/shares.h"
#include "explain/threshold.h"

typedef struct hscal_explanation {
  const hscal_explained *explained;
  const hscal_plan *plan;
  hscal_shares shares;
  hscal_limits limits;
  const char *nodes_are_fixed; /* not null: nothing is said of other nodes */
  hscal_changes more, fewer;
  hscal_threshold threshold;
} hscal_explanation;

/* `machine` and `call` as the search had them; what is explained, on the machine with the plan's threads. */
int hscal__explanation_make(const hscal_explained *explained, const hscal_call *call, const hscal_machine *machine,
                            const hscal_options *options, const hscal_plan *plan, hscal_explanation *explanation);
void hscal__explanation_free(hscal_explanation *explanation);

/* The name of the node that a process is on. */
const char *hscal__explanation_node_name(const hscal_explanation *explanation, int process);
/* How long others waited for the processes of a node, in sum. */
double hscal__explanation_waited_for_s(const hscal_explanation *explanation, int node);

#endif
