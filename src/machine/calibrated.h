/*
 * Numbers of machines that were chosen or measured once: unit, what they are from, since when (date, commit), what
 * checks them. Names with a dot are tests (ctest -R machine.drift). Limits of what is plausible stand in a table of
 * their own (plausible.c, for users in docs/reference/machine_file.md), so do usual settings of machine strings
 * (string_settings.c). Internal to src/machine.
 */
#ifndef HSCAL_MACHINE_CALIBRATED_H
#define HSCAL_MACHINE_CALIBRATED_H

/* ---- what nobody measured or stated (assumed.c, assumed_threads.c, machine_builder.c, synthetic.c) ---- */

/* Memory of a node, bytes/s: of each processor as long as there are few, of all of many, and then of each again. Of
 * nodes as they are sold, 2026-11-24, ea1feac. machine.synthetic. */
#define HSCAL_ASSUMED_FEW_CORES_RATE  10e9
#define HSCAL_ASSUMED_NODE_RATE       40e9
#define HSCAL_ASSUMED_MANY_CORES_RATE 5e9
/* Cache of a processor, bytes; what a process copies at most, bytes/s; likewise. */
#define HSCAL_ASSUMED_CACHE_BYTES 1.5e6
#define HSCAL_ASSUMED_COPY_RATE   5e9
/* Memory of a node for each processor, bytes. Chosen, 2026-11-21, 73a8af8. */
#define HSCAL_ASSUMED_MEMORY_BYTES 4e9

/* What a doubling of the threads leaves of the speed of each. Chosen, 2026-11-25, 0ede534. machine.assumed_threads. */
#define HSCAL_ASSUMED_OF_DOUBLING 0.95

/* Relative error of predictions where the machine says none. Chosen, 2026-11-21, d476f32. docs/results/measured.md. */
#define HSCAL_ASSUMED_MODEL_ERROR 0.1

/* Operations of a gemm of type d in the time that one takes whose result the next one waits for. A core with two
 * multiply-add units of 256 or 512 bits does 16 or 32 in a cycle; additions take 4 cycles, divisions 13 and more.
 * Measured with the LAPACK of OpenBLAS 0.3.21 beside a gemm of 59 Gflop/s: a term of a secular equation (?laed4) 10
 * ns, a step of an implicit QL sweep (?steqr without vectors) 40 ns, which the schemes count as 10 and 40; 2026-11-21,
 * 6dd9846. models.kernel. */
#define HSCAL_PRODUCTS_PER_SCALAR 60.0

/* ---- points of curves that contradict their neighbours (outliers.c) ---- */

/* Times that a speed may fall where there is more work; of kernels that memory limits, beyond the caches. Growth:
 * times the ratio of work, or times its root. Chosen so that no curve of the machine files breaks it, 2026-11-21,
 * 50adb67. machine.outliers. */
#define HSCAL_MOST_DECLINE           3.0
#define HSCAL_MOST_DECLINE_OF_MEMORY 12.0
#define HSCAL_MOST_GROWTH            1.5
#define HSCAL_MOST_GROWTH_OF_ROOT    3.0

/* ---- plausible speeds (plausible.c) ---- */

/* gemm / kernels of levels 1 and 2 at least: such of the same speed scatter. Chosen, 2026-11-23, 841e20a.
 * machine.plausible. */
#define HSCAL_LEAST_OF_GEMM 0.9
/* Bytes of the largest message of a curve from which on it tells a rate. Chosen, 2026-11-23, c18ea5e.
 * machine.plausible. */
#define HSCAL_TELLS_RATE_BYTES 65536.0

/* ---- drift of calls (drift.c) ---- */

/* Relative difference that is told; scatter, relative, of calls that differ by nothing; standard errors that are sure.
 * Chosen, 2026-11-21, f920848. machine.drift. */
#define HSCAL_LEAST_DRIFT    0.1
#define HSCAL_NOISE_OF_CALLS 0.01
#define HSCAL_SURE_OF_DRIFT  3.0
/* Outliers are cut off so many median deviations, and so much of a logarithm at least, from the middle; likewise. */
#define HSCAL_CLIP_DEVIATIONS 6.0
#define HSCAL_LEAST_CLIP      0.5

#endif
