/*
 * hscal: chooses, for a ScaLAPACK or PBLAS call on machines that need not be equal, the number of processes, the
 * process grid, the blocking factor, the panel width and which process sits where, and hands back a BLACS context.
 *
 * Conventions
 *   Status     every function returns 0 (HSCAL_SUCCESS), a negative number for an illegal argument in ScaLAPACK's
 *              numbering (-i for argument i, -(100*i+e) for entry e of array argument i), or a positive hscal_status.
 *              hscal_last_error() tells what was wrong and where. Nothing aborts. A failure is said in one line on standard
 *              error, by one process, unless the program has an error handler of its own or HSCAL_QUIET=1.
 *   Collective a function marked so is called by every process of hscal_init, or of the session in use (hscal_use); it
 *              returns the same status on all.
 *   Arguments  of a routine are those of the routine itself, without local arrays and outputs. In a descriptor,
 *              MB_ or NB_ = 0 means "choose it for me"; CTXT_ and LLD_ are not read.
 *   Indices    ia, ja, ... are 1-based as in ScaLAPACK; everything else counts from 0.
 */
#ifndef HSCAL_H
#define HSCAL_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#if defined(__GNUC__)
#define HSCAL_API __attribute__((visibility("default")))
#else
#define HSCAL_API
#endif

#define HSCAL_VERSION_MAJOR 0
#define HSCAL_VERSION_MINOR 1
#define HSCAL_VERSION_PATCH 0

/* ---- status */

/* name, number, text. The numbers are part of the interface: append only. */
#define HSCAL_STATUS_LIST(X)                                                                                           \
  X(HSCAL_SUCCESS, 0, "success")                                                                                       \
  X(HSCAL_ERROR_MEMORY, 1, "out of memory")                                                                            \
  X(HSCAL_ERROR_FILE, 2, "a file cannot be read or written")                                                           \
  X(HSCAL_ERROR_MACHINE, 3, "the machine description is not valid")                                                    \
  X(HSCAL_ERROR_NO_GRID, 4, "no process grid satisfies the request")                                                   \
  X(HSCAL_ERROR_NO_FIT, 5, "the problem does not fit in the memory of the machine")                                    \
  X(HSCAL_ERROR_UNKNOWN, 6, "unknown routine, key or value")                                                           \
  X(HSCAL_ERROR_ARGUMENT, 7, "an argument is not legal")                                                               \
  X(HSCAL_ERROR_MPI, 8, "an MPI call failed")                                                                          \
  X(HSCAL_ERROR_BLACS, 9, "a BLACS call failed")                                                                       \
  X(HSCAL_ERROR_STATE, 10, "called at the wrong time (before hscal_init, after hscal_finalize, or twice)")             \
  X(HSCAL_ERROR_CONTEXT, 11, "not a context of hscal")                                                                 \
  X(HSCAL_ERROR_DISAGREE, 12, "the processes disagree about the arguments or the plan")                                \
  X(HSCAL_ERROR_UNSUPPORTED, 13, "not supported")                                                                      \
  X(HSCAL_ERROR_INTERNAL, 14, "internal error")

typedef enum hscal_status {
#define HSCAL_STATUS_ENUM(name, number, text) name = number,
  HSCAL_STATUS_LIST(HSCAL_STATUS_ENUM)
#undef HSCAL_STATUS_ENUM
} hscal_status;

/* Text of a status; also of negative ones ("illegal argument 4", "illegal entry 5 of argument 10"). Local. */
HSCAL_API const char *hscal_strerror(int status);
/* What exactly went wrong in this thread's last failing call: file, key, value. "" if nothing failed. The program has then
 * noticed the failure (hscal_finalize). Local. */
HSCAL_API const char *hscal_last_error(void);
/* Takes notice of a failure without a look at it. Local. */
HSCAL_API void hscal_clear_error(void);
/* "0.1.0". Local. */
HSCAL_API const char *hscal_version(void);

