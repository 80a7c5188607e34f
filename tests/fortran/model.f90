! hscal_model_comm from Fortran, on three processes: a row of two, of which the second has most of the work.
program model
  use hscal
  implicit none
  integer(hscal_handle) :: row, group, plan
  integer :: info, rank, comm, nprocs, parent, ncoords, sizes(4), coordinate(4)
  integer :: nprow, npcol, mb, nb, panel
  double precision :: speed(2), predicted_s

  call hscal_init(info)
  call expect(info == 0, 'init')
  call hscal_model_load('row.pm', 'p=2 v=1000,4000', row, info)
  call expect(info == 0 .and. row /= 0, 'model_load')
  call hscal_model_comm(row, comm, group, info)
  call expect(info == 0 .and. group /= 0, 'model_comm')
  call hscal_model_group_get(group, nprocs, rank, parent, ncoords, sizes, coordinate, plan, info)
  call expect(info == 0 .and. nprocs == 2 .and. parent == 1 .and. ncoords == 1, 'model_group_get')
  call expect(sizes(1) == 2 .and. coordinate(1) == rank .and. rank >= -1 .and. rank < 2, 'model_group_get: where it is')
  ! The machine has 40, 10 and 20 Gflop/s: the fastest has most to do, the slowest nothing.
  call hscal_model_group_speeds(group, speed, info)
  call expect(info == 0 .and. abs(speed(1) - 1d4) < 1d-3 .and. abs(speed(2) - 2d4) < 1d-3, 'model_group_speeds')
  call hscal_plan_get(plan, nprow, npcol, mb, nb, panel, predicted_s, info)
  call expect(nprow == 1 .and. npcol == 2 .and. abs(predicted_s - 0.2d0) < 1d-3, 'the plan')
  ! A communicator, on those that were chosen: a session begins on it.
  call hscal_init_comm(comm, info)
  call expect(info == merge(-1, 0, rank < 0), 'the communicator')
  call hscal_model_group_free(group)
  call hscal_model_free(row)
  call expect(group == 0 .and. row == 0, 'free')
  call hscal_model_group_get(group, nprocs, rank, parent, ncoords, sizes, coordinate, plan, info)
  call expect(info > 0 .and. rank == -1, 'model_group_get of no group')
  call hscal_clear_error()
  print '(a)', 'all as expected'
  call hscal_finalize(0, info)

contains

  subroutine expect(holds, what)
    logical, intent(in) :: holds
    character(len=*), intent(in) :: what
    character(len=200) :: text
    if (holds) return
    call hscal_last_error(text)
    print '(5a, i0)', 'expected otherwise: ', what, ' (', trim(text), ') info ', info
    call hscal_finalize(1, info)
  end subroutine
end program
