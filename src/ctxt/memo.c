#include "ctxt/memo.h"
#include "ctxt/grid.h"
#include "ctxt/registry.h"
#include "ctxt/session.h"

#include <stdlib.h>

/* The number of the entry, HSCAL_MEMO_PLANS if there is none. */
static int find(const hscal_memo *memo, uint64_t key) {
  int at = 0;
  while (at < HSCAL_MEMO_PLANS && memo->entry[at].key != key) at++;
  return at;
}

int hscal__memo_knows(const hscal_memo *memo, uint64_t key) {
  int at = key ? find(memo, key) : HSCAL_MEMO_PLANS;
  if (at == HSCAL_MEMO_PLANS) return HSCAL_MEMO_NOTHING;
  if (memo->entry[at].number < 0) return HSCAL_MEMO_CONTEXT;
  const hscal_record *record = hscal__table_find(memo->entry[at].number);
  return record && &record->session->memo == memo && record->key == key && hscal__grid_is_ours(record)
             ? HSCAL_MEMO_CONTEXT
             : HSCAL_MEMO_PLAN;
}

const hscal_packed_plan *hscal__memo_plan(const hscal_memo *memo, uint64_t key) {
  return memo->entry[find(memo, key)].packed;
}

int hscal__memo_take(hscal_memo *memo, uint64_t key, int *stays) {
  hscal_remembered *entry = &memo->entry[find(memo, key)];
  entry->asked = ++memo->asked;
  *stays = entry->packed->plan.kept_origin;
  if (entry->number < 0) return -1;
  hscal_record *record = hscal__table_find(entry->number);
  record->uses++;
  hscal__table_renew(record);
  return entry->number;
}

/* The entry not asked for the longest; one that is free was never asked for. */
static int oldest(const hscal_memo *memo) {
  int at = 0;
  for (int i = 1; i < HSCAL_MEMO_PLANS; i++)
    if (memo->entry[i].asked < memo->entry[at].asked) at = i;
  return at;
}

void hscal__memo_put(hscal_memo *memo, uint64_t key, hscal_packed_plan *packed, int number) {
  int at = find(memo, key);
  if (at == HSCAL_MEMO_PLANS) at = oldest(memo);
  free(memo->entry[at].packed);
  memo->entry[at] = (hscal_remembered){.key = key, .asked = ++memo->asked, .packed = packed, .number = number};
}

void hscal__memo_free(hscal_memo *memo) {
  for (int i = 0; i < HSCAL_MEMO_PLANS; i++) free(memo->entry[i].packed);
  *memo = (hscal_memo){0};
}
