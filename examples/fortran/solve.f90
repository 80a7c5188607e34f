! Modern Fortran: solves L X = B with PDTRSM, on what hscal chooses. Compare solve_plain.f90.
!
!   mpirun -n 4 solve
program solve
  use hscal
  use systems
  implicit none
  integer, parameter :: n = 600, nrhs = 50
  integer :: ictxt, nprow, npcol, myrow, mycol, desca(9), descb(9), info
  double precision, allocatable :: a(:), b(:)
  double precision :: error

  call hscal_init(info)
  call must(info)
  call hscal_descset(desca, n, n, 0, 0, 0, 0, info) ! blocks of 0 are hscal's to choose
  call hscal_descset(descb, n, nrhs, 0, 0, 0, 0, info)
  call hscal_pdtrsm_ctxt('L', 'L', 'N', 'N', n, nrhs, 1d0, 1, 1, desca, 1, 1, descb, ictxt, info)
  call must(info)
  if (hscal_in_ctxt(ictxt) == 0) call hscal_finalize(0, info) ! a process that is better left out is done
  call blacs_gridinfo(ictxt, nprow, npcol, myrow, mycol)
  call hscal_descinit(desca, n, n, 0, 0, 0, 0, ictxt, info)
  call hscal_descinit(descb, n, nrhs, 0, 0, 0, 0, ictxt, info)
  call make_system(desca, descb, a, b)
  call pdtrsm('L', 'L', 'N', 'N', n, nrhs, 1d0, a, 1, 1, desca, b, 1, 1, descb)
  error = distance_from_ones(b, descb)
  if (myrow == 0 .and. mycol == 0) print '(a,i0,a,i0,a,i0,a,e9.2)', 'hscal: grid ', nprow, ' x ', npcol, ', NB ', &
      descb(6), ', largest error ', error
  call hscal_free_ctxt(ictxt, info)
  call hscal_finalize(merge(0, 1, error < 1d-10), info)

contains

  subroutine must(status)
    integer, intent(in) :: status
    character(len=200) :: text
    integer :: iam, nprocs
    if (status == 0) return
    call hscal_last_error(text)
    call blacs_pinfo(iam, nprocs)
    if (iam == 0) print *, 'hscal: ', trim(text) ! the same on all processes
    stop 1
  end subroutine must
end program solve