/* ---- what is done when a function fails */

/* A failure, as the function that fails tells it; the texts are good until the handler returns. */
typedef struct hscal_failure {
  int status;           /* what the function returns                                                              */
  const char *function; /* "hscal_pdgemm_ctxt"                                                                    */
  const char *reason;   /* as hscal_last_error()                                                                  */
  const char *process;  /* "process 3 of 8"; "" before hscal_init and without MPI                                 */
  int tells;            /* 1: this process is to tell it; 0: all processes have this failure, and another tells it */
} hscal_failure;
typedef void hscal_error_handler(const hscal_failure *failure, void *data);

/* The error handler that is there at first: prints one line on standard error where `tells` is 1 and HSCAL_QUIET is not set. */
HSCAL_API void hscal_print_error(const hscal_failure *failure, void *data);
/* From now on a function that fails calls `handler` with `data` before it returns; with a null pointer it returns in silence. For
 * the whole process; not while other threads are in functions of hscal. Local. */
HSCAL_API void hscal_set_error_handler(hscal_error_handler *handler, void *data);

/* ---- descriptors */

/* Describes an m x n matrix before there is a context: desc[9] as descinit_ would, CTXT_ = -1, LLD_ = max(1, m).
 * mb or nb = 0 leaves the block size to hscal. Local. Returns 0 or -i. */
HSCAL_API int hscal_descset(int *desc, int m, int n, int mb, int nb, int rsrc, int csrc);

/* ---- the machine */

/* A model of the computers and links: nodes, processors, speeds, memory, message times. Opaque. */
typedef struct hscal_machine hscal_machine;

/* Reads a machine from a JSON file ("schema": "hscal-machine/1" or "/2"), one that comes with hscal by its name ("hcl16"), or from a
 * synthetic string such as "2x4@10 + 1x8@30, lat 2us, bw 10GB" or "8x epyc-7763, hdr100", of which the rest is assumed
 * (hscal_machine_warnings tells what). Local, no MPI. */
HSCAL_API int hscal_machine_load(const char *file_or_string, hscal_machine **machine);
HSCAL_API int hscal_machine_save(const hscal_machine *machine, const char *file);
HSCAL_API void hscal_machine_free(hscal_machine *machine);
/* What is doubtful about it, a line each: what its measurement says of itself, values that no computer has, points of curves that their
 * neighbours contradict and that were therefore replaced. "" if nothing is. Lives as long as the machine. Local. */
HSCAL_API const char *hscal_machine_warnings(const hscal_machine *machine);

/* ---- wisdom: plans that are remembered */

/* Layouts that were planned or measured, by routine, size (half octaves) and machine. Opaque. */
typedef struct hscal_wisdom hscal_wisdom;

/* Adds what a file holds, all of it or nothing; *wisdom null makes it first. A null file: makes empty wisdom. HSCAL_ERROR_FILE names what is wrong
 * where. Local. */
HSCAL_API int hscal_wisdom_import(hscal_wisdom **wisdom, const char *file);
/* Writes a file, whole or not at all. Local. */
HSCAL_API int hscal_wisdom_export(const hscal_wisdom *wisdom, const char *file);
HSCAL_API void hscal_wisdom_free(hscal_wisdom *wisdom);

/* ---- plans */

/* The layout in which the matrices of a call lie before it: blocks mb x nb where descriptors leave them open. */
typedef struct hscal_origin {
  int nprow, npcol, nb; /* grid 0 x 0: they lie nowhere yet */
  int mb;               /* rows of a block where it is not square; 0 = nb */
  const int *node_of;   /* [nprow*npcol], row by row: the node of each process; null: nodes are filled in order */
  int bring_back;       /* 1: results have to come back to it */
} hscal_origin;

