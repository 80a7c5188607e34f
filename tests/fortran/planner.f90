! The planner from Fortran: arguments arrive, results and texts come back, errors have ScaLAPACK's numbers.
module own_model
  use hscal
  implicit none
contains
  ! 12 units shared by the processes, each of which then sends 1 MB to the next one. Not on three processes.
  subroutine emit_ring(emitter, nprow, npcol, info)
    integer(hscal_handle), intent(in) :: emitter
    integer, intent(in) :: nprow, npcol
    integer, intent(inout) :: info
    integer :: process, processes
    processes = nprow * npcol
    if (processes == 3) info = -1
    if (info == 0) call hscal_emit_par_begin(emitter, info)
    do process = 0, processes - 1
      if (info == 0) call hscal_emit_par_branch(emitter, info)
      if (info == 0) call hscal_emit_compute(emitter, process, 12d0 / processes, info)
      if (info == 0) call hscal_emit_transfer(emitter, process, mod(process + 1, processes), 1d6, info)
    end do
    if (info == 0) call hscal_emit_par_end(emitter, info)
  end subroutine
  integer function keep_columns(nprow, npcol)
    integer, intent(in) :: nprow, npcol
    keep_columns = merge(1, 0, npcol == 1 .and. nprow > 0)
  end function
  integer function keep_none(nprow, npcol)
    integer, intent(in) :: nprow, npcol
    keep_none = merge(1, 0, nprow * npcol < 0)
  end function
end module

