/* The help texts: what a command is for, its syntax, an example to start from. */
#include "help.h"
#include "call/routine.h"
#include "output.h"
#include "report.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char overview[] =
    "hscal plans ScaLAPACK calls: how many processes, which grid, which block size,\n"
    "which panel width, which process on which node; and starts programs accordingly.\n"
    "\n"
    "  hscal plan    ROUTINE key=value ...   the best layout on a machine, and why\n"
    "  hscal explain ROUTINE key=value ...   the same as plan --explain: where the time goes\n"
    "  hscal run     ROUTINE key=value ... -- PROGRAM ...   start it as the plan says\n"
    "  hscal launch-file ROUTINE key=value ...   only the launcher's file for that\n"
    "  hscal record  -- PROGRAM ...          which calls a program makes, how long they take\n"
    "  hscal advise  RECORDING               what that program could win by another layout\n"
    "  hscal timeof  ROUTINE key=value ...   predicted seconds of a layout you name\n"
    "  hscal info    ROUTINE key=value ...   operations, bytes and messages, exactly\n"
    "  hscal routines [ROUTINE]              what can be planned; the arguments of one\n"
    "  hscal machine measure|show|check|fit  the machine to plan for\n"
    "  hscal verify [ROUTINE ...]            do the models fit the ScaLAPACK installed here?\n"
    "\n"
    "Arguments have the routine's own names, capitals or not; n= alone means that all\n"
    "dimensions are equal. n=20000 and n=2e4 are the same.\n"
    "\n"
    "  hscal plan   pdgemm n=20480 --machine machines/hcl16.json\n"
    "  hscal plan   pdgemm n=8192 --machine '4x8@30 + 4x8@10, lat 10us, bw 10GB'\n"
    "  hscal timeof pdtrsm m=8192 n=1 nb=64 grid=4x4 --machine machines/hcl16.json\n"
    "  hscal info   pdgemm n=1000 nb=64 grid=2x2\n"
    "\n"
    "hscal COMMAND --help says more. Exit status: 0 done, 1 not possible, 2 not understood.\n";

static const char keys_help[] = "Keys (those that the routine has; hscal routines ROUTINE explains each):\n"
                                "  n= m= k=            dimensions; n= alone means that all are equal\n"
                                "  nrhs=               how many right-hand sides (1)\n"
                                "  nb= mb=             blocking factor of all operands; one alone means square blocks\n"
                                "  grid=PxQ            process grid; or nprow=P npcol=Q\n"
                                "  panel=              columns per step of PBLAS (the library's own: 32)\n"
                                "  trans= transa= transb= side= uplo= diag=   the routine's letters\n"
                                "  jobz= range= jobu= jobvt= ibtype= ilo= ihi= il= iu= vl= vu= abstol= orfac=\n"
                                "                      of eigen- and singular values\n"
                                "  alpha= beta=        scalars (1); two numbers re,im for a complex routine\n"
                                "  ia= ja=             first row and column of the submatrix of A, from 1 (1)\n"
                                "  ma= na= mba= nba=   size and blocks of the whole matrix A\n"
                                "  rsrca= csrca=       process row and column of its first entry (0)\n"
                                "                      the same with b, c, x, y, z, u and v; incx= incy= as in PBLAS\n";

static const char grids_help[] = "Of p?gemr2d and p?trmr2d:\n"
                                 "  from=PxQ to=PxQ     grids of A and of B, made of the first processes of the grid,\n"
                                 "                      row by row (the grid itself)\n";

static const char routines_help[] =
    "hscal routines [ROUTINE | --json]\n"
    "Lists the routines that can be planned, with what they compute and their arguments;\n"
    "or explains the arguments of one as plan, timeof and info take them.\n"
    "\n"
    "  hscal routines pdtrsm\n";

