*     Fortran 77: C := A B by PDGEMM, as it was before hscal: a grid
*     made by hand and the blocks of the ScaLAPACK Users' Guide.
*
*       mpirun -n 4 multiply_plain
*
      PROGRAM MULTIPLY
      INTEGER            N, NB, LWORK
      PARAMETER          ( N = 400, NB = 64, LWORK = 500*500 )
      DOUBLE PRECISION   ZERO, ONE
      PARAMETER          ( ZERO = 0.0D+0, ONE = 1.0D+0 )
      INTEGER            DESCA( 9 ), DESCB( 9 ), DESCC( 9 )
      INTEGER            IAM, NPROCS, NPROW, NPCOL, MYROW, MYCOL
      INTEGER            ICTXT, INFO, LLD
      DOUBLE PRECISION   A( LWORK ), B( LWORK ), C( LWORK )
      DOUBLE PRECISION   ERR, WORST
      EXTERNAL           WORST
      INTEGER            NUMROC
      EXTERNAL           NUMROC
*
      CALL BLACS_PINFO( IAM, NPROCS )
      NPROW = INT( SQRT( DBLE( NPROCS ) ) )
      NPCOL = NPROCS / NPROW
      CALL BLACS_GET( -1, 0, ICTXT )
      CALL BLACS_GRIDINIT( ICTXT, 'Row', NPROW, NPCOL )
      CALL BLACS_GRIDINFO( ICTXT, NPROW, NPCOL, MYROW, MYCOL )
      IF( MYROW.LT.0 ) GO TO 10
      LLD = MAX( 1, NUMROC( N, NB, MYROW, 0, NPROW ) )
      CALL DESCINIT( DESCA, N, N, NB, NB, 0, 0, ICTXT, LLD, INFO )
      CALL DESCINIT( DESCB, N, N, NB, NB, 0, 0, ICTXT, LLD, INFO )
      CALL DESCINIT( DESCC, N, N, NB, NB, 0, 0, ICTXT, LLD, INFO )
*
      CALL FILL( N, A, DESCA, B, DESCB )
      CALL PDGEMM( 'N', 'N', N, N, N, ONE, A, 1, 1, DESCA, B, 1, 1,
     $             DESCB, ZERO, C, 1, 1, DESCC )
      ERR = WORST( N, A, C, DESCC )
      IF( MYROW.EQ.0 .AND. MYCOL.EQ.0 ) WRITE( *, 9000 ) NPROW, NPCOL,
     $    NB, ERR
      CALL BLACS_GRIDEXIT( ICTXT )
   10 CONTINUE
      CALL BLACS_EXIT( 0 )
 9000 FORMAT( 'plain: grid ', I0, ' x ', I0, ', NB ', I0,
     $        ', largest error ', E9.2 )
      END
