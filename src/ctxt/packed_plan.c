#include "ctxt/packed_plan.h"
#include "base/status.h"

#include <stdlib.h>
#include <string.h>

#define MAGIC (UINT64_C(0x6873636131000000) + sizeof(hscal_packed_plan))
/* Far above any real machine, far below what makes the sizes below overflow. */
enum { COUNT_LIMIT = 1 << 26 };

/* Where the parts of a packed plan begin; a function of the counts alone. */
typedef struct parts {
  size_t node_of, rank_of, node_name, threads_of_node, memory_bytes, rivals, baselines, text, end;
} parts;

static size_t take(size_t *end, size_t count, size_t size) {
  size_t start = *end;
  *end += (count * size + 7) & ~(size_t)7;
  return start;
}

static parts parts_of(const hscal_plan *plan, size_t text_bytes) {
  size_t processes = (size_t)plan->nprow * (size_t)plan->npcol, nodes = (size_t)plan->nnodes;
  parts at = {.end = (sizeof(hscal_packed_plan) + 7) & ~(size_t)7};
  at.node_of = take(&at.end, processes, sizeof(int));
  at.rank_of = take(&at.end, processes, sizeof(int));
  at.node_name = take(&at.end, nodes, sizeof(char *));
  at.threads_of_node = take(&at.end, nodes, sizeof(int));
  at.memory_bytes = take(&at.end, nodes, sizeof(double));
  at.rivals = take(&at.end, (size_t)plan->nrivals, sizeof(hscal_candidate));
  at.baselines = take(&at.end, (size_t)plan->nbaselines, sizeof(hscal_baseline));
  at.text = take(&at.end, text_bytes, 1);
  return at;
}

/* A copy whose unused bytes are 0, so that equal plans are equal blocks. */
static void copy_candidate(hscal_candidate *to, const hscal_candidate *from) {
  *to = *from;
  memset(to->reason, 0, sizeof to->reason);
  size_t length = strnlen(from->reason, sizeof from->reason - 1);
  memcpy(to->reason, from->reason, length);
}

static void copy_baseline(hscal_baseline *to, const hscal_baseline *from) {
  memcpy(to->name, from->name, strnlen(from->name, sizeof from->name - 1));
  to->order = from->order, to->fastest_kind = from->fastest_kind, to->untimed = from->untimed;
  copy_candidate(&to->layout, &from->layout);
}

static const char *name_of(const hscal_plan *plan, int node) {
  return plan->node_name && plan->node_name[node] ? plan->node_name[node] : "";
}

int hscal__packed_plan_make(const hscal_plan *plan, const int *rank_of, hscal_packed_plan **packed) {
  size_t text_bytes = 0;
  for (int i = 0; i < plan->nnodes; i++) text_bytes += strlen(name_of(plan, i)) + 1;
  parts at = parts_of(plan, text_bytes);
  char *block = calloc(1, at.end);
  if (!block) return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for a plan of %zu bytes", at.end);

  *packed = (hscal_packed_plan *)(void *)block;
  (*packed)->magic = MAGIC;
  (*packed)->bytes = at.end;
  (*packed)->text_bytes = text_bytes;
  hscal_plan *copy = &(*packed)->plan;
  *copy = *plan;
  copy_candidate(&copy->fallback, &plan->fallback);
  copy_candidate(&copy->origin, &plan->origin);
  copy->node_of = NULL;
  copy->node_name = NULL;
  copy->threads_of_node = NULL;
  copy->memory_bytes = NULL;
  copy->rivals = NULL;
  copy->baselines = NULL;

  size_t processes = (size_t)plan->nprow * (size_t)plan->npcol;
  memcpy(block + at.node_of, plan->node_of, processes * sizeof(int));
  memcpy(block + at.rank_of, rank_of, processes * sizeof(int));
  if (plan->threads_of_node)
    memcpy(block + at.threads_of_node, plan->threads_of_node, (size_t)plan->nnodes * sizeof(int));
  if (plan->memory_bytes) memcpy(block + at.memory_bytes, plan->memory_bytes, (size_t)plan->nnodes * sizeof(double));
  for (int i = 0; i < plan->nrivals; i++)
    copy_candidate((hscal_candidate *)(void *)(block + at.rivals) + i, &plan->rivals[i]);
  for (int i = 0; i < plan->nbaselines; i++)
    copy_baseline((hscal_baseline *)(void *)(block + at.baselines) + i, &plan->baselines[i]);
  char *text = block + at.text;
  for (int i = 0; i < plan->nnodes; i++) text = stpcpy(text, name_of(plan, i)) + 1;
  return 0;
}

hscal_packed_plan *hscal__packed_plan_copy(const hscal_packed_plan *packed) {
  hscal_packed_plan *copy = malloc((size_t)packed->bytes);
  if (copy) memcpy(copy, packed, (size_t)packed->bytes);
  return copy;
}

static int counts_are_sane(const hscal_plan *plan) {
  if (plan->nbaselines < 0 || plan->nbaselines > COUNT_LIMIT ||
      (plan->best_baseline > 0 && plan->best_baseline >= plan->nbaselines))
    return 0; /* plans made by hand have 0 and none */
  return plan->nprow > 0 && plan->npcol > 0 && plan->nnodes > 0 && plan->nrivals >= 0 && plan->nprow <= COUNT_LIMIT &&
         plan->npcol <= COUNT_LIMIT / plan->nprow && plan->nnodes <= COUNT_LIMIT && plan->nrivals <= COUNT_LIMIT;
}

int hscal__packed_plan_open(hscal_packed_plan *packed, size_t bytes) {
  if (bytes < sizeof *packed || packed->magic != MAGIC || packed->bytes != bytes)
    return hscal__fail(HSCAL_ERROR_INTERNAL, "the plan that arrived is damaged, or of another version of hscal");
  hscal_plan *plan = &packed->plan;
  if (packed->text_bytes > bytes || !counts_are_sane(plan) || parts_of(plan, packed->text_bytes).end != bytes)
    return hscal__fail(HSCAL_ERROR_INTERNAL, "the sizes in the plan that arrived do not fit together");

  parts at = parts_of(plan, packed->text_bytes);
  char *block = (char *)packed;
  plan->node_of = (int *)(void *)(block + at.node_of);
  packed->rank_of = (int *)(void *)(block + at.rank_of);
  plan->node_name = (const char **)(void *)(block + at.node_name);
  plan->threads_of_node = (int *)(void *)(block + at.threads_of_node);
  plan->memory_bytes = (double *)(void *)(block + at.memory_bytes);
  plan->rivals = (hscal_candidate *)(void *)(block + at.rivals);
  plan->baselines = (hscal_baseline *)(void *)(block + at.baselines);
  const char *text = block + at.text, *text_end = text + packed->text_bytes;
  for (int i = 0; i < plan->nnodes; i++) {
    const char *end = text < text_end ? memchr(text, 0, (size_t)(text_end - text)) : NULL;
    if (!end) return hscal__fail(HSCAL_ERROR_INTERNAL, "the node names of the plan that arrived are cut off");
    plan->node_name[i] = text;
    text = end + 1;
  }
  return 0;
}