static const char verify_help[] =
    "hscal verify [ROUTINE ...] [options]\n"
    "Compares what the models say a routine does - kernels, messages, collectives, process by\n"
    "process - with what the installed ScaLAPACK does, in random calls (all routines: seconds).\n"
    "No MPI is started: the library runs with stubs in place of MPI and BLAS. Exit status: 0\n"
    "nothing differs, 1 something differs, 2 cannot be compared or written.\n"
    "\n"
    "  hscal verify pdgemm pdtrsm\n"
    "\n"
    "  --calls N           random calls per routine (100)\n"
    "  --seed S            of the random numbers (1)\n"
    "  --library FILE      another shared ScaLAPACK than the one hscal was built with; it must\n"
    "                      be made for the same MPI\n"
    "  --json              for programs\n";

static const char record_help[] =
    "hscal record [-o FILE] -- PROGRAM ARGUMENTS\n"
    "Runs the program, launcher and all, and writes which calls of ScaLAPACK it made: routine,\n"
    "sizes, matrices, contexts, how often, and how long the slowest process took (a workload).\n"
    "The program needs no change and computes the same, but must have ScaLAPACK as a shared\n"
    "library. Exit status: the program's; 1 if there is nothing to write.\n"
    "\n"
    "  hscal record -o scf.workload -- mpirun -n 64 ./program input\n"
    "\n"
    "  -o FILE             what is written (recorded.workload); all hosts must reach its folder\n"
    "  --merge FOLDER      in place of a program: the spools of one that was started with\n"
    "                      LD_PRELOAD=libhscal_preload.so HSCAL_PRELOAD_SPOOL=FOLDER\n";

static const char advise_help[] =
    "hscal advise RECORDING [options]\n"
    "What a recorded program could win by another layout: for each kind of call what was\n"
    "measured and what is predicted for the layout that it had, the best layout of the call\n"
    "alone; then the one context for all calls, several where these are faster, other panel\n"
    "widths, and the same in the words of the program's own knob, where that is known. A gain\n"
    "counts if its lower end is one.\n"
    "\n"
    "  hscal record -o scf.workload -- mpirun -n 64 pw.x -in scf.in\n"
    "  hscal advise scf.workload --machine cluster.json --processes-per-node 32\n"
    "\n"
    "  --processes-per-node N\n"
    "                      rank k was on node k/N; without it one per processor, in order\n"
    "  --threads N         BLAS threads that each process had (1)\n"
    "  --program NAME      in the words of this program, whatever the recording says\n"
    "  --patience X        factor on the planning time (1)\n"
    "  --plot FILE.svg|png time per kind of call, now and best\n"
    "  --json              for programs\n"
    "HSCAL_PROGRAMS names a file with more programs (docs/reference/programs_file.md).\n";

static const char machine_choice_help[] =
    "  --machine FILE      machine file, one that comes with hscal (hcl16), or a string such as\n"
    "                      '2x4@10 + 1x8@30, lat 2us, bw 10GB' (2 nodes with 4 processors of\n"
    "                      10 Gflop/s, 1 with 8 of 30) or '8x epyc-7763, hdr100' (hscal machine\n"
    "                      --help lists the names). Without it: HSCAL_MACHINE, else what\n"
    "                      \"hscal machine measure\" found on this computer.\n";

