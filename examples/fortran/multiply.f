*     Fortran 77: C := A B by PDGEMM, on the processes, the grid and
*     the blocks that hscal chooses. Compare multiply_plain.f.
*
*       mpirun -n 4 multiply
*
      PROGRAM MULTIPLY
      INTEGER            N, LWORK
      PARAMETER          ( N = 400, LWORK = 500*500 )
      DOUBLE PRECISION   ZERO, ONE
      PARAMETER          ( ZERO = 0.0D+0, ONE = 1.0D+0 )
      INTEGER            DESCA( 9 ), DESCB( 9 ), DESCC( 9 )
      INTEGER            NPROW, NPCOL, MYROW, MYCOL
      INTEGER            ICTXT, INFO
      DOUBLE PRECISION   A( LWORK ), B( LWORK ), C( LWORK )
      DOUBLE PRECISION   ERR, WORST
      EXTERNAL           WORST
      INTEGER            HSCAL_IN_CTXT
      EXTERNAL           HSCAL_IN_CTXT
*
*     Blocks of 0 are hscal's to choose.
      CALL HSCAL_INIT( INFO )
      IF( INFO.NE.0 ) CALL HSCAL_FINALIZE( 1, INFO )
      CALL HSCAL_DESCSET( DESCA, N, N, 0, 0, 0, 0, INFO )
      CALL HSCAL_DESCSET( DESCB, N, N, 0, 0, 0, 0, INFO )
      CALL HSCAL_DESCSET( DESCC, N, N, 0, 0, 0, 0, INFO )
      CALL HSCAL_PDGEMM_CTXT( 'N', 'N', N, N, N, ONE, 1, 1, DESCA, 1, 1,
     $                        DESCB, ZERO, 1, 1, DESCC, ICTXT, INFO )
*
*     A process that is better left out, or where something failed, which
*     hscal has told in a line, goes on at the end.
      IF( HSCAL_IN_CTXT( ICTXT ).EQ.0 ) GO TO 10
      CALL BLACS_GRIDINFO( ICTXT, NPROW, NPCOL, MYROW, MYCOL )
      CALL HSCAL_DESCINIT( DESCA, N, N, 0, 0, 0, 0, ICTXT, INFO )
      CALL HSCAL_DESCINIT( DESCB, N, N, 0, 0, 0, 0, ICTXT, INFO )
      CALL HSCAL_DESCINIT( DESCC, N, N, 0, 0, 0, 0, ICTXT, INFO )
*
      CALL FILL( N, A, DESCA, B, DESCB )
      CALL PDGEMM( 'N', 'N', N, N, N, ONE, A, 1, 1, DESCA, B, 1, 1,
     $             DESCB, ZERO, C, 1, 1, DESCC )
      ERR = WORST( N, A, C, DESCC )
      IF( MYROW.EQ.0 .AND. MYCOL.EQ.0 ) WRITE( *, 9000 ) NPROW, NPCOL,
     $    DESCC( 6 ), ERR
      CALL HSCAL_FREE_CTXT( ICTXT, INFO )
   10 CONTINUE
      CALL HSCAL_FINALIZE( 0, INFO )
 9000 FORMAT( 'hscal: grid ', I0, ' x ', I0, ', NB ', I0,
     $        ', largest error ', E9.2 )
      END
