#include "describe.h"
#include "cli.h"

int cli_make_layout(const cli_arguments *arguments, hscal_layout *layout) {
  if (arguments->nprow == CLI_NOT_GIVEN) return cli_usage("grid= is missing (rows x columns, such as grid=4x4)");
  *layout = hscal__layout_make(arguments->nprow, arguments->npcol, cli_or(arguments->panel, 0));
  return CLI_OK;
}

static void describe_dimensions(FILE *out, const hscal_call *call) {
  if (call->m == call->n && call->n == call->k)
    fprintf(out, "m = n = k = %d", call->n);
  else
    fprintf(out, "m = %d, n = %d, k = %d", call->m, call->n, call->k);
  if (call->transa != 'N' || call->transb != 'N') fprintf(out, ", trans %c%c", call->transa, call->transb);
}

static void describe_blocks(FILE *out, const hscal_call *call) {
  const hscal_desc *first = &call->operand[HSCAL_A].desc;
  for (int which = 0; which < HSCAL_OPERANDS; which++) {
    const hscal_desc *desc = &call->operand[which].desc;
    if (desc->mb != first->mb || desc->nb != first->nb) {
      fprintf(out, ", various blocks");
      return;
    }
  }
  if (first->mb == first->nb)
    fprintf(out, ", nb %d", first->nb);
  else
    fprintf(out, ", mb %d, nb %d", first->mb, first->nb);
}

void cli_describe_call(FILE *out, const hscal_call *call, const hscal_layout *layout) {
  fprintf(out, "%s, ", call->routine->name);
  describe_dimensions(out, call);
  describe_blocks(out, call);
  fprintf(out, ", panel %d, grid %d x %d\n", layout->backend.panel, layout->nprow, layout->npcol);
}

char *cli_json_text(json_t *root, int digits) {
  char *text = root ? json_dumps(root, JSON_INDENT(2) | JSON_REAL_PRECISION((size_t)digits)) : NULL;
  json_decref(root);
  return text;
}
