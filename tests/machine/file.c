/* Good files: those of the project, defaults, everything that can be written comes back. */
#include "base/file.h"
#include "cmocka_test.h"
#include "machine/file.h"
#include "machine/machine_builder.h"
#include "machine/quantity.h"
#include "machine/same.h"
#include "machine/write.h"

#include <dirent.h>
#include <errno.h>
#include <locale.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static hscal_machine *load(const char *file) {
  hscal_machine *machine = NULL;
  if (hscal_machine_load(file, &machine)) fail_msg("%s", hscal_last_error());
  return machine;
}

static void hcl16_holds_the_facts_of_the_paper(void **state) {
  (void)state;
  static const double mflops[16] = {10829, 9729, 11054, 11151, 11211, 11295, 10958, 10949,
                                    7425,  7047, 10827, 11200, 9056,  11626, 9815,  12250};
  hscal_machine *machine = load(HSCAL_MACHINES "/hcl16.json");
  assert_int_equal(machine->nnodes, 16);
  for (int i = 0; i < 16; i++) {
    const hscal_node_class *node = hscal__node(machine, i);
    char name[8];
    snprintf(name, sizeof name, "hcl%02d", i + 1);
    assert_string_equal(machine->node_name[i], name);
    assert_int_equal(node->processors, 1);
    assert_true(fabs(node->speeds[0].flops_per_s - mflops[i] * 1e6) < 1);
    assert_true(node->link_bytes_per_s == 2e9 / 8);
    assert_true(node->link_latency_s == 25e-6);
  }
  assert_true(machine->layer[HSCAL_LAYER_NETWORK].rendezvous_bytes == 65536);
  assert_int_equal(machine->layer[HSCAL_LAYER_NETWORK].late_receiver, 1);
  assert_round_trip(machine);
  hscal_machine_free(machine);
}

static void two_generations_hold_eight_nodes(void **state) {
  (void)state;
  hscal_machine *machine = load(HSCAL_MACHINES "/two_generations.json");
  assert_int_equal(machine->nnodes, 8);
  assert_string_equal(machine->node_name[0], "new1");
  assert_string_equal(machine->node_name[7], "old4");
  assert_true(hscal__node(machine, 3)->speeds[0].flops_per_s == 30e9);
  assert_true(hscal__node(machine, 4)->speeds[0].flops_per_s == 10e9);
  assert_round_trip(machine);
  hscal_machine_free(machine);
}

static const char everything[] =
    "{\"schema\": \"hscal-machine/1\", \"name\": \"all \\\"keys\\\" \\\\ \\u00e9\", \"notes\": [\"one\", \"two\"],"
    " \"nodes\": ["
    "  {\"names\": [\"x\", \"y\"], \"processors\": 2, \"memory_bytes\": 1.5e9, \"copy_bytes_per_s\": 3e9,"
    "   \"alone_speedup\": 1.25, \"kernels\": [{\"kernel\": \"gemm\", \"type\": \"d\", \"points\": ["
    "       {\"m\": 64, \"n\": 64, \"k\": 8, \"gflops\": 3.25}, {\"m\": 512, \"n\": 512, \"k\": 8, \"gflops\": 7.1}]},"
    "     {\"kernel\": \"gemm\", \"type\": \"z\", \"gflops\": 5.5, \"half_k\": 3},"
    "     {\"kernel\": \"gemm\", \"type\": \"z\", \"threads\": 2, \"gflops\": 9.5}]},"
    "  {\"name\": \"n\", \"count\": 12, \"processors\": 4, \"gflops\": 1e-3, \"memory_bytes\": 8e9,"
    "   \"link_bytes_per_s\": 1e9, \"link_latency_us\": 0.3}],"
    " \"layers\": {"
    "  \"node\": {\"points\": [{\"bytes\": 0, \"us\": 0.4}, {\"bytes\": 65536, \"us\": 17.3}], \"bytes_per_s\": 2e10,"
    "    \"shared\": true, \"send_overhead_us\": 0.1, \"receive_overhead_us\": 0.2, \"rendezvous_bytes\": \"never\"},"
    "  \"network\": {\"latency_us\": 1.7, \"bytes_per_s\": 5e9, \"envelope_bytes\": 24, \"rendezvous_bytes\": 4096,"
    "    \"late_receiver\": true}},"
    " \"model_error\": 0.07, \"processes_per_processor\": 3, \"fingerprint\": \"f\","
    " \"provenance\": {\"when\": \"today\", \"how\": \"by hand\", \"samples\": 7, \"spread\": 0.02}}";

