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
  hscal_plan *
      made; /* the last plan that this program has made for such a call, and the work of that call; null: none. Not in files */
  double work;
} hscal_wisdom_entry;

struct hscal_wisdom {
  uint64_t machine, machine_digest; /* what was found of the machine asked for last, by its serial number; 0: none */
  int count, room;
  int has_news; /* something was learned since it was saved last */
  int was_told; /* that it cannot be saved                       */
  hscal_wisdom_entry *entries;
};

/*
 * Calls on one machine that are alike have the same key: the same routine and letters, block sizes, sources and offsets given; each of M, N and K in
 * the same half octave (1024 to 1448 are one class); the same limits, slots, grids and blocks demanded; the same computers with the same libraries (fingerprint of a
 * measured machine, else everything that its description says). Recorded calls are not remembered: then *key is 0. `wisdom` may be null; it keeps what takes long to
 * find out. HSCAL_ERROR_MEMORY.
 */
int hscal__wisdom_key(hscal_wisdom *wisdom, const hscal_call *call, const hscal_machine *machine,
                      const hscal_options *options, uint64_t *key);

/* Null: nothing is known. */
const hscal_wisdom_entry *hscal__wisdom_find(const hscal_wisdom *wisdom, uint64_t key);

/* Lets the entry of the key, if there is one, have a copy of the plan that was made for a call. HSCAL_ERROR_MEMORY. */
int hscal__wisdom_keep(hscal_wisdom *wisdom, uint64_t key, const hscal_call *call, const hscal_plan *plan);

/* Remembers a plan, `measured_s` 0 if it was not measured: in place of what was there, unless that was measured and this was not. */
int hscal__wisdom_learn(hscal_wisdom *wisdom, uint64_t key, const hscal_call *call, const hscal_machine *machine,
                        const hscal_plan *plan, double measured_s);

/* Reads the JSON text of hscal_wisdom_export, which `source` names in errors. HSCAL_ERROR_FILE or _MEMORY: *wisdom is null then. */
int hscal__wisdom_read(const char *json, const char *source, hscal_wisdom **wisdom);
/* That text: malloc'ed; null if out of memory. */
char *hscal__wisdom_text(const hscal_wisdom *wisdom);

/* Writes a file, whole or not at all, with what other programs have put there since it was read, if there is any news. As hscal_wisdom_export and
 * _import. */
int hscal__wisdom_save(hscal_wisdom *wisdom, const char *file);

#endif
