#define _GNU_SOURCE /* RTLD_DEFAULT, sched_getaffinity */
#include "measure/blas_threads.h"

#include <dlfcn.h>
#include <sched.h>
#include <stddef.h>
#include <string.h>

typedef int get_threads(void);
typedef void set_threads(int);

/* OpenBLAS, MKL, BLIS, FlexiBLAS: whichever the program was linked with. A BLAS without threads has neither. */
static const char *const getters[] = {"openblas_get_num_threads", "MKL_Get_Max_Threads", "bli_thread_get_num_threads",
                                      "flexiblas_get_num_threads"};
static const char *const setters[] = {"openblas_set_num_threads", "MKL_Set_Num_Threads", "bli_thread_set_num_threads",
                                      "flexiblas_set_num_threads"};
enum { LIBRARIES = sizeof getters / sizeof *getters };

/* ISO C has no conversion from the pointer of dlsym to one to a function. */
static int find(const char *name, void *function, size_t size) {
  void *symbol = dlsym(RTLD_DEFAULT, name);
  memcpy(function, &symbol, size);
  return symbol != NULL;
}

int hscal__blas_threads(void) {
  get_threads *get;
  for (int i = 0; i < LIBRARIES; i++)
    if (find(getters[i], &get, sizeof get)) return get();
  return 0;
}

int hscal__blas_set_threads(int threads) {
  set_threads *set;
  for (int i = 0; i < LIBRARIES; i++)
    if (find(setters[i], &set, sizeof set)) {
      set(threads < 1 ? 1 : threads);
      return 1;
    }
  return 0;
}

int hscal__allowed_processors(void) {
  cpu_set_t allowed;
  if (sched_getaffinity(0, sizeof allowed, &allowed)) return 1;
  int count = CPU_COUNT(&allowed);
  return count < 1 ? 1 : count;
}
