/*
 * Machines from one line of text, for trying things out and for tests:
 *
 *   machine = class { "+" class } { "," setting }
 *   class   = [ name "=" ] [ count "x" ] processors "@" gflops      gflops per processor
 *   setting = key value | "ideal"
 *
 * "2x4@10 + 1x8@30, lat 2us, bw 10GB": two nodes of four processors at 10 Gflop/s, one of eight at 30. The table of
 * settings is below; docs/machine.md explains them.
 */
#include "base/nearest.h"
#include "base/status.h"
#include "machine/build.h"
#include "machine/plausible.h"
#include "machine/quantity.h"

#include <ctype.h>
#include <locale.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LONGEST_WORD = 64, MOST_CLASSES = 1024 };

typedef struct reader {
  const char *text, *at;
} reader;

/* Error at a place in the text, counted from 1. */
static int fault_at(const reader *in, const char *place, const char *what) {
  return hscal__fail(HSCAL_ERROR_MACHINE, "machine string, column %td: %s, in \"%.200s\"", place - in->text + 1, what,
                     in->text);
}

static void skip_space(reader *in) {
  while (isspace((unsigned char)*in->at)) in->at++;
}

/* Takes the letter if it comes next. */
static int accept(reader *in, char letter) {
  skip_space(in);
  if (*in->at != letter) return 0;
  in->at++;
  return 1;
}

static int is_word_letter(char c) { return isalnum((unsigned char)c) || (c && strchr("_.-", c)); }

/* Letters, digits, "_", "." and "-"; empty if something else comes. */
static int read_word(reader *in, char word[LONGEST_WORD]) {
  skip_space(in);
  const char *start = in->at;
  while (is_word_letter(*in->at)) in->at++;
  size_t length = (size_t)(in->at - start);
  if (length >= LONGEST_WORD) return fault_at(in, start, "the word is too long");
  memcpy(word, start, length);
  word[length] = 0;
  return 0;
}

/* A plain decimal number: no sign, "inf", "nan" or hexadecimal, which strtod would take. */
static int read_number(reader *in, double *value) {
  skip_space(in);
  const char *c = in->at;
  if (!isdigit((unsigned char)*c) && !(*c == '.' && isdigit((unsigned char)c[1])))
    return fault_at(in, c, "expected a number");
  if (*c == '0' && (c[1] == 'x' || c[1] == 'X')) { /* "0x4@10" is a count of zero, not hexadecimal */
    *value = 0;
    in->at++;
    return 0;
  }
  char *end;
  *value = strtod(in->at, &end);
  in->at = end;
  return 0;
}

static int check_range(const reader *in, const char *place, hscal_quantity quantity, double value, const char *what) {
  char fault[80], text[140];
  if (!hscal__quantity_fault(quantity, value, fault, sizeof fault)) return 0;
  snprintf(text, sizeof text, "%s %s", what, fault);
  return fault_at(in, place, text);
}

/* ---- values with units ------------------------------------------------------------------------------------ */

typedef struct unit {
  const char *name;
  double times, by;
} unit;

static const unit time_units[] = {{"s", 1, 1}, {"ms", 1, 1e3}, {"us", 1, 1e6}, {"ns", 1, 1e9}, {NULL, 0, 0}};
static const unit size_units[] = {{"B", 1, 1},         {"KB", 1e3, 1},           {"MB", 1e6, 1},
                                  {"GB", 1e9, 1},      {"TB", 1e12, 1},          {"KiB", 1024, 1},
                                  {"MiB", 1048576, 1}, {"GiB", 1073741824.0, 1}, {"TiB", 1099511627776.0, 1},
                                  {NULL, 0, 0}};
static const unit rate_units[] = {{"KB", 1e3, 1},           {"MB", 1e6, 1},   {"GB", 1e9, 1},   {"Kbit", 1e3, 8},
                                  {"Mbit", 1e6, 8},         {"Gbit", 1e9, 8}, {"KiB", 1024, 1}, {"MiB", 1048576, 1},
                                  {"GiB", 1073741824.0, 1}, {"B", 1, 1},      {NULL, 0, 0}};