/* What a plan is to be good at. A node is paid whole: node-hours are the nodes with at least one process x the predicted time. */
typedef enum hscal_objective {
  HSCAL_OBJECTIVE_TIME = 1,       /* the least time, as with 0; the plan's text then tells node-hours, too */
  HSCAL_OBJECTIVE_NODE_HOURS = 2, /* the least node-hours */
  HSCAL_OBJECTIVE_DEADLINE = 3    /* of plans that take no longer than deadline_s, the least node-hours */
} hscal_objective;

/* What may be fixed or limited when planning. Zero everywhere (or a null pointer) = choose everything. */
typedef struct hscal_options {
  int processes;          /* use at most so many processes (exactly, if `exact_processes`); 0 = as many as help */
  int exact_processes;    /* 1: use `processes` processes, no fewer */
  int nprow, npcol;       /* a given grid, both or neither */
  int nb;                 /* a given blocking factor for all operands whose descriptor leaves it open */
  int mb;                 /* with nb: the rows of a block where it is not square; 0 = nb */
  int panel;              /* a given PBLAS panel width; 0 = choose */
  int processes_per_node; /* at most so many processes on one node; 0 = as the machine allows */
  const int *slots;       /* [number of nodes] process slots that exist on each node; null = as the machine says */
  int one_kind;           /* 1: only nodes of one class of the machine, whichever is best */
  int threads;            /* so many BLAS threads in every process; 0 = as many as help, as far as the machine knows */
  int most_threads;       /* at most so many; 0 = any */
  double patience;        /* think so many times as long as usual, 1e6 at most; 0 = 1; 0.1: within 10 ms for 64
                             processes, 100 ms for 1,024, 1 s for 10,000, told roughly where there is no time to time
                             it well (is_rough of plans) */
  int in_program;         /* 1: think no longer than a program should wait that makes the call: 10 ms, or 1 % of what
                             the call takes where that is more, times `patience` (docs/results/planning.md) */
  int top;                /* how many rivals to keep in the plan; 0 = 5 */
  hscal_wisdom *wisdom;   /* what it knows of such a call is taken, what it does not know it learns; null: none */
  hscal_origin origin;    /* kept, unless the gain elsewhere exceeds the model's error and what moving takes, whatever
                             is asked for below */
  int all_processes;      /* 1: every process gets a place in the grid: every slot, without slots one per processor (or
                             per `threads` of them); of a node no more than processes_per_node */
  int square;             /* 1: as many process rows as columns */
  char order;             /* 'R' or 'C': the processes used stand on the grid in the order in which they were started,
                             row by row or column by column, as Cblacs_gridinit places them; 0 = choose */
  int whole_nodes;        /* 1: a node gives all its processes (as all_processes counts them) or none */
  const int *started;     /* [sum of slots] the node of each process in the order in which they were started, which
                             `order` goes by; null = node by node */
  int objective;          /* HSCAL_OBJECTIVE_...; 0 = time. For node-hours and a deadline plans are made on more and
                             fewer nodes: it takes longer, wisdom is not asked, and all_processes and origin have to be 0 */
  double deadline_s;      /* with HSCAL_OBJECTIVE_DEADLINE: seconds that the upper end of the plan's interval may not
                             exceed; HSCAL_ERROR_NO_GRID, naming the fastest plan, if none is so fast. Else 0 */
} hscal_options;

/* Reads options from words, such as "square order=column processes=64", in upper or lower case, between blanks or commas: names of
 * the fields above that hold a number, those that are 0 or 1 alone, order=row or column; also grid=2x4,
 * objective=time, node-hours or deadline=60. *options keeps what they do
 * not say, all of it after an error: HSCAL_ERROR_UNKNOWN names the word. Local. */
HSCAL_API int hscal_options_parse(const char *text, hscal_options *options);

/* A layout that was considered, with its predicted time. */
typedef struct hscal_candidate {
  int nprocs, nprow, npcol, mb, nb, panel;
  double predicted_s;
  char reason[96]; /* why it was not chosen, in words; "" for the chosen one */
} hscal_candidate;