static void every_key_is_read(void **state) {
  (void)state;
  hscal_machine *machine = NULL;
  if (hscal__machine_parse(everything, "text", &machine)) fail_msg("%s", hscal_last_error());
  assert_string_equal(machine->name, "all \"keys\" \\ \xc3\xa9");
  assert_string_equal(machine->notes, "one\ntwo");
  assert_int_equal(machine->nnodes, 14);
  assert_string_equal(machine->node_name[1], "y");
  assert_string_equal(machine->node_name[2], "n01");
  assert_string_equal(machine->node_name[13], "n12");
  const hscal_node_class *x = &machine->classes[0], *n = &machine->classes[1];
  assert_string_equal(x->name, "x");
  assert_true(x->processors == 2 && x->memory_bytes == 1.5e9 && x->copy_bytes_per_s == 3e9 && x->alone_speedup == 1.25);
  assert_true(x->nspeeds == 3 && x->speeds[0].npoints == 2 && x->speeds[0].flops_per_s == 7.1e9);
  assert_true(x->speeds[0].points[0].k == 8 && x->speeds[0].points[0].flops_per_s == 3.25e9);
  assert_true(x->speeds[1].type == HSCAL_TYPE_Z && x->speeds[1].flops_per_s == 5.5e9 && x->speeds[1].half_k == 3);
  assert_true(x->speeds[1].threads == 1 && x->speeds[2].threads == 2 && x->speeds[2].flops_per_s == 9.5e9);
  assert_true(n->speeds[0].flops_per_s == 1e6 && n->link_bytes_per_s == 1e9 && n->link_latency_s == 0.3 / 1e6);
  const hscal_message_layer *node = &machine->layer[HSCAL_LAYER_NODE], *network = &machine->layer[HSCAL_LAYER_NETWORK];
  assert_true(node->seconds.npoints == 2 && node->seconds.x[1] == 65536 && node->seconds.y[1] == 17.3 / 1e6);
  assert_true(node->shared == 1 && node->bytes_per_s == 2e10 && isinf(node->rendezvous_bytes));
  assert_true(node->send_overhead_s == 0.1 / 1e6 && node->receive_overhead_s == 0.2 / 1e6 && !node->late_receiver);
  assert_true(network->latency_s == 1.7 / 1e6 && network->rendezvous_bytes == 4096 && network->late_receiver == 1);
  assert_true(network->envelope_bytes == 24 && network->bytes_per_s == 5e9 && network->shared == 0);
  assert_int_equal(machine->processes_per_processor, 3);
  assert_true(machine->model_error == 0.07 && machine->samples == 7 && machine->spread == 0.02);
  assert_string_equal(machine->fingerprint, "f");
  assert_string_equal(machine->measured_when, "today");
  assert_string_equal(machine->measured_how, "by hand");
  assert_round_trip(machine);
  hscal_machine_free(machine);
}

