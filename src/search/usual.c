#include "search/usual.h"

hscal_trial hscal__usual_trial(const hscal_usual *usual) {
  return (hscal_trial){.nprow = usual->layout.nprow,
                       .npcol = usual->layout.npcol,
                       .block = usual->block,
                       .row_block = usual->row_block,
                       .panel = usual->panel,
                       .height = 1,
                       .call = &usual->call,
                       .node_of = usual->layout.node_of,
                       .shares = usual->shares,
                       .is_usual = 1,
                       .is_report_only = usual->oversubscribes};
}