static const unit no_units[] = {{"", 1, 1}, {NULL, 0, 0}};

static int read_value(reader *in, const unit *units, hscal_quantity quantity, double *value) {
  skip_space(in);
  const char *start = in->at;
  HSCAL_TRY(read_number(in, value));
  skip_space(in);
  const char *unit_start = in->at;
  char word[LONGEST_WORD];
  HSCAL_TRY(read_word(in, word));
  if (units == rate_units && in->at[0] == '/' && in->at[1] == 's' && !is_word_letter(in->at[2])) in->at += 2;
  for (const unit *u = units; u->name; u++)
    if (strcmp(u->name, word) == 0) {
      *value = hscal__quantity_exact(quantity, *value * u->times / u->by);
      return check_range(in, start, quantity, *value, "the value");
    }
  if (units == no_units) return fault_at(in, unit_start, "no unit belongs here");
  return fault_at(in, unit_start,
                  units == time_units   ? "expected a unit of time: s, ms, us or ns"
                  : units == size_units ? "expected a unit of size: B, KB, MB, GB, TB, KiB, MiB, GiB or TiB"
                                        : "expected a unit of rate: KB, MB, GB, KiB, MiB, GiB, Kbit, Mbit or Gbit");
}

/* ---- settings --------------------------------------------------------------------------------------------- */

typedef enum setting {
  LAT,
  BW,
  NODELAT,
  NODEBW,
  SWITCHES,
  SWITCHLAT,
  SWITCHBW,
  MEM,
  HALF,
  COPY,
  ENVELOPE,
  RENDEZVOUS,
  LATE,
  PER,
  THREADS,
  ERROR,
  INTERVAL,
  SETTINGS
} setting;

static const char *const setting_name[SETTINGS] = {[LAT] = "lat",
                                                   [BW] = "bw",
                                                   [NODELAT] = "nodelat",
                                                   [NODEBW] = "nodebw",
                                                   [MEM] = "mem",
                                                   [SWITCHES] = "switches",
                                                   [SWITCHLAT] = "switchlat",
                                                   [SWITCHBW] = "switchbw",
                                                   [HALF] = "half",
                                                   [COPY] = "copy",
                                                   [ENVELOPE] = "envelope",
                                                   [RENDEZVOUS] = "rendezvous",
                                                   [LATE] = "late",
                                                   [PER] = "per",
                                                   [THREADS] = "threads",
                                                   [ERROR] = "error",
                                                   [INTERVAL] = "interval"};

static const struct {
  const unit *units;
  hscal_quantity quantity;
  double otherwise; /* inside unit */
} setting_kind[SETTINGS] = {
    [LAT] = {time_units, HSCAL_Q_LATENCY, 10e-6},    /* one message between two nodes */
    [BW] = {rate_units, HSCAL_Q_RATE, 1.25e9},       /* link of each node, each direction: 10 Gbit/s */
    [NODELAT] = {time_units, HSCAL_Q_LATENCY, 5e-7}, /* one message within a node */
    [NODEBW] = {rate_units, HSCAL_Q_RATE, 4e9},
    [SWITCHES] = {no_units, HSCAL_Q_NODES, 0},          /* with as many nodes each, in order; 0: they are not told of */
    [SWITCHLAT] = {time_units, HSCAL_Q_LATENCY, 10e-6}, /* on top of lat */
    [SWITCHBW] = {rate_units, HSCAL_Q_RATE, 0},         /* uplink of each switch, each direction; 0: not limited */
    [MEM] = {size_units, HSCAL_Q_MEMORY, 0},            /* of each node; 0: 4 GB for each processor */
    [HALF] = {no_units, HSCAL_Q_HALF_K, 0},             /* half_k */
    [COPY] = {rate_units, HSCAL_Q_RATE, 0},             /* local copies of one process; 0: free */
    [ENVELOPE] = {size_units, HSCAL_Q_MESSAGE_BYTES, 16}, /* added to every message */
    [RENDEZVOUS] = {size_units, HSCAL_Q_MESSAGE_BYTES, 65536},
    [LATE] = {no_units, HSCAL_Q_RELATIVE, 1}, /* late receiver: 0 or 1 */
    [PER] = {no_units, HSCAL_Q_CROWD, 1},     /* most processes on one processor */
    [THREADS] = {no_units, HSCAL_Q_RELATIVE,
                 0}, /* what twice the threads are as good as; 0: processes have one thread */
    [ERROR] = {no_units, HSCAL_Q_RELATIVE, 0.01},   /* error of predictions */
    [INTERVAL] = {no_units, HSCAL_Q_RELATIVE, -1}}; /* and of 9 in 10 of them; -1: the same */