static const char plan_help[] =
    "hscal plan ROUTINE key=value ... [options]\n"
    "The best layout of a call on a machine, what it costs, and what it beat.\n"
    "\n"
    "  hscal plan pdgemm n=20480 --machine machines/hcl16.json\n"
    "  hscal plan pdgemm m=50000 n=200 k=50000 --machine FILE --processes 13 --json\n"
    "  hscal plan pdgemm n=8192 --fix grid=4x4 --fix nb=64 --machine FILE\n"
    "  hscal plan pdgetrf n=20000 --scan nodes=1..64:x2 --machine '64x16@30, lat 2us, bw 10GB'\n"
    "  hscal plan --workload FILE --machine FILE\n"
    "  hscal plan --recorded \"pdtrcon '1' 'U' 'N' n A:n,n rcond=? work=* lwork=# iwork=*\n"
    "             liwork=# info=?\" n=2000 --machine FILE\n"
    "\n"
    "What is given is kept, all else is chosen; key=value and --fix key=value say the same.\n"
    "  from=PxQ:NB         the matrices lie there already, nodes filled in order: they stay,\n"
    "                      unless another layout gains more than the model's error plus moving\n"
    "                      them (by p?gemr2d); PxQ:MBxNB for blocks that are not square\n"
    "  --return            results have to come back there\n"
    "  --workload FILE     in place of a routine: the one layout for all calls of the file,\n"
    "                      what each alone would like, and whether moving matrices pays\n"
    "  FILE.pm name=value ...\n"
    "                      in place of a routine: a performance model in text, as in HMPI and\n"
    "                      mpC; p=? leaves the size of a coordinate to the plan;\n"
    "                      --bench gemm:64,64,64 is its unit of computation, if it has none\n"
    "  --recorded CALL     first word: any routine of ScaLAPACK, from the library's own events;\n"
    "                      its arguments in order: 'letter', number or name (n=...), real 1.0,\n"
    "                      matrix A:rows,columns, * array to work in, # its length, ? result;\n"
    "                      for banded systems A:rows,[columns] and B:[rows],columns,\n"
    "                      tridiagonal ones DL,D,DU:[n]; what is in brackets is distributed\n"
    "  --processes N       use at most N processes (--fix processes=N: exactly N)\n"
    "  --per-node N        at most N processes on one node; or --processes-per-node N\n"
    "  --threads N         N BLAS threads in every process (as many as help, where the machine\n"
    "                      has speeds for them; those it has not are assumed, with a warning)\n"
    "  --wisdom FILE       reuse the layout of a similar call; without one, plan and remember\n"
    "  --one-kind          only nodes of one kind, whichever is best\n"
    "  --all-processes     every process gets a place in the grid\n"
    "  --square            as many process rows as columns\n"
    "  --square-blocks     as many rows as columns in a block, for programs with one number\n"
    "  --order row|column  processes stand node by node, as Cblacs_gridinit places them\n"
    "  --whole-nodes       a node gives all its processes or none\n"
    "  --patience X        factor on the planning time (1); 0.1: deadline mode, approximate;\n"
    "                      above 0, at most 1000000\n"
    "  --planners N        search with N planners, each with a part of the layouts, as N\n"
    "                      processes of a program do (1); in --jobs N threads\n"
    "  --in-program        the plan a program gets in its shorter planning time\n"
    "  --calls N           N such calls are to come (1): planning may take 1 % of all of them\n"
    "  --top N             show N rivals (5)\n"
    "  --objective WHAT    time (the default, with node-hours printed as well), node-hours:\n"
    "                      the plan that costs least, each node counted as a whole; or\n"
    "                      deadline=S: the cheapest plan that takes at most S seconds,\n"
    "                      by the upper end of their interval\n"
    "  --strategy NAME     as an earlier system chooses: guide (ScaLAPACK's), hmpi, prophet,\n"
    "                      prophet-h2, clusterm, exhaustive (small machines); or hscal\n"
    "  --scan nodes=1..64  a table: time, speed-up, efficiency and node-hours on more and more\n"
    "                      nodes, and up to where more of them pay; nodes=1..64:x2 doubles,\n"
    "                      nodes=1..64:4 takes steps of 4, or nodes=1,2,4,8\n"
    "  --plot FILE.svg|png the scan as a picture (by gnuplot)\n"
    "  --explain           also where the time goes, what limits, what other nodes would bring,\n"
    "                      and from which size on more than one process pays (seconds)\n"
    "  --map FILE.svg|png  a heat map: predicted time of all grids and blocks (by gnuplot);\n"
    "                      a better layout that it finds is the plan\n"
    "  --compare FILE.svg|png\n"
    "                      what nodes do under the best usual layout and the plan\n"
    "  --timeline FILE.svg who computes, sends, receives and waits, and when: a picture\n"
    "  --trace FILE.json   the same for ui.perfetto.dev or chrome://tracing\n"
    "  --json              for programs\n";

