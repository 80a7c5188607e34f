/* Memory that predictions use, and what the last of them was like. */
#ifndef HSCAL_MODELS_PREDICT_WORKSPACE_H
#define HSCAL_MODELS_PREDICT_WORKSPACE_H

#include "models/clock/windows.h"

/* Memory that predictions use and a search keeps from one to the next. Not for two threads at once. */
typedef struct hscal_workspace hscal_workspace;
hscal_workspace *hscal__workspace_new(void); /* null: out of memory */
void hscal__workspace_free(hscal_workspace *workspace);
/* Operations of processes (computing, sending, receiving) that the last prediction looked at: what it cost, whatever the
 * computer. */
double hscal__workspace_operations(const hscal_workspace *workspace);
/* The same weighed by what they take: 1 is 60 ns on the computers of docs/explanation/clock.md. */
double hscal__workspace_effort(const hscal_workspace *workspace);
/* Operations of all of the composite that was timed last, sampled or not. */
double hscal__workspace_volume(const hscal_workspace *workspace);
/* Did messages share links so much that the event-driven clock had to time the last prediction, or would have had to? */
int hscal__workspace_shares(const hscal_workspace *workspace);
/* Did they so much that it may be far off, although the event-driven clock was not asked? */
int hscal__workspace_nearly_shares(const hscal_workspace *workspace);
/* From now on HSCAL_EFFORT_MODEL does not ask the dataflow clock first whether they do (0: it does, as in the beginning). */
void hscal__workspace_expect_sharing(hscal_workspace *workspace, int expects);
/* From now on HSCAL_EFFORT_LOW_FIDELITY and HSCAL_EFFORT_MODEL give up with HSCAL_TOO_DEAR, which is no error, when so much is done (INFINITY: never, as in the beginning). */
void hscal__workspace_limit(hscal_workspace *workspace, double effort);
/* From now on predictions give up likewise when searches are stopped (base/stop.h; 0: they do not, as in the beginning). */
void hscal__workspace_may_stop(hscal_workspace *workspace, int may_stop);
/* From now on HSCAL_EFFORT_LOW_FIDELITY looks at this stretch of each series of similar steps (count 0: at several, as in the beginning). */
void hscal__workspace_look_at(hscal_workspace *workspace, hscal_stretch stretch);
/* From now on HSCAL_EFFORT_MODEL times a sample that may be so many times as large as usual. */
void hscal__workspace_refine(hscal_workspace *workspace, double times);
/* Would HSCAL_EFFORT_MODEL have gone another way than the last prediction, which was of low fidelity? */
int hscal__workspace_was_low_fidelity(const hscal_workspace *workspace);

#endif
