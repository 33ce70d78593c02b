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
2 CY2: took source=0 tiles=YYY; lined line=2 tiles=Y; fell tile=Y floor=2 lid=0
1 1@4: tiled row=1 column=4 tile=W across=1 down=1 +1
1 2@2: tiled row=2 column=2 tile=B across=1 down=1 +1
1 3@3: tiled row=3 column=3 tile=R across=1 down=1 +1; penalty spaces=4 loss=6 -3
2 1@3: tiled row=1 column=3 tile=K across=1 down=1 +1
2 2@5: tiled row=2 column=5 tile=Y across=1 down=1 +1; penalty spaces=3 loss=4 -2
deal KWYYWRWRWKRWYBBRBBYW [2 started round=2]
2 3R3: took source=3 tiles=R; lined line=3 tiles=R
1 CW2: took source=0 tiles=WW; marked space=1; lined line=2 tiles=WW
2 4R1: took source=4 tiles=R; lined line=1 tiles=R
1 CK5: took source=0 tiles=K; lined line=5 tiles=K
2 1W2: took source=1 tiles=W; lined line=2 tiles=W
1 5Y4: took source=5 tiles=Y; lined line=4 tiles=Y
2 CW2: took source=0 tiles=W; lined line=2 tiles=W
1 2W3: took source=2 tiles=WW; lined line=3 tiles=WW
2 CY4: took source=0 tiles=YYY; lined line=4 tiles=YY; fell tile=Y floor=1 lid=0
1 CK5: took source=0 tiles=K; lined line=5 tiles=K
2 CR5: took source=0 tiles=RR; lined line=5 tiles=RR
1 CB1: took source=0 tiles=BBBB; lined line=1 tiles=B; fell tile=B floor=3 lid=0
2 1@1: tiled row=1 column=1 tile=R across=1 down=1 +1
2 2@2: tiled row=2 column=2 tile=W across=1 down=1 +1
2 4@1: tiled row=4 column=1 tile=Y across=1 down=1 +1; penalty spaces=1 loss=1 -1
1 1@3: tiled row=1 column=3 tile=B across=2 down=1 +2
1 2@3: tiled row=2 column=3 tile=W across=2 down=3 +5; penalty spaces=4 loss=6 -6
deal KRWYWYKBRWWYWWYWKRYB [1 started round=3]
1 3Y2: took source=3 tiles=Y; lined line=2 tiles=Y
2 CW4: took source=0 tiles=WW; marked space=1; lined line=4 tiles=WW
1 2W3: took source=2 tiles=W; lined line=3 tiles=W
2 CK2: took source=0 tiles=K; lined line=2 tiles=K
1 CR1: took source=0 tiles=R; lined line=1 tiles=R
2 5R5: took source=5 tiles=R; lined line=5 tiles=R
1 1K5: took source=1 tiles=K; lined line=5 tiles=K
2 CW4: took source=0 tiles=W; lined line=4 tiles=W
1 4Y2: took source=4 tiles=Y; lined line=2 tiles=Y
2 CB1: took source=0 tiles=BB; lined line=1 tiles=B; fell tile=B floor=1 lid=0
1 CK5: took source=0 tiles=K; lined line=5 tiles=K
2 CW4: took source=0 tiles=WWW; lined line=4 tiles=W; fell tile=W floor=2 lid=0
1 CY4: took source=0 tiles=YYY; lined line=4 tiles=YYY
2 CR3: took source=0 tiles=R; lined line=3 tiles=R
1 1@2: tiled row=1 column=2 tile=R across=3 down=2 +5
1 2@5: tiled row=2 column=5 tile=Y across=1 down=1 +1
1 3@1: tiled row=3 column=1 tile=W across=1 down=1 +1
1 4@3: tiled row=4 column=3 tile=Y across=1 down=4 +4
1 5@1: tiled row=5 column=1 tile=K across=1 down=1 +1
2 1@5: tiled row=1 column=5 tile=B across=1 down=2 +2
2 4@5: tiled row=4 column=5 tile=W across=1 down=1 +1
2 5@3: tiled row=5 column=3 tile=R across=1 down=1 +1; penalty spaces=4 loss=6 -6
deal KBKRRRYBKYBWKWRKBRKK [2 started round=4]
2 3W1: took source=3 tiles=W; lined line=1 tiles=W
1 1B4: took source=1 tiles=B; lined line=4 tiles=B
2 5R4: took source=5 tiles=R; lined line=4 tiles=R
1 CY1: took source=0 tiles=Y; marked space=1; lined line=1 tiles=Y
2 2R4: took source=2 tiles=RR; lined line=4 tiles=RR
1 CB3: took source=0 tiles=BBB; lined line=3 tiles=BBB
2 4K2: took source=4 tiles=KK; lined line=2 tiles=K; fell tile=K floor=1 lid=0
1 CY5: took source=0 tiles=Y; lined line=5 tiles=Y
2 CR4: took source=0 tiles=RR; lined line=4 tiles=R; fell tile=R floor=1 lid=0
1 CK2: took source=0 tiles=KKKKK; lined line=2 tiles=KK; fell tile=K floor=3 lid=0
2 CW5: took source=0 tiles=W; lined line=5 tiles=W; tiled row=1 column=4 tile=W across=3 down=1 +3
2 2@4: tiled row=2 column=4 tile=K across=2 down=2 +4
2 4@4: tiled row=4 column=4 tile=R across=2 down=1 +2; penalty spaces=2 loss=2 -2; 1 tiled row=1 column=1 tile=Y across=4 down=1 +4; 1 tiled row=2 column=4 tile=K across=4 down=2 +6
1 3@5: tiled row=3 column=5 tile=B across=1 down=2 +2; penalty spaces=4 loss=6 -6
deal KRBBKBYWBKWYKWKKWBBY [1 started round=5]
1 2Y3: took source=2 tiles=Y; lined line=3 tiles=Y
2 4K4: took source=4 tiles=KKK; lined line=4 tiles=KKK
1 CK1: took source=0 tiles=K; marked space=1; lined line=1 tiles=K
2 1K4: took source=1 tiles=K; lined line=4 tiles=K
1 5Y5: took source=5 tiles=Y; lined line=5 tiles=Y
2 3B2: took source=3 tiles=B; lined line=2 tiles=B
1 CY5: took source=0 tiles=Y; lined line=5 tiles=Y
2 CR3: took source=0 tiles=R; lined line=3 tiles=R
1 CB4: took source=0 tiles=BBBBB; lined line=4 tiles=BBB; fell tile=B floor=2 lid=0
2 CW5: took source=0 tiles=WWWW; lined line=5 tiles=WWWW
1 CK-: took source=0 tiles=K; fell tile=K floor=1 lid=0; tiled row=1 column=5 tile=K across=5 down=3 +8
1 4@1: tiled row=4 column=1 tile=B across=1 down=3 +3; penalty spaces=4 loss=6 -6
2 3@5: tiled row=3 column=5 tile=R across=1 down=4 +4; tiled row=4 column=2 tile=K across=2 down=1 +2; tiled row=5 column=1 tile=W across=1 down=2 +2; 1 row number=1 +2; - finished reason=row round=5
sheet [26, 15]
scores [26, 15] places [1, 2] rows [1, 0] by row
