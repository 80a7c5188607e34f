/* Wisdom: what is remembered is taken for calls that are alike, files are taken whole or not at all. */
#include "plan/wisdom.h"
#include "plan/wisdom_file.h"
#include "plan/wisdom_key.h"
#include "search/fixture.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const char *const cluster = "4x2@10, lat 10us, bw 1GB, half 16, threads 0.9, ideal";

static hscal_wisdom *empty(void) {
  hscal_wisdom *wisdom = NULL;
  assert_success(hscal_wisdom_import(&wisdom, NULL));
  assert_int_equal(wisdom->count, 0);
  return wisdom;
}

static uint64_t key_of(const char *machine_text, int n, const hscal_options *options) {
  hscal_machine *machine = machine_of(machine_text, 0);
  hscal_call call = product(n, n, n);
  uint64_t key;
  assert_success(hscal__wisdom_key(NULL, &call, machine, options, &key));
  hscal_machine_free(machine);
  return key;
}

static void calls_that_are_alike(void **state) {
  (void)state;
  uint64_t key = key_of(cluster, 1100, NULL);
  assert_true(key != 0 && key == key_of(cluster, 1400, NULL));
  assert_true(key != key_of(cluster, 1500, NULL) && key != key_of("4x2@11, lat 10us, bw 1GB, ideal", 1100, NULL));
  assert_true(key != key_of(cluster, 1100, &(hscal_options){.one_kind = 1}));
  assert_true(key != key_of(cluster, 1100, &(hscal_options){.slots = (const int[]){1, 2, 1, 2}}));
  const hscal_options asked[] = {
      {.square = 1}, {.all_processes = 1}, {.whole_nodes = 1}, {.order = 'R'}, {.order = 'C'}};
  for (int i = 0; i < 5; i++) {
    assert_true(key != key_of(cluster, 1100, &asked[i]));
    for (int j = 0; j < i; j++) assert_true(key_of(cluster, 1100, &asked[i]) != key_of(cluster, 1100, &asked[j]));
  }
  assert_true(key != key_of(cluster, 1100, &(hscal_options){.nprow = 2, .npcol = 2}));
  hscal_machine *machine = machine_of(cluster, 0);
  hscal_call call = product(1100, 1100, 1100);
  uint64_t other;
  call.transa = 'T';
  assert_success(hscal__wisdom_key(NULL, &call, machine, NULL, &other));
  assert_true(other != key);
  hscal_machine_free(machine);
}

/* A plan that nobody would make shows that it comes from memory. */
static void what_is_known_is_taken(void **state) {
  (void)state;
  hscal_machine *machine = machine_of(cluster, 0);
  hscal_wisdom *wisdom = empty();
  hscal_call call = product(1100, 1100, 1100), larger = product(1400, 1400, 1400);
  hscal_options options = {.wisdom = wisdom};
  hscal_plan *plan = plan_of(&call, machine, &options);
  assert_int_equal(wisdom->count, 1);
  assert_true(wisdom->entries[0].measured_s == 0);
  wisdom->entries[0].nprow = 1, wisdom->entries[0].npcol = 3, wisdom->entries[0].nb = 24;
  wisdom->entries[0].threads[0] = 2, wisdom->entries[0].measured_s = 0.5;
  hscal_plan *known = plan_of(&larger, machine, &options);
  assert_int_equal(known->nprow, 1);
  assert_int_equal(known->npcol, 3);
  assert_int_equal(known->nb, 24);
  assert_int_equal(known->threads_of_node[known->node_of[0]], 2);
  assert_int_equal(known->kept_default, 0);
  assert_non_null(
      strstr(known->note, "remembered: the fastest of those measured for pdgemm m=1100 n=1100 k=1100, 0.5 s"));
  assert_int_equal(known->fallback.nb, 64);
  assert_true(known->fallback.predicted_s > 0);
  assert_true(known->is_remembered && known->gap == 1 && !plan->is_remembered); /* nothing is proved */
  assert_int_equal(wisdom->count, 1);
  hscal_plan_free(plan);
  hscal_plan_free(known);
  hscal_wisdom_free(wisdom);
  hscal_machine_free(machine);
}

/* Planned as if nothing were known where the entry is such that nobody can run it, and learnt anew. */
static void expect_planned_anew(void (*spoil)(hscal_wisdom_entry *entry)) {
  hscal_machine *machine = machine_of(cluster, 0);
  hscal_wisdom *wisdom = empty();
  hscal_call call = product(1100, 1100, 1100);
  hscal_options options = {.wisdom = wisdom};
  hscal_plan *plan = plan_of(&call, machine, &options);
  spoil(&wisdom->entries[0]);
  hscal_plan *again = plan_of(&call, machine, &options);
  assert_int_equal(again->nprow, plan->nprow);
  assert_int_equal(again->nb, plan->nb);
  assert_true(!again->is_remembered && again->predicted_s == plan->predicted_s);
  assert_int_equal(wisdom->entries[0].nprow, plan->nprow);
  hscal_plan_free(plan);
  hscal_plan_free(again);
  hscal_wisdom_free(wisdom);
  hscal_machine_free(machine);
}

