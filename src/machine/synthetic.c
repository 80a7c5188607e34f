/*
 * Machines from one line of text, for trying things out and for tests:
 *
 *   machine = class { "+" class } { "," setting }
 *   class   = [ name "=" ] [ count "x" ] node
 *   node    = part | kind [ "/" processors ] | "(" part { "+" part } ")"
 *   part    = processors "@" gflops                                 gflops per processor
 *   setting = key value | network | "ideal"
 *
 * "2x4@10 + 1x8@30, lat 2us, bw 10GB": two nodes of four processors at 10 Gflop/s, one of eight at 30. string_settings.c has the
 * settings, nodes.def the kinds and networks, assumed.c what the string does not say; docs/reference/machine_string.md
 * explains them.
 *
 * The model's nodes have equal processors. So a node of unlike ones is several of the model's, one for each part, between which messages go
 * as within a node; where there are several such nodes, each is a switch to the model, whose uplink is the node's link.
 */
#include "machine/synthetic.h"
#include "base/status.h"
#include "base/text.h"
#include "machine/assumed.h"
#include "machine/calibrated.h"
#include "machine/check.h"
#include "machine/hardware.h"
#include "machine/machine_builder.h"
#include "machine/plausible.h"
#include "machine/string_settings.h"
#include "machine/switches.h"

#include <ctype.h>
#include <locale.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_CLASSES = 1024, MOST_PARTS = 8 };

/* Equal processors of a node. */
typedef struct processor_group {
  int processors;
  double flops_per_s;
} processor_group;

typedef struct node_group {
  char name[HSCAL_STRING_WORD];
  int count, nparts, processors; /* processors: of a node, all parts */
  processor_group parts[MOST_PARTS];
  const hscal_node_kind *kind; /* null: the string says itself what the node is */
} node_group;

typedef struct description {
  node_group *groups;
  int ngroups;
  hscal_string_settings settings;
} description;

static int no_memory(void) { return hscal__fail(HSCAL_ERROR_MEMORY, "out of memory for the machine string"); }

/* ---- classes ---------------------------------------------------------------------------------------------- */

/* A name, where one comes: a word followed by "=". Otherwise "a", "b", ... */
static int read_name(hscal_string_reader *in, int index, char name[HSCAL_STRING_WORD]) {
  hscal_string_reader ahead = *in;
  hscal__string_skip_space(&ahead);
  const char *start = ahead.at;
  HSCAL_TRY(hscal__string_word(&ahead, name));
  if (hscal__string_accept(&ahead, '=')) {
    if (!*name) return hscal__string_fault(in, start, "expected a name before \"=\"");
    *in = ahead;
  } else if (index < 26) {
    snprintf(name, HSCAL_STRING_WORD, "%c", 'a' + index);
  } else {
    snprintf(name, HSCAL_STRING_WORD, "c%d-", index + 1);
  }
  return 0;
}

static int check_whole(const hscal_string_reader *in, double number, const char *place, hscal_quantity quantity,
                       const char *what, int *out) {
  HSCAL_TRY(hscal__string_check(in, place, quantity, number, what));
  *out = (int)number;
  return 0;
}

/* The processors of a part are read; here come "@" and their speed. */
static int read_part(hscal_string_reader *in, double processors, const char *place, node_group *group) {
  if (group->nparts == MOST_PARTS) return hscal__string_fault(in, place, "a node has at most 8 kinds of processors");
  processor_group *read = &group->parts[group->nparts++];
  double number;
  HSCAL_TRY(check_whole(in, processors, place, HSCAL_Q_PROCESSORS, "the number of processors", &read->processors));
  if (!hscal__string_accept(in, '@'))
    return hscal__string_fault(in, in->at, "expected \"@\" and the Gflop/s of a processor");
  hscal__string_skip_space(in);
  const char *start = in->at;
  HSCAL_TRY(hscal__string_number(in, &number));
  read->flops_per_s = hscal__quantity_read(HSCAL_Q_SPEED, number);
  HSCAL_TRY(hscal__string_check(in, start, HSCAL_Q_SPEED, read->flops_per_s, "the speed"));
  group->processors += read->processors;
  return hscal__string_check(in, place, HSCAL_Q_PROCESSORS, group->processors, "the number of processors of a node");
}