static int read_setting(reader *in, double *values, unsigned *given) {
  skip_space(in);
  const char *start = in->at;
  char word[LONGEST_WORD];
  HSCAL_TRY(read_word(in, word));
  if (strcmp(word, "ideal") == 0) { /* what strings are where they do not say otherwise */
    *given |= 1u << SETTINGS;
    return 0;
  }
  int which = 0;
  while (which < SETTINGS && strcmp(word, setting_name[which]) != 0) which++;
  if (which == SETTINGS) {
    char text[200];
    const char *nearest = hscal__nearest(word, setting_name, SETTINGS);
    snprintf(text, sizeof text, "unknown setting \"%s\"%s%s%s", word, nearest ? "; did you mean \"" : "",
             nearest ? nearest : "", nearest ? "\"?" : "");
    return fault_at(in, start, text);
  }
  if (*given & 1u << which) return fault_at(in, start, "the setting is given twice");
  *given |= 1u << which;
  accept(in, '=');
  skip_space(in);
  if (which == RENDEZVOUS && strncmp(in->at, "never", 5) == 0 && !is_word_letter(in->at[5])) {
    in->at += 5;
    values[which] = INFINITY;
    return 0;
  }
  const char *value_start = in->at;
  HSCAL_TRY(read_value(in, setting_kind[which].units, setting_kind[which].quantity, &values[which]));
  if (which == LATE && values[LATE] != 0 && values[LATE] != 1) return fault_at(in, value_start, "must be 0 or 1");
  if (which == THREADS && values[THREADS] == 0) return fault_at(in, value_start, "must be > 0 and at most 1");
  return 0;
}

/* ---- classes ---------------------------------------------------------------------------------------------- */

typedef struct node_group {
  char name[LONGEST_WORD];
  int count, processors;
  double flops_per_s;
} node_group;

/* A name, where one comes: a word followed by "=". Otherwise "a", "b", ... */
static int read_name(reader *in, int index, char name[LONGEST_WORD]) {
  reader ahead = *in;
  skip_space(&ahead);
  const char *start = ahead.at;
  HSCAL_TRY(read_word(&ahead, name));
  if (accept(&ahead, '=')) {
    if (!*name) return fault_at(in, start, "expected a name before \"=\"");
    *in = ahead;
  } else if (index < 26) {
    snprintf(name, LONGEST_WORD, "%c", 'a' + index);
  } else {
    snprintf(name, LONGEST_WORD, "c%d-", index + 1);
  }
  return 0;
}

static int read_whole(reader *in, double number, const char *place, hscal_quantity quantity, const char *what,
                      int *out) {
  HSCAL_TRY(check_range(in, place, quantity, number, what));
  *out = (int)number;
  return 0;
}

