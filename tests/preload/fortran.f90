! Multiplies and moves matrices by the names that Fortran calls, with the lengths of characters: fortran.sh.
program fortran_calls
  implicit none
  integer, parameter :: n = 40, nb = 8
  integer :: square, line, row, column, rows, columns, info, rank, size, desc(9), other(9), ranks(1, 4), i
  integer, external :: numroc
  double precision, allocatable :: a(:), b(:), c(:), moved(:)

  call blacs_pinfo(rank, size)
  call blacs_get(-1, 0, square)
  call blacs_gridinit(square, 'Column-major', 2, 2)
  call blacs_get(-1, 0, line)
  ranks = reshape((/3, 0, 1, 2/), (/1, 4/))
  call blacs_gridmap(line, ranks, 1, 1, 4)
  call make(square, 2, 2, desc, a)
  call make(square, 2, 2, desc, b)
  call make(square, 2, 2, desc, c)
  call make(line, 1, 4, other, moved)
  do i = 1, 3
    call pdgemm('Transpose', 'No transpose', n, n, n, 1d0, a, 1, 1, desc, b, 1, 1, desc, 0d0, c, 1, 1, desc)
  end do
  call pdtrsm('Right', 'Upper', 'N', 'Non-unit', n, n - 8, 2d0, c, 1, 1, desc, b, 1, 9, desc)
  call pdgemr2d(n, n, c, 1, 1, desc, moved, 1, 1, other, square)
  open (10, file='results.'//char(ichar('0') + rank), form='unformatted')
  write (10) c, moved
  close (10)
  call blacs_gridexit(square)
  call blacs_exit(0)
contains
  subroutine make(ctxt, nprow, npcol, d, x)
    integer, intent(in) :: ctxt, nprow, npcol
    integer, intent(out) :: d(9)
    double precision, allocatable, intent(out) :: x(:)
    integer :: p, q, entry
    p = nprow
    q = npcol
    call blacs_gridinfo(ctxt, p, q, row, column)
    rows = numroc(n, nb, row, 0, p)
    columns = numroc(n, nb, column, 0, q)
    call descinit(d, n, n, nb, nb, 0, 0, ctxt, max(1, rows), info)
    allocate (x(max(1, rows)*columns))
    x = (/(1d0/entry, entry=1, max(1, rows)*columns)/)
  end subroutine make
end program fortran_calls
