"""Dense matrices of PETSc and SLEPc, computed by ScaLAPACK: a product, a solution by LU and one by Cholesky, an eigenvalue problem
and a generalized one. Grid and blocks are PETSc's, unless -mat_scalapack_grid_height H -mat_scalapack_block_sizes MB,NB say otherwise."""
import sys
import time

import numpy
import petsc4py
import slepc4py

petsc4py.init(sys.argv)
slepc4py.init(sys.argv)
from petsc4py import PETSc  # noqa: E402 (PETSc wants the arguments first)
from slepc4py import SLEPc  # noqa: E402

say = PETSc.Sys.Print
options = PETSc.Options()
n = options.getInt("n", 300)


def matrix(entries):
    made = PETSc.Mat().create()
    made.setSizes([n, n])
    made.setType("scalapack")
    made.setFromOptions()
    made.setUp()
    rows, columns = (part.getIndices() for part in made.getOwnershipIS())
    made.setValues(rows, columns, entries(rows[:, None], columns[None, :]))
    made.assemble()
    return made


def solve(operator, factorization):
    right, solution = operator.createVecs()
    right.set(1.0)
    solver = PETSc.KSP().create()
    solver.setType("preonly")
    solver.setOperators(operator)
    solver.getPC().setType(factorization)
    solver.getPC().setFactorSolverType("scalapack")
    solver.solve(right, solution)
    say("%s %.15g" % (factorization, solution.norm()))


def eigenvalues(kind, *operators):
    solver = SLEPc.EPS().create()
    solver.setOperators(*operators)
    solver.setProblemType(kind)
    solver.setType("scalapack")
    solver.setDimensions(n)
    solver.solve()
    found = sorted(solver.getEigenvalue(i).real for i in range(solver.getConverged()))
    say("eigenvalues %d %.15g %.15g" % (len(found), found[0], found[-1]))


symmetric = matrix(lambda i, j: numpy.cos(i * 1.0 + j) / (1 + abs(i - j)) + (1.0 + i) * (i == j))
definite = matrix(lambda i, j: 1.0 / (1 + abs(i - j)) + 4.0 * (i == j))
other = matrix(lambda i, j: numpy.sin(1.0 + 3 * i + j * j))
PETSc.COMM_WORLD.barrier()
begin = time.monotonic()
say("product %.15g" % definite.matMult(other).norm())
solve(definite, "lu")
solve(definite, "cholesky")
eigenvalues(SLEPc.EPS.ProblemType.HEP, symmetric)
eigenvalues(SLEPc.EPS.ProblemType.GHEP, symmetric, definite)
PETSc.COMM_WORLD.barrier()
say("seconds %.6f" % (time.monotonic() - begin))
