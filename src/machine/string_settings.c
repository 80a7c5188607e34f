#include "machine/string_settings.h"
#include "base/status.h"
#include "machine/collectives_reader.h"
#include "machine/hardware.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

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

static int read_value(hscal_string_reader *in, const unit *units, hscal_quantity quantity, double *value) {
  hscal__string_skip_space(in);
  const char *start = in->at;
  HSCAL_TRY(hscal__string_number(in, value));
  hscal__string_skip_space(in);
  const char *unit_start = in->at;
  char word[HSCAL_STRING_WORD];
  HSCAL_TRY(hscal__string_word(in, word));
  if (units == rate_units && in->at[0] == '/' && in->at[1] == 's' && !hscal__string_is_letter(in->at[2])) in->at += 2;
  for (const unit *u = units; u->name; u++)
    if (strcmp(u->name, word) == 0) {
      *value = hscal__quantity_exact(quantity, *value * u->times / u->by);
      return hscal__string_check(in, start, quantity, *value, "the value");
    }
  if (units == no_units) return hscal__string_fault(in, unit_start, "no unit belongs here");
  return hscal__string_fault(in, unit_start,
                             units == time_units ? "expected a unit of time: s, ms, us or ns"
                             : units == size_units
                                 ? "expected a unit of size: B, KB, MB, GB, TB, KiB, MiB, GiB or TiB"
                                 : "expected a unit of rate: KB, MB, GB, KiB, MiB, GiB, Kbit, Mbit or Gbit");
}

/* ---- settings --------------------------------------------------------------------------------------------- */

static const char ideal[] = "ideal", mpi[] = "mpi";

static const struct {
  const char *word;
  const unit *units;
  hscal_quantity quantity;
  double real,
      ideal; /* where the string does not say, inside unit: like a node of today, and the machine of textbooks */
} kinds[HSCAL_SETTINGS] = {
    /* ideal messages are as in SimGrid SMPI by default, between nodes over 10 Gbit/s */
    [HSCAL_SET_LAT] = {"lat", time_units, HSCAL_Q_LATENCY, 2e-6, 10e-6},
    [HSCAL_SET_BW] = {"bw", rate_units, HSCAL_Q_RATE, 10e9, 1.25e9},
    [HSCAL_SET_BOTHBW] = {"bothbw", rate_units, HSCAL_Q_RATE, 0, 0},
    [HSCAL_SET_NODELAT] = {"nodelat", time_units, HSCAL_Q_LATENCY, 5e-7, 5e-7},
    [HSCAL_SET_NODEBW] = {"nodebw", rate_units, HSCAL_Q_RATE, 5e9, 4e9},
    [HSCAL_SET_SWITCHES] = {"switches", no_units, HSCAL_Q_NODES, 0, 0},
    [HSCAL_SET_SWITCHLAT] = {"switchlat", time_units, HSCAL_Q_LATENCY, 1e-6, 10e-6},
    [HSCAL_SET_SWITCHBW] = {"switchbw", rate_units, HSCAL_Q_RATE, 0, 0},
    [HSCAL_SET_MEM] = {"mem", size_units, HSCAL_Q_MEMORY, 0, 0},
    [HSCAL_SET_MEMBW] = {"membw", rate_units, HSCAL_Q_RATE, -1, 0},
    [HSCAL_SET_HALF] = {"half", no_units, HSCAL_Q_HALF_K, 16, 0},
    [HSCAL_SET_COPY] = {"copy", rate_units, HSCAL_Q_RATE, -1, 0},
    [HSCAL_SET_ENVELOPE] = {"envelope", size_units, HSCAL_Q_MESSAGE_BYTES, 16, 16},
    [HSCAL_SET_RENDEZVOUS] = {"rendezvous", size_units, HSCAL_Q_MESSAGE_BYTES, 65536, 65536},
    [HSCAL_SET_LATE] = {"late", no_units, HSCAL_Q_RELATIVE, 0, 1},
    [HSCAL_SET_PER] = {"per", no_units, HSCAL_Q_OVERSUBSCRIPTION, 1, 1},
    [HSCAL_SET_THREADS] = {"threads", no_units, HSCAL_Q_RELATIVE, 0, 0},
    [HSCAL_SET_ERROR] = {"error", no_units, HSCAL_Q_RELATIVE, 0.05, 0.01},
    [HSCAL_SET_INTERVAL] = {"interval", no_units, HSCAL_Q_RELATIVE, 0.2, -1}};

