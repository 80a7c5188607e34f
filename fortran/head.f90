! hscal for Fortran: explicit interfaces. What each does stands in the headers that hscal.h includes; here every function has its result and a
! status last (0, or as ScaLAPACK's INFO; hscal_last_error says what is wrong). Written by `make fortran-module` from
! fortran/head.f90 and src/routines.def.
!
! For every routine R, whose arguments are its own without the local arrays and outputs:
!   call hscal_R_ctxt(..., ictxt, info)     plans the call and creates its BLACS context. Collective.
!   call hscal_R_plan(..., machine, plan, info)
!   call hscal_R_info(..., nprow, npcol, panel, flops, bytes, messages, info)
!       flops(p), bytes(from, to), messages(from, to); processes row by row, from 1; panel 0 = the library's
!   call hscal_R_timeof(..., machine, nprow, npcol, panel, node_of, predicted_s, info)
!       node_of(1) = -1: nodes in order, one process per core first; else node of each process, from 0
!
! A Fortran 77 program needs no module: the names are the same, a handle is an INTEGER*8, hscal_in_ctxt an INTEGER
! function.
module hscal
  implicit none
  public

  integer, parameter :: hscal_handle = selected_int_kind(18) ! a machine or a plan; 0 = none

  interface
    subroutine hscal_init(info)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_init_comm(comm, info)
      integer, intent(in) :: comm
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_use(comm, info) ! the coming calls are for the processes of comm; MPI_COMM_NULL: of hscal_init
      integer, intent(in) :: comm
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_finalize(exitcode, info) ! ends the program; returns only if there is nothing to end
      integer, intent(in) :: exitcode
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_close(info)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_use_options(text, info) ! 'square order=column': for coming contexts; ' ': nothing is fixed. Collective
      character(len=*), intent(in) :: text
      integer, intent(out) :: info
    end subroutine
    integer function hscal_in_ctxt(ictxt) ! 1: this process is in the context, 0: it is left out
      integer, intent(in) :: ictxt
    end function
    subroutine hscal_free_ctxt(ictxt, info)
      integer, intent(inout) :: ictxt
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_ctxt_plan(ictxt, plan) ! owned by the context: not to be freed
      import :: hscal_handle
      integer, intent(in) :: ictxt
      integer(hscal_handle), intent(out) :: plan
    end subroutine
    subroutine hscal_plan_ctxt(plan, ictxt, info) ! the context of a plan made before. Collective
      import :: hscal_handle
      integer(hscal_handle), intent(in) :: plan ! process 0's counts
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_usual_grid(nprow, npcol, mb, nb, order, info) ! what HSCAL_OFF=1 gives. Collective
      integer, intent(in) :: nprow, npcol, mb, nb
      character(len=*), intent(in) :: order ! 'Row' or 'Column', as blacs_gridinit's
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_ctxt_comm(ictxt, comm, info) ! of the processes in the context, row by row; the context's own, not to be freed
      integer, intent(in) :: ictxt
      integer, intent(out) :: comm, info ! comm: MPI_COMM_NULL on processes left out
    end subroutine
    subroutine hscal_data_in(ictxt, mb, nb, bring_back, info) ! the matrices of coming calls lie there already. Collective
      integer, intent(in) :: ictxt ! -1: this process has none of them
      integer, intent(in) :: mb, nb ! both 0: those of the plan behind hscal's context ictxt
      integer, intent(in) :: bring_back ! 1: results have to come back
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_data_nowhere(info) ! they lie nowhere any more. Collective
      integer, intent(out) :: info
    end subroutine
    integer function hscal_data_stays() ! 1: the context made last keeps them where they lie, 0: p?gemr2d has to move them
    end function
    subroutine hscal_call_begin(ictxt, info) ! the call between these two is logged (HSCAL_LOG)
      integer, intent(in) :: ictxt
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_call_end(ictxt, info)
      integer, intent(in) :: ictxt
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_observe(ictxt, seconds, info) ! or so many seconds
      integer, intent(in) :: ictxt
      double precision, intent(in) :: seconds
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_recon(info) ! how fast are the processes now? Collective
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_recon_with(benchmark, info) ! by a benchmark of the program's own, which every process runs
      interface
        subroutine benchmark(seconds, info)
          double precision, intent(inout) :: seconds ! 0, or what counts of its time
          integer, intent(inout) :: info ! 0, or not if it failed
        end subroutine
      end interface
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_descset(desc, m, n, mb, nb, rsrc, csrc, info) ! mb, nb = 0: choose them
      integer, intent(out) :: desc(9)
      integer, intent(in) :: m, n, mb, nb, rsrc, csrc
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_descinit(desc, m, n, mb, nb, rsrc, csrc, ictxt, info) ! mb, nb = 0: the plan's
      integer, intent(out) :: desc(9)
      integer, intent(in) :: m, n, mb, nb, rsrc, csrc, ictxt
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_machine_load(file_or_string, machine, info)
      import :: hscal_handle
      character(len=*), intent(in) :: file_or_string
      integer(hscal_handle), intent(out) :: machine
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_machine_free(machine)
      import :: hscal_handle
      integer(hscal_handle), intent(inout) :: machine
    end subroutine
    subroutine hscal_plan_get(plan, nprow, npcol, mb, nb, panel, predicted_s, info)
      import :: hscal_handle
      integer(hscal_handle), intent(in) :: plan
      integer, intent(out) :: nprow, npcol, mb, nb, panel, info
      double precision, intent(out) :: predicted_s
    end subroutine
    subroutine hscal_plan_moving(plan, moving_s, gain_s, info) ! what moving the matrices (hscal_data_in) takes, and gains
      import :: hscal_handle
      integer(hscal_handle), intent(in) :: plan
      double precision, intent(out) :: moving_s, gain_s
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_plan_save(plan, file, info)
      import :: hscal_handle
      integer(hscal_handle), intent(in) :: plan
      character(len=*), intent(in) :: file
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_model_load(file, arguments, model, info) ! 'stencil.pm', 'n=8000 p=? q=?'; to be freed by hscal_model_free
      import :: hscal_handle
      character(len=*), intent(in) :: file, arguments
      integer(hscal_handle), intent(out) :: model
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_model_create(name, arguments, bench, nprow, npcol, parent, emit, model, info) ! of a subroutine of the program;
      ! name 'stencil', arguments 'n=8000' for plans, bench 'gemm:64,64,64', nprow and npcol 0: left open, parent from 0
      import :: hscal_handle
      character(len=*), intent(in) :: name, arguments, bench
      integer, intent(in) :: nprow, npcol, parent
      interface
        subroutine emit(emitter, nprow, npcol, info) ! must exist as long as the model
          import :: hscal_handle
          integer(hscal_handle), intent(in) :: emitter ! for hscal_emit_*
          integer, intent(in) :: nprow, npcol
          integer, intent(inout) :: info ! 0; < 0: the model has no such arrangement; > 0: a failure
        end subroutine
      end interface
      integer(hscal_handle), intent(out) :: model ! to be freed by hscal_model_free
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_emit_compute(emitter, process, units, info) ! processes from 0, row by row
      import :: hscal_handle
      integer(hscal_handle), intent(in) :: emitter
      integer, intent(in) :: process
      double precision, intent(in) :: units
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_emit_transfer(emitter, from, to, bytes, info)
      import :: hscal_handle
      integer(hscal_handle), intent(in) :: emitter
      integer, intent(in) :: from, to
      double precision, intent(in) :: bytes
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_emit_par_begin(emitter, info)
      import :: hscal_handle
      integer(hscal_handle), intent(in) :: emitter
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_emit_par_branch(emitter, info)
      import :: hscal_handle
      integer(hscal_handle), intent(in) :: emitter
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_emit_par_end(emitter, info)
      import :: hscal_handle
      integer(hscal_handle), intent(in) :: emitter
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_model_prune(model, keep, info) ! of arrangements that the following plans consider
      import :: hscal_handle
      integer(hscal_handle), intent(in) :: model
      interface
        integer function keep(nprow, npcol) ! 0: planning passes over it; must exist as long as the model
          integer, intent(in) :: nprow, npcol
        end function
      end interface
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_model_prune_nothing(model, info)
      import :: hscal_handle
      integer(hscal_handle), intent(in) :: model
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_model_set(model, arguments, info) ! values in place of those that it has
      import :: hscal_handle
      integer(hscal_handle), intent(in) :: model
      character(len=*), intent(in) :: arguments
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_model_free(model)
      import :: hscal_handle
      integer(hscal_handle), intent(inout) :: model
    end subroutine
    subroutine hscal_model_timeof(model, machine, nprow, npcol, node_of, predicted_s, info)
      import :: hscal_handle
      integer(hscal_handle), intent(in) :: model, machine
      integer, intent(in) :: nprow, npcol ! both 0: as its values say
      integer, intent(in) :: node_of(*) ! of each process, from 0; node_of(1) = -1: nodes in order
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_model_plan(model, machine, plan, info) ! to be freed by hscal_plan_free
      import :: hscal_handle
      integer(hscal_handle), intent(in) :: model, machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_model_comm(model, comm, group, info) ! of the processes chosen for it; to be freed by MPI_Comm_free. Collective
      import :: hscal_handle
      integer(hscal_handle), intent(in) :: model
      integer, intent(out) :: comm ! MPI_COMM_NULL on processes that were not chosen
      integer(hscal_handle), intent(out) :: group ! on all processes; to be freed by hscal_model_group_free
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_model_group_get(group, nprocs, rank, parent, ncoords, sizes, coordinate, plan, info)
      import :: hscal_handle
      integer(hscal_handle), intent(in) :: group
      integer, intent(out) :: nprocs, rank, parent ! ranks from 0; rank -1: this process was not chosen
      integer, intent(out) :: ncoords, sizes(4), coordinate(4) ! coordinates from 0
      integer(hscal_handle), intent(out) :: plan ! the group's: not to be freed
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_model_group_speeds(group, speed, info)
      import :: hscal_handle
      integer(hscal_handle), intent(in) :: group
      double precision, intent(out) :: speed(*) ! (nprocs) by rank: units of the model per second
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_model_group_free(group)
      import :: hscal_handle
      integer(hscal_handle), intent(inout) :: group
    end subroutine
    subroutine hscal_workload_create(workload, info) ! calls that are planned as one; to be freed by hscal_workload_free
      import :: hscal_handle
      integer(hscal_handle), intent(out) :: workload
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_workload_free(workload)
      import :: hscal_handle
      integer(hscal_handle), intent(inout) :: workload
    end subroutine
    subroutine hscal_workload_add_line(workload, line, info) ! 'matrix S m=4000 n=4000'
      import :: hscal_handle
      integer(hscal_handle), intent(in) :: workload
      character(len=*), intent(in) :: line
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_workload_add(workload, routine, arguments, count, info) ! 'pdpotrf', 'uplo=l n=4000 a=S', 12
      import :: hscal_handle
      integer(hscal_handle), intent(in) :: workload
      character(len=*), intent(in) :: routine, arguments
      integer, intent(in) :: count
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_workload_load(file, workload, info) ! to be freed by hscal_workload_free
      import :: hscal_handle
      character(len=*), intent(in) :: file
      integer(hscal_handle), intent(out) :: workload
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_workload_save(workload, file, info)
      import :: hscal_handle
      integer(hscal_handle), intent(in) :: workload
      character(len=*), intent(in) :: file
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_workload_plan(workload, machine, plan, info) ! the one layout for all calls
      import :: hscal_handle
      integer(hscal_handle), intent(in) :: workload, machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_workload_compare(workload, machine, plan, comparison, info) ! to be freed by hscal_workload_comparison_free
      import :: hscal_handle
      integer(hscal_handle), intent(in) :: workload, machine, plan ! the plan of hscal_workload_plan
      integer(hscal_handle), intent(out) :: comparison
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_workload_comparison_free(comparison)
      import :: hscal_handle
      integer(hscal_handle), intent(inout) :: comparison
    end subroutine
    subroutine hscal_workload_comparison_get(comparison, ncalls, ncontexts, together_s, alone_s, apart_s, several_s, &
        several_moving_s, info)
      import :: hscal_handle
      integer(hscal_handle), intent(in) :: comparison
      integer, intent(out) :: ncalls, ncontexts, info
      double precision, intent(out) :: together_s, alone_s, apart_s, several_s, several_moving_s
    end subroutine
    subroutine hscal_workload_comparison_call(comparison, call, routine, arguments, count, predicted_s, measured_s, moving_s, &
        pays, context, context_s, info)
      import :: hscal_handle
      integer(hscal_handle), intent(in) :: comparison
      integer, intent(in) :: call ! from 1
      character(len=*), intent(out) :: routine, arguments
      integer, intent(out) :: count, pays, context, info ! context: from 1, one of hscal_workload_comparison_context
      double precision, intent(out) :: predicted_s, measured_s, moving_s, context_s ! measured_s: NaN if it was not
    end subroutine
    subroutine hscal_workload_comparison_alone(comparison, call, nprow, npcol, mb, nb, panel, predicted_s, info)
      import :: hscal_handle
      integer(hscal_handle), intent(in) :: comparison
      integer, intent(in) :: call ! the layout that this call alone would have
      integer, intent(out) :: nprow, npcol, mb, nb, panel, info
      double precision, intent(out) :: predicted_s
    end subroutine
    subroutine hscal_workload_comparison_context(comparison, context, nprow, npcol, mb, nb, panel, predicted_s, info)
      import :: hscal_handle
      integer(hscal_handle), intent(in) :: comparison
      integer, intent(in) :: context ! from 1
      integer, intent(out) :: nprow, npcol, mb, nb, panel, info
      double precision, intent(out) :: predicted_s ! all calls made in it
    end subroutine
    subroutine hscal_workload_ctxt(workload, ictxt, info) ! and its context. Collective
      import :: hscal_handle
      integer(hscal_handle), intent(in) :: workload
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_plan_load(file, plan, info) ! to be freed by hscal_plan_free
      import :: hscal_handle
      character(len=*), intent(in) :: file
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_plan_free(plan)
      import :: hscal_handle
      integer(hscal_handle), intent(inout) :: plan
    end subroutine
    subroutine hscal_partition_set(elements, processors, points, speeds, sizes, limits, counts, finish_s, info)
      integer, intent(in) :: elements, processors, points ! points 1: constant speeds, sizes is not read
      double precision, intent(in) :: speeds(points, processors)
      integer, intent(in) :: sizes(points, processors), limits(processors) ! limits(1) = -1: none
      integer, intent(out) :: counts(processors)
      double precision, intent(out) :: finish_s
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_partition_weighted(elements, weights, processors, speeds, owners, finish_s, info)
      integer, intent(in) :: elements, processors
      double precision, intent(in) :: weights(elements), speeds(processors)
      integer, intent(out) :: owners(elements) ! from 0
      double precision, intent(out) :: finish_s
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_strerror(status, text)
      integer, intent(in) :: status
      character(len=*), intent(out) :: text
    end subroutine
    subroutine hscal_last_error(text)
      character(len=*), intent(out) :: text
    end subroutine
    subroutine hscal_clear_error() ! the program has taken notice of a failure (as by hscal_last_error)
    end subroutine
    subroutine hscal_report_errors(reports) ! 1: one line on standard error for each failure, the initial setting; 0: none
      integer, intent(in) :: reports
    end subroutine
    subroutine hscal_version(text)
      character(len=*), intent(out) :: text
    end subroutine
  end interface
