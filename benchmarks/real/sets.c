#include "sets.h"

static const char cori_known[] = "Two Xeon E5-2698 v3 a node (16 cores of 2.3 GHz each; peak of a core 36.8 Gflop/s, "
                                 "some 90 % of it in dgemm), Aries "
                                 "(1.3 to 2 us, 8 to 10 GB/s a node), Cray MPICH; from public descriptions.";
static const char usual_guesses[] =
    "Speed of narrow products, copies, overhead and messages within a node: what hscal assumes of nodes of today. "
    "Collectives: as MPICH's, which Cray's library derives from. The rates of sums and of packing begin at that of "
    "copies.";

const real_set real_sets[] = {
    {
        .name = "cori256",
        .title = "PDGEQRF on 256 nodes of a Cray XC40, two processes on each",
        .description = "256x2@33, lat 2us, bw 8GB, mpi cray-mpich",
        .known = cori_known,
        .guessed = usual_guesses,
        .target_error = 0.06,
        .target_rank = 0.93,
        .target_regret = 0.05,
    },
    {
        .name = "cori64",
        .title = "PDGEQRF on 64 nodes of a Cray XC40, processes of one to eight threads",
        .description = "64x32@33, lat 2us, bw 8GB, mpi cray-mpich",
        .known = cori_known,
        .guessed = usual_guesses,
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
        .target_error = 0.30,
        .has_block_choices = 1,
    },
};
const int real_set_count = sizeof real_sets / sizeof *real_sets;
