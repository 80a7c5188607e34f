"""The energy of a chain of hydrogen by GPAW in a basis of 40 orbitals, diagonalized by ScaLAPACK on a grid of 2 x 2, in blocks of 8."""
from ase import Atoms
from gpaw import GPAW
from gpaw.mpi import world

chain = Atoms("H8", positions=[(1.5, 1.5, 1.5 + 0.9 * i) for i in range(8)], cell=(3.0, 3.0, 9.3))
chain.calc = GPAW(mode="lcao", basis="dzp", h=0.25, txt=None, parallel={"sl_default": (2, 2, 8)})
energy = chain.get_potential_energy()
if world.rank == 0:
    print("energy %.12f" % energy)