static const char run_help[] =
    "hscal run ROUTINE key=value ... [options] -- PROGRAM ARGUMENTS\n"
    "Plans the routine for the hosts that the job has, and starts the program there: as many\n"
    "processes on each as the plan wants, rank i for the i-th place of the grid, row by row.\n"
    "A program that calls hscal_<routine>_ctxt gets the plan for this call; any other one takes\n"
    "it from its arguments, in which {p} {q} {np} {nb} {mb} {panel} {threads} and sizes such\n"
    "as {n} are filled in ({{p} is {p} itself), or from HSCAL_P, HSCAL_Q, HSCAL_NP, HSCAL_NB,\n"
    "HSCAL_MB in its environment.\n"
    "\n"
    "  hscal run --machine cluster.json --hostfile hosts pdgemm n=20000 -- ./program 20000\n"
    "  hscal run --machine cluster.json pdgesv n=20000 --dry-run -- ./solve {n} {p} {q} {nb}\n"
    "\n"
    "  --plan FILE         in place of a routine: the plan kept there (hscal plan --json)\n"
    "  --hostfile FILE     hosts, as Open MPI, MPICH or PBS write them; without it the job of\n"
    "                      Slurm or PBS, else this computer. Each must be a node of the machine\n"
    "  --launcher HOW      openmpi4, prrte (Open MPI 5), hydra (MPICH) or slurm; default:\n"
    "                      srun within Slurm, else detected by mpirun --version\n"
    "  --no-bind           leave processes free to move between processors\n"
    "  --pass WORD         a word for the launcher (--pass --mpi=pmix); may be repeated\n"
    "  --dry-run           print command and file, start nothing\n"
    "  --processes N, --per-node N, --threads N, --one-kind, --patience X, --fix key=value,\n"
    "  --all-processes, --square, --square-blocks, --order row|column, --whole-nodes\n"
    "                      as of plan\n"
    "Its exit status is the program's. HSCAL_MPIRUN names another mpirun.\n";

static const char launch_file_help[] =
    "hscal launch-file ROUTINE key=value ... [options] [-- PROGRAM ARGUMENTS]\n"
    "The file with which a launcher starts processes as the plan wants them: a rankfile for\n"
    "Open MPI, a hostfile for MPICH and Slurm.\n"
    "\n"
    "  hscal launch-file pdgemm n=20000 --machine cluster.json --hostfile hosts -o rankfile\n"
    "\n"
    "  -o FILE             write it there and print the command that takes it; without it the\n"
    "                      file itself is printed\n"
    "  --plan FILE, --hostfile FILE, --launcher HOW, --no-bind, --pass WORD\n"
    "                      as of run\n"
    "  --processes N, --per-node N, --threads N, --one-kind, --patience X, --fix key=value,\n"
    "  --all-processes, --square, --square-blocks, --order row|column, --whole-nodes\n"
    "                      as of plan\n";

static const char timeof_help[] =
    "hscal timeof ROUTINE key=value ... grid=PxQ nb=NB [options]\n"
    "Predicted seconds of a layout.\n"
    "\n"
    "  hscal timeof pdgemm n=8192 nb=64 grid=4x4 --machine machines/hcl16.json\n"
    "  hscal timeof model.pm p=4 q=3 n=6912 --machine machines/hcl16.json\n"
    "\n"
    "  FILE.pm name=value ...\n"
    "                      in place of a routine: a performance model in text (plan --help)\n"
    "  --estimator HOW     of such a model: clock (default), published (HMPI_Timeof's rules),\n"
    "                      published:0.49,0.97 (factors of a parallel network) or\n"
    "                      published:serial\n"
    "                      --placement published: processes where HMPI would have put them\n"
    "  --recorded CALL     in place of a routine: from the library's own events (plan --help)\n"
    "  --threads N         BLAS threads of each process (1): so many cores are one processor.\n"
    "                      What the machine does not say of them is assumed, with a warning\n"
    "  --processes-per-node N\n"
    "                      process k is on node k/N; without it one process per processor\n"
    "  --processes N       so many were started, and the grid stands on the first of them\n"
    "  --order row|column  how it stands on them, as Cblacs_gridinit places them (row)\n"
    "  --placement a,b,... node of each process, row by row of the grid, in place of these\n"
    "  --effort HOW        estimate (a lower bound), model (default) or full (every event)\n"
    "  --timeline FILE.svg who computes, sends, receives and waits, and when: a picture\n"
    "  --trace FILE.json   the same for ui.perfetto.dev or chrome://tracing\n"
    "  --json              for programs\n";