/* A word that is no setting: the words of settings, networks and "ideal", one of which may be meant. */
static int unknown(const hscal_string_reader *in, const char *place, const char *word) {
  enum { MOST = HSCAL_SETTINGS + 64 };
  const char *words[MOST], *name;
  int count = 0;
  for (int i = 0; i < HSCAL_SETTINGS; i++) words[count++] = kinds[i].word;
  words[count++] = ideal;
  words[count++] = mpi;
  for (int i = 0; count < MOST && (name = hscal__network_name(i)); i++) words[count++] = name;
  return hscal__string_unknown(in, place, "setting", word, words, count);
}

/* A word without a value. *taken: is it one? */
static int read_bare_word(const hscal_string_reader *in, const char *place, const char *word,
                          hscal_string_settings *settings, int *taken) {
  const hscal_network *network = hscal__network_named(word);
  int is_ideal = strcmp(word, ideal) == 0;
  *taken = is_ideal || network;
  if (is_ideal && settings->is_ideal) return hscal__string_fault(in, place, "\"ideal\" is given twice");
  if (network && settings->network) return hscal__string_fault(in, place, "a network is named already");
  settings->is_ideal |= is_ideal;
  if (network) settings->network = network->name;
  return 0;
}

/* "mpi" is read; here comes the name of a library. */
static int read_library(hscal_string_reader *in, const char *place, hscal_string_settings *settings) {
  char name[HSCAL_STRING_WORD], fault[400];
  if (settings->collectives) return hscal__string_fault(in, place, "the setting is given twice");
  hscal__string_accept(in, '=');
  hscal__string_skip_space(in);
  place = in->at;
  HSCAL_TRY(hscal__string_word(in, name));
  settings->collectives = hscal__collectives_look_up(name, fault, sizeof fault);
  return settings->collectives ? 0 : hscal__string_fault(in, place, fault);
}

static int read_setting(hscal_string_reader *in, hscal_string_settings *settings) {
  hscal__string_skip_space(in);
  const char *start = in->at;
  char word[HSCAL_STRING_WORD];
  int which = 0, is_bare;
  HSCAL_TRY(hscal__string_word(in, word));
  HSCAL_TRY(read_bare_word(in, start, word, settings, &is_bare));
  if (is_bare) return 0;
  if (strcmp(word, mpi) == 0) return read_library(in, start, settings);
  while (which < HSCAL_SETTINGS && strcmp(word, kinds[which].word) != 0) which++;
  if (which == HSCAL_SETTINGS) return unknown(in, start, word);
  if (settings->given & 1u << which) return hscal__string_fault(in, start, "the setting is given twice");
  settings->given |= 1u << which;
  double *value = &settings->value[which];
  hscal__string_accept(in, '=');
  hscal__string_skip_space(in);
  if (which == HSCAL_SET_RENDEZVOUS && strncmp(in->at, "never", 5) == 0 && !hscal__string_is_letter(in->at[5])) {
    in->at += 5;
    *value = INFINITY;
    return 0;
  }
  const char *value_start = in->at;
  HSCAL_TRY(read_value(in, kinds[which].units, kinds[which].quantity, value));
  if (which == HSCAL_SET_LATE && *value != 0 && *value != 1)
    return hscal__string_fault(in, value_start, "must be 0 or 1");
  if (which == HSCAL_SET_THREADS && *value == 0)
    return hscal__string_fault(in, value_start, "must be > 0 and at most 1");
  return 0;
}

/* What the string does not say itself. */
static void fill_in(hscal_string_settings *settings) {
  for (int i = 0; i < HSCAL_SETTINGS; i++)
    if (!hscal__setting_is_given(settings, (hscal_string_setting)i))
      settings->value[i] = settings->is_ideal ? kinds[i].ideal : kinds[i].real;
  /* what is assumed is off for all layouts alike: seconds may err by more than their ratios; an error that is said is that of both */
  if (hscal__setting_is_given(settings, HSCAL_SET_ERROR) && !hscal__setting_is_given(settings, HSCAL_SET_INTERVAL))
    settings->value[HSCAL_SET_INTERVAL] = kinds[HSCAL_SET_INTERVAL].ideal;
  if (!settings->network) return;
  const hscal_network *network = hscal__network_named(settings->network);
  if (!hscal__setting_is_given(settings, HSCAL_SET_LAT)) settings->value[HSCAL_SET_LAT] = network->latency_us / 1e6;
  if (!hscal__setting_is_given(settings, HSCAL_SET_BW)) settings->value[HSCAL_SET_BW] = network->gb_per_s * 1e9;
}

int hscal__string_settings(hscal_string_reader *in, hscal_string_settings *settings) {
  *settings = (hscal_string_settings){.given = 0};
  while (hscal__string_accept(in, ',')) HSCAL_TRY(read_setting(in, settings));
  fill_in(settings);
  return 0;
}