static void want_more_processes(hscal_wisdom_entry *entry) { entry->nprow = entry->npcol = 50; }

static void want_other_threads(hscal_wisdom_entry *entry) { entry->threads[0] = 7; }

/* More processes than there are, or a layout the routine refuses. */
static void what_cannot_be_is_not_taken(void **state) {
  (void)state;
  expect_planned_anew(want_more_processes);
}

/* More threads than the machine has speeds for: machines with one fingerprint may have been measured with other threads. */
static void threads_without_speeds_are_not_taken(void **state) {
  (void)state;
  expect_planned_anew(want_other_threads);
}

/* The default that does not fit is told so, also beside a remembered plan. */
static void the_default_is_compared_as_ever(void **state) {
  (void)state;
  hscal_machine *machine = machine_of("8x1@10 + 1x1@10, lat 10us, bw 1GB, mem 12MB, ideal", 0);
  hscal_wisdom *wisdom = empty();
  hscal_call call = product(1700, 1700, 1700);
  hscal_options options = {.wisdom = wisdom};
  machine->classes[0].memory_bytes = 2e6;
  machine->classes[1].memory_bytes = 1e9;
  for (int i = 0; i < 2; i++) {
    hscal_plan *plan = plan_of(&call, machine, &options);
    assert_int_equal(plan->is_remembered, i);
    assert_false(plan->fallback.predicted_s > 0);
    assert_string_equal(plan->fallback.reason, "does not fit in the memory of its nodes");
    hscal_plan_free(plan);
  }
  hscal_wisdom_free(wisdom);
  hscal_machine_free(machine);
}

static void measured_beats_planned(void **state) {
  (void)state;
  hscal_machine *machine = machine_of(cluster, 0);
  hscal_wisdom *wisdom = empty();
  hscal_call call = product(1100, 1100, 1100);
  hscal_plan *plan = plan_of(&call, machine, NULL);
  assert_success(hscal__wisdom_learn(wisdom, 7, &call, machine, plan, 0));
  assert_success(hscal__wisdom_learn(wisdom, 7, &call, machine, plan, 2.5));
  assert_success(hscal__wisdom_learn(wisdom, 7, &call, machine, plan, 0));
  assert_int_equal(wisdom->count, 1);
  assert_true(hscal__wisdom_find(wisdom, 7)->measured_s == 2.5);
  assert_success(hscal__wisdom_learn(wisdom, 7, &call, machine, plan, 2.0));
  assert_true(hscal__wisdom_find(wisdom, 7)->measured_s == 2.0);
  assert_null(hscal__wisdom_find(wisdom, 8));
  hscal_plan_free(plan);
  hscal_wisdom_free(wisdom);
  hscal_machine_free(machine);
}

static char folder[] = "/tmp/hscal-wisdom-XXXXXX", file[64];

static void write_text(const char *text, size_t length) {
  FILE *out = fopen(file, "w");
  assert_non_null(out);
  assert_int_equal(fwrite(text, 1, length, out), length);
  assert_int_equal(fclose(out), 0);
}

static void read_text_of(const char *name, char *text, size_t size) {
  FILE *in = fopen(name, "r");
  assert_non_null(in);
  text[fread(text, 1, size - 1, in)] = 0;
  fclose(in);
}

static void read_text(char *text, size_t size) { read_text_of(file, text, size); }

static void files_are_taken_whole(void **state) {
  (void)state;
  char text[2000], again[2000];
  hscal_machine *machine = machine_of(cluster, 0);
  hscal_wisdom *wisdom = empty(), *read = NULL;
  hscal_call call = product(1100, 1100, 1100);
  hscal_plan *plan = plan_of(&call, machine, NULL);
  assert_success(hscal__wisdom_learn(wisdom, 7, &call, machine, plan, 0.25));
  assert_success(hscal__wisdom_learn(wisdom, UINT64_MAX, &call, machine, plan, 0));
  assert_success(hscal_wisdom_export(wisdom, file));
  read_text(text, sizeof text);
  assert_success(hscal_wisdom_import(&read, file));
  assert_int_equal(read->count, 2);
  assert_success(hscal_wisdom_import(&read, file)); /* the same again adds nothing */
  assert_int_equal(read->count, 2);
  assert_success(hscal_wisdom_export(read, file));
  read_text(again, sizeof again);
  assert_string_equal(text, again);
  /* cut off anywhere it is refused, and what was known stays as it was */
  for (size_t length = 0; length + 2 < strlen(text); length++) {
    write_text(text, length);
    assert_int_equal(hscal_wisdom_import(&read, file), HSCAL_ERROR_FILE);
    assert_non_null(strstr(hscal_last_error(), file));
    assert_int_equal(read->count, 2);
  }
  hscal_wisdom_free(wisdom);
  hscal_wisdom_free(read);
  hscal_plan_free(plan);
  hscal_machine_free(machine);
}