/* The third one adds collectives, by name or by rows, and what the ends of their messages cost. */
static void the_third_schema_has_collectives(void **state) {
  (void)state;
  static const char *const collectives[] = {
      "\"mpich-4\"",
      "[{\"operation\": \"broadcast\", \"members\": 7, \"bytes\": 1048575, \"splittable\": false, "
      "\"algorithm\": \"linear\"},"
      " {\"operation\": \"broadcast\", \"algorithm\": \"k-nomial\", \"radix\": 4, \"segment\": 65536},"
      " {\"operation\": \"reduce\", \"builtin\": true, \"algorithm\": \"halving\"},"
      " {\"operation\": \"reduce\", \"algorithm\": \"binomial\"}, {\"operation\": \"allreduce\", "
      "\"algorithm\": \"doubling\"}, {\"operation\": \"barrier\", \"members\": 8, \"algorithm\": \"doubling\"}, "
      "{\"operation\": \"barrier\", \"algorithm\": \"dissemination\"}]"};
  for (int i = 0; i < 2; i++) {
    hscal_machine *machine = NULL;
    char third[1600];
    snprintf(third, sizeof third,
             "{\"schema\": \"hscal-machine/3\", \"collectives\": %s, \"nodes\": [{\"name\": \"n\", \"processors\": 4, "
             "\"gflops\": 1, "
             "\"memory_bytes\": 8e9, \"reduce_bytes_per_s\": 2e9, \"pack_bytes_per_s\": 3e9}], \"layers\": {\"node\": "
             "{\"latency_us\": 1}, \"network\": {\"latency_us\": 1}}}",
             collectives[i]);
    if (hscal__machine_parse(third, "text", &machine)) fail_msg("%s", hscal_last_error());
    assert_true(machine->classes[0].reduce_bytes_per_s == 2e9 && machine->classes[0].pack_bytes_per_s == 3e9);
    assert_true(hscal__machine_collectives(machine)->nrows > 3 && !machine->own_collectives == !i);
    assert_round_trip(machine);
    char *text = hscal__machine_text(machine);
    assert_non_null(strstr(text, "\"schema\": \"hscal-machine/3\""));
    free(text);
    hscal_machine_free(machine);
  }
}

/* The fourth one adds what ratios of times are off by, as far as somebody says, and the noise of repeated runs. */
static void the_fourth_schema_has_errors_of_ratios(void **state) {
  (void)state;
  static const char *const said[] = {"\"ratio_errors\": {\"same_grid\": 0.0625, \"other_threads\": 1.5}",
                                     "\"noise\": 0",
                                     "\"noise\": 0.01, \"ratio_errors\": {\"similar_grid\": 0, \"other_grid\": 0.25}"};
  static const double expected[][HSCAL_PAIR_KINDS + 1] = {
      {0.0625, -1, -1, 1.5, -1}, {-1, -1, -1, -1, 0}, {-1, 0, 0.25, -1, 0.01}};
  for (int i = 0; i < 3; i++) {
    hscal_machine *machine = NULL;
    char fourth[600];
    snprintf(fourth, sizeof fourth,
             "{\"schema\": \"hscal-machine/4\", %s, \"nodes\": [{\"name\": \"n\", \"processors\": 4, \"gflops\": 1, "
             "\"memory_bytes\": 8e9}], \"layers\": {\"node\": {\"latency_us\": 1}, \"network\": {\"latency_us\": 1}}}",
             said[i]);
    if (hscal__machine_parse(fourth, "text", &machine)) fail_msg("%s", hscal_last_error());
    for (int k = 0; k < HSCAL_PAIR_KINDS; k++) assert_true(machine->ratio_errors.half_width[k] == expected[i][k]);
    assert_true(machine->ratio_errors.noise == expected[i][HSCAL_PAIR_KINDS]);
    assert_round_trip(machine);
    char *text = hscal__machine_text(machine);
    assert_non_null(strstr(text, "\"schema\": \"hscal-machine/4\""));
    free(text);
    hscal_machine_free(machine);
  }
}

