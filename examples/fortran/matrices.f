*     What multiply.f and multiply_plain.f have in common: A(i,j) =
*     1/(i+j), B = 2 I, and how far C is from 2 A.
*
      SUBROUTINE FILL( N, A, DESCA, B, DESCB )
      INTEGER            N, DESCA( 9 ), DESCB( 9 ), I, J
      DOUBLE PRECISION   A( * ), B( * )
      DO 20 J = 1, N
         DO 10 I = 1, N
            CALL PDELSET( A, I, J, DESCA, 1.0D+0 / DBLE( I+J ) )
            CALL PDELSET( B, I, J, DESCB, 0.0D+0 )
   10    CONTINUE
         CALL PDELSET( B, J, J, DESCB, 2.0D+0 )
   20 CONTINUE
      END
*
      DOUBLE PRECISION FUNCTION WORST( N, A, C, DESC )
      INTEGER            N, DESC( 9 ), I, J, NPROW, NPCOL, MYROW, MYCOL
      DOUBLE PRECISION   A( * ), C( * )
      INTEGER            LLD, NUMROC
      EXTERNAL           NUMROC
      CALL BLACS_GRIDINFO( DESC( 2 ), NPROW, NPCOL, MYROW, MYCOL )
      LLD = DESC( 9 )
      WORST = 0.0D+0
      DO 20 J = 1, NUMROC( N, DESC( 6 ), MYCOL, 0, NPCOL )
         DO 10 I = 1, NUMROC( N, DESC( 5 ), MYROW, 0, NPROW )
            WORST = MAX( WORST, ABS( C( I+( J-1 )*LLD ) -
     $                   2.0D+0*A( I+( J-1 )*LLD ) ) )
   10    CONTINUE
   20 CONTINUE
      CALL DGAMX2D( DESC( 2 ), 'All', ' ', 1, 1, WORST, 1, I, J, -1, -1,
     $              -1 )
      END
