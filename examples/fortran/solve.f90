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
  double precision :: error = 0

  call hscal_init(info)
  if (info /= 0) call hscal_finalize(1, info) ! hscal has told why in a line
  call hscal_descset(desca, n, n, 0, 0, 0, 0, info) ! blocks of 0 are hscal's to choose
  call hscal_descset(descb, n, nrhs, 0, 0, 0, 0, info)
  call hscal_pdtrsm_ctxt('L', 'L', 'N', 'N', n, nrhs, 1d0, 1, 1, desca, 1, 1, descb, ictxt, info)
  if (hscal_in_ctxt(ictxt) == 1) then ! the processes that are better left out go on below
    call blacs_gridinfo(ictxt, nprow, npcol, myrow, mycol)
    call hscal_descinit(desca, n, n, 0, 0, 0, 0, ictxt, info)
    call hscal_descinit(descb, n, nrhs, 0, 0, 0, 0, ictxt, info)
    call make_system(desca, descb, a, b)
    call pdtrsm('L', 'L', 'N', 'N', n, nrhs, 1d0, a, 1, 1, desca, b, 1, 1, descb)
    error = distance_from_ones(b, descb)
    if (myrow == 0 .and. mycol == 0) print '(a,i0,a,i0,a,i0,a,e9.2)', 'hscal: grid ', nprow, ' x ', npcol, ', NB ', &
        descb(6), ', largest error ', error
    call hscal_free_ctxt(ictxt, info)
  end if
  call hscal_finalize(merge(0, 1, error < 1d-10), info)
end program solve
