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
1 CB4: took source=0 tiles=BBBB; lined line=4 tiles=BBBB
1 1@3: tiled row=1 column=3 tile=W across=1 down=1 +1
1 4@5: tiled row=4 column=5 tile=B across=1 down=1 +1; penalty spaces=3 loss=4 -2
2 1@3: tiled row=1 column=3 tile=R across=1 down=1 +1
3 1@5: tiled row=1 column=5 tile=Y across=1 down=1 +1; penalty spaces=5 loss=8 -1
deal WKRWYBBRBBYWKRWYWYKBRWWYWWYW [3 started round=2]
3 2R5: took source=2 tiles=R; lined line=5 tiles=R
1 7W4: took source=7 tiles=WWW; lined line=4 tiles=WWW
2 3W1: took source=3 tiles=W; lined line=1 tiles=W
3 6R2: took source=6 tiles=R; lined line=2 tiles=R
1 4K2: took source=4 tiles=K; lined line=2 tiles=K
2 1W2: took source=1 tiles=WW; lined line=2 tiles=WW
3 CR1: took source=0 tiles=RR; marked space=1; lined line=1 tiles=R; fell tile=R floor=1 lid=0
1 5W4: took source=5 tiles=W; lined line=4 tiles=W
2 CK5: took source=0 tiles=KK; lined line=5 tiles=KK
3 CY4: took source=0 tiles=YYYYYY; lined line=4 tiles=YYY; fell tile=Y floor=3 lid=0
1 CB1: took source=0 tiles=BBBBB; lined line=1 tiles=B; fell tile=B floor=4 lid=0
2 CW-: took source=0 tiles=WWW; fell tile=W floor=3 lid=0
3 1@2: tiled row=1 column=2 tile=R across=1 down=1 +1
3 4@1: tiled row=4 column=1 tile=Y across=1 down=1 +1; penalty spaces=5 loss=8 -2
1 1@2: tiled row=1 column=2 tile=B across=2 down=1 +2
1 2@4: tiled row=2 column=4 tile=K across=1 down=1 +1
1 4@1: tiled row=4 column=1 tile=W across=1 down=1 +1; penalty spaces=4 loss=6 -4
2 1@5: tiled row=1 column=5 tile=W across=1 down=1 +1
2 2@3: tiled row=2 column=3 tile=W across=1 down=2 +2; penalty spaces=3 loss=4 -4
deal KRYBKBKRRRYBKYBWKWRKBRKKKRBB [3 started round=3]
3 6K4: took source=6 tiles=KK; lined line=4 tiles=KK
1 7K1: took source=7 tiles=K; lined line=1 tiles=K
2 1K2: took source=1 tiles=K; lined line=2 tiles=K
3 3R5: took source=3 tiles=RR; lined line=5 tiles=RR
1 CR5: took source=0 tiles=RRR; marked space=1; lined line=5 tiles=RRR
2 CB1: took source=0 tiles=BBBBB; lined line=1 tiles=B; fell tile=B floor=4 lid=0
3 5K1: took source=5 tiles=KK; lined line=1 tiles=K; fell tile=K floor=1 lid=0
1 CW2: took source=0 tiles=W; lined line=2 tiles=W
2 4K5: took source=4 tiles=K; lined line=5 tiles=K
3 CR2: took source=0 tiles=R; lined line=2 tiles=R
1 2K4: took source=2 tiles=KK; lined line=4 tiles=KK
2 CR4: took source=0 tiles=R; lined line=4 tiles=R
3 CY3: took source=0 tiles=YYY; lined line=3 tiles=Y; fell tile=Y floor=2 lid=0
1 CW2: took source=0 tiles=W; lined line=2 tiles=W
2 CB-: took source=0 tiles=BB; fell tile=B floor=2 lid=0
3 1@1: tiled row=1 column=1 tile=K across=2 down=1 +2
3 2@4: tiled row=2 column=4 tile=R across=1 down=1 +1
3 3@2: tiled row=3 column=2 tile=Y across=1 down=1 +1
3 5@5: tiled row=5 column=5 tile=R across=1 down=1 +1; penalty spaces=3 loss=4 -4
1 1@1: tiled row=1 column=1 tile=K across=3 down=1 +3
1 2@5: tiled row=2 column=5 tile=W across=2 down=1 +2
1 5@2: tiled row=5 column=2 tile=R across=1 down=1 +1; penalty spaces=1 loss=1 -1
2 1@2: tiled row=1 column=2 tile=B across=2 down=1 +2; penalty spaces=6 loss=11 -2
deal KBYWBKWYKWKKWBBYW [- poured tiles=50] WBYYKBWYBBR [1 started round=4]
1 1B2: took source=1 tiles=B; lined line=2 tiles=B
2 3K1: took source=3 tiles=KKK; lined line=1 tiles=K; fell tile=K floor=2 lid=0
3 5B3: took source=5 tiles=B; lined line=3 tiles=B
1 4Y1: took source=4 tiles=Y; lined line=1 tiles=Y
2 7R3: took source=7 tiles=R; lined line=3 tiles=R
3 6Y5: took source=6 tiles=Y; lined line=5 tiles=Y
1 2K4: took source=2 tiles=K; lined line=4 tiles=K
2 CK2: took source=0 tiles=KK; marked space=3; lined line=2 tiles=K; fell tile=K floor=1 lid=0
3 CY5: took source=0 tiles=YYYY; lined line=5 tiles=YYYY
1 CB5: took source=0 tiles=BBBBBB; lined line=5 tiles=BBBBB; fell tile=B floor=1 lid=0
2 CW-: took source=0 tiles=WWWWWWW; fell tile=W floor=3 lid=4
1 1@5: tiled row=1 column=5 tile=Y across=1 down=2 +2
1 5@4: tiled row=5 column=4 tile=B across=1 down=1 +1; penalty spaces=1 loss=1 -1
2 1@4: tiled row=1 column=4 tile=K across=4 down=1 +4
2 2@5: tiled row=2 column=5 tile=K across=1 down=2 +2
2 3@2: tiled row=3 column=2 tile=R across=1 down=1 +1; penalty spaces=7 loss=14 -7
3 5@4: tiled row=5 column=4 tile=Y across=2 down=1 +2
deal YWWRRRYYYBWRRRBYBKWYRBBWBYWR [2 started round=5]
2 5Y3: took source=5 tiles=Y; lined line=3 tiles=Y
3 1W5: took source=1 tiles=WW; lined line=5 tiles=WW
1 3R1: took source=3 tiles=R; lined line=1 tiles=R
2 7B2: took source=7 tiles=B; lined line=2 tiles=B
3 CB3: took source=0 tiles=BB; marked space=1; lined line=3 tiles=BB
1 CK3: took source=0 tiles=K; lined line=3 tiles=K
2 4B2: took source=4 tiles=B; lined line=2 tiles=B
3 6W1: took source=6 tiles=W; lined line=1 tiles=W
1 2Y5: took source=2 tiles=YY; lined line=5 tiles=YY
2 CY1: took source=0 tiles=YYYY; lined line=1 tiles=Y; fell tile=Y floor=3 lid=0
3 CW2: took source=0 tiles=WWW; lined line=2 tiles=WW; fell tile=W floor=1 lid=0
1 CB2: took source=0 tiles=BB; lined line=2 tiles=B; fell tile=B floor=1 lid=0
2 CR4: took source=0 tiles=RRRRRRR; lined line=4 tiles=R; fell tile=R floor=4 lid=2; tiled row=1 column=1 tile=Y across=5 down=1 +5
2 2@4: tiled row=2 column=4 tile=B across=3 down=2 +5
2 4@1: tiled row=4 column=1 tile=R across=1 down=1 +1; penalty spaces=7 loss=14 -11
3 1@3: tiled row=1 column=3 tile=W across=3 down=1 +3
3 2@1: tiled row=2 column=1 tile=W across=1 down=2 +2
3 3@3: tiled row=3 column=3 tile=B across=2 down=1 +2; penalty spaces=2 loss=2 -2; 1 tiled row=1 column=4 tile=R across=5 down=2 +7
1 2@1: tiled row=2 column=1 tile=B across=1 down=2 +2; penalty spaces=1 loss=1 -1; row number=1 +2; 2 row number=1 +2; - finished reason=row round=5
sheet [17, 2, 8]
scores [17, 2, 8] places [1, 3, 2] rows [1, 1, 0] by row
