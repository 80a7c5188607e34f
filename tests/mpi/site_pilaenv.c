/* A site's own panel width: a library with nothing but this, linked behind hscal and before ScaLAPACK. */
int pilaenv_(const int *ictxt, const char *prec);
int pilaenv_(const int *ictxt, const char *prec) { return ictxt && *prec == 'D' ? 128 : 16; }
