/**
 * \file
 * Performance models of algorithms that are no routines: in text, or functions that emit events. Included by hscal.h.
 * hscal_model_comm is declared if mpi.h is included before.
 */
#ifndef HSCAL_MODEL_H
#define HSCAL_MODEL_H

#include "hscal_plan.h"

#ifdef __cplusplus
extern "C" {
#endif

/** \defgroup hscal_model Models of one's own
 * A model says how much each process of an algorithm computes, how much each pair transfers, and in which order
 * (docs/reference/models.md). Its processes stand in an arrangement, a grid of nprow x npcol: their numbers count row
 * by row. Models belong to one thread at a time.
 * \{ */

/** A model and the values of its parameters. Opaque. */
typedef struct hscal_model hscal_model;

/** Loads a model in text (docs/reference/model_language.md) and gives its parameters values, as hscal_model_set does;
 * `arguments` null: none yet. *model belongs to the caller: free it with hscal_model_free. It is null after a failure
 * other than -1 and -3. Local, no MPI.
 * \return one of
 *   - 0
 *   - -1, -3: a null pointer
 *   - HSCAL_ERROR_FILE: the file, or a file of numbers, cannot be read
 *   - HSCAL_ERROR_ARGUMENT: the model is not legal, the reason names file, line and column; or an argument is not
 *   - HSCAL_ERROR_MEMORY */
HSCAL_API int hscal_model_load(const char *file, const char *arguments, hscal_model **model);

/** Gives parameters values, in place of those that they have: "n=8000 p=4 speed=30,20,10", words with blanks in
 * between. A value is
 *   - a number, or numbers with commas in between; of an array, one number is each of its elements
 *   - an at sign and the name of a file: the numbers in it
 *   - ? : left open, for the plan to choose: a size of a coordinate
 *   - machine : of a number, how many processors the machine has; of an array, their speeds in units of the model's
 *     computation per second, the fastest first, and 0 in elements beyond them
 *
 * "bench=gemm:64,64,64" is the unit of computation, in place of the model's, unless it has a parameter of that name.
 * After a failure the words before the illegal one are in effect. Local, no MPI.
 * \return one of
 *   - 0
 *   - -1, -2: a null pointer
 *   - HSCAL_ERROR_ARGUMENT: an illegal word, the reason names it; or the model is no text
 *   - HSCAL_ERROR_FILE, _MEMORY */
HSCAL_API int hscal_model_set(hscal_model *model, const char *arguments);

/** Frees a model; null is allowed. Local. */
HSCAL_API void hscal_model_free(hscal_model *model);

/** Takes the events of a model's function. Opaque; hscal owns it. */
typedef struct hscal_model_emitter hscal_model_emitter;

/** Emits what happens on an arrangement, in the order of the algorithm. The program provides this function; planning
 * calls it for each arrangement that it considers, always with the same result.
 * \return one of
 *   - 0
 *   - < 0: the model has no such arrangement, and planning passes over it
 *   - > 0: a failure, which ends planning with this status */
typedef int hscal_model_emit(hscal_model_emitter *emitter, int nprow, int npcol, void *data);

/** A model as a function. Texts are copied; `data` must outlive the model. */
typedef struct hscal_emitted_model {
  const char *name;       /**< of the algorithm: "stencil" */
  const char *arguments;  /**< what it computes, in words, for plans: "n=8000 steps=50"; null: nothing. Processes of a
                               session must agree on it */
  const char *bench;      /**< the unit of computation: a kernel and its sizes, "gemm:64,64,64" */
  int nprow;              /**< process rows; 0: left open */
  int npcol;              /**< process columns; 0: left open */
  int parent;             /**< the process that counts as the parent, row by row */
  hscal_model_emit *emit; /**< emits its events */
  void *data;             /**< handed to `emit` */
} hscal_emitted_model;

/** Makes a model of a function. *model belongs to the caller: free it with hscal_model_free. It is null after a
 * failure other than -2. Local, no MPI.
 * \return one of
 *   - 0
 *   - -1, -2: a null pointer
 *   - HSCAL_ERROR_ARGUMENT: an illegal field, the reason names it
 *   - HSCAL_ERROR_MEMORY */
HSCAL_API int hscal_model_create(const hscal_emitted_model *description, hscal_model **model);

/** A process computes so many units, parts of one included. For use in ::hscal_model_emit, as the functions below. Local.
 * \return 0; HSCAL_ERROR_ARGUMENT: no such process, or an illegal amount; HSCAL_ERROR_NO_GRID: too many events; else a
 *   failure of the prediction. The model's function is to return it. */
HSCAL_API int hscal_emit_compute(hscal_model_emitter *emitter, int process, double units);

/** A process sends another one so many bytes. To itself it sends nothing. Local.
 * \return as hscal_emit_compute */
HSCAL_API int hscal_emit_transfer(hscal_model_emitter *emitter, int from, int to, double bytes);

/** A parallel step begins: what is emitted up to its end goes on side by side, in branches. A step may hold others. Local.
 * \return as hscal_emit_compute */
HSCAL_API int hscal_emit_par_begin(hscal_model_emitter *emitter);

/** The next branch of the innermost parallel step begins. Within a branch one thing comes after the other. Local.
 * \return as hscal_emit_compute; HSCAL_ERROR_ARGUMENT: no step has begun */
HSCAL_API int hscal_emit_par_branch(hscal_model_emitter *emitter);

/** The innermost parallel step ends. Local.
 * \return as hscal_emit_par_branch */
HSCAL_API int hscal_emit_par_end(hscal_model_emitter *emitter);

/** Is an arrangement worth a look? The program provides this function; planning calls it before all else.
 * \return 1; 0: planning passes over it */
typedef int hscal_model_keep(int nprow, int npcol, void *data);

/** Sets the function that prunes arrangements of the following plans; null: none. `data` must outlive the model. Local.
 * \return 0; -1: `model` is null */
HSCAL_API int hscal_model_prune(hscal_model *model, hscal_model_keep *keep, void *data);

/** Predicts the seconds of an arrangement nprow x npcol: node_of[nprow*npcol] is the node of each process (null: nodes
 * in order, first one process per processor). nprow = npcol = 0: the arrangement of the parameters, none of which is
 * open. Local, no MPI.
 * \return one of
 *   - 0
 *   - -1, -2, -6: a null pointer
 *   - HSCAL_ERROR_ARGUMENT: an illegal arrangement or node, a parameter without a value, a size that is open
 *   - HSCAL_ERROR_NO_GRID: the model has no value for this arrangement, the reason names file, line and column
 *   - HSCAL_ERROR_MACHINE: no speed for the unit of computation on a node
 *   - HSCAL_ERROR_UNSUPPORTED: too many processes or operations
 *   - HSCAL_ERROR_MEMORY, _INTERNAL; a positive status of the model's function */
HSCAL_API int hscal_model_timeof(hscal_model *model, const hscal_machine *machine, int nprow, int npcol,
                                 const int *node_of, double *predicted_s);

/** Plans a model: arrangement, where its sizes are open, number of processes and placement. plan->routine is the name of
 * the algorithm, cut, with ".pm" behind; blocks and panel width are 1 and mean nothing. `options` null: hscal chooses
 * everything. *plan belongs to the caller: free it with hscal_plan_free. It is null after a failure other than -4.
 * Local, no MPI.
 * \return one of
 *   - 0
 *   - -1, -2, -4: a null pointer
 *   - HSCAL_ERROR_ARGUMENT: a parameter without a value, or an illegal option
 *   - HSCAL_ERROR_NO_GRID: no arrangement satisfies the options, the model and its pruning
 *   - HSCAL_ERROR_MACHINE, _UNSUPPORTED, _MEMORY, _INTERNAL: as hscal_model_timeof; a positive status of the model's
 *     function */
HSCAL_API int hscal_model_plan(hscal_model *model, const hscal_machine *machine, const hscal_options *options,
                               hscal_plan **plan);

/** The processes that were chosen for a model, the same on all processes but for `rank` and `coordinate`. Read only; free
 * it with hscal_model_group_free. (libhscal) */
typedef struct hscal_model_group {
  int nprocs;        /**< processes chosen: nprow * npcol of the plan */
  int rank;          /**< of this process in the communicator; -1: it was not chosen */
  int parent;        /**< rank of the parent */
  int ncoords;       /**< coordinates of the arrangement, 1 to 4 */
  int size[4];       /**< [ncoords] of each coordinate; the last one counts fastest */
  int coordinate[4]; /**< [ncoords] of this process; -1: it was not chosen */
  double *speed;     /**< [nprocs] of each process, by rank: units of the model's computation per second, on a node that
                          nobody else uses; with HSCAL_OFF 1 */
  const hscal_plan *plan; /**< the plan, for the session's nodes; freed with the group */
} hscal_model_group;

/** Frees a group; null is allowed. The communicator stays. (libhscal) Local. */
HSCAL_API void hscal_model_group_free(hscal_model_group *group);

#ifdef MPI_VERSION
/** Plans a model for the processes of the session, its machine and options (hscal_init, hscal_use_options), and makes a
 * communicator of those that were chosen, in the order of the arrangement: rank = row * npcol + column. The same model
 * on all processes; the functions (`emit`, `keep`) of process 0 count. Matrices (hscal_data_in), HSCAL_EFFORT and HSCAL_LOG
 * do not. HSCAL_OFF: the processes as they were started, as many as possible, on the squarest arrangement that the model
 * has; with HSCAL_OFF=2x2:64 on that one.
 *
 * *comm belongs to the caller, who frees it with MPI_Comm_free before hscal_close; MPI_COMM_NULL on processes that were not
 * chosen, and after a failure. *group, null after a failure, is there on all processes; `group` may be null. (libhscal)
 * Collective.
 * \return one of
 *   - 0
 *   - -1, -2: a null pointer
 *   - HSCAL_ERROR_STATE, _DISAGREE, _MPI, _MEMORY
 *   - else as hscal_model_plan */
HSCAL_API int hscal_model_comm(hscal_model *model, MPI_Comm *comm, hscal_model_group **group);
#endif

/** \} */

#ifdef __cplusplus
}
#endif
#endif