/* A layout that anybody would use, timed as the plan is: with the guide's grid (ScaLAPACK Users' Guide: P = Q = floor(sqrt(number)) from
 * 9 processes on, else 1 x number) or one of all processes whose sides are the divisors nearest to the square root, NB 64, the library's
 * panel width; within the options. Those on the fastest nodes alone are there where one kind of nodes is faster than the others. */
typedef struct hscal_baseline {
  char name[64]; /* "guide", "8 x 16, column order", "guide, fastest nodes only" */
  /* predicted_s is not a number where it is refused, does not fit or there was no time to time it; `reason` says which */
  hscal_candidate layout;
  char order;       /* 'R' or 'C': how the processes stand on the grid, in the order in which they are started */
  int fastest_kind; /* 1: on the fastest kind of nodes alone */
} hscal_baseline;

/* The plan: what was chosen, what it costs and what it beat. Read only; freed by hscal_plan_free. */
typedef struct hscal_plan {
  char routine[16];
  /* What it is for, as the command takes it: sizes, and letters and choices that are not the usual ones: "uplo=l n=8000 nrhs=1". Of a
   * recorded call its matrices: "A=800x600 B=800x400" */
  char arguments[160];
  int nprocs, nprow, npcol;
  int mb, nb;                           /* block sizes of every dimension that was left open */
  int panel;                            /* columns per step of PBLAS (pilaenv) */
  int nnodes;                           /* nodes of the machine */
  int *node_of;                         /* [nprow*npcol], row by row: node that holds grid coordinate (p,q) */
  const char **node_name;               /* [nnodes] */
  int *threads_of_node;                 /* [nnodes] BLAS threads of each process there; 0 on nodes without processes */
  double predicted_s, lower_s, upper_s; /* it takes between lower and upper in 9 of 10 cases */
  double *memory_bytes;                 /* [nnodes] operands and workspace of the processes on each node */
  hscal_candidate fallback; /* ScaLAPACK's rule of thumb (NB 64, near-square grid, one process per core), timed */
  char note[320];           /* what the plan's user should know about the routine on these nodes, or "" */
  /* What is doubtful: about a plan that claims more than 10 times the speed of the best usual layout, about the machine
   * (hscal_machine_warnings); or "" */
  char warning[640];
  int kept_default;       /* 1: the gain was within the model's error, so the best of the baselines was kept */
  hscal_candidate origin; /* where the matrices lie (hscal_options), timed; nprocs 0: nowhere */
  int kept_origin;        /* 1: they stay */
  double moving_s;        /* to bring them from there to the best other layout by p?gemr2d, and results back;
                               infinite where nodes have no room for both copies */
  double moving_gain_s;   /* what the routine would gain there; predicted_s has neither */
  int nrivals;
  hscal_candidate *rivals; /* [nrivals], best first, the chosen one not among them */
  long candidates;         /* layouts considered */
  long evaluated;          /* of these, timed by the clock; the others were excluded by their lower bound */
  double gap;              /* no candidate can be faster by more than this fraction: proved by lower bounds and trials.
                              At least the search's tolerance 0.005; above, its budget ran out, or a layout was kept
                              that is not the best; 1: nothing is proved */
  double decision_s;       /* wall-clock time the decision took */
  int is_remembered;       /* 1: wisdom knew the layout, no other was looked at */
  int is_rough;  /* 1: predicted roughly, in a hurry (patience 0.1 or less, in_program), or for a call of another
                              size, hence the wider interval */
  double most_s; /* in_program: what the decision might take, in operations of 60 ns; 0: as long as usual */
  char order;    /* as asked for (hscal_options); 0: chosen */
  /* Of the search: the patience it had (1 if none was asked for), whether it was for a program that waits, and what a patience of 1 is
   * worth, in operations of 60 ns. Both numbers are 0 where that is not known, as of files of older versions. */
  double patience, thinking_s;
  int in_program;
  int nbaselines;
  hscal_baseline *baselines; /* [nbaselines], each layout once, the guide's (`fallback`) first; none where nothing was
                                predicted, or the plan is of a file written before there were any */
  int best_baseline;         /* the fastest of them, of those within 0.1 % the first; -1: none was timed */
  int objective;             /* likewise */
  double deadline_s;
  int nodes_used;    /* nodes with at least one process */
  double node_hours; /* what they cost: nodes_used x predicted_s / 3600 */
} hscal_plan;