/* And what a link carries in both directions together. */
static void the_fourth_schema_has_both_directions(void **state) {
  (void)state;
  static const char text[] =
      "{\"schema\": \"hscal-machine/4\", \"nodes\": [{\"name\": \"n\", \"processors\": 4, \"gflops\": 1, "
      "\"memory_bytes\": 8e9, \"link_bytes_per_s\": 1e9, \"link_both_bytes_per_s\": %s}], \"layers\": {\"node\": "
      "{\"latency_us\": 1}, \"network\": {\"latency_us\": 1}}}";
  static const struct {
    const char *both, *error;
  } cases[] = {{"1.25e9", NULL},
               {"1e9", NULL},
               {"2e9", NULL},
               {"0.9e9", "nodes[0].link_both_bytes_per_s: must be at least link_bytes_per_s and at most twice that"},
               {"2.1e9", "nodes[0].link_both_bytes_per_s: must be at least link_bytes_per_s and at most twice that"},
               {"-1", "nodes[0].link_both_bytes_per_s: must be > 0"}};
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    hscal_machine *machine = NULL;
    char whole[500];
    snprintf(whole, sizeof whole, text, cases[i].both);
    int status = hscal__machine_parse(whole, "text", &machine);
    if (cases[i].error) {
      assert_true(status == HSCAL_ERROR_MACHINE && !machine);
      if (!strstr(hscal_last_error(), cases[i].error)) fail_msg("%s", hscal_last_error());
      continue;
    }
    if (status) fail_msg("%s", hscal_last_error());
    assert_true(machine->classes[0].link_both_bytes_per_s == strtod(cases[i].both, NULL));
    assert_round_trip(machine);
    char *written = hscal__machine_text(machine);
    assert_non_null(strstr(written, "\"schema\": \"hscal-machine/4\""));
    free(written);
    hscal_machine_free(machine);
  }
}

/* It says what the noise is from, too: a measured machine has no other of these keys. */
static void the_fourth_schema_has_thin_products_and_rows(void **state) {
  (void)state;
  static const char text[] =
      "{\"schema\": \"hscal-machine/4\", \"nodes\": [{\"name\": \"n\", \"processors\": 4, \"gflops\": 1, "
      "\"memory_bytes\": 8e9, \"tall_bytes_per_s\": 5e9, \"wide_bytes_per_s\": 6e9, \"row_bytes_per_s\": 7e8}], "
      "\"layers\": {\"node\": {\"latency_us\": 1}, \"network\": {\"latency_us\": 1}}}";
  hscal_machine *machine = NULL;
  if (hscal__machine_parse(text, "text", &machine)) fail_msg("%s", hscal_last_error());
  const hscal_node_class *node = &machine->classes[0];
  assert_true(node->tall_bytes_per_s == 5e9 && node->wide_bytes_per_s == 6e9 && node->row_bytes_per_s == 7e8);
  assert_round_trip(machine);
  char *written = hscal__machine_text(machine);
  assert_non_null(strstr(written, "\"schema\": \"hscal-machine/4\""));
  free(written);
  hscal_machine_free(machine);
}

static void the_fourth_schema_has_parts_of_the_noise(void **state) {
  (void)state;
  static const char fourth[] =
      "{\"schema\": \"hscal-machine/4\", \"noise\": 0.02, \"provenance\": {\"samples\": 9, \"noise\": {\"kernels\": "
      "0.01, "
      "\"messages\": 0.02}}, \"nodes\": [{\"name\": \"n\", \"processors\": 4, \"gflops\": 1, \"memory_bytes\": 8e9}], "
      "\"layers\": {\"node\": {\"latency_us\": 1}, \"network\": {\"latency_us\": 1}}}";
  hscal_machine *machine = NULL;
  if (hscal__machine_parse(fourth, "text", &machine)) fail_msg("%s", hscal_last_error());
  assert_true(machine->noise_parts.of[HSCAL_NOISE_OF_KERNELS] == 0.01);
  assert_true(machine->noise_parts.of[HSCAL_NOISE_OF_MESSAGES] == 0.02);
  assert_true(machine->noise_parts.of[HSCAL_NOISE_OF_RUNS] == 0);
  assert_round_trip(machine);
  char *text = hscal__machine_text(machine);
  assert_non_null(strstr(text, "\"schema\": \"hscal-machine/4\""));
  free(text);
  hscal_machine_free(machine);
}

