/* The settings of a machine string, "lat 2us": their words, units, ranges, and what they are where the string does not say. */
#ifndef HSCAL_MACHINE_STRING_SETTINGS_H
#define HSCAL_MACHINE_STRING_SETTINGS_H

#include "machine/string_reader.h"

typedef enum hscal_string_setting {
  HSCAL_SET_LAT,       /* one message between two nodes */
  HSCAL_SET_BW,        /* link of each node, each direction */
  HSCAL_SET_BOTHBW,    /* the same link, out and in together; 0: as much as both directions */
  HSCAL_SET_NODELAT,   /* one message within a node */
  HSCAL_SET_NODEBW,    /* its rate */
  HSCAL_SET_SWITCHES,  /* with as many nodes each, in order; 0: they are not told of */
  HSCAL_SET_SWITCHLAT, /* on top of lat */
  HSCAL_SET_SWITCHBW,  /* uplink of each switch, each direction; 0: not limited */
  HSCAL_SET_MEM,       /* of each node; 0: by its kind, else 4 GB for each processor */
  HSCAL_SET_MEMBW, /* what the processes of a node read and write together; 0: not limited; < 0: by its kind, else assumed */
  HSCAL_SET_HALF,       /* half_k */
  HSCAL_SET_COPY,       /* local copies of one process; 0: free; < 0: as its share of membw allows */
  HSCAL_SET_ENVELOPE,   /* added to every message */
  HSCAL_SET_RENDEZVOUS, /* from this size on a sender waits */
  HSCAL_SET_LATE,       /* late receiver: 0 or 1 */
  HSCAL_SET_PER,        /* most processes on one processor */
  HSCAL_SET_THREADS,    /* what twice the threads are as good as; 0: processes have one thread */
  HSCAL_SET_ERROR,      /* error of predictions */
  HSCAL_SET_INTERVAL,   /* and of 9 in 10 of them; -1: the same */
  HSCAL_SETTINGS
} hscal_string_setting;

/* What a string says after its nodes. */
typedef struct hscal_string_settings {
  double value[HSCAL_SETTINGS];                /* inside units */
  unsigned given;                              /* a bit for each that the string itself says */
  int is_ideal;                                /* the word "ideal" */
  const char *network;                         /* the name of one; null: none is named */
  const struct hscal_collectives *collectives; /* of "mpi NAME"; null: it does not say */
} hscal_string_settings;

static inline int hscal__setting_is_given(const hscal_string_settings *settings, hscal_string_setting which) {
  return (settings->given >> which & 1) != 0;
}

/* Reads what follows each ",": settings, "ideal", names of networks. Fills in what is not said. */
int hscal__string_settings(hscal_string_reader *in, hscal_string_settings *settings);

#endif