HSCAL_API void hscal_plan_free(hscal_plan *plan);

/* Writes a plan as JSON ("schema": "hscal-plan/1"), whole or not at all: what `hscal plan --json` prints. Local. */
HSCAL_API int hscal_plan_save(const hscal_plan *plan, const char *file);
/* Reads it again, the same bit by bit; free it by hscal_plan_free. HSCAL_ERROR_FILE names what is wrong where, and *plan is null.
 * Local. */
HSCAL_API int hscal_plan_load(const char *file, hscal_plan **plan);

/* ---- information */

/* What a call does on a grid, exactly: nothing is executed. Freed by hscal_info_free. */
typedef struct hscal_info {
  int nprow, npcol;
  double *flops;            /* [nprow*npcol], row by row: arithmetic operations of each process (real ones) */
  double *bytes;            /* [nprow*npcol][nprow*npcol] bytes from process x to process y in messages */
  double *messages;         /* same shape: number of these messages */
  double collectives;       /* calls of an MPI collective (BLACS topology ' '), which are not part of the matrices */
  double *collective_bytes; /* [nprow*npcol] bytes of the collectives each process takes part in */
} hscal_info;

HSCAL_API void hscal_info_free(hscal_info *info);

#include "hscal_routines.h"

/* ---- routines without a model: planned by recording what the installed library does
 *      (docs/howto/unmodelled_routines.md) */

/* A recording under way. Opaque. */
typedef struct hscal_recording hscal_recording;
/* Makes the call as one process of a grid: `ictxt` is its context, desc[i] (of 9) and array[i] its part of operand i, filled with
 * ones (the diagonal of square matrices heavy). Functions of the library must be taken by hscal_recorded_function, also those of
 * the BLACS. Called several times for each process of each layout that is looked at, without MPI. Returns 0; else planning ends
 * with what it returned, if > 0, or passes over the layout, if < 0 (the INFO of a call that the library refuses). */
typedef int hscal_recorded_call(hscal_recording *recording, int ictxt, int *const *desc, void *const *array,
                                void *data);

/* The call to be planned: up to 8 distributed matrices of m[i] x n[i], whose blocks and grid are chosen, and how it is made. */
typedef struct hscal_recorded {
  const char *routine; /* "pdpocon": its type is that of the operands */
  int operands, m[8], n[8];
  hscal_recorded_call *call;
  void *data;
} hscal_recorded;

/* The function of the recorded library ("pdpocon_", "blacs_gridinfo_"): null if there is none. Local. */
HSCAL_API void *hscal_recorded_function(hscal_recording *recording, const char *name);
/* Plans it. HSCAL_ERROR_UNSUPPORTED if the recorder is not installed, or the library has no such routine. Local, no MPI; always from
 * the same thread. */
HSCAL_API int hscal_recorded_plan(const hscal_recorded *call, const hscal_machine *machine,
                                  const hscal_options *options, hscal_plan **plan);

/* ---- contexts (libhscal only; these need MPI) */

/* Plans a recorded call (process 0 records it) and creates its context, as hscal_<r>_ctxt does. Collective. */
HSCAL_API int hscal_recorded_ctxt(const hscal_recorded *call, int *ictxt);
/* The context of a plan that was made before, or read from a file; process 0's counts, the others may pass null. The plan's
 * nodes are those of this run that are called alike, the others are taken in order; HSCAL_ERROR_NO_GRID if on one of them not
 * enough processes were started. Also with HSCAL_OFF. Each call makes a context of its own. Returns also -1, the plan is none,
 * and -2. Collective. */