static int read_group(reader *in, int index, node_group *group) {
  HSCAL_TRY(read_name(in, index, group->name));
  skip_space(in);
  const char *start = in->at;
  double number;
  HSCAL_TRY(read_number(in, &number));
  group->count = 1;
  if (accept(in, 'x')) {
    HSCAL_TRY(read_whole(in, number, start, HSCAL_Q_NODES, "the number of nodes", &group->count));
    skip_space(in);
    start = in->at;
    HSCAL_TRY(read_number(in, &number));
  }
  HSCAL_TRY(read_whole(in, number, start, HSCAL_Q_PROCESSORS, "the number of processors", &group->processors));
  if (!accept(in, '@')) return fault_at(in, in->at, "expected \"@\" and the Gflop/s of a processor");
  skip_space(in);
  start = in->at;
  HSCAL_TRY(read_number(in, &number));
  group->flops_per_s = hscal__quantity_read(HSCAL_Q_SPEED, number);
  return check_range(in, start, HSCAL_Q_SPEED, group->flops_per_s, "the speed");
}

/* Processes of 2, 4, 8, ... threads and of all cores: each doubling makes them twice as fast, times the efficiency. */
static int add_threads(hscal_node_class *node_class, const node_group *group, const double *values) {
  int most = group->processors;
  for (int threads = 2; threads / 2 < most; threads *= 2) {
    int t = threads < most ? threads : most;
    double speed = group->flops_per_s * t * pow(values[THREADS], log2(t));
    hscal_kernel_speed *added;
    HSCAL_TRY(hscal__class_add_speed(node_class, HSCAL_KERNEL_GEMM, HSCAL_TYPE_D,
                                     hscal__quantity_exact(HSCAL_Q_SPEED, speed), values[HALF], 0, &added));
    added->threads = t;
  }
  return 0;
}

static int fill_class(hscal_machine *machine, int index, const node_group *group, const double *values) {
  hscal_node_class *node_class = &machine->classes[index];
  node_class->name = hscal__copy_text(group->name);
  if (!node_class->name) return hscal__fail(HSCAL_ERROR_MEMORY, "out of memory for the machine string");
  node_class->processors = group->processors;
  node_class->memory_bytes = values[MEM] > 0 ? values[MEM] : 4e9 * group->processors;
  node_class->copy_bytes_per_s = values[COPY];
  node_class->link_bytes_per_s = values[BW];
  node_class->link_latency_s =
      hscal__quantity_exact(HSCAL_Q_LATENCY, values[LAT] / 2); /* both ends of a message have a share */
  HSCAL_TRY(
      hscal__class_add_speed(node_class, HSCAL_KERNEL_GEMM, HSCAL_TYPE_D, group->flops_per_s, values[HALF], 0, NULL));
  if (values[THREADS] > 0) HSCAL_TRY(add_threads(node_class, group, values));
  return hscal__machine_add_nodes(machine, index, group->count, NULL);
}

/* The nodes in order, as many behind each switch as behind the others. */
static int fill_switches(hscal_machine *machine, const double *values) {
  hscal_switches *switches = &machine->switches;
  int count = (int)values[SWITCHES];
  if (count == 0) return 0;
  HSCAL_TRY(hscal__switches_new(machine, count));
  for (int s = 0, number; s < count; s++) {
    char name[16];
    snprintf(name, sizeof name, "s%d", s + 1);
    HSCAL_TRY(hscal__switches_named(machine, name, &number));
  }
  for (int i = 0; i < machine->nnodes; i++) switches->of[i] = (int)((long)i * count / machine->nnodes);
  switches->latency_s = values[SWITCHLAT];
  switches->uplink_bytes_per_s = values[SWITCHBW];
  return 0;
}

