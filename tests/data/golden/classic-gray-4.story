deal KBYBYKRRRYRWRYRYYBRBKWYYWRWRWKRWYBBR [1 started round=1]
1 4R5: took source=4 tiles=RR; lined line=5 tiles=RR
2 1Y3: took source=1 tiles=Y; lined line=3 tiles=Y
3 8W5: took source=8 tiles=WW; lined line=5 tiles=WW
4 9R2: took source=9 tiles=R; lined line=2 tiles=R
1 7W1: took source=7 tiles=WW; lined line=1 tiles=W; fell tile=W floor=1 lid=0
2 3W2: took source=3 tiles=W; lined line=2 tiles=W
3 CK2: took source=0 tiles=KK; marked space=1; lined line=2 tiles=KK
4 CB1: took source=0 tiles=BBBB; lined line=1 tiles=B; fell tile=B floor=3 lid=0
1 2Y3: took source=2 tiles=Y; lined line=3 tiles=Y
2 CY1: took source=0 tiles=YYYY; lined line=1 tiles=Y; fell tile=Y floor=3 lid=0
3 6W1: took source=6 tiles=W; lined line=1 tiles=W
4 CR3: took source=0 tiles=RRRRRRR; lined line=3 tiles=RRR; fell tile=R floor=4 lid=0
1 CY4: took source=0 tiles=YY; lined line=4 tiles=YY
2 5R4: took source=5 tiles=R; lined line=4 tiles=R
3 CK4: took source=0 tiles=KK; lined line=4 tiles=KK
4 CB4: took source=0 tiles=BB; lined line=4 tiles=BB
1 CY2: took source=0 tiles=Y; lined line=2 tiles=Y
1 1@3: tiled row=1 column=3 tile=W across=1 down=1 +1; penalty spaces=1 loss=1 -1
2 1@2: tiled row=1 column=2 tile=Y across=1 down=1 +1; penalty spaces=3 loss=4 -1
3 1@5: tiled row=1 column=5 tile=W across=1 down=1 +1
3 2@3: tiled row=2 column=3 tile=K across=1 down=1 +1; penalty spaces=1 loss=1 -1
4 1@4: tiled row=1 column=4 tile=B across=1 down=1 +1
4 3@5: tiled row=3 column=5 tile=R across=1 down=1 +1; penalty spaces=7 loss=14 -2
deal BBYWKRWYWYKBRWWYWWYWKRYBKBKRRRYBKYBW [3 started round=2]
3 8B3: took source=8 tiles=B; lined line=3 tiles=B
4 3W3: took source=3 tiles=W; lined line=3 tiles=W
1 6Y1: took source=6 tiles=Y; lined line=1 tiles=Y
2 5Y3: took source=5 tiles=Y; lined line=3 tiles=Y
3 9K1: took source=9 tiles=K; lined line=1 tiles=K
4 7K1: took source=7 tiles=KK; lined line=1 tiles=K; fell tile=K floor=1 lid=0
1 CR5: took source=0 tiles=RRRR; marked space=1; lined line=5 tiles=RRR; fell tile=R floor=1 lid=0
2 2R5: took source=2 tiles=R; lined line=5 tiles=R
3 4W2: took source=4 tiles=WW; lined line=2 tiles=WW
4 1W3: took source=1 tiles=W; lined line=3 tiles=W
1 CY4: took source=0 tiles=YYYYYY; lined line=4 tiles=YY; fell tile=Y floor=4 lid=0
2 CK1: took source=0 tiles=KKK; lined line=1 tiles=K; fell tile=K floor=2 lid=0
3 CB3: took source=0 tiles=BBBBBB; lined line=3 tiles=BB; fell tile=B floor=4 lid=0
4 CR5: took source=0 tiles=R; lined line=5 tiles=R
1 CW-: took source=0 tiles=WWWWW; fell tile=W floor=1 lid=4
3 1@2: tiled row=1 column=2 tile=K across=1 down=1 +1
3 2@4: tiled row=2 column=4 tile=W across=2 down=1 +2
3 3@5: tiled row=3 column=5 tile=B across=1 down=1 +1; penalty spaces=4 loss=6 -5
4 1@5: tiled row=1 column=5 tile=K across=2 down=1 +2; penalty spaces=1 loss=1 -1
1 1@4: tiled row=1 column=4 tile=Y across=2 down=1 +2
1 4@5: tiled row=4 column=5 tile=Y across=1 down=1 +1
1 5@4: tiled row=5 column=4 tile=R across=1 down=1 +1; penalty spaces=7 loss=14 -4
2 1@4: tiled row=1 column=4 tile=K across=1 down=1 +1; penalty spaces=2 loss=2 -1
deal KWRKBRKKKRBBKBYWBKWYKWKKWBBYW [- poured tiles=41] WBYRKBW [1 started round=3]
1 2B4: took source=2 tiles=B; lined line=4 tiles=B
2 6W2: took source=6 tiles=W; lined line=2 tiles=W
3 9W5: took source=9 tiles=W; lined line=5 tiles=W
4 4Y1: took source=4 tiles=Y; lined line=1 tiles=Y
1 3K1: took source=3 tiles=K; lined line=1 tiles=K
2 5W1: took source=5 tiles=W; lined line=1 tiles=W
3 7B1: took source=7 tiles=BB; lined line=1 tiles=B; fell tile=B floor=1 lid=0
4 1R5: took source=1 tiles=R; lined line=5 tiles=R
1 8W5: took source=8 tiles=WW; lined line=5 tiles=WW
2 CR5: took source=0 tiles=RRR; marked space=1; lined line=5 tiles=RRR
3 CK4: took source=0 tiles=KKKKKKKKKK; lined line=4 tiles=KK; fell tile=K floor=6 lid=2
4 CB4: took source=0 tiles=BBBBBB; lined line=4 tiles=BB; fell tile=B floor=4 lid=0
1 CW5: took source=0 tiles=WWW; lined line=5 tiles=WWW
2 CY3: took source=0 tiles=YYY; lined line=3 tiles=Y; fell tile=Y floor=2 lid=0
1 1@2: tiled row=1 column=2 tile=K across=3 down=1 +3
1 5@5: tiled row=5 column=5 tile=W across=2 down=2 +4
2 1@1: tiled row=1 column=1 tile=W across=2 down=1 +2
2 2@2: tiled row=2 column=2 tile=W across=1 down=2 +2
2 3@5: tiled row=3 column=5 tile=Y across=1 down=1 +1; penalty spaces=3 loss=4 -4
3 1@1: tiled row=1 column=1 tile=B across=2 down=1 +2
3 4@1: tiled row=4 column=1 tile=K across=1 down=1 +1; penalty spaces=7 loss=14 -3
4 1@3: tiled row=1 column=3 tile=Y across=3 down=1 +3
4 4@3: tiled row=4 column=3 tile=B across=1 down=1 +1; penalty spaces=4 loss=6 -5
deal YYBRYWKRRRYYYBKRRRBRBKWYRBBWYYWRBB [- poured tiles=28] WW [2 started round=4]
2 5R2: took source=5 tiles=RRR; lined line=2 tiles=RR; fell tile=R floor=1 lid=0
3 2R1: took source=2 tiles=R; lined line=1 tiles=R
4 7W3: took source=7 tiles=W; lined line=3 tiles=W
1 8Y3: took source=8 tiles=YY; lined line=3 tiles=YY
2 9B1: took source=9 tiles=BB; lined line=1 tiles=B; fell tile=B floor=1 lid=0
3 3R3: took source=3 tiles=RR; lined line=3 tiles=RR
4 CW1: took source=0 tiles=WWWW; marked space=1; lined line=1 tiles=W; fell tile=W floor=3 lid=0
1 4Y2: took source=4 tiles=Y; lined line=2 tiles=Y
2 1R3: took source=1 tiles=R; lined line=3 tiles=R
3 6B2: took source=6 tiles=B; lined line=2 tiles=B
4 CK4: took source=0 tiles=KKK; lined line=4 tiles=KKK
1 CY5: took source=0 tiles=YYYYYY; lined line=5 tiles=YYYYY; fell tile=Y floor=1 lid=0
2 CR3: took source=0 tiles=RRR; lined line=3 tiles=RR; fell tile=R floor=1 lid=0
3 CB4: took source=0 tiles=BBBBB; lined line=4 tiles=BBBB; fell tile=B floor=1 lid=0
4 CW-: took source=0 tiles=W; fell tile=W floor=1 lid=0
2 1@3: tiled row=1 column=3 tile=B across=4 down=1 +4
2 2@1: tiled row=2 column=1 tile=R across=2 down=2 +4
2 3@3: tiled row=3 column=3 tile=R across=1 down=1 +1; penalty spaces=3 loss=4 -4
3 1@3: tiled row=1 column=3 tile=R across=3 down=2 +5
3 4@3: tiled row=4 column=3 tile=B across=1 down=1 +1; penalty spaces=1 loss=1 -1
4 1@2: tiled row=1 column=2 tile=W across=4 down=1 +4
4 3@1: tiled row=3 column=1 tile=W across=1 down=1 +1; penalty spaces=5 loss=8 -5
1 2@2: tiled row=2 column=2 tile=Y across=1 down=2 +2
1 3@1: tiled row=3 column=1 tile=Y across=1 down=1 +1; tiled row=5 column=3 tile=Y across=3 down=1 +3; penalty spaces=1 loss=1 -1
deal BYWYBYKKBKWWKYBKBBKKKKKBKW [- poured tiles=24] YYRRBYRWWW [4 started round=5]
4 9R2: took source=9 tiles=R; lined line=2 tiles=R
1 3K5: took source=3 tiles=K; lined line=5 tiles=K
2 1Y2: took source=1 tiles=YY; lined line=2 tiles=YY
3 4B2: took source=4 tiles=B; lined line=2 tiles=B
4 2B3: took source=2 tiles=B; lined line=3 tiles=B
1 6B4: took source=6 tiles=B; lined line=4 tiles=B
2 7K3: took source=7 tiles=K; lined line=3 tiles=K
3 CY1: took source=0 tiles=YYYY; marked space=1; lined line=1 tiles=Y; fell tile=Y floor=3 lid=0
4 5K4: took source=5 tiles=KK; lined line=4 tiles=K; fell tile=K floor=1 lid=0
1 CW3: took source=0 tiles=WWWWWWW; lined line=3 tiles=WWW; fell tile=W floor=4 lid=0
2 8R1: took source=8 tiles=RR; lined line=1 tiles=R; fell tile=R floor=1 lid=0
3 CY4: took source=0 tiles=Y; lined line=4 tiles=Y
4 CB3: took source=0 tiles=BBBBB; lined line=3 tiles=BB; fell tile=B floor=3 lid=0
1 CK2: took source=0 tiles=KKKKKKK; lined line=2 tiles=KK; fell tile=K floor=3 lid=2
4 2@4: tiled row=2 column=4 tile=R across=1 down=2 +2; tiled row=3 column=2 tile=B across=2 down=1 +2
4 4@1: tiled row=4 column=1 tile=K across=1 down=2 +2; penalty spaces=4 loss=6 -6
1 2@3: tiled row=2 column=3 tile=K across=2 down=2 +4
1 3@4: tiled row=3 column=4 tile=W across=1 down=1 +1; penalty spaces=7 loss=14 -14; 2 tiled row=1 column=5 tile=R across=5 down=1 +5
2 2@4: tiled row=2 column=4 tile=Y across=1 down=2 +2; penalty spaces=1 loss=1 -1; 3 tiled row=1 column=4 tile=Y across=5 down=2 +7; 3 tiled row=2 column=2 tile=B across=3 down=2 +5; 3 penalty spaces=4 loss=6 -6; 1 color tile=Y +10; row number=1 +2; 3 row number=1 +2; - finished reason=row round=5
sheet [13, 14, 13, 0]
scores [13, 14, 13, 0] places [3, 1, 2, 4] rows [0, 1, 1, 0] by row
