#include "machine_messages_plot.h"
#include "base/text.h"
#include "gnuplot.h"
#include "machine_speeds_plot.h"
#include "models/cost/costs.h"
#include "models/cost/messages.h"
#include "node_classes.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Two nodes between which messages are shown; the same one twice: within a node. */
typedef struct pair {
  int from, to;
} pair;

/* Has a class before this one a node other than the first, and the same link? */
static int is_linked_as_one_before(const hscal_machine *machine, int class) {
  const hscal_node_class *node = &machine->classes[class];
  for (int c = 0; c < class; c++) {
    const hscal_node_class *before = &machine->classes[c];
    int count, first = cli_first_node(machine, c, &count);
    if (first >= 0 && (first > 0 || count > 1) && before->link_bytes_per_s == node->link_bytes_per_s &&
        before->link_latency_s == node->link_latency_s)
      return 1;
  }
  return 0;
}

/* Are two nodes behind different switches? */
static int crosses_switches(const hscal_machine *machine, int a, int b) {
  return hscal__switch_of(machine, a) != hscal__switch_of(machine, b);
}

/* The first node of a class beside the first of all, behind the same switch if there is one; -1: none. */
static int partner_of_class(const hscal_machine *machine, int class) {
  int partner = -1;
  for (int node = machine->nnodes - 1; node > 0; node--)
    if (machine->class_of[node] == class &&
        (partner < 0 || !crosses_switches(machine, 0, node) || crosses_switches(machine, 0, partner)))
      partner = node;
  return partner;
}

/* Within the first node; from it to the first of each class whose link is another one, and to one behind another switch. */
static int choose_pairs(const hscal_machine *machine, pair pairs[CLI_MOST_CURVES]) {
  int count = 0, partner, far = 1;
  pairs[count++] = (pair){0, 0};
  for (int c = 0; c < machine->nclasses && count < CLI_MOST_CURVES - (machine->switches.count > 1); c++)
    if (!is_linked_as_one_before(machine, c) && (partner = partner_of_class(machine, c)) > 0)
      pairs[count++] = (pair){0, partner};
  while (far < machine->nnodes && !crosses_switches(machine, 0, far)) far++;
  for (int i = 0; i < count; i++)
    if (crosses_switches(machine, 0, pairs[i].to)) return count;
  if (far < machine->nnodes) pairs[count++] = (pair){0, far};
  return count;
}

/* Of the pair with the fastest links: its messages take what was measured. Of pairs of nodes the first is 1. */
static int fastest_pair(const hscal_machine *machine, const pair *pairs, int count) {
  int best = 1;
  for (int i = 2; i < count; i++)
    if (!crosses_switches(machine, pairs[i].from, pairs[i].to) &&
        hscal__node(machine, pairs[i].to)->link_bytes_per_s > hscal__node(machine, pairs[best].to)->link_bytes_per_s)
      best = i;
  return best;
}

static void put_messages_of(FILE *out, hscal_costs *costs, const hscal_curve *measured, int number) {
  fprintf(out, "$message_%d << EOD\n", number);
  for (double bytes = 1; bytes <= 64 << 20; bytes *= 2) {
    hscal_route route = hscal__costs_route(costs, 0, 1, bytes);
    fprintf(out, "%.0f %.6g\n", bytes, 1e6 * (route.latency_s + route.transfer_s));
  }
  fprintf(out, "EOD\n$timed_%d << EOD\n", number);
  double links_s =
      hscal__costs_route(costs, 0, 1, 0).latency_s - costs->layer[hscal__costs_layer(costs, 0, 1)].curve_start_s;
  for (int i = 0; measured && i < measured->npoints; i++)
    if (measured->x[i] > 0) fprintf(out, "%.0f %.6g\n", measured->x[i], 1e6 * (measured->y[i] + links_s));
  fputs("NaN NaN\nEOD\n", out);
}

int cli_put_message_data(FILE *out, const hscal_machine *machine) {
  pair pairs[CLI_MOST_CURVES];
  int count = choose_pairs(machine, pairs);
  int fastest = fastest_pair(machine, pairs, count);
  hscal_costs *costs = calloc(1, sizeof *costs);
  for (int i = 0; costs && i < count; i++) {
    const int node_of[2] = {pairs[i].from, pairs[i].to};
    const hscal_placement placement = {machine, node_of};
    if (hscal__costs_set(costs, &placement, 2, hscal__routine_find("pdgemm"))) count = 0;
    const hscal_message_layer *layer = &machine->layer[i ? HSCAL_LAYER_NETWORK : HSCAL_LAYER_NODE];
    int has_points = hscal__layer_origin(layer) == HSCAL_MEASURED && (i == 0 || i == fastest);
    if (count) put_messages_of(out, costs, has_points ? &layer->seconds : NULL, i);
  }
  if (costs) hscal__costs_free(costs);
  free(costs);
  return costs ? count : 0;
}

static hscal_origin_of_values origin_of(const hscal_machine *machine, const pair *of) {
  return hscal__layer_origin(&machine->layer[of->from == of->to ? HSCAL_LAYER_NODE : HSCAL_LAYER_NETWORK]);
}

void cli_plot_messages(FILE *out, const hscal_machine *machine, int count) {
  pair pairs[CLI_MOST_CURVES];
  choose_pairs(machine, pairs);
  int measured = 0, assumed = 0;
  for (int i = 0; i < count; i++) {
    measured |= origin_of(machine, &pairs[i]) == HSCAL_MEASURED;
    assumed |= origin_of(machine, &pairs[i]) == HSCAL_ASSUMED;
  }
  fprintf(out, "set title 'one message; %s'\n", measured ? "points: measured" : "nothing measured");
  fputs("set xlabel 'bytes'\nset ylabel 'microseconds'\n"
        "set logscale xy\nset format x '%.0s%c'\nset format y '%g'\nplot ",
        out);
  for (int i = 0; i < count; i++) {
    char title[160];
    if (pairs[i].from == pairs[i].to)
      snprintf(title, sizeof title, "within a node");
    else
      snprintf(title, sizeof title, "%.*s to %.*s%s", HSCAL_BEGINNING(machine->node_name[pairs[i].from], 40),
               HSCAL_BEGINNING(machine->node_name[pairs[i].to], 40),
               crosses_switches(machine, pairs[i].from, pairs[i].to) ? ", another switch" : "");
    if ((measured || assumed) && origin_of(machine, &pairs[i]) != HSCAL_MEASURED)
      snprintf(title + strlen(title), sizeof title - strlen(title), ", %s",
               origin_of(machine, &pairs[i]) == HSCAL_ASSUMED ? "assumed" : "stated");
    fprintf(out, "%s$message_%d with lines lw 2 lc %d title ", i ? ", \\\n  " : "", i, i + 1);
    cli_put_quoted(out, title);
    fprintf(out, ", $timed_%d with points pt 7 lc %d notitle", i, i + 1);
  }
  fputs("\nunset logscale\nset format\n", out);
}