/* What the second version of the schema adds; a machine that has nothing of it is written in the first one, which older readers take. */
static void the_second_schema_is_written_where_it_is_needed(void **state) {
  (void)state;
  static const char second[] = "{\"schema\": \"hscal-machine/2\", \"doubts\": [\"disturbed: one\", \"disturbed: two\"],"
                               " \"nodes\": [{\"name\": \"n\", \"processors\": 4, \"gflops\": 1, \"memory_bytes\": 8e9,"
                               " \"measured_processes\": 3}], \"layers\": {\"node\": {\"latency_us\": 1}, \"network\": "
                               "{\"latency_us\": 1, \"assumed\": true}},"
                               " \"provenance\": {\"probe\": true}}";
  hscal_machine *machine = NULL, *plain = NULL;
  if (hscal__machine_parse(second, "text", &machine)) fail_msg("%s", hscal_last_error());
  assert_string_equal(machine->doubts, "disturbed: one\ndisturbed: two");
  assert_true(machine->is_probe == 1 && machine->classes[0].measured_processes == 3);
  assert_true(machine->layer[HSCAL_LAYER_NETWORK].is_assumed && !machine->layer[HSCAL_LAYER_NODE].is_assumed);
  assert_round_trip(machine);
  char *text = hscal__machine_text(machine);
  assert_non_null(strstr(text, "\"schema\": \"hscal-machine/2\""));
  free(text);
  hscal_machine_free(machine);
  assert_int_equal(hscal_machine_load("1x4@1, ideal", &plain), 0);
  assert_true(!plain->doubts && !plain->is_probe && plain->classes[0].measured_processes == 0);
  text = hscal__machine_text(plain);
  assert_non_null(strstr(text, "\"schema\": \"hscal-machine/1\""));
  free(text);
  hscal_machine_free(plain);
}

/* Any number that was computed survives writing and reading once it has gone through hscal__quantity_exact. */
static void any_exact_number_survives(void **state) {
  (void)state;
  static const hscal_quantity quantities[] = {HSCAL_Q_SPEED, HSCAL_Q_LATENCY, HSCAL_Q_RATE, HSCAL_Q_MESSAGE_TIME};
  unsigned long long seed = 88172645463325252ull;
  for (int i = 0; i < 40000; i++) {
    seed ^= seed << 13, seed ^= seed >> 7, seed ^= seed << 17;
    hscal_quantity quantity = quantities[i % 4];
    double raw = ldexp((double)(seed >> 11), i % 40 - 60);
    double exact = hscal__quantity_exact(quantity, raw);
    assert_true(fabs(exact - raw) <= 4e-16 * raw);
    char text[40];
    hscal__quantity_text(quantity, exact, text, sizeof text);
    if (hscal__quantity_read(quantity, strtod(text, NULL)) != exact) fail_msg("%.17g is written as %s", exact, text);
  }
}

static int files_in(const char *folder) {
  int count = 0;
  DIR *directory = opendir(folder);
  assert_non_null(directory);
  for (struct dirent *entry; (entry = readdir(directory));) count += entry->d_name[0] != '.';
  closedir(directory);
  return count;
}