/* "8@60+16@30)", after "(". */
static int read_parts(hscal_string_reader *in, node_group *group) {
  do {
    double number;
    hscal__string_skip_space(in);
    const char *start = in->at;
    HSCAL_TRY(hscal__string_number(in, &number));
    HSCAL_TRY(read_part(in, number, start, group));
  } while (hscal__string_accept(in, '+'));
  return hscal__string_accept(in, ')') ? 0 : hscal__string_fault(in, in->at, "expected \"+\" or \")\"");
}

/* Intel sells the "8480+": where nothing can be added after it, the "+" is of the name. */
static void accept_plus_of_name(hscal_string_reader *in) {
  hscal_string_reader ahead = *in;
  if (*ahead.at++ != '+') return;
  hscal__string_skip_space(&ahead);
  if (!*ahead.at || strchr(",+/", *ahead.at)) in->at++;
}

/* The name of a kind of node, and how many of its processors are used. */
static int read_kind(hscal_string_reader *in, node_group *group) {
  enum { MOST = 64 };
  const char *start = in->at, *names[MOST], *name;
  char word[HSCAL_STRING_WORD];
  int count = 0, used;
  HSCAL_TRY(hscal__string_word(in, word));
  group->kind = hscal__node_kind_named(word);
  for (; count < MOST && (name = hscal__node_kind_name(count)); count++) names[count] = name;
  if (!group->kind) return hscal__string_unknown(in, start, "kind of node", word, names, count);
  accept_plus_of_name(in);
  int cores = used = group->kind->sockets * group->kind->cores;
  if (hscal__string_accept(in, '/')) {
    double number;
    hscal__string_skip_space(in);
    start = in->at;
    HSCAL_TRY(hscal__string_number(in, &number));
    HSCAL_TRY(check_whole(in, number, start, HSCAL_Q_PROCESSORS, "the number of processors", &used));
    if (used > cores) return hscal__string_fault(in, start, "the node has not so many cores");
  }
  double flops_per_s = hscal__quantity_rounded(HSCAL_Q_SPEED, hscal__node_kind_gflops(group->kind) * 1e9);
  group->nparts = 1;
  group->parts[0] = (processor_group){used, flops_per_s};
  group->processors = used;
  return 0;
}

static int read_group(hscal_string_reader *in, int index, node_group *group) {
  *group = (node_group){.count = 1};
  HSCAL_TRY(read_name(in, index, group->name));
  hscal__string_skip_space(in);
  const char *start = in->at;
  double number = 0;
  int is_count = 0;
  if (!isalpha((unsigned char)*in->at) && *in->at != '(') {
    HSCAL_TRY(hscal__string_number(in, &number));
    is_count = hscal__string_accept(in, 'x');
    if (!is_count) return read_part(in, number, start, group);
    HSCAL_TRY(check_whole(in, number, start, HSCAL_Q_NODES, "the number of nodes", &group->count));
    hscal__string_skip_space(in);
    start = in->at;
  }
  if (hscal__string_accept(in, '(')) return read_parts(in, group);
  if (isalpha((unsigned char)*in->at)) return read_kind(in, group);
  HSCAL_TRY(hscal__string_number(in, &number));
  return read_part(in, number, start, group);
}

static int read_groups(hscal_string_reader *in, description *described) {
  long nodes = 0;
  do {
    hscal__string_skip_space(in);
    const char *start = in->at;
    if (described->ngroups == MOST_CLASSES) return hscal__string_fault(in, start, "too many classes of nodes");
    node_group *group = &described->groups[described->ngroups];
    HSCAL_TRY(read_group(in, described->ngroups++, group));
    nodes += (long)group->count * group->nparts;
    HSCAL_TRY(hscal__string_check(in, start, HSCAL_Q_NODES, (double)nodes, "the number of nodes so far"));
  } while (hscal__string_accept(in, '+'));
  return 0;
}