HSCAL_API int hscal_plan_ctxt(const hscal_plan *plan, int *ictxt);
/* What HSCAL_OFF=1 gives: the grid that the program had before, of blocks mb x nb, where process i of hscal_init sits as
 * Cblacs_gridinit seats it by the same `order`: "Row" or "Column". Otherwise it changes nothing. HSCAL_OFF=2x2:64 or 2x2:64:col,
 * which names a grid, takes precedence. Without either it is the guide's: 1 x P below 9 processes, else the squarest P x Q, by
 * rows, blocks 64. Returns -i, or HSCAL_ERROR_NO_GRID where there are too few processes. Collective. */
HSCAL_API int hscal_usual_grid(int nprow, int npcol, int mb, int nb, const char *order);

/* Starts hscal, and MPI if the program has not. Loads the machine named by HSCAL_MACHINE, or measures it once. May be
 * called again after it failed or after hscal_close. Collective over MPI_COMM_WORLD. */
HSCAL_API int hscal_init(int *argc, char ***argv);
#ifdef MPI_VERSION
/* The same for a library, or a part of the program: plans only for the processes of `comm`, which stays the caller's. It may be
 * called for several communicators, also beside hscal_init: each has a session of its own. Collective over `comm`. */
HSCAL_API int hscal_init_comm(MPI_Comm comm);
/* Names the communicator whose session the coming calls are of: those to plan contexts for its processes, hscal_data_in,
 * hscal_recon and hscal_close. MPI_COMM_NULL and MPI_COMM_WORLD: the default, which is hscal_init's, where there is none the first
 * that was begun. A context is of the session that made it, whichever is in use. Local. HSCAL_ERROR_STATE: `comm` has no session;
 * then the one in use stays. */
HSCAL_API int hscal_use(MPI_Comm comm);
#endif
/* Ends the program: waits for the others, frees everything of all sessions, finalises MPI, exits; also after hscal_close. Returns only if
 * hscal_init was never called (HSCAL_ERROR_STATE). A process left out may call it at once: it waits without taking processor time. An exit code of 0
 * becomes 1 if a function of hscal failed and the program took no notice: it has no error handler of its own and has neither
 * called hscal_last_error nor hscal_clear_error since. Collective. */
HSCAL_API int hscal_finalize(int exitcode);
/* Ends the session in use alone; the default is in use then. Without exit, and without finalising MPI, unless hscal started it and
 * no session is left. Collective. */
HSCAL_API int hscal_close(void);

/* 1 if this process is part of the context, else 0 (those left out hold -1, the BLACS's own number for it). Local. */
HSCAL_API int hscal_in_ctxt(const int *ictxt);
/* Gives a context back and sets *ictxt = -1. The same call again gets the same context: it is freed when it has been given
 * back as often as it was handed out. Where HSCAL_LOG could not be written it is freed all the same, and the first process of
 * the context, which writes, alone returns HSCAL_ERROR_FILE. Collective over the processes in the context, as Cblacs_gridexit
 * is; the others may call it too. */
HSCAL_API int hscal_free_ctxt(int *ictxt);
/* The plan behind a context, owned by the context; null if there is none. Local. */
HSCAL_API const hscal_plan *hscal_ctxt_plan(const int *ictxt);
#ifdef MPI_VERSION
/* An MPI communicator of the processes in the context, which are numbered row by row: rank = row * npcol + column; for
 * collectives of these processes, where those left out go other ways. MPI_COMM_NULL on processes left out, which need not
 * ask. It is the context's: it is freed with it, not by the program. The first request makes it and is collective over the
 * processes in the context; later ones are local. */
