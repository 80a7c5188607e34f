/* cmocka.h needs these first, in this order. */
#ifndef HSCAL_TESTS_CMOCKA_TEST_H
#define HSCAL_TESTS_CMOCKA_TEST_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#endif
