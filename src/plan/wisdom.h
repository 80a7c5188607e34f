/* What was planned and measured before, for calls that are alike. Internal to src/plan and src/ctxt. */
#ifndef HSCAL_PLAN_WISDOM_H
#define HSCAL_PLAN_WISDOM_H

#include "call/call.h"
#include "hscal.h"
#include "machine/machine.h"

typedef struct hscal_wisdom_entry {
  uint64_t key;  /* hscal__wisdom_key */
  char call[96]; /* for people: "pdgemm m=8192 n=8192 k=8192" */
  int nprow, npcol, mb, nb, panel;
  int nthreads; /* 0, or one number per class of the machine: */
  int *threads; /* threads of its processes */
  double predicted_s;
  double measured_s; /* 0: not measured */
  double thought_s;  /* as most_s of the plan: 0 where it was thought about as long as usual */
  /* The last plan that this program has made for such a call, and the work of that call; null: none. Not in files. */
  hscal_plan *made;
  double work;
} hscal_wisdom_entry;

struct hscal_wisdom {
  uint64_t machine, machine_digest; /* what was found of the machine asked for last, by its serial number; 0: none */
  int count, capacity;
  int has_news; /* something was learned since it was saved last */
  int was_told; /* that it cannot be saved                       */
  hscal_wisdom_entry *entries;
};

/* Null: nothing is known. */
const hscal_wisdom_entry *hscal__wisdom_find(const hscal_wisdom *wisdom, uint64_t key);

/* Lets the entry of the key, if there is one, have a copy of the plan that was made for a call. HSCAL_ERROR_MEMORY. */
int hscal__wisdom_keep(hscal_wisdom *wisdom, uint64_t key, const hscal_call *call, const hscal_plan *plan);

/* Remembers a plan, `measured_s` 0 if it was not measured: in place of what was there, unless that was measured and
 * this was not. */
int hscal__wisdom_learn(hscal_wisdom *wisdom, uint64_t key, const hscal_call *call, const hscal_machine *machine,
                        const hscal_plan *plan, double measured_s);

/* Puts a copy of each entry of `from` into `into`, in place of what is there unless that knows better: was measured, or
 * thought about for longer. All of them, or as many as there is memory for. HSCAL_ERROR_MEMORY. */
int hscal__wisdom_merge(hscal_wisdom *into, const hscal_wisdom *from);

/* Takes over the entry, threads included, in place of one with its key. HSCAL_ERROR_MEMORY: then the caller keeps
 * it. */
int hscal__wisdom_put(hscal_wisdom *wisdom, const hscal_wisdom_entry *entry);

#endif
