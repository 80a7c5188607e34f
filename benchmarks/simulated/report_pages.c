/* The two pages of the report: what is simulated for each, and what they say about it. */
#include "report.h"

#include <string.h>

/* ---- PBLAS ------------------------------------------------------------------------------------------------- */

/* So many layouts of the list, and of the plan's rivals: thoroughly, and otherwise. */
#define THOROUGHLY 16, 5, 0, 1
#define BRIEFLY    8, 2, 0, 0

/* Matrices of level 2 are larger than those of level 3 because there is so much less to do for each entry. */
static const report_case pblas[] = {
    {"pdgemm", 2048, 2048, 2048, THOROUGHLY}, {"pdgemm", 8192, 8192, 8192, THOROUGHLY},
    {"pdsymm", 2048, 2048, 0, BRIEFLY},       {"pdsyrk", 0, 2048, 2048, BRIEFLY},
    {"pdsyr2k", 0, 2048, 2048, BRIEFLY},      {"pdtrmm", 2048, 2048, 0, BRIEFLY},
    {"pdtrsm", 2048, 2048, 0, BRIEFLY},       {"pdtrsm", 4096, 16, 0, BRIEFLY},
    {"pdtran", 4096, 4096, 0, BRIEFLY},       {"pdgemv", 16384, 16384, 0, BRIEFLY},
    {"pdger", 16384, 16384, 0, BRIEFLY},      {"pdsymv", 0, 16384, 0, BRIEFLY},
    {"pdaxpy", 0, 20000000, 0, BRIEFLY},      {"pddot", 0, 20000000, 0, BRIEFLY},
};

static const char about_pblas[] =
    "Calls in double precision, with letters N, L, U, vectors as columns. *Simulated*: the unmodified\n"
    "libscalapack-openmpi run on the machine by SimGrid SMPI ([simulated.md](../explanation/simulated.md)). *Full "
    "clock*: hscal's prediction from\n"
    "every event. *Sampled clock*: the cheaper one that the search goes by. Errors are relative to the simulated\n"
    "seconds. *Nearby*: by how much the simulated seconds themselves move when the nodes' speeds differ by 0.01 %,\n"
    "for layouts with several processes on a node where the full clock is off by more than 0.1 %. Where processes\n"
    "share processors or a link, the order in which they get on can tip over: no prediction can be closer than that.\n"
    "The layouts of all calls are in the CSV file of the same name, those of pdgemm also below.\n"
    "\n"
    "![Predicted and simulated seconds, of these calls and of those of ScaLAPACK](pictures/agreement.png)\n";

/* ---- ScaLAPACK --------------------------------------------------------------------------------------------- */

/* Ten layouts of the list, the plan, a rival, what a patient search plans, the default. Sizes are no multiples of blocks. */
#define SHOWN  10, 1, 1, 1
#define HIDDEN 10, 1, 1, 0

static const report_case scalapack[] = {
    {"pdgetrf", 1500, 1500, 0, SHOWN}, {"pdpotrf", 0, 3000, 0, HIDDEN},  {"pdgeqrf", 1500, 1500, 0, HIDDEN},
    {"pdgesv", 0, 1500, 1, HIDDEN},    {"pdgesv", 0, 1500, 500, HIDDEN}, {"pdgels", 2000, 1000, 10, HIDDEN},
    {"pdsyevd", 0, 600, 0, HIDDEN},    {"pdgesvd", 500, 500, 0, HIDDEN},
};

static const char about_scalapack[] =
    "Calls in double precision; k counts right-hand sides; vectors are wanted. *Simulated*, *full clock*, *sampled "
    "clock*,\n"
    "*nearby*: as in [simulated_report.md](simulated_report.md). Pivots are the ones that hscal expects, fed to the "
    "library ([simulated.md](../explanation/simulated.md)).\n"
    "Eigenvalue and singular value problems are those of random matrices, really solved: their predictions go by what "
    "is\n"
    "expected of such data. *Rank correlation*: Spearman's, of predicted (full clock) and simulated seconds over a "
    "call's\n"
    "layouts; 1 is the same order. *The patient plan*: of a search that may take ten times as long. Where the order is "
    "the\n"
    "same, regret is what the search had no time to look at. The layouts of all calls are in the CSV file of the same\n"
    "name, those of p?getrf also below.\n";

#define CASES(list) (int)(sizeof list / sizeof *list), list

static const report_page pages[] = {
    {"pblas", "simulated-report", "Predicted and simulated", about_pblas, 0, CASES(pblas)},
    {"scalapack", "simulated-scalapack-report", "Predicted and simulated: ScaLAPACK", about_scalapack, 1,
     CASES(scalapack)},
};

const report_page *report_find_page(const char *name) {
  for (size_t i = 0; i < sizeof pages / sizeof *pages; i++)
    if (strcmp(pages[i].name, name) == 0) return &pages[i];
  return NULL;
}