static const char info_help[] =
    "hscal info ROUTINE key=value ... grid=PxQ nb=NB [--json]\n"
    "Operations of each process, bytes and messages between each pair: what the ScaLAPACK\n"
    "library does, counted, not run. Processes are numbered row by row. MPI's collectives\n"
    "are in no pair; in total their data count times members, root included, and what has\n"
    "to move at least is told beside.\n"
    "\n"
    "  hscal info pdgemm m=1000 n=1000 k=1000 nb=64 grid=2x3\n"
    "\n"
    "  FILE.pm name=value ...\n"
    "                      in place of a routine: a performance model in text (plan --help)\n"
    "  --recorded CALL     in place of a routine: from the library's own events (plan --help)\n"
    "  --processes-per-node N\n"
    "                      process k is on node k/N: what crosses from node to node\n"
    "  --processes N, --order row|column, --threads N\n"
    "                      as of timeof\n"
    "  --json              for programs: flops (a number per process), bytes and messages\n"
    "                      (a row per sender), collective_bytes (per process), total_bytes\n"
    "                      and least_bytes\n";

static const char machine_help[] =
    "hscal machine measure [-o FILE | --if-needed] [--processes N] [--seconds S]\n"
    "                      [--earlier FILE] [--anyway] [-- mpirun options]\n"
    "    measures this computer (or, with -- --hostfile HOSTS, a cluster) in about 60 s or\n"
    "    S, at most 300, less where speeds are certain sooner; without -o the result is kept\n"
    "    where \"hscal plan\" finds it; --if-needed measures only if nothing is kept for this\n"
    "    computer and its libraries. Cut short, the same command with -o FILE goes on with\n"
    "    what is in FILE.partial. It tells how far repeats scatter (noise), also against the\n"
    "    measurement that is replaced, or --earlier FILE. Disturbed measurements are not\n"
    "    kept, and the status is 1; with --anyway they are kept, with warnings\n"
    "hscal machine show [FILE | --machine FILE] [--plot PICTURE.svg|png]\n"
    "    prints a machine as a table; without FILE the one \"hscal plan\" would use; warns if\n"
    "    this computer is one of its nodes and has changed since it was measured;\n"
    "    --plot draws speeds, times of messages and collectives, kinds of nodes (by gnuplot)\n"
    "hscal machine check [FILE ... | --machine FILE] [--log FILE] [--json]\n"
    "    is this a valid machine, does it fit this computer (if that is one of its nodes), can\n"
    "    its values be right? With --log: do the calls that programs logged (HSCAL_LOG) take\n"
    "    as long as predicted, or is there drift, a slow node, a routine that is off?\n"
    "    Exit status: 0 nothing found, 1 something found, 2 not understood or not readable\n"
    "hscal machine fit RUNS [--machine FILE] [-o FILE] [--plot PICTURE.svg|png]\n"
    "                  [--routine ROUTINE] [--json]\n"
    "    adjusts a machine to runs that were made: speeds, memory, latency, bandwidth. RUNS is\n"
    "    a log that programs wrote (HSCAL_LOG), a recording (hscal record), or a table with\n"
    "    commas. The first line of the table names its columns: routine,n,nb,p,q,seconds; also\n"
    "    m, k, mb, threads, processes_per_node and other keys of timeof. --routine is that of\n"
    "    all lines. Numbers that the runs do not tell stay as they were. Some thirty runs with\n"
    "    several sizes, grids and blocks tell the most. -o writes the machine, whose interval\n"
    "    is what runs that took no part were off by\n"
    "hscal machine import TOPOLOGY --gflops G [-o FILE]\n"
    "    a topology file of mpC or HMPI as a machine. Its speeds are relative: G is what one\n"
    "    processor of the fastest computer reaches in dgemm. Prints the table of show\n"
    "\n"
    "A machine is a JSON file, or a string such as '2x4@10 + 1x8@30, lat 2us, bw 10GB';\n"
    "', switches 2, switchlat 1us, switchbw 20GB' puts half of the nodes behind each of two;\n"
    "'1x(8@60+16@30)' is a node with 8 fast processors and 16 slow ones. What a string does\n"
    "not say (memory, copies, narrow products, messages) is assumed as of a node of today,\n"
    "and the plan says so; ', ideal' is the machine of textbooks without them. By name:\n"
    "  nodes     epyc-7763, epyc-9654, xeon-6148, xeon-8480, xeon-e5-2695v4, a64fx, graviton3,\n"
    "            raspberry-pi-5: '8x epyc-7763', or with 32 of its cores '8x epyc-7763/32'\n"
    "  networks  edr, hdr100, hdr200 (hdr), ndr200, ndr (ndr400), slingshot-11 (slingshot11),\n"
    "            omni-path (opa), 100gbe, 10gbe, 1gbe: '8x epyc-7763, hdr100'\n"
    "Environment: HSCAL_MACHINE names the machine to use; HSCAL_MPIRUN the program that\n"
    "starts MPI processes (mpirun).\n";

