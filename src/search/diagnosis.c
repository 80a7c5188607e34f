#include "search/diagnosis.h"
#include "base/status.h"
#include "call/event_source.h"
#include "machine/machine.h"

#include <math.h>
#include <stdio.h>

/* How many nodes are missing for the bytes, or that no machine has so many. */
enum { LACK_SIZE = 40 };
static const char *lack_text(double bytes, double bytes_of_node, char text[LACK_SIZE]) {
  const double most = 1e6;
  double nodes = fmax(1, ceil(bytes / bytes_of_node));
  if (nodes <= most)
    snprintf(text, LACK_SIZE, "about %.0f more node(s)", nodes);
  else
    snprintf(text, LACK_SIZE, "more than %.0f more nodes", most);
  return text;
}

/* Nothing fits: says what is there and what would be enough. */
static int no_fit(const hscal_search_state *search) {
  const double giga = 1e9;
  const hscal_machine *machine = search->space.machine;
  double there = 0, largest = 0, need = search->space.operand_bytes;
  int most_spacious = 0;
  char lack[LACK_SIZE];
  for (int h = 0; h < machine->nnodes; h++) {
    double bytes = hscal__node(machine, h)->memory_bytes;
    if (search->space.cap[h] > 0) there += bytes;
    if (bytes > largest) largest = bytes, most_spacious = h;
  }
  if (search->least_nprow == 0 || need > there)
    return hscal__fail(HSCAL_ERROR_NO_FIT,
                       "the operands take %.4g GB and the nodes have %.4g GB that processes may use: %s like %s "
                       "(%.4g GB) are needed",
                       need / giga, there / giga, lack_text(need - there, largest, lack),
                       machine->node_name[most_spacious], largest / giga);
  int processes = search->least_nprow * search->least_npcol;
  need = search->least_bytes * processes;
  return hscal__fail(
      HSCAL_ERROR_NO_FIT,
      "a process needs at least %.4g GB (operands and workspace on a %d x %d grid), all of them %.4g GB, "
      "and the nodes have %.4g GB: %s like %s (%.4g GB) are needed",
      search->least_bytes / giga, search->least_nprow, search->least_npcol, need / giga, there / giga,
      lack_text(need - there, largest, lack), machine->node_name[most_spacious], largest / giga);
}

/* The library refused them all: the last refusal says why. */
static int no_layout_accepted(const hscal_search_state *search) {
  return hscal__fail(HSCAL_ERROR_NO_GRID, "%s accepts none of %d layouts that were tried; the last: %s",
                     search->space.call.source ? search->space.call.source->who : "the library", search->refused,
                     search->refusal);
}

int hscal__explain_failure(const hscal_search_state *search) {
  return search->refused ? no_layout_accepted(search) : no_fit(search);
}
