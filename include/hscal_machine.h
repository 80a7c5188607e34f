/**
 * \file
 * Descriptions of machines. Included by hscal.h.
 */
#ifndef HSCAL_MACHINE_H
#define HSCAL_MACHINE_H

#include "hscal_status.h"

#ifdef __cplusplus
extern "C" {
#endif

/** \defgroup hscal_machine Machines
 * A machine is a model of computers and links: nodes, processors, speeds, memory, message times
 * (docs/reference/machine_file.md).
 * \{ */

/** A machine. Opaque; read only after it was loaded. */
typedef struct hscal_machine hscal_machine;

/** Loads a machine. Local, no MPI.
 *
 * `file_or_string` is one of
 *   - a JSON file ("schema": "hscal-machine/1" or "/2"),
 *   - the name of a machine that is installed with hscal: "hcl16",
 *   - a synthetic string: "2x4@10 + 1x8@30, lat 2us, bw 10GB" or "8x epyc-7763, hdr100". hscal assumes what the string
 *     leaves out, and hscal_machine_warnings lists the assumptions.
 *
 * *machine belongs to the caller: free it with hscal_machine_free. It is null after a failure other than -1 and -2.
 * \return one of
 *   - 0
 *   - -1, -2: a null pointer
 *   - HSCAL_ERROR_FILE: no such file, or it cannot be read
 *   - HSCAL_ERROR_MACHINE: the file or the string is not a valid machine, the reason names key and value
 *   - HSCAL_ERROR_MEMORY */
HSCAL_API int hscal_machine_load(const char *file_or_string, hscal_machine **machine);

/** Saves a machine as a JSON file, which replaces `file` completely or not at all. Local, no MPI.
 * \return one of
 *   - 0
 *   - -1: `machine` is null
 *   - -2: `file` is null or ""
 *   - HSCAL_ERROR_FILE: cannot be written, or is no regular file
 *   - HSCAL_ERROR_MACHINE: the machine is not valid
 *   - HSCAL_ERROR_MEMORY */
HSCAL_API int hscal_machine_save(const hscal_machine *machine, const char *file);

/** Frees a machine; null is allowed. Plans made for it stay valid. Local. */
HSCAL_API void hscal_machine_free(hscal_machine *machine);

/** Doubts about a machine, one line each: remarks of its measurement, implausible values, points of curves that
 * were replaced because their neighbours contradict them. Local.
 * \return "" if there are none, or `machine` is null. Owned by the machine. */
HSCAL_API const char *hscal_machine_warnings(const hscal_machine *machine);

/** The machine as processes with several BLAS threads each see it, for `hscal_<r>_timeof` and `hscal_<r>_plan`:
 * `threads` cores together are one processor, with the speeds that the machine has for so many threads; a node with
 * fewer cores keeps processes of one. Where the machine has no such speeds they are assumed
 * (docs/howto/threads.md), and hscal_machine_warnings of *derived says so. Local, no MPI.
 *
 * *derived belongs to the caller: free it with hscal_machine_free. It is null after a failure other than -1 and -3.
 * \return one of
 *   - 0
 *   - -1, -3: a null pointer
 *   - HSCAL_ERROR_ARGUMENT: `threads` is below 1, or the machine is one of this function
 *   - HSCAL_ERROR_MACHINE: no node has so many cores
 *   - HSCAL_ERROR_MEMORY */
HSCAL_API int hscal_machine_with_threads(const hscal_machine *machine, int threads, hscal_machine **derived);

/** Where processes are that were started `processes_per_node` on each node, node after node in the order of the
 * machine (0: one per processor), of which the first nprow*npcol stand on a grid as Cblacs_gridinit places them: row
 * by row (`order` 'R') or column by column ('C'). Fills node_of[nprow*npcol], row by row, for `hscal_<r>_timeof`.
 * Local, no MPI.
 * \return one of
 *   - 0
 *   - -1, -6: a null pointer
 *   - HSCAL_ERROR_ARGUMENT: illegal grid, number or order
 *   - HSCAL_ERROR_NO_GRID: the nodes do not hold the grid, or a node not so many processes */
HSCAL_API int hscal_machine_place(const hscal_machine *machine, int nprow, int npcol, int processes_per_node,
                                  char order, int *node_of);

/** \} */

#ifdef __cplusplus
}
#endif
#endif