static int print_parts(const char *const *parts) {
  char *text = NULL;
  size_t length = 0;
  FILE *out = open_memstream(&text, &length);
  if (!out) return cli_report(HSCAL_ERROR_MEMORY);
  for (int i = 0; parts[i]; i++) fprintf(out, "%s%s", i > 0 ? "\n" : "", parts[i]);
  fclose(out);
  return cli_print_and_free(text);
}

int cli_help(const char *command) {
  if (!command) return cli_print(overview);
  if (strcmp(command, "plan") == 0 || strcmp(command, "explain") == 0)
    return print_parts((const char *const[]){plan_help, machine_choice_help, keys_help, NULL});
  if (strcmp(command, "run") == 0)
    return print_parts((const char *const[]){run_help, machine_choice_help, keys_help, NULL});
  if (strcmp(command, "launch-file") == 0)
    return print_parts((const char *const[]){launch_file_help, machine_choice_help, keys_help, NULL});
  if (strcmp(command, "timeof") == 0)
    return print_parts((const char *const[]){timeof_help, machine_choice_help, keys_help, grids_help, NULL});
  if (strcmp(command, "info") == 0) return print_parts((const char *const[]){info_help, keys_help, grids_help, NULL});
  if (strcmp(command, "machine") == 0) return print_parts((const char *const[]){machine_help, NULL});
  if (strcmp(command, "verify") == 0) return cli_print(verify_help);
  if (strcmp(command, "routines") == 0) return cli_print(routines_help);
  if (strcmp(command, "record") == 0) return cli_print(record_help);
  if (strcmp(command, "advise") == 0) return print_parts((const char *const[]){advise_help, machine_choice_help, NULL});
  static const char *const commands[] = {"plan",   "run",  "launch-file", "record",  "advise",
                                         "timeof", "info", "routines",    "machine", "verify"};
  const char *meant = cli_did_you_mean(command, commands, (int)(sizeof commands / sizeof *commands));
  return cli_usage(
      "there is no help for \"%s\"%s (plan, run, launch-file, record, advise, timeof, info, routines, machine, verify)",
      command, meant);
}
