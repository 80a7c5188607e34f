/* A "ScaLAPACK" whose pdgemm does nothing. */
void pdgemm_(void);
void pdgemm_(void) {}
