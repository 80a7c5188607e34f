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

  interface ! psswap
    subroutine hscal_psswap_ctxt(n, ix, jx, descx, incx, iy, jy, descy, incy, ictxt, info)
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx, iy, jy, descy(*), incy
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_psswap_plan(n, ix, jx, descx, incx, iy, jy, descy, incy, machine, plan, info)
      import :: hscal_handle
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx, iy, jy, descy(*), incy
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_psswap_info(n, ix, jx, descx, incx, iy, jy, descy, incy, nprow, npcol, panel, flops, &
        bytes, messages, info)
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx, iy, jy, descy(*), incy
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_psswap_timeof(n, ix, jx, descx, incx, iy, jy, descy, incy, machine, nprow, npcol, panel, &
        node_of, predicted_s, info)
      import :: hscal_handle
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx, iy, jy, descy(*), incy
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pdswap
    subroutine hscal_pdswap_ctxt(n, ix, jx, descx, incx, iy, jy, descy, incy, ictxt, info)
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx, iy, jy, descy(*), incy
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pdswap_plan(n, ix, jx, descx, incx, iy, jy, descy, incy, machine, plan, info)
      import :: hscal_handle
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx, iy, jy, descy(*), incy
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pdswap_info(n, ix, jx, descx, incx, iy, jy, descy, incy, nprow, npcol, panel, flops, &
        bytes, messages, info)
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx, iy, jy, descy(*), incy
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pdswap_timeof(n, ix, jx, descx, incx, iy, jy, descy, incy, machine, nprow, npcol, panel, &
        node_of, predicted_s, info)
      import :: hscal_handle
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx, iy, jy, descy(*), incy
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pcswap
    subroutine hscal_pcswap_ctxt(n, ix, jx, descx, incx, iy, jy, descy, incy, ictxt, info)
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx, iy, jy, descy(*), incy
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pcswap_plan(n, ix, jx, descx, incx, iy, jy, descy, incy, machine, plan, info)
      import :: hscal_handle
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx, iy, jy, descy(*), incy
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pcswap_info(n, ix, jx, descx, incx, iy, jy, descy, incy, nprow, npcol, panel, flops, &
        bytes, messages, info)
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx, iy, jy, descy(*), incy
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pcswap_timeof(n, ix, jx, descx, incx, iy, jy, descy, incy, machine, nprow, npcol, panel, &
        node_of, predicted_s, info)
      import :: hscal_handle
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx, iy, jy, descy(*), incy
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pzswap
    subroutine hscal_pzswap_ctxt(n, ix, jx, descx, incx, iy, jy, descy, incy, ictxt, info)
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx, iy, jy, descy(*), incy
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pzswap_plan(n, ix, jx, descx, incx, iy, jy, descy, incy, machine, plan, info)
      import :: hscal_handle
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx, iy, jy, descy(*), incy
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pzswap_info(n, ix, jx, descx, incx, iy, jy, descy, incy, nprow, npcol, panel, flops, &
        bytes, messages, info)
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx, iy, jy, descy(*), incy
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pzswap_timeof(n, ix, jx, descx, incx, iy, jy, descy, incy, machine, nprow, npcol, panel, &
        node_of, predicted_s, info)
      import :: hscal_handle
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx, iy, jy, descy(*), incy
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! psscal
    subroutine hscal_psscal_ctxt(n, alpha, ix, jx, descx, incx, ictxt, info)
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx
      real, intent(in) :: alpha
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_psscal_plan(n, alpha, ix, jx, descx, incx, machine, plan, info)
      import :: hscal_handle
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx
      real, intent(in) :: alpha
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_psscal_info(n, alpha, ix, jx, descx, incx, nprow, npcol, panel, flops, bytes, messages, &
        info)
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx
      real, intent(in) :: alpha
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_psscal_timeof(n, alpha, ix, jx, descx, incx, machine, nprow, npcol, panel, node_of, &
        predicted_s, info)
      import :: hscal_handle
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx
      real, intent(in) :: alpha
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pdscal
    subroutine hscal_pdscal_ctxt(n, alpha, ix, jx, descx, incx, ictxt, info)
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx
      double precision, intent(in) :: alpha
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pdscal_plan(n, alpha, ix, jx, descx, incx, machine, plan, info)
      import :: hscal_handle
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx
      double precision, intent(in) :: alpha
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pdscal_info(n, alpha, ix, jx, descx, incx, nprow, npcol, panel, flops, bytes, messages, &
        info)
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx
      double precision, intent(in) :: alpha
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pdscal_timeof(n, alpha, ix, jx, descx, incx, machine, nprow, npcol, panel, node_of, &
        predicted_s, info)
      import :: hscal_handle
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx
      double precision, intent(in) :: alpha
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pcscal
    subroutine hscal_pcscal_ctxt(n, alpha, ix, jx, descx, incx, ictxt, info)
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx
      complex, intent(in) :: alpha
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pcscal_plan(n, alpha, ix, jx, descx, incx, machine, plan, info)
      import :: hscal_handle
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx
      complex, intent(in) :: alpha
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pcscal_info(n, alpha, ix, jx, descx, incx, nprow, npcol, panel, flops, bytes, messages, &
        info)
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx
      complex, intent(in) :: alpha
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pcscal_timeof(n, alpha, ix, jx, descx, incx, machine, nprow, npcol, panel, node_of, &
        predicted_s, info)
      import :: hscal_handle
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx
      complex, intent(in) :: alpha
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pcsscal
    subroutine hscal_pcsscal_ctxt(n, alpha, ix, jx, descx, incx, ictxt, info)
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx
      real, intent(in) :: alpha
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pcsscal_plan(n, alpha, ix, jx, descx, incx, machine, plan, info)
      import :: hscal_handle
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx
      real, intent(in) :: alpha
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pcsscal_info(n, alpha, ix, jx, descx, incx, nprow, npcol, panel, flops, bytes, messages, &
        info)
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx
      real, intent(in) :: alpha
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pcsscal_timeof(n, alpha, ix, jx, descx, incx, machine, nprow, npcol, panel, node_of, &
        predicted_s, info)
      import :: hscal_handle
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx
      real, intent(in) :: alpha
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pzdscal
    subroutine hscal_pzdscal_ctxt(n, alpha, ix, jx, descx, incx, ictxt, info)
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx
      double precision, intent(in) :: alpha
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pzdscal_plan(n, alpha, ix, jx, descx, incx, machine, plan, info)
      import :: hscal_handle
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx
      double precision, intent(in) :: alpha
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pzdscal_info(n, alpha, ix, jx, descx, incx, nprow, npcol, panel, flops, bytes, messages, &
        info)
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx
      double precision, intent(in) :: alpha
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pzdscal_timeof(n, alpha, ix, jx, descx, incx, machine, nprow, npcol, panel, node_of, &
        predicted_s, info)
      import :: hscal_handle
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx
      double precision, intent(in) :: alpha
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pzscal
    subroutine hscal_pzscal_ctxt(n, alpha, ix, jx, descx, incx, ictxt, info)
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx
      complex(kind(0d0)), intent(in) :: alpha
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pzscal_plan(n, alpha, ix, jx, descx, incx, machine, plan, info)
      import :: hscal_handle
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx
      complex(kind(0d0)), intent(in) :: alpha
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pzscal_info(n, alpha, ix, jx, descx, incx, nprow, npcol, panel, flops, bytes, messages, &
        info)
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx
      complex(kind(0d0)), intent(in) :: alpha
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pzscal_timeof(n, alpha, ix, jx, descx, incx, machine, nprow, npcol, panel, node_of, &
        predicted_s, info)
      import :: hscal_handle
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx
      complex(kind(0d0)), intent(in) :: alpha
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! picopy
    subroutine hscal_picopy_ctxt(n, ix, jx, descx, incx, iy, jy, descy, incy, ictxt, info)
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx, iy, jy, descy(*), incy
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_picopy_plan(n, ix, jx, descx, incx, iy, jy, descy, incy, machine, plan, info)
      import :: hscal_handle
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx, iy, jy, descy(*), incy
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_picopy_info(n, ix, jx, descx, incx, iy, jy, descy, incy, nprow, npcol, panel, flops, &
        bytes, messages, info)
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx, iy, jy, descy(*), incy
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_picopy_timeof(n, ix, jx, descx, incx, iy, jy, descy, incy, machine, nprow, npcol, panel, &
        node_of, predicted_s, info)
      import :: hscal_handle
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx, iy, jy, descy(*), incy
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pscopy
    subroutine hscal_pscopy_ctxt(n, ix, jx, descx, incx, iy, jy, descy, incy, ictxt, info)
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx, iy, jy, descy(*), incy
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pscopy_plan(n, ix, jx, descx, incx, iy, jy, descy, incy, machine, plan, info)
      import :: hscal_handle
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx, iy, jy, descy(*), incy
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pscopy_info(n, ix, jx, descx, incx, iy, jy, descy, incy, nprow, npcol, panel, flops, &
        bytes, messages, info)
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx, iy, jy, descy(*), incy
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pscopy_timeof(n, ix, jx, descx, incx, iy, jy, descy, incy, machine, nprow, npcol, panel, &
        node_of, predicted_s, info)
      import :: hscal_handle
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx, iy, jy, descy(*), incy
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pdcopy
    subroutine hscal_pdcopy_ctxt(n, ix, jx, descx, incx, iy, jy, descy, incy, ictxt, info)
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx, iy, jy, descy(*), incy
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pdcopy_plan(n, ix, jx, descx, incx, iy, jy, descy, incy, machine, plan, info)
      import :: hscal_handle
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx, iy, jy, descy(*), incy
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pdcopy_info(n, ix, jx, descx, incx, iy, jy, descy, incy, nprow, npcol, panel, flops, &
        bytes, messages, info)
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx, iy, jy, descy(*), incy
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pdcopy_timeof(n, ix, jx, descx, incx, iy, jy, descy, incy, machine, nprow, npcol, panel, &
        node_of, predicted_s, info)
      import :: hscal_handle
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx, iy, jy, descy(*), incy
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pccopy
    subroutine hscal_pccopy_ctxt(n, ix, jx, descx, incx, iy, jy, descy, incy, ictxt, info)
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx, iy, jy, descy(*), incy
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pccopy_plan(n, ix, jx, descx, incx, iy, jy, descy, incy, machine, plan, info)
      import :: hscal_handle
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx, iy, jy, descy(*), incy
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pccopy_info(n, ix, jx, descx, incx, iy, jy, descy, incy, nprow, npcol, panel, flops, &
        bytes, messages, info)
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx, iy, jy, descy(*), incy
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pccopy_timeof(n, ix, jx, descx, incx, iy, jy, descy, incy, machine, nprow, npcol, panel, &
        node_of, predicted_s, info)
      import :: hscal_handle
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx, iy, jy, descy(*), incy
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pzcopy
    subroutine hscal_pzcopy_ctxt(n, ix, jx, descx, incx, iy, jy, descy, incy, ictxt, info)
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx, iy, jy, descy(*), incy
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pzcopy_plan(n, ix, jx, descx, incx, iy, jy, descy, incy, machine, plan, info)
      import :: hscal_handle
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx, iy, jy, descy(*), incy
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pzcopy_info(n, ix, jx, descx, incx, iy, jy, descy, incy, nprow, npcol, panel, flops, &
        bytes, messages, info)
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx, iy, jy, descy(*), incy
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pzcopy_timeof(n, ix, jx, descx, incx, iy, jy, descy, incy, machine, nprow, npcol, panel, &
        node_of, predicted_s, info)
      import :: hscal_handle
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx, iy, jy, descy(*), incy
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! psaxpy
    subroutine hscal_psaxpy_ctxt(n, alpha, ix, jx, descx, incx, iy, jy, descy, incy, ictxt, info)
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx, iy, jy, descy(*), incy
      real, intent(in) :: alpha
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_psaxpy_plan(n, alpha, ix, jx, descx, incx, iy, jy, descy, incy, machine, plan, info)
      import :: hscal_handle
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx, iy, jy, descy(*), incy
      real, intent(in) :: alpha
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_psaxpy_info(n, alpha, ix, jx, descx, incx, iy, jy, descy, incy, nprow, npcol, panel, &
        flops, bytes, messages, info)
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx, iy, jy, descy(*), incy
      real, intent(in) :: alpha
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_psaxpy_timeof(n, alpha, ix, jx, descx, incx, iy, jy, descy, incy, machine, nprow, npcol, &
        panel, node_of, predicted_s, info)
      import :: hscal_handle
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx, iy, jy, descy(*), incy
      real, intent(in) :: alpha
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pdaxpy
    subroutine hscal_pdaxpy_ctxt(n, alpha, ix, jx, descx, incx, iy, jy, descy, incy, ictxt, info)
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx, iy, jy, descy(*), incy
      double precision, intent(in) :: alpha
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pdaxpy_plan(n, alpha, ix, jx, descx, incx, iy, jy, descy, incy, machine, plan, info)
      import :: hscal_handle
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx, iy, jy, descy(*), incy
      double precision, intent(in) :: alpha
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pdaxpy_info(n, alpha, ix, jx, descx, incx, iy, jy, descy, incy, nprow, npcol, panel, &
        flops, bytes, messages, info)
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx, iy, jy, descy(*), incy
      double precision, intent(in) :: alpha
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pdaxpy_timeof(n, alpha, ix, jx, descx, incx, iy, jy, descy, incy, machine, nprow, npcol, &
        panel, node_of, predicted_s, info)
      import :: hscal_handle
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx, iy, jy, descy(*), incy
      double precision, intent(in) :: alpha
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pcaxpy
    subroutine hscal_pcaxpy_ctxt(n, alpha, ix, jx, descx, incx, iy, jy, descy, incy, ictxt, info)
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx, iy, jy, descy(*), incy
      complex, intent(in) :: alpha
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pcaxpy_plan(n, alpha, ix, jx, descx, incx, iy, jy, descy, incy, machine, plan, info)
      import :: hscal_handle
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx, iy, jy, descy(*), incy
      complex, intent(in) :: alpha
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pcaxpy_info(n, alpha, ix, jx, descx, incx, iy, jy, descy, incy, nprow, npcol, panel, &
        flops, bytes, messages, info)
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx, iy, jy, descy(*), incy
      complex, intent(in) :: alpha
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pcaxpy_timeof(n, alpha, ix, jx, descx, incx, iy, jy, descy, incy, machine, nprow, npcol, &
        panel, node_of, predicted_s, info)
      import :: hscal_handle
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx, iy, jy, descy(*), incy
      complex, intent(in) :: alpha
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pzaxpy
    subroutine hscal_pzaxpy_ctxt(n, alpha, ix, jx, descx, incx, iy, jy, descy, incy, ictxt, info)
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx, iy, jy, descy(*), incy
      complex(kind(0d0)), intent(in) :: alpha
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pzaxpy_plan(n, alpha, ix, jx, descx, incx, iy, jy, descy, incy, machine, plan, info)
      import :: hscal_handle
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx, iy, jy, descy(*), incy
      complex(kind(0d0)), intent(in) :: alpha
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pzaxpy_info(n, alpha, ix, jx, descx, incx, iy, jy, descy, incy, nprow, npcol, panel, &
        flops, bytes, messages, info)
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx, iy, jy, descy(*), incy
      complex(kind(0d0)), intent(in) :: alpha
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pzaxpy_timeof(n, alpha, ix, jx, descx, incx, iy, jy, descy, incy, machine, nprow, npcol, &
        panel, node_of, predicted_s, info)
      import :: hscal_handle
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx, iy, jy, descy(*), incy
      complex(kind(0d0)), intent(in) :: alpha
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! psdot
    subroutine hscal_psdot_ctxt(n, ix, jx, descx, incx, iy, jy, descy, incy, ictxt, info)
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx, iy, jy, descy(*), incy
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_psdot_plan(n, ix, jx, descx, incx, iy, jy, descy, incy, machine, plan, info)
      import :: hscal_handle
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx, iy, jy, descy(*), incy
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_psdot_info(n, ix, jx, descx, incx, iy, jy, descy, incy, nprow, npcol, panel, flops, bytes, &
        messages, info)
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx, iy, jy, descy(*), incy
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_psdot_timeof(n, ix, jx, descx, incx, iy, jy, descy, incy, machine, nprow, npcol, panel, &
        node_of, predicted_s, info)
      import :: hscal_handle
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx, iy, jy, descy(*), incy
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pddot
    subroutine hscal_pddot_ctxt(n, ix, jx, descx, incx, iy, jy, descy, incy, ictxt, info)
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx, iy, jy, descy(*), incy
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pddot_plan(n, ix, jx, descx, incx, iy, jy, descy, incy, machine, plan, info)
      import :: hscal_handle
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx, iy, jy, descy(*), incy
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pddot_info(n, ix, jx, descx, incx, iy, jy, descy, incy, nprow, npcol, panel, flops, bytes, &
        messages, info)
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx, iy, jy, descy(*), incy
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pddot_timeof(n, ix, jx, descx, incx, iy, jy, descy, incy, machine, nprow, npcol, panel, &
        node_of, predicted_s, info)
      import :: hscal_handle
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx, iy, jy, descy(*), incy
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pcdotu
    subroutine hscal_pcdotu_ctxt(n, ix, jx, descx, incx, iy, jy, descy, incy, ictxt, info)
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx, iy, jy, descy(*), incy
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pcdotu_plan(n, ix, jx, descx, incx, iy, jy, descy, incy, machine, plan, info)
      import :: hscal_handle
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx, iy, jy, descy(*), incy
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pcdotu_info(n, ix, jx, descx, incx, iy, jy, descy, incy, nprow, npcol, panel, flops, &
        bytes, messages, info)
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx, iy, jy, descy(*), incy
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pcdotu_timeof(n, ix, jx, descx, incx, iy, jy, descy, incy, machine, nprow, npcol, panel, &
        node_of, predicted_s, info)
      import :: hscal_handle
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx, iy, jy, descy(*), incy
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pzdotu
    subroutine hscal_pzdotu_ctxt(n, ix, jx, descx, incx, iy, jy, descy, incy, ictxt, info)
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx, iy, jy, descy(*), incy
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pzdotu_plan(n, ix, jx, descx, incx, iy, jy, descy, incy, machine, plan, info)
      import :: hscal_handle
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx, iy, jy, descy(*), incy
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pzdotu_info(n, ix, jx, descx, incx, iy, jy, descy, incy, nprow, npcol, panel, flops, &
        bytes, messages, info)
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx, iy, jy, descy(*), incy
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pzdotu_timeof(n, ix, jx, descx, incx, iy, jy, descy, incy, machine, nprow, npcol, panel, &
        node_of, predicted_s, info)
      import :: hscal_handle
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx, iy, jy, descy(*), incy
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pcdotc
    subroutine hscal_pcdotc_ctxt(n, ix, jx, descx, incx, iy, jy, descy, incy, ictxt, info)
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx, iy, jy, descy(*), incy
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pcdotc_plan(n, ix, jx, descx, incx, iy, jy, descy, incy, machine, plan, info)
      import :: hscal_handle
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx, iy, jy, descy(*), incy
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pcdotc_info(n, ix, jx, descx, incx, iy, jy, descy, incy, nprow, npcol, panel, flops, &
        bytes, messages, info)
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx, iy, jy, descy(*), incy
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pcdotc_timeof(n, ix, jx, descx, incx, iy, jy, descy, incy, machine, nprow, npcol, panel, &
        node_of, predicted_s, info)
      import :: hscal_handle
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx, iy, jy, descy(*), incy
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pzdotc
    subroutine hscal_pzdotc_ctxt(n, ix, jx, descx, incx, iy, jy, descy, incy, ictxt, info)
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx, iy, jy, descy(*), incy
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pzdotc_plan(n, ix, jx, descx, incx, iy, jy, descy, incy, machine, plan, info)
      import :: hscal_handle
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx, iy, jy, descy(*), incy
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pzdotc_info(n, ix, jx, descx, incx, iy, jy, descy, incy, nprow, npcol, panel, flops, &
        bytes, messages, info)
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx, iy, jy, descy(*), incy
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pzdotc_timeof(n, ix, jx, descx, incx, iy, jy, descy, incy, machine, nprow, npcol, panel, &
        node_of, predicted_s, info)
      import :: hscal_handle
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx, iy, jy, descy(*), incy
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! psnrm2
    subroutine hscal_psnrm2_ctxt(n, ix, jx, descx, incx, ictxt, info)
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_psnrm2_plan(n, ix, jx, descx, incx, machine, plan, info)
      import :: hscal_handle
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_psnrm2_info(n, ix, jx, descx, incx, nprow, npcol, panel, flops, bytes, messages, info)
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_psnrm2_timeof(n, ix, jx, descx, incx, machine, nprow, npcol, panel, node_of, predicted_s, &
        info)
      import :: hscal_handle
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pdnrm2
    subroutine hscal_pdnrm2_ctxt(n, ix, jx, descx, incx, ictxt, info)
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pdnrm2_plan(n, ix, jx, descx, incx, machine, plan, info)
      import :: hscal_handle
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pdnrm2_info(n, ix, jx, descx, incx, nprow, npcol, panel, flops, bytes, messages, info)
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pdnrm2_timeof(n, ix, jx, descx, incx, machine, nprow, npcol, panel, node_of, predicted_s, &
        info)
      import :: hscal_handle
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pscnrm2
    subroutine hscal_pscnrm2_ctxt(n, ix, jx, descx, incx, ictxt, info)
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pscnrm2_plan(n, ix, jx, descx, incx, machine, plan, info)
      import :: hscal_handle
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pscnrm2_info(n, ix, jx, descx, incx, nprow, npcol, panel, flops, bytes, messages, info)
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pscnrm2_timeof(n, ix, jx, descx, incx, machine, nprow, npcol, panel, node_of, predicted_s, &
        info)
      import :: hscal_handle
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pdznrm2
    subroutine hscal_pdznrm2_ctxt(n, ix, jx, descx, incx, ictxt, info)
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pdznrm2_plan(n, ix, jx, descx, incx, machine, plan, info)
      import :: hscal_handle
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pdznrm2_info(n, ix, jx, descx, incx, nprow, npcol, panel, flops, bytes, messages, info)
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pdznrm2_timeof(n, ix, jx, descx, incx, machine, nprow, npcol, panel, node_of, predicted_s, &
        info)
      import :: hscal_handle
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! psasum
    subroutine hscal_psasum_ctxt(n, ix, jx, descx, incx, ictxt, info)
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_psasum_plan(n, ix, jx, descx, incx, machine, plan, info)
      import :: hscal_handle
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_psasum_info(n, ix, jx, descx, incx, nprow, npcol, panel, flops, bytes, messages, info)
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_psasum_timeof(n, ix, jx, descx, incx, machine, nprow, npcol, panel, node_of, predicted_s, &
        info)
      import :: hscal_handle
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pdasum
    subroutine hscal_pdasum_ctxt(n, ix, jx, descx, incx, ictxt, info)
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pdasum_plan(n, ix, jx, descx, incx, machine, plan, info)
      import :: hscal_handle
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pdasum_info(n, ix, jx, descx, incx, nprow, npcol, panel, flops, bytes, messages, info)
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pdasum_timeof(n, ix, jx, descx, incx, machine, nprow, npcol, panel, node_of, predicted_s, &
        info)
      import :: hscal_handle
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pscasum
    subroutine hscal_pscasum_ctxt(n, ix, jx, descx, incx, ictxt, info)
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pscasum_plan(n, ix, jx, descx, incx, machine, plan, info)
      import :: hscal_handle
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pscasum_info(n, ix, jx, descx, incx, nprow, npcol, panel, flops, bytes, messages, info)
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pscasum_timeof(n, ix, jx, descx, incx, machine, nprow, npcol, panel, node_of, predicted_s, &
        info)
      import :: hscal_handle
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pdzasum
    subroutine hscal_pdzasum_ctxt(n, ix, jx, descx, incx, ictxt, info)
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pdzasum_plan(n, ix, jx, descx, incx, machine, plan, info)
      import :: hscal_handle
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pdzasum_info(n, ix, jx, descx, incx, nprow, npcol, panel, flops, bytes, messages, info)
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pdzasum_timeof(n, ix, jx, descx, incx, machine, nprow, npcol, panel, node_of, predicted_s, &
        info)
      import :: hscal_handle
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! psamax
    subroutine hscal_psamax_ctxt(n, ix, jx, descx, incx, ictxt, info)
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_psamax_plan(n, ix, jx, descx, incx, machine, plan, info)
      import :: hscal_handle
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_psamax_info(n, ix, jx, descx, incx, nprow, npcol, panel, flops, bytes, messages, info)
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_psamax_timeof(n, ix, jx, descx, incx, machine, nprow, npcol, panel, node_of, predicted_s, &
        info)
      import :: hscal_handle
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pdamax
    subroutine hscal_pdamax_ctxt(n, ix, jx, descx, incx, ictxt, info)
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pdamax_plan(n, ix, jx, descx, incx, machine, plan, info)
      import :: hscal_handle
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pdamax_info(n, ix, jx, descx, incx, nprow, npcol, panel, flops, bytes, messages, info)
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pdamax_timeof(n, ix, jx, descx, incx, machine, nprow, npcol, panel, node_of, predicted_s, &
        info)
      import :: hscal_handle
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pcamax
    subroutine hscal_pcamax_ctxt(n, ix, jx, descx, incx, ictxt, info)
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pcamax_plan(n, ix, jx, descx, incx, machine, plan, info)
      import :: hscal_handle
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pcamax_info(n, ix, jx, descx, incx, nprow, npcol, panel, flops, bytes, messages, info)
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pcamax_timeof(n, ix, jx, descx, incx, machine, nprow, npcol, panel, node_of, predicted_s, &
        info)
      import :: hscal_handle
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pzamax
    subroutine hscal_pzamax_ctxt(n, ix, jx, descx, incx, ictxt, info)
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pzamax_plan(n, ix, jx, descx, incx, machine, plan, info)
      import :: hscal_handle
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pzamax_info(n, ix, jx, descx, incx, nprow, npcol, panel, flops, bytes, messages, info)
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pzamax_timeof(n, ix, jx, descx, incx, machine, nprow, npcol, panel, node_of, predicted_s, &
        info)
      import :: hscal_handle
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! psgemv
    subroutine hscal_psgemv_ctxt(trans, m, n, alpha, ia, ja, desca, ix, jx, descx, incx, beta, iy, jy, descy, &
        incy, ictxt, info)
      character, intent(in) :: trans
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ix, jx, descx(*), incx, iy, jy, descy(*), incy
      real, intent(in) :: alpha
      real, intent(in) :: beta
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_psgemv_plan(trans, m, n, alpha, ia, ja, desca, ix, jx, descx, incx, beta, iy, jy, descy, &
        incy, machine, plan, info)
      import :: hscal_handle
      character, intent(in) :: trans
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ix, jx, descx(*), incx, iy, jy, descy(*), incy
      real, intent(in) :: alpha
      real, intent(in) :: beta
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_psgemv_info(trans, m, n, alpha, ia, ja, desca, ix, jx, descx, incx, beta, iy, jy, descy, &
        incy, nprow, npcol, panel, flops, bytes, messages, info)
      character, intent(in) :: trans
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ix, jx, descx(*), incx, iy, jy, descy(*), incy
      real, intent(in) :: alpha
      real, intent(in) :: beta
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_psgemv_timeof(trans, m, n, alpha, ia, ja, desca, ix, jx, descx, incx, beta, iy, jy, descy, &
        incy, machine, nprow, npcol, panel, node_of, predicted_s, info)
      import :: hscal_handle
      character, intent(in) :: trans
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ix, jx, descx(*), incx, iy, jy, descy(*), incy
      real, intent(in) :: alpha
      real, intent(in) :: beta
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pdgemv
    subroutine hscal_pdgemv_ctxt(trans, m, n, alpha, ia, ja, desca, ix, jx, descx, incx, beta, iy, jy, descy, &
        incy, ictxt, info)
      character, intent(in) :: trans
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ix, jx, descx(*), incx, iy, jy, descy(*), incy
      double precision, intent(in) :: alpha
      double precision, intent(in) :: beta
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pdgemv_plan(trans, m, n, alpha, ia, ja, desca, ix, jx, descx, incx, beta, iy, jy, descy, &
        incy, machine, plan, info)
      import :: hscal_handle
      character, intent(in) :: trans
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ix, jx, descx(*), incx, iy, jy, descy(*), incy
      double precision, intent(in) :: alpha
      double precision, intent(in) :: beta
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pdgemv_info(trans, m, n, alpha, ia, ja, desca, ix, jx, descx, incx, beta, iy, jy, descy, &
        incy, nprow, npcol, panel, flops, bytes, messages, info)
      character, intent(in) :: trans
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ix, jx, descx(*), incx, iy, jy, descy(*), incy
      double precision, intent(in) :: alpha
      double precision, intent(in) :: beta
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pdgemv_timeof(trans, m, n, alpha, ia, ja, desca, ix, jx, descx, incx, beta, iy, jy, descy, &
        incy, machine, nprow, npcol, panel, node_of, predicted_s, info)
      import :: hscal_handle
      character, intent(in) :: trans
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ix, jx, descx(*), incx, iy, jy, descy(*), incy
      double precision, intent(in) :: alpha
      double precision, intent(in) :: beta
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pcgemv
    subroutine hscal_pcgemv_ctxt(trans, m, n, alpha, ia, ja, desca, ix, jx, descx, incx, beta, iy, jy, descy, &
        incy, ictxt, info)
      character, intent(in) :: trans
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ix, jx, descx(*), incx, iy, jy, descy(*), incy
      complex, intent(in) :: alpha
      complex, intent(in) :: beta
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pcgemv_plan(trans, m, n, alpha, ia, ja, desca, ix, jx, descx, incx, beta, iy, jy, descy, &
        incy, machine, plan, info)
      import :: hscal_handle
      character, intent(in) :: trans
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ix, jx, descx(*), incx, iy, jy, descy(*), incy
      complex, intent(in) :: alpha
      complex, intent(in) :: beta
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pcgemv_info(trans, m, n, alpha, ia, ja, desca, ix, jx, descx, incx, beta, iy, jy, descy, &
        incy, nprow, npcol, panel, flops, bytes, messages, info)
      character, intent(in) :: trans
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ix, jx, descx(*), incx, iy, jy, descy(*), incy
      complex, intent(in) :: alpha
      complex, intent(in) :: beta
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pcgemv_timeof(trans, m, n, alpha, ia, ja, desca, ix, jx, descx, incx, beta, iy, jy, descy, &
        incy, machine, nprow, npcol, panel, node_of, predicted_s, info)
      import :: hscal_handle
      character, intent(in) :: trans
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ix, jx, descx(*), incx, iy, jy, descy(*), incy
      complex, intent(in) :: alpha
      complex, intent(in) :: beta
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pzgemv
    subroutine hscal_pzgemv_ctxt(trans, m, n, alpha, ia, ja, desca, ix, jx, descx, incx, beta, iy, jy, descy, &
        incy, ictxt, info)
      character, intent(in) :: trans
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ix, jx, descx(*), incx, iy, jy, descy(*), incy
      complex(kind(0d0)), intent(in) :: alpha
      complex(kind(0d0)), intent(in) :: beta
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pzgemv_plan(trans, m, n, alpha, ia, ja, desca, ix, jx, descx, incx, beta, iy, jy, descy, &
        incy, machine, plan, info)
      import :: hscal_handle
      character, intent(in) :: trans
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ix, jx, descx(*), incx, iy, jy, descy(*), incy
      complex(kind(0d0)), intent(in) :: alpha
      complex(kind(0d0)), intent(in) :: beta
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pzgemv_info(trans, m, n, alpha, ia, ja, desca, ix, jx, descx, incx, beta, iy, jy, descy, &
        incy, nprow, npcol, panel, flops, bytes, messages, info)
      character, intent(in) :: trans
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ix, jx, descx(*), incx, iy, jy, descy(*), incy
      complex(kind(0d0)), intent(in) :: alpha
      complex(kind(0d0)), intent(in) :: beta
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pzgemv_timeof(trans, m, n, alpha, ia, ja, desca, ix, jx, descx, incx, beta, iy, jy, descy, &
        incy, machine, nprow, npcol, panel, node_of, predicted_s, info)
      import :: hscal_handle
      character, intent(in) :: trans
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ix, jx, descx(*), incx, iy, jy, descy(*), incy
      complex(kind(0d0)), intent(in) :: alpha
      complex(kind(0d0)), intent(in) :: beta
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! psagemv
    subroutine hscal_psagemv_ctxt(trans, m, n, alpha, ia, ja, desca, ix, jx, descx, incx, beta, iy, jy, descy, &
        incy, ictxt, info)
      character, intent(in) :: trans
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ix, jx, descx(*), incx, iy, jy, descy(*), incy
      real, intent(in) :: alpha
      real, intent(in) :: beta
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_psagemv_plan(trans, m, n, alpha, ia, ja, desca, ix, jx, descx, incx, beta, iy, jy, descy, &
        incy, machine, plan, info)
      import :: hscal_handle
      character, intent(in) :: trans
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ix, jx, descx(*), incx, iy, jy, descy(*), incy
      real, intent(in) :: alpha
      real, intent(in) :: beta
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_psagemv_info(trans, m, n, alpha, ia, ja, desca, ix, jx, descx, incx, beta, iy, jy, descy, &
        incy, nprow, npcol, panel, flops, bytes, messages, info)
      character, intent(in) :: trans
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ix, jx, descx(*), incx, iy, jy, descy(*), incy
      real, intent(in) :: alpha
      real, intent(in) :: beta
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_psagemv_timeof(trans, m, n, alpha, ia, ja, desca, ix, jx, descx, incx, beta, iy, jy, &
        descy, incy, machine, nprow, npcol, panel, node_of, predicted_s, info)
      import :: hscal_handle
      character, intent(in) :: trans
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ix, jx, descx(*), incx, iy, jy, descy(*), incy
      real, intent(in) :: alpha
      real, intent(in) :: beta
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pdagemv
    subroutine hscal_pdagemv_ctxt(trans, m, n, alpha, ia, ja, desca, ix, jx, descx, incx, beta, iy, jy, descy, &
        incy, ictxt, info)
      character, intent(in) :: trans
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ix, jx, descx(*), incx, iy, jy, descy(*), incy
      double precision, intent(in) :: alpha
      double precision, intent(in) :: beta
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pdagemv_plan(trans, m, n, alpha, ia, ja, desca, ix, jx, descx, incx, beta, iy, jy, descy, &
        incy, machine, plan, info)
      import :: hscal_handle
      character, intent(in) :: trans
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ix, jx, descx(*), incx, iy, jy, descy(*), incy
      double precision, intent(in) :: alpha
      double precision, intent(in) :: beta
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pdagemv_info(trans, m, n, alpha, ia, ja, desca, ix, jx, descx, incx, beta, iy, jy, descy, &
        incy, nprow, npcol, panel, flops, bytes, messages, info)
      character, intent(in) :: trans
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ix, jx, descx(*), incx, iy, jy, descy(*), incy
      double precision, intent(in) :: alpha
      double precision, intent(in) :: beta
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pdagemv_timeof(trans, m, n, alpha, ia, ja, desca, ix, jx, descx, incx, beta, iy, jy, &
        descy, incy, machine, nprow, npcol, panel, node_of, predicted_s, info)
      import :: hscal_handle
      character, intent(in) :: trans
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ix, jx, descx(*), incx, iy, jy, descy(*), incy
      double precision, intent(in) :: alpha
      double precision, intent(in) :: beta
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pcagemv
    subroutine hscal_pcagemv_ctxt(trans, m, n, alpha, ia, ja, desca, ix, jx, descx, incx, beta, iy, jy, descy, &
        incy, ictxt, info)
      character, intent(in) :: trans
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ix, jx, descx(*), incx, iy, jy, descy(*), incy
      real, intent(in) :: alpha
      real, intent(in) :: beta
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pcagemv_plan(trans, m, n, alpha, ia, ja, desca, ix, jx, descx, incx, beta, iy, jy, descy, &
        incy, machine, plan, info)
      import :: hscal_handle
      character, intent(in) :: trans
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ix, jx, descx(*), incx, iy, jy, descy(*), incy
      real, intent(in) :: alpha
      real, intent(in) :: beta
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pcagemv_info(trans, m, n, alpha, ia, ja, desca, ix, jx, descx, incx, beta, iy, jy, descy, &
        incy, nprow, npcol, panel, flops, bytes, messages, info)
      character, intent(in) :: trans
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ix, jx, descx(*), incx, iy, jy, descy(*), incy
      real, intent(in) :: alpha
      real, intent(in) :: beta
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pcagemv_timeof(trans, m, n, alpha, ia, ja, desca, ix, jx, descx, incx, beta, iy, jy, &
        descy, incy, machine, nprow, npcol, panel, node_of, predicted_s, info)
      import :: hscal_handle
      character, intent(in) :: trans
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ix, jx, descx(*), incx, iy, jy, descy(*), incy
      real, intent(in) :: alpha
      real, intent(in) :: beta
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pzagemv
    subroutine hscal_pzagemv_ctxt(trans, m, n, alpha, ia, ja, desca, ix, jx, descx, incx, beta, iy, jy, descy, &
        incy, ictxt, info)
      character, intent(in) :: trans
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ix, jx, descx(*), incx, iy, jy, descy(*), incy
      double precision, intent(in) :: alpha
      double precision, intent(in) :: beta
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pzagemv_plan(trans, m, n, alpha, ia, ja, desca, ix, jx, descx, incx, beta, iy, jy, descy, &
        incy, machine, plan, info)
      import :: hscal_handle
      character, intent(in) :: trans
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ix, jx, descx(*), incx, iy, jy, descy(*), incy
      double precision, intent(in) :: alpha
      double precision, intent(in) :: beta
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pzagemv_info(trans, m, n, alpha, ia, ja, desca, ix, jx, descx, incx, beta, iy, jy, descy, &
        incy, nprow, npcol, panel, flops, bytes, messages, info)
      character, intent(in) :: trans
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ix, jx, descx(*), incx, iy, jy, descy(*), incy
      double precision, intent(in) :: alpha
      double precision, intent(in) :: beta
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pzagemv_timeof(trans, m, n, alpha, ia, ja, desca, ix, jx, descx, incx, beta, iy, jy, &
        descy, incy, machine, nprow, npcol, panel, node_of, predicted_s, info)
      import :: hscal_handle
      character, intent(in) :: trans
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ix, jx, descx(*), incx, iy, jy, descy(*), incy
      double precision, intent(in) :: alpha
      double precision, intent(in) :: beta
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pssymv
    subroutine hscal_pssymv_ctxt(uplo, n, alpha, ia, ja, desca, ix, jx, descx, incx, beta, iy, jy, descy, incy, &
        ictxt, info)
      character, intent(in) :: uplo
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*), ix, jx, descx(*), incx, iy, jy, descy(*), incy
      real, intent(in) :: alpha
      real, intent(in) :: beta
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pssymv_plan(uplo, n, alpha, ia, ja, desca, ix, jx, descx, incx, beta, iy, jy, descy, incy, &
        machine, plan, info)
      import :: hscal_handle
      character, intent(in) :: uplo
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*), ix, jx, descx(*), incx, iy, jy, descy(*), incy
      real, intent(in) :: alpha
      real, intent(in) :: beta
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pssymv_info(uplo, n, alpha, ia, ja, desca, ix, jx, descx, incx, beta, iy, jy, descy, incy, &
        nprow, npcol, panel, flops, bytes, messages, info)
      character, intent(in) :: uplo
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*), ix, jx, descx(*), incx, iy, jy, descy(*), incy
      real, intent(in) :: alpha
      real, intent(in) :: beta
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pssymv_timeof(uplo, n, alpha, ia, ja, desca, ix, jx, descx, incx, beta, iy, jy, descy, &
        incy, machine, nprow, npcol, panel, node_of, predicted_s, info)
      import :: hscal_handle
      character, intent(in) :: uplo
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*), ix, jx, descx(*), incx, iy, jy, descy(*), incy
      real, intent(in) :: alpha
      real, intent(in) :: beta
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pdsymv
    subroutine hscal_pdsymv_ctxt(uplo, n, alpha, ia, ja, desca, ix, jx, descx, incx, beta, iy, jy, descy, incy, &
        ictxt, info)
      character, intent(in) :: uplo
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*), ix, jx, descx(*), incx, iy, jy, descy(*), incy
      double precision, intent(in) :: alpha
      double precision, intent(in) :: beta
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pdsymv_plan(uplo, n, alpha, ia, ja, desca, ix, jx, descx, incx, beta, iy, jy, descy, incy, &
        machine, plan, info)
      import :: hscal_handle
      character, intent(in) :: uplo
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*), ix, jx, descx(*), incx, iy, jy, descy(*), incy
      double precision, intent(in) :: alpha
      double precision, intent(in) :: beta
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pdsymv_info(uplo, n, alpha, ia, ja, desca, ix, jx, descx, incx, beta, iy, jy, descy, incy, &
        nprow, npcol, panel, flops, bytes, messages, info)
      character, intent(in) :: uplo
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*), ix, jx, descx(*), incx, iy, jy, descy(*), incy
      double precision, intent(in) :: alpha
      double precision, intent(in) :: beta
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pdsymv_timeof(uplo, n, alpha, ia, ja, desca, ix, jx, descx, incx, beta, iy, jy, descy, &
        incy, machine, nprow, npcol, panel, node_of, predicted_s, info)
      import :: hscal_handle
      character, intent(in) :: uplo
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*), ix, jx, descx(*), incx, iy, jy, descy(*), incy
      double precision, intent(in) :: alpha
      double precision, intent(in) :: beta
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! psasymv
    subroutine hscal_psasymv_ctxt(uplo, n, alpha, ia, ja, desca, ix, jx, descx, incx, beta, iy, jy, descy, &
        incy, ictxt, info)
      character, intent(in) :: uplo
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*), ix, jx, descx(*), incx, iy, jy, descy(*), incy
      real, intent(in) :: alpha
      real, intent(in) :: beta
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_psasymv_plan(uplo, n, alpha, ia, ja, desca, ix, jx, descx, incx, beta, iy, jy, descy, &
        incy, machine, plan, info)
      import :: hscal_handle
      character, intent(in) :: uplo
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*), ix, jx, descx(*), incx, iy, jy, descy(*), incy
      real, intent(in) :: alpha
      real, intent(in) :: beta
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_psasymv_info(uplo, n, alpha, ia, ja, desca, ix, jx, descx, incx, beta, iy, jy, descy, &
        incy, nprow, npcol, panel, flops, bytes, messages, info)
      character, intent(in) :: uplo
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*), ix, jx, descx(*), incx, iy, jy, descy(*), incy
      real, intent(in) :: alpha
      real, intent(in) :: beta
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_psasymv_timeof(uplo, n, alpha, ia, ja, desca, ix, jx, descx, incx, beta, iy, jy, descy, &
        incy, machine, nprow, npcol, panel, node_of, predicted_s, info)
      import :: hscal_handle
      character, intent(in) :: uplo
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*), ix, jx, descx(*), incx, iy, jy, descy(*), incy
      real, intent(in) :: alpha
      real, intent(in) :: beta
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pdasymv
    subroutine hscal_pdasymv_ctxt(uplo, n, alpha, ia, ja, desca, ix, jx, descx, incx, beta, iy, jy, descy, &
        incy, ictxt, info)
      character, intent(in) :: uplo
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*), ix, jx, descx(*), incx, iy, jy, descy(*), incy
      double precision, intent(in) :: alpha
      double precision, intent(in) :: beta
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pdasymv_plan(uplo, n, alpha, ia, ja, desca, ix, jx, descx, incx, beta, iy, jy, descy, &
        incy, machine, plan, info)
      import :: hscal_handle
      character, intent(in) :: uplo
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*), ix, jx, descx(*), incx, iy, jy, descy(*), incy
      double precision, intent(in) :: alpha
      double precision, intent(in) :: beta
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pdasymv_info(uplo, n, alpha, ia, ja, desca, ix, jx, descx, incx, beta, iy, jy, descy, &
        incy, nprow, npcol, panel, flops, bytes, messages, info)
      character, intent(in) :: uplo
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*), ix, jx, descx(*), incx, iy, jy, descy(*), incy
      double precision, intent(in) :: alpha
      double precision, intent(in) :: beta
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pdasymv_timeof(uplo, n, alpha, ia, ja, desca, ix, jx, descx, incx, beta, iy, jy, descy, &
        incy, machine, nprow, npcol, panel, node_of, predicted_s, info)
      import :: hscal_handle
      character, intent(in) :: uplo
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*), ix, jx, descx(*), incx, iy, jy, descy(*), incy
      double precision, intent(in) :: alpha
      double precision, intent(in) :: beta
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pchemv
    subroutine hscal_pchemv_ctxt(uplo, n, alpha, ia, ja, desca, ix, jx, descx, incx, beta, iy, jy, descy, incy, &
        ictxt, info)
      character, intent(in) :: uplo
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*), ix, jx, descx(*), incx, iy, jy, descy(*), incy
      complex, intent(in) :: alpha
      complex, intent(in) :: beta
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pchemv_plan(uplo, n, alpha, ia, ja, desca, ix, jx, descx, incx, beta, iy, jy, descy, incy, &
        machine, plan, info)
      import :: hscal_handle
      character, intent(in) :: uplo
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*), ix, jx, descx(*), incx, iy, jy, descy(*), incy
      complex, intent(in) :: alpha
      complex, intent(in) :: beta
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pchemv_info(uplo, n, alpha, ia, ja, desca, ix, jx, descx, incx, beta, iy, jy, descy, incy, &
        nprow, npcol, panel, flops, bytes, messages, info)
      character, intent(in) :: uplo
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*), ix, jx, descx(*), incx, iy, jy, descy(*), incy
      complex, intent(in) :: alpha
      complex, intent(in) :: beta
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pchemv_timeof(uplo, n, alpha, ia, ja, desca, ix, jx, descx, incx, beta, iy, jy, descy, &
        incy, machine, nprow, npcol, panel, node_of, predicted_s, info)
      import :: hscal_handle
      character, intent(in) :: uplo
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*), ix, jx, descx(*), incx, iy, jy, descy(*), incy
      complex, intent(in) :: alpha
      complex, intent(in) :: beta
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pzhemv
    subroutine hscal_pzhemv_ctxt(uplo, n, alpha, ia, ja, desca, ix, jx, descx, incx, beta, iy, jy, descy, incy, &
        ictxt, info)
      character, intent(in) :: uplo
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*), ix, jx, descx(*), incx, iy, jy, descy(*), incy
      complex(kind(0d0)), intent(in) :: alpha
      complex(kind(0d0)), intent(in) :: beta
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pzhemv_plan(uplo, n, alpha, ia, ja, desca, ix, jx, descx, incx, beta, iy, jy, descy, incy, &
        machine, plan, info)
      import :: hscal_handle
      character, intent(in) :: uplo
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*), ix, jx, descx(*), incx, iy, jy, descy(*), incy
      complex(kind(0d0)), intent(in) :: alpha
      complex(kind(0d0)), intent(in) :: beta
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pzhemv_info(uplo, n, alpha, ia, ja, desca, ix, jx, descx, incx, beta, iy, jy, descy, incy, &
        nprow, npcol, panel, flops, bytes, messages, info)
      character, intent(in) :: uplo
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*), ix, jx, descx(*), incx, iy, jy, descy(*), incy
      complex(kind(0d0)), intent(in) :: alpha
      complex(kind(0d0)), intent(in) :: beta
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pzhemv_timeof(uplo, n, alpha, ia, ja, desca, ix, jx, descx, incx, beta, iy, jy, descy, &
        incy, machine, nprow, npcol, panel, node_of, predicted_s, info)
      import :: hscal_handle
      character, intent(in) :: uplo
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*), ix, jx, descx(*), incx, iy, jy, descy(*), incy
      complex(kind(0d0)), intent(in) :: alpha
      complex(kind(0d0)), intent(in) :: beta
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pcahemv
    subroutine hscal_pcahemv_ctxt(uplo, n, alpha, ia, ja, desca, ix, jx, descx, incx, beta, iy, jy, descy, &
        incy, ictxt, info)
      character, intent(in) :: uplo
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*), ix, jx, descx(*), incx, iy, jy, descy(*), incy
      real, intent(in) :: alpha
      real, intent(in) :: beta
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pcahemv_plan(uplo, n, alpha, ia, ja, desca, ix, jx, descx, incx, beta, iy, jy, descy, &
        incy, machine, plan, info)
      import :: hscal_handle
      character, intent(in) :: uplo
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*), ix, jx, descx(*), incx, iy, jy, descy(*), incy
      real, intent(in) :: alpha
      real, intent(in) :: beta
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pcahemv_info(uplo, n, alpha, ia, ja, desca, ix, jx, descx, incx, beta, iy, jy, descy, &
        incy, nprow, npcol, panel, flops, bytes, messages, info)
      character, intent(in) :: uplo
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*), ix, jx, descx(*), incx, iy, jy, descy(*), incy
      real, intent(in) :: alpha
      real, intent(in) :: beta
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pcahemv_timeof(uplo, n, alpha, ia, ja, desca, ix, jx, descx, incx, beta, iy, jy, descy, &
        incy, machine, nprow, npcol, panel, node_of, predicted_s, info)
      import :: hscal_handle
      character, intent(in) :: uplo
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*), ix, jx, descx(*), incx, iy, jy, descy(*), incy
      real, intent(in) :: alpha
      real, intent(in) :: beta
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pzahemv
    subroutine hscal_pzahemv_ctxt(uplo, n, alpha, ia, ja, desca, ix, jx, descx, incx, beta, iy, jy, descy, &
        incy, ictxt, info)
      character, intent(in) :: uplo
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*), ix, jx, descx(*), incx, iy, jy, descy(*), incy
      double precision, intent(in) :: alpha
      double precision, intent(in) :: beta
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pzahemv_plan(uplo, n, alpha, ia, ja, desca, ix, jx, descx, incx, beta, iy, jy, descy, &
        incy, machine, plan, info)
      import :: hscal_handle
      character, intent(in) :: uplo
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*), ix, jx, descx(*), incx, iy, jy, descy(*), incy
      double precision, intent(in) :: alpha
      double precision, intent(in) :: beta
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pzahemv_info(uplo, n, alpha, ia, ja, desca, ix, jx, descx, incx, beta, iy, jy, descy, &
        incy, nprow, npcol, panel, flops, bytes, messages, info)
      character, intent(in) :: uplo
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*), ix, jx, descx(*), incx, iy, jy, descy(*), incy
      double precision, intent(in) :: alpha
      double precision, intent(in) :: beta
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pzahemv_timeof(uplo, n, alpha, ia, ja, desca, ix, jx, descx, incx, beta, iy, jy, descy, &
        incy, machine, nprow, npcol, panel, node_of, predicted_s, info)
      import :: hscal_handle
      character, intent(in) :: uplo
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*), ix, jx, descx(*), incx, iy, jy, descy(*), incy
      double precision, intent(in) :: alpha
      double precision, intent(in) :: beta
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pstrmv
    subroutine hscal_pstrmv_ctxt(uplo, trans, diag, n, ia, ja, desca, ix, jx, descx, incx, ictxt, info)
      character, intent(in) :: uplo, trans, diag
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*), ix, jx, descx(*), incx
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pstrmv_plan(uplo, trans, diag, n, ia, ja, desca, ix, jx, descx, incx, machine, plan, info)
      import :: hscal_handle
      character, intent(in) :: uplo, trans, diag
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*), ix, jx, descx(*), incx
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pstrmv_info(uplo, trans, diag, n, ia, ja, desca, ix, jx, descx, incx, nprow, npcol, panel, &
        flops, bytes, messages, info)
      character, intent(in) :: uplo, trans, diag
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*), ix, jx, descx(*), incx
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pstrmv_timeof(uplo, trans, diag, n, ia, ja, desca, ix, jx, descx, incx, machine, nprow, &
        npcol, panel, node_of, predicted_s, info)
      import :: hscal_handle
      character, intent(in) :: uplo, trans, diag
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*), ix, jx, descx(*), incx
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pdtrmv
    subroutine hscal_pdtrmv_ctxt(uplo, trans, diag, n, ia, ja, desca, ix, jx, descx, incx, ictxt, info)
      character, intent(in) :: uplo, trans, diag
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*), ix, jx, descx(*), incx
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pdtrmv_plan(uplo, trans, diag, n, ia, ja, desca, ix, jx, descx, incx, machine, plan, info)
      import :: hscal_handle
      character, intent(in) :: uplo, trans, diag
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*), ix, jx, descx(*), incx
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pdtrmv_info(uplo, trans, diag, n, ia, ja, desca, ix, jx, descx, incx, nprow, npcol, panel, &
        flops, bytes, messages, info)
      character, intent(in) :: uplo, trans, diag
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*), ix, jx, descx(*), incx
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pdtrmv_timeof(uplo, trans, diag, n, ia, ja, desca, ix, jx, descx, incx, machine, nprow, &
        npcol, panel, node_of, predicted_s, info)
      import :: hscal_handle
      character, intent(in) :: uplo, trans, diag
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*), ix, jx, descx(*), incx
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pctrmv
    subroutine hscal_pctrmv_ctxt(uplo, trans, diag, n, ia, ja, desca, ix, jx, descx, incx, ictxt, info)
      character, intent(in) :: uplo, trans, diag
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*), ix, jx, descx(*), incx
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pctrmv_plan(uplo, trans, diag, n, ia, ja, desca, ix, jx, descx, incx, machine, plan, info)
      import :: hscal_handle
      character, intent(in) :: uplo, trans, diag
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*), ix, jx, descx(*), incx
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pctrmv_info(uplo, trans, diag, n, ia, ja, desca, ix, jx, descx, incx, nprow, npcol, panel, &
        flops, bytes, messages, info)
      character, intent(in) :: uplo, trans, diag
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*), ix, jx, descx(*), incx
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pctrmv_timeof(uplo, trans, diag, n, ia, ja, desca, ix, jx, descx, incx, machine, nprow, &
        npcol, panel, node_of, predicted_s, info)
      import :: hscal_handle
      character, intent(in) :: uplo, trans, diag
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*), ix, jx, descx(*), incx
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pztrmv
    subroutine hscal_pztrmv_ctxt(uplo, trans, diag, n, ia, ja, desca, ix, jx, descx, incx, ictxt, info)
      character, intent(in) :: uplo, trans, diag
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*), ix, jx, descx(*), incx
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pztrmv_plan(uplo, trans, diag, n, ia, ja, desca, ix, jx, descx, incx, machine, plan, info)
      import :: hscal_handle
      character, intent(in) :: uplo, trans, diag
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*), ix, jx, descx(*), incx
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pztrmv_info(uplo, trans, diag, n, ia, ja, desca, ix, jx, descx, incx, nprow, npcol, panel, &
        flops, bytes, messages, info)
      character, intent(in) :: uplo, trans, diag
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*), ix, jx, descx(*), incx
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pztrmv_timeof(uplo, trans, diag, n, ia, ja, desca, ix, jx, descx, incx, machine, nprow, &
        npcol, panel, node_of, predicted_s, info)
      import :: hscal_handle
      character, intent(in) :: uplo, trans, diag
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*), ix, jx, descx(*), incx
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! psatrmv
    subroutine hscal_psatrmv_ctxt(uplo, trans, diag, n, alpha, ia, ja, desca, ix, jx, descx, incx, beta, iy, &
        jy, descy, incy, ictxt, info)
      character, intent(in) :: uplo, trans, diag
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*), ix, jx, descx(*), incx, iy, jy, descy(*), incy
      real, intent(in) :: alpha
      real, intent(in) :: beta
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_psatrmv_plan(uplo, trans, diag, n, alpha, ia, ja, desca, ix, jx, descx, incx, beta, iy, &
        jy, descy, incy, machine, plan, info)
      import :: hscal_handle
      character, intent(in) :: uplo, trans, diag
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*), ix, jx, descx(*), incx, iy, jy, descy(*), incy
      real, intent(in) :: alpha
      real, intent(in) :: beta
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_psatrmv_info(uplo, trans, diag, n, alpha, ia, ja, desca, ix, jx, descx, incx, beta, iy, &
        jy, descy, incy, nprow, npcol, panel, flops, bytes, messages, info)
      character, intent(in) :: uplo, trans, diag
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*), ix, jx, descx(*), incx, iy, jy, descy(*), incy
      real, intent(in) :: alpha
      real, intent(in) :: beta
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_psatrmv_timeof(uplo, trans, diag, n, alpha, ia, ja, desca, ix, jx, descx, incx, beta, iy, &
        jy, descy, incy, machine, nprow, npcol, panel, node_of, predicted_s, info)
      import :: hscal_handle
      character, intent(in) :: uplo, trans, diag
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*), ix, jx, descx(*), incx, iy, jy, descy(*), incy
      real, intent(in) :: alpha
      real, intent(in) :: beta
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pdatrmv
    subroutine hscal_pdatrmv_ctxt(uplo, trans, diag, n, alpha, ia, ja, desca, ix, jx, descx, incx, beta, iy, &
        jy, descy, incy, ictxt, info)
      character, intent(in) :: uplo, trans, diag
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*), ix, jx, descx(*), incx, iy, jy, descy(*), incy
      double precision, intent(in) :: alpha
      double precision, intent(in) :: beta
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pdatrmv_plan(uplo, trans, diag, n, alpha, ia, ja, desca, ix, jx, descx, incx, beta, iy, &
        jy, descy, incy, machine, plan, info)
      import :: hscal_handle
      character, intent(in) :: uplo, trans, diag
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*), ix, jx, descx(*), incx, iy, jy, descy(*), incy
      double precision, intent(in) :: alpha
      double precision, intent(in) :: beta
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pdatrmv_info(uplo, trans, diag, n, alpha, ia, ja, desca, ix, jx, descx, incx, beta, iy, &
        jy, descy, incy, nprow, npcol, panel, flops, bytes, messages, info)
      character, intent(in) :: uplo, trans, diag
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*), ix, jx, descx(*), incx, iy, jy, descy(*), incy
      double precision, intent(in) :: alpha
      double precision, intent(in) :: beta
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pdatrmv_timeof(uplo, trans, diag, n, alpha, ia, ja, desca, ix, jx, descx, incx, beta, iy, &
        jy, descy, incy, machine, nprow, npcol, panel, node_of, predicted_s, info)
      import :: hscal_handle
      character, intent(in) :: uplo, trans, diag
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*), ix, jx, descx(*), incx, iy, jy, descy(*), incy
      double precision, intent(in) :: alpha
      double precision, intent(in) :: beta
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pcatrmv
    subroutine hscal_pcatrmv_ctxt(uplo, trans, diag, n, alpha, ia, ja, desca, ix, jx, descx, incx, beta, iy, &
        jy, descy, incy, ictxt, info)
      character, intent(in) :: uplo, trans, diag
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*), ix, jx, descx(*), incx, iy, jy, descy(*), incy
      real, intent(in) :: alpha
      real, intent(in) :: beta
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pcatrmv_plan(uplo, trans, diag, n, alpha, ia, ja, desca, ix, jx, descx, incx, beta, iy, &
        jy, descy, incy, machine, plan, info)
      import :: hscal_handle
      character, intent(in) :: uplo, trans, diag
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*), ix, jx, descx(*), incx, iy, jy, descy(*), incy
      real, intent(in) :: alpha
      real, intent(in) :: beta
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pcatrmv_info(uplo, trans, diag, n, alpha, ia, ja, desca, ix, jx, descx, incx, beta, iy, &
        jy, descy, incy, nprow, npcol, panel, flops, bytes, messages, info)
      character, intent(in) :: uplo, trans, diag
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*), ix, jx, descx(*), incx, iy, jy, descy(*), incy
      real, intent(in) :: alpha
      real, intent(in) :: beta
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pcatrmv_timeof(uplo, trans, diag, n, alpha, ia, ja, desca, ix, jx, descx, incx, beta, iy, &
        jy, descy, incy, machine, nprow, npcol, panel, node_of, predicted_s, info)
      import :: hscal_handle
      character, intent(in) :: uplo, trans, diag
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*), ix, jx, descx(*), incx, iy, jy, descy(*), incy
      real, intent(in) :: alpha
      real, intent(in) :: beta
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pzatrmv
    subroutine hscal_pzatrmv_ctxt(uplo, trans, diag, n, alpha, ia, ja, desca, ix, jx, descx, incx, beta, iy, &
        jy, descy, incy, ictxt, info)
      character, intent(in) :: uplo, trans, diag
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*), ix, jx, descx(*), incx, iy, jy, descy(*), incy
      double precision, intent(in) :: alpha
      double precision, intent(in) :: beta
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pzatrmv_plan(uplo, trans, diag, n, alpha, ia, ja, desca, ix, jx, descx, incx, beta, iy, &
        jy, descy, incy, machine, plan, info)
      import :: hscal_handle
      character, intent(in) :: uplo, trans, diag
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*), ix, jx, descx(*), incx, iy, jy, descy(*), incy
      double precision, intent(in) :: alpha
      double precision, intent(in) :: beta
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pzatrmv_info(uplo, trans, diag, n, alpha, ia, ja, desca, ix, jx, descx, incx, beta, iy, &
        jy, descy, incy, nprow, npcol, panel, flops, bytes, messages, info)
      character, intent(in) :: uplo, trans, diag
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*), ix, jx, descx(*), incx, iy, jy, descy(*), incy
      double precision, intent(in) :: alpha
      double precision, intent(in) :: beta
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pzatrmv_timeof(uplo, trans, diag, n, alpha, ia, ja, desca, ix, jx, descx, incx, beta, iy, &
        jy, descy, incy, machine, nprow, npcol, panel, node_of, predicted_s, info)
      import :: hscal_handle
      character, intent(in) :: uplo, trans, diag
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*), ix, jx, descx(*), incx, iy, jy, descy(*), incy
      double precision, intent(in) :: alpha
      double precision, intent(in) :: beta
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pstrsv
    subroutine hscal_pstrsv_ctxt(uplo, trans, diag, n, ia, ja, desca, ix, jx, descx, incx, ictxt, info)
      character, intent(in) :: uplo, trans, diag
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*), ix, jx, descx(*), incx
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pstrsv_plan(uplo, trans, diag, n, ia, ja, desca, ix, jx, descx, incx, machine, plan, info)
      import :: hscal_handle
      character, intent(in) :: uplo, trans, diag
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*), ix, jx, descx(*), incx
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pstrsv_info(uplo, trans, diag, n, ia, ja, desca, ix, jx, descx, incx, nprow, npcol, panel, &
        flops, bytes, messages, info)
      character, intent(in) :: uplo, trans, diag
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*), ix, jx, descx(*), incx
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pstrsv_timeof(uplo, trans, diag, n, ia, ja, desca, ix, jx, descx, incx, machine, nprow, &
        npcol, panel, node_of, predicted_s, info)
      import :: hscal_handle
      character, intent(in) :: uplo, trans, diag
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*), ix, jx, descx(*), incx
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pdtrsv
    subroutine hscal_pdtrsv_ctxt(uplo, trans, diag, n, ia, ja, desca, ix, jx, descx, incx, ictxt, info)
      character, intent(in) :: uplo, trans, diag
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*), ix, jx, descx(*), incx
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pdtrsv_plan(uplo, trans, diag, n, ia, ja, desca, ix, jx, descx, incx, machine, plan, info)
      import :: hscal_handle
      character, intent(in) :: uplo, trans, diag
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*), ix, jx, descx(*), incx
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pdtrsv_info(uplo, trans, diag, n, ia, ja, desca, ix, jx, descx, incx, nprow, npcol, panel, &
        flops, bytes, messages, info)
      character, intent(in) :: uplo, trans, diag
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*), ix, jx, descx(*), incx
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pdtrsv_timeof(uplo, trans, diag, n, ia, ja, desca, ix, jx, descx, incx, machine, nprow, &
        npcol, panel, node_of, predicted_s, info)
      import :: hscal_handle
      character, intent(in) :: uplo, trans, diag
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*), ix, jx, descx(*), incx
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pctrsv
    subroutine hscal_pctrsv_ctxt(uplo, trans, diag, n, ia, ja, desca, ix, jx, descx, incx, ictxt, info)
      character, intent(in) :: uplo, trans, diag
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*), ix, jx, descx(*), incx
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pctrsv_plan(uplo, trans, diag, n, ia, ja, desca, ix, jx, descx, incx, machine, plan, info)
      import :: hscal_handle
      character, intent(in) :: uplo, trans, diag
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*), ix, jx, descx(*), incx
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pctrsv_info(uplo, trans, diag, n, ia, ja, desca, ix, jx, descx, incx, nprow, npcol, panel, &
        flops, bytes, messages, info)
      character, intent(in) :: uplo, trans, diag
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*), ix, jx, descx(*), incx
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pctrsv_timeof(uplo, trans, diag, n, ia, ja, desca, ix, jx, descx, incx, machine, nprow, &
        npcol, panel, node_of, predicted_s, info)
      import :: hscal_handle
      character, intent(in) :: uplo, trans, diag
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*), ix, jx, descx(*), incx
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pztrsv
    subroutine hscal_pztrsv_ctxt(uplo, trans, diag, n, ia, ja, desca, ix, jx, descx, incx, ictxt, info)
      character, intent(in) :: uplo, trans, diag
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*), ix, jx, descx(*), incx
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pztrsv_plan(uplo, trans, diag, n, ia, ja, desca, ix, jx, descx, incx, machine, plan, info)
      import :: hscal_handle
      character, intent(in) :: uplo, trans, diag
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*), ix, jx, descx(*), incx
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pztrsv_info(uplo, trans, diag, n, ia, ja, desca, ix, jx, descx, incx, nprow, npcol, panel, &
        flops, bytes, messages, info)
      character, intent(in) :: uplo, trans, diag
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*), ix, jx, descx(*), incx
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pztrsv_timeof(uplo, trans, diag, n, ia, ja, desca, ix, jx, descx, incx, machine, nprow, &
        npcol, panel, node_of, predicted_s, info)
      import :: hscal_handle
      character, intent(in) :: uplo, trans, diag
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*), ix, jx, descx(*), incx
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! psger
    subroutine hscal_psger_ctxt(m, n, alpha, ix, jx, descx, incx, iy, jy, descy, incy, ia, ja, desca, ictxt, &
        info)
      integer, intent(in) :: m, n
      integer, intent(in) :: ix, jx, descx(*), incx, iy, jy, descy(*), incy, ia, ja, desca(*)
      real, intent(in) :: alpha
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_psger_plan(m, n, alpha, ix, jx, descx, incx, iy, jy, descy, incy, ia, ja, desca, machine, &
        plan, info)
      import :: hscal_handle
      integer, intent(in) :: m, n
      integer, intent(in) :: ix, jx, descx(*), incx, iy, jy, descy(*), incy, ia, ja, desca(*)
      real, intent(in) :: alpha
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_psger_info(m, n, alpha, ix, jx, descx, incx, iy, jy, descy, incy, ia, ja, desca, nprow, &
        npcol, panel, flops, bytes, messages, info)
      integer, intent(in) :: m, n
      integer, intent(in) :: ix, jx, descx(*), incx, iy, jy, descy(*), incy, ia, ja, desca(*)
      real, intent(in) :: alpha
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_psger_timeof(m, n, alpha, ix, jx, descx, incx, iy, jy, descy, incy, ia, ja, desca, &
        machine, nprow, npcol, panel, node_of, predicted_s, info)
      import :: hscal_handle
      integer, intent(in) :: m, n
      integer, intent(in) :: ix, jx, descx(*), incx, iy, jy, descy(*), incy, ia, ja, desca(*)
      real, intent(in) :: alpha
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pdger
    subroutine hscal_pdger_ctxt(m, n, alpha, ix, jx, descx, incx, iy, jy, descy, incy, ia, ja, desca, ictxt, &
        info)
      integer, intent(in) :: m, n
      integer, intent(in) :: ix, jx, descx(*), incx, iy, jy, descy(*), incy, ia, ja, desca(*)
      double precision, intent(in) :: alpha
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pdger_plan(m, n, alpha, ix, jx, descx, incx, iy, jy, descy, incy, ia, ja, desca, machine, &
        plan, info)
      import :: hscal_handle
      integer, intent(in) :: m, n
      integer, intent(in) :: ix, jx, descx(*), incx, iy, jy, descy(*), incy, ia, ja, desca(*)
      double precision, intent(in) :: alpha
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pdger_info(m, n, alpha, ix, jx, descx, incx, iy, jy, descy, incy, ia, ja, desca, nprow, &
        npcol, panel, flops, bytes, messages, info)
      integer, intent(in) :: m, n
      integer, intent(in) :: ix, jx, descx(*), incx, iy, jy, descy(*), incy, ia, ja, desca(*)
      double precision, intent(in) :: alpha
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pdger_timeof(m, n, alpha, ix, jx, descx, incx, iy, jy, descy, incy, ia, ja, desca, &
        machine, nprow, npcol, panel, node_of, predicted_s, info)
      import :: hscal_handle
      integer, intent(in) :: m, n
      integer, intent(in) :: ix, jx, descx(*), incx, iy, jy, descy(*), incy, ia, ja, desca(*)
      double precision, intent(in) :: alpha
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pcgeru
    subroutine hscal_pcgeru_ctxt(m, n, alpha, ix, jx, descx, incx, iy, jy, descy, incy, ia, ja, desca, ictxt, &
        info)
      integer, intent(in) :: m, n
      integer, intent(in) :: ix, jx, descx(*), incx, iy, jy, descy(*), incy, ia, ja, desca(*)
      complex, intent(in) :: alpha
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pcgeru_plan(m, n, alpha, ix, jx, descx, incx, iy, jy, descy, incy, ia, ja, desca, machine, &
        plan, info)
      import :: hscal_handle
      integer, intent(in) :: m, n
      integer, intent(in) :: ix, jx, descx(*), incx, iy, jy, descy(*), incy, ia, ja, desca(*)
      complex, intent(in) :: alpha
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pcgeru_info(m, n, alpha, ix, jx, descx, incx, iy, jy, descy, incy, ia, ja, desca, nprow, &
        npcol, panel, flops, bytes, messages, info)
      integer, intent(in) :: m, n
      integer, intent(in) :: ix, jx, descx(*), incx, iy, jy, descy(*), incy, ia, ja, desca(*)
      complex, intent(in) :: alpha
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pcgeru_timeof(m, n, alpha, ix, jx, descx, incx, iy, jy, descy, incy, ia, ja, desca, &
        machine, nprow, npcol, panel, node_of, predicted_s, info)
      import :: hscal_handle
      integer, intent(in) :: m, n
      integer, intent(in) :: ix, jx, descx(*), incx, iy, jy, descy(*), incy, ia, ja, desca(*)
      complex, intent(in) :: alpha
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pzgeru
    subroutine hscal_pzgeru_ctxt(m, n, alpha, ix, jx, descx, incx, iy, jy, descy, incy, ia, ja, desca, ictxt, &
        info)
      integer, intent(in) :: m, n
      integer, intent(in) :: ix, jx, descx(*), incx, iy, jy, descy(*), incy, ia, ja, desca(*)
      complex(kind(0d0)), intent(in) :: alpha
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pzgeru_plan(m, n, alpha, ix, jx, descx, incx, iy, jy, descy, incy, ia, ja, desca, machine, &
        plan, info)
      import :: hscal_handle
      integer, intent(in) :: m, n
      integer, intent(in) :: ix, jx, descx(*), incx, iy, jy, descy(*), incy, ia, ja, desca(*)
      complex(kind(0d0)), intent(in) :: alpha
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pzgeru_info(m, n, alpha, ix, jx, descx, incx, iy, jy, descy, incy, ia, ja, desca, nprow, &
        npcol, panel, flops, bytes, messages, info)
      integer, intent(in) :: m, n
      integer, intent(in) :: ix, jx, descx(*), incx, iy, jy, descy(*), incy, ia, ja, desca(*)
      complex(kind(0d0)), intent(in) :: alpha
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pzgeru_timeof(m, n, alpha, ix, jx, descx, incx, iy, jy, descy, incy, ia, ja, desca, &
        machine, nprow, npcol, panel, node_of, predicted_s, info)
      import :: hscal_handle
      integer, intent(in) :: m, n
      integer, intent(in) :: ix, jx, descx(*), incx, iy, jy, descy(*), incy, ia, ja, desca(*)
      complex(kind(0d0)), intent(in) :: alpha
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pcgerc
    subroutine hscal_pcgerc_ctxt(m, n, alpha, ix, jx, descx, incx, iy, jy, descy, incy, ia, ja, desca, ictxt, &
        info)
      integer, intent(in) :: m, n
      integer, intent(in) :: ix, jx, descx(*), incx, iy, jy, descy(*), incy, ia, ja, desca(*)
      complex, intent(in) :: alpha
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pcgerc_plan(m, n, alpha, ix, jx, descx, incx, iy, jy, descy, incy, ia, ja, desca, machine, &
        plan, info)
      import :: hscal_handle
      integer, intent(in) :: m, n
      integer, intent(in) :: ix, jx, descx(*), incx, iy, jy, descy(*), incy, ia, ja, desca(*)
      complex, intent(in) :: alpha
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pcgerc_info(m, n, alpha, ix, jx, descx, incx, iy, jy, descy, incy, ia, ja, desca, nprow, &
        npcol, panel, flops, bytes, messages, info)
      integer, intent(in) :: m, n
      integer, intent(in) :: ix, jx, descx(*), incx, iy, jy, descy(*), incy, ia, ja, desca(*)
      complex, intent(in) :: alpha
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pcgerc_timeof(m, n, alpha, ix, jx, descx, incx, iy, jy, descy, incy, ia, ja, desca, &
        machine, nprow, npcol, panel, node_of, predicted_s, info)
      import :: hscal_handle
      integer, intent(in) :: m, n
      integer, intent(in) :: ix, jx, descx(*), incx, iy, jy, descy(*), incy, ia, ja, desca(*)
      complex, intent(in) :: alpha
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pzgerc
    subroutine hscal_pzgerc_ctxt(m, n, alpha, ix, jx, descx, incx, iy, jy, descy, incy, ia, ja, desca, ictxt, &
        info)
      integer, intent(in) :: m, n
      integer, intent(in) :: ix, jx, descx(*), incx, iy, jy, descy(*), incy, ia, ja, desca(*)
      complex(kind(0d0)), intent(in) :: alpha
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pzgerc_plan(m, n, alpha, ix, jx, descx, incx, iy, jy, descy, incy, ia, ja, desca, machine, &
        plan, info)
      import :: hscal_handle
      integer, intent(in) :: m, n
      integer, intent(in) :: ix, jx, descx(*), incx, iy, jy, descy(*), incy, ia, ja, desca(*)
      complex(kind(0d0)), intent(in) :: alpha
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pzgerc_info(m, n, alpha, ix, jx, descx, incx, iy, jy, descy, incy, ia, ja, desca, nprow, &
        npcol, panel, flops, bytes, messages, info)
      integer, intent(in) :: m, n
      integer, intent(in) :: ix, jx, descx(*), incx, iy, jy, descy(*), incy, ia, ja, desca(*)
      complex(kind(0d0)), intent(in) :: alpha
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pzgerc_timeof(m, n, alpha, ix, jx, descx, incx, iy, jy, descy, incy, ia, ja, desca, &
        machine, nprow, npcol, panel, node_of, predicted_s, info)
      import :: hscal_handle
      integer, intent(in) :: m, n
      integer, intent(in) :: ix, jx, descx(*), incx, iy, jy, descy(*), incy, ia, ja, desca(*)
      complex(kind(0d0)), intent(in) :: alpha
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pssyr
    subroutine hscal_pssyr_ctxt(uplo, n, alpha, ix, jx, descx, incx, ia, ja, desca, ictxt, info)
      character, intent(in) :: uplo
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx, ia, ja, desca(*)
      real, intent(in) :: alpha
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pssyr_plan(uplo, n, alpha, ix, jx, descx, incx, ia, ja, desca, machine, plan, info)
      import :: hscal_handle
      character, intent(in) :: uplo
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx, ia, ja, desca(*)
      real, intent(in) :: alpha
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pssyr_info(uplo, n, alpha, ix, jx, descx, incx, ia, ja, desca, nprow, npcol, panel, flops, &
        bytes, messages, info)
      character, intent(in) :: uplo
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx, ia, ja, desca(*)
      real, intent(in) :: alpha
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pssyr_timeof(uplo, n, alpha, ix, jx, descx, incx, ia, ja, desca, machine, nprow, npcol, &
        panel, node_of, predicted_s, info)
      import :: hscal_handle
      character, intent(in) :: uplo
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx, ia, ja, desca(*)
      real, intent(in) :: alpha
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pdsyr
    subroutine hscal_pdsyr_ctxt(uplo, n, alpha, ix, jx, descx, incx, ia, ja, desca, ictxt, info)
      character, intent(in) :: uplo
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx, ia, ja, desca(*)
      double precision, intent(in) :: alpha
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pdsyr_plan(uplo, n, alpha, ix, jx, descx, incx, ia, ja, desca, machine, plan, info)
      import :: hscal_handle
      character, intent(in) :: uplo
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx, ia, ja, desca(*)
      double precision, intent(in) :: alpha
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pdsyr_info(uplo, n, alpha, ix, jx, descx, incx, ia, ja, desca, nprow, npcol, panel, flops, &
        bytes, messages, info)
      character, intent(in) :: uplo
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx, ia, ja, desca(*)
      double precision, intent(in) :: alpha
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pdsyr_timeof(uplo, n, alpha, ix, jx, descx, incx, ia, ja, desca, machine, nprow, npcol, &
        panel, node_of, predicted_s, info)
      import :: hscal_handle
      character, intent(in) :: uplo
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx, ia, ja, desca(*)
      double precision, intent(in) :: alpha
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pcher
    subroutine hscal_pcher_ctxt(uplo, n, alpha, ix, jx, descx, incx, ia, ja, desca, ictxt, info)
      character, intent(in) :: uplo
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx, ia, ja, desca(*)
      real, intent(in) :: alpha
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pcher_plan(uplo, n, alpha, ix, jx, descx, incx, ia, ja, desca, machine, plan, info)
      import :: hscal_handle
      character, intent(in) :: uplo
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx, ia, ja, desca(*)
      real, intent(in) :: alpha
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pcher_info(uplo, n, alpha, ix, jx, descx, incx, ia, ja, desca, nprow, npcol, panel, flops, &
        bytes, messages, info)
      character, intent(in) :: uplo
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx, ia, ja, desca(*)
      real, intent(in) :: alpha
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pcher_timeof(uplo, n, alpha, ix, jx, descx, incx, ia, ja, desca, machine, nprow, npcol, &
        panel, node_of, predicted_s, info)
      import :: hscal_handle
      character, intent(in) :: uplo
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx, ia, ja, desca(*)
      real, intent(in) :: alpha
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pzher
    subroutine hscal_pzher_ctxt(uplo, n, alpha, ix, jx, descx, incx, ia, ja, desca, ictxt, info)
      character, intent(in) :: uplo
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx, ia, ja, desca(*)
      double precision, intent(in) :: alpha
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pzher_plan(uplo, n, alpha, ix, jx, descx, incx, ia, ja, desca, machine, plan, info)
      import :: hscal_handle
      character, intent(in) :: uplo
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx, ia, ja, desca(*)
      double precision, intent(in) :: alpha
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pzher_info(uplo, n, alpha, ix, jx, descx, incx, ia, ja, desca, nprow, npcol, panel, flops, &
        bytes, messages, info)
      character, intent(in) :: uplo
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx, ia, ja, desca(*)
      double precision, intent(in) :: alpha
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pzher_timeof(uplo, n, alpha, ix, jx, descx, incx, ia, ja, desca, machine, nprow, npcol, &
        panel, node_of, predicted_s, info)
      import :: hscal_handle
      character, intent(in) :: uplo
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx, ia, ja, desca(*)
      double precision, intent(in) :: alpha
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pssyr2
    subroutine hscal_pssyr2_ctxt(uplo, n, alpha, ix, jx, descx, incx, iy, jy, descy, incy, ia, ja, desca, &
        ictxt, info)
      character, intent(in) :: uplo
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx, iy, jy, descy(*), incy, ia, ja, desca(*)
      real, intent(in) :: alpha
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pssyr2_plan(uplo, n, alpha, ix, jx, descx, incx, iy, jy, descy, incy, ia, ja, desca, &
        machine, plan, info)
      import :: hscal_handle
      character, intent(in) :: uplo
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx, iy, jy, descy(*), incy, ia, ja, desca(*)
      real, intent(in) :: alpha
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pssyr2_info(uplo, n, alpha, ix, jx, descx, incx, iy, jy, descy, incy, ia, ja, desca, &
        nprow, npcol, panel, flops, bytes, messages, info)
      character, intent(in) :: uplo
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx, iy, jy, descy(*), incy, ia, ja, desca(*)
      real, intent(in) :: alpha
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pssyr2_timeof(uplo, n, alpha, ix, jx, descx, incx, iy, jy, descy, incy, ia, ja, desca, &
        machine, nprow, npcol, panel, node_of, predicted_s, info)
      import :: hscal_handle
      character, intent(in) :: uplo
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx, iy, jy, descy(*), incy, ia, ja, desca(*)
      real, intent(in) :: alpha
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pdsyr2
    subroutine hscal_pdsyr2_ctxt(uplo, n, alpha, ix, jx, descx, incx, iy, jy, descy, incy, ia, ja, desca, &
        ictxt, info)
      character, intent(in) :: uplo
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx, iy, jy, descy(*), incy, ia, ja, desca(*)
      double precision, intent(in) :: alpha
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pdsyr2_plan(uplo, n, alpha, ix, jx, descx, incx, iy, jy, descy, incy, ia, ja, desca, &
        machine, plan, info)
      import :: hscal_handle
      character, intent(in) :: uplo
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx, iy, jy, descy(*), incy, ia, ja, desca(*)
      double precision, intent(in) :: alpha
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pdsyr2_info(uplo, n, alpha, ix, jx, descx, incx, iy, jy, descy, incy, ia, ja, desca, &
        nprow, npcol, panel, flops, bytes, messages, info)
      character, intent(in) :: uplo
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx, iy, jy, descy(*), incy, ia, ja, desca(*)
      double precision, intent(in) :: alpha
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pdsyr2_timeof(uplo, n, alpha, ix, jx, descx, incx, iy, jy, descy, incy, ia, ja, desca, &
        machine, nprow, npcol, panel, node_of, predicted_s, info)
      import :: hscal_handle
      character, intent(in) :: uplo
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx, iy, jy, descy(*), incy, ia, ja, desca(*)
      double precision, intent(in) :: alpha
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pcher2
    subroutine hscal_pcher2_ctxt(uplo, n, alpha, ix, jx, descx, incx, iy, jy, descy, incy, ia, ja, desca, &
        ictxt, info)
      character, intent(in) :: uplo
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx, iy, jy, descy(*), incy, ia, ja, desca(*)
      complex, intent(in) :: alpha
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pcher2_plan(uplo, n, alpha, ix, jx, descx, incx, iy, jy, descy, incy, ia, ja, desca, &
        machine, plan, info)
      import :: hscal_handle
      character, intent(in) :: uplo
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx, iy, jy, descy(*), incy, ia, ja, desca(*)
      complex, intent(in) :: alpha
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pcher2_info(uplo, n, alpha, ix, jx, descx, incx, iy, jy, descy, incy, ia, ja, desca, &
        nprow, npcol, panel, flops, bytes, messages, info)
      character, intent(in) :: uplo
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx, iy, jy, descy(*), incy, ia, ja, desca(*)
      complex, intent(in) :: alpha
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pcher2_timeof(uplo, n, alpha, ix, jx, descx, incx, iy, jy, descy, incy, ia, ja, desca, &
        machine, nprow, npcol, panel, node_of, predicted_s, info)
      import :: hscal_handle
      character, intent(in) :: uplo
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx, iy, jy, descy(*), incy, ia, ja, desca(*)
      complex, intent(in) :: alpha
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pzher2
    subroutine hscal_pzher2_ctxt(uplo, n, alpha, ix, jx, descx, incx, iy, jy, descy, incy, ia, ja, desca, &
        ictxt, info)
      character, intent(in) :: uplo
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx, iy, jy, descy(*), incy, ia, ja, desca(*)
      complex(kind(0d0)), intent(in) :: alpha
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pzher2_plan(uplo, n, alpha, ix, jx, descx, incx, iy, jy, descy, incy, ia, ja, desca, &
        machine, plan, info)
      import :: hscal_handle
      character, intent(in) :: uplo
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx, iy, jy, descy(*), incy, ia, ja, desca(*)
      complex(kind(0d0)), intent(in) :: alpha
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pzher2_info(uplo, n, alpha, ix, jx, descx, incx, iy, jy, descy, incy, ia, ja, desca, &
        nprow, npcol, panel, flops, bytes, messages, info)
      character, intent(in) :: uplo
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx, iy, jy, descy(*), incy, ia, ja, desca(*)
      complex(kind(0d0)), intent(in) :: alpha
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pzher2_timeof(uplo, n, alpha, ix, jx, descx, incx, iy, jy, descy, incy, ia, ja, desca, &
        machine, nprow, npcol, panel, node_of, predicted_s, info)
      import :: hscal_handle
      character, intent(in) :: uplo
      integer, intent(in) :: n
      integer, intent(in) :: ix, jx, descx(*), incx, iy, jy, descy(*), incy, ia, ja, desca(*)
      complex(kind(0d0)), intent(in) :: alpha
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! psgemm
    subroutine hscal_psgemm_ctxt(transa, transb, m, n, k, alpha, ia, ja, desca, ib, jb, descb, beta, ic, jc, &
        descc, ictxt, info)
      character, intent(in) :: transa, transb
      integer, intent(in) :: m, n, k
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*), ic, jc, descc(*)
      real, intent(in) :: alpha
      real, intent(in) :: beta
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_psgemm_plan(transa, transb, m, n, k, alpha, ia, ja, desca, ib, jb, descb, beta, ic, jc, &
        descc, machine, plan, info)
      import :: hscal_handle
      character, intent(in) :: transa, transb
      integer, intent(in) :: m, n, k
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*), ic, jc, descc(*)
      real, intent(in) :: alpha
      real, intent(in) :: beta
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_psgemm_info(transa, transb, m, n, k, alpha, ia, ja, desca, ib, jb, descb, beta, ic, jc, &
        descc, nprow, npcol, panel, flops, bytes, messages, info)
      character, intent(in) :: transa, transb
      integer, intent(in) :: m, n, k
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*), ic, jc, descc(*)
      real, intent(in) :: alpha
      real, intent(in) :: beta
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_psgemm_timeof(transa, transb, m, n, k, alpha, ia, ja, desca, ib, jb, descb, beta, ic, jc, &
        descc, machine, nprow, npcol, panel, node_of, predicted_s, info)
      import :: hscal_handle
      character, intent(in) :: transa, transb
      integer, intent(in) :: m, n, k
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*), ic, jc, descc(*)
      real, intent(in) :: alpha
      real, intent(in) :: beta
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pdgemm
    subroutine hscal_pdgemm_ctxt(transa, transb, m, n, k, alpha, ia, ja, desca, ib, jb, descb, beta, ic, jc, &
        descc, ictxt, info)
      character, intent(in) :: transa, transb
      integer, intent(in) :: m, n, k
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*), ic, jc, descc(*)
      double precision, intent(in) :: alpha
      double precision, intent(in) :: beta
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pdgemm_plan(transa, transb, m, n, k, alpha, ia, ja, desca, ib, jb, descb, beta, ic, jc, &
        descc, machine, plan, info)
      import :: hscal_handle
      character, intent(in) :: transa, transb
      integer, intent(in) :: m, n, k
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*), ic, jc, descc(*)
      double precision, intent(in) :: alpha
      double precision, intent(in) :: beta
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pdgemm_info(transa, transb, m, n, k, alpha, ia, ja, desca, ib, jb, descb, beta, ic, jc, &
        descc, nprow, npcol, panel, flops, bytes, messages, info)
      character, intent(in) :: transa, transb
      integer, intent(in) :: m, n, k
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*), ic, jc, descc(*)
      double precision, intent(in) :: alpha
      double precision, intent(in) :: beta
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pdgemm_timeof(transa, transb, m, n, k, alpha, ia, ja, desca, ib, jb, descb, beta, ic, jc, &
        descc, machine, nprow, npcol, panel, node_of, predicted_s, info)
      import :: hscal_handle
      character, intent(in) :: transa, transb
      integer, intent(in) :: m, n, k
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*), ic, jc, descc(*)
      double precision, intent(in) :: alpha
      double precision, intent(in) :: beta
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pcgemm
    subroutine hscal_pcgemm_ctxt(transa, transb, m, n, k, alpha, ia, ja, desca, ib, jb, descb, beta, ic, jc, &
        descc, ictxt, info)
      character, intent(in) :: transa, transb
      integer, intent(in) :: m, n, k
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*), ic, jc, descc(*)
      complex, intent(in) :: alpha
      complex, intent(in) :: beta
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pcgemm_plan(transa, transb, m, n, k, alpha, ia, ja, desca, ib, jb, descb, beta, ic, jc, &
        descc, machine, plan, info)
      import :: hscal_handle
      character, intent(in) :: transa, transb
      integer, intent(in) :: m, n, k
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*), ic, jc, descc(*)
      complex, intent(in) :: alpha
      complex, intent(in) :: beta
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pcgemm_info(transa, transb, m, n, k, alpha, ia, ja, desca, ib, jb, descb, beta, ic, jc, &
        descc, nprow, npcol, panel, flops, bytes, messages, info)
      character, intent(in) :: transa, transb
      integer, intent(in) :: m, n, k
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*), ic, jc, descc(*)
      complex, intent(in) :: alpha
      complex, intent(in) :: beta
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pcgemm_timeof(transa, transb, m, n, k, alpha, ia, ja, desca, ib, jb, descb, beta, ic, jc, &
        descc, machine, nprow, npcol, panel, node_of, predicted_s, info)
      import :: hscal_handle
      character, intent(in) :: transa, transb
      integer, intent(in) :: m, n, k
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*), ic, jc, descc(*)
      complex, intent(in) :: alpha
      complex, intent(in) :: beta
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pzgemm
    subroutine hscal_pzgemm_ctxt(transa, transb, m, n, k, alpha, ia, ja, desca, ib, jb, descb, beta, ic, jc, &
        descc, ictxt, info)
      character, intent(in) :: transa, transb
      integer, intent(in) :: m, n, k
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*), ic, jc, descc(*)
      complex(kind(0d0)), intent(in) :: alpha
      complex(kind(0d0)), intent(in) :: beta
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pzgemm_plan(transa, transb, m, n, k, alpha, ia, ja, desca, ib, jb, descb, beta, ic, jc, &
        descc, machine, plan, info)
      import :: hscal_handle
      character, intent(in) :: transa, transb
      integer, intent(in) :: m, n, k
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*), ic, jc, descc(*)
      complex(kind(0d0)), intent(in) :: alpha
      complex(kind(0d0)), intent(in) :: beta
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pzgemm_info(transa, transb, m, n, k, alpha, ia, ja, desca, ib, jb, descb, beta, ic, jc, &
        descc, nprow, npcol, panel, flops, bytes, messages, info)
      character, intent(in) :: transa, transb
      integer, intent(in) :: m, n, k
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*), ic, jc, descc(*)
      complex(kind(0d0)), intent(in) :: alpha
      complex(kind(0d0)), intent(in) :: beta
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pzgemm_timeof(transa, transb, m, n, k, alpha, ia, ja, desca, ib, jb, descb, beta, ic, jc, &
        descc, machine, nprow, npcol, panel, node_of, predicted_s, info)
      import :: hscal_handle
      character, intent(in) :: transa, transb
      integer, intent(in) :: m, n, k
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*), ic, jc, descc(*)
      complex(kind(0d0)), intent(in) :: alpha
      complex(kind(0d0)), intent(in) :: beta
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pssymm
    subroutine hscal_pssymm_ctxt(side, uplo, m, n, alpha, ia, ja, desca, ib, jb, descb, beta, ic, jc, descc, &
        ictxt, info)
      character, intent(in) :: side, uplo
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*), ic, jc, descc(*)
      real, intent(in) :: alpha
      real, intent(in) :: beta
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pssymm_plan(side, uplo, m, n, alpha, ia, ja, desca, ib, jb, descb, beta, ic, jc, descc, &
        machine, plan, info)
      import :: hscal_handle
      character, intent(in) :: side, uplo
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*), ic, jc, descc(*)
      real, intent(in) :: alpha
      real, intent(in) :: beta
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pssymm_info(side, uplo, m, n, alpha, ia, ja, desca, ib, jb, descb, beta, ic, jc, descc, &
        nprow, npcol, panel, flops, bytes, messages, info)
      character, intent(in) :: side, uplo
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*), ic, jc, descc(*)
      real, intent(in) :: alpha
      real, intent(in) :: beta
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pssymm_timeof(side, uplo, m, n, alpha, ia, ja, desca, ib, jb, descb, beta, ic, jc, descc, &
        machine, nprow, npcol, panel, node_of, predicted_s, info)
      import :: hscal_handle
      character, intent(in) :: side, uplo
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*), ic, jc, descc(*)
      real, intent(in) :: alpha
      real, intent(in) :: beta
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pdsymm
    subroutine hscal_pdsymm_ctxt(side, uplo, m, n, alpha, ia, ja, desca, ib, jb, descb, beta, ic, jc, descc, &
        ictxt, info)
      character, intent(in) :: side, uplo
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*), ic, jc, descc(*)
      double precision, intent(in) :: alpha
      double precision, intent(in) :: beta
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pdsymm_plan(side, uplo, m, n, alpha, ia, ja, desca, ib, jb, descb, beta, ic, jc, descc, &
        machine, plan, info)
      import :: hscal_handle
      character, intent(in) :: side, uplo
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*), ic, jc, descc(*)
      double precision, intent(in) :: alpha
      double precision, intent(in) :: beta
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pdsymm_info(side, uplo, m, n, alpha, ia, ja, desca, ib, jb, descb, beta, ic, jc, descc, &
        nprow, npcol, panel, flops, bytes, messages, info)
      character, intent(in) :: side, uplo
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*), ic, jc, descc(*)
      double precision, intent(in) :: alpha
      double precision, intent(in) :: beta
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pdsymm_timeof(side, uplo, m, n, alpha, ia, ja, desca, ib, jb, descb, beta, ic, jc, descc, &
        machine, nprow, npcol, panel, node_of, predicted_s, info)
      import :: hscal_handle
      character, intent(in) :: side, uplo
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*), ic, jc, descc(*)
      double precision, intent(in) :: alpha
      double precision, intent(in) :: beta
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pcsymm
    subroutine hscal_pcsymm_ctxt(side, uplo, m, n, alpha, ia, ja, desca, ib, jb, descb, beta, ic, jc, descc, &
        ictxt, info)
      character, intent(in) :: side, uplo
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*), ic, jc, descc(*)
      complex, intent(in) :: alpha
      complex, intent(in) :: beta
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pcsymm_plan(side, uplo, m, n, alpha, ia, ja, desca, ib, jb, descb, beta, ic, jc, descc, &
        machine, plan, info)
      import :: hscal_handle
      character, intent(in) :: side, uplo
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*), ic, jc, descc(*)
      complex, intent(in) :: alpha
      complex, intent(in) :: beta
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pcsymm_info(side, uplo, m, n, alpha, ia, ja, desca, ib, jb, descb, beta, ic, jc, descc, &
        nprow, npcol, panel, flops, bytes, messages, info)
      character, intent(in) :: side, uplo
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*), ic, jc, descc(*)
      complex, intent(in) :: alpha
      complex, intent(in) :: beta
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pcsymm_timeof(side, uplo, m, n, alpha, ia, ja, desca, ib, jb, descb, beta, ic, jc, descc, &
        machine, nprow, npcol, panel, node_of, predicted_s, info)
      import :: hscal_handle
      character, intent(in) :: side, uplo
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*), ic, jc, descc(*)
      complex, intent(in) :: alpha
      complex, intent(in) :: beta
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pzsymm
    subroutine hscal_pzsymm_ctxt(side, uplo, m, n, alpha, ia, ja, desca, ib, jb, descb, beta, ic, jc, descc, &
        ictxt, info)
      character, intent(in) :: side, uplo
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*), ic, jc, descc(*)
      complex(kind(0d0)), intent(in) :: alpha
      complex(kind(0d0)), intent(in) :: beta
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pzsymm_plan(side, uplo, m, n, alpha, ia, ja, desca, ib, jb, descb, beta, ic, jc, descc, &
        machine, plan, info)
      import :: hscal_handle
      character, intent(in) :: side, uplo
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*), ic, jc, descc(*)
      complex(kind(0d0)), intent(in) :: alpha
      complex(kind(0d0)), intent(in) :: beta
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pzsymm_info(side, uplo, m, n, alpha, ia, ja, desca, ib, jb, descb, beta, ic, jc, descc, &
        nprow, npcol, panel, flops, bytes, messages, info)
      character, intent(in) :: side, uplo
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*), ic, jc, descc(*)
      complex(kind(0d0)), intent(in) :: alpha
      complex(kind(0d0)), intent(in) :: beta
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pzsymm_timeof(side, uplo, m, n, alpha, ia, ja, desca, ib, jb, descb, beta, ic, jc, descc, &
        machine, nprow, npcol, panel, node_of, predicted_s, info)
      import :: hscal_handle
      character, intent(in) :: side, uplo
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*), ic, jc, descc(*)
      complex(kind(0d0)), intent(in) :: alpha
      complex(kind(0d0)), intent(in) :: beta
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pchemm
    subroutine hscal_pchemm_ctxt(side, uplo, m, n, alpha, ia, ja, desca, ib, jb, descb, beta, ic, jc, descc, &
        ictxt, info)
      character, intent(in) :: side, uplo
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*), ic, jc, descc(*)
      complex, intent(in) :: alpha
      complex, intent(in) :: beta
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pchemm_plan(side, uplo, m, n, alpha, ia, ja, desca, ib, jb, descb, beta, ic, jc, descc, &
        machine, plan, info)
      import :: hscal_handle
      character, intent(in) :: side, uplo
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*), ic, jc, descc(*)
      complex, intent(in) :: alpha
      complex, intent(in) :: beta
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pchemm_info(side, uplo, m, n, alpha, ia, ja, desca, ib, jb, descb, beta, ic, jc, descc, &
        nprow, npcol, panel, flops, bytes, messages, info)
      character, intent(in) :: side, uplo
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*), ic, jc, descc(*)
      complex, intent(in) :: alpha
      complex, intent(in) :: beta
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pchemm_timeof(side, uplo, m, n, alpha, ia, ja, desca, ib, jb, descb, beta, ic, jc, descc, &
        machine, nprow, npcol, panel, node_of, predicted_s, info)
      import :: hscal_handle
      character, intent(in) :: side, uplo
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*), ic, jc, descc(*)
      complex, intent(in) :: alpha
      complex, intent(in) :: beta
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pzhemm
    subroutine hscal_pzhemm_ctxt(side, uplo, m, n, alpha, ia, ja, desca, ib, jb, descb, beta, ic, jc, descc, &
        ictxt, info)
      character, intent(in) :: side, uplo
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*), ic, jc, descc(*)
      complex(kind(0d0)), intent(in) :: alpha
      complex(kind(0d0)), intent(in) :: beta
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pzhemm_plan(side, uplo, m, n, alpha, ia, ja, desca, ib, jb, descb, beta, ic, jc, descc, &
        machine, plan, info)
      import :: hscal_handle
      character, intent(in) :: side, uplo
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*), ic, jc, descc(*)
      complex(kind(0d0)), intent(in) :: alpha
      complex(kind(0d0)), intent(in) :: beta
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pzhemm_info(side, uplo, m, n, alpha, ia, ja, desca, ib, jb, descb, beta, ic, jc, descc, &
        nprow, npcol, panel, flops, bytes, messages, info)
      character, intent(in) :: side, uplo
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*), ic, jc, descc(*)
      complex(kind(0d0)), intent(in) :: alpha
      complex(kind(0d0)), intent(in) :: beta
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pzhemm_timeof(side, uplo, m, n, alpha, ia, ja, desca, ib, jb, descb, beta, ic, jc, descc, &
        machine, nprow, npcol, panel, node_of, predicted_s, info)
      import :: hscal_handle
      character, intent(in) :: side, uplo
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*), ic, jc, descc(*)
      complex(kind(0d0)), intent(in) :: alpha
      complex(kind(0d0)), intent(in) :: beta
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pssyrk
    subroutine hscal_pssyrk_ctxt(uplo, trans, n, k, alpha, ia, ja, desca, beta, ic, jc, descc, ictxt, info)
      character, intent(in) :: uplo, trans
      integer, intent(in) :: n, k
      integer, intent(in) :: ia, ja, desca(*), ic, jc, descc(*)
      real, intent(in) :: alpha
      real, intent(in) :: beta
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pssyrk_plan(uplo, trans, n, k, alpha, ia, ja, desca, beta, ic, jc, descc, machine, plan, &
        info)
      import :: hscal_handle
      character, intent(in) :: uplo, trans
      integer, intent(in) :: n, k
      integer, intent(in) :: ia, ja, desca(*), ic, jc, descc(*)
      real, intent(in) :: alpha
      real, intent(in) :: beta
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pssyrk_info(uplo, trans, n, k, alpha, ia, ja, desca, beta, ic, jc, descc, nprow, npcol, &
        panel, flops, bytes, messages, info)
      character, intent(in) :: uplo, trans
      integer, intent(in) :: n, k
      integer, intent(in) :: ia, ja, desca(*), ic, jc, descc(*)
      real, intent(in) :: alpha
      real, intent(in) :: beta
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pssyrk_timeof(uplo, trans, n, k, alpha, ia, ja, desca, beta, ic, jc, descc, machine, &
        nprow, npcol, panel, node_of, predicted_s, info)
      import :: hscal_handle
      character, intent(in) :: uplo, trans
      integer, intent(in) :: n, k
      integer, intent(in) :: ia, ja, desca(*), ic, jc, descc(*)
      real, intent(in) :: alpha
      real, intent(in) :: beta
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pdsyrk
    subroutine hscal_pdsyrk_ctxt(uplo, trans, n, k, alpha, ia, ja, desca, beta, ic, jc, descc, ictxt, info)
      character, intent(in) :: uplo, trans
      integer, intent(in) :: n, k
      integer, intent(in) :: ia, ja, desca(*), ic, jc, descc(*)
      double precision, intent(in) :: alpha
      double precision, intent(in) :: beta
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pdsyrk_plan(uplo, trans, n, k, alpha, ia, ja, desca, beta, ic, jc, descc, machine, plan, &
        info)
      import :: hscal_handle
      character, intent(in) :: uplo, trans
      integer, intent(in) :: n, k
      integer, intent(in) :: ia, ja, desca(*), ic, jc, descc(*)
      double precision, intent(in) :: alpha
      double precision, intent(in) :: beta
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pdsyrk_info(uplo, trans, n, k, alpha, ia, ja, desca, beta, ic, jc, descc, nprow, npcol, &
        panel, flops, bytes, messages, info)
      character, intent(in) :: uplo, trans
      integer, intent(in) :: n, k
      integer, intent(in) :: ia, ja, desca(*), ic, jc, descc(*)
      double precision, intent(in) :: alpha
      double precision, intent(in) :: beta
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pdsyrk_timeof(uplo, trans, n, k, alpha, ia, ja, desca, beta, ic, jc, descc, machine, &
        nprow, npcol, panel, node_of, predicted_s, info)
      import :: hscal_handle
      character, intent(in) :: uplo, trans
      integer, intent(in) :: n, k
      integer, intent(in) :: ia, ja, desca(*), ic, jc, descc(*)
      double precision, intent(in) :: alpha
      double precision, intent(in) :: beta
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pcsyrk
    subroutine hscal_pcsyrk_ctxt(uplo, trans, n, k, alpha, ia, ja, desca, beta, ic, jc, descc, ictxt, info)
      character, intent(in) :: uplo, trans
      integer, intent(in) :: n, k
      integer, intent(in) :: ia, ja, desca(*), ic, jc, descc(*)
      complex, intent(in) :: alpha
      complex, intent(in) :: beta
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pcsyrk_plan(uplo, trans, n, k, alpha, ia, ja, desca, beta, ic, jc, descc, machine, plan, &
        info)
      import :: hscal_handle
      character, intent(in) :: uplo, trans
      integer, intent(in) :: n, k
      integer, intent(in) :: ia, ja, desca(*), ic, jc, descc(*)
      complex, intent(in) :: alpha
      complex, intent(in) :: beta
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pcsyrk_info(uplo, trans, n, k, alpha, ia, ja, desca, beta, ic, jc, descc, nprow, npcol, &
        panel, flops, bytes, messages, info)
      character, intent(in) :: uplo, trans
      integer, intent(in) :: n, k
      integer, intent(in) :: ia, ja, desca(*), ic, jc, descc(*)
      complex, intent(in) :: alpha
      complex, intent(in) :: beta
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pcsyrk_timeof(uplo, trans, n, k, alpha, ia, ja, desca, beta, ic, jc, descc, machine, &
        nprow, npcol, panel, node_of, predicted_s, info)
      import :: hscal_handle
      character, intent(in) :: uplo, trans
      integer, intent(in) :: n, k
      integer, intent(in) :: ia, ja, desca(*), ic, jc, descc(*)
      complex, intent(in) :: alpha
      complex, intent(in) :: beta
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pzsyrk
    subroutine hscal_pzsyrk_ctxt(uplo, trans, n, k, alpha, ia, ja, desca, beta, ic, jc, descc, ictxt, info)
      character, intent(in) :: uplo, trans
      integer, intent(in) :: n, k
      integer, intent(in) :: ia, ja, desca(*), ic, jc, descc(*)
      complex(kind(0d0)), intent(in) :: alpha
      complex(kind(0d0)), intent(in) :: beta
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pzsyrk_plan(uplo, trans, n, k, alpha, ia, ja, desca, beta, ic, jc, descc, machine, plan, &
        info)
      import :: hscal_handle
      character, intent(in) :: uplo, trans
      integer, intent(in) :: n, k
      integer, intent(in) :: ia, ja, desca(*), ic, jc, descc(*)
      complex(kind(0d0)), intent(in) :: alpha
      complex(kind(0d0)), intent(in) :: beta
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pzsyrk_info(uplo, trans, n, k, alpha, ia, ja, desca, beta, ic, jc, descc, nprow, npcol, &
        panel, flops, bytes, messages, info)
      character, intent(in) :: uplo, trans
      integer, intent(in) :: n, k
      integer, intent(in) :: ia, ja, desca(*), ic, jc, descc(*)
      complex(kind(0d0)), intent(in) :: alpha
      complex(kind(0d0)), intent(in) :: beta
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pzsyrk_timeof(uplo, trans, n, k, alpha, ia, ja, desca, beta, ic, jc, descc, machine, &
        nprow, npcol, panel, node_of, predicted_s, info)
      import :: hscal_handle
      character, intent(in) :: uplo, trans
      integer, intent(in) :: n, k
      integer, intent(in) :: ia, ja, desca(*), ic, jc, descc(*)
      complex(kind(0d0)), intent(in) :: alpha
      complex(kind(0d0)), intent(in) :: beta
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pcherk
    subroutine hscal_pcherk_ctxt(uplo, trans, n, k, alpha, ia, ja, desca, beta, ic, jc, descc, ictxt, info)
      character, intent(in) :: uplo, trans
      integer, intent(in) :: n, k
      integer, intent(in) :: ia, ja, desca(*), ic, jc, descc(*)
      real, intent(in) :: alpha
      real, intent(in) :: beta
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pcherk_plan(uplo, trans, n, k, alpha, ia, ja, desca, beta, ic, jc, descc, machine, plan, &
        info)
      import :: hscal_handle
      character, intent(in) :: uplo, trans
      integer, intent(in) :: n, k
      integer, intent(in) :: ia, ja, desca(*), ic, jc, descc(*)
      real, intent(in) :: alpha
      real, intent(in) :: beta
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pcherk_info(uplo, trans, n, k, alpha, ia, ja, desca, beta, ic, jc, descc, nprow, npcol, &
        panel, flops, bytes, messages, info)
      character, intent(in) :: uplo, trans
      integer, intent(in) :: n, k
      integer, intent(in) :: ia, ja, desca(*), ic, jc, descc(*)
      real, intent(in) :: alpha
      real, intent(in) :: beta
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pcherk_timeof(uplo, trans, n, k, alpha, ia, ja, desca, beta, ic, jc, descc, machine, &
        nprow, npcol, panel, node_of, predicted_s, info)
      import :: hscal_handle
      character, intent(in) :: uplo, trans
      integer, intent(in) :: n, k
      integer, intent(in) :: ia, ja, desca(*), ic, jc, descc(*)
      real, intent(in) :: alpha
      real, intent(in) :: beta
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pzherk
    subroutine hscal_pzherk_ctxt(uplo, trans, n, k, alpha, ia, ja, desca, beta, ic, jc, descc, ictxt, info)
      character, intent(in) :: uplo, trans
      integer, intent(in) :: n, k
      integer, intent(in) :: ia, ja, desca(*), ic, jc, descc(*)
      double precision, intent(in) :: alpha
      double precision, intent(in) :: beta
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pzherk_plan(uplo, trans, n, k, alpha, ia, ja, desca, beta, ic, jc, descc, machine, plan, &
        info)
      import :: hscal_handle
      character, intent(in) :: uplo, trans
      integer, intent(in) :: n, k
      integer, intent(in) :: ia, ja, desca(*), ic, jc, descc(*)
      double precision, intent(in) :: alpha
      double precision, intent(in) :: beta
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pzherk_info(uplo, trans, n, k, alpha, ia, ja, desca, beta, ic, jc, descc, nprow, npcol, &
        panel, flops, bytes, messages, info)
      character, intent(in) :: uplo, trans
      integer, intent(in) :: n, k
      integer, intent(in) :: ia, ja, desca(*), ic, jc, descc(*)
      double precision, intent(in) :: alpha
      double precision, intent(in) :: beta
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pzherk_timeof(uplo, trans, n, k, alpha, ia, ja, desca, beta, ic, jc, descc, machine, &
        nprow, npcol, panel, node_of, predicted_s, info)
      import :: hscal_handle
      character, intent(in) :: uplo, trans
      integer, intent(in) :: n, k
      integer, intent(in) :: ia, ja, desca(*), ic, jc, descc(*)
      double precision, intent(in) :: alpha
      double precision, intent(in) :: beta
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pssyr2k
    subroutine hscal_pssyr2k_ctxt(uplo, trans, n, k, alpha, ia, ja, desca, ib, jb, descb, beta, ic, jc, descc, &
        ictxt, info)
      character, intent(in) :: uplo, trans
      integer, intent(in) :: n, k
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*), ic, jc, descc(*)
      real, intent(in) :: alpha
      real, intent(in) :: beta
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pssyr2k_plan(uplo, trans, n, k, alpha, ia, ja, desca, ib, jb, descb, beta, ic, jc, descc, &
        machine, plan, info)
      import :: hscal_handle
      character, intent(in) :: uplo, trans
      integer, intent(in) :: n, k
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*), ic, jc, descc(*)
      real, intent(in) :: alpha
      real, intent(in) :: beta
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pssyr2k_info(uplo, trans, n, k, alpha, ia, ja, desca, ib, jb, descb, beta, ic, jc, descc, &
        nprow, npcol, panel, flops, bytes, messages, info)
      character, intent(in) :: uplo, trans
      integer, intent(in) :: n, k
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*), ic, jc, descc(*)
      real, intent(in) :: alpha
      real, intent(in) :: beta
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pssyr2k_timeof(uplo, trans, n, k, alpha, ia, ja, desca, ib, jb, descb, beta, ic, jc, &
        descc, machine, nprow, npcol, panel, node_of, predicted_s, info)
      import :: hscal_handle
      character, intent(in) :: uplo, trans
      integer, intent(in) :: n, k
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*), ic, jc, descc(*)
      real, intent(in) :: alpha
      real, intent(in) :: beta
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pdsyr2k
    subroutine hscal_pdsyr2k_ctxt(uplo, trans, n, k, alpha, ia, ja, desca, ib, jb, descb, beta, ic, jc, descc, &
        ictxt, info)
      character, intent(in) :: uplo, trans
      integer, intent(in) :: n, k
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*), ic, jc, descc(*)
      double precision, intent(in) :: alpha
      double precision, intent(in) :: beta
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pdsyr2k_plan(uplo, trans, n, k, alpha, ia, ja, desca, ib, jb, descb, beta, ic, jc, descc, &
        machine, plan, info)
      import :: hscal_handle
      character, intent(in) :: uplo, trans
      integer, intent(in) :: n, k
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*), ic, jc, descc(*)
      double precision, intent(in) :: alpha
      double precision, intent(in) :: beta
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pdsyr2k_info(uplo, trans, n, k, alpha, ia, ja, desca, ib, jb, descb, beta, ic, jc, descc, &
        nprow, npcol, panel, flops, bytes, messages, info)
      character, intent(in) :: uplo, trans
      integer, intent(in) :: n, k
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*), ic, jc, descc(*)
      double precision, intent(in) :: alpha
      double precision, intent(in) :: beta
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pdsyr2k_timeof(uplo, trans, n, k, alpha, ia, ja, desca, ib, jb, descb, beta, ic, jc, &
        descc, machine, nprow, npcol, panel, node_of, predicted_s, info)
      import :: hscal_handle
      character, intent(in) :: uplo, trans
      integer, intent(in) :: n, k
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*), ic, jc, descc(*)
      double precision, intent(in) :: alpha
      double precision, intent(in) :: beta
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pcsyr2k
    subroutine hscal_pcsyr2k_ctxt(uplo, trans, n, k, alpha, ia, ja, desca, ib, jb, descb, beta, ic, jc, descc, &
        ictxt, info)
      character, intent(in) :: uplo, trans
      integer, intent(in) :: n, k
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*), ic, jc, descc(*)
      complex, intent(in) :: alpha
      complex, intent(in) :: beta
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pcsyr2k_plan(uplo, trans, n, k, alpha, ia, ja, desca, ib, jb, descb, beta, ic, jc, descc, &
        machine, plan, info)
      import :: hscal_handle
      character, intent(in) :: uplo, trans
      integer, intent(in) :: n, k
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*), ic, jc, descc(*)
      complex, intent(in) :: alpha
      complex, intent(in) :: beta
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pcsyr2k_info(uplo, trans, n, k, alpha, ia, ja, desca, ib, jb, descb, beta, ic, jc, descc, &
        nprow, npcol, panel, flops, bytes, messages, info)
      character, intent(in) :: uplo, trans
      integer, intent(in) :: n, k
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*), ic, jc, descc(*)
      complex, intent(in) :: alpha
      complex, intent(in) :: beta
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pcsyr2k_timeof(uplo, trans, n, k, alpha, ia, ja, desca, ib, jb, descb, beta, ic, jc, &
        descc, machine, nprow, npcol, panel, node_of, predicted_s, info)
      import :: hscal_handle
      character, intent(in) :: uplo, trans
      integer, intent(in) :: n, k
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*), ic, jc, descc(*)
      complex, intent(in) :: alpha
      complex, intent(in) :: beta
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pzsyr2k
    subroutine hscal_pzsyr2k_ctxt(uplo, trans, n, k, alpha, ia, ja, desca, ib, jb, descb, beta, ic, jc, descc, &
        ictxt, info)
      character, intent(in) :: uplo, trans
      integer, intent(in) :: n, k
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*), ic, jc, descc(*)
      complex(kind(0d0)), intent(in) :: alpha
      complex(kind(0d0)), intent(in) :: beta
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pzsyr2k_plan(uplo, trans, n, k, alpha, ia, ja, desca, ib, jb, descb, beta, ic, jc, descc, &
        machine, plan, info)
      import :: hscal_handle
      character, intent(in) :: uplo, trans
      integer, intent(in) :: n, k
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*), ic, jc, descc(*)
      complex(kind(0d0)), intent(in) :: alpha
      complex(kind(0d0)), intent(in) :: beta
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pzsyr2k_info(uplo, trans, n, k, alpha, ia, ja, desca, ib, jb, descb, beta, ic, jc, descc, &
        nprow, npcol, panel, flops, bytes, messages, info)
      character, intent(in) :: uplo, trans
      integer, intent(in) :: n, k
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*), ic, jc, descc(*)
      complex(kind(0d0)), intent(in) :: alpha
      complex(kind(0d0)), intent(in) :: beta
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pzsyr2k_timeof(uplo, trans, n, k, alpha, ia, ja, desca, ib, jb, descb, beta, ic, jc, &
        descc, machine, nprow, npcol, panel, node_of, predicted_s, info)
      import :: hscal_handle
      character, intent(in) :: uplo, trans
      integer, intent(in) :: n, k
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*), ic, jc, descc(*)
      complex(kind(0d0)), intent(in) :: alpha
      complex(kind(0d0)), intent(in) :: beta
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pcher2k
    subroutine hscal_pcher2k_ctxt(uplo, trans, n, k, alpha, ia, ja, desca, ib, jb, descb, beta, ic, jc, descc, &
        ictxt, info)
      character, intent(in) :: uplo, trans
      integer, intent(in) :: n, k
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*), ic, jc, descc(*)
      complex, intent(in) :: alpha
      real, intent(in) :: beta
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pcher2k_plan(uplo, trans, n, k, alpha, ia, ja, desca, ib, jb, descb, beta, ic, jc, descc, &
        machine, plan, info)
      import :: hscal_handle
      character, intent(in) :: uplo, trans
      integer, intent(in) :: n, k
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*), ic, jc, descc(*)
      complex, intent(in) :: alpha
      real, intent(in) :: beta
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pcher2k_info(uplo, trans, n, k, alpha, ia, ja, desca, ib, jb, descb, beta, ic, jc, descc, &
        nprow, npcol, panel, flops, bytes, messages, info)
      character, intent(in) :: uplo, trans
      integer, intent(in) :: n, k
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*), ic, jc, descc(*)
      complex, intent(in) :: alpha
      real, intent(in) :: beta
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pcher2k_timeof(uplo, trans, n, k, alpha, ia, ja, desca, ib, jb, descb, beta, ic, jc, &
        descc, machine, nprow, npcol, panel, node_of, predicted_s, info)
      import :: hscal_handle
      character, intent(in) :: uplo, trans
      integer, intent(in) :: n, k
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*), ic, jc, descc(*)
      complex, intent(in) :: alpha
      real, intent(in) :: beta
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pzher2k
    subroutine hscal_pzher2k_ctxt(uplo, trans, n, k, alpha, ia, ja, desca, ib, jb, descb, beta, ic, jc, descc, &
        ictxt, info)
      character, intent(in) :: uplo, trans
      integer, intent(in) :: n, k
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*), ic, jc, descc(*)
      complex(kind(0d0)), intent(in) :: alpha
      double precision, intent(in) :: beta
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pzher2k_plan(uplo, trans, n, k, alpha, ia, ja, desca, ib, jb, descb, beta, ic, jc, descc, &
        machine, plan, info)
      import :: hscal_handle
      character, intent(in) :: uplo, trans
      integer, intent(in) :: n, k
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*), ic, jc, descc(*)
      complex(kind(0d0)), intent(in) :: alpha
      double precision, intent(in) :: beta
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pzher2k_info(uplo, trans, n, k, alpha, ia, ja, desca, ib, jb, descb, beta, ic, jc, descc, &
        nprow, npcol, panel, flops, bytes, messages, info)
      character, intent(in) :: uplo, trans
      integer, intent(in) :: n, k
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*), ic, jc, descc(*)
      complex(kind(0d0)), intent(in) :: alpha
      double precision, intent(in) :: beta
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pzher2k_timeof(uplo, trans, n, k, alpha, ia, ja, desca, ib, jb, descb, beta, ic, jc, &
        descc, machine, nprow, npcol, panel, node_of, predicted_s, info)
      import :: hscal_handle
      character, intent(in) :: uplo, trans
      integer, intent(in) :: n, k
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*), ic, jc, descc(*)
      complex(kind(0d0)), intent(in) :: alpha
      double precision, intent(in) :: beta
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pstrmm
    subroutine hscal_pstrmm_ctxt(side, uplo, transa, diag, m, n, alpha, ia, ja, desca, ib, jb, descb, ictxt, &
        info)
      character, intent(in) :: side, uplo, transa, diag
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      real, intent(in) :: alpha
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pstrmm_plan(side, uplo, transa, diag, m, n, alpha, ia, ja, desca, ib, jb, descb, machine, &
        plan, info)
      import :: hscal_handle
      character, intent(in) :: side, uplo, transa, diag
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      real, intent(in) :: alpha
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pstrmm_info(side, uplo, transa, diag, m, n, alpha, ia, ja, desca, ib, jb, descb, nprow, &
        npcol, panel, flops, bytes, messages, info)
      character, intent(in) :: side, uplo, transa, diag
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      real, intent(in) :: alpha
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pstrmm_timeof(side, uplo, transa, diag, m, n, alpha, ia, ja, desca, ib, jb, descb, &
        machine, nprow, npcol, panel, node_of, predicted_s, info)
      import :: hscal_handle
      character, intent(in) :: side, uplo, transa, diag
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      real, intent(in) :: alpha
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pdtrmm
    subroutine hscal_pdtrmm_ctxt(side, uplo, transa, diag, m, n, alpha, ia, ja, desca, ib, jb, descb, ictxt, &
        info)
      character, intent(in) :: side, uplo, transa, diag
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      double precision, intent(in) :: alpha
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pdtrmm_plan(side, uplo, transa, diag, m, n, alpha, ia, ja, desca, ib, jb, descb, machine, &
        plan, info)
      import :: hscal_handle
      character, intent(in) :: side, uplo, transa, diag
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      double precision, intent(in) :: alpha
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pdtrmm_info(side, uplo, transa, diag, m, n, alpha, ia, ja, desca, ib, jb, descb, nprow, &
        npcol, panel, flops, bytes, messages, info)
      character, intent(in) :: side, uplo, transa, diag
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      double precision, intent(in) :: alpha
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pdtrmm_timeof(side, uplo, transa, diag, m, n, alpha, ia, ja, desca, ib, jb, descb, &
        machine, nprow, npcol, panel, node_of, predicted_s, info)
      import :: hscal_handle
      character, intent(in) :: side, uplo, transa, diag
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      double precision, intent(in) :: alpha
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pctrmm
    subroutine hscal_pctrmm_ctxt(side, uplo, transa, diag, m, n, alpha, ia, ja, desca, ib, jb, descb, ictxt, &
        info)
      character, intent(in) :: side, uplo, transa, diag
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      complex, intent(in) :: alpha
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pctrmm_plan(side, uplo, transa, diag, m, n, alpha, ia, ja, desca, ib, jb, descb, machine, &
        plan, info)
      import :: hscal_handle
      character, intent(in) :: side, uplo, transa, diag
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      complex, intent(in) :: alpha
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pctrmm_info(side, uplo, transa, diag, m, n, alpha, ia, ja, desca, ib, jb, descb, nprow, &
        npcol, panel, flops, bytes, messages, info)
      character, intent(in) :: side, uplo, transa, diag
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      complex, intent(in) :: alpha
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pctrmm_timeof(side, uplo, transa, diag, m, n, alpha, ia, ja, desca, ib, jb, descb, &
        machine, nprow, npcol, panel, node_of, predicted_s, info)
      import :: hscal_handle
      character, intent(in) :: side, uplo, transa, diag
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      complex, intent(in) :: alpha
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pztrmm
    subroutine hscal_pztrmm_ctxt(side, uplo, transa, diag, m, n, alpha, ia, ja, desca, ib, jb, descb, ictxt, &
        info)
      character, intent(in) :: side, uplo, transa, diag
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      complex(kind(0d0)), intent(in) :: alpha
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pztrmm_plan(side, uplo, transa, diag, m, n, alpha, ia, ja, desca, ib, jb, descb, machine, &
        plan, info)
      import :: hscal_handle
      character, intent(in) :: side, uplo, transa, diag
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      complex(kind(0d0)), intent(in) :: alpha
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pztrmm_info(side, uplo, transa, diag, m, n, alpha, ia, ja, desca, ib, jb, descb, nprow, &
        npcol, panel, flops, bytes, messages, info)
      character, intent(in) :: side, uplo, transa, diag
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      complex(kind(0d0)), intent(in) :: alpha
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pztrmm_timeof(side, uplo, transa, diag, m, n, alpha, ia, ja, desca, ib, jb, descb, &
        machine, nprow, npcol, panel, node_of, predicted_s, info)
      import :: hscal_handle
      character, intent(in) :: side, uplo, transa, diag
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      complex(kind(0d0)), intent(in) :: alpha
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pstrsm
    subroutine hscal_pstrsm_ctxt(side, uplo, transa, diag, m, n, alpha, ia, ja, desca, ib, jb, descb, ictxt, &
        info)
      character, intent(in) :: side, uplo, transa, diag
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      real, intent(in) :: alpha
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pstrsm_plan(side, uplo, transa, diag, m, n, alpha, ia, ja, desca, ib, jb, descb, machine, &
        plan, info)
      import :: hscal_handle
      character, intent(in) :: side, uplo, transa, diag
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      real, intent(in) :: alpha
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pstrsm_info(side, uplo, transa, diag, m, n, alpha, ia, ja, desca, ib, jb, descb, nprow, &
        npcol, panel, flops, bytes, messages, info)
      character, intent(in) :: side, uplo, transa, diag
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      real, intent(in) :: alpha
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pstrsm_timeof(side, uplo, transa, diag, m, n, alpha, ia, ja, desca, ib, jb, descb, &
        machine, nprow, npcol, panel, node_of, predicted_s, info)
      import :: hscal_handle
      character, intent(in) :: side, uplo, transa, diag
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      real, intent(in) :: alpha
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pdtrsm
    subroutine hscal_pdtrsm_ctxt(side, uplo, transa, diag, m, n, alpha, ia, ja, desca, ib, jb, descb, ictxt, &
        info)
      character, intent(in) :: side, uplo, transa, diag
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      double precision, intent(in) :: alpha
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pdtrsm_plan(side, uplo, transa, diag, m, n, alpha, ia, ja, desca, ib, jb, descb, machine, &
        plan, info)
      import :: hscal_handle
      character, intent(in) :: side, uplo, transa, diag
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      double precision, intent(in) :: alpha
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pdtrsm_info(side, uplo, transa, diag, m, n, alpha, ia, ja, desca, ib, jb, descb, nprow, &
        npcol, panel, flops, bytes, messages, info)
      character, intent(in) :: side, uplo, transa, diag
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      double precision, intent(in) :: alpha
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pdtrsm_timeof(side, uplo, transa, diag, m, n, alpha, ia, ja, desca, ib, jb, descb, &
        machine, nprow, npcol, panel, node_of, predicted_s, info)
      import :: hscal_handle
      character, intent(in) :: side, uplo, transa, diag
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      double precision, intent(in) :: alpha
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pctrsm
    subroutine hscal_pctrsm_ctxt(side, uplo, transa, diag, m, n, alpha, ia, ja, desca, ib, jb, descb, ictxt, &
        info)
      character, intent(in) :: side, uplo, transa, diag
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      complex, intent(in) :: alpha
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pctrsm_plan(side, uplo, transa, diag, m, n, alpha, ia, ja, desca, ib, jb, descb, machine, &
        plan, info)
      import :: hscal_handle
      character, intent(in) :: side, uplo, transa, diag
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      complex, intent(in) :: alpha
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pctrsm_info(side, uplo, transa, diag, m, n, alpha, ia, ja, desca, ib, jb, descb, nprow, &
        npcol, panel, flops, bytes, messages, info)
      character, intent(in) :: side, uplo, transa, diag
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      complex, intent(in) :: alpha
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pctrsm_timeof(side, uplo, transa, diag, m, n, alpha, ia, ja, desca, ib, jb, descb, &
        machine, nprow, npcol, panel, node_of, predicted_s, info)
      import :: hscal_handle
      character, intent(in) :: side, uplo, transa, diag
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      complex, intent(in) :: alpha
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pztrsm
    subroutine hscal_pztrsm_ctxt(side, uplo, transa, diag, m, n, alpha, ia, ja, desca, ib, jb, descb, ictxt, &
        info)
      character, intent(in) :: side, uplo, transa, diag
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      complex(kind(0d0)), intent(in) :: alpha
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pztrsm_plan(side, uplo, transa, diag, m, n, alpha, ia, ja, desca, ib, jb, descb, machine, &
        plan, info)
      import :: hscal_handle
      character, intent(in) :: side, uplo, transa, diag
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      complex(kind(0d0)), intent(in) :: alpha
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pztrsm_info(side, uplo, transa, diag, m, n, alpha, ia, ja, desca, ib, jb, descb, nprow, &
        npcol, panel, flops, bytes, messages, info)
      character, intent(in) :: side, uplo, transa, diag
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      complex(kind(0d0)), intent(in) :: alpha
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pztrsm_timeof(side, uplo, transa, diag, m, n, alpha, ia, ja, desca, ib, jb, descb, &
        machine, nprow, npcol, panel, node_of, predicted_s, info)
      import :: hscal_handle
      character, intent(in) :: side, uplo, transa, diag
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      complex(kind(0d0)), intent(in) :: alpha
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pstran
    subroutine hscal_pstran_ctxt(m, n, alpha, ia, ja, desca, beta, ic, jc, descc, ictxt, info)
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ic, jc, descc(*)
      real, intent(in) :: alpha
      real, intent(in) :: beta
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pstran_plan(m, n, alpha, ia, ja, desca, beta, ic, jc, descc, machine, plan, info)
      import :: hscal_handle
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ic, jc, descc(*)
      real, intent(in) :: alpha
      real, intent(in) :: beta
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pstran_info(m, n, alpha, ia, ja, desca, beta, ic, jc, descc, nprow, npcol, panel, flops, &
        bytes, messages, info)
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ic, jc, descc(*)
      real, intent(in) :: alpha
      real, intent(in) :: beta
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pstran_timeof(m, n, alpha, ia, ja, desca, beta, ic, jc, descc, machine, nprow, npcol, &
        panel, node_of, predicted_s, info)
      import :: hscal_handle
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ic, jc, descc(*)
      real, intent(in) :: alpha
      real, intent(in) :: beta
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pdtran
    subroutine hscal_pdtran_ctxt(m, n, alpha, ia, ja, desca, beta, ic, jc, descc, ictxt, info)
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ic, jc, descc(*)
      double precision, intent(in) :: alpha
      double precision, intent(in) :: beta
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pdtran_plan(m, n, alpha, ia, ja, desca, beta, ic, jc, descc, machine, plan, info)
      import :: hscal_handle
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ic, jc, descc(*)
      double precision, intent(in) :: alpha
      double precision, intent(in) :: beta
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pdtran_info(m, n, alpha, ia, ja, desca, beta, ic, jc, descc, nprow, npcol, panel, flops, &
        bytes, messages, info)
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ic, jc, descc(*)
      double precision, intent(in) :: alpha
      double precision, intent(in) :: beta
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pdtran_timeof(m, n, alpha, ia, ja, desca, beta, ic, jc, descc, machine, nprow, npcol, &
        panel, node_of, predicted_s, info)
      import :: hscal_handle
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ic, jc, descc(*)
      double precision, intent(in) :: alpha
      double precision, intent(in) :: beta
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pctranu
    subroutine hscal_pctranu_ctxt(m, n, alpha, ia, ja, desca, beta, ic, jc, descc, ictxt, info)
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ic, jc, descc(*)
      complex, intent(in) :: alpha
      complex, intent(in) :: beta
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pctranu_plan(m, n, alpha, ia, ja, desca, beta, ic, jc, descc, machine, plan, info)
      import :: hscal_handle
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ic, jc, descc(*)
      complex, intent(in) :: alpha
      complex, intent(in) :: beta
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pctranu_info(m, n, alpha, ia, ja, desca, beta, ic, jc, descc, nprow, npcol, panel, flops, &
        bytes, messages, info)
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ic, jc, descc(*)
      complex, intent(in) :: alpha
      complex, intent(in) :: beta
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pctranu_timeof(m, n, alpha, ia, ja, desca, beta, ic, jc, descc, machine, nprow, npcol, &
        panel, node_of, predicted_s, info)
      import :: hscal_handle
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ic, jc, descc(*)
      complex, intent(in) :: alpha
      complex, intent(in) :: beta
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pztranu
    subroutine hscal_pztranu_ctxt(m, n, alpha, ia, ja, desca, beta, ic, jc, descc, ictxt, info)
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ic, jc, descc(*)
      complex(kind(0d0)), intent(in) :: alpha
      complex(kind(0d0)), intent(in) :: beta
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pztranu_plan(m, n, alpha, ia, ja, desca, beta, ic, jc, descc, machine, plan, info)
      import :: hscal_handle
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ic, jc, descc(*)
      complex(kind(0d0)), intent(in) :: alpha
      complex(kind(0d0)), intent(in) :: beta
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pztranu_info(m, n, alpha, ia, ja, desca, beta, ic, jc, descc, nprow, npcol, panel, flops, &
        bytes, messages, info)
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ic, jc, descc(*)
      complex(kind(0d0)), intent(in) :: alpha
      complex(kind(0d0)), intent(in) :: beta
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pztranu_timeof(m, n, alpha, ia, ja, desca, beta, ic, jc, descc, machine, nprow, npcol, &
        panel, node_of, predicted_s, info)
      import :: hscal_handle
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ic, jc, descc(*)
      complex(kind(0d0)), intent(in) :: alpha
      complex(kind(0d0)), intent(in) :: beta
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pctranc
    subroutine hscal_pctranc_ctxt(m, n, alpha, ia, ja, desca, beta, ic, jc, descc, ictxt, info)
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ic, jc, descc(*)
      complex, intent(in) :: alpha
      complex, intent(in) :: beta
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pctranc_plan(m, n, alpha, ia, ja, desca, beta, ic, jc, descc, machine, plan, info)
      import :: hscal_handle
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ic, jc, descc(*)
      complex, intent(in) :: alpha
      complex, intent(in) :: beta
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pctranc_info(m, n, alpha, ia, ja, desca, beta, ic, jc, descc, nprow, npcol, panel, flops, &
        bytes, messages, info)
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ic, jc, descc(*)
      complex, intent(in) :: alpha
      complex, intent(in) :: beta
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pctranc_timeof(m, n, alpha, ia, ja, desca, beta, ic, jc, descc, machine, nprow, npcol, &
        panel, node_of, predicted_s, info)
      import :: hscal_handle
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ic, jc, descc(*)
      complex, intent(in) :: alpha
      complex, intent(in) :: beta
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pztranc
    subroutine hscal_pztranc_ctxt(m, n, alpha, ia, ja, desca, beta, ic, jc, descc, ictxt, info)
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ic, jc, descc(*)
      complex(kind(0d0)), intent(in) :: alpha
      complex(kind(0d0)), intent(in) :: beta
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pztranc_plan(m, n, alpha, ia, ja, desca, beta, ic, jc, descc, machine, plan, info)
      import :: hscal_handle
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ic, jc, descc(*)
      complex(kind(0d0)), intent(in) :: alpha
      complex(kind(0d0)), intent(in) :: beta
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pztranc_info(m, n, alpha, ia, ja, desca, beta, ic, jc, descc, nprow, npcol, panel, flops, &
        bytes, messages, info)
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ic, jc, descc(*)
      complex(kind(0d0)), intent(in) :: alpha
      complex(kind(0d0)), intent(in) :: beta
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pztranc_timeof(m, n, alpha, ia, ja, desca, beta, ic, jc, descc, machine, nprow, npcol, &
        panel, node_of, predicted_s, info)
      import :: hscal_handle
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ic, jc, descc(*)
      complex(kind(0d0)), intent(in) :: alpha
      complex(kind(0d0)), intent(in) :: beta
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! psgeadd
    subroutine hscal_psgeadd_ctxt(trans, m, n, alpha, ia, ja, desca, beta, ic, jc, descc, ictxt, info)
      character, intent(in) :: trans
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ic, jc, descc(*)
      real, intent(in) :: alpha
      real, intent(in) :: beta
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_psgeadd_plan(trans, m, n, alpha, ia, ja, desca, beta, ic, jc, descc, machine, plan, info)
      import :: hscal_handle
      character, intent(in) :: trans
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ic, jc, descc(*)
      real, intent(in) :: alpha
      real, intent(in) :: beta
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_psgeadd_info(trans, m, n, alpha, ia, ja, desca, beta, ic, jc, descc, nprow, npcol, panel, &
        flops, bytes, messages, info)
      character, intent(in) :: trans
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ic, jc, descc(*)
      real, intent(in) :: alpha
      real, intent(in) :: beta
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_psgeadd_timeof(trans, m, n, alpha, ia, ja, desca, beta, ic, jc, descc, machine, nprow, &
        npcol, panel, node_of, predicted_s, info)
      import :: hscal_handle
      character, intent(in) :: trans
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ic, jc, descc(*)
      real, intent(in) :: alpha
      real, intent(in) :: beta
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pdgeadd
    subroutine hscal_pdgeadd_ctxt(trans, m, n, alpha, ia, ja, desca, beta, ic, jc, descc, ictxt, info)
      character, intent(in) :: trans
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ic, jc, descc(*)
      double precision, intent(in) :: alpha
      double precision, intent(in) :: beta
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pdgeadd_plan(trans, m, n, alpha, ia, ja, desca, beta, ic, jc, descc, machine, plan, info)
      import :: hscal_handle
      character, intent(in) :: trans
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ic, jc, descc(*)
      double precision, intent(in) :: alpha
      double precision, intent(in) :: beta
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pdgeadd_info(trans, m, n, alpha, ia, ja, desca, beta, ic, jc, descc, nprow, npcol, panel, &
        flops, bytes, messages, info)
      character, intent(in) :: trans
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ic, jc, descc(*)
      double precision, intent(in) :: alpha
      double precision, intent(in) :: beta
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pdgeadd_timeof(trans, m, n, alpha, ia, ja, desca, beta, ic, jc, descc, machine, nprow, &
        npcol, panel, node_of, predicted_s, info)
      import :: hscal_handle
      character, intent(in) :: trans
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ic, jc, descc(*)
      double precision, intent(in) :: alpha
      double precision, intent(in) :: beta
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pcgeadd
    subroutine hscal_pcgeadd_ctxt(trans, m, n, alpha, ia, ja, desca, beta, ic, jc, descc, ictxt, info)
      character, intent(in) :: trans
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ic, jc, descc(*)
      complex, intent(in) :: alpha
      complex, intent(in) :: beta
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pcgeadd_plan(trans, m, n, alpha, ia, ja, desca, beta, ic, jc, descc, machine, plan, info)
      import :: hscal_handle
      character, intent(in) :: trans
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ic, jc, descc(*)
      complex, intent(in) :: alpha
      complex, intent(in) :: beta
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pcgeadd_info(trans, m, n, alpha, ia, ja, desca, beta, ic, jc, descc, nprow, npcol, panel, &
        flops, bytes, messages, info)
      character, intent(in) :: trans
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ic, jc, descc(*)
      complex, intent(in) :: alpha
      complex, intent(in) :: beta
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pcgeadd_timeof(trans, m, n, alpha, ia, ja, desca, beta, ic, jc, descc, machine, nprow, &
        npcol, panel, node_of, predicted_s, info)
      import :: hscal_handle
      character, intent(in) :: trans
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ic, jc, descc(*)
      complex, intent(in) :: alpha
      complex, intent(in) :: beta
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pzgeadd
    subroutine hscal_pzgeadd_ctxt(trans, m, n, alpha, ia, ja, desca, beta, ic, jc, descc, ictxt, info)
      character, intent(in) :: trans
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ic, jc, descc(*)
      complex(kind(0d0)), intent(in) :: alpha
      complex(kind(0d0)), intent(in) :: beta
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pzgeadd_plan(trans, m, n, alpha, ia, ja, desca, beta, ic, jc, descc, machine, plan, info)
      import :: hscal_handle
      character, intent(in) :: trans
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ic, jc, descc(*)
      complex(kind(0d0)), intent(in) :: alpha
      complex(kind(0d0)), intent(in) :: beta
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pzgeadd_info(trans, m, n, alpha, ia, ja, desca, beta, ic, jc, descc, nprow, npcol, panel, &
        flops, bytes, messages, info)
      character, intent(in) :: trans
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ic, jc, descc(*)
      complex(kind(0d0)), intent(in) :: alpha
      complex(kind(0d0)), intent(in) :: beta
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pzgeadd_timeof(trans, m, n, alpha, ia, ja, desca, beta, ic, jc, descc, machine, nprow, &
        npcol, panel, node_of, predicted_s, info)
      import :: hscal_handle
      character, intent(in) :: trans
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ic, jc, descc(*)
      complex(kind(0d0)), intent(in) :: alpha
      complex(kind(0d0)), intent(in) :: beta
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pstradd
    subroutine hscal_pstradd_ctxt(uplo, trans, m, n, alpha, ia, ja, desca, beta, ic, jc, descc, ictxt, info)
      character, intent(in) :: uplo, trans
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ic, jc, descc(*)
      real, intent(in) :: alpha
      real, intent(in) :: beta
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pstradd_plan(uplo, trans, m, n, alpha, ia, ja, desca, beta, ic, jc, descc, machine, plan, &
        info)
      import :: hscal_handle
      character, intent(in) :: uplo, trans
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ic, jc, descc(*)
      real, intent(in) :: alpha
      real, intent(in) :: beta
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pstradd_info(uplo, trans, m, n, alpha, ia, ja, desca, beta, ic, jc, descc, nprow, npcol, &
        panel, flops, bytes, messages, info)
      character, intent(in) :: uplo, trans
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ic, jc, descc(*)
      real, intent(in) :: alpha
      real, intent(in) :: beta
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pstradd_timeof(uplo, trans, m, n, alpha, ia, ja, desca, beta, ic, jc, descc, machine, &
        nprow, npcol, panel, node_of, predicted_s, info)
      import :: hscal_handle
      character, intent(in) :: uplo, trans
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ic, jc, descc(*)
      real, intent(in) :: alpha
      real, intent(in) :: beta
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pdtradd
    subroutine hscal_pdtradd_ctxt(uplo, trans, m, n, alpha, ia, ja, desca, beta, ic, jc, descc, ictxt, info)
      character, intent(in) :: uplo, trans
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ic, jc, descc(*)
      double precision, intent(in) :: alpha
      double precision, intent(in) :: beta
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pdtradd_plan(uplo, trans, m, n, alpha, ia, ja, desca, beta, ic, jc, descc, machine, plan, &
        info)
      import :: hscal_handle
      character, intent(in) :: uplo, trans
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ic, jc, descc(*)
      double precision, intent(in) :: alpha
      double precision, intent(in) :: beta
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pdtradd_info(uplo, trans, m, n, alpha, ia, ja, desca, beta, ic, jc, descc, nprow, npcol, &
        panel, flops, bytes, messages, info)
      character, intent(in) :: uplo, trans
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ic, jc, descc(*)
      double precision, intent(in) :: alpha
      double precision, intent(in) :: beta
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pdtradd_timeof(uplo, trans, m, n, alpha, ia, ja, desca, beta, ic, jc, descc, machine, &
        nprow, npcol, panel, node_of, predicted_s, info)
      import :: hscal_handle
      character, intent(in) :: uplo, trans
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ic, jc, descc(*)
      double precision, intent(in) :: alpha
      double precision, intent(in) :: beta
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pctradd
    subroutine hscal_pctradd_ctxt(uplo, trans, m, n, alpha, ia, ja, desca, beta, ic, jc, descc, ictxt, info)
      character, intent(in) :: uplo, trans
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ic, jc, descc(*)
      complex, intent(in) :: alpha
      complex, intent(in) :: beta
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pctradd_plan(uplo, trans, m, n, alpha, ia, ja, desca, beta, ic, jc, descc, machine, plan, &
        info)
      import :: hscal_handle
      character, intent(in) :: uplo, trans
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ic, jc, descc(*)
      complex, intent(in) :: alpha
      complex, intent(in) :: beta
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pctradd_info(uplo, trans, m, n, alpha, ia, ja, desca, beta, ic, jc, descc, nprow, npcol, &
        panel, flops, bytes, messages, info)
      character, intent(in) :: uplo, trans
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ic, jc, descc(*)
      complex, intent(in) :: alpha
      complex, intent(in) :: beta
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pctradd_timeof(uplo, trans, m, n, alpha, ia, ja, desca, beta, ic, jc, descc, machine, &
        nprow, npcol, panel, node_of, predicted_s, info)
      import :: hscal_handle
      character, intent(in) :: uplo, trans
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ic, jc, descc(*)
      complex, intent(in) :: alpha
      complex, intent(in) :: beta
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pztradd
    subroutine hscal_pztradd_ctxt(uplo, trans, m, n, alpha, ia, ja, desca, beta, ic, jc, descc, ictxt, info)
      character, intent(in) :: uplo, trans
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ic, jc, descc(*)
      complex(kind(0d0)), intent(in) :: alpha
      complex(kind(0d0)), intent(in) :: beta
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pztradd_plan(uplo, trans, m, n, alpha, ia, ja, desca, beta, ic, jc, descc, machine, plan, &
        info)
      import :: hscal_handle
      character, intent(in) :: uplo, trans
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ic, jc, descc(*)
      complex(kind(0d0)), intent(in) :: alpha
      complex(kind(0d0)), intent(in) :: beta
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pztradd_info(uplo, trans, m, n, alpha, ia, ja, desca, beta, ic, jc, descc, nprow, npcol, &
        panel, flops, bytes, messages, info)
      character, intent(in) :: uplo, trans
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ic, jc, descc(*)
      complex(kind(0d0)), intent(in) :: alpha
      complex(kind(0d0)), intent(in) :: beta
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pztradd_timeof(uplo, trans, m, n, alpha, ia, ja, desca, beta, ic, jc, descc, machine, &
        nprow, npcol, panel, node_of, predicted_s, info)
      import :: hscal_handle
      character, intent(in) :: uplo, trans
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ic, jc, descc(*)
      complex(kind(0d0)), intent(in) :: alpha
      complex(kind(0d0)), intent(in) :: beta
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pspotrf
    subroutine hscal_pspotrf_ctxt(uplo, n, ia, ja, desca, ictxt, info)
      character, intent(in) :: uplo
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*)
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pspotrf_plan(uplo, n, ia, ja, desca, machine, plan, info)
      import :: hscal_handle
      character, intent(in) :: uplo
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*)
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pspotrf_info(uplo, n, ia, ja, desca, nprow, npcol, panel, flops, bytes, messages, info)
      character, intent(in) :: uplo
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*)
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pspotrf_timeof(uplo, n, ia, ja, desca, machine, nprow, npcol, panel, node_of, predicted_s, &
        info)
      import :: hscal_handle
      character, intent(in) :: uplo
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*)
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pdpotrf
    subroutine hscal_pdpotrf_ctxt(uplo, n, ia, ja, desca, ictxt, info)
      character, intent(in) :: uplo
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*)
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pdpotrf_plan(uplo, n, ia, ja, desca, machine, plan, info)
      import :: hscal_handle
      character, intent(in) :: uplo
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*)
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pdpotrf_info(uplo, n, ia, ja, desca, nprow, npcol, panel, flops, bytes, messages, info)
      character, intent(in) :: uplo
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*)
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pdpotrf_timeof(uplo, n, ia, ja, desca, machine, nprow, npcol, panel, node_of, predicted_s, &
        info)
      import :: hscal_handle
      character, intent(in) :: uplo
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*)
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pcpotrf
    subroutine hscal_pcpotrf_ctxt(uplo, n, ia, ja, desca, ictxt, info)
      character, intent(in) :: uplo
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*)
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pcpotrf_plan(uplo, n, ia, ja, desca, machine, plan, info)
      import :: hscal_handle
      character, intent(in) :: uplo
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*)
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pcpotrf_info(uplo, n, ia, ja, desca, nprow, npcol, panel, flops, bytes, messages, info)
      character, intent(in) :: uplo
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*)
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pcpotrf_timeof(uplo, n, ia, ja, desca, machine, nprow, npcol, panel, node_of, predicted_s, &
        info)
      import :: hscal_handle
      character, intent(in) :: uplo
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*)
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pzpotrf
    subroutine hscal_pzpotrf_ctxt(uplo, n, ia, ja, desca, ictxt, info)
      character, intent(in) :: uplo
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*)
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pzpotrf_plan(uplo, n, ia, ja, desca, machine, plan, info)
      import :: hscal_handle
      character, intent(in) :: uplo
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*)
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pzpotrf_info(uplo, n, ia, ja, desca, nprow, npcol, panel, flops, bytes, messages, info)
      character, intent(in) :: uplo
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*)
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pzpotrf_timeof(uplo, n, ia, ja, desca, machine, nprow, npcol, panel, node_of, predicted_s, &
        info)
      import :: hscal_handle
      character, intent(in) :: uplo
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*)
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pspotrs
    subroutine hscal_pspotrs_ctxt(uplo, n, nrhs, ia, ja, desca, ib, jb, descb, ictxt, info)
      character, intent(in) :: uplo
      integer, intent(in) :: n, nrhs
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pspotrs_plan(uplo, n, nrhs, ia, ja, desca, ib, jb, descb, machine, plan, info)
      import :: hscal_handle
      character, intent(in) :: uplo
      integer, intent(in) :: n, nrhs
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pspotrs_info(uplo, n, nrhs, ia, ja, desca, ib, jb, descb, nprow, npcol, panel, flops, &
        bytes, messages, info)
      character, intent(in) :: uplo
      integer, intent(in) :: n, nrhs
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pspotrs_timeof(uplo, n, nrhs, ia, ja, desca, ib, jb, descb, machine, nprow, npcol, panel, &
        node_of, predicted_s, info)
      import :: hscal_handle
      character, intent(in) :: uplo
      integer, intent(in) :: n, nrhs
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pdpotrs
    subroutine hscal_pdpotrs_ctxt(uplo, n, nrhs, ia, ja, desca, ib, jb, descb, ictxt, info)
      character, intent(in) :: uplo
      integer, intent(in) :: n, nrhs
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pdpotrs_plan(uplo, n, nrhs, ia, ja, desca, ib, jb, descb, machine, plan, info)
      import :: hscal_handle
      character, intent(in) :: uplo
      integer, intent(in) :: n, nrhs
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pdpotrs_info(uplo, n, nrhs, ia, ja, desca, ib, jb, descb, nprow, npcol, panel, flops, &
        bytes, messages, info)
      character, intent(in) :: uplo
      integer, intent(in) :: n, nrhs
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pdpotrs_timeof(uplo, n, nrhs, ia, ja, desca, ib, jb, descb, machine, nprow, npcol, panel, &
        node_of, predicted_s, info)
      import :: hscal_handle
      character, intent(in) :: uplo
      integer, intent(in) :: n, nrhs
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pcpotrs
    subroutine hscal_pcpotrs_ctxt(uplo, n, nrhs, ia, ja, desca, ib, jb, descb, ictxt, info)
      character, intent(in) :: uplo
      integer, intent(in) :: n, nrhs
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pcpotrs_plan(uplo, n, nrhs, ia, ja, desca, ib, jb, descb, machine, plan, info)
      import :: hscal_handle
      character, intent(in) :: uplo
      integer, intent(in) :: n, nrhs
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pcpotrs_info(uplo, n, nrhs, ia, ja, desca, ib, jb, descb, nprow, npcol, panel, flops, &
        bytes, messages, info)
      character, intent(in) :: uplo
      integer, intent(in) :: n, nrhs
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pcpotrs_timeof(uplo, n, nrhs, ia, ja, desca, ib, jb, descb, machine, nprow, npcol, panel, &
        node_of, predicted_s, info)
      import :: hscal_handle
      character, intent(in) :: uplo
      integer, intent(in) :: n, nrhs
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pzpotrs
    subroutine hscal_pzpotrs_ctxt(uplo, n, nrhs, ia, ja, desca, ib, jb, descb, ictxt, info)
      character, intent(in) :: uplo
      integer, intent(in) :: n, nrhs
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pzpotrs_plan(uplo, n, nrhs, ia, ja, desca, ib, jb, descb, machine, plan, info)
      import :: hscal_handle
      character, intent(in) :: uplo
      integer, intent(in) :: n, nrhs
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pzpotrs_info(uplo, n, nrhs, ia, ja, desca, ib, jb, descb, nprow, npcol, panel, flops, &
        bytes, messages, info)
      character, intent(in) :: uplo
      integer, intent(in) :: n, nrhs
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pzpotrs_timeof(uplo, n, nrhs, ia, ja, desca, ib, jb, descb, machine, nprow, npcol, panel, &
        node_of, predicted_s, info)
      import :: hscal_handle
      character, intent(in) :: uplo
      integer, intent(in) :: n, nrhs
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! psposv
    subroutine hscal_psposv_ctxt(uplo, n, nrhs, ia, ja, desca, ib, jb, descb, ictxt, info)
      character, intent(in) :: uplo
      integer, intent(in) :: n, nrhs
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_psposv_plan(uplo, n, nrhs, ia, ja, desca, ib, jb, descb, machine, plan, info)
      import :: hscal_handle
      character, intent(in) :: uplo
      integer, intent(in) :: n, nrhs
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_psposv_info(uplo, n, nrhs, ia, ja, desca, ib, jb, descb, nprow, npcol, panel, flops, &
        bytes, messages, info)
      character, intent(in) :: uplo
      integer, intent(in) :: n, nrhs
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_psposv_timeof(uplo, n, nrhs, ia, ja, desca, ib, jb, descb, machine, nprow, npcol, panel, &
        node_of, predicted_s, info)
      import :: hscal_handle
      character, intent(in) :: uplo
      integer, intent(in) :: n, nrhs
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pdposv
    subroutine hscal_pdposv_ctxt(uplo, n, nrhs, ia, ja, desca, ib, jb, descb, ictxt, info)
      character, intent(in) :: uplo
      integer, intent(in) :: n, nrhs
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pdposv_plan(uplo, n, nrhs, ia, ja, desca, ib, jb, descb, machine, plan, info)
      import :: hscal_handle
      character, intent(in) :: uplo
      integer, intent(in) :: n, nrhs
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pdposv_info(uplo, n, nrhs, ia, ja, desca, ib, jb, descb, nprow, npcol, panel, flops, &
        bytes, messages, info)
      character, intent(in) :: uplo
      integer, intent(in) :: n, nrhs
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pdposv_timeof(uplo, n, nrhs, ia, ja, desca, ib, jb, descb, machine, nprow, npcol, panel, &
        node_of, predicted_s, info)
      import :: hscal_handle
      character, intent(in) :: uplo
      integer, intent(in) :: n, nrhs
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pcposv
    subroutine hscal_pcposv_ctxt(uplo, n, nrhs, ia, ja, desca, ib, jb, descb, ictxt, info)
      character, intent(in) :: uplo
      integer, intent(in) :: n, nrhs
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pcposv_plan(uplo, n, nrhs, ia, ja, desca, ib, jb, descb, machine, plan, info)
      import :: hscal_handle
      character, intent(in) :: uplo
      integer, intent(in) :: n, nrhs
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pcposv_info(uplo, n, nrhs, ia, ja, desca, ib, jb, descb, nprow, npcol, panel, flops, &
        bytes, messages, info)
      character, intent(in) :: uplo
      integer, intent(in) :: n, nrhs
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pcposv_timeof(uplo, n, nrhs, ia, ja, desca, ib, jb, descb, machine, nprow, npcol, panel, &
        node_of, predicted_s, info)
      import :: hscal_handle
      character, intent(in) :: uplo
      integer, intent(in) :: n, nrhs
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pzposv
    subroutine hscal_pzposv_ctxt(uplo, n, nrhs, ia, ja, desca, ib, jb, descb, ictxt, info)
      character, intent(in) :: uplo
      integer, intent(in) :: n, nrhs
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pzposv_plan(uplo, n, nrhs, ia, ja, desca, ib, jb, descb, machine, plan, info)
      import :: hscal_handle
      character, intent(in) :: uplo
      integer, intent(in) :: n, nrhs
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pzposv_info(uplo, n, nrhs, ia, ja, desca, ib, jb, descb, nprow, npcol, panel, flops, &
        bytes, messages, info)
      character, intent(in) :: uplo
      integer, intent(in) :: n, nrhs
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pzposv_timeof(uplo, n, nrhs, ia, ja, desca, ib, jb, descb, machine, nprow, npcol, panel, &
        node_of, predicted_s, info)
      import :: hscal_handle
      character, intent(in) :: uplo
      integer, intent(in) :: n, nrhs
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pstrtrs
    subroutine hscal_pstrtrs_ctxt(uplo, trans, diag, n, nrhs, ia, ja, desca, ib, jb, descb, ictxt, info)
      character, intent(in) :: uplo, trans, diag
      integer, intent(in) :: n, nrhs
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pstrtrs_plan(uplo, trans, diag, n, nrhs, ia, ja, desca, ib, jb, descb, machine, plan, &
        info)
      import :: hscal_handle
      character, intent(in) :: uplo, trans, diag
      integer, intent(in) :: n, nrhs
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pstrtrs_info(uplo, trans, diag, n, nrhs, ia, ja, desca, ib, jb, descb, nprow, npcol, &
        panel, flops, bytes, messages, info)
      character, intent(in) :: uplo, trans, diag
      integer, intent(in) :: n, nrhs
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pstrtrs_timeof(uplo, trans, diag, n, nrhs, ia, ja, desca, ib, jb, descb, machine, nprow, &
        npcol, panel, node_of, predicted_s, info)
      import :: hscal_handle
      character, intent(in) :: uplo, trans, diag
      integer, intent(in) :: n, nrhs
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pdtrtrs
    subroutine hscal_pdtrtrs_ctxt(uplo, trans, diag, n, nrhs, ia, ja, desca, ib, jb, descb, ictxt, info)
      character, intent(in) :: uplo, trans, diag
      integer, intent(in) :: n, nrhs
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pdtrtrs_plan(uplo, trans, diag, n, nrhs, ia, ja, desca, ib, jb, descb, machine, plan, &
        info)
      import :: hscal_handle
      character, intent(in) :: uplo, trans, diag
      integer, intent(in) :: n, nrhs
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pdtrtrs_info(uplo, trans, diag, n, nrhs, ia, ja, desca, ib, jb, descb, nprow, npcol, &
        panel, flops, bytes, messages, info)
      character, intent(in) :: uplo, trans, diag
      integer, intent(in) :: n, nrhs
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pdtrtrs_timeof(uplo, trans, diag, n, nrhs, ia, ja, desca, ib, jb, descb, machine, nprow, &
        npcol, panel, node_of, predicted_s, info)
      import :: hscal_handle
      character, intent(in) :: uplo, trans, diag
      integer, intent(in) :: n, nrhs
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pctrtrs
    subroutine hscal_pctrtrs_ctxt(uplo, trans, diag, n, nrhs, ia, ja, desca, ib, jb, descb, ictxt, info)
      character, intent(in) :: uplo, trans, diag
      integer, intent(in) :: n, nrhs
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pctrtrs_plan(uplo, trans, diag, n, nrhs, ia, ja, desca, ib, jb, descb, machine, plan, &
        info)
      import :: hscal_handle
      character, intent(in) :: uplo, trans, diag
      integer, intent(in) :: n, nrhs
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pctrtrs_info(uplo, trans, diag, n, nrhs, ia, ja, desca, ib, jb, descb, nprow, npcol, &
        panel, flops, bytes, messages, info)
      character, intent(in) :: uplo, trans, diag
      integer, intent(in) :: n, nrhs
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pctrtrs_timeof(uplo, trans, diag, n, nrhs, ia, ja, desca, ib, jb, descb, machine, nprow, &
        npcol, panel, node_of, predicted_s, info)
      import :: hscal_handle
      character, intent(in) :: uplo, trans, diag
      integer, intent(in) :: n, nrhs
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pztrtrs
    subroutine hscal_pztrtrs_ctxt(uplo, trans, diag, n, nrhs, ia, ja, desca, ib, jb, descb, ictxt, info)
      character, intent(in) :: uplo, trans, diag
      integer, intent(in) :: n, nrhs
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pztrtrs_plan(uplo, trans, diag, n, nrhs, ia, ja, desca, ib, jb, descb, machine, plan, &
        info)
      import :: hscal_handle
      character, intent(in) :: uplo, trans, diag
      integer, intent(in) :: n, nrhs
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pztrtrs_info(uplo, trans, diag, n, nrhs, ia, ja, desca, ib, jb, descb, nprow, npcol, &
        panel, flops, bytes, messages, info)
      character, intent(in) :: uplo, trans, diag
      integer, intent(in) :: n, nrhs
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pztrtrs_timeof(uplo, trans, diag, n, nrhs, ia, ja, desca, ib, jb, descb, machine, nprow, &
        npcol, panel, node_of, predicted_s, info)
      import :: hscal_handle
      character, intent(in) :: uplo, trans, diag
      integer, intent(in) :: n, nrhs
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pstrtri
    subroutine hscal_pstrtri_ctxt(uplo, diag, n, ia, ja, desca, ictxt, info)
      character, intent(in) :: uplo, diag
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*)
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pstrtri_plan(uplo, diag, n, ia, ja, desca, machine, plan, info)
      import :: hscal_handle
      character, intent(in) :: uplo, diag
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*)
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pstrtri_info(uplo, diag, n, ia, ja, desca, nprow, npcol, panel, flops, bytes, messages, &
        info)
      character, intent(in) :: uplo, diag
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*)
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pstrtri_timeof(uplo, diag, n, ia, ja, desca, machine, nprow, npcol, panel, node_of, &
        predicted_s, info)
      import :: hscal_handle
      character, intent(in) :: uplo, diag
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*)
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pdtrtri
    subroutine hscal_pdtrtri_ctxt(uplo, diag, n, ia, ja, desca, ictxt, info)
      character, intent(in) :: uplo, diag
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*)
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pdtrtri_plan(uplo, diag, n, ia, ja, desca, machine, plan, info)
      import :: hscal_handle
      character, intent(in) :: uplo, diag
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*)
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pdtrtri_info(uplo, diag, n, ia, ja, desca, nprow, npcol, panel, flops, bytes, messages, &
        info)
      character, intent(in) :: uplo, diag
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*)
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pdtrtri_timeof(uplo, diag, n, ia, ja, desca, machine, nprow, npcol, panel, node_of, &
        predicted_s, info)
      import :: hscal_handle
      character, intent(in) :: uplo, diag
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*)
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pctrtri
    subroutine hscal_pctrtri_ctxt(uplo, diag, n, ia, ja, desca, ictxt, info)
      character, intent(in) :: uplo, diag
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*)
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pctrtri_plan(uplo, diag, n, ia, ja, desca, machine, plan, info)
      import :: hscal_handle
      character, intent(in) :: uplo, diag
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*)
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pctrtri_info(uplo, diag, n, ia, ja, desca, nprow, npcol, panel, flops, bytes, messages, &
        info)
      character, intent(in) :: uplo, diag
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*)
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pctrtri_timeof(uplo, diag, n, ia, ja, desca, machine, nprow, npcol, panel, node_of, &
        predicted_s, info)
      import :: hscal_handle
      character, intent(in) :: uplo, diag
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*)
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pztrtri
    subroutine hscal_pztrtri_ctxt(uplo, diag, n, ia, ja, desca, ictxt, info)
      character, intent(in) :: uplo, diag
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*)
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pztrtri_plan(uplo, diag, n, ia, ja, desca, machine, plan, info)
      import :: hscal_handle
      character, intent(in) :: uplo, diag
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*)
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pztrtri_info(uplo, diag, n, ia, ja, desca, nprow, npcol, panel, flops, bytes, messages, &
        info)
      character, intent(in) :: uplo, diag
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*)
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pztrtri_timeof(uplo, diag, n, ia, ja, desca, machine, nprow, npcol, panel, node_of, &
        predicted_s, info)
      import :: hscal_handle
      character, intent(in) :: uplo, diag
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*)
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pspotri
    subroutine hscal_pspotri_ctxt(uplo, n, ia, ja, desca, ictxt, info)
      character, intent(in) :: uplo
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*)
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pspotri_plan(uplo, n, ia, ja, desca, machine, plan, info)
      import :: hscal_handle
      character, intent(in) :: uplo
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*)
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pspotri_info(uplo, n, ia, ja, desca, nprow, npcol, panel, flops, bytes, messages, info)
      character, intent(in) :: uplo
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*)
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pspotri_timeof(uplo, n, ia, ja, desca, machine, nprow, npcol, panel, node_of, predicted_s, &
        info)
      import :: hscal_handle
      character, intent(in) :: uplo
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*)
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pdpotri
    subroutine hscal_pdpotri_ctxt(uplo, n, ia, ja, desca, ictxt, info)
      character, intent(in) :: uplo
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*)
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pdpotri_plan(uplo, n, ia, ja, desca, machine, plan, info)
      import :: hscal_handle
      character, intent(in) :: uplo
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*)
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pdpotri_info(uplo, n, ia, ja, desca, nprow, npcol, panel, flops, bytes, messages, info)
      character, intent(in) :: uplo
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*)
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pdpotri_timeof(uplo, n, ia, ja, desca, machine, nprow, npcol, panel, node_of, predicted_s, &
        info)
      import :: hscal_handle
      character, intent(in) :: uplo
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*)
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pcpotri
    subroutine hscal_pcpotri_ctxt(uplo, n, ia, ja, desca, ictxt, info)
      character, intent(in) :: uplo
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*)
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pcpotri_plan(uplo, n, ia, ja, desca, machine, plan, info)
      import :: hscal_handle
      character, intent(in) :: uplo
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*)
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pcpotri_info(uplo, n, ia, ja, desca, nprow, npcol, panel, flops, bytes, messages, info)
      character, intent(in) :: uplo
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*)
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pcpotri_timeof(uplo, n, ia, ja, desca, machine, nprow, npcol, panel, node_of, predicted_s, &
        info)
      import :: hscal_handle
      character, intent(in) :: uplo
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*)
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pzpotri
    subroutine hscal_pzpotri_ctxt(uplo, n, ia, ja, desca, ictxt, info)
      character, intent(in) :: uplo
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*)
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pzpotri_plan(uplo, n, ia, ja, desca, machine, plan, info)
      import :: hscal_handle
      character, intent(in) :: uplo
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*)
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pzpotri_info(uplo, n, ia, ja, desca, nprow, npcol, panel, flops, bytes, messages, info)
      character, intent(in) :: uplo
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*)
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pzpotri_timeof(uplo, n, ia, ja, desca, machine, nprow, npcol, panel, node_of, predicted_s, &
        info)
      import :: hscal_handle
      character, intent(in) :: uplo
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*)
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! psgetrf
    subroutine hscal_psgetrf_ctxt(m, n, ia, ja, desca, ictxt, info)
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*)
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_psgetrf_plan(m, n, ia, ja, desca, machine, plan, info)
      import :: hscal_handle
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*)
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_psgetrf_info(m, n, ia, ja, desca, nprow, npcol, panel, flops, bytes, messages, info)
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*)
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_psgetrf_timeof(m, n, ia, ja, desca, machine, nprow, npcol, panel, node_of, predicted_s, &
        info)
      import :: hscal_handle
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*)
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pdgetrf
    subroutine hscal_pdgetrf_ctxt(m, n, ia, ja, desca, ictxt, info)
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*)
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pdgetrf_plan(m, n, ia, ja, desca, machine, plan, info)
      import :: hscal_handle
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*)
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pdgetrf_info(m, n, ia, ja, desca, nprow, npcol, panel, flops, bytes, messages, info)
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*)
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pdgetrf_timeof(m, n, ia, ja, desca, machine, nprow, npcol, panel, node_of, predicted_s, &
        info)
      import :: hscal_handle
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*)
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pcgetrf
    subroutine hscal_pcgetrf_ctxt(m, n, ia, ja, desca, ictxt, info)
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*)
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pcgetrf_plan(m, n, ia, ja, desca, machine, plan, info)
      import :: hscal_handle
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*)
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pcgetrf_info(m, n, ia, ja, desca, nprow, npcol, panel, flops, bytes, messages, info)
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*)
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pcgetrf_timeof(m, n, ia, ja, desca, machine, nprow, npcol, panel, node_of, predicted_s, &
        info)
      import :: hscal_handle
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*)
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pzgetrf
    subroutine hscal_pzgetrf_ctxt(m, n, ia, ja, desca, ictxt, info)
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*)
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pzgetrf_plan(m, n, ia, ja, desca, machine, plan, info)
      import :: hscal_handle
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*)
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pzgetrf_info(m, n, ia, ja, desca, nprow, npcol, panel, flops, bytes, messages, info)
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*)
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pzgetrf_timeof(m, n, ia, ja, desca, machine, nprow, npcol, panel, node_of, predicted_s, &
        info)
      import :: hscal_handle
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*)
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! psgetrs
    subroutine hscal_psgetrs_ctxt(trans, n, nrhs, ia, ja, desca, ib, jb, descb, ictxt, info)
      character, intent(in) :: trans
      integer, intent(in) :: n, nrhs
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_psgetrs_plan(trans, n, nrhs, ia, ja, desca, ib, jb, descb, machine, plan, info)
      import :: hscal_handle
      character, intent(in) :: trans
      integer, intent(in) :: n, nrhs
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_psgetrs_info(trans, n, nrhs, ia, ja, desca, ib, jb, descb, nprow, npcol, panel, flops, &
        bytes, messages, info)
      character, intent(in) :: trans
      integer, intent(in) :: n, nrhs
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_psgetrs_timeof(trans, n, nrhs, ia, ja, desca, ib, jb, descb, machine, nprow, npcol, panel, &
        node_of, predicted_s, info)
      import :: hscal_handle
      character, intent(in) :: trans
      integer, intent(in) :: n, nrhs
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pdgetrs
    subroutine hscal_pdgetrs_ctxt(trans, n, nrhs, ia, ja, desca, ib, jb, descb, ictxt, info)
      character, intent(in) :: trans
      integer, intent(in) :: n, nrhs
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pdgetrs_plan(trans, n, nrhs, ia, ja, desca, ib, jb, descb, machine, plan, info)
      import :: hscal_handle
      character, intent(in) :: trans
      integer, intent(in) :: n, nrhs
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pdgetrs_info(trans, n, nrhs, ia, ja, desca, ib, jb, descb, nprow, npcol, panel, flops, &
        bytes, messages, info)
      character, intent(in) :: trans
      integer, intent(in) :: n, nrhs
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pdgetrs_timeof(trans, n, nrhs, ia, ja, desca, ib, jb, descb, machine, nprow, npcol, panel, &
        node_of, predicted_s, info)
      import :: hscal_handle
      character, intent(in) :: trans
      integer, intent(in) :: n, nrhs
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pcgetrs
    subroutine hscal_pcgetrs_ctxt(trans, n, nrhs, ia, ja, desca, ib, jb, descb, ictxt, info)
      character, intent(in) :: trans
      integer, intent(in) :: n, nrhs
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pcgetrs_plan(trans, n, nrhs, ia, ja, desca, ib, jb, descb, machine, plan, info)
      import :: hscal_handle
      character, intent(in) :: trans
      integer, intent(in) :: n, nrhs
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pcgetrs_info(trans, n, nrhs, ia, ja, desca, ib, jb, descb, nprow, npcol, panel, flops, &
        bytes, messages, info)
      character, intent(in) :: trans
      integer, intent(in) :: n, nrhs
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pcgetrs_timeof(trans, n, nrhs, ia, ja, desca, ib, jb, descb, machine, nprow, npcol, panel, &
        node_of, predicted_s, info)
      import :: hscal_handle
      character, intent(in) :: trans
      integer, intent(in) :: n, nrhs
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pzgetrs
    subroutine hscal_pzgetrs_ctxt(trans, n, nrhs, ia, ja, desca, ib, jb, descb, ictxt, info)
      character, intent(in) :: trans
      integer, intent(in) :: n, nrhs
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pzgetrs_plan(trans, n, nrhs, ia, ja, desca, ib, jb, descb, machine, plan, info)
      import :: hscal_handle
      character, intent(in) :: trans
      integer, intent(in) :: n, nrhs
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pzgetrs_info(trans, n, nrhs, ia, ja, desca, ib, jb, descb, nprow, npcol, panel, flops, &
        bytes, messages, info)
      character, intent(in) :: trans
      integer, intent(in) :: n, nrhs
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pzgetrs_timeof(trans, n, nrhs, ia, ja, desca, ib, jb, descb, machine, nprow, npcol, panel, &
        node_of, predicted_s, info)
      import :: hscal_handle
      character, intent(in) :: trans
      integer, intent(in) :: n, nrhs
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! psgesv
    subroutine hscal_psgesv_ctxt(n, nrhs, ia, ja, desca, ib, jb, descb, ictxt, info)
      integer, intent(in) :: n, nrhs
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_psgesv_plan(n, nrhs, ia, ja, desca, ib, jb, descb, machine, plan, info)
      import :: hscal_handle
      integer, intent(in) :: n, nrhs
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_psgesv_info(n, nrhs, ia, ja, desca, ib, jb, descb, nprow, npcol, panel, flops, bytes, &
        messages, info)
      integer, intent(in) :: n, nrhs
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_psgesv_timeof(n, nrhs, ia, ja, desca, ib, jb, descb, machine, nprow, npcol, panel, &
        node_of, predicted_s, info)
      import :: hscal_handle
      integer, intent(in) :: n, nrhs
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pdgesv
    subroutine hscal_pdgesv_ctxt(n, nrhs, ia, ja, desca, ib, jb, descb, ictxt, info)
      integer, intent(in) :: n, nrhs
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pdgesv_plan(n, nrhs, ia, ja, desca, ib, jb, descb, machine, plan, info)
      import :: hscal_handle
      integer, intent(in) :: n, nrhs
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pdgesv_info(n, nrhs, ia, ja, desca, ib, jb, descb, nprow, npcol, panel, flops, bytes, &
        messages, info)
      integer, intent(in) :: n, nrhs
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pdgesv_timeof(n, nrhs, ia, ja, desca, ib, jb, descb, machine, nprow, npcol, panel, &
        node_of, predicted_s, info)
      import :: hscal_handle
      integer, intent(in) :: n, nrhs
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pcgesv
    subroutine hscal_pcgesv_ctxt(n, nrhs, ia, ja, desca, ib, jb, descb, ictxt, info)
      integer, intent(in) :: n, nrhs
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pcgesv_plan(n, nrhs, ia, ja, desca, ib, jb, descb, machine, plan, info)
      import :: hscal_handle
      integer, intent(in) :: n, nrhs
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pcgesv_info(n, nrhs, ia, ja, desca, ib, jb, descb, nprow, npcol, panel, flops, bytes, &
        messages, info)
      integer, intent(in) :: n, nrhs
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pcgesv_timeof(n, nrhs, ia, ja, desca, ib, jb, descb, machine, nprow, npcol, panel, &
        node_of, predicted_s, info)
      import :: hscal_handle
      integer, intent(in) :: n, nrhs
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pzgesv
    subroutine hscal_pzgesv_ctxt(n, nrhs, ia, ja, desca, ib, jb, descb, ictxt, info)
      integer, intent(in) :: n, nrhs
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pzgesv_plan(n, nrhs, ia, ja, desca, ib, jb, descb, machine, plan, info)
      import :: hscal_handle
      integer, intent(in) :: n, nrhs
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pzgesv_info(n, nrhs, ia, ja, desca, ib, jb, descb, nprow, npcol, panel, flops, bytes, &
        messages, info)
      integer, intent(in) :: n, nrhs
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pzgesv_timeof(n, nrhs, ia, ja, desca, ib, jb, descb, machine, nprow, npcol, panel, &
        node_of, predicted_s, info)
      import :: hscal_handle
      integer, intent(in) :: n, nrhs
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! psgeqrf
    subroutine hscal_psgeqrf_ctxt(m, n, ia, ja, desca, ictxt, info)
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*)
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_psgeqrf_plan(m, n, ia, ja, desca, machine, plan, info)
      import :: hscal_handle
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*)
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_psgeqrf_info(m, n, ia, ja, desca, nprow, npcol, panel, flops, bytes, messages, info)
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*)
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_psgeqrf_timeof(m, n, ia, ja, desca, machine, nprow, npcol, panel, node_of, predicted_s, &
        info)
      import :: hscal_handle
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*)
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pdgeqrf
    subroutine hscal_pdgeqrf_ctxt(m, n, ia, ja, desca, ictxt, info)
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*)
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pdgeqrf_plan(m, n, ia, ja, desca, machine, plan, info)
      import :: hscal_handle
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*)
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pdgeqrf_info(m, n, ia, ja, desca, nprow, npcol, panel, flops, bytes, messages, info)
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*)
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pdgeqrf_timeof(m, n, ia, ja, desca, machine, nprow, npcol, panel, node_of, predicted_s, &
        info)
      import :: hscal_handle
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*)
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pcgeqrf
    subroutine hscal_pcgeqrf_ctxt(m, n, ia, ja, desca, ictxt, info)
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*)
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pcgeqrf_plan(m, n, ia, ja, desca, machine, plan, info)
      import :: hscal_handle
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*)
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pcgeqrf_info(m, n, ia, ja, desca, nprow, npcol, panel, flops, bytes, messages, info)
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*)
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pcgeqrf_timeof(m, n, ia, ja, desca, machine, nprow, npcol, panel, node_of, predicted_s, &
        info)
      import :: hscal_handle
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*)
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pzgeqrf
    subroutine hscal_pzgeqrf_ctxt(m, n, ia, ja, desca, ictxt, info)
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*)
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pzgeqrf_plan(m, n, ia, ja, desca, machine, plan, info)
      import :: hscal_handle
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*)
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pzgeqrf_info(m, n, ia, ja, desca, nprow, npcol, panel, flops, bytes, messages, info)
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*)
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pzgeqrf_timeof(m, n, ia, ja, desca, machine, nprow, npcol, panel, node_of, predicted_s, &
        info)
      import :: hscal_handle
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*)
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! psgetri
    subroutine hscal_psgetri_ctxt(n, ia, ja, desca, ictxt, info)
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*)
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_psgetri_plan(n, ia, ja, desca, machine, plan, info)
      import :: hscal_handle
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*)
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_psgetri_info(n, ia, ja, desca, nprow, npcol, panel, flops, bytes, messages, info)
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*)
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_psgetri_timeof(n, ia, ja, desca, machine, nprow, npcol, panel, node_of, predicted_s, info)
      import :: hscal_handle
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*)
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pdgetri
    subroutine hscal_pdgetri_ctxt(n, ia, ja, desca, ictxt, info)
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*)
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pdgetri_plan(n, ia, ja, desca, machine, plan, info)
      import :: hscal_handle
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*)
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pdgetri_info(n, ia, ja, desca, nprow, npcol, panel, flops, bytes, messages, info)
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*)
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pdgetri_timeof(n, ia, ja, desca, machine, nprow, npcol, panel, node_of, predicted_s, info)
      import :: hscal_handle
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*)
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pcgetri
    subroutine hscal_pcgetri_ctxt(n, ia, ja, desca, ictxt, info)
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*)
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pcgetri_plan(n, ia, ja, desca, machine, plan, info)
      import :: hscal_handle
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*)
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pcgetri_info(n, ia, ja, desca, nprow, npcol, panel, flops, bytes, messages, info)
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*)
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pcgetri_timeof(n, ia, ja, desca, machine, nprow, npcol, panel, node_of, predicted_s, info)
      import :: hscal_handle
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*)
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pzgetri
    subroutine hscal_pzgetri_ctxt(n, ia, ja, desca, ictxt, info)
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*)
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pzgetri_plan(n, ia, ja, desca, machine, plan, info)
      import :: hscal_handle
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*)
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pzgetri_info(n, ia, ja, desca, nprow, npcol, panel, flops, bytes, messages, info)
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*)
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pzgetri_timeof(n, ia, ja, desca, machine, nprow, npcol, panel, node_of, predicted_s, info)
      import :: hscal_handle
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*)
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! psgels
    subroutine hscal_psgels_ctxt(trans, m, n, nrhs, ia, ja, desca, ib, jb, descb, ictxt, info)
      character, intent(in) :: trans
      integer, intent(in) :: m, n, nrhs
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_psgels_plan(trans, m, n, nrhs, ia, ja, desca, ib, jb, descb, machine, plan, info)
      import :: hscal_handle
      character, intent(in) :: trans
      integer, intent(in) :: m, n, nrhs
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_psgels_info(trans, m, n, nrhs, ia, ja, desca, ib, jb, descb, nprow, npcol, panel, flops, &
        bytes, messages, info)
      character, intent(in) :: trans
      integer, intent(in) :: m, n, nrhs
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_psgels_timeof(trans, m, n, nrhs, ia, ja, desca, ib, jb, descb, machine, nprow, npcol, &
        panel, node_of, predicted_s, info)
      import :: hscal_handle
      character, intent(in) :: trans
      integer, intent(in) :: m, n, nrhs
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pdgels
    subroutine hscal_pdgels_ctxt(trans, m, n, nrhs, ia, ja, desca, ib, jb, descb, ictxt, info)
      character, intent(in) :: trans
      integer, intent(in) :: m, n, nrhs
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pdgels_plan(trans, m, n, nrhs, ia, ja, desca, ib, jb, descb, machine, plan, info)
      import :: hscal_handle
      character, intent(in) :: trans
      integer, intent(in) :: m, n, nrhs
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pdgels_info(trans, m, n, nrhs, ia, ja, desca, ib, jb, descb, nprow, npcol, panel, flops, &
        bytes, messages, info)
      character, intent(in) :: trans
      integer, intent(in) :: m, n, nrhs
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pdgels_timeof(trans, m, n, nrhs, ia, ja, desca, ib, jb, descb, machine, nprow, npcol, &
        panel, node_of, predicted_s, info)
      import :: hscal_handle
      character, intent(in) :: trans
      integer, intent(in) :: m, n, nrhs
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pcgels
    subroutine hscal_pcgels_ctxt(trans, m, n, nrhs, ia, ja, desca, ib, jb, descb, ictxt, info)
      character, intent(in) :: trans
      integer, intent(in) :: m, n, nrhs
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pcgels_plan(trans, m, n, nrhs, ia, ja, desca, ib, jb, descb, machine, plan, info)
      import :: hscal_handle
      character, intent(in) :: trans
      integer, intent(in) :: m, n, nrhs
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pcgels_info(trans, m, n, nrhs, ia, ja, desca, ib, jb, descb, nprow, npcol, panel, flops, &
        bytes, messages, info)
      character, intent(in) :: trans
      integer, intent(in) :: m, n, nrhs
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pcgels_timeof(trans, m, n, nrhs, ia, ja, desca, ib, jb, descb, machine, nprow, npcol, &
        panel, node_of, predicted_s, info)
      import :: hscal_handle
      character, intent(in) :: trans
      integer, intent(in) :: m, n, nrhs
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pzgels
    subroutine hscal_pzgels_ctxt(trans, m, n, nrhs, ia, ja, desca, ib, jb, descb, ictxt, info)
      character, intent(in) :: trans
      integer, intent(in) :: m, n, nrhs
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pzgels_plan(trans, m, n, nrhs, ia, ja, desca, ib, jb, descb, machine, plan, info)
      import :: hscal_handle
      character, intent(in) :: trans
      integer, intent(in) :: m, n, nrhs
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pzgels_info(trans, m, n, nrhs, ia, ja, desca, ib, jb, descb, nprow, npcol, panel, flops, &
        bytes, messages, info)
      character, intent(in) :: trans
      integer, intent(in) :: m, n, nrhs
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pzgels_timeof(trans, m, n, nrhs, ia, ja, desca, ib, jb, descb, machine, nprow, npcol, &
        panel, node_of, predicted_s, info)
      import :: hscal_handle
      character, intent(in) :: trans
      integer, intent(in) :: m, n, nrhs
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! psgelqf
    subroutine hscal_psgelqf_ctxt(m, n, ia, ja, desca, ictxt, info)
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*)
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_psgelqf_plan(m, n, ia, ja, desca, machine, plan, info)
      import :: hscal_handle
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*)
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_psgelqf_info(m, n, ia, ja, desca, nprow, npcol, panel, flops, bytes, messages, info)
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*)
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_psgelqf_timeof(m, n, ia, ja, desca, machine, nprow, npcol, panel, node_of, predicted_s, &
        info)
      import :: hscal_handle
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*)
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pdgelqf
    subroutine hscal_pdgelqf_ctxt(m, n, ia, ja, desca, ictxt, info)
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*)
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pdgelqf_plan(m, n, ia, ja, desca, machine, plan, info)
      import :: hscal_handle
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*)
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pdgelqf_info(m, n, ia, ja, desca, nprow, npcol, panel, flops, bytes, messages, info)
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*)
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pdgelqf_timeof(m, n, ia, ja, desca, machine, nprow, npcol, panel, node_of, predicted_s, &
        info)
      import :: hscal_handle
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*)
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pcgelqf
    subroutine hscal_pcgelqf_ctxt(m, n, ia, ja, desca, ictxt, info)
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*)
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pcgelqf_plan(m, n, ia, ja, desca, machine, plan, info)
      import :: hscal_handle
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*)
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pcgelqf_info(m, n, ia, ja, desca, nprow, npcol, panel, flops, bytes, messages, info)
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*)
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pcgelqf_timeof(m, n, ia, ja, desca, machine, nprow, npcol, panel, node_of, predicted_s, &
        info)
      import :: hscal_handle
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*)
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pzgelqf
    subroutine hscal_pzgelqf_ctxt(m, n, ia, ja, desca, ictxt, info)
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*)
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pzgelqf_plan(m, n, ia, ja, desca, machine, plan, info)
      import :: hscal_handle
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*)
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pzgelqf_info(m, n, ia, ja, desca, nprow, npcol, panel, flops, bytes, messages, info)
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*)
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pzgelqf_timeof(m, n, ia, ja, desca, machine, nprow, npcol, panel, node_of, predicted_s, &
        info)
      import :: hscal_handle
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*)
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! psgeqlf
    subroutine hscal_psgeqlf_ctxt(m, n, ia, ja, desca, ictxt, info)
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*)
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_psgeqlf_plan(m, n, ia, ja, desca, machine, plan, info)
      import :: hscal_handle
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*)
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_psgeqlf_info(m, n, ia, ja, desca, nprow, npcol, panel, flops, bytes, messages, info)
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*)
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_psgeqlf_timeof(m, n, ia, ja, desca, machine, nprow, npcol, panel, node_of, predicted_s, &
        info)
      import :: hscal_handle
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*)
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pdgeqlf
    subroutine hscal_pdgeqlf_ctxt(m, n, ia, ja, desca, ictxt, info)
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*)
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pdgeqlf_plan(m, n, ia, ja, desca, machine, plan, info)
      import :: hscal_handle
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*)
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pdgeqlf_info(m, n, ia, ja, desca, nprow, npcol, panel, flops, bytes, messages, info)
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*)
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pdgeqlf_timeof(m, n, ia, ja, desca, machine, nprow, npcol, panel, node_of, predicted_s, &
        info)
      import :: hscal_handle
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*)
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pcgeqlf
    subroutine hscal_pcgeqlf_ctxt(m, n, ia, ja, desca, ictxt, info)
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*)
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pcgeqlf_plan(m, n, ia, ja, desca, machine, plan, info)
      import :: hscal_handle
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*)
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pcgeqlf_info(m, n, ia, ja, desca, nprow, npcol, panel, flops, bytes, messages, info)
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*)
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pcgeqlf_timeof(m, n, ia, ja, desca, machine, nprow, npcol, panel, node_of, predicted_s, &
        info)
      import :: hscal_handle
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*)
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pzgeqlf
    subroutine hscal_pzgeqlf_ctxt(m, n, ia, ja, desca, ictxt, info)
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*)
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pzgeqlf_plan(m, n, ia, ja, desca, machine, plan, info)
      import :: hscal_handle
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*)
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pzgeqlf_info(m, n, ia, ja, desca, nprow, npcol, panel, flops, bytes, messages, info)
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*)
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pzgeqlf_timeof(m, n, ia, ja, desca, machine, nprow, npcol, panel, node_of, predicted_s, &
        info)
      import :: hscal_handle
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*)
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! psgerqf
    subroutine hscal_psgerqf_ctxt(m, n, ia, ja, desca, ictxt, info)
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*)
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_psgerqf_plan(m, n, ia, ja, desca, machine, plan, info)
      import :: hscal_handle
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*)
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_psgerqf_info(m, n, ia, ja, desca, nprow, npcol, panel, flops, bytes, messages, info)
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*)
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_psgerqf_timeof(m, n, ia, ja, desca, machine, nprow, npcol, panel, node_of, predicted_s, &
        info)
      import :: hscal_handle
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*)
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pdgerqf
    subroutine hscal_pdgerqf_ctxt(m, n, ia, ja, desca, ictxt, info)
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*)
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pdgerqf_plan(m, n, ia, ja, desca, machine, plan, info)
      import :: hscal_handle
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*)
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pdgerqf_info(m, n, ia, ja, desca, nprow, npcol, panel, flops, bytes, messages, info)
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*)
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pdgerqf_timeof(m, n, ia, ja, desca, machine, nprow, npcol, panel, node_of, predicted_s, &
        info)
      import :: hscal_handle
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*)
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pcgerqf
    subroutine hscal_pcgerqf_ctxt(m, n, ia, ja, desca, ictxt, info)
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*)
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pcgerqf_plan(m, n, ia, ja, desca, machine, plan, info)
      import :: hscal_handle
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*)
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pcgerqf_info(m, n, ia, ja, desca, nprow, npcol, panel, flops, bytes, messages, info)
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*)
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pcgerqf_timeof(m, n, ia, ja, desca, machine, nprow, npcol, panel, node_of, predicted_s, &
        info)
      import :: hscal_handle
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*)
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pzgerqf
    subroutine hscal_pzgerqf_ctxt(m, n, ia, ja, desca, ictxt, info)
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*)
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pzgerqf_plan(m, n, ia, ja, desca, machine, plan, info)
      import :: hscal_handle
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*)
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pzgerqf_info(m, n, ia, ja, desca, nprow, npcol, panel, flops, bytes, messages, info)
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*)
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pzgerqf_timeof(m, n, ia, ja, desca, machine, nprow, npcol, panel, node_of, predicted_s, &
        info)
      import :: hscal_handle
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*)
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! psgeqpf
    subroutine hscal_psgeqpf_ctxt(m, n, ia, ja, desca, ictxt, info)
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*)
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_psgeqpf_plan(m, n, ia, ja, desca, machine, plan, info)
      import :: hscal_handle
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*)
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_psgeqpf_info(m, n, ia, ja, desca, nprow, npcol, panel, flops, bytes, messages, info)
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*)
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_psgeqpf_timeof(m, n, ia, ja, desca, machine, nprow, npcol, panel, node_of, predicted_s, &
        info)
      import :: hscal_handle
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*)
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pdgeqpf
    subroutine hscal_pdgeqpf_ctxt(m, n, ia, ja, desca, ictxt, info)
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*)
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pdgeqpf_plan(m, n, ia, ja, desca, machine, plan, info)
      import :: hscal_handle
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*)
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pdgeqpf_info(m, n, ia, ja, desca, nprow, npcol, panel, flops, bytes, messages, info)
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*)
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pdgeqpf_timeof(m, n, ia, ja, desca, machine, nprow, npcol, panel, node_of, predicted_s, &
        info)
      import :: hscal_handle
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*)
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pcgeqpf
    subroutine hscal_pcgeqpf_ctxt(m, n, ia, ja, desca, ictxt, info)
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*)
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pcgeqpf_plan(m, n, ia, ja, desca, machine, plan, info)
      import :: hscal_handle
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*)
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pcgeqpf_info(m, n, ia, ja, desca, nprow, npcol, panel, flops, bytes, messages, info)
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*)
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pcgeqpf_timeof(m, n, ia, ja, desca, machine, nprow, npcol, panel, node_of, predicted_s, &
        info)
      import :: hscal_handle
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*)
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pzgeqpf
    subroutine hscal_pzgeqpf_ctxt(m, n, ia, ja, desca, ictxt, info)
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*)
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pzgeqpf_plan(m, n, ia, ja, desca, machine, plan, info)
      import :: hscal_handle
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*)
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pzgeqpf_info(m, n, ia, ja, desca, nprow, npcol, panel, flops, bytes, messages, info)
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*)
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pzgeqpf_timeof(m, n, ia, ja, desca, machine, nprow, npcol, panel, node_of, predicted_s, &
        info)
      import :: hscal_handle
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*)
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pstzrzf
    subroutine hscal_pstzrzf_ctxt(m, n, ia, ja, desca, ictxt, info)
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*)
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pstzrzf_plan(m, n, ia, ja, desca, machine, plan, info)
      import :: hscal_handle
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*)
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pstzrzf_info(m, n, ia, ja, desca, nprow, npcol, panel, flops, bytes, messages, info)
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*)
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pstzrzf_timeof(m, n, ia, ja, desca, machine, nprow, npcol, panel, node_of, predicted_s, &
        info)
      import :: hscal_handle
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*)
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pdtzrzf
    subroutine hscal_pdtzrzf_ctxt(m, n, ia, ja, desca, ictxt, info)
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*)
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pdtzrzf_plan(m, n, ia, ja, desca, machine, plan, info)
      import :: hscal_handle
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*)
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pdtzrzf_info(m, n, ia, ja, desca, nprow, npcol, panel, flops, bytes, messages, info)
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*)
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pdtzrzf_timeof(m, n, ia, ja, desca, machine, nprow, npcol, panel, node_of, predicted_s, &
        info)
      import :: hscal_handle
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*)
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pctzrzf
    subroutine hscal_pctzrzf_ctxt(m, n, ia, ja, desca, ictxt, info)
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*)
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pctzrzf_plan(m, n, ia, ja, desca, machine, plan, info)
      import :: hscal_handle
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*)
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pctzrzf_info(m, n, ia, ja, desca, nprow, npcol, panel, flops, bytes, messages, info)
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*)
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pctzrzf_timeof(m, n, ia, ja, desca, machine, nprow, npcol, panel, node_of, predicted_s, &
        info)
      import :: hscal_handle
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*)
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pztzrzf
    subroutine hscal_pztzrzf_ctxt(m, n, ia, ja, desca, ictxt, info)
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*)
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pztzrzf_plan(m, n, ia, ja, desca, machine, plan, info)
      import :: hscal_handle
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*)
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pztzrzf_info(m, n, ia, ja, desca, nprow, npcol, panel, flops, bytes, messages, info)
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*)
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pztzrzf_timeof(m, n, ia, ja, desca, machine, nprow, npcol, panel, node_of, predicted_s, &
        info)
      import :: hscal_handle
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*)
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! psormqr
    subroutine hscal_psormqr_ctxt(side, trans, m, n, k, ia, ja, desca, ic, jc, descc, ictxt, info)
      character, intent(in) :: side, trans
      integer, intent(in) :: m, n, k
      integer, intent(in) :: ia, ja, desca(*), ic, jc, descc(*)
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_psormqr_plan(side, trans, m, n, k, ia, ja, desca, ic, jc, descc, machine, plan, info)
      import :: hscal_handle
      character, intent(in) :: side, trans
      integer, intent(in) :: m, n, k
      integer, intent(in) :: ia, ja, desca(*), ic, jc, descc(*)
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_psormqr_info(side, trans, m, n, k, ia, ja, desca, ic, jc, descc, nprow, npcol, panel, &
        flops, bytes, messages, info)
      character, intent(in) :: side, trans
      integer, intent(in) :: m, n, k
      integer, intent(in) :: ia, ja, desca(*), ic, jc, descc(*)
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_psormqr_timeof(side, trans, m, n, k, ia, ja, desca, ic, jc, descc, machine, nprow, npcol, &
        panel, node_of, predicted_s, info)
      import :: hscal_handle
      character, intent(in) :: side, trans
      integer, intent(in) :: m, n, k
      integer, intent(in) :: ia, ja, desca(*), ic, jc, descc(*)
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pdormqr
    subroutine hscal_pdormqr_ctxt(side, trans, m, n, k, ia, ja, desca, ic, jc, descc, ictxt, info)
      character, intent(in) :: side, trans
      integer, intent(in) :: m, n, k
      integer, intent(in) :: ia, ja, desca(*), ic, jc, descc(*)
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pdormqr_plan(side, trans, m, n, k, ia, ja, desca, ic, jc, descc, machine, plan, info)
      import :: hscal_handle
      character, intent(in) :: side, trans
      integer, intent(in) :: m, n, k
      integer, intent(in) :: ia, ja, desca(*), ic, jc, descc(*)
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pdormqr_info(side, trans, m, n, k, ia, ja, desca, ic, jc, descc, nprow, npcol, panel, &
        flops, bytes, messages, info)
      character, intent(in) :: side, trans
      integer, intent(in) :: m, n, k
      integer, intent(in) :: ia, ja, desca(*), ic, jc, descc(*)
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pdormqr_timeof(side, trans, m, n, k, ia, ja, desca, ic, jc, descc, machine, nprow, npcol, &
        panel, node_of, predicted_s, info)
      import :: hscal_handle
      character, intent(in) :: side, trans
      integer, intent(in) :: m, n, k
      integer, intent(in) :: ia, ja, desca(*), ic, jc, descc(*)
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pcunmqr
    subroutine hscal_pcunmqr_ctxt(side, trans, m, n, k, ia, ja, desca, ic, jc, descc, ictxt, info)
      character, intent(in) :: side, trans
      integer, intent(in) :: m, n, k
      integer, intent(in) :: ia, ja, desca(*), ic, jc, descc(*)
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pcunmqr_plan(side, trans, m, n, k, ia, ja, desca, ic, jc, descc, machine, plan, info)
      import :: hscal_handle
      character, intent(in) :: side, trans
      integer, intent(in) :: m, n, k
      integer, intent(in) :: ia, ja, desca(*), ic, jc, descc(*)
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pcunmqr_info(side, trans, m, n, k, ia, ja, desca, ic, jc, descc, nprow, npcol, panel, &
        flops, bytes, messages, info)
      character, intent(in) :: side, trans
      integer, intent(in) :: m, n, k
      integer, intent(in) :: ia, ja, desca(*), ic, jc, descc(*)
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pcunmqr_timeof(side, trans, m, n, k, ia, ja, desca, ic, jc, descc, machine, nprow, npcol, &
        panel, node_of, predicted_s, info)
      import :: hscal_handle
      character, intent(in) :: side, trans
      integer, intent(in) :: m, n, k
      integer, intent(in) :: ia, ja, desca(*), ic, jc, descc(*)
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pzunmqr
    subroutine hscal_pzunmqr_ctxt(side, trans, m, n, k, ia, ja, desca, ic, jc, descc, ictxt, info)
      character, intent(in) :: side, trans
      integer, intent(in) :: m, n, k
      integer, intent(in) :: ia, ja, desca(*), ic, jc, descc(*)
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pzunmqr_plan(side, trans, m, n, k, ia, ja, desca, ic, jc, descc, machine, plan, info)
      import :: hscal_handle
      character, intent(in) :: side, trans
      integer, intent(in) :: m, n, k
      integer, intent(in) :: ia, ja, desca(*), ic, jc, descc(*)
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pzunmqr_info(side, trans, m, n, k, ia, ja, desca, ic, jc, descc, nprow, npcol, panel, &
        flops, bytes, messages, info)
      character, intent(in) :: side, trans
      integer, intent(in) :: m, n, k
      integer, intent(in) :: ia, ja, desca(*), ic, jc, descc(*)
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pzunmqr_timeof(side, trans, m, n, k, ia, ja, desca, ic, jc, descc, machine, nprow, npcol, &
        panel, node_of, predicted_s, info)
      import :: hscal_handle
      character, intent(in) :: side, trans
      integer, intent(in) :: m, n, k
      integer, intent(in) :: ia, ja, desca(*), ic, jc, descc(*)
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! psormlq
    subroutine hscal_psormlq_ctxt(side, trans, m, n, k, ia, ja, desca, ic, jc, descc, ictxt, info)
      character, intent(in) :: side, trans
      integer, intent(in) :: m, n, k
      integer, intent(in) :: ia, ja, desca(*), ic, jc, descc(*)
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_psormlq_plan(side, trans, m, n, k, ia, ja, desca, ic, jc, descc, machine, plan, info)
      import :: hscal_handle
      character, intent(in) :: side, trans
      integer, intent(in) :: m, n, k
      integer, intent(in) :: ia, ja, desca(*), ic, jc, descc(*)
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_psormlq_info(side, trans, m, n, k, ia, ja, desca, ic, jc, descc, nprow, npcol, panel, &
        flops, bytes, messages, info)
      character, intent(in) :: side, trans
      integer, intent(in) :: m, n, k
      integer, intent(in) :: ia, ja, desca(*), ic, jc, descc(*)
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_psormlq_timeof(side, trans, m, n, k, ia, ja, desca, ic, jc, descc, machine, nprow, npcol, &
        panel, node_of, predicted_s, info)
      import :: hscal_handle
      character, intent(in) :: side, trans
      integer, intent(in) :: m, n, k
      integer, intent(in) :: ia, ja, desca(*), ic, jc, descc(*)
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pdormlq
    subroutine hscal_pdormlq_ctxt(side, trans, m, n, k, ia, ja, desca, ic, jc, descc, ictxt, info)
      character, intent(in) :: side, trans
      integer, intent(in) :: m, n, k
      integer, intent(in) :: ia, ja, desca(*), ic, jc, descc(*)
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pdormlq_plan(side, trans, m, n, k, ia, ja, desca, ic, jc, descc, machine, plan, info)
      import :: hscal_handle
      character, intent(in) :: side, trans
      integer, intent(in) :: m, n, k
      integer, intent(in) :: ia, ja, desca(*), ic, jc, descc(*)
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pdormlq_info(side, trans, m, n, k, ia, ja, desca, ic, jc, descc, nprow, npcol, panel, &
        flops, bytes, messages, info)
      character, intent(in) :: side, trans
      integer, intent(in) :: m, n, k
      integer, intent(in) :: ia, ja, desca(*), ic, jc, descc(*)
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pdormlq_timeof(side, trans, m, n, k, ia, ja, desca, ic, jc, descc, machine, nprow, npcol, &
        panel, node_of, predicted_s, info)
      import :: hscal_handle
      character, intent(in) :: side, trans
      integer, intent(in) :: m, n, k
      integer, intent(in) :: ia, ja, desca(*), ic, jc, descc(*)
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pcunmlq
    subroutine hscal_pcunmlq_ctxt(side, trans, m, n, k, ia, ja, desca, ic, jc, descc, ictxt, info)
      character, intent(in) :: side, trans
      integer, intent(in) :: m, n, k
      integer, intent(in) :: ia, ja, desca(*), ic, jc, descc(*)
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pcunmlq_plan(side, trans, m, n, k, ia, ja, desca, ic, jc, descc, machine, plan, info)
      import :: hscal_handle
      character, intent(in) :: side, trans
      integer, intent(in) :: m, n, k
      integer, intent(in) :: ia, ja, desca(*), ic, jc, descc(*)
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pcunmlq_info(side, trans, m, n, k, ia, ja, desca, ic, jc, descc, nprow, npcol, panel, &
        flops, bytes, messages, info)
      character, intent(in) :: side, trans
      integer, intent(in) :: m, n, k
      integer, intent(in) :: ia, ja, desca(*), ic, jc, descc(*)
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pcunmlq_timeof(side, trans, m, n, k, ia, ja, desca, ic, jc, descc, machine, nprow, npcol, &
        panel, node_of, predicted_s, info)
      import :: hscal_handle
      character, intent(in) :: side, trans
      integer, intent(in) :: m, n, k
      integer, intent(in) :: ia, ja, desca(*), ic, jc, descc(*)
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pzunmlq
    subroutine hscal_pzunmlq_ctxt(side, trans, m, n, k, ia, ja, desca, ic, jc, descc, ictxt, info)
      character, intent(in) :: side, trans
      integer, intent(in) :: m, n, k
      integer, intent(in) :: ia, ja, desca(*), ic, jc, descc(*)
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pzunmlq_plan(side, trans, m, n, k, ia, ja, desca, ic, jc, descc, machine, plan, info)
      import :: hscal_handle
      character, intent(in) :: side, trans
      integer, intent(in) :: m, n, k
      integer, intent(in) :: ia, ja, desca(*), ic, jc, descc(*)
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pzunmlq_info(side, trans, m, n, k, ia, ja, desca, ic, jc, descc, nprow, npcol, panel, &
        flops, bytes, messages, info)
      character, intent(in) :: side, trans
      integer, intent(in) :: m, n, k
      integer, intent(in) :: ia, ja, desca(*), ic, jc, descc(*)
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pzunmlq_timeof(side, trans, m, n, k, ia, ja, desca, ic, jc, descc, machine, nprow, npcol, &
        panel, node_of, predicted_s, info)
      import :: hscal_handle
      character, intent(in) :: side, trans
      integer, intent(in) :: m, n, k
      integer, intent(in) :: ia, ja, desca(*), ic, jc, descc(*)
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! psormql
    subroutine hscal_psormql_ctxt(side, trans, m, n, k, ia, ja, desca, ic, jc, descc, ictxt, info)
      character, intent(in) :: side, trans
      integer, intent(in) :: m, n, k
      integer, intent(in) :: ia, ja, desca(*), ic, jc, descc(*)
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_psormql_plan(side, trans, m, n, k, ia, ja, desca, ic, jc, descc, machine, plan, info)
      import :: hscal_handle
      character, intent(in) :: side, trans
      integer, intent(in) :: m, n, k
      integer, intent(in) :: ia, ja, desca(*), ic, jc, descc(*)
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_psormql_info(side, trans, m, n, k, ia, ja, desca, ic, jc, descc, nprow, npcol, panel, &
        flops, bytes, messages, info)
      character, intent(in) :: side, trans
      integer, intent(in) :: m, n, k
      integer, intent(in) :: ia, ja, desca(*), ic, jc, descc(*)
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_psormql_timeof(side, trans, m, n, k, ia, ja, desca, ic, jc, descc, machine, nprow, npcol, &
        panel, node_of, predicted_s, info)
      import :: hscal_handle
      character, intent(in) :: side, trans
      integer, intent(in) :: m, n, k
      integer, intent(in) :: ia, ja, desca(*), ic, jc, descc(*)
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pdormql
    subroutine hscal_pdormql_ctxt(side, trans, m, n, k, ia, ja, desca, ic, jc, descc, ictxt, info)
      character, intent(in) :: side, trans
      integer, intent(in) :: m, n, k
      integer, intent(in) :: ia, ja, desca(*), ic, jc, descc(*)
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pdormql_plan(side, trans, m, n, k, ia, ja, desca, ic, jc, descc, machine, plan, info)
      import :: hscal_handle
      character, intent(in) :: side, trans
      integer, intent(in) :: m, n, k
      integer, intent(in) :: ia, ja, desca(*), ic, jc, descc(*)
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pdormql_info(side, trans, m, n, k, ia, ja, desca, ic, jc, descc, nprow, npcol, panel, &
        flops, bytes, messages, info)
      character, intent(in) :: side, trans
      integer, intent(in) :: m, n, k
      integer, intent(in) :: ia, ja, desca(*), ic, jc, descc(*)
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pdormql_timeof(side, trans, m, n, k, ia, ja, desca, ic, jc, descc, machine, nprow, npcol, &
        panel, node_of, predicted_s, info)
      import :: hscal_handle
      character, intent(in) :: side, trans
      integer, intent(in) :: m, n, k
      integer, intent(in) :: ia, ja, desca(*), ic, jc, descc(*)
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pcunmql
    subroutine hscal_pcunmql_ctxt(side, trans, m, n, k, ia, ja, desca, ic, jc, descc, ictxt, info)
      character, intent(in) :: side, trans
      integer, intent(in) :: m, n, k
      integer, intent(in) :: ia, ja, desca(*), ic, jc, descc(*)
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pcunmql_plan(side, trans, m, n, k, ia, ja, desca, ic, jc, descc, machine, plan, info)
      import :: hscal_handle
      character, intent(in) :: side, trans
      integer, intent(in) :: m, n, k
      integer, intent(in) :: ia, ja, desca(*), ic, jc, descc(*)
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pcunmql_info(side, trans, m, n, k, ia, ja, desca, ic, jc, descc, nprow, npcol, panel, &
        flops, bytes, messages, info)
      character, intent(in) :: side, trans
      integer, intent(in) :: m, n, k
      integer, intent(in) :: ia, ja, desca(*), ic, jc, descc(*)
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pcunmql_timeof(side, trans, m, n, k, ia, ja, desca, ic, jc, descc, machine, nprow, npcol, &
        panel, node_of, predicted_s, info)
      import :: hscal_handle
      character, intent(in) :: side, trans
      integer, intent(in) :: m, n, k
      integer, intent(in) :: ia, ja, desca(*), ic, jc, descc(*)
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pzunmql
    subroutine hscal_pzunmql_ctxt(side, trans, m, n, k, ia, ja, desca, ic, jc, descc, ictxt, info)
      character, intent(in) :: side, trans
      integer, intent(in) :: m, n, k
      integer, intent(in) :: ia, ja, desca(*), ic, jc, descc(*)
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pzunmql_plan(side, trans, m, n, k, ia, ja, desca, ic, jc, descc, machine, plan, info)
      import :: hscal_handle
      character, intent(in) :: side, trans
      integer, intent(in) :: m, n, k
      integer, intent(in) :: ia, ja, desca(*), ic, jc, descc(*)
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pzunmql_info(side, trans, m, n, k, ia, ja, desca, ic, jc, descc, nprow, npcol, panel, &
        flops, bytes, messages, info)
      character, intent(in) :: side, trans
      integer, intent(in) :: m, n, k
      integer, intent(in) :: ia, ja, desca(*), ic, jc, descc(*)
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pzunmql_timeof(side, trans, m, n, k, ia, ja, desca, ic, jc, descc, machine, nprow, npcol, &
        panel, node_of, predicted_s, info)
      import :: hscal_handle
      character, intent(in) :: side, trans
      integer, intent(in) :: m, n, k
      integer, intent(in) :: ia, ja, desca(*), ic, jc, descc(*)
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! psormrq
    subroutine hscal_psormrq_ctxt(side, trans, m, n, k, ia, ja, desca, ic, jc, descc, ictxt, info)
      character, intent(in) :: side, trans
      integer, intent(in) :: m, n, k
      integer, intent(in) :: ia, ja, desca(*), ic, jc, descc(*)
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_psormrq_plan(side, trans, m, n, k, ia, ja, desca, ic, jc, descc, machine, plan, info)
      import :: hscal_handle
      character, intent(in) :: side, trans
      integer, intent(in) :: m, n, k
      integer, intent(in) :: ia, ja, desca(*), ic, jc, descc(*)
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_psormrq_info(side, trans, m, n, k, ia, ja, desca, ic, jc, descc, nprow, npcol, panel, &
        flops, bytes, messages, info)
      character, intent(in) :: side, trans
      integer, intent(in) :: m, n, k
      integer, intent(in) :: ia, ja, desca(*), ic, jc, descc(*)
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_psormrq_timeof(side, trans, m, n, k, ia, ja, desca, ic, jc, descc, machine, nprow, npcol, &
        panel, node_of, predicted_s, info)
      import :: hscal_handle
      character, intent(in) :: side, trans
      integer, intent(in) :: m, n, k
      integer, intent(in) :: ia, ja, desca(*), ic, jc, descc(*)
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pdormrq
    subroutine hscal_pdormrq_ctxt(side, trans, m, n, k, ia, ja, desca, ic, jc, descc, ictxt, info)
      character, intent(in) :: side, trans
      integer, intent(in) :: m, n, k
      integer, intent(in) :: ia, ja, desca(*), ic, jc, descc(*)
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pdormrq_plan(side, trans, m, n, k, ia, ja, desca, ic, jc, descc, machine, plan, info)
      import :: hscal_handle
      character, intent(in) :: side, trans
      integer, intent(in) :: m, n, k
      integer, intent(in) :: ia, ja, desca(*), ic, jc, descc(*)
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pdormrq_info(side, trans, m, n, k, ia, ja, desca, ic, jc, descc, nprow, npcol, panel, &
        flops, bytes, messages, info)
      character, intent(in) :: side, trans
      integer, intent(in) :: m, n, k
      integer, intent(in) :: ia, ja, desca(*), ic, jc, descc(*)
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pdormrq_timeof(side, trans, m, n, k, ia, ja, desca, ic, jc, descc, machine, nprow, npcol, &
        panel, node_of, predicted_s, info)
      import :: hscal_handle
      character, intent(in) :: side, trans
      integer, intent(in) :: m, n, k
      integer, intent(in) :: ia, ja, desca(*), ic, jc, descc(*)
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pcunmrq
    subroutine hscal_pcunmrq_ctxt(side, trans, m, n, k, ia, ja, desca, ic, jc, descc, ictxt, info)
      character, intent(in) :: side, trans
      integer, intent(in) :: m, n, k
      integer, intent(in) :: ia, ja, desca(*), ic, jc, descc(*)
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pcunmrq_plan(side, trans, m, n, k, ia, ja, desca, ic, jc, descc, machine, plan, info)
      import :: hscal_handle
      character, intent(in) :: side, trans
      integer, intent(in) :: m, n, k
      integer, intent(in) :: ia, ja, desca(*), ic, jc, descc(*)
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pcunmrq_info(side, trans, m, n, k, ia, ja, desca, ic, jc, descc, nprow, npcol, panel, &
        flops, bytes, messages, info)
      character, intent(in) :: side, trans
      integer, intent(in) :: m, n, k
      integer, intent(in) :: ia, ja, desca(*), ic, jc, descc(*)
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pcunmrq_timeof(side, trans, m, n, k, ia, ja, desca, ic, jc, descc, machine, nprow, npcol, &
        panel, node_of, predicted_s, info)
      import :: hscal_handle
      character, intent(in) :: side, trans
      integer, intent(in) :: m, n, k
      integer, intent(in) :: ia, ja, desca(*), ic, jc, descc(*)
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pzunmrq
    subroutine hscal_pzunmrq_ctxt(side, trans, m, n, k, ia, ja, desca, ic, jc, descc, ictxt, info)
      character, intent(in) :: side, trans
      integer, intent(in) :: m, n, k
      integer, intent(in) :: ia, ja, desca(*), ic, jc, descc(*)
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pzunmrq_plan(side, trans, m, n, k, ia, ja, desca, ic, jc, descc, machine, plan, info)
      import :: hscal_handle
      character, intent(in) :: side, trans
      integer, intent(in) :: m, n, k
      integer, intent(in) :: ia, ja, desca(*), ic, jc, descc(*)
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pzunmrq_info(side, trans, m, n, k, ia, ja, desca, ic, jc, descc, nprow, npcol, panel, &
        flops, bytes, messages, info)
      character, intent(in) :: side, trans
      integer, intent(in) :: m, n, k
      integer, intent(in) :: ia, ja, desca(*), ic, jc, descc(*)
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pzunmrq_timeof(side, trans, m, n, k, ia, ja, desca, ic, jc, descc, machine, nprow, npcol, &
        panel, node_of, predicted_s, info)
      import :: hscal_handle
      character, intent(in) :: side, trans
      integer, intent(in) :: m, n, k
      integer, intent(in) :: ia, ja, desca(*), ic, jc, descc(*)
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! psorgqr
    subroutine hscal_psorgqr_ctxt(m, n, k, ia, ja, desca, ictxt, info)
      integer, intent(in) :: m, n, k
      integer, intent(in) :: ia, ja, desca(*)
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_psorgqr_plan(m, n, k, ia, ja, desca, machine, plan, info)
      import :: hscal_handle
      integer, intent(in) :: m, n, k
      integer, intent(in) :: ia, ja, desca(*)
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_psorgqr_info(m, n, k, ia, ja, desca, nprow, npcol, panel, flops, bytes, messages, info)
      integer, intent(in) :: m, n, k
      integer, intent(in) :: ia, ja, desca(*)
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_psorgqr_timeof(m, n, k, ia, ja, desca, machine, nprow, npcol, panel, node_of, predicted_s, &
        info)
      import :: hscal_handle
      integer, intent(in) :: m, n, k
      integer, intent(in) :: ia, ja, desca(*)
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pdorgqr
    subroutine hscal_pdorgqr_ctxt(m, n, k, ia, ja, desca, ictxt, info)
      integer, intent(in) :: m, n, k
      integer, intent(in) :: ia, ja, desca(*)
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pdorgqr_plan(m, n, k, ia, ja, desca, machine, plan, info)
      import :: hscal_handle
      integer, intent(in) :: m, n, k
      integer, intent(in) :: ia, ja, desca(*)
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pdorgqr_info(m, n, k, ia, ja, desca, nprow, npcol, panel, flops, bytes, messages, info)
      integer, intent(in) :: m, n, k
      integer, intent(in) :: ia, ja, desca(*)
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pdorgqr_timeof(m, n, k, ia, ja, desca, machine, nprow, npcol, panel, node_of, predicted_s, &
        info)
      import :: hscal_handle
      integer, intent(in) :: m, n, k
      integer, intent(in) :: ia, ja, desca(*)
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pcungqr
    subroutine hscal_pcungqr_ctxt(m, n, k, ia, ja, desca, ictxt, info)
      integer, intent(in) :: m, n, k
      integer, intent(in) :: ia, ja, desca(*)
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pcungqr_plan(m, n, k, ia, ja, desca, machine, plan, info)
      import :: hscal_handle
      integer, intent(in) :: m, n, k
      integer, intent(in) :: ia, ja, desca(*)
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pcungqr_info(m, n, k, ia, ja, desca, nprow, npcol, panel, flops, bytes, messages, info)
      integer, intent(in) :: m, n, k
      integer, intent(in) :: ia, ja, desca(*)
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pcungqr_timeof(m, n, k, ia, ja, desca, machine, nprow, npcol, panel, node_of, predicted_s, &
        info)
      import :: hscal_handle
      integer, intent(in) :: m, n, k
      integer, intent(in) :: ia, ja, desca(*)
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pzungqr
    subroutine hscal_pzungqr_ctxt(m, n, k, ia, ja, desca, ictxt, info)
      integer, intent(in) :: m, n, k
      integer, intent(in) :: ia, ja, desca(*)
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pzungqr_plan(m, n, k, ia, ja, desca, machine, plan, info)
      import :: hscal_handle
      integer, intent(in) :: m, n, k
      integer, intent(in) :: ia, ja, desca(*)
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pzungqr_info(m, n, k, ia, ja, desca, nprow, npcol, panel, flops, bytes, messages, info)
      integer, intent(in) :: m, n, k
      integer, intent(in) :: ia, ja, desca(*)
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pzungqr_timeof(m, n, k, ia, ja, desca, machine, nprow, npcol, panel, node_of, predicted_s, &
        info)
      import :: hscal_handle
      integer, intent(in) :: m, n, k
      integer, intent(in) :: ia, ja, desca(*)
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! psorglq
    subroutine hscal_psorglq_ctxt(m, n, k, ia, ja, desca, ictxt, info)
      integer, intent(in) :: m, n, k
      integer, intent(in) :: ia, ja, desca(*)
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_psorglq_plan(m, n, k, ia, ja, desca, machine, plan, info)
      import :: hscal_handle
      integer, intent(in) :: m, n, k
      integer, intent(in) :: ia, ja, desca(*)
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_psorglq_info(m, n, k, ia, ja, desca, nprow, npcol, panel, flops, bytes, messages, info)
      integer, intent(in) :: m, n, k
      integer, intent(in) :: ia, ja, desca(*)
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_psorglq_timeof(m, n, k, ia, ja, desca, machine, nprow, npcol, panel, node_of, predicted_s, &
        info)
      import :: hscal_handle
      integer, intent(in) :: m, n, k
      integer, intent(in) :: ia, ja, desca(*)
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pdorglq
    subroutine hscal_pdorglq_ctxt(m, n, k, ia, ja, desca, ictxt, info)
      integer, intent(in) :: m, n, k
      integer, intent(in) :: ia, ja, desca(*)
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pdorglq_plan(m, n, k, ia, ja, desca, machine, plan, info)
      import :: hscal_handle
      integer, intent(in) :: m, n, k
      integer, intent(in) :: ia, ja, desca(*)
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pdorglq_info(m, n, k, ia, ja, desca, nprow, npcol, panel, flops, bytes, messages, info)
      integer, intent(in) :: m, n, k
      integer, intent(in) :: ia, ja, desca(*)
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pdorglq_timeof(m, n, k, ia, ja, desca, machine, nprow, npcol, panel, node_of, predicted_s, &
        info)
      import :: hscal_handle
      integer, intent(in) :: m, n, k
      integer, intent(in) :: ia, ja, desca(*)
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pcunglq
    subroutine hscal_pcunglq_ctxt(m, n, k, ia, ja, desca, ictxt, info)
      integer, intent(in) :: m, n, k
      integer, intent(in) :: ia, ja, desca(*)
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pcunglq_plan(m, n, k, ia, ja, desca, machine, plan, info)
      import :: hscal_handle
      integer, intent(in) :: m, n, k
      integer, intent(in) :: ia, ja, desca(*)
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pcunglq_info(m, n, k, ia, ja, desca, nprow, npcol, panel, flops, bytes, messages, info)
      integer, intent(in) :: m, n, k
      integer, intent(in) :: ia, ja, desca(*)
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pcunglq_timeof(m, n, k, ia, ja, desca, machine, nprow, npcol, panel, node_of, predicted_s, &
        info)
      import :: hscal_handle
      integer, intent(in) :: m, n, k
      integer, intent(in) :: ia, ja, desca(*)
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pzunglq
    subroutine hscal_pzunglq_ctxt(m, n, k, ia, ja, desca, ictxt, info)
      integer, intent(in) :: m, n, k
      integer, intent(in) :: ia, ja, desca(*)
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pzunglq_plan(m, n, k, ia, ja, desca, machine, plan, info)
      import :: hscal_handle
      integer, intent(in) :: m, n, k
      integer, intent(in) :: ia, ja, desca(*)
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pzunglq_info(m, n, k, ia, ja, desca, nprow, npcol, panel, flops, bytes, messages, info)
      integer, intent(in) :: m, n, k
      integer, intent(in) :: ia, ja, desca(*)
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pzunglq_timeof(m, n, k, ia, ja, desca, machine, nprow, npcol, panel, node_of, predicted_s, &
        info)
      import :: hscal_handle
      integer, intent(in) :: m, n, k
      integer, intent(in) :: ia, ja, desca(*)
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! psorgql
    subroutine hscal_psorgql_ctxt(m, n, k, ia, ja, desca, ictxt, info)
      integer, intent(in) :: m, n, k
      integer, intent(in) :: ia, ja, desca(*)
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_psorgql_plan(m, n, k, ia, ja, desca, machine, plan, info)
      import :: hscal_handle
      integer, intent(in) :: m, n, k
      integer, intent(in) :: ia, ja, desca(*)
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_psorgql_info(m, n, k, ia, ja, desca, nprow, npcol, panel, flops, bytes, messages, info)
      integer, intent(in) :: m, n, k
      integer, intent(in) :: ia, ja, desca(*)
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_psorgql_timeof(m, n, k, ia, ja, desca, machine, nprow, npcol, panel, node_of, predicted_s, &
        info)
      import :: hscal_handle
      integer, intent(in) :: m, n, k
      integer, intent(in) :: ia, ja, desca(*)
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pdorgql
    subroutine hscal_pdorgql_ctxt(m, n, k, ia, ja, desca, ictxt, info)
      integer, intent(in) :: m, n, k
      integer, intent(in) :: ia, ja, desca(*)
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pdorgql_plan(m, n, k, ia, ja, desca, machine, plan, info)
      import :: hscal_handle
      integer, intent(in) :: m, n, k
      integer, intent(in) :: ia, ja, desca(*)
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pdorgql_info(m, n, k, ia, ja, desca, nprow, npcol, panel, flops, bytes, messages, info)
      integer, intent(in) :: m, n, k
      integer, intent(in) :: ia, ja, desca(*)
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pdorgql_timeof(m, n, k, ia, ja, desca, machine, nprow, npcol, panel, node_of, predicted_s, &
        info)
      import :: hscal_handle
      integer, intent(in) :: m, n, k
      integer, intent(in) :: ia, ja, desca(*)
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pcungql
    subroutine hscal_pcungql_ctxt(m, n, k, ia, ja, desca, ictxt, info)
      integer, intent(in) :: m, n, k
      integer, intent(in) :: ia, ja, desca(*)
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pcungql_plan(m, n, k, ia, ja, desca, machine, plan, info)
      import :: hscal_handle
      integer, intent(in) :: m, n, k
      integer, intent(in) :: ia, ja, desca(*)
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pcungql_info(m, n, k, ia, ja, desca, nprow, npcol, panel, flops, bytes, messages, info)
      integer, intent(in) :: m, n, k
      integer, intent(in) :: ia, ja, desca(*)
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pcungql_timeof(m, n, k, ia, ja, desca, machine, nprow, npcol, panel, node_of, predicted_s, &
        info)
      import :: hscal_handle
      integer, intent(in) :: m, n, k
      integer, intent(in) :: ia, ja, desca(*)
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pzungql
    subroutine hscal_pzungql_ctxt(m, n, k, ia, ja, desca, ictxt, info)
      integer, intent(in) :: m, n, k
      integer, intent(in) :: ia, ja, desca(*)
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pzungql_plan(m, n, k, ia, ja, desca, machine, plan, info)
      import :: hscal_handle
      integer, intent(in) :: m, n, k
      integer, intent(in) :: ia, ja, desca(*)
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pzungql_info(m, n, k, ia, ja, desca, nprow, npcol, panel, flops, bytes, messages, info)
      integer, intent(in) :: m, n, k
      integer, intent(in) :: ia, ja, desca(*)
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pzungql_timeof(m, n, k, ia, ja, desca, machine, nprow, npcol, panel, node_of, predicted_s, &
        info)
      import :: hscal_handle
      integer, intent(in) :: m, n, k
      integer, intent(in) :: ia, ja, desca(*)
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! psorgrq
    subroutine hscal_psorgrq_ctxt(m, n, k, ia, ja, desca, ictxt, info)
      integer, intent(in) :: m, n, k
      integer, intent(in) :: ia, ja, desca(*)
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_psorgrq_plan(m, n, k, ia, ja, desca, machine, plan, info)
      import :: hscal_handle
      integer, intent(in) :: m, n, k
      integer, intent(in) :: ia, ja, desca(*)
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_psorgrq_info(m, n, k, ia, ja, desca, nprow, npcol, panel, flops, bytes, messages, info)
      integer, intent(in) :: m, n, k
      integer, intent(in) :: ia, ja, desca(*)
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_psorgrq_timeof(m, n, k, ia, ja, desca, machine, nprow, npcol, panel, node_of, predicted_s, &
        info)
      import :: hscal_handle
      integer, intent(in) :: m, n, k
      integer, intent(in) :: ia, ja, desca(*)
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pdorgrq
    subroutine hscal_pdorgrq_ctxt(m, n, k, ia, ja, desca, ictxt, info)
      integer, intent(in) :: m, n, k
      integer, intent(in) :: ia, ja, desca(*)
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pdorgrq_plan(m, n, k, ia, ja, desca, machine, plan, info)
      import :: hscal_handle
      integer, intent(in) :: m, n, k
      integer, intent(in) :: ia, ja, desca(*)
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pdorgrq_info(m, n, k, ia, ja, desca, nprow, npcol, panel, flops, bytes, messages, info)
      integer, intent(in) :: m, n, k
      integer, intent(in) :: ia, ja, desca(*)
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pdorgrq_timeof(m, n, k, ia, ja, desca, machine, nprow, npcol, panel, node_of, predicted_s, &
        info)
      import :: hscal_handle
      integer, intent(in) :: m, n, k
      integer, intent(in) :: ia, ja, desca(*)
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pcungrq
    subroutine hscal_pcungrq_ctxt(m, n, k, ia, ja, desca, ictxt, info)
      integer, intent(in) :: m, n, k
      integer, intent(in) :: ia, ja, desca(*)
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pcungrq_plan(m, n, k, ia, ja, desca, machine, plan, info)
      import :: hscal_handle
      integer, intent(in) :: m, n, k
      integer, intent(in) :: ia, ja, desca(*)
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pcungrq_info(m, n, k, ia, ja, desca, nprow, npcol, panel, flops, bytes, messages, info)
      integer, intent(in) :: m, n, k
      integer, intent(in) :: ia, ja, desca(*)
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pcungrq_timeof(m, n, k, ia, ja, desca, machine, nprow, npcol, panel, node_of, predicted_s, &
        info)
      import :: hscal_handle
      integer, intent(in) :: m, n, k
      integer, intent(in) :: ia, ja, desca(*)
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pzungrq
    subroutine hscal_pzungrq_ctxt(m, n, k, ia, ja, desca, ictxt, info)
      integer, intent(in) :: m, n, k
      integer, intent(in) :: ia, ja, desca(*)
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pzungrq_plan(m, n, k, ia, ja, desca, machine, plan, info)
      import :: hscal_handle
      integer, intent(in) :: m, n, k
      integer, intent(in) :: ia, ja, desca(*)
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pzungrq_info(m, n, k, ia, ja, desca, nprow, npcol, panel, flops, bytes, messages, info)
      integer, intent(in) :: m, n, k
      integer, intent(in) :: ia, ja, desca(*)
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pzungrq_timeof(m, n, k, ia, ja, desca, machine, nprow, npcol, panel, node_of, predicted_s, &
        info)
      import :: hscal_handle
      integer, intent(in) :: m, n, k
      integer, intent(in) :: ia, ja, desca(*)
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pssytrd
    subroutine hscal_pssytrd_ctxt(uplo, n, ia, ja, desca, ictxt, info)
      character, intent(in) :: uplo
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*)
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pssytrd_plan(uplo, n, ia, ja, desca, machine, plan, info)
      import :: hscal_handle
      character, intent(in) :: uplo
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*)
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pssytrd_info(uplo, n, ia, ja, desca, nprow, npcol, panel, flops, bytes, messages, info)
      character, intent(in) :: uplo
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*)
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pssytrd_timeof(uplo, n, ia, ja, desca, machine, nprow, npcol, panel, node_of, predicted_s, &
        info)
      import :: hscal_handle
      character, intent(in) :: uplo
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*)
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pdsytrd
    subroutine hscal_pdsytrd_ctxt(uplo, n, ia, ja, desca, ictxt, info)
      character, intent(in) :: uplo
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*)
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pdsytrd_plan(uplo, n, ia, ja, desca, machine, plan, info)
      import :: hscal_handle
      character, intent(in) :: uplo
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*)
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pdsytrd_info(uplo, n, ia, ja, desca, nprow, npcol, panel, flops, bytes, messages, info)
      character, intent(in) :: uplo
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*)
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pdsytrd_timeof(uplo, n, ia, ja, desca, machine, nprow, npcol, panel, node_of, predicted_s, &
        info)
      import :: hscal_handle
      character, intent(in) :: uplo
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*)
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pchetrd
    subroutine hscal_pchetrd_ctxt(uplo, n, ia, ja, desca, ictxt, info)
      character, intent(in) :: uplo
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*)
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pchetrd_plan(uplo, n, ia, ja, desca, machine, plan, info)
      import :: hscal_handle
      character, intent(in) :: uplo
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*)
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pchetrd_info(uplo, n, ia, ja, desca, nprow, npcol, panel, flops, bytes, messages, info)
      character, intent(in) :: uplo
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*)
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pchetrd_timeof(uplo, n, ia, ja, desca, machine, nprow, npcol, panel, node_of, predicted_s, &
        info)
      import :: hscal_handle
      character, intent(in) :: uplo
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*)
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pzhetrd
    subroutine hscal_pzhetrd_ctxt(uplo, n, ia, ja, desca, ictxt, info)
      character, intent(in) :: uplo
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*)
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pzhetrd_plan(uplo, n, ia, ja, desca, machine, plan, info)
      import :: hscal_handle
      character, intent(in) :: uplo
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*)
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pzhetrd_info(uplo, n, ia, ja, desca, nprow, npcol, panel, flops, bytes, messages, info)
      character, intent(in) :: uplo
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*)
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pzhetrd_timeof(uplo, n, ia, ja, desca, machine, nprow, npcol, panel, node_of, predicted_s, &
        info)
      import :: hscal_handle
      character, intent(in) :: uplo
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*)
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pssygst
    subroutine hscal_pssygst_ctxt(ibtype, uplo, n, ia, ja, desca, ib, jb, descb, ictxt, info)
      character, intent(in) :: uplo
      integer, intent(in) :: n
      integer, intent(in) :: ibtype
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pssygst_plan(ibtype, uplo, n, ia, ja, desca, ib, jb, descb, machine, plan, info)
      import :: hscal_handle
      character, intent(in) :: uplo
      integer, intent(in) :: n
      integer, intent(in) :: ibtype
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pssygst_info(ibtype, uplo, n, ia, ja, desca, ib, jb, descb, nprow, npcol, panel, flops, &
        bytes, messages, info)
      character, intent(in) :: uplo
      integer, intent(in) :: n
      integer, intent(in) :: ibtype
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pssygst_timeof(ibtype, uplo, n, ia, ja, desca, ib, jb, descb, machine, nprow, npcol, &
        panel, node_of, predicted_s, info)
      import :: hscal_handle
      character, intent(in) :: uplo
      integer, intent(in) :: n
      integer, intent(in) :: ibtype
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pdsygst
    subroutine hscal_pdsygst_ctxt(ibtype, uplo, n, ia, ja, desca, ib, jb, descb, ictxt, info)
      character, intent(in) :: uplo
      integer, intent(in) :: n
      integer, intent(in) :: ibtype
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pdsygst_plan(ibtype, uplo, n, ia, ja, desca, ib, jb, descb, machine, plan, info)
      import :: hscal_handle
      character, intent(in) :: uplo
      integer, intent(in) :: n
      integer, intent(in) :: ibtype
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pdsygst_info(ibtype, uplo, n, ia, ja, desca, ib, jb, descb, nprow, npcol, panel, flops, &
        bytes, messages, info)
      character, intent(in) :: uplo
      integer, intent(in) :: n
      integer, intent(in) :: ibtype
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pdsygst_timeof(ibtype, uplo, n, ia, ja, desca, ib, jb, descb, machine, nprow, npcol, &
        panel, node_of, predicted_s, info)
      import :: hscal_handle
      character, intent(in) :: uplo
      integer, intent(in) :: n
      integer, intent(in) :: ibtype
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pchegst
    subroutine hscal_pchegst_ctxt(ibtype, uplo, n, ia, ja, desca, ib, jb, descb, ictxt, info)
      character, intent(in) :: uplo
      integer, intent(in) :: n
      integer, intent(in) :: ibtype
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pchegst_plan(ibtype, uplo, n, ia, ja, desca, ib, jb, descb, machine, plan, info)
      import :: hscal_handle
      character, intent(in) :: uplo
      integer, intent(in) :: n
      integer, intent(in) :: ibtype
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pchegst_info(ibtype, uplo, n, ia, ja, desca, ib, jb, descb, nprow, npcol, panel, flops, &
        bytes, messages, info)
      character, intent(in) :: uplo
      integer, intent(in) :: n
      integer, intent(in) :: ibtype
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pchegst_timeof(ibtype, uplo, n, ia, ja, desca, ib, jb, descb, machine, nprow, npcol, &
        panel, node_of, predicted_s, info)
      import :: hscal_handle
      character, intent(in) :: uplo
      integer, intent(in) :: n
      integer, intent(in) :: ibtype
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pzhegst
    subroutine hscal_pzhegst_ctxt(ibtype, uplo, n, ia, ja, desca, ib, jb, descb, ictxt, info)
      character, intent(in) :: uplo
      integer, intent(in) :: n
      integer, intent(in) :: ibtype
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pzhegst_plan(ibtype, uplo, n, ia, ja, desca, ib, jb, descb, machine, plan, info)
      import :: hscal_handle
      character, intent(in) :: uplo
      integer, intent(in) :: n
      integer, intent(in) :: ibtype
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pzhegst_info(ibtype, uplo, n, ia, ja, desca, ib, jb, descb, nprow, npcol, panel, flops, &
        bytes, messages, info)
      character, intent(in) :: uplo
      integer, intent(in) :: n
      integer, intent(in) :: ibtype
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pzhegst_timeof(ibtype, uplo, n, ia, ja, desca, ib, jb, descb, machine, nprow, npcol, &
        panel, node_of, predicted_s, info)
      import :: hscal_handle
      character, intent(in) :: uplo
      integer, intent(in) :: n
      integer, intent(in) :: ibtype
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pssyngst
    subroutine hscal_pssyngst_ctxt(ibtype, uplo, n, ia, ja, desca, ib, jb, descb, ictxt, info)
      character, intent(in) :: uplo
      integer, intent(in) :: n
      integer, intent(in) :: ibtype
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pssyngst_plan(ibtype, uplo, n, ia, ja, desca, ib, jb, descb, machine, plan, info)
      import :: hscal_handle
      character, intent(in) :: uplo
      integer, intent(in) :: n
      integer, intent(in) :: ibtype
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pssyngst_info(ibtype, uplo, n, ia, ja, desca, ib, jb, descb, nprow, npcol, panel, flops, &
        bytes, messages, info)
      character, intent(in) :: uplo
      integer, intent(in) :: n
      integer, intent(in) :: ibtype
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pssyngst_timeof(ibtype, uplo, n, ia, ja, desca, ib, jb, descb, machine, nprow, npcol, &
        panel, node_of, predicted_s, info)
      import :: hscal_handle
      character, intent(in) :: uplo
      integer, intent(in) :: n
      integer, intent(in) :: ibtype
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pdsyngst
    subroutine hscal_pdsyngst_ctxt(ibtype, uplo, n, ia, ja, desca, ib, jb, descb, ictxt, info)
      character, intent(in) :: uplo
      integer, intent(in) :: n
      integer, intent(in) :: ibtype
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pdsyngst_plan(ibtype, uplo, n, ia, ja, desca, ib, jb, descb, machine, plan, info)
      import :: hscal_handle
      character, intent(in) :: uplo
      integer, intent(in) :: n
      integer, intent(in) :: ibtype
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pdsyngst_info(ibtype, uplo, n, ia, ja, desca, ib, jb, descb, nprow, npcol, panel, flops, &
        bytes, messages, info)
      character, intent(in) :: uplo
      integer, intent(in) :: n
      integer, intent(in) :: ibtype
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pdsyngst_timeof(ibtype, uplo, n, ia, ja, desca, ib, jb, descb, machine, nprow, npcol, &
        panel, node_of, predicted_s, info)
      import :: hscal_handle
      character, intent(in) :: uplo
      integer, intent(in) :: n
      integer, intent(in) :: ibtype
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pchengst
    subroutine hscal_pchengst_ctxt(ibtype, uplo, n, ia, ja, desca, ib, jb, descb, ictxt, info)
      character, intent(in) :: uplo
      integer, intent(in) :: n
      integer, intent(in) :: ibtype
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pchengst_plan(ibtype, uplo, n, ia, ja, desca, ib, jb, descb, machine, plan, info)
      import :: hscal_handle
      character, intent(in) :: uplo
      integer, intent(in) :: n
      integer, intent(in) :: ibtype
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pchengst_info(ibtype, uplo, n, ia, ja, desca, ib, jb, descb, nprow, npcol, panel, flops, &
        bytes, messages, info)
      character, intent(in) :: uplo
      integer, intent(in) :: n
      integer, intent(in) :: ibtype
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pchengst_timeof(ibtype, uplo, n, ia, ja, desca, ib, jb, descb, machine, nprow, npcol, &
        panel, node_of, predicted_s, info)
      import :: hscal_handle
      character, intent(in) :: uplo
      integer, intent(in) :: n
      integer, intent(in) :: ibtype
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pzhengst
    subroutine hscal_pzhengst_ctxt(ibtype, uplo, n, ia, ja, desca, ib, jb, descb, ictxt, info)
      character, intent(in) :: uplo
      integer, intent(in) :: n
      integer, intent(in) :: ibtype
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pzhengst_plan(ibtype, uplo, n, ia, ja, desca, ib, jb, descb, machine, plan, info)
      import :: hscal_handle
      character, intent(in) :: uplo
      integer, intent(in) :: n
      integer, intent(in) :: ibtype
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pzhengst_info(ibtype, uplo, n, ia, ja, desca, ib, jb, descb, nprow, npcol, panel, flops, &
        bytes, messages, info)
      character, intent(in) :: uplo
      integer, intent(in) :: n
      integer, intent(in) :: ibtype
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pzhengst_timeof(ibtype, uplo, n, ia, ja, desca, ib, jb, descb, machine, nprow, npcol, &
        panel, node_of, predicted_s, info)
      import :: hscal_handle
      character, intent(in) :: uplo
      integer, intent(in) :: n
      integer, intent(in) :: ibtype
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pssyev
    subroutine hscal_pssyev_ctxt(jobz, uplo, n, ia, ja, desca, iz, jz, descz, ictxt, info)
      character, intent(in) :: jobz, uplo
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*), iz, jz, descz(*)
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pssyev_plan(jobz, uplo, n, ia, ja, desca, iz, jz, descz, machine, plan, info)
      import :: hscal_handle
      character, intent(in) :: jobz, uplo
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*), iz, jz, descz(*)
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pssyev_info(jobz, uplo, n, ia, ja, desca, iz, jz, descz, nprow, npcol, panel, flops, &
        bytes, messages, info)
      character, intent(in) :: jobz, uplo
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*), iz, jz, descz(*)
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pssyev_timeof(jobz, uplo, n, ia, ja, desca, iz, jz, descz, machine, nprow, npcol, panel, &
        node_of, predicted_s, info)
      import :: hscal_handle
      character, intent(in) :: jobz, uplo
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*), iz, jz, descz(*)
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pdsyev
    subroutine hscal_pdsyev_ctxt(jobz, uplo, n, ia, ja, desca, iz, jz, descz, ictxt, info)
      character, intent(in) :: jobz, uplo
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*), iz, jz, descz(*)
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pdsyev_plan(jobz, uplo, n, ia, ja, desca, iz, jz, descz, machine, plan, info)
      import :: hscal_handle
      character, intent(in) :: jobz, uplo
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*), iz, jz, descz(*)
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pdsyev_info(jobz, uplo, n, ia, ja, desca, iz, jz, descz, nprow, npcol, panel, flops, &
        bytes, messages, info)
      character, intent(in) :: jobz, uplo
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*), iz, jz, descz(*)
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pdsyev_timeof(jobz, uplo, n, ia, ja, desca, iz, jz, descz, machine, nprow, npcol, panel, &
        node_of, predicted_s, info)
      import :: hscal_handle
      character, intent(in) :: jobz, uplo
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*), iz, jz, descz(*)
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pcheev
    subroutine hscal_pcheev_ctxt(jobz, uplo, n, ia, ja, desca, iz, jz, descz, ictxt, info)
      character, intent(in) :: jobz, uplo
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*), iz, jz, descz(*)
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pcheev_plan(jobz, uplo, n, ia, ja, desca, iz, jz, descz, machine, plan, info)
      import :: hscal_handle
      character, intent(in) :: jobz, uplo
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*), iz, jz, descz(*)
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pcheev_info(jobz, uplo, n, ia, ja, desca, iz, jz, descz, nprow, npcol, panel, flops, &
        bytes, messages, info)
      character, intent(in) :: jobz, uplo
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*), iz, jz, descz(*)
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pcheev_timeof(jobz, uplo, n, ia, ja, desca, iz, jz, descz, machine, nprow, npcol, panel, &
        node_of, predicted_s, info)
      import :: hscal_handle
      character, intent(in) :: jobz, uplo
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*), iz, jz, descz(*)
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pzheev
    subroutine hscal_pzheev_ctxt(jobz, uplo, n, ia, ja, desca, iz, jz, descz, ictxt, info)
      character, intent(in) :: jobz, uplo
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*), iz, jz, descz(*)
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pzheev_plan(jobz, uplo, n, ia, ja, desca, iz, jz, descz, machine, plan, info)
      import :: hscal_handle
      character, intent(in) :: jobz, uplo
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*), iz, jz, descz(*)
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pzheev_info(jobz, uplo, n, ia, ja, desca, iz, jz, descz, nprow, npcol, panel, flops, &
        bytes, messages, info)
      character, intent(in) :: jobz, uplo
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*), iz, jz, descz(*)
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pzheev_timeof(jobz, uplo, n, ia, ja, desca, iz, jz, descz, machine, nprow, npcol, panel, &
        node_of, predicted_s, info)
      import :: hscal_handle
      character, intent(in) :: jobz, uplo
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*), iz, jz, descz(*)
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pssyevd
    subroutine hscal_pssyevd_ctxt(jobz, uplo, n, ia, ja, desca, iz, jz, descz, ictxt, info)
      character, intent(in) :: jobz, uplo
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*), iz, jz, descz(*)
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pssyevd_plan(jobz, uplo, n, ia, ja, desca, iz, jz, descz, machine, plan, info)
      import :: hscal_handle
      character, intent(in) :: jobz, uplo
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*), iz, jz, descz(*)
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pssyevd_info(jobz, uplo, n, ia, ja, desca, iz, jz, descz, nprow, npcol, panel, flops, &
        bytes, messages, info)
      character, intent(in) :: jobz, uplo
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*), iz, jz, descz(*)
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pssyevd_timeof(jobz, uplo, n, ia, ja, desca, iz, jz, descz, machine, nprow, npcol, panel, &
        node_of, predicted_s, info)
      import :: hscal_handle
      character, intent(in) :: jobz, uplo
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*), iz, jz, descz(*)
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pdsyevd
    subroutine hscal_pdsyevd_ctxt(jobz, uplo, n, ia, ja, desca, iz, jz, descz, ictxt, info)
      character, intent(in) :: jobz, uplo
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*), iz, jz, descz(*)
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pdsyevd_plan(jobz, uplo, n, ia, ja, desca, iz, jz, descz, machine, plan, info)
      import :: hscal_handle
      character, intent(in) :: jobz, uplo
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*), iz, jz, descz(*)
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pdsyevd_info(jobz, uplo, n, ia, ja, desca, iz, jz, descz, nprow, npcol, panel, flops, &
        bytes, messages, info)
      character, intent(in) :: jobz, uplo
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*), iz, jz, descz(*)
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pdsyevd_timeof(jobz, uplo, n, ia, ja, desca, iz, jz, descz, machine, nprow, npcol, panel, &
        node_of, predicted_s, info)
      import :: hscal_handle
      character, intent(in) :: jobz, uplo
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*), iz, jz, descz(*)
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pcheevd
    subroutine hscal_pcheevd_ctxt(jobz, uplo, n, ia, ja, desca, iz, jz, descz, ictxt, info)
      character, intent(in) :: jobz, uplo
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*), iz, jz, descz(*)
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pcheevd_plan(jobz, uplo, n, ia, ja, desca, iz, jz, descz, machine, plan, info)
      import :: hscal_handle
      character, intent(in) :: jobz, uplo
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*), iz, jz, descz(*)
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pcheevd_info(jobz, uplo, n, ia, ja, desca, iz, jz, descz, nprow, npcol, panel, flops, &
        bytes, messages, info)
      character, intent(in) :: jobz, uplo
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*), iz, jz, descz(*)
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pcheevd_timeof(jobz, uplo, n, ia, ja, desca, iz, jz, descz, machine, nprow, npcol, panel, &
        node_of, predicted_s, info)
      import :: hscal_handle
      character, intent(in) :: jobz, uplo
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*), iz, jz, descz(*)
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pzheevd
    subroutine hscal_pzheevd_ctxt(jobz, uplo, n, ia, ja, desca, iz, jz, descz, ictxt, info)
      character, intent(in) :: jobz, uplo
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*), iz, jz, descz(*)
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pzheevd_plan(jobz, uplo, n, ia, ja, desca, iz, jz, descz, machine, plan, info)
      import :: hscal_handle
      character, intent(in) :: jobz, uplo
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*), iz, jz, descz(*)
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pzheevd_info(jobz, uplo, n, ia, ja, desca, iz, jz, descz, nprow, npcol, panel, flops, &
        bytes, messages, info)
      character, intent(in) :: jobz, uplo
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*), iz, jz, descz(*)
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pzheevd_timeof(jobz, uplo, n, ia, ja, desca, iz, jz, descz, machine, nprow, npcol, panel, &
        node_of, predicted_s, info)
      import :: hscal_handle
      character, intent(in) :: jobz, uplo
      integer, intent(in) :: n
      integer, intent(in) :: ia, ja, desca(*), iz, jz, descz(*)
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pssyevx
    subroutine hscal_pssyevx_ctxt(jobz, range, uplo, n, ia, ja, desca, vl, vu, il, iu, abstol, orfac, iz, jz, &
        descz, ictxt, info)
      character, intent(in) :: jobz, range, uplo
      integer, intent(in) :: n
      integer, intent(in) :: il, iu
      real, intent(in) :: vl, vu, abstol, orfac
      integer, intent(in) :: ia, ja, desca(*), iz, jz, descz(*)
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pssyevx_plan(jobz, range, uplo, n, ia, ja, desca, vl, vu, il, iu, abstol, orfac, iz, jz, &
        descz, machine, plan, info)
      import :: hscal_handle
      character, intent(in) :: jobz, range, uplo
      integer, intent(in) :: n
      integer, intent(in) :: il, iu
      real, intent(in) :: vl, vu, abstol, orfac
      integer, intent(in) :: ia, ja, desca(*), iz, jz, descz(*)
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pssyevx_info(jobz, range, uplo, n, ia, ja, desca, vl, vu, il, iu, abstol, orfac, iz, jz, &
        descz, nprow, npcol, panel, flops, bytes, messages, info)
      character, intent(in) :: jobz, range, uplo
      integer, intent(in) :: n
      integer, intent(in) :: il, iu
      real, intent(in) :: vl, vu, abstol, orfac
      integer, intent(in) :: ia, ja, desca(*), iz, jz, descz(*)
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pssyevx_timeof(jobz, range, uplo, n, ia, ja, desca, vl, vu, il, iu, abstol, orfac, iz, jz, &
        descz, machine, nprow, npcol, panel, node_of, predicted_s, info)
      import :: hscal_handle
      character, intent(in) :: jobz, range, uplo
      integer, intent(in) :: n
      integer, intent(in) :: il, iu
      real, intent(in) :: vl, vu, abstol, orfac
      integer, intent(in) :: ia, ja, desca(*), iz, jz, descz(*)
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pdsyevx
    subroutine hscal_pdsyevx_ctxt(jobz, range, uplo, n, ia, ja, desca, vl, vu, il, iu, abstol, orfac, iz, jz, &
        descz, ictxt, info)
      character, intent(in) :: jobz, range, uplo
      integer, intent(in) :: n
      integer, intent(in) :: il, iu
      double precision, intent(in) :: vl, vu, abstol, orfac
      integer, intent(in) :: ia, ja, desca(*), iz, jz, descz(*)
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pdsyevx_plan(jobz, range, uplo, n, ia, ja, desca, vl, vu, il, iu, abstol, orfac, iz, jz, &
        descz, machine, plan, info)
      import :: hscal_handle
      character, intent(in) :: jobz, range, uplo
      integer, intent(in) :: n
      integer, intent(in) :: il, iu
      double precision, intent(in) :: vl, vu, abstol, orfac
      integer, intent(in) :: ia, ja, desca(*), iz, jz, descz(*)
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pdsyevx_info(jobz, range, uplo, n, ia, ja, desca, vl, vu, il, iu, abstol, orfac, iz, jz, &
        descz, nprow, npcol, panel, flops, bytes, messages, info)
      character, intent(in) :: jobz, range, uplo
      integer, intent(in) :: n
      integer, intent(in) :: il, iu
      double precision, intent(in) :: vl, vu, abstol, orfac
      integer, intent(in) :: ia, ja, desca(*), iz, jz, descz(*)
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pdsyevx_timeof(jobz, range, uplo, n, ia, ja, desca, vl, vu, il, iu, abstol, orfac, iz, jz, &
        descz, machine, nprow, npcol, panel, node_of, predicted_s, info)
      import :: hscal_handle
      character, intent(in) :: jobz, range, uplo
      integer, intent(in) :: n
      integer, intent(in) :: il, iu
      double precision, intent(in) :: vl, vu, abstol, orfac
      integer, intent(in) :: ia, ja, desca(*), iz, jz, descz(*)
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pcheevx
    subroutine hscal_pcheevx_ctxt(jobz, range, uplo, n, ia, ja, desca, vl, vu, il, iu, abstol, orfac, iz, jz, &
        descz, ictxt, info)
      character, intent(in) :: jobz, range, uplo
      integer, intent(in) :: n
      integer, intent(in) :: il, iu
      real, intent(in) :: vl, vu, abstol, orfac
      integer, intent(in) :: ia, ja, desca(*), iz, jz, descz(*)
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pcheevx_plan(jobz, range, uplo, n, ia, ja, desca, vl, vu, il, iu, abstol, orfac, iz, jz, &
        descz, machine, plan, info)
      import :: hscal_handle
      character, intent(in) :: jobz, range, uplo
      integer, intent(in) :: n
      integer, intent(in) :: il, iu
      real, intent(in) :: vl, vu, abstol, orfac
      integer, intent(in) :: ia, ja, desca(*), iz, jz, descz(*)
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pcheevx_info(jobz, range, uplo, n, ia, ja, desca, vl, vu, il, iu, abstol, orfac, iz, jz, &
        descz, nprow, npcol, panel, flops, bytes, messages, info)
      character, intent(in) :: jobz, range, uplo
      integer, intent(in) :: n
      integer, intent(in) :: il, iu
      real, intent(in) :: vl, vu, abstol, orfac
      integer, intent(in) :: ia, ja, desca(*), iz, jz, descz(*)
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pcheevx_timeof(jobz, range, uplo, n, ia, ja, desca, vl, vu, il, iu, abstol, orfac, iz, jz, &
        descz, machine, nprow, npcol, panel, node_of, predicted_s, info)
      import :: hscal_handle
      character, intent(in) :: jobz, range, uplo
      integer, intent(in) :: n
      integer, intent(in) :: il, iu
      real, intent(in) :: vl, vu, abstol, orfac
      integer, intent(in) :: ia, ja, desca(*), iz, jz, descz(*)
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pzheevx
    subroutine hscal_pzheevx_ctxt(jobz, range, uplo, n, ia, ja, desca, vl, vu, il, iu, abstol, orfac, iz, jz, &
        descz, ictxt, info)
      character, intent(in) :: jobz, range, uplo
      integer, intent(in) :: n
      integer, intent(in) :: il, iu
      double precision, intent(in) :: vl, vu, abstol, orfac
      integer, intent(in) :: ia, ja, desca(*), iz, jz, descz(*)
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pzheevx_plan(jobz, range, uplo, n, ia, ja, desca, vl, vu, il, iu, abstol, orfac, iz, jz, &
        descz, machine, plan, info)
      import :: hscal_handle
      character, intent(in) :: jobz, range, uplo
      integer, intent(in) :: n
      integer, intent(in) :: il, iu
      double precision, intent(in) :: vl, vu, abstol, orfac
      integer, intent(in) :: ia, ja, desca(*), iz, jz, descz(*)
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pzheevx_info(jobz, range, uplo, n, ia, ja, desca, vl, vu, il, iu, abstol, orfac, iz, jz, &
        descz, nprow, npcol, panel, flops, bytes, messages, info)
      character, intent(in) :: jobz, range, uplo
      integer, intent(in) :: n
      integer, intent(in) :: il, iu
      double precision, intent(in) :: vl, vu, abstol, orfac
      integer, intent(in) :: ia, ja, desca(*), iz, jz, descz(*)
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pzheevx_timeof(jobz, range, uplo, n, ia, ja, desca, vl, vu, il, iu, abstol, orfac, iz, jz, &
        descz, machine, nprow, npcol, panel, node_of, predicted_s, info)
      import :: hscal_handle
      character, intent(in) :: jobz, range, uplo
      integer, intent(in) :: n
      integer, intent(in) :: il, iu
      double precision, intent(in) :: vl, vu, abstol, orfac
      integer, intent(in) :: ia, ja, desca(*), iz, jz, descz(*)
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pssyevr
    subroutine hscal_pssyevr_ctxt(jobz, range, uplo, n, ia, ja, desca, vl, vu, il, iu, iz, jz, descz, ictxt, &
        info)
      character, intent(in) :: jobz, range, uplo
      integer, intent(in) :: n
      integer, intent(in) :: il, iu
      real, intent(in) :: vl, vu
      integer, intent(in) :: ia, ja, desca(*), iz, jz, descz(*)
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pssyevr_plan(jobz, range, uplo, n, ia, ja, desca, vl, vu, il, iu, iz, jz, descz, machine, &
        plan, info)
      import :: hscal_handle
      character, intent(in) :: jobz, range, uplo
      integer, intent(in) :: n
      integer, intent(in) :: il, iu
      real, intent(in) :: vl, vu
      integer, intent(in) :: ia, ja, desca(*), iz, jz, descz(*)
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pssyevr_info(jobz, range, uplo, n, ia, ja, desca, vl, vu, il, iu, iz, jz, descz, nprow, &
        npcol, panel, flops, bytes, messages, info)
      character, intent(in) :: jobz, range, uplo
      integer, intent(in) :: n
      integer, intent(in) :: il, iu
      real, intent(in) :: vl, vu
      integer, intent(in) :: ia, ja, desca(*), iz, jz, descz(*)
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pssyevr_timeof(jobz, range, uplo, n, ia, ja, desca, vl, vu, il, iu, iz, jz, descz, &
        machine, nprow, npcol, panel, node_of, predicted_s, info)
      import :: hscal_handle
      character, intent(in) :: jobz, range, uplo
      integer, intent(in) :: n
      integer, intent(in) :: il, iu
      real, intent(in) :: vl, vu
      integer, intent(in) :: ia, ja, desca(*), iz, jz, descz(*)
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pdsyevr
    subroutine hscal_pdsyevr_ctxt(jobz, range, uplo, n, ia, ja, desca, vl, vu, il, iu, iz, jz, descz, ictxt, &
        info)
      character, intent(in) :: jobz, range, uplo
      integer, intent(in) :: n
      integer, intent(in) :: il, iu
      double precision, intent(in) :: vl, vu
      integer, intent(in) :: ia, ja, desca(*), iz, jz, descz(*)
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pdsyevr_plan(jobz, range, uplo, n, ia, ja, desca, vl, vu, il, iu, iz, jz, descz, machine, &
        plan, info)
      import :: hscal_handle
      character, intent(in) :: jobz, range, uplo
      integer, intent(in) :: n
      integer, intent(in) :: il, iu
      double precision, intent(in) :: vl, vu
      integer, intent(in) :: ia, ja, desca(*), iz, jz, descz(*)
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pdsyevr_info(jobz, range, uplo, n, ia, ja, desca, vl, vu, il, iu, iz, jz, descz, nprow, &
        npcol, panel, flops, bytes, messages, info)
      character, intent(in) :: jobz, range, uplo
      integer, intent(in) :: n
      integer, intent(in) :: il, iu
      double precision, intent(in) :: vl, vu
      integer, intent(in) :: ia, ja, desca(*), iz, jz, descz(*)
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pdsyevr_timeof(jobz, range, uplo, n, ia, ja, desca, vl, vu, il, iu, iz, jz, descz, &
        machine, nprow, npcol, panel, node_of, predicted_s, info)
      import :: hscal_handle
      character, intent(in) :: jobz, range, uplo
      integer, intent(in) :: n
      integer, intent(in) :: il, iu
      double precision, intent(in) :: vl, vu
      integer, intent(in) :: ia, ja, desca(*), iz, jz, descz(*)
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pcheevr
    subroutine hscal_pcheevr_ctxt(jobz, range, uplo, n, ia, ja, desca, vl, vu, il, iu, iz, jz, descz, ictxt, &
        info)
      character, intent(in) :: jobz, range, uplo
      integer, intent(in) :: n
      integer, intent(in) :: il, iu
      real, intent(in) :: vl, vu
      integer, intent(in) :: ia, ja, desca(*), iz, jz, descz(*)
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pcheevr_plan(jobz, range, uplo, n, ia, ja, desca, vl, vu, il, iu, iz, jz, descz, machine, &
        plan, info)
      import :: hscal_handle
      character, intent(in) :: jobz, range, uplo
      integer, intent(in) :: n
      integer, intent(in) :: il, iu
      real, intent(in) :: vl, vu
      integer, intent(in) :: ia, ja, desca(*), iz, jz, descz(*)
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pcheevr_info(jobz, range, uplo, n, ia, ja, desca, vl, vu, il, iu, iz, jz, descz, nprow, &
        npcol, panel, flops, bytes, messages, info)
      character, intent(in) :: jobz, range, uplo
      integer, intent(in) :: n
      integer, intent(in) :: il, iu
      real, intent(in) :: vl, vu
      integer, intent(in) :: ia, ja, desca(*), iz, jz, descz(*)
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pcheevr_timeof(jobz, range, uplo, n, ia, ja, desca, vl, vu, il, iu, iz, jz, descz, &
        machine, nprow, npcol, panel, node_of, predicted_s, info)
      import :: hscal_handle
      character, intent(in) :: jobz, range, uplo
      integer, intent(in) :: n
      integer, intent(in) :: il, iu
      real, intent(in) :: vl, vu
      integer, intent(in) :: ia, ja, desca(*), iz, jz, descz(*)
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pzheevr
    subroutine hscal_pzheevr_ctxt(jobz, range, uplo, n, ia, ja, desca, vl, vu, il, iu, iz, jz, descz, ictxt, &
        info)
      character, intent(in) :: jobz, range, uplo
      integer, intent(in) :: n
      integer, intent(in) :: il, iu
      double precision, intent(in) :: vl, vu
      integer, intent(in) :: ia, ja, desca(*), iz, jz, descz(*)
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pzheevr_plan(jobz, range, uplo, n, ia, ja, desca, vl, vu, il, iu, iz, jz, descz, machine, &
        plan, info)
      import :: hscal_handle
      character, intent(in) :: jobz, range, uplo
      integer, intent(in) :: n
      integer, intent(in) :: il, iu
      double precision, intent(in) :: vl, vu
      integer, intent(in) :: ia, ja, desca(*), iz, jz, descz(*)
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pzheevr_info(jobz, range, uplo, n, ia, ja, desca, vl, vu, il, iu, iz, jz, descz, nprow, &
        npcol, panel, flops, bytes, messages, info)
      character, intent(in) :: jobz, range, uplo
      integer, intent(in) :: n
      integer, intent(in) :: il, iu
      double precision, intent(in) :: vl, vu
      integer, intent(in) :: ia, ja, desca(*), iz, jz, descz(*)
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pzheevr_timeof(jobz, range, uplo, n, ia, ja, desca, vl, vu, il, iu, iz, jz, descz, &
        machine, nprow, npcol, panel, node_of, predicted_s, info)
      import :: hscal_handle
      character, intent(in) :: jobz, range, uplo
      integer, intent(in) :: n
      integer, intent(in) :: il, iu
      double precision, intent(in) :: vl, vu
      integer, intent(in) :: ia, ja, desca(*), iz, jz, descz(*)
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pssygvx
    subroutine hscal_pssygvx_ctxt(ibtype, jobz, range, uplo, n, ia, ja, desca, ib, jb, descb, vl, vu, il, iu, &
        abstol, orfac, iz, jz, descz, ictxt, info)
      character, intent(in) :: jobz, range, uplo
      integer, intent(in) :: n
      integer, intent(in) :: ibtype, il, iu
      real, intent(in) :: vl, vu, abstol, orfac
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*), iz, jz, descz(*)
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pssygvx_plan(ibtype, jobz, range, uplo, n, ia, ja, desca, ib, jb, descb, vl, vu, il, iu, &
        abstol, orfac, iz, jz, descz, machine, plan, info)
      import :: hscal_handle
      character, intent(in) :: jobz, range, uplo
      integer, intent(in) :: n
      integer, intent(in) :: ibtype, il, iu
      real, intent(in) :: vl, vu, abstol, orfac
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*), iz, jz, descz(*)
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pssygvx_info(ibtype, jobz, range, uplo, n, ia, ja, desca, ib, jb, descb, vl, vu, il, iu, &
        abstol, orfac, iz, jz, descz, nprow, npcol, panel, flops, bytes, messages, info)
      character, intent(in) :: jobz, range, uplo
      integer, intent(in) :: n
      integer, intent(in) :: ibtype, il, iu
      real, intent(in) :: vl, vu, abstol, orfac
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*), iz, jz, descz(*)
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pssygvx_timeof(ibtype, jobz, range, uplo, n, ia, ja, desca, ib, jb, descb, vl, vu, il, iu, &
        abstol, orfac, iz, jz, descz, machine, nprow, npcol, panel, node_of, predicted_s, info)
      import :: hscal_handle
      character, intent(in) :: jobz, range, uplo
      integer, intent(in) :: n
      integer, intent(in) :: ibtype, il, iu
      real, intent(in) :: vl, vu, abstol, orfac
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*), iz, jz, descz(*)
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pdsygvx
    subroutine hscal_pdsygvx_ctxt(ibtype, jobz, range, uplo, n, ia, ja, desca, ib, jb, descb, vl, vu, il, iu, &
        abstol, orfac, iz, jz, descz, ictxt, info)
      character, intent(in) :: jobz, range, uplo
      integer, intent(in) :: n
      integer, intent(in) :: ibtype, il, iu
      double precision, intent(in) :: vl, vu, abstol, orfac
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*), iz, jz, descz(*)
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pdsygvx_plan(ibtype, jobz, range, uplo, n, ia, ja, desca, ib, jb, descb, vl, vu, il, iu, &
        abstol, orfac, iz, jz, descz, machine, plan, info)
      import :: hscal_handle
      character, intent(in) :: jobz, range, uplo
      integer, intent(in) :: n
      integer, intent(in) :: ibtype, il, iu
      double precision, intent(in) :: vl, vu, abstol, orfac
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*), iz, jz, descz(*)
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pdsygvx_info(ibtype, jobz, range, uplo, n, ia, ja, desca, ib, jb, descb, vl, vu, il, iu, &
        abstol, orfac, iz, jz, descz, nprow, npcol, panel, flops, bytes, messages, info)
      character, intent(in) :: jobz, range, uplo
      integer, intent(in) :: n
      integer, intent(in) :: ibtype, il, iu
      double precision, intent(in) :: vl, vu, abstol, orfac
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*), iz, jz, descz(*)
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pdsygvx_timeof(ibtype, jobz, range, uplo, n, ia, ja, desca, ib, jb, descb, vl, vu, il, iu, &
        abstol, orfac, iz, jz, descz, machine, nprow, npcol, panel, node_of, predicted_s, info)
      import :: hscal_handle
      character, intent(in) :: jobz, range, uplo
      integer, intent(in) :: n
      integer, intent(in) :: ibtype, il, iu
      double precision, intent(in) :: vl, vu, abstol, orfac
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*), iz, jz, descz(*)
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pchegvx
    subroutine hscal_pchegvx_ctxt(ibtype, jobz, range, uplo, n, ia, ja, desca, ib, jb, descb, vl, vu, il, iu, &
        abstol, orfac, iz, jz, descz, ictxt, info)
      character, intent(in) :: jobz, range, uplo
      integer, intent(in) :: n
      integer, intent(in) :: ibtype, il, iu
      real, intent(in) :: vl, vu, abstol, orfac
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*), iz, jz, descz(*)
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pchegvx_plan(ibtype, jobz, range, uplo, n, ia, ja, desca, ib, jb, descb, vl, vu, il, iu, &
        abstol, orfac, iz, jz, descz, machine, plan, info)
      import :: hscal_handle
      character, intent(in) :: jobz, range, uplo
      integer, intent(in) :: n
      integer, intent(in) :: ibtype, il, iu
      real, intent(in) :: vl, vu, abstol, orfac
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*), iz, jz, descz(*)
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pchegvx_info(ibtype, jobz, range, uplo, n, ia, ja, desca, ib, jb, descb, vl, vu, il, iu, &
        abstol, orfac, iz, jz, descz, nprow, npcol, panel, flops, bytes, messages, info)
      character, intent(in) :: jobz, range, uplo
      integer, intent(in) :: n
      integer, intent(in) :: ibtype, il, iu
      real, intent(in) :: vl, vu, abstol, orfac
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*), iz, jz, descz(*)
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pchegvx_timeof(ibtype, jobz, range, uplo, n, ia, ja, desca, ib, jb, descb, vl, vu, il, iu, &
        abstol, orfac, iz, jz, descz, machine, nprow, npcol, panel, node_of, predicted_s, info)
      import :: hscal_handle
      character, intent(in) :: jobz, range, uplo
      integer, intent(in) :: n
      integer, intent(in) :: ibtype, il, iu
      real, intent(in) :: vl, vu, abstol, orfac
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*), iz, jz, descz(*)
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pzhegvx
    subroutine hscal_pzhegvx_ctxt(ibtype, jobz, range, uplo, n, ia, ja, desca, ib, jb, descb, vl, vu, il, iu, &
        abstol, orfac, iz, jz, descz, ictxt, info)
      character, intent(in) :: jobz, range, uplo
      integer, intent(in) :: n
      integer, intent(in) :: ibtype, il, iu
      double precision, intent(in) :: vl, vu, abstol, orfac
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*), iz, jz, descz(*)
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pzhegvx_plan(ibtype, jobz, range, uplo, n, ia, ja, desca, ib, jb, descb, vl, vu, il, iu, &
        abstol, orfac, iz, jz, descz, machine, plan, info)
      import :: hscal_handle
      character, intent(in) :: jobz, range, uplo
      integer, intent(in) :: n
      integer, intent(in) :: ibtype, il, iu
      double precision, intent(in) :: vl, vu, abstol, orfac
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*), iz, jz, descz(*)
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pzhegvx_info(ibtype, jobz, range, uplo, n, ia, ja, desca, ib, jb, descb, vl, vu, il, iu, &
        abstol, orfac, iz, jz, descz, nprow, npcol, panel, flops, bytes, messages, info)
      character, intent(in) :: jobz, range, uplo
      integer, intent(in) :: n
      integer, intent(in) :: ibtype, il, iu
      double precision, intent(in) :: vl, vu, abstol, orfac
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*), iz, jz, descz(*)
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pzhegvx_timeof(ibtype, jobz, range, uplo, n, ia, ja, desca, ib, jb, descb, vl, vu, il, iu, &
        abstol, orfac, iz, jz, descz, machine, nprow, npcol, panel, node_of, predicted_s, info)
      import :: hscal_handle
      character, intent(in) :: jobz, range, uplo
      integer, intent(in) :: n
      integer, intent(in) :: ibtype, il, iu
      double precision, intent(in) :: vl, vu, abstol, orfac
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*), iz, jz, descz(*)
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! psgehrd
    subroutine hscal_psgehrd_ctxt(n, ilo, ihi, ia, ja, desca, ictxt, info)
      integer, intent(in) :: n
      integer, intent(in) :: ilo, ihi
      integer, intent(in) :: ia, ja, desca(*)
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_psgehrd_plan(n, ilo, ihi, ia, ja, desca, machine, plan, info)
      import :: hscal_handle
      integer, intent(in) :: n
      integer, intent(in) :: ilo, ihi
      integer, intent(in) :: ia, ja, desca(*)
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_psgehrd_info(n, ilo, ihi, ia, ja, desca, nprow, npcol, panel, flops, bytes, messages, &
        info)
      integer, intent(in) :: n
      integer, intent(in) :: ilo, ihi
      integer, intent(in) :: ia, ja, desca(*)
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_psgehrd_timeof(n, ilo, ihi, ia, ja, desca, machine, nprow, npcol, panel, node_of, &
        predicted_s, info)
      import :: hscal_handle
      integer, intent(in) :: n
      integer, intent(in) :: ilo, ihi
      integer, intent(in) :: ia, ja, desca(*)
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pdgehrd
    subroutine hscal_pdgehrd_ctxt(n, ilo, ihi, ia, ja, desca, ictxt, info)
      integer, intent(in) :: n
      integer, intent(in) :: ilo, ihi
      integer, intent(in) :: ia, ja, desca(*)
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pdgehrd_plan(n, ilo, ihi, ia, ja, desca, machine, plan, info)
      import :: hscal_handle
      integer, intent(in) :: n
      integer, intent(in) :: ilo, ihi
      integer, intent(in) :: ia, ja, desca(*)
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pdgehrd_info(n, ilo, ihi, ia, ja, desca, nprow, npcol, panel, flops, bytes, messages, &
        info)
      integer, intent(in) :: n
      integer, intent(in) :: ilo, ihi
      integer, intent(in) :: ia, ja, desca(*)
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pdgehrd_timeof(n, ilo, ihi, ia, ja, desca, machine, nprow, npcol, panel, node_of, &
        predicted_s, info)
      import :: hscal_handle
      integer, intent(in) :: n
      integer, intent(in) :: ilo, ihi
      integer, intent(in) :: ia, ja, desca(*)
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pcgehrd
    subroutine hscal_pcgehrd_ctxt(n, ilo, ihi, ia, ja, desca, ictxt, info)
      integer, intent(in) :: n
      integer, intent(in) :: ilo, ihi
      integer, intent(in) :: ia, ja, desca(*)
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pcgehrd_plan(n, ilo, ihi, ia, ja, desca, machine, plan, info)
      import :: hscal_handle
      integer, intent(in) :: n
      integer, intent(in) :: ilo, ihi
      integer, intent(in) :: ia, ja, desca(*)
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pcgehrd_info(n, ilo, ihi, ia, ja, desca, nprow, npcol, panel, flops, bytes, messages, &
        info)
      integer, intent(in) :: n
      integer, intent(in) :: ilo, ihi
      integer, intent(in) :: ia, ja, desca(*)
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pcgehrd_timeof(n, ilo, ihi, ia, ja, desca, machine, nprow, npcol, panel, node_of, &
        predicted_s, info)
      import :: hscal_handle
      integer, intent(in) :: n
      integer, intent(in) :: ilo, ihi
      integer, intent(in) :: ia, ja, desca(*)
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pzgehrd
    subroutine hscal_pzgehrd_ctxt(n, ilo, ihi, ia, ja, desca, ictxt, info)
      integer, intent(in) :: n
      integer, intent(in) :: ilo, ihi
      integer, intent(in) :: ia, ja, desca(*)
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pzgehrd_plan(n, ilo, ihi, ia, ja, desca, machine, plan, info)
      import :: hscal_handle
      integer, intent(in) :: n
      integer, intent(in) :: ilo, ihi
      integer, intent(in) :: ia, ja, desca(*)
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pzgehrd_info(n, ilo, ihi, ia, ja, desca, nprow, npcol, panel, flops, bytes, messages, &
        info)
      integer, intent(in) :: n
      integer, intent(in) :: ilo, ihi
      integer, intent(in) :: ia, ja, desca(*)
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pzgehrd_timeof(n, ilo, ihi, ia, ja, desca, machine, nprow, npcol, panel, node_of, &
        predicted_s, info)
      import :: hscal_handle
      integer, intent(in) :: n
      integer, intent(in) :: ilo, ihi
      integer, intent(in) :: ia, ja, desca(*)
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! psgebrd
    subroutine hscal_psgebrd_ctxt(m, n, ia, ja, desca, ictxt, info)
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*)
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_psgebrd_plan(m, n, ia, ja, desca, machine, plan, info)
      import :: hscal_handle
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*)
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_psgebrd_info(m, n, ia, ja, desca, nprow, npcol, panel, flops, bytes, messages, info)
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*)
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_psgebrd_timeof(m, n, ia, ja, desca, machine, nprow, npcol, panel, node_of, predicted_s, &
        info)
      import :: hscal_handle
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*)
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pdgebrd
    subroutine hscal_pdgebrd_ctxt(m, n, ia, ja, desca, ictxt, info)
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*)
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pdgebrd_plan(m, n, ia, ja, desca, machine, plan, info)
      import :: hscal_handle
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*)
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pdgebrd_info(m, n, ia, ja, desca, nprow, npcol, panel, flops, bytes, messages, info)
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*)
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pdgebrd_timeof(m, n, ia, ja, desca, machine, nprow, npcol, panel, node_of, predicted_s, &
        info)
      import :: hscal_handle
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*)
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pcgebrd
    subroutine hscal_pcgebrd_ctxt(m, n, ia, ja, desca, ictxt, info)
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*)
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pcgebrd_plan(m, n, ia, ja, desca, machine, plan, info)
      import :: hscal_handle
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*)
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pcgebrd_info(m, n, ia, ja, desca, nprow, npcol, panel, flops, bytes, messages, info)
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*)
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pcgebrd_timeof(m, n, ia, ja, desca, machine, nprow, npcol, panel, node_of, predicted_s, &
        info)
      import :: hscal_handle
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*)
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pzgebrd
    subroutine hscal_pzgebrd_ctxt(m, n, ia, ja, desca, ictxt, info)
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*)
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pzgebrd_plan(m, n, ia, ja, desca, machine, plan, info)
      import :: hscal_handle
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*)
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pzgebrd_info(m, n, ia, ja, desca, nprow, npcol, panel, flops, bytes, messages, info)
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*)
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pzgebrd_timeof(m, n, ia, ja, desca, machine, nprow, npcol, panel, node_of, predicted_s, &
        info)
      import :: hscal_handle
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*)
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! psgesvd
    subroutine hscal_psgesvd_ctxt(jobu, jobvt, m, n, ia, ja, desca, iu, ju, descu, ivt, jvt, descvt, ictxt, &
        info)
      character, intent(in) :: jobu, jobvt
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), iu, ju, descu(*), ivt, jvt, descvt(*)
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_psgesvd_plan(jobu, jobvt, m, n, ia, ja, desca, iu, ju, descu, ivt, jvt, descvt, machine, &
        plan, info)
      import :: hscal_handle
      character, intent(in) :: jobu, jobvt
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), iu, ju, descu(*), ivt, jvt, descvt(*)
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_psgesvd_info(jobu, jobvt, m, n, ia, ja, desca, iu, ju, descu, ivt, jvt, descvt, nprow, &
        npcol, panel, flops, bytes, messages, info)
      character, intent(in) :: jobu, jobvt
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), iu, ju, descu(*), ivt, jvt, descvt(*)
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_psgesvd_timeof(jobu, jobvt, m, n, ia, ja, desca, iu, ju, descu, ivt, jvt, descvt, machine, &
        nprow, npcol, panel, node_of, predicted_s, info)
      import :: hscal_handle
      character, intent(in) :: jobu, jobvt
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), iu, ju, descu(*), ivt, jvt, descvt(*)
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pdgesvd
    subroutine hscal_pdgesvd_ctxt(jobu, jobvt, m, n, ia, ja, desca, iu, ju, descu, ivt, jvt, descvt, ictxt, &
        info)
      character, intent(in) :: jobu, jobvt
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), iu, ju, descu(*), ivt, jvt, descvt(*)
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pdgesvd_plan(jobu, jobvt, m, n, ia, ja, desca, iu, ju, descu, ivt, jvt, descvt, machine, &
        plan, info)
      import :: hscal_handle
      character, intent(in) :: jobu, jobvt
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), iu, ju, descu(*), ivt, jvt, descvt(*)
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pdgesvd_info(jobu, jobvt, m, n, ia, ja, desca, iu, ju, descu, ivt, jvt, descvt, nprow, &
        npcol, panel, flops, bytes, messages, info)
      character, intent(in) :: jobu, jobvt
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), iu, ju, descu(*), ivt, jvt, descvt(*)
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pdgesvd_timeof(jobu, jobvt, m, n, ia, ja, desca, iu, ju, descu, ivt, jvt, descvt, machine, &
        nprow, npcol, panel, node_of, predicted_s, info)
      import :: hscal_handle
      character, intent(in) :: jobu, jobvt
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), iu, ju, descu(*), ivt, jvt, descvt(*)
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pcgesvd
    subroutine hscal_pcgesvd_ctxt(jobu, jobvt, m, n, ia, ja, desca, iu, ju, descu, ivt, jvt, descvt, ictxt, &
        info)
      character, intent(in) :: jobu, jobvt
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), iu, ju, descu(*), ivt, jvt, descvt(*)
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pcgesvd_plan(jobu, jobvt, m, n, ia, ja, desca, iu, ju, descu, ivt, jvt, descvt, machine, &
        plan, info)
      import :: hscal_handle
      character, intent(in) :: jobu, jobvt
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), iu, ju, descu(*), ivt, jvt, descvt(*)
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pcgesvd_info(jobu, jobvt, m, n, ia, ja, desca, iu, ju, descu, ivt, jvt, descvt, nprow, &
        npcol, panel, flops, bytes, messages, info)
      character, intent(in) :: jobu, jobvt
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), iu, ju, descu(*), ivt, jvt, descvt(*)
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pcgesvd_timeof(jobu, jobvt, m, n, ia, ja, desca, iu, ju, descu, ivt, jvt, descvt, machine, &
        nprow, npcol, panel, node_of, predicted_s, info)
      import :: hscal_handle
      character, intent(in) :: jobu, jobvt
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), iu, ju, descu(*), ivt, jvt, descvt(*)
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pzgesvd
    subroutine hscal_pzgesvd_ctxt(jobu, jobvt, m, n, ia, ja, desca, iu, ju, descu, ivt, jvt, descvt, ictxt, &
        info)
      character, intent(in) :: jobu, jobvt
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), iu, ju, descu(*), ivt, jvt, descvt(*)
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pzgesvd_plan(jobu, jobvt, m, n, ia, ja, desca, iu, ju, descu, ivt, jvt, descvt, machine, &
        plan, info)
      import :: hscal_handle
      character, intent(in) :: jobu, jobvt
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), iu, ju, descu(*), ivt, jvt, descvt(*)
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pzgesvd_info(jobu, jobvt, m, n, ia, ja, desca, iu, ju, descu, ivt, jvt, descvt, nprow, &
        npcol, panel, flops, bytes, messages, info)
      character, intent(in) :: jobu, jobvt
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), iu, ju, descu(*), ivt, jvt, descvt(*)
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pzgesvd_timeof(jobu, jobvt, m, n, ia, ja, desca, iu, ju, descu, ivt, jvt, descvt, machine, &
        nprow, npcol, panel, node_of, predicted_s, info)
      import :: hscal_handle
      character, intent(in) :: jobu, jobvt
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), iu, ju, descu(*), ivt, jvt, descvt(*)
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! psgemr2d
    subroutine hscal_psgemr2d_ctxt(m, n, ia, ja, desca, ib, jb, descb, ictxt, info)
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_psgemr2d_plan(m, n, ia, ja, desca, ib, jb, descb, machine, plan, info)
      import :: hscal_handle
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_psgemr2d_info(m, n, ia, ja, desca, ib, jb, descb, nprow, npcol, panel, flops, bytes, &
        messages, info)
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_psgemr2d_timeof(m, n, ia, ja, desca, ib, jb, descb, machine, nprow, npcol, panel, node_of, &
        predicted_s, info)
      import :: hscal_handle
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pdgemr2d
    subroutine hscal_pdgemr2d_ctxt(m, n, ia, ja, desca, ib, jb, descb, ictxt, info)
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pdgemr2d_plan(m, n, ia, ja, desca, ib, jb, descb, machine, plan, info)
      import :: hscal_handle
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pdgemr2d_info(m, n, ia, ja, desca, ib, jb, descb, nprow, npcol, panel, flops, bytes, &
        messages, info)
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pdgemr2d_timeof(m, n, ia, ja, desca, ib, jb, descb, machine, nprow, npcol, panel, node_of, &
        predicted_s, info)
      import :: hscal_handle
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pcgemr2d
    subroutine hscal_pcgemr2d_ctxt(m, n, ia, ja, desca, ib, jb, descb, ictxt, info)
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pcgemr2d_plan(m, n, ia, ja, desca, ib, jb, descb, machine, plan, info)
      import :: hscal_handle
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pcgemr2d_info(m, n, ia, ja, desca, ib, jb, descb, nprow, npcol, panel, flops, bytes, &
        messages, info)
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pcgemr2d_timeof(m, n, ia, ja, desca, ib, jb, descb, machine, nprow, npcol, panel, node_of, &
        predicted_s, info)
      import :: hscal_handle
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pzgemr2d
    subroutine hscal_pzgemr2d_ctxt(m, n, ia, ja, desca, ib, jb, descb, ictxt, info)
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pzgemr2d_plan(m, n, ia, ja, desca, ib, jb, descb, machine, plan, info)
      import :: hscal_handle
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pzgemr2d_info(m, n, ia, ja, desca, ib, jb, descb, nprow, npcol, panel, flops, bytes, &
        messages, info)
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pzgemr2d_timeof(m, n, ia, ja, desca, ib, jb, descb, machine, nprow, npcol, panel, node_of, &
        predicted_s, info)
      import :: hscal_handle
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pstrmr2d
    subroutine hscal_pstrmr2d_ctxt(uplo, diag, m, n, ia, ja, desca, ib, jb, descb, ictxt, info)
      character, intent(in) :: uplo, diag
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pstrmr2d_plan(uplo, diag, m, n, ia, ja, desca, ib, jb, descb, machine, plan, info)
      import :: hscal_handle
      character, intent(in) :: uplo, diag
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pstrmr2d_info(uplo, diag, m, n, ia, ja, desca, ib, jb, descb, nprow, npcol, panel, flops, &
        bytes, messages, info)
      character, intent(in) :: uplo, diag
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pstrmr2d_timeof(uplo, diag, m, n, ia, ja, desca, ib, jb, descb, machine, nprow, npcol, &
        panel, node_of, predicted_s, info)
      import :: hscal_handle
      character, intent(in) :: uplo, diag
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pdtrmr2d
    subroutine hscal_pdtrmr2d_ctxt(uplo, diag, m, n, ia, ja, desca, ib, jb, descb, ictxt, info)
      character, intent(in) :: uplo, diag
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pdtrmr2d_plan(uplo, diag, m, n, ia, ja, desca, ib, jb, descb, machine, plan, info)
      import :: hscal_handle
      character, intent(in) :: uplo, diag
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pdtrmr2d_info(uplo, diag, m, n, ia, ja, desca, ib, jb, descb, nprow, npcol, panel, flops, &
        bytes, messages, info)
      character, intent(in) :: uplo, diag
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pdtrmr2d_timeof(uplo, diag, m, n, ia, ja, desca, ib, jb, descb, machine, nprow, npcol, &
        panel, node_of, predicted_s, info)
      import :: hscal_handle
      character, intent(in) :: uplo, diag
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pctrmr2d
    subroutine hscal_pctrmr2d_ctxt(uplo, diag, m, n, ia, ja, desca, ib, jb, descb, ictxt, info)
      character, intent(in) :: uplo, diag
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pctrmr2d_plan(uplo, diag, m, n, ia, ja, desca, ib, jb, descb, machine, plan, info)
      import :: hscal_handle
      character, intent(in) :: uplo, diag
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pctrmr2d_info(uplo, diag, m, n, ia, ja, desca, ib, jb, descb, nprow, npcol, panel, flops, &
        bytes, messages, info)
      character, intent(in) :: uplo, diag
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pctrmr2d_timeof(uplo, diag, m, n, ia, ja, desca, ib, jb, descb, machine, nprow, npcol, &
        panel, node_of, predicted_s, info)
      import :: hscal_handle
      character, intent(in) :: uplo, diag
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

  interface ! pztrmr2d
    subroutine hscal_pztrmr2d_ctxt(uplo, diag, m, n, ia, ja, desca, ib, jb, descb, ictxt, info)
      character, intent(in) :: uplo, diag
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      integer, intent(out) :: ictxt, info
    end subroutine
    subroutine hscal_pztrmr2d_plan(uplo, diag, m, n, ia, ja, desca, ib, jb, descb, machine, plan, info)
      import :: hscal_handle
      character, intent(in) :: uplo, diag
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      integer(hscal_handle), intent(in) :: machine
      integer(hscal_handle), intent(out) :: plan
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pztrmr2d_info(uplo, diag, m, n, ia, ja, desca, ib, jb, descb, nprow, npcol, panel, flops, &
        bytes, messages, info)
      character, intent(in) :: uplo, diag
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      integer, intent(in) :: nprow, npcol, panel
      double precision, intent(out) :: flops(*), bytes(nprow*npcol,*), messages(nprow*npcol,*)
      integer, intent(out) :: info
    end subroutine
    subroutine hscal_pztrmr2d_timeof(uplo, diag, m, n, ia, ja, desca, ib, jb, descb, machine, nprow, npcol, &
        panel, node_of, predicted_s, info)
      import :: hscal_handle
      character, intent(in) :: uplo, diag
      integer, intent(in) :: m, n
      integer, intent(in) :: ia, ja, desca(*), ib, jb, descb(*)
      integer(hscal_handle), intent(in) :: machine
      integer, intent(in) :: nprow, npcol, panel, node_of(*)
      double precision, intent(out) :: predicted_s
      integer, intent(out) :: info
    end subroutine
  end interface

end module hscal
