/* From hscal_init or hscal_init_comm to hscal_close: the processes, and on process 0 the machine. A program may have several. */
#ifndef HSCAL_CTXT_SESSION_H
#define HSCAL_CTXT_SESSION_H

#include "ctxt/agree.h"
#include "ctxt/availability.h"
#include "ctxt/closing.h"
#include "ctxt/hosts.h"
#include "ctxt/memo.h"
#include "ctxt/own_layout.h"
#include "ctxt/planners.h"
#include "ctxt/threads.h"
#include "ctxt/waiting.h"
#include "plan/planned_call.h"

typedef struct hscal_session hscal_session;
struct hscal_session {
  hscal_session *next;   /* among those that are open (sessions.c)                                              */
  MPI_Comm of;           /* the program's communicator; MPI_COMM_NULL: the program has freed it                 */
  int is_worlds;         /* that is MPI_COMM_WORLD                                                              */
  hscal_group group;     /* its communicator is hscal's own                                                       */
  hscal_waiting waiting; /* in its agreements */
  hscal_closing closing; /* its end */
  MPI_Comm chosen;       /* a copy, of which communicators of contexts are made: no other messages there        */
  uint64_t created;      /* contexts created so far, the same on all processes                                    */
  uint64_t epoch;        /* goes up with all that changes later plans; the same on all processes                  */
  hscal_memo memo;       /* the contexts made last                                                                */
  long left_out;         /* contexts that left this process out and that it has not freed                         */
  hscal_planners planners;
  int data_stays; /* the context made last is where the matrices lie (hscal_data_in), the same on all      */
  hscal_thread_limits threads;
  char *log;               /* HSCAL_LOG; null: nothing is logged                                                    */
  uint64_t machine_digest; /* where something is logged                                                            */
  int chooses_threads;     /* HSCAL_THREADS=auto; process 0 only, as all that follows                               */
  int measures;            /* HSCAL_EFFORT=measure                                                                  */
  hscal_wisdom *wisdom;    /* null if off                                                                           */
  char *wisdom_file;       /* HSCAL_WISDOM; null: kept in memory only                                               */
  double patience;         /* HSCAL_PATIENCE; 0: as usual                                                           */
  int calls;               /* HSCAL_CALLS; 0: one                                                                   */
  int off;                 /* HSCAL_OFF                                                                             */
  hscal_own_layout usual;  /* what contexts are then (usual.c); nb 0: the guide's grid                              */
  int is_usual_fixed;      /* HSCAL_OFF names it                                                                    */
  hscal_machine *machine;  /* null if off                                                                          */
  hscal_machine
      *pristine;         /* as it was before the first hscal_recon; null: there was none                              */
  int *pristine_node;    /* after one: [nodes] the node of `pristine` that each node of `machine` is              */
  hscal_host_name *host; /* [size]                                                                                */
  hscal_hosts hosts;
  hscal_availability availability; /* of these */
  hscal_own_layout own_layout;     /* where matrices lie already */
  hscal_options asked;             /* of contexts: hscal_use_options, or HSCAL_OPTIONS (process 0 only) */
  uint64_t asked_digest;           /* tells options of hscal_use_options apart; 0: not called yet       */
  hscal_planned_call *started_for; /* HSCAL_PLAN (process 0 only); null: it is not set                  */
};

#endif