int hscal__machine_is_string(const char *text) {
  hscal_string_reader in = {text, text};
  char word[HSCAL_STRING_WORD];
  size_t length = strlen(text);
  double count;
  if (strchr(text, '@')) return 1;
  if (length > 5 && strcmp(text + length - 5, ".json") == 0) return 0;
  hscal__string_skip_space(&in);
  if (isdigit((unsigned char)*in.at)) {
    if (hscal__string_number(&in, &count) || !hscal__string_accept(&in, 'x')) return 0;
    hscal__string_skip_space(&in);
    return *in.at == '(' || isalpha((unsigned char)*in.at) != 0;
  }
  if (hscal__string_word(&in, word)) return 0;
  if (hscal__string_accept(&in, '=')) return 1;
  return hscal__node_kind_named(word) != NULL;
}

/* ---- nodes of the machine --------------------------------------------------------------------------------- */

static int has_unlike(const description *described) {
  for (int i = 0; i < described->ngroups; i++)
    if (described->groups[i].nparts > 1) return 1;
  return 0;
}

static long count_nodes(const description *described) {
  long nodes = 0;
  for (int i = 0; i < described->ngroups; i++) nodes += described->groups[i].count;
  return nodes;
}

/* Bytes per second that one process of a full node reads and writes; 0: not limited. */
static double memory_share(const node_group *group, const double *values) {
  double rate = values[HSCAL_SET_MEMBW];
  if (rate >= 0) return rate / group->processors;
  if (!group->kind) return hscal__assumed_node_rate(group->processors) / group->processors;
  rate = group->kind->sockets * group->kind->socket_gb_per_s * 1e9;
  return fmin(group->kind->core_gb_per_s * 1e9, rate / group->processors);
}

static double memory_bytes(const node_group *group, const processor_group *of, const double *values) {
  double node = values[HSCAL_SET_MEM];
  if (!(node > 0)) node = group->kind ? group->kind->memory_gb * 1e9 : HSCAL_ASSUMED_MEMORY_BYTES * group->processors;
  return of->processors == group->processors
             ? node
             : hscal__quantity_exact(HSCAL_Q_MEMORY, node * of->processors / group->processors);
}

/* Processes of 2, 4, 8, ... threads and of all cores: each doubling makes them twice as fast, times the efficiency. */
static int add_threads(hscal_node_class *node_class, const processor_group *of, const double *values) {
  int most = of->processors;
  for (int threads = 2; threads / 2 < most; threads *= 2) {
    int t = threads < most ? threads : most;
    double speed = of->flops_per_s * t * pow(values[HSCAL_SET_THREADS], log2(t));
    hscal_kernel_speed *added;
    HSCAL_TRY(hscal__class_add_speed(node_class, HSCAL_KERNEL_GEMM, HSCAL_TYPE_D,
                                     hscal__quantity_exact(HSCAL_Q_SPEED, speed), values[HSCAL_SET_HALF], 0, &added));
    added->threads = t;
  }
  return 0;
}

static int fill_speeds(hscal_node_class *node_class, const node_group *group, const processor_group *of,
                       const double *values) {
  hscal_assumed_memory memory = {memory_share(group, values), hscal__assumed_cache_bytes()};
  if (group->kind) memory.cache_bytes = group->kind->cache_mb * 1e6;
  double copy = values[HSCAL_SET_COPY];
  if (copy < 0) copy = hscal__quantity_rounded(HSCAL_Q_RATE, hscal__assumed_copy_rate(memory.bytes_per_s));
  node_class->copy_bytes_per_s = copy;
  HSCAL_TRY(hscal__class_add_speed(node_class, HSCAL_KERNEL_GEMM, HSCAL_TYPE_D, of->flops_per_s, values[HSCAL_SET_HALF],
                                   0, NULL));
  if (values[HSCAL_SET_THREADS] > 0) HSCAL_TRY(add_threads(node_class, of, values));
  return memory.bytes_per_s > 0 ? hscal__assume_memory(node_class, of->flops_per_s, &memory) : 0;
}

static int add_nodes(hscal_machine *machine, int index, const node_group *group, int number) {
  char node[HSCAL_STRING_WORD + 16], name[HSCAL_STRING_WORD + 32];
  const char *const names = name;
  if (group->nparts == 1) return hscal__machine_add_nodes(machine, index, group->count, NULL);
  for (int i = 0; i < group->count; i++) {
    hscal__default_node_name(group->name, group->count, i, node, sizeof node);
    snprintf(name, sizeof name, "%s.%d", node, number + 1);
    HSCAL_TRY(hscal__machine_add_nodes(machine, index, 1, &names));
  }
  return 0;
}

