#include "base/blockcyclic.h"
#include "base/failure.h"
#include "base/status.h"

static int descset(int *desc, int m, int n, int mb, int nb, int rsrc, int csrc) {
  if (!desc) return hscal__fail(-1, "the descriptor is a null pointer");
  if (m < 0) return hscal__fail(-2, "m = %d, it must be at least 0", m);
  if (n < 0) return hscal__fail(-3, "n = %d, it must be at least 0", n);
  if (mb < 0) return hscal__fail(-4, "mb = %d, it must be positive, or 0 to have it chosen", mb);
  if (nb < 0) return hscal__fail(-5, "nb = %d, it must be positive, or 0 to have it chosen", nb);
  if (rsrc < -1) return hscal__fail(-6, "rsrc = %d, it must be -1 (replicated) or a process row", rsrc);
  if (csrc < -1) return hscal__fail(-7, "csrc = %d, it must be -1 (replicated) or a process column", csrc);
  const int entries[9] = {1, -1, m, n, mb, nb, rsrc, csrc, hscal__max(1, m)};
  for (int i = 0; i < 9; i++) desc[i] = entries[i];
  return HSCAL_SUCCESS;
}

int hscal_descset(int *desc, int m, int n, int mb, int nb, int rsrc, int csrc) {
  hscal__enter("hscal_descset");
  return hscal__leave(descset(desc, m, n, mb, nb, rsrc, csrc));
}