/* Files of the first schema are read for ever, and written again as they were while nothing in them needs a later one. */
static void nothing_is_written_and_read(void **state) {
  (void)state;
  hscal_wisdom *wisdom = empty(), *read = NULL;
  assert_success(hscal_wisdom_export(wisdom, file));
  assert_success(hscal_wisdom_import(&read, file));
  assert_int_equal(read->count, 0);
  hscal_wisdom_free(wisdom);
  hscal_wisdom_free(read);
}

static void the_first_schema(void **state) {
  (void)state;
  char golden[2000], text[2000];
  hscal_wisdom *wisdom = NULL;
  assert_success(hscal_wisdom_import(&wisdom, HSCAL_FIRST_WISDOM));
  const hscal_wisdom_entry *planned = hscal__wisdom_find(wisdom, 42),
                           *measured = hscal__wisdom_find(wisdom, UINT64_MAX);
  assert_true(wisdom->count == 2 && planned && measured);
  assert_string_equal(planned->call, "pdgemm m=1100 n=1100 k=1100");
  assert_true(planned->nprow == 2 && planned->npcol == 4 && planned->nb == 48 && planned->panel == 64);
  assert_true(planned->predicted_s == 0.0625 && planned->measured_s == 0 && planned->thought_s == 0);
  assert_true(measured->measured_s == 1.25 && measured->nthreads == 2 && measured->threads[1] == 2);
  assert_success(hscal_wisdom_export(wisdom, file));
  read_text(text, sizeof text);
  read_text_of(HSCAL_FIRST_WISDOM, golden, sizeof golden);
  assert_string_equal(golden, strcat(text, "\n"));
  hscal_wisdom_free(wisdom);
}

/* How long a plan of a program was thought about goes along; what was thought about for longer stays. */
static void thinking_is_written_down(void **state) {
  (void)state;
  char text[2000];
  hscal_machine *machine = machine_of(cluster, 0);
  hscal_wisdom *wisdom = empty(), *read = NULL;
  hscal_call call = product(1100, 1100, 1100);
  hscal_plan *plan = plan_of(&call, machine, &(hscal_options){.in_program = 1, .wisdom = wisdom});
  assert_true(plan->most_s == 0.01 && wisdom->entries[0].thought_s == 0.01);
  assert_success(hscal_wisdom_export(wisdom, file));
  read_text(text, sizeof text);
  assert_non_null(strstr(text, "hscal-wisdom/2"));
  assert_success(hscal_wisdom_import(&read, file));
  assert_true(read->entries[0].thought_s == 0.01);
  read->entries[0].nb = 24, read->entries[0].thought_s = 0.02;
  assert_success(hscal_wisdom_import(&read, file));
  assert_int_equal(read->entries[0].nb, 24);
  read->entries[0].thought_s = 0.005;
  assert_success(hscal_wisdom_import(&read, file));
  assert_true(read->entries[0].nb == plan->nb && read->entries[0].thought_s == 0.01);
  hscal_plan_free(plan);
  hscal_wisdom_free(wisdom);
  hscal_wisdom_free(read);
  hscal_machine_free(machine);
}

/* Two programs that began with the same file: what one has written the other does not take away. */
static void files_are_shared(void **state) {
  (void)state;
  hscal_machine *machine = machine_of(cluster, 0);
  hscal_wisdom *one = empty(), *other = empty(), *read = NULL;
  hscal_call call = product(1100, 1100, 1100);
  hscal_plan *plan = plan_of(&call, machine, NULL);
  unlink(file);
  assert_success(hscal__wisdom_learn(one, 7, &call, machine, plan, 0.25));
  assert_success(hscal__wisdom_learn(other, 7, &call, machine, plan, 0));
  assert_success(hscal__wisdom_learn(other, 8, &call, machine, plan, 0));
  assert_success(hscal__wisdom_save(one, file));
  assert_success(hscal__wisdom_save(other, file));
  assert_success(hscal_wisdom_import(&read, file));
  assert_int_equal(read->count, 2);
  assert_true(hscal__wisdom_find(read, 7)->measured_s == 0.25);
  hscal_wisdom_free(one);
  hscal_wisdom_free(other);
  hscal_wisdom_free(read);
  hscal_plan_free(plan);
  hscal_machine_free(machine);
}

