! hscal_recon, with and without a benchmark of the program's own, the log of calls, and matrices that lie somewhere, from Fortran.
module own_benchmark
  implicit none
  integer :: failing = 0, runs = 0
contains
  subroutine measure(seconds, info)
    double precision, intent(inout) :: seconds
    integer, intent(inout) :: info
    runs = runs + 1
    seconds = 2d0
    info = failing
  end subroutine
end module

program honest
  use hscal
  use own_benchmark
  implicit none
  integer :: info, ictxt, desc(9)
  integer, parameter :: n = 200
  call hscal_init(info)
  call expect(info, 0, 'init')
  call hscal_recon(info)
  call expect(info, 0, 'recon')
  call hscal_recon_with(measure, info)
  call expect(info, 0, 'recon_with')
  call expect(runs, 1, 'runs of the benchmark')
  failing = 7
  call hscal_recon_with(measure, info)
  call expect(info, -1, 'recon_with a failing benchmark')
  call hscal_descset(desc, n, n, 0, 0, 0, 0, info)
  call hscal_pdgemm_ctxt('N', 'N', n, n, n, 1d0, 1, 1, desc, 1, 1, desc, 0d0, 1, 1, desc, ictxt, info)
  call expect(info, 0, 'ctxt')
  call hscal_call_begin(ictxt, info)
  call expect(info, 0, 'call_begin')
  call hscal_call_end(ictxt, info)
  call expect(info, 0, 'call_end')
  call hscal_observe(ictxt, 1d0, info)
  call expect(info, 0, 'observe')
  call hscal_observe(ictxt, -1d0, info)
  if (hscal_in_ctxt(ictxt) == 1) call expect(info, -2, 'observe of less than nothing')
  call matrices_that_stay()
  call options_in_words()
  call contexts_of_all_kinds()
  call hscal_free_ctxt(ictxt, info)
  call expect(info, 0, 'free_ctxt')
  print '(a)', 'all as expected'
  call hscal_finalize(0, info)
contains
  subroutine options_in_words()
    integer :: next, nprow, npcol, mb, nb, panel
    integer(hscal_handle) :: plan
    double precision :: seconds
    call hscal_use_options('Grid=1x2  order=column', info)
    call expect(info, 0, 'use_options')
    call hscal_pdgemm_ctxt('N', 'N', n, n, n, 1d0, 1, 1, desc, 1, 1, desc, 0d0, 1, 1, desc, next, info)
    call expect(info, 0, 'ctxt with options')
    if (hscal_in_ctxt(next) == 1) then
      call hscal_ctxt_plan(next, plan)
      call hscal_plan_get(plan, nprow, npcol, mb, nb, panel, seconds, info)
      call expect(nprow, 1, 'nprow that was asked for')
      call expect(npcol, 2, 'npcol that was asked for')
    end if
    call hscal_free_ctxt(next, info)
    call hscal_use_options('sqare', info)
    call expect(info, 6, 'use_options of an unknown word')
    call hscal_use_options('slots=3', info)
    call expect(info, 6, 'use_options of what has no words')
    call hscal_use_options(' ', info)
    call expect(info, 0, 'use_options of nothing')
  end subroutine
  subroutine matrices_that_stay()
    integer :: next
    integer(hscal_handle) :: plan
    double precision :: moving_s, gain_s
    call hscal_data_in(ictxt, -1, 8, 0, info)
    if (hscal_in_ctxt(ictxt) == 1) call expect(info, -2, 'data_in of illegal blocks')
    call hscal_data_in(ictxt, 0, 0, 1, info)
    call expect(info, 0, 'data_in')
    call hscal_pdgemm_ctxt('N', 'N', n, n, n, 1d0, 1, 1, desc, 1, 1, desc, 0d0, 1, 1, desc, next, info)
    call expect(info, 0, 'ctxt of matrices that lie somewhere')
    call expect(hscal_data_stays(), 1, 'data_stays')
    call expect(hscal_in_ctxt(next), hscal_in_ctxt(ictxt), 'in_ctxt where they stay')
    call hscal_ctxt_plan(next, plan)
    if (hscal_in_ctxt(next) == 1) then
      call hscal_plan_moving(plan, moving_s, gain_s, info)
      call expect(info, 0, 'plan_moving')
      if (moving_s > 0 .or. gain_s > 0) call expect(1, 0, 'seconds to move to where they are')
    end if
    call hscal_free_ctxt(next, info)
    call hscal_data_nowhere(info)
    call expect(info, 0, 'data_nowhere')
    call hscal_pdgemm_ctxt('N', 'N', n, n, n, 1d0, 1, 1, desc, 1, 1, desc, 0d0, 1, 1, desc, next, info)
    call expect(hscal_data_stays(), 0, 'data_stays nowhere')
    call hscal_free_ctxt(next, info)
  end subroutine
  subroutine contexts_of_all_kinds()
    integer :: other, comm
    integer(hscal_handle) :: plan = 0
    call hscal_ctxt_comm(ictxt, comm, info)
    call expect(info, 0, 'ctxt_comm')
    if (hscal_in_ctxt(ictxt) == 1) call a_session_of(comm)
    if (hscal_in_ctxt(ictxt) == 1) call hscal_ctxt_plan(ictxt, plan) ! process 0 is in it
    call hscal_plan_ctxt(plan, other, info)
    call expect(info, 0, 'plan_ctxt')
    call expect(hscal_in_ctxt(other), hscal_in_ctxt(ictxt), 'in_ctxt of the same plan')
    if (hscal_in_ctxt(other) == 1 .and. other == ictxt) call expect(1, 0, 'the same context')
    call hscal_free_ctxt(other, info)
    call expect(info, 0, 'free_ctxt of a plan')
    call hscal_usual_grid(1, 1, 32, 32, 'Column', info)
    call expect(info, 0, 'usual_grid')
    call hscal_usual_grid(1, 1, 32, 32, 'diagonal', info)
    call expect(info, -5, 'usual_grid of no order')
  end subroutine
  subroutine a_session_of(comm)
    integer, intent(in) :: comm
    call hscal_init_comm(comm, info)
    call expect(info, 0, 'init_comm')
    call hscal_use(comm, info)
    call expect(info, 0, 'use')
    call hscal_close(info)
    call expect(info, 0, 'close of what is in use')
    call hscal_use(comm, info)
    call expect(info, 10, 'use of a communicator without a session')
  end subroutine
  subroutine expect(is, should, what)
    integer, intent(in) :: is, should
    character(len=*), intent(in) :: what
    if (is == should) return
    print '(a, a, i0, a, i0)', what, ': ', is, ', expected ', should
    call hscal_finalize(1, info)
  end subroutine
end program
