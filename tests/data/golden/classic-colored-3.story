deal KBYBYKRRRYRWRYRYYBRBKWYYWRWR [1 started round=1]
1 7R5: took source=7 tiles=RR; lined line=5 tiles=RR
2 2K5: took source=2 tiles=K; lined line=5 tiles=K
3 CY4: took source=0 tiles=Y; marked space=1; lined line=4 tiles=Y
1 6K2: took source=6 tiles=K; lined line=2 tiles=K
2 3R4: took source=3 tiles=RR; lined line=4 tiles=RR
3 CR5: took source=0 tiles=RR; lined line=5 tiles=RR
1 1K3: took source=1 tiles=K; lined line=3 tiles=K
2 5R1: took source=5 tiles=R; lined line=1 tiles=R
3 4Y3: took source=4 tiles=YY; lined line=3 tiles=YY
1 CW1: took source=0 tiles=WWWW; lined line=1 tiles=W; fell tile=W floor=3 lid=0
2 CR3: took source=0 tiles=RR; lined line=3 tiles=RR
3 CY1: took source=0 tiles=YYYYY; lined line=1 tiles=Y; fell tile=Y floor=4 lid=0
1 CB4: took source=0 tiles=BBBB; lined line=4 tiles=BBBB; tiled row=1 column=5 tile=W across=1 down=1 +1; tiled row=4 column=4 tile=B across=1 down=1 +1; penalty spaces=3 loss=4 -2; 2 tiled row=1 column=3 tile=R across=1 down=1 +1; 3 tiled row=1 column=2 tile=Y across=1 down=1 +1; 3 penalty spaces=5 loss=8 -1
deal WKRWYBBRBBYWKRWYWYKBRWWYWWYW [3 started round=2]
3 7Y3: took source=7 tiles=Y; lined line=3 tiles=Y
1 4K4: took source=4 tiles=K; lined line=4 tiles=K
2 1R4: took source=1 tiles=R; lined line=4 tiles=R
3 5W2: took source=5 tiles=W; lined line=2 tiles=W
1 CK2: took source=0 tiles=KK; marked space=1; lined line=2 tiles=K; fell tile=K floor=1 lid=0
2 6R2: took source=6 tiles=R; lined line=2 tiles=R
3 2R5: took source=2 tiles=R; lined line=5 tiles=R
1 CR5: took source=0 tiles=R; lined line=5 tiles=R
2 3Y1: took source=3 tiles=Y; lined line=1 tiles=Y
3 CW2: took source=0 tiles=WWWWWWWWW; lined line=2 tiles=W; fell tile=W floor=7 lid=1
1 CY1: took source=0 tiles=YYYY; lined line=1 tiles=Y; fell tile=Y floor=3 lid=0
2 CB-: took source=0 tiles=BBBBB; fell tile=B floor=5 lid=0; 3 tiled row=2 column=1 tile=W across=1 down=1 +1; 3 tiled row=3 column=4 tile=Y across=1 down=1 +1; 3 penalty spaces=7 loss=14 -2; 1 tiled row=1 column=2 tile=Y across=1 down=1 +1; 1 tiled row=2 column=5 tile=K across=1 down=2 +2; 1 penalty spaces=5 loss=8 -3; tiled row=1 column=2 tile=Y across=2 down=1 +2; penalty spaces=5 loss=8 -3
deal KRYBKBKRRRYBKYBWKWRKBRKKKRBB [1 started round=3]
1 4W2: took source=4 tiles=W; lined line=2 tiles=W
2 5K5: took source=5 tiles=KK; lined line=5 tiles=KK
3 2R2: took source=2 tiles=R; lined line=2 tiles=R
1 1K1: took source=1 tiles=K; lined line=1 tiles=K
2 7R4: took source=7 tiles=R; lined line=4 tiles=R
3 CW3: took source=0 tiles=W; marked space=1; lined line=3 tiles=W
1 3R5: took source=3 tiles=RR; lined line=5 tiles=RR
2 CB1: took source=0 tiles=BBBBBB; lined line=1 tiles=B; fell tile=B floor=5 lid=0
3 CY-: took source=0 tiles=YYY; fell tile=Y floor=3 lid=0
1 6K4: took source=6 tiles=KK; lined line=4 tiles=KK
2 CR3: took source=0 tiles=RRR; lined line=3 tiles=R; fell tile=R floor=2 lid=0
3 CB1: took source=0 tiles=B; lined line=1 tiles=B
1 CK4: took source=0 tiles=KKKK; lined line=4 tiles=K; fell tile=K floor=3 lid=0; tiled row=1 column=4 tile=K across=2 down=1 +2; tiled row=4 column=2 tile=K across=1 down=1 +1; tiled row=5 column=2 tile=R across=1 down=2 +2; penalty spaces=3 loss=4 -4; 2 tiled row=1 column=1 tile=B across=3 down=1 +3; 2 tiled row=3 column=5 tile=R across=1 down=1 +1; 2 tiled row=4 column=1 tile=R across=1 down=1 +1; 2 penalty spaces=7 loss=14 -5; 3 tiled row=1 column=1 tile=B across=2 down=2 +4; 3 penalty spaces=4 loss=6 -4
deal KBYWBKWYKWKKWBBYW [- poured tiles=56] WBYRKBWYYBR [3 started round=4]
3 4W3: took source=4 tiles=W; lined line=3 tiles=W
1 1W2: took source=1 tiles=W; lined line=2 tiles=W
2 2K3: took source=2 tiles=K; lined line=3 tiles=K
3 CK1: took source=0 tiles=K; marked space=1; lined line=1 tiles=K
1 6K3: took source=6 tiles=K; lined line=3 tiles=K
2 3W4: took source=3 tiles=W; lined line=4 tiles=W
3 7R5: took source=7 tiles=R; lined line=5 tiles=R
1 CR4: took source=0 tiles=R; lined line=4 tiles=R
2 CK1: took source=0 tiles=KKK; lined line=1 tiles=K; fell tile=K floor=2 lid=0
3 5W3: took source=5 tiles=WW; lined line=3 tiles=W; fell tile=W floor=1 lid=0
1 CW5: took source=0 tiles=WW; lined line=5 tiles=WW
2 CY-: took source=0 tiles=YYYYYY; fell tile=Y floor=5 lid=1
3 CB-: took source=0 tiles=BBBBBBB; fell tile=B floor=5 lid=2; tiled row=1 column=4 tile=K across=1 down=1 +1; tiled row=3 column=2 tile=W across=1 down=1 +1; penalty spaces=7 loss=14 -2; 1 tiled row=2 column=1 tile=W across=1 down=1 +1; 2 tiled row=1 column=4 tile=K across=4 down=1 +4; 2 penalty spaces=7 loss=14 -4
deal YWWRKKYRRBWRRKBRBKWYRBBWBYWK [3 started round=5]
3 5K3: took source=5 tiles=K; lined line=3 tiles=K
1 7K3: took source=7 tiles=K; lined line=3 tiles=K
2 2R2: took source=2 tiles=R; lined line=2 tiles=R
3 4R5: took source=4 tiles=RR; lined line=5 tiles=R; fell tile=R floor=1 lid=0
1 3B2: took source=3 tiles=B; lined line=2 tiles=B
2 1W1: took source=1 tiles=WW; lined line=1 tiles=W; fell tile=W floor=1 lid=0
3 CR2: took source=0 tiles=RRR; marked space=2; lined line=2 tiles=R; fell tile=R floor=2 lid=0
1 6W5: took source=6 tiles=W; lined line=5 tiles=W
2 CK3: took source=0 tiles=KKK; lined line=3 tiles=KK; fell tile=K floor=1 lid=0
3 CR1: took source=0 tiles=R; lined line=1 tiles=R
1 CB1: took source=0 tiles=BBBBB; lined line=1 tiles=B; fell tile=B floor=4 lid=0
2 CW4: took source=0 tiles=WWW; lined line=4 tiles=WWW
3 CY4: took source=0 tiles=YYYY; lined line=4 tiles=YYY; fell tile=Y floor=1 lid=0; tiled row=1 column=3 tile=R across=4 down=1 +4; tiled row=2 column=4 tile=R across=1 down=3 +3; tiled row=4 column=5 tile=Y across=1 down=1 +1; tiled row=5 column=2 tile=R across=1 down=1 +1; penalty spaces=5 loss=8 -8; 1 tiled row=1 column=1 tile=B across=2 down=2 +4; 1 tiled row=3 column=1 tile=K across=1 down=3 +3; 1 penalty spaces=4 loss=6 -6; 2 tiled row=1 column=5 tile=W across=5 down=1 +5; 2 tiled row=2 column=4 tile=R across=1 down=2 +2; 2 tiled row=3 column=1 tile=K across=1 down=2 +2; 2 tiled row=4 column=3 tile=W across=1 down=1 +1; 2 penalty spaces=2 loss=2 -2; 2 row number=1 +2; - finished reason=row round=5
sheet [3, 10, 1]
scores [3, 10, 1] places [2, 1, 3] rows [0, 1, 0] by row
