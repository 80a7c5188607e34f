! What solve.f90 and solve_plain.f90 have in common: a lower triangular matrix with a right-hand side whose solution is all
! ones.
module systems
  implicit none
  integer, external :: numroc

contains

  integer function rows_of(n, nb, ictxt)
    integer, intent(in) :: n, nb, ictxt
    integer :: nprow, npcol, myrow, mycol
    call blacs_gridinfo(ictxt, nprow, npcol, myrow, mycol)
    rows_of = numroc(n, nb, myrow, 0, nprow)
  end function rows_of

  integer function columns_of(n, nb, ictxt)
    integer, intent(in) :: n, nb, ictxt
    integer :: nprow, npcol, myrow, mycol
    call blacs_gridinfo(ictxt, nprow, npcol, myrow, mycol)
    columns_of = numroc(n, nb, mycol, 0, npcol)
  end function columns_of

  ! L(i,j) = 1/(i+j) below the diagonal and 4 on it; row i of B is the sum of row i of L.
  subroutine make_system(desca, descb, a, b)
    integer, intent(in) :: desca(9), descb(9)
    double precision, allocatable, intent(out) :: a(:), b(:)
    double precision :: row_sum
    integer :: i, j
    allocate(a(max(1, desca(9) * columns_of(desca(4), desca(6), desca(2)))))
    allocate(b(max(1, descb(9) * columns_of(descb(4), descb(6), descb(2)))))
    do i = 1, desca(3)
      row_sum = 0
      do j = 1, i
        row_sum = row_sum + entry_of(i, j)
        call pdelset(a, i, j, desca, entry_of(i, j))
      end do
      do j = 1, descb(4)
        call pdelset(b, i, j, descb, row_sum)
      end do
    end do
  end subroutine make_system

  double precision function entry_of(i, j)
    integer, intent(in) :: i, j
    entry_of = merge(4d0, 1d0 / dble(i + j), i == j)
  end function entry_of

  double precision function distance_from_ones(b, descb)
    double precision, intent(in) :: b(:)
    integer, intent(in) :: descb(9)
    integer :: i, j, from_row, from_column
    distance_from_ones = 0
    do j = 1, columns_of(descb(4), descb(6), descb(2))
      do i = 1, rows_of(descb(3), descb(5), descb(2))
        distance_from_ones = max(distance_from_ones, abs(b(i + (j - 1) * descb(9)) - 1))
      end do
    end do
    call dgamx2d(descb(2), 'All', ' ', 1, 1, distance_from_ones, 1, from_row, from_column, -1, -1, -1)
  end function distance_from_ones
end module systems
