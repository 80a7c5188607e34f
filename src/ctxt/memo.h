/*
 * What a session keeps of the calls it has planned: the same call again gets the same context, or, where that is gone, a
 * new one of the same plan, without a search. The plans, and which of them are kept, are the same on all processes; whether
 * the context is there each process knows for itself.
 */
#ifndef HSCAL_CTXT_MEMO_H
#define HSCAL_CTXT_MEMO_H

#include "ctxt/packed_plan.h"

enum { HSCAL_MEMO_PLANS = 64 }; /* so many are kept: those asked for last */

typedef struct hscal_remembered {
  uint64_t key;              /* digest of the call and of all that its plan depends on; 0: the entry is free */
  uint64_t asked;            /* when it was asked for last, counted in calls                                 */
  hscal_packed_plan *packed; /* the plan, closed; owned                                               */
  int number;                /* of its context, the one made last; -1: this process was left out             */
} hscal_remembered;

typedef struct hscal_memo {
  uint64_t asked;
  hscal_remembered entry[HSCAL_MEMO_PLANS];
} hscal_memo;

/* What a process has for a key: less counts where processes differ. */
enum { HSCAL_MEMO_NOTHING, HSCAL_MEMO_PLAN, HSCAL_MEMO_CONTEXT };
/* A process that was left out cannot know whether the others have freed the context, and says that it is there. Key 0:
 * nothing. */
int hscal__memo_knows(const hscal_memo *memo, uint64_t key);

/* The plan for a key, closed; it must be there. */
const hscal_packed_plan *hscal__memo_plan(const hscal_memo *memo, uint64_t key);
/* The context for a key, which must be there, is handed out once more: its number, -1 on processes left out; *stays as the plan's
 * kept_origin. */
int hscal__memo_take(hscal_memo *memo, uint64_t key, int *stays);
/* Takes over the plan of a context that was just made, in the place of that of the same key or of the one not asked for the
 * longest. Cannot fail. */
void hscal__memo_put(hscal_memo *memo, uint64_t key, hscal_packed_plan *packed, int number);
void hscal__memo_free(hscal_memo *memo);

#endif