/* The class of a part of the nodes of a group. */
static int fill_class(hscal_machine *machine, int index, const node_group *group, int number,
                      const description *described) {
  hscal_node_class *node_class = &machine->classes[index];
  const double *values = described->settings.value;
  const processor_group *of = &group->parts[number];
  char name[HSCAL_STRING_WORD + 16];
  snprintf(name, sizeof name, group->nparts > 1 ? "%s.%d" : "%s", group->name, number + 1);
  node_class->name = hscal__copy_text(name);
  if (!node_class->name) return no_memory();
  node_class->processors = of->processors;
  node_class->memory_bytes = memory_bytes(group, of, values);
  if (!has_unlike(described)) {
    node_class->link_bytes_per_s = values[HSCAL_SET_BW];
    node_class->link_both_bytes_per_s = values[HSCAL_SET_BOTHBW];
    node_class->link_latency_s = /* both ends of a message have a share */
        hscal__quantity_exact(HSCAL_Q_LATENCY, values[HSCAL_SET_LAT] / 2);
  }
  HSCAL_TRY(fill_speeds(node_class, group, of, values));
  return add_nodes(machine, index, group, number);
}

/* ---- messages --------------------------------------------------------------------------------------------- */

/* The nodes in order, as many behind each switch as behind the others. */
static int fill_switches(hscal_machine *machine, const double *values) {
  hscal_switches *switches = &machine->switches;
  int count = (int)values[HSCAL_SET_SWITCHES];
  if (count == 0) return 0;
  HSCAL_TRY(hscal__switches_new(machine, count));
  for (int s = 0, number; s < count; s++) {
    char name[16];
    snprintf(name, sizeof name, "s%d", s + 1);
    HSCAL_TRY(hscal__switches_named(machine, name, &number));
  }
  for (int i = 0; i < machine->nnodes; i++) switches->of[i] = (int)((long)i * count / machine->nnodes);
  switches->latency_s = values[HSCAL_SET_SWITCHLAT];
  switches->uplink_bytes_per_s = values[HSCAL_SET_SWITCHBW];
  return 0;
}

/* Where some node has unlike processors: the network is the inside of nodes, a switch is a node, its uplink the node's link. */
static int fill_unlike(hscal_machine *machine, const description *described) {
  const double *values = described->settings.value;
  hscal_switches *switches = &machine->switches;
  hscal_message_layer *layer = machine->layer;
  int count = (int)count_nodes(described), first = 0, node = 0;
  layer[HSCAL_LAYER_NETWORK].latency_s = layer[HSCAL_LAYER_NODE].latency_s;
  layer[HSCAL_LAYER_NETWORK].bytes_per_s = layer[HSCAL_LAYER_NODE].bytes_per_s;
  layer[HSCAL_LAYER_NETWORK].is_assumed = layer[HSCAL_LAYER_NODE].is_assumed;
  if (count == 1) return 0;
  HSCAL_TRY(hscal__switches_new(machine, count));
  for (int g = 0; g < described->ngroups; first += described->groups[g++].count) {
    const node_group *group = &described->groups[g];
    for (int i = 0, number; i < group->count; i++) {
      char name[HSCAL_STRING_WORD + 16];
      hscal__default_node_name(group->name, group->count, i, name, sizeof name);
      HSCAL_TRY(hscal__switches_named(machine, name, &number));
      if (number != first + i) return hscal__fail(HSCAL_ERROR_MACHINE, "two nodes have the name \"%s\"", name);
    }
    for (int p = 0; p < group->nparts; p++)
      for (int i = 0; i < group->count; i++) switches->of[node++] = first + i;
  }
  switches->latency_s =
      hscal__quantity_exact(HSCAL_Q_LATENCY, fmax(0, values[HSCAL_SET_LAT] - values[HSCAL_SET_NODELAT]));
  switches->uplink_bytes_per_s = values[HSCAL_SET_BW];
  return 0;
}

