! hscal_recon, with and without a benchmark of the program's own, and the log of calls, from Fortran.
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
  call hscal_free_ctxt(ictxt, info)
  call expect(info, 0, 'free_ctxt')
  print '(a)', 'all as expected'
  call hscal_finalize(0, info)
contains
  subroutine expect(is, should, what)
    integer, intent(in) :: is, should
    character(len=*), intent(in) :: what
    if (is == should) return
    print '(a, a, i0, a, i0)', what, ': ', is, ', expected ', should
    call hscal_finalize(1, info)
  end subroutine
end program
