! Modern Fortran: solves L X = B with PDTRSM, as it was before hscal.
!
!   mpirun -n 4 solve_plain
program solve_plain
  use systems
  implicit none
  integer, parameter :: n = 600, nrhs = 50, nb = 64
  integer :: iam, nprocs, ictxt, nprow, npcol, myrow, mycol, desca(9), descb(9), info
  double precision, allocatable :: a(:), b(:)
  double precision :: error

  call blacs_pinfo(iam, nprocs)
  nprow = int(sqrt(dble(nprocs)))
  npcol = nprocs / nprow
  call blacs_get(-1, 0, ictxt)
  call blacs_gridinit(ictxt, 'Row', nprow, npcol)
  call blacs_gridinfo(ictxt, nprow, npcol, myrow, mycol)
  if (myrow >= 0) then
    call descinit(desca, n, n, nb, nb, 0, 0, ictxt, max(1, rows_of(n, nb, ictxt)), info)
    call descinit(descb, n, nrhs, nb, nb, 0, 0, ictxt, max(1, rows_of(n, nb, ictxt)), info)
    call make_system(desca, descb, a, b)
    call pdtrsm('L', 'L', 'N', 'N', n, nrhs, 1d0, a, 1, 1, desca, b, 1, 1, descb)
    error = distance_from_ones(b, descb)
    if (myrow == 0 .and. mycol == 0) print '(a,i0,a,i0,a,i0,a,e9.2)', 'plain: grid ', nprow, ' x ', npcol, ', NB ', nb, &
        ', largest error ', error
    call blacs_gridexit(ictxt)
  end if
  call blacs_exit(0)
end program solve_plain
