#include "plan/rival_reason.h"
#include "base/text.h"
#include "plan/guard.h"

#include <math.h>
#include <stdio.h>

static int explain_waiting(const hscal_search_result *result, const hscal_trial *chosen, const hscal_trial *rival,
                           char *text, size_t size) {
  double behind = 1 - rival->slowest_rate / chosen->slowest_rate;
  if (behind < 0.01 || rival->cost.compute_s <= chosen->cost.compute_s * 1.01) return 0;
  snprintf(text, size, "waits for %.*s, slower by %.0f %%",
           HSCAL_BEGINNING(result->space->machine->node_name[rival->slowest_node], 40), 100 * behind);
  return 1;
}

/* Grid, blocks and panel width stand before it. */
static void explain_difference(const hscal_trial *chosen, const hscal_trial *rival, char *text, size_t size) {
  const hscal_cost *mine = &chosen->cost, *its = &rival->cost;
  double compute_s = fmax(its->compute_s, its->node_s) - fmax(mine->compute_s, mine->node_s);
  double message_s = its->message_s - mine->message_s, link_s = its->link_s - mine->link_s;
  double fill_s = its->fill_s - mine->fill_s, most = fmax(fmax(compute_s, message_s), fmax(link_s, fill_s));
  int same_grid = rival->nprow == chosen->nprow && rival->npcol == chosen->npcol;
  int fewer = chosen->nprow * chosen->npcol - rival->nprow * rival->npcol;
  if (most <= 0)
    snprintf(text, size,
             same_grid && rival->panel == chosen->panel ? "its blocks make it wait more"
                                                        : "processes wait more for one another");
  else if (most == compute_s && same_grid && rival->panel < chosen->panel)
    snprintf(text, size, "panels of %d compute slower", rival->panel);
  else if (most == compute_s && fewer > 0)
    snprintf(text, size, fewer > 1 ? "%d processes fewer share the work" : "%d process fewer shares the work", fewer);
  else if (most == compute_s)
    snprintf(text, size, same_grid ? "its blocks share the work less evenly" : "shares the work less evenly");
  else if (most == message_s && same_grid)
    snprintf(text, size, "its messages take longer");
  else if (most == message_s)
    snprintf(text, size, "more to send along %s",
             rival->nprow * chosen->npcol > chosen->nprow * rival->npcol ? "columns" : "rows");
  else if (most == link_s)
    snprintf(text, size, "more over the busiest link");
  else
    snprintf(text, size,
             hscal__routine_level(rival->call->routine) == 3 ? "longer pipelines to fill"
                                                             : "messages pass through more processes");
}

/* Faster, as predicted, but perhaps not. */
static void explain_gain(const hscal_search_result *result, const hscal_trial *chosen, const hscal_trial *rival,
                         char *text, size_t size) {
  char interval[HSCAL_GAIN_TEXT_SIZE];
  hscal_gain gain =
      hscal__gain(result->space->machine, hscal__trial_pair(chosen, rival), chosen->predicted_s, rival->predicted_s);
  snprintf(
      text, size, "%.1f %% faster, %s", 100 * expm1(gain.log_gain),
      hscal__gain_interval_text(exp(gain.log_gain - gain.half_width), exp(gain.log_gain + gain.half_width), interval));
}

void hscal__rival_reason(const hscal_search_result *result, const hscal_trial *chosen, const hscal_trial *rival,
                         char *text, size_t size) {
  char why[80];
  double slower = 0;
  if (rival->predicted_s != chosen->predicted_s) slower = rival->predicted_s / chosen->predicted_s - 1;
  if (slower < -0.0005) {
    explain_gain(result, chosen, rival, text, size);
    return;
  }
  if (!explain_waiting(result, chosen, rival, why, sizeof why)) explain_difference(chosen, rival, why, sizeof why);
  if (slower < 0.0005)
    snprintf(text, size, "as fast");
  else if (!isfinite(slower)) /* the chosen one takes no time at all */
    snprintf(text, size, "slower: %s", why);
  else if (slower < 9.995)
    snprintf(text, size, "%.1f %% slower: %s", 100 * slower, why);
  else
    snprintf(text, size, "%.0f times as long: %s", 1 + slower, why);
}
