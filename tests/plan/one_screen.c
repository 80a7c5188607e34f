/* A plan is one screen, however many nodes there are and whatever they are called. */
#include "search/fixture.h"

#include "base/text.h"
#include "machine/machine_builder.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_LINES = 40, MOST_COLUMNS = 100 };

static void is_one_screen(const hscal_plan *plan) {
  char *text = hscal__plan_text(plan), *rest = NULL;
  int lines = 0;
  assert_non_null(text);
  for (const char *c = text; *c; c++) lines += *c == '\n';
  if (lines > MOST_LINES) fail_msg("%d lines:\n%s", lines, text);
  for (char *line = strtok_r(text, "\n", &rest); line; line = strtok_r(NULL, "\n", &rest))
    if (hscal__characters(line) > MOST_COLUMNS) fail_msg("%d columns: %s", hscal__characters(line), line);
  free(text);
}

/* The names of a plan's nodes, in the manner of clusters and of people who want to break it; malloc'ed. */
static char *name_like(int style, int h) {
  char name[512] = "";
  if (style == 0) snprintf(name, sizeof name, "nid%05d", 12 + h + h / 7);
  if (style == 1) snprintf(name, sizeof name, "r%dc%dn%02d.hpc.cluster.example.org", h / 64, h / 8 % 8, h % 8);
  if (style == 2) snprintf(name, sizeof name, "%d", h);
  if (style == 3) snprintf(name, sizeof name, "%c%c%c", 'a' + h % 26, 'z' - h / 26, 'a' + h * 7 % 26);
  for (int i = 0; i < 20 && style == 4; i++) strcat(name, "J\u00f6kulsárlón");
  if (style == 4) snprintf(name + strlen(name), 20, "-%d\u20ac", h * 37 % 1000);
  for (int i = 0; i < 50 && style == 5; i++) strcat(name, "\U0001f600");
  if (style == 5) snprintf(name + strlen(name), 20, "%c%c", 'a' + h % 26, 'a' + h / 26);
  if (style == 6) snprintf(name, sizeof name, "%d-%d, [%d]", h, h * h, h);
  return strdup(name);
}

static void rename_nodes(hscal_plan *plan, int style) {
  for (int h = 0; h < plan->nnodes; h++) {
    free((char *)plan->node_name[h]);
    plan->node_name[h] = name_like(style, h);
    assert_non_null(plan->node_name[h]);
  }
}

static void so_many_nodes(void **state) {
  (void)state;
  static const struct {
    const char *machine, *routine;
    int n;
    hscal_options options;
  } cases[] = {{"256x2@10, lat 2us, bw 10GB, ideal", "pdgemm", 8000, {.patience = 0.1}},
               {"244x2@10 + 12x4@20, lat 2us, bw 10GB, ideal", "pdgetrf", 4000, {.patience = 0.1}},
               {"200x2@10 + 40x4@20 + 16x8@30, lat 2us, bw 10GB, ideal", "pdpotrf", 6000, {.patience = 0.1, .top = 10}},
               {"256x1@10, ideal", "pdgemm", 3000, {.in_program = 1}},
               {"64x1@10, ideal", "pdgemm", 3000, {.patience = 0.1}},
               {"8x4@10, lat 2us, bw 10GB, ideal", "pdgemm", 2000, {.patience = 0.1}},
               {"1x4@10, ideal", "pdgemm", 2000, {.patience = 0.1}},
               {"256x2@10, ideal", "pdgemm", 50, {.processes = 7}}};
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    hscal_machine *machine = machine_of(cases[i].machine, 0.01);
    int n = cases[i].n;
    hscal_call call = hscal__call_make(hscal__routine_find(cases[i].routine), n, n, n, 0, 0);
    hscal_plan *plan = plan_of(&call, machine, &cases[i].options);
    is_one_screen(plan);
    for (int style = 0; style < 7; style++) {
      rename_nodes(plan, style);
      is_one_screen(plan);
    }
    hscal_plan_free(plan);
    hscal_machine_free(machine);
  }
}

/* Nodes of which no two have as many processes, in an order of their own. */
static void all_nodes_unlike(void **state) {
  (void)state;
  hscal_machine *machine = machine_of("256x2@10, ideal", 0.01);
  hscal_call call = product(3000, 3000, 3000);
  hscal_options options = {.patience = 0.1};
  hscal_plan *plan = plan_of(&call, machine, &options);
  for (int i = 0; i < plan->nprocs; i++) plan->node_of[i] = i * 7 % (1 + i % 97);
  for (int h = 0; h < plan->nnodes; h++) plan->threads_of_node[h] = 1 + h % 5;
  for (size_t i = 0; i + 1 < sizeof plan->note; i++) plan->note[i] = i % 40 ? 'n' : ' ';
  for (int style = 0; style < 7; style++) {
    rename_nodes(plan, style);
    is_one_screen(plan);
  }
  hscal_plan_free(plan);
  hscal_machine_free(machine);
}

static void equal_nodes_are_told_as_ranges(void **state) {
  (void)state;
  hscal_machine *machine = machine_of("5x2@10 + 2x4@30, lat 10us, bw 1GB, ideal", 0.01);
  hscal_call call = product(2000, 2000, 2000);
  hscal_options options = {.processes = 4, .order = 'C'};
  static const int places[] = {5, 5, 5, 3};
  hscal_plan *plan = plan_of(&call, machine, &options);
  plan->nprow = plan->npcol = 2, plan->nprocs = 4;
  memcpy(plan->node_of, places, sizeof places);
  for (int h = 0; h < 7; h++) {
    plan->threads_of_node[h] = h == 5 || h == 3;
    plan->memory_bytes[h] = h == 5 ? 3e8 : h == 3 ? 1e8 : 0;
  }
  rename_nodes(plan, 0);
  char *text = hscal__plan_text(plan);
  static const char *const parts[] = {"\n  processes   nid00015, 100 MB\n              nid00017 x 3, 300 MB\n",
                                      "\n  idle        5 of 7 nodes: nid[00012-00014,00016,00018]\n",
                                      "\n  placement   column order over nid00017, 3, then nid00015, 1\n"
                                      "              nid00017 nid00017\n              nid00017 nid00015\n",
                                      "\n  by hand     Cblacs_gridinit(&ctxt, \"Col\", 2, 2); a hostfile of these"};
  for (size_t i = 0; i < sizeof parts / sizeof *parts; i++)
    if (!strstr(text, parts[i])) fail_msg("no \"%s\" in:\n%s", parts[i], text);
  free(text);
  hscal_plan_free(plan);
  hscal_machine_free(machine);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(so_many_nodes),
      cmocka_unit_test(all_nodes_unlike),
      cmocka_unit_test(equal_nodes_are_told_as_ranges),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
