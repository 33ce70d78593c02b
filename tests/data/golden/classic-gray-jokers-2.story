deal KBYBYKKKRYKJRYRYRBRB [1 started round=1]
1 3J5: took source=3 tiles=J; lined line=5 tiles=J
2 CY2: took source=0 tiles=Y; marked space=1; lined line=2 tiles=Y
1 5R4: took source=5 tiles=RR; lined line=4 tiles=RR
2 CR5: took source=0 tiles=R; lined line=5 tiles=R
1 2K3: took source=2 tiles=KKK; lined line=3 tiles=KKK
2 CK4: took source=0 tiles=K; lined line=4 tiles=K
1 4R5: took source=4 tiles=RR; lined line=5 tiles=RR
2 CB1: took source=0 tiles=BB; lined line=1 tiles=B; fell tile=B floor=1 lid=0
1 1B2: took source=1 tiles=BB; lined line=2 tiles=BB
2 CY2: took source=0 tiles=YYYY; lined line=2 tiles=Y; fell tile=Y floor=3 lid=0
1 CK1: took source=0 tiles=K; lined line=1 tiles=K
1 1@2: tiled row=1 column=2 tile=K across=1 down=1 +1
1 2@3: tiled row=2 column=3 tile=B across=1 down=1 +1
1 3@4: tiled row=3 column=4 tile=K across=1 down=1 +1
2 1@5: tiled row=1 column=5 tile=B across=1 down=1 +1
2 2@3: tiled row=2 column=3 tile=Y across=1 down=1 +1; penalty spaces=5 loss=8 -2
deal WWYYWRWRWKRWYBBRYBRW [2 started round=2]
2 2W2: took source=2 tiles=WW; lined line=2 tiles=WW
1 5R2: took source=5 tiles=R; lined line=2 tiles=R
2 CW1: took source=0 tiles=W; marked space=1; lined line=1 tiles=W
1 3R4: took source=3 tiles=R; lined line=4 tiles=R
2 CW3: took source=0 tiles=WW; lined line=3 tiles=WW
1 CR5: took source=0 tiles=RR; lined line=5 tiles=RR
2 CK4: took source=0 tiles=K; lined line=4 tiles=K
1 1W3: took source=1 tiles=WW; lined line=3 tiles=WW
2 4R5: took source=4 tiles=R; lined line=5 tiles=R
1 CY1: took source=0 tiles=YYYY; lined line=1 tiles=Y; fell tile=Y floor=3 lid=0
2 CB-: took source=0 tiles=BBB; fell tile=B floor=3 lid=0
2 1@3: tiled row=1 column=3 tile=W across=1 down=2 +2
2 2@5: tiled row=2 column=5 tile=W across=1 down=2 +2; penalty spaces=4 loss=6 -4
1 1@1: tiled row=1 column=1 tile=Y across=2 down=1 +2
1 5@2: tiled row=5 column=2 tile=J across=1 down=1 +1; penalty spaces=3 loss=4 -4
deal KRJYWYKBRJWYWWYWKRYB [2 started round=3]
2 3RJ5: took source=3 tiles=RJ; lined line=5 tiles=RJ
1 2Y5: took source=2 tiles=Y; lined line=5 tiles=Y
2 1J5: took source=1 tiles=J; lined line=5 tiles=J
1 CR4: took source=0 tiles=R; marked space=1; lined line=4 tiles=R
2 CW3: took source=0 tiles=WW; lined line=3 tiles=W; fell tile=W floor=1 lid=0
1 4W1: took source=4 tiles=WWW; lined line=1 tiles=W; fell tile=W floor=2 lid=0
2 5K4: took source=5 tiles=K; lined line=4 tiles=K
1 CR2: took source=0 tiles=R; lined line=2 tiles=R
2 CK1: took source=0 tiles=KK; lined line=1 tiles=K; fell tile=K floor=1 lid=0
1 CY5: took source=0 tiles=YYYY; lined line=5 tiles=YYYY
2 CB2: took source=0 tiles=BB; lined line=2 tiles=BB
2 1@2: tiled row=1 column=2 tile=K across=2 down=1 +2
2 2@1: tiled row=2 column=1 tile=B across=1 down=1 +1
2 3@4: tiled row=3 column=4 tile=W across=1 down=1 +1
2 5@4: tiled row=5 column=4 tile=J across=1 down=1 +1; penalty spaces=2 loss=2 -2
1 1@4: tiled row=1 column=4 tile=W across=1 down=1 +1
1 2@2: tiled row=2 column=2 tile=R across=2 down=2 +4
1 4@5: tiled row=4 column=5 tile=R across=1 down=1 +1
1 5@4: tiled row=5 column=4 tile=Y across=1 down=1 +1; penalty spaces=3 loss=4 -4
deal KBKRRRYBWYBJKJRKBRKK [1 started round=4]
1 3W4: took source=3 tiles=W; lined line=4 tiles=W
2 2B3: took source=2 tiles=B; lined line=3 tiles=B
1 5K5: took source=5 tiles=KK; lined line=5 tiles=KK
2 CR1: took source=0 tiles=RRR; marked space=1; lined line=1 tiles=R; fell tile=R floor=2 lid=0
1 4KJ2: took source=4 tiles=KKJ
1 J1: lined line=2 tiles=KJ; fell tile=K floor=1 lid=0
2 CR2: took source=0 tiles=R; lined line=2 tiles=R
1 CBJ-: took source=0 tiles=BBJ; fell tile=B floor=2 lid=0; fell tile=J floor=1 lid=0
2 1K4: took source=1 tiles=KK; lined line=4 tiles=K; fell tile=K floor=1 lid=0
1 CR1: took source=0 tiles=R; lined line=1 tiles=R
2 CB3: took source=0 tiles=B; lined line=3 tiles=B
1 CY-: took source=0 tiles=YY; fell tile=Y floor=2 lid=0; tiled row=1 column=3 tile=R across=4 down=2 +6
1 2@1: tiled row=2 column=1 tile=J across=3 down=2 +5; penalty spaces=6 loss=11 -11
2 1@4: tiled row=1 column=4 tile=R across=4 down=1 +4
2 4@1: tiled row=4 column=1 tile=K across=1 down=1 +1; penalty spaces=4 loss=6 -6
deal KRBBKBYWBKWYWWWKWBBY [2 started round=5]
2 2Y1: took source=2 tiles=Y; lined line=1 tiles=Y
1 3W4: took source=3 tiles=W; lined line=4 tiles=W
2 1K5: took source=1 tiles=K; lined line=5 tiles=K
1 4W4: took source=4 tiles=WWW; lined line=4 tiles=WW; fell tile=W floor=1 lid=0
2 5Y4: took source=5 tiles=Y; lined line=4 tiles=Y
1 CK2: took source=0 tiles=KKK; marked space=2; lined line=2 tiles=KK; fell tile=K floor=1 lid=0
2 CR2: took source=0 tiles=R; lined line=2 tiles=R
1 CW3: took source=0 tiles=WW; lined line=3 tiles=W; fell tile=W floor=1 lid=0
2 CB3: took source=0 tiles=BBBBBB; lined line=3 tiles=B; fell tile=B floor=5 lid=0
1 CY-: took source=0 tiles=Y; fell tile=Y floor=1 lid=0; 2 tiled row=1 column=1 tile=Y across=5 down=2 +7; 2 tiled row=2 column=2 tile=R across=3 down=2 +5
2 3@2: tiled row=3 column=2 tile=B across=1 down=3 +3; penalty spaces=5 loss=8 -8; 1 tiled row=2 column=5 tile=K across=1 down=1 +1
1 3@3: tiled row=3 column=3 tile=W across=2 down=3 +5
1 4@1: tiled row=4 column=1 tile=W across=1 down=1 +1; penalty spaces=5 loss=8 -8; 2 row number=1 +2; - finished reason=row round=5
sheet [4, 11]
scores [4, 11] places [2, 1] rows [0, 1] by row