program planner
  use hscal
  use own_model
  implicit none
  integer, parameter :: n = 1000
  integer(hscal_handle) :: machine, plan, kept, workload, comparison, model
  integer :: desc(9), open_desc(9), info, unit, nprow, npcol, mb, nb, panel, in_order(1), counts(2), owners(4)
  double precision :: predicted_s, complex_s, flops(4), bytes(4, 4), messages(4, 4)
  integer :: ncalls, ncontexts, count, pays, context
  double precision :: together_s, alone_s, apart_s, several_s, moving_s, measured_s, context_s
  character(len=200) :: text
  character(len=16) :: routine

  call hscal_machine_load('4x1@10, lat 2us, bw 1GB, ideal', machine, info)
  call expect(info == 0 .and. machine /= 0, 'machine_load')
  call hscal_descset(desc, n, n, 64, 64, 0, 0, info)
  call hscal_descset(open_desc, n, n, 0, 0, 0, 0, info)
  call expect(info == 0 .and. desc(3) == n .and. desc(5) == 64, 'descset')

  ! The counts of the library (a run of the real one): 2 n^3 in all, and what (0,0) sends to (0,1).
  call hscal_pdgemm_info('N', 'N', n, n, n, 1d0, 1, 1, desc, 1, 1, desc, 0d0, 1, 1, desc, 2, 2, 0, flops, bytes, &
      messages, info)
  call expect(info == 0 .and. sum(flops) == 2d0 * n * n * n, 'info: operations')
  call expect(bytes(1, 1) == 0 .and. bytes(1, 2) > 0 .and. bytes(1, 4) == 0, 'info: bytes')
  call expect(messages(1, 2) == messages(3, 4) .and. bytes(1, 2) /= bytes(2, 1), 'info: sender first')

  in_order = -1
  call hscal_pdgemm_timeof('N', 'N', n, n, n, 1d0, 1, 1, desc, 1, 1, desc, 0d0, 1, 1, desc, machine, 2, 2, 0, in_order, &
      predicted_s, info)
  call expect(info == 0 .and. predicted_s > 2d0 * n * n * n / 4d10, 'timeof')
  call hscal_pzgemm_timeof('N', 'C', n, n, n, (1d0, 2d0), 1, 1, desc, 1, 1, desc, (0d0, 0d0), 1, 1, desc, machine, 2, 2, &
      0, in_order, complex_s, info)
  call expect(info == 0 .and. complex_s > predicted_s, 'timeof: complex numbers take longer')

  call hscal_pdgemm_plan('N', 'N', n, n, n, 1d0, 1, 1, open_desc, 1, 1, open_desc, 0d0, 1, 1, open_desc, machine, plan, &
      info)
  call expect(info == 0 .and. plan /= 0, 'plan')
  call hscal_plan_get(plan, nprow, npcol, mb, nb, panel, predicted_s, info)
  call expect(info == 0 .and. nprow * npcol == 4 .and. nb > 0 .and. predicted_s > 0, 'plan_get')
  call hscal_plan_save(plan, 'planner.json  ', info)
  call expect(info == 0, 'plan_save')
  call hscal_plan_load('planner.json', kept, info)
  call expect(info == 0 .and. kept /= 0 .and. kept /= plan, 'plan_load')
  call hscal_plan_get(kept, nprow, npcol, mb, nb, panel, complex_s, info)
  call expect(nprow * npcol == 4 .and. complex_s == predicted_s, 'plan_get of a plan from a file')
  call hscal_plan_free(kept)
  call hscal_plan_load('no such file', kept, info)
  call expect(info > 0 .and. kept == 0, 'plan_load of no file')
  call hscal_plan_free(plan)
  call hscal_plan_get(plan, nprow, npcol, mb, nb, panel, predicted_s, info)
  call expect(plan == 0 .and. info > 0, 'plan_get of no plan')

  call hscal_pdgemm_plan('N', 'X', n, n, n, 1d0, 1, 1, open_desc, 1, 1, open_desc, 0d0, 1, 1, open_desc, machine, plan, &
      info)
  call hscal_last_error(text)
  call expect(info == -2 .and. plan == 0 .and. index(text, "TRANSB = 'X'") == 1 .and. text(200:) == ' ', 'last_error')
  call hscal_strerror(-2, text)
  call expect(text == 'illegal argument 2', 'strerror')
  call hscal_partition_set(9, 2, 1, [1d0, 2d0], [0, 0], [-1, 0], counts, predicted_s, info)
  call expect(info == 0 .and. all(counts == [3, 6]) .and. predicted_s == 3, 'partition_set')
  call hscal_partition_weighted(4, [12d0, 14d0, 10d0, 20d0], 2, [1d0, 1d0], owners, predicted_s, info)
  call expect(info == 0 .and. owners(4) /= owners(2) .and. predicted_s == 30, 'partition_weighted')
  call hscal_version(text)
  call expect(index(text, '.') > 1, 'version')

  ! A model in text: a chain of its own, of which each process computes as much as it is fast.
  open(newunit=unit, file='planner.pm')
  write(unit, '(a)') 'algorithm row(int p, double v[p]) {', '  coord I=p; bench gemm(100, 100, 100);', &
      '  node { I>=0: bench*v[I]; };', '  scheme { int i; par (i = 0; i < p; i++) 100 %% [i]; };', '};'
  close(unit)
  call hscal_model_load('planner.pm ', 'p=4 v=1,2,5,3 ', model, info)
  call expect(info == 0 .and. model /= 0, 'model_load')
  call hscal_model_timeof(model, machine, 0, 0, in_order, predicted_s, info)
  call expect(info == 0 .and. abs(predicted_s - 5 * 2d-4) < 2d-5, 'model_timeof')
  call hscal_model_set(model, 'p=? v=10 ', info)
  call expect(info == 0, 'model_set')
  call hscal_model_timeof(model, machine, 1, 2, in_order, predicted_s, info)
  call expect(info == 0 .and. abs(predicted_s - 10 * 2d-4) < 2d-5, 'model_timeof of an arrangement')
  call hscal_model_plan(model, machine, plan, info)
  call expect(info == 0 .and. plan /= 0, 'model_plan')
  call hscal_plan_get(plan, nprow, npcol, mb, nb, panel, complex_s, info)
  call expect(nprow == 1 .and. abs(complex_s - 10 * 2d-4) < 2d-5, 'model_plan: its row')
  call hscal_plan_free(plan)
  call hscal_model_set(model, 'w=1', info)
  call hscal_last_error(text)
  call expect(info > 0 .and. index(text, 'w=') > 0, 'model_set of no parameter')
  call hscal_model_free(model)
  call expect(model == 0, 'model_free')
  call hscal_model_load('no such model', ' ', model, info)
  call expect(info > 0 .and. model == 0, 'model_load of no file')

  ! A model that is a subroutine. Among arrangements of four processes only the column is kept.
  call hscal_model_create('ring ', 'units=12', 'gemm:100,100,100 ', 0, 0, 0, emit_ring, model, info)
  call expect(info == 0 .and. model /= 0, 'model_create')
  call hscal_model_timeof(model, machine, 1, 2, in_order, predicted_s, info)
  call expect(info == 0 .and. abs(predicted_s - (6 * 2d-4 + 1d-3)) < 1d-5, 'model_timeof of a subroutine')
  call hscal_model_timeof(model, machine, 1, 3, in_order, predicted_s, info)
  call expect(info > 0, 'model_timeof of an arrangement that the subroutine has not')
  call hscal_model_prune(model, keep_columns, info)
  call expect(info == 0, 'model_prune')
  call hscal_model_plan(model, machine, plan, info)
  call expect(info == 0, 'model_plan of a subroutine')
  call hscal_plan_get(plan, nprow, npcol, mb, nb, panel, complex_s, info)
  call expect(nprow == 4 .and. npcol == 1 .and. abs(complex_s - (3 * 2d-4 + 1d-3)) < 1d-5, 'model_plan: pruned')
  call hscal_plan_free(plan)
  call hscal_model_prune(model, keep_none, info)
  call hscal_model_plan(model, machine, plan, info)
  call expect(info > 0 .and. plan == 0, 'model_plan: all is pruned')
  call hscal_model_prune_nothing(model, info)
  call hscal_model_plan(model, machine, plan, info)
  call expect(info == 0 .and. plan /= 0, 'model_plan: nothing is pruned')
  call hscal_plan_free(plan)
  call hscal_model_free(model)
  call hscal_model_create('ring', 'units=12', 'no kernel', 0, 0, 0, emit_ring, model, info)
  call expect(info > 0 .and. model == 0, 'model_create without a unit')
  call hscal_model_prune(model, keep_none, info)
  call expect(info == -1, 'model_prune of no model')

  call hscal_workload_create(workload, info)
  call expect(info == 0 .and. workload /= 0, 'workload_create')
  call hscal_workload_add_line(workload, 'matrix S m=1000 n=1000  ', info)
  call expect(info == 0, 'workload_add_line')
  call hscal_workload_add(workload, 'pdpotrf ', 'uplo=l n=1000 a=S ', 3, info)
  call expect(info == 0, 'workload_add')
  call hscal_workload_add(workload, 'pdpotri', 'uplo=l n=1000 a=T', 1, info)
  call hscal_last_error(text)
  call expect(info > 0 .and. index(text, 'a=T') == 1, 'workload_add of no matrix')
  call hscal_workload_save(workload, 'planner.workload ', info)
  call expect(info == 0, 'workload_save')
  call hscal_workload_free(workload)
  call expect(workload == 0, 'workload_free')
  call hscal_workload_load('planner.workload', workload, info)
  call expect(info == 0 .and. workload /= 0, 'workload_load')
  call hscal_workload_plan(workload, machine, plan, info)
  call expect(info == 0 .and. plan /= 0, 'workload_plan')
  call hscal_plan_get(plan, nprow, npcol, mb, nb, panel, predicted_s, info)
  call expect(predicted_s > 3 * 1d9 / 3 / 4d10, 'workload_plan: three factorizations')
  call hscal_plan_free(plan)
  call hscal_workload_free(workload)
  call hscal_machine_free(machine)

  ! A large product and a small factorization that is made often: two contexts, between which nothing moves.
  call hscal_machine_load('16x1@10, lat 20us, bw 100MB, half 16, ideal', machine, info)
  call hscal_workload_create(workload, info)
  call hscal_workload_add_line(workload, 'matrix A m=4000 n=4000', info)
  call hscal_workload_add_line(workload, 'matrix S m=300 n=300', info)
  call hscal_workload_add(workload, 'pdgemm', 'n=4000 a=A b=A c=A', 1, info)
  call hscal_workload_add(workload, 'pdpotrf', 'n=300 a=S', 2000, info)
  call hscal_workload_plan(workload, machine, plan, info)
  call hscal_workload_compare(workload, machine, plan, comparison, info)
  call expect(info == 0 .and. comparison /= 0, 'workload_compare')
  call hscal_workload_comparison_get(comparison, ncalls, ncontexts, together_s, alone_s, apart_s, several_s, moving_s, info)
  call expect(info == 0 .and. ncalls == 2 .and. ncontexts == 2, 'workload_comparison_get: numbers')
  call expect(alone_s <= several_s .and. several_s < apart_s .and. apart_s < together_s .and. moving_s == 0, &
      'workload_comparison_get: seconds')
  call hscal_workload_comparison_call(comparison, 2, routine, text, count, predicted_s, measured_s, moving_s, pays, context, &
      context_s, info)
  call expect(info == 0 .and. routine == 'pdpotrf' .and. text == 'n=300' .and. count == 2000, 'workload_comparison_call')
  call expect(measured_s /= measured_s .and. moving_s > 0 .and. pays == 0 .and. context == 2 .and. context_s < predicted_s, &
      'workload_comparison_call: numbers')
  call hscal_workload_comparison_alone(comparison, 2, nprow, npcol, mb, nb, panel, alone_s, info)
  call expect(info == 0 .and. nb > 0 .and. panel > 0 .and. alone_s < predicted_s, 'workload_comparison_alone')
  call hscal_workload_comparison_context(comparison, 2, nprow, npcol, mb, nb, panel, several_s, info)
  call expect(info == 0 .and. nprow * npcol < 16 .and. abs(several_s / (2000 * alone_s) - 1) < 1d-9, &
      'workload_comparison_context')
  call hscal_workload_comparison_context(comparison, 3, nprow, npcol, mb, nb, panel, several_s, info)
  call hscal_last_error(text)
  call expect(info > 0 .and. nprow == 0 .and. text == 'context 3: the comparison has 2', 'workload_comparison_context: none')
  call hscal_workload_comparison_free(comparison)
  call expect(comparison == 0, 'workload_comparison_free')
  call hscal_workload_comparison_get(comparison, ncalls, ncontexts, together_s, alone_s, apart_s, several_s, moving_s, info)
  call expect(info > 0 .and. ncalls == 0, 'workload_comparison_get of none')
  call hscal_plan_free(plan)
  call hscal_workload_free(workload)
  call hscal_machine_free(machine)
  call hscal_machine_load('no such machine', machine, info)
  call expect(info /= 0 .and. machine == 0, 'no such machine')

contains

  subroutine expect(holds, what)
    logical, intent(in) :: holds
    character(len=*), intent(in) :: what
    if (holds) return
    call hscal_last_error(text)
    print *, 'FAILED: ', what, ' (status ', info, ' ', trim(text), ')'
    stop 1
  end subroutine expect
end program planner