static int fill_messages(hscal_machine *machine, const description *described) {
  const hscal_string_settings *settings = &described->settings;
  hscal_message_layer *layer = machine->layer;
  int node_given =
      hscal__setting_is_given(settings, HSCAL_SET_NODELAT) && hscal__setting_is_given(settings, HSCAL_SET_NODEBW);
  int network_given =
      hscal__setting_is_given(settings, HSCAL_SET_LAT) && hscal__setting_is_given(settings, HSCAL_SET_BW);
  layer[HSCAL_LAYER_NODE].latency_s = settings->value[HSCAL_SET_NODELAT];
  layer[HSCAL_LAYER_NODE].bytes_per_s = settings->value[HSCAL_SET_NODEBW];
  layer[HSCAL_LAYER_NODE].is_assumed = !settings->is_ideal && !node_given;
  layer[HSCAL_LAYER_NETWORK].is_assumed = !settings->is_ideal && !network_given && !settings->network;
  for (int i = 0; i < HSCAL_LAYERS; i++) {
    layer[i].envelope_bytes = settings->value[HSCAL_SET_ENVELOPE];
    layer[i].rendezvous_bytes = settings->value[HSCAL_SET_RENDEZVOUS];
    layer[i].late_receiver = settings->value[HSCAL_SET_LATE] != 0;
  }
  return has_unlike(described) ? fill_unlike(machine, described) : fill_switches(machine, settings->value);
}

/* ---- the whole -------------------------------------------------------------------------------------------- */

/* Adds a text to a list "a, b and c". */
static void enumerate(char *list, size_t size, const char *text, int is_last) {
  size_t length = strlen(list);
  snprintf(list + length, size - length, "%s%s", !length ? "" : is_last ? " and " : ", ", text);
}

/* What nobody stated. Returns how many. */
static int assumptions(const hscal_machine *machine, const description *described, const char *texts[5]) {
  const hscal_string_settings *settings = &described->settings;
  int count = 0, plain = 0;
  for (int i = 0; i < described->ngroups; i++) plain |= !described->groups[i].kind;
  if (!hscal__setting_is_given(settings, HSCAL_SET_HALF)) texts[count++] = "speed of narrow products";
  if (plain && !hscal__setting_is_given(settings, HSCAL_SET_MEMBW)) texts[count++] = "rate of memory";
  if (!hscal__setting_is_given(settings, HSCAL_SET_COPY)) texts[count++] = "copies";
  if (plain && !hscal__setting_is_given(settings, HSCAL_SET_MEM)) texts[count++] = "memory";
  int inside = machine->layer[HSCAL_LAYER_NODE].is_assumed;
  int between = count_nodes(described) > 1 && !settings->network &&
                !(hscal__setting_is_given(settings, HSCAL_SET_LAT) && hscal__setting_is_given(settings, HSCAL_SET_BW));
  if (inside || between)
    texts[count++] = inside && between ? "messages" : inside ? "messages within a node" : "messages between nodes";
  return count;
}

/* The machine says itself that it is rough, wherever it is used and where it is written. */
static int mark_rough(hscal_machine *machine, const description *described) {
  const char *texts[5];
  char list[200] = "", published[300] = "", line[600];
  if (described->settings.is_ideal) return 0;
  int count = assumptions(machine, described, texts);
  for (int i = 0; i < count; i++) enumerate(list, sizeof list, texts[i], i == count - 1);
  for (int i = 0; i < described->ngroups; i++) {
    const hscal_node_kind *kind = described->groups[i].kind;
    if (kind && !strstr(published, kind->name)) enumerate(published, sizeof published, kind->name, 0);
  }
  if (described->settings.network) enumerate(published, sizeof published, described->settings.network, 0);
  if (!count && !*published) return 0;
  int is_one = count == 1 && strncmp(list, "messages", 8) != 0 && strcmp(list, "copies") != 0;
  if (count && !(machine->assumed = hscal__copy_text(list))) return no_memory();
  snprintf(line, sizeof line, "rough machine: %s%s%s%s%s; hscal machine measure", list,
           !count   ? ""
           : is_one ? " is assumed, not measured"
                    : " are assumed, not measured",
           count && *published ? "; " : "", published, *published ? " as published" : "");
  machine->doubts = hscal__copy_text(line);
  if (!machine->doubts) return no_memory();
  return hscal__machine_warn(machine, "%s", line);
}