static void expect_refused(const char *text, const char *why) {
  hscal_wisdom *wisdom = NULL;
  write_text(text, strlen(text));
  assert_int_equal(hscal_wisdom_import(&wisdom, file), HSCAL_ERROR_FILE);
  assert_null(wisdom);
  if (!strstr(hscal_last_error(), why)) fail_msg("\"%s\" does not say \"%s\"", hscal_last_error(), why);
}

static void bad_files_are_named(void **state) {
  (void)state;
#define HEAD "{\"schema\": \"hscal-wisdom/1\", \"entries\": ["
#define ENTRY(key, nprow, threads, more)                                                                               \
  "{\"call\": \"pdgemm\", \"key\": \"" key "\", \"nprow\": " nprow                                                     \
  ", \"npcol\": 2, \"mb\": 64, \"nb\": 64, \"panel\": 32, "                                                            \
  "\"threads\": " threads ", \"predicted_s\": 1, \"measured_s\": 0" more "}"
  expect_refused(
      "{\"schema\": \"hscal-wisdom/3\", \"entries\": []}",
      "schema: is \"hscal-wisdom/3\"; this version of hscal reads \"hscal-wisdom/1\" and \"hscal-wisdom/2\"");
  expect_refused("{\"schema\": \"hscal-wisdom/1\", \"entires\": []}", "entries");
  expect_refused(HEAD ENTRY("12", "1", "[1]", "") "]}", "entries[0].key: must be a text of 16 digits");
  expect_refused(HEAD ENTRY("0000000000000012", "0", "[1]", "") "]}", "entries[0].nprow");
  expect_refused(HEAD ENTRY("0000000000000012", "1", "[0.5]", "") "]}", "entries[0].threads[0]");
  expect_refused(HEAD ENTRY("0000000000000012", "1", "[1]", ", \"speed\": 1") "]}", "speed");
  expect_refused(HEAD ENTRY("0000000000000012", "1", "[1]", ", \"thought_s\": 1") "]}", "thought_s");
  expect_refused(HEAD ENTRY("0000000000000012", "1", "[1]", "") ", 3]}", "entries[1]");
  unlink(file);
  hscal_wisdom *wisdom = NULL;
  assert_int_equal(hscal_wisdom_import(&wisdom, file), HSCAL_ERROR_FILE);
  assert_int_equal(hscal_wisdom_import(NULL, file), -1);
  assert_int_equal(hscal_wisdom_export(NULL, file), -1);
}

/* Another program's words: cut where they do not fit, so that they can be written again. */
static void long_words_are_cut_between_characters(void **state) {
  (void)state;
  char text[1000], words[400] = "x";
  for (int i = 0; i < 150; i++) strcat(words, "\u00e9");
  for (int shift = 0; shift < 2; shift++) { /* without the x an even number of bytes stands before each character */
    hscal_wisdom *wisdom = NULL, *again = NULL;
    snprintf(text, sizeof text,
             HEAD "{\"call\": \"%s\", \"key\": \"0000000000000012\", \"nprow\": 1, \"npcol\": 1, \"mb\": 64, "
                  "\"nb\": 64, \"panel\": 32, \"threads\": [1], \"predicted_s\": 1, \"measured_s\": 0}]}",
             words + shift);
    write_text(text, strlen(text));
    assert_success(hscal_wisdom_import(&wisdom, file));
    assert_success(hscal_wisdom_export(wisdom, file));
    assert_success(hscal_wisdom_import(&again, file));
    assert_memory_equal(again->entries[0].call, words + shift, 94);
    hscal_wisdom_free(wisdom);
    hscal_wisdom_free(again);
  }
}

static int make_folder(void **state) {
  (void)state;
  if (!mkdtemp(folder)) return -1;
  snprintf(file, sizeof file, "%s/wisdom.json", folder);
  return 0;
}

static int remove_folder(void **state) {
  (void)state;
  unlink(file);
  return rmdir(folder);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(calls_that_are_alike),
      cmocka_unit_test(what_is_known_is_taken),
      cmocka_unit_test(what_cannot_be_is_not_taken),
      cmocka_unit_test(threads_without_speeds_are_not_taken),
      cmocka_unit_test(the_default_is_compared_as_ever),
      cmocka_unit_test(measured_beats_planned),
      cmocka_unit_test(files_are_taken_whole),
      cmocka_unit_test(nothing_is_written_and_read),
      cmocka_unit_test(the_first_schema),
      cmocka_unit_test(thinking_is_written_down),
      cmocka_unit_test(files_are_shared),
      cmocka_unit_test(bad_files_are_named),
      cmocka_unit_test(long_words_are_cut_between_characters),
  };
  return cmocka_run_group_tests(tests, make_folder, remove_folder);
}