static void saving_replaces_the_file_and_leaves_nothing_else(void **state) {
  (void)state;
  char folder[] = "/tmp/hscal-machine-XXXXXX", file[64];
  assert_non_null(mkdtemp(folder));
  snprintf(file, sizeof file, "%s/m.json", folder);
  hscal_machine *machine = load("2x4@10 + 1x8@30, lat 2us, bw 10GB, ideal");
  assert_int_equal(hscal__file_may_replace(file), 0);
  assert_int_equal(files_in(folder), 0);
  assert_int_equal(hscal_machine_save(machine, file), 0);
  assert_int_equal(hscal__file_may_replace(file), 0);
  assert_int_equal(hscal__file_may_replace(folder), HSCAL_ERROR_FILE);
  assert_int_equal(hscal__file_may_replace("/nowhere/at/all.json"), HSCAL_ERROR_FILE);
  assert_int_equal(hscal_machine_save(machine, file), 0);
  assert_int_equal(files_in(folder), 1);
  hscal_machine *again = load(file);
  assert_null(machines_differ(machine, again));
  /* A machine that is not valid is not written, and the file stays. */
  machine->classes[0].memory_bytes = -1;
  assert_int_equal(hscal_machine_save(machine, file), HSCAL_ERROR_MACHINE);
  machine->classes[0].memory_bytes = 1e6;
  assert_int_equal(hscal_machine_save(machine, folder), HSCAL_ERROR_FILE);
  assert_int_equal(files_in(folder), 1);
  assert_int_equal(hscal_machine_save(machine, "/nowhere/at/all.json"), HSCAL_ERROR_FILE);
  assert_non_null(strstr(hscal_last_error(), "/nowhere/at/all.json"));
  assert_int_equal(hscal_machine_save(NULL, file), -1);
  assert_int_equal(hscal_machine_save(machine, NULL), -2);
  hscal_machine_free(again);
  hscal_machine_free(machine);
  unlink(file);
  rmdir(folder);
}

/* Renaming a file to it would put an end to a device: /dev/full, for one who is root. */
static void what_is_not_a_file_is_left_alone(void **state) {
  (void)state;
  char folder[] = "/tmp/hscal-machine-XXXXXX", pipe[64];
  struct stat facts;
  assert_non_null(mkdtemp(folder));
  snprintf(pipe, sizeof pipe, "%s/pipe", folder);
  assert_int_equal(mkfifo(pipe, 0600), 0);
  hscal_machine *machine = load("2x4@10, ideal");
  assert_int_equal(hscal_machine_save(machine, pipe), HSCAL_ERROR_FILE);
  assert_non_null(strstr(hscal_last_error(), "not a regular file"));
  assert_int_equal(hscal__file_may_replace(pipe), HSCAL_ERROR_FILE);
  assert_int_equal(stat(pipe, &facts), 0);
  assert_true(S_ISFIFO(facts.st_mode));
  hscal_machine_free(machine);
  unlink(pipe);
  rmdir(folder);
}

static void numbers_do_not_depend_on_the_language(void **state) {
  (void)state;
  /* Any language with a decimal comma will do; without one there is nothing to see. */
  static const char *const languages[] = {"de_DE.UTF-8", "fr_FR.UTF-8", "de_DE", "fr_FR"};
  const char *found = NULL;
  for (size_t i = 0; i < 4 && !found; i++) found = setlocale(LC_ALL, languages[i]);
  hscal_machine *machine = load("1x1@10.5, lat 2.5us, ideal");
  assert_true(machine->classes[0].speeds[0].flops_per_s == 10.5e9);
  assert_round_trip(machine);
  hscal_machine_free(machine);
  setlocale(LC_ALL, "C");
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(hcl16_holds_the_facts_of_the_paper),
                                     cmocka_unit_test(two_generations_hold_eight_nodes),
                                     cmocka_unit_test(every_key_is_read),
                                     cmocka_unit_test(the_fourth_schema_has_thin_products_and_rows),
                                     cmocka_unit_test(the_second_schema_is_written_where_it_is_needed),
                                     cmocka_unit_test(the_third_schema_has_collectives),
                                     cmocka_unit_test(the_fourth_schema_has_errors_of_ratios),
                                     cmocka_unit_test(the_fourth_schema_has_both_directions),
                                     cmocka_unit_test(the_fourth_schema_has_parts_of_the_noise),
                                     cmocka_unit_test(any_exact_number_survives),
                                     cmocka_unit_test(saving_replaces_the_file_and_leaves_nothing_else),
                                     cmocka_unit_test(what_is_not_a_file_is_left_alone),
                                     cmocka_unit_test(numbers_do_not_depend_on_the_language)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
