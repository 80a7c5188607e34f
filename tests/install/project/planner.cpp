/* A user's program in C++, which does not forgive a missing const: sizes, letters and descriptors that are constants. */
#include <hscal.h>

#include <complex>
#include <cstdio>
#include <vector>

namespace {
const int n = 1000, one = 1;
const char uplo[] = "L";

/* Real and complex scalars, single values of all kinds, matrices and vectors. */
int predict(const int *desc, const hscal_machine *machine, double *seconds) {
  const double real = 1;
  const std::complex<double> alpha(1, 0);
  const double *scalar = reinterpret_cast<const double *>(&alpha);
  int status =
      hscal_pzgemv_timeof("C", &n, &n, scalar, &one, &one, desc, &one, &one, desc, &one, scalar, &one, &one, desc, &one,
                          machine, 2, 2, 0, nullptr, seconds);
  if (!status)
    status = hscal_pdsygvx_timeof(&one, "V", "A", uplo, &n, &one, &one, desc, &one, &one, desc, &real, &real, &one, &n,
                                  &real, &real, &one, &one, desc, machine, 2, 2, 0, nullptr, seconds);
  return status;
}

int count(const int *desc) {
  hscal_info *info = nullptr;
  int status = hscal_pspotrf_info(uplo, &n, &one, &one, desc, 2, 2, 0, &info);
  hscal_info_free(info);
  return status;
}
} // namespace

int main() {
  const double alpha = 1, beta = 0;
  hscal_machine *machine = nullptr;
  hscal_plan *plan = nullptr;
  std::vector<int> made(9);
  double seconds = 0;
  int status = hscal_descset(made.data(), n, n, 64, 64, 0, 0);
  const int *desc = made.data();
  if (!status) status = hscal_machine_load("2x4@10 + 1x8@30, lat 2us, bw 10GB, ideal", &machine);
  if (!status)
    status = hscal_pdgemm_plan("N", "N", &n, &n, &n, &alpha, &one, &one, desc, &one, &one, desc, &beta, &one, &one, desc,
                               machine, nullptr, &plan);
  if (!status) status = predict(desc, machine, &seconds);
  if (!status) status = count(desc);
  if (status) std::fprintf(stderr, "planner.cpp: %s: %s\n", hscal_strerror(status), hscal_last_error());
  hscal_plan_free(plan);
  hscal_machine_free(machine);
  return status != 0;
}
