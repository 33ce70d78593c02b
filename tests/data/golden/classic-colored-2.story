deal KBYBYKRRRYRWRYRYYBRB [1 started round=1]
1 2K5: took source=2 tiles=K; lined line=5 tiles=K
2 CY2: took source=0 tiles=Y; marked space=1; lined line=2 tiles=Y
1 5R3: took source=5 tiles=R; lined line=3 tiles=R
2 4Y4: took source=4 tiles=YY; lined line=4 tiles=YY
1 CR3: took source=0 tiles=RRRR; lined line=3 tiles=RR; fell tile=R floor=2 lid=0
2 1K1: took source=1 tiles=K; lined line=1 tiles=K
1 3W1: took source=3 tiles=W; lined line=1 tiles=W
2 CR5: took source=0 tiles=RR; lined line=5 tiles=RR
1 CB2: took source=0 tiles=BBBB; lined line=2 tiles=BB; fell tile=B floor=2 lid=0
2 CY2: took source=0 tiles=YYY; lined line=2 tiles=Y; fell tile=Y floor=2 lid=0; 1 tiled row=1 column=5 tile=W across=1 down=1 +1; 1 tiled row=2 column=2 tile=B across=1 down=1 +1; 1 tiled row=3 column=5 tile=R across=1 down=1 +1; 1 penalty spaces=4 loss=6 -3; tiled row=1 column=4 tile=K across=1 down=1 +1; tiled row=2 column=3 tile=Y across=1 down=1 +1; penalty spaces=3 loss=4 -2
deal KWYYWRWRWKRWYBBRBBYW [2 started round=2]
2 1W1: took source=1 tiles=W; lined line=1 tiles=W
1 4Y4: took source=4 tiles=Y; lined line=4 tiles=Y
2 2R2: took source=2 tiles=RR; lined line=2 tiles=RR
1 CK1: took source=0 tiles=K; marked space=1; lined line=1 tiles=K
2 CW3: took source=0 tiles=WW; lined line=3 tiles=WW
1 CY2: took source=0 tiles=YY; lined line=2 tiles=YY
2 5Y4: took source=5 tiles=Y; lined line=4 tiles=Y
1 3K5: took source=3 tiles=K; lined line=5 tiles=K
2 CR5: took source=0 tiles=RR; lined line=5 tiles=RR
1 CW3: took source=0 tiles=WWW; lined line=3 tiles=WWW
2 CB-: took source=0 tiles=BBBB; fell tile=B floor=4 lid=0; tiled row=1 column=5 tile=W across=2 down=1 +2; tiled row=2 column=4 tile=R across=2 down=2 +4; penalty spaces=4 loss=6 -6; 1 tiled row=1 column=4 tile=K across=2 down=1 +2; 1 tiled row=2 column=3 tile=Y across=2 down=1 +2; 1 tiled row=3 column=2 tile=W across=1 down=2 +2; 1 penalty spaces=1 loss=1 -1
deal KRWYWYKBRWWYWWYWKRYB [1 started round=3]
1 5R1: took source=5 tiles=R; lined line=1 tiles=R
2 4Y4: took source=4 tiles=Y; lined line=4 tiles=Y
1 2K2: took source=2 tiles=K; lined line=2 tiles=K
2 1Y1: took source=1 tiles=Y; lined line=1 tiles=Y
1 CK5: took source=0 tiles=KK; marked space=1; lined line=5 tiles=KK
2 CW3: took source=0 tiles=WWWWW; lined line=3 tiles=W; fell tile=W floor=4 lid=0
1 3Y3: took source=3 tiles=Y; lined line=3 tiles=Y
2 CR5: took source=0 tiles=RR; lined line=5 tiles=R; fell tile=R floor=1 lid=0
1 CY3: took source=0 tiles=YY; lined line=3 tiles=YY
2 CB2: took source=0 tiles=BB; lined line=2 tiles=BB
1 CW-: took source=0 tiles=WW; fell tile=W floor=2 lid=0; tiled row=1 column=3 tile=R across=3 down=2 +5; tiled row=3 column=4 tile=Y across=2 down=1 +2; penalty spaces=3 loss=4 -4; 2 tiled row=1 column=2 tile=Y across=1 down=1 +1; 2 tiled row=2 column=2 tile=B across=3 down=2 +5; 2 tiled row=3 column=2 tile=W across=1 down=3 +3; 2 tiled row=4 column=5 tile=Y across=1 down=1 +1; 2 tiled row=5 column=2 tile=R across=1 down=1 +1; 2 penalty spaces=5 loss=8 -8
deal KBKRRRYBKYBWKWRKBRKK [1 started round=4]
1 4K-: took source=4 tiles=KK; fell tile=K floor=2 lid=0
2 2B4: took source=2 tiles=B; lined line=4 tiles=B
1 3K2: took source=3 tiles=K; lined line=2 tiles=K
2 CR3: took source=0 tiles=RRR; marked space=1; lined line=3 tiles=RRR
1 CB3: took source=0 tiles=B; lined line=3 tiles=B
2 1R1: took source=1 tiles=R; lined line=1 tiles=R
1 CY1: took source=0 tiles=YY; lined line=1 tiles=Y; fell tile=Y floor=1 lid=0
2 CK2: took source=0 tiles=KK; lined line=2 tiles=KK
1 5K5: took source=5 tiles=KK; lined line=5 tiles=K; fell tile=K floor=1 lid=0
2 CB5: took source=0 tiles=BB; lined line=5 tiles=BB
1 CW-: took source=0 tiles=WW; fell tile=W floor=2 lid=0
2 CR-: took source=0 tiles=R; fell tile=R floor=1 lid=0; 1 tiled row=1 column=2 tile=Y across=4 down=3 +7; 1 tiled row=2 column=5 tile=K across=1 down=3 +3; 1 tiled row=5 column=3 tile=K across=1 down=1 +1; 1 penalty spaces=6 loss=11 -11; tiled row=1 column=3 tile=R across=4 down=2 +6; tiled row=2 column=5 tile=K across=4 down=2 +6; tiled row=3 column=5 tile=R across=1 down=4 +4; penalty spaces=2 loss=2 -2
deal KRBBKBYWBKWYKWKKWBBY [2 started round=5]
2 5W2: took source=5 tiles=W; lined line=2 tiles=W
1 CB3: took source=0 tiles=BB; marked space=1; lined line=3 tiles=BB
2 2W2: took source=2 tiles=W; lined line=2 tiles=W
1 4W2: took source=4 tiles=W; lined line=2 tiles=W
2 1K3: took source=1 tiles=K; lined line=3 tiles=K
1 3B5: took source=3 tiles=B; lined line=5 tiles=B
2 CK3: took source=0 tiles=KKKKK; lined line=3 tiles=KK; fell tile=K floor=3 lid=0
1 CW2: took source=0 tiles=W; lined line=2 tiles=W
2 CB5: took source=0 tiles=BBB; lined line=5 tiles=BBB
1 CY4: took source=0 tiles=YYY; lined line=4 tiles=YYY
2 CR-: took source=0 tiles=R; fell tile=R floor=1 lid=0; tiled row=2 column=1 tile=W across=5 down=1 +5; tiled row=3 column=1 tile=K across=2 down=2 +4; tiled row=5 column=5 tile=B across=1 down=5 +5; penalty spaces=4 loss=6 -6; 1 tiled row=2 column=1 tile=W across=3 down=1 +3; 1 tiled row=3 column=3 tile=B across=4 down=3 +7; 1 tiled row=4 column=5 tile=Y across=1 down=4 +4; 1 penalty spaces=1 loss=1 -1; row number=2 +2; column number=5 +7; - finished reason=row round=5
sheet [21, 34]
scores [21, 34] places [2, 1] rows [0, 1] by row