HSCAL_API int hscal_ctxt_comm(const int *ictxt, MPI_Comm *comm);
#endif
/* Fills a descriptor for a context: desc[9] of an m x n matrix; mb or nb = 0 take the plan's; LLD_ from the process's
 * own share. Local; on a process outside the context it fills CTXT_ = -1. Returns 0 or -i. */
HSCAL_API int hscal_descinit(int *desc, int m, int n, int mb, int nb, int rsrc, int csrc, const int *ictxt);

/* The coming calls of hscal_*_ctxt obey these options (copied), until it is called again; null: nothing is fixed any more. Until it is
 * called first the words of HSCAL_OPTIONS hold (hscal_options_parse). slots, started, threads, most_threads, top, wisdom and origin
 * have to be 0: the session knows these itself. HSCAL_OFF wins. Collective, with the same options on all; after an error it is as before. */
HSCAL_API int hscal_use_options(const hscal_options *options);

/* ---- matrices that lie somewhere already (libhscal only; docs/howto/existing_data.md) */

/* The matrices of the coming calls of hscal_*_ctxt, until it is called again, lie on the grid of the context *ictxt (of
 * Cblacs_gridinit or of hscal), in blocks mb x nb where their descriptors leave MB_ and NB_ open. They stay there unless another
 * layout gains more than the model may err and p?gemr2d takes to bring them there, and with bring_back 1 the results back.
 *   They stay  *ictxt of hscal_*_ctxt is a context of hscal, of the same processes at the same places, and its plan's blocks are mb x nb:
 *              the arrays are right as they lie, their descriptors with CTXT_ = *ictxt.
 *   They move  *ictxt is as ever; the program moves them by p?gemr2d, in which also those processes take part that *ictxt leaves out.
 * hscal_data_stays tells which; hscal_ctxt_plan by how much (kept_origin, moving_s, moving_gain_s). The program's context remains
 * its own: it may be used, and freed at once. With HSCAL_OFF they always stay.
 * A process without a part of the matrices passes -1 in *ictxt, and any blocks; mb = nb = 0 are those of the plan behind a context of
 * hscal. ictxt null: they lie nowhere any more. Collective; bring_back is the same on all. Returns also -1: *ictxt is no context, or
 * not all processes of its grid have passed it; -2, -3: an illegal mb or nb, or not the same. After an error it is as before. */
HSCAL_API int hscal_data_in(const int *ictxt, int mb, int nb, int bring_back);
/* 1: the context made last keeps the matrices where they lie, whether it has been freed since or not. 0: they have to be moved there, or no context was made
 * since hscal_data_in was called last. Known also to the processes that the context leaves out. Local. */
HSCAL_API int hscal_data_stays(void);

/* ---- keeping the machine honest (libhscal only; docs/howto/keep_it_honest.md) */

/* Where HSCAL_LOG names a file, these append to it what was predicted and what was observed of a call on a context, a line of JSON;
 * `hscal machine check --log` reads them. Without HSCAL_LOG they do nothing. Collective over the processes in the context;
 * those left out may call them too.
 * The call stands between these two; what counts is the longest time of all processes, which begin together. */
HSCAL_API int hscal_call_begin(const int *ictxt);
HSCAL_API int hscal_call_end(const int *ictxt);
/* Or the program tells the seconds that its process took; the longest counts. */
HSCAL_API int hscal_observe(const int *ictxt, double seconds);

/* A benchmark of the program's own, run by every process at the same time. It may put into *seconds, which is 0, what counts of
 * the time it took; else all of it counts. Other than 0 is a failure. */
typedef int hscal_benchmark(void *data, double *seconds);
/* Looks how fast the processes are now, for machines that others use too: for 0.2 s by a gemm, or by a benchmark, which tells what
 * the nodes' speeds are to one another. The speeds of the session's nodes follow, and later plans go by them; each call starts from
 * the machine that hscal_init had. `data` is the process's own. Collective. */
HSCAL_API int hscal_recon(hscal_benchmark *benchmark, void *data);

#ifdef __cplusplus
}
#endif
#endif
