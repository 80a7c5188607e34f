#include "sets.h"

#define CORI_NODES                                                                                                     \
  "Two Xeon E5-2698 v3 a node (16 cores of 2.3 GHz each; peak of a core 36.8 Gflop/s, some 90 % of it in dgemm), "     \
  "Aries (1.3 to 2 us, 8 to 10 GB/s a node)"
static const char cori_known[] = CORI_NODES ", Cray MPICH; from public descriptions.";
#define USUAL_GUESSES                                                                                                  \
  "Speed of narrow products, copies, overhead and messages within a node: what hscal assumes of nodes of today. "
#define AS_COPIES "The rates of sums and of packing begin at that of copies."
static const char usual_guesses[] =
    USUAL_GUESSES "Collectives: as MPICH's, which Cray's library derives from. " AS_COPIES;

const real_set real_sets[] = {
    {
        .name = "cori256",
        .title = "PDGEQRF on 256 nodes of a Cray XC40, two processes on each",
        .description = "256x2@33, lat 2us, bw 8GB, mpi cray-mpich",
        .known = cori_known,
        .guessed = usual_guesses,
        .amiss = "A single column of 256 processes is predicted 1.5 times too slow: sums along it, each from every "
                 "process of the column. All other grids are within 20 %.",
        .target_error = 0.06,
        .target_rank = 0.93,
        .target_regret = 0.05,
    },
    {
        .name = "cori64",
        .title = "PDGEQRF on 64 nodes of a Cray XC40, processes of one to eight threads",
        .description = "64x32@33, lat 2us, bw 8GB, mpi openmpi-4.0",
        .known = CORI_NODES
        "; from public descriptions. Open MPI 4.0.1 and a ScaLAPACK 2.1.0 of their own, which the scripts "
        "load that are published with the tuner that made the runs (GPTune, config_cori.sh).",
        .guessed = USUAL_GUESSES "Collectives: Open MPI 4.0's, by its source. " AS_COPIES,
        .amiss = "Processes of eight threads are predicted too fast (157 x 1, 2 x 128, 26 x 9: at half of what they "
                 "took). The speed of products is fitted above the processor's peak, and sums and packing, which the "
                 "library does with one thread, are taken to be as many times faster as a process has threads. The "
                 "task 6666 x 11170 has a run of 0.41 s where all others take 0.80 s and more; the layout predicted "
                 "best took 0.83 s. Where that run is the usual layout, the guard does harm. Until 2026-11-27 these "
                 "runs were taken for Cray MPICH's, and grids of hundreds of rows were predicted at a third to half of "
                 "what they took: Open MPI 4.0 sums the panels' products in segments of 1 KiB.",
        .target_error = 0.30,
        .target_rank = 0.90,
        .target_regret = 0.20,
    },
    {
        .name = "cori1",
        .title = "PDSYEVX on one node of a Cray XC40",
        .description = "1x32@33, mpi cray-mpich",
        .known = cori_known,
        .guessed = usual_guesses,
        .amiss = "The library. Its times hardly depend on NB (8 to 128) or on the shape of the grid, only on how many "
                 "processes are in it, as if it moved the matrix to a grid and blocks of its own; the reference "
                 "library, which the model is of, does so for the reduction alone. And order 8000 takes nine times as "
                 "long as 5000 with every layout, where the model has four: one rate of memory does not do for both.",
        .target_error = 0.20,
        .target_rank = 0.75,
        .target_regret = 0.07,
    },
    {
        .name = "daint",
        .title = "PDGETRF and PDPOTRF of MKL on Piz Daint, two processes of 18 threads a node",
        .description = "512x36@33, lat 2us, bw 9GB, mpi cray-mpich",
        .known = "Two Xeon E5-2695 v4 a node (18 cores of 2.1 GHz each; peak of a core 33.6 Gflop/s), Aries, Cray "
                 "MPICH; from "
                 "public descriptions.",
        .guessed = usual_guesses,
        .amiss = "One latency is fitted to both routines: Cholesky factorizations of order 2048 are predicted at half "
                 "of what they took, LU at 1.3 times. LU's latency is that of searched pivots and exchanged rows, and "
                 "MKL exchanges them otherwise than the reference library (daint_bytes.md).",
        .target_error = 0.30,
        .has_block_choices = 1,
    },
};
const int real_set_count = sizeof real_sets / sizeof *real_sets;
