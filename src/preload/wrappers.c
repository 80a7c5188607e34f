/*
 * A wrapper for each routine of the table, by the name that Fortran calls. All arguments are addresses. Fortran hands on the length of each
 * letter behind them, C programs do not: the library gets 1 for each in any case.
 */
#include "call/arguments.h"
#include "preload/next.h"
#include "preload/observe.h"
#include "preload/wrapper.h"

/* clang-format off */
/* Each argument with a comma before it: as a parameter, as it is handed on; and the lengths of letters. */
#define PARAMETER_letter(name)  , void *name
#define PARAMETER_size(name)    , void *name
#define PARAMETER_scalar(name)  , void *name
#define PARAMETER_integer(name) , void *name
#define PARAMETER_real(name)    , void *name
#define PARAMETER_output(name)  , void *name
#define PARAMETER_matrix(name)  , void *name, void *i##name, void *j##name, void *desc##name
#define PARAMETER_vector(name)  , void *name, void *i##name, void *j##name, void *desc##name, void *inc##name
#define GIVEN_letter(name)  , name
#define GIVEN_size(name)    , name
#define GIVEN_scalar(name)  , name
#define GIVEN_integer(name) , name
#define GIVEN_real(name)    , name
#define GIVEN_output(name)  , name
#define GIVEN_matrix(name)  , name, i##name, j##name, desc##name
#define GIVEN_vector(name)  , name, i##name, j##name, desc##name, inc##name
#define LENGTH_letter(name) , (size_t)1
#define LENGTH_size(name)
#define LENGTH_scalar(name)
#define LENGTH_integer(name)
#define LENGTH_real(name)
#define LENGTH_output(name)
#define LENGTH_matrix(name)
#define LENGTH_vector(name)
#define LENGTH_TYPE_letter(name) , size_t
#define LENGTH_TYPE_size(name)
#define LENGTH_TYPE_scalar(name)
#define LENGTH_TYPE_integer(name)
#define LENGTH_TYPE_real(name)
#define LENGTH_TYPE_output(name)
#define LENGTH_TYPE_matrix(name)
#define LENGTH_TYPE_vector(name)
#define PARAMETER(kind, name, unused)   PARAMETER_##kind(name)
#define GIVEN(kind, name, unused)       GIVEN_##kind(name)
#define LENGTH(kind, name, unused)      LENGTH_##kind(name)
#define LENGTH_TYPE(kind, name, unused) LENGTH_TYPE_##kind(name)

/* Without what stands before the first comma. */
#define WITHOUT_FIRST(first, ...) __VA_ARGS__
#define REST(...)                 WITHOUT_FIRST(__VA_ARGS__)
#define PARAMETERS(pack)          REST(none HSCAL_LIST_##pack(PARAMETER, ))
#define ALL_PARAMETERS(pack)      REST(none HSCAL_LIST_##pack(PARAMETER, ) HSCAL_LIST_##pack(LENGTH_TYPE, ))
#define ALL_GIVEN(pack)           REST(none HSCAL_LIST_##pack(GIVEN, ) HSCAL_LIST_##pack(LENGTH, ))
#define ARRAY_OF_GIVEN(pack)      {REST(none HSCAL_LIST_##pack(GIVEN, ))}

#define X(name, type, pack, scheme, flags)                                                                             \
  HSCAL_WRAPPER void name##_(PARAMETERS(pack));                                                                        \
  void name##_(PARAMETERS(pack)) {                                                                                     \
    static void (*next)(ALL_PARAMETERS(pack));                                                                         \
    void *const given[] = ARRAY_OF_GIVEN(pack);                                                                        \
    hscal_observed call;                                                                                               \
    if (!next) *(void **)&next = hscal__next_or_abort(#name "_");                                                      \
    hscal__before(&call, HSCAL_ROUTINE_##name, given, __builtin_return_address(0));                                                                 \
    next(ALL_GIVEN(pack));                                                                                             \
    hscal__after(&call);                                                                                               \
  }
#include "routines.def"
#undef X
/* clang-format on */