static int fill_machine(hscal_machine *machine, const char *text, const description *described) {
  const double *values = described->settings.value;
  machine->name = hscal__copy_text(text);
  if (!machine->name) return no_memory();
  if (strlen(text) > 200) machine->name[200] = 0;
  for (char *c = machine->name; *c; c++)
    if (isspace((unsigned char)*c)) *c = ' ';
  for (int i = 0, index = 0; i < described->ngroups; i++)
    for (int p = 0; p < described->groups[i].nparts; p++)
      HSCAL_TRY(fill_class(machine, index++, &described->groups[i], p, described));
  HSCAL_TRY(fill_messages(machine, described));
  machine->processes_per_processor = (int)values[HSCAL_SET_PER];
  machine->model_error = values[HSCAL_SET_ERROR];
  machine->interval_error = values[HSCAL_SET_INTERVAL];
  machine->collectives = described->settings.collectives;
  int status = hscal__machine_check(machine);
  if (status) return hscal__fail(status, "machine string \"%.200s\": %s", text, hscal__last_error());
  HSCAL_TRY(mark_rough(machine, described));
  return hscal__machine_plausible(machine);
}

static int check_link(const char *text, const description *described) {
  const double *values = described->settings.value, link = values[HSCAL_SET_BW], both = values[HSCAL_SET_BOTHBW];
  if (both == 0 || (!has_unlike(described) && hscal__are_both_directions(link, both))) return 0;
  return hscal__fail(HSCAL_ERROR_MACHINE, "machine string \"%.200s\": bothbw %s", text,
                     has_unlike(described) ? "does not go with nodes of unlike processors"
                                           : "must be at least bw and at most twice that");
}

static int check_switches(const char *text, const description *described) {
  const hscal_string_settings *settings = &described->settings;
  double switches = settings->value[HSCAL_SET_SWITCHES];
  long nodes = count_nodes(described);
  int is_named =
      hscal__setting_is_given(settings, HSCAL_SET_SWITCHLAT) || hscal__setting_is_given(settings, HSCAL_SET_SWITCHBW);
  if (has_unlike(described) && (switches > 0 || nodes > HSCAL_MOST_SWITCHES))
    return hscal__fail(HSCAL_ERROR_MACHINE, "machine string \"%.200s\": nodes of unlike processors %s", text,
                       switches > 0 ? "go without switches: each of them is one to the model"
                                    : "are at most 4096: each of them is a switch to the model");
  if (switches == 0 && is_named)
    return hscal__fail(HSCAL_ERROR_MACHINE,
                       "machine string \"%.200s\": switchlat and switchbw need switches: add \"switches 2\"", text);
  if (switches > (double)nodes || switches > HSCAL_MOST_SWITCHES)
    return hscal__fail(HSCAL_ERROR_MACHINE, "machine string \"%.200s\": %.0f switches are more than %s", text, switches,
                       switches > (double)nodes ? "its nodes" : "hscal takes");
  return 0;
}

static int read_string(const char *text, node_group *groups, hscal_machine **machine) {
  hscal_string_reader in = {text, text};
  description described = {.groups = groups};
  const hscal_string_settings *settings = &described.settings;
  int nclasses = 0;
  HSCAL_TRY(read_groups(&in, &described));
  HSCAL_TRY(hscal__string_settings(&in, &described.settings));
  hscal__string_skip_space(&in);
  int has_settings = settings->given || settings->is_ideal || settings->network || settings->collectives;
  if (*in.at) return hscal__string_fault(&in, in.at, has_settings ? "expected \",\"" : "expected \"+\" or \",\"");
  HSCAL_TRY(check_link(text, &described));
  HSCAL_TRY(check_switches(text, &described));
  for (int i = 0; i < described.ngroups; i++) nclasses += groups[i].nparts;
  hscal_machine *made;
  HSCAL_TRY(hscal__machine_new(nclasses, &made));
  int status = fill_machine(made, text, &described);
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
