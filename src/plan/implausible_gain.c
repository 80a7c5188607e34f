#include "plan/implausible_gain.h"
#include "base/text.h"
#include "models/cost/kernel.h"
#include "plan/baselines.h"
#include "plan/calibrated.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

/* Seconds of a message of one number within a node, or between nodes. */
static double small_message_s(const hscal_machine *machine, int which) {
  const double bytes = 8;
  const hscal_message_layer *layer = &machine->layer[which];
  double node_s = 0;
  for (int c = 0; c < machine->nclasses && which == HSCAL_LAYER_NETWORK; c++)
    node_s = fmax(node_s, machine->classes[c].link_latency_s);
  return (layer->seconds.npoints > 0 ? hscal__curve_at(&layer->seconds, bytes) : layer->latency_s) + 2 * node_s;
}

/* "3.9 ms within a node and 12 us between nodes", as far as the machine has either. */
static void messages_text(const hscal_machine *machine, char *text, size_t size) {
  char time[HSCAL_SECONDS_TEXT_SIZE];
  int several = 0;
  for (int c = 0; c < machine->nclasses; c++) several |= machine->classes[c].processors > 1;
  text[0] = 0;
  if (several)
    snprintf(text, size, "%s within a node", hscal__seconds_text(small_message_s(machine, HSCAL_LAYER_NODE), time));
  size_t used = strlen(text);
  if (machine->nnodes > 1)
    snprintf(text + used, size - used, "%s%s between nodes", several ? " and " : "",
             hscal__seconds_text(small_message_s(machine, HSCAL_LAYER_NETWORK), time));
}

/* "10 to 30 Gflop/s per processor": products of matrices. */
static void speeds_text(const hscal_machine *machine, char *text, size_t size) {
  enum { LENGTH = 256 };
  const double flops = 2.0 * LENGTH * LENGTH * LENGTH;
  double least = INFINITY, most = 0;
  for (int c = 0; c < machine->nclasses; c++) {
    double speed = 1e-9 * flops /
                   hscal__kernel_seconds(&machine->classes[c], HSCAL_TYPE_D, HSCAL_KERNEL_GEMM, LENGTH, LENGTH, LENGTH);
    least = fmin(least, speed), most = fmax(most, speed);
  }
  if (most > 1.05 * least)
    snprintf(text, size, "%.3g to %.3g Gflop/s per processor", least, most);
  else
    snprintf(text, size, "%.3g Gflop/s per processor", most);
}

void hscal__warn_implausible_gain(const hscal_machine *machine, hscal_plan *plan) {
  char rest[sizeof plan->warning], messages[128], speeds[80];
  double ratio = hscal__baseline_s(plan) / plan->predicted_s;
  if (!isfinite(ratio) || ratio <= HSCAL_IMPLAUSIBLE_GAIN || plan->kept_default || plan->kept_origin) return;
  messages_text(machine, messages, sizeof messages);
  speeds_text(machine, speeds, sizeof speeds);
  strcpy(rest, plan->warning);
  int length =
      snprintf(plan->warning, sizeof plan->warning,
               "%.0f times as fast as the best usual layout is rare. It rests on %s%s%s%s: where these are "
               "wrong (hscal machine show), so is the plan",
               ratio, *messages ? "small messages that take " : "", messages, *messages ? ", and on " : "", speeds);
  size_t used = (size_t)length, left = sizeof plan->warning - used;
  if (!*rest) return;
  static const char end[] = "; ...";
  if (strlen(rest) + 2 < left)
    snprintf(plan->warning + used, left, "; %s", rest);
  else
    snprintf(plan->warning + used, left, "; %.*s%s", HSCAL_BEGINNING(rest, (int)(left - sizeof end - 2)), end);
}