static int fill_machine(hscal_machine *machine, const char *text, const node_group *groups, const double *values) {
  machine->name = hscal__copy_text(text);
  if (!machine->name) return hscal__fail(HSCAL_ERROR_MEMORY, "out of memory for the machine string");
  if (strlen(text) > 200) machine->name[200] = 0;
  for (char *c = machine->name; *c; c++)
    if (isspace((unsigned char)*c)) *c = ' ';
  for (int i = 0; i < machine->nclasses; i++) HSCAL_TRY(fill_class(machine, i, &groups[i], values));
  machine->layer[HSCAL_LAYER_NODE].latency_s = values[NODELAT];
  machine->layer[HSCAL_LAYER_NODE].bytes_per_s = values[NODEBW];
  for (int i = 0; i < HSCAL_LAYERS; i++) {
    machine->layer[i].envelope_bytes = values[ENVELOPE];
    machine->layer[i].rendezvous_bytes = values[RENDEZVOUS];
    machine->layer[i].late_receiver = values[LATE] != 0;
  }
  HSCAL_TRY(fill_switches(machine, values));
  machine->processes_per_processor = (int)values[PER];
  machine->model_error = values[ERROR];
  machine->interval_error = values[INTERVAL];
  int status = hscal__machine_check(machine);
  if (status) return hscal__fail(status, "machine string \"%.200s\": %s", text, hscal__last_error());
  return hscal__machine_plausible(machine);
}

/* ---- the whole -------------------------------------------------------------------------------------------- */

static int read_groups(reader *in, node_group *groups, int *ngroups) {
  long nodes = 0;
  *ngroups = 0;
  do {
    skip_space(in);
    const char *start = in->at;
    if (*ngroups == MOST_CLASSES) return fault_at(in, start, "too many classes of nodes");
    HSCAL_TRY(read_group(in, *ngroups, &groups[*ngroups]));
    nodes += groups[(*ngroups)++].count;
    HSCAL_TRY(check_range(in, start, HSCAL_Q_NODES, (double)nodes, "the number of nodes so far"));
  } while (accept(in, '+'));
  return 0;
}

static int check_switches(const char *text, const node_group *groups, int ngroups, const double *values,
                          unsigned given) {
  long nodes = 0;
  for (int i = 0; i < ngroups; i++) nodes += groups[i].count;
  if (values[SWITCHES] == 0 && given & (1u << SWITCHLAT | 1u << SWITCHBW))
    return hscal__fail(HSCAL_ERROR_MACHINE,
                       "machine string \"%.200s\": switchlat and switchbw need switches: add \"switches 2\"", text);
  if (values[SWITCHES] > (double)nodes || values[SWITCHES] > HSCAL_MOST_SWITCHES)
    return hscal__fail(HSCAL_ERROR_MACHINE, "machine string \"%.200s\": %.0f switches are more than %s", text,
                       values[SWITCHES], values[SWITCHES] > (double)nodes ? "its nodes" : "hscal takes");
  return 0;
}

static int read_string(const char *text, node_group *groups, hscal_machine **machine) {
  reader in = {text, text};
  double values[SETTINGS];
  unsigned given = 0;
  int ngroups;
  for (int i = 0; i < SETTINGS; i++) values[i] = setting_kind[i].otherwise;
  HSCAL_TRY(read_groups(&in, groups, &ngroups));
  while (accept(&in, ',')) HSCAL_TRY(read_setting(&in, values, &given));
  skip_space(&in);
  if (*in.at) return fault_at(&in, in.at, given ? "expected \",\"" : "expected \"+\" or \",\"");
  HSCAL_TRY(check_switches(text, groups, ngroups, values, given));
  hscal_machine *made;
  HSCAL_TRY(hscal__machine_new(ngroups, &made));
  int status = fill_machine(made, text, groups, values);
  if (status)
    hscal_machine_free(made);
  else
    *machine = made;
  return status;
}

int hscal__machine_synthetic(const char *text, hscal_machine **machine) {
  node_group *groups = calloc(MOST_CLASSES, sizeof *groups);
  locale_t plain = newlocale(LC_ALL_MASK, "C", (locale_t)0); /* numbers have a decimal point in any language */
  int status = HSCAL_ERROR_MEMORY;
  if (groups && plain) {
    locale_t before = uselocale(plain);
    status = read_string(text, groups, machine);
    uselocale(before);
  } else {
    hscal__fail(status, "out of memory for the machine string");
  }
  if (plain) freelocale(plain);
  free(groups);
  return status;
}
