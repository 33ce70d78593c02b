deal KBYBYWKKRYKJRYRRRBRBWWYYJRWR [1 started round=1]
1 2K5: took source=2 tiles=KK; lined line=5 tiles=KK
2 3Y3: took source=3 tiles=Y; lined line=3 tiles=Y
3 7WJ5: took source=7 tiles=WJ; lined line=5 tiles=WJ
1 CKJ5: took source=0 tiles=KJ; marked space=1; lined line=5 tiles=KJ
2 5R1: took source=5 tiles=RR; lined line=1 tiles=R; fell tile=R floor=1 lid=0
3 4R4: took source=4 tiles=RRR; lined line=4 tiles=RRR
1 1K5: took source=1 tiles=K; lined line=5 tiles=K
2 6W5: took source=6 tiles=WW; lined line=5 tiles=WW
3 CY2: took source=0 tiles=YYYYY; lined line=2 tiles=YY; fell tile=Y floor=3 lid=0
1 CR4: took source=0 tiles=RRR; lined line=4 tiles=RRR
2 CW4: took source=0 tiles=W; lined line=4 tiles=W
3 CB1: took source=0 tiles=BBBB; lined line=1 tiles=B; fell tile=B floor=3 lid=0; 1 tiled row=5 column=3 tile=J across=1 down=1 +1; 1 penalty spaces=1 loss=1 -1; 2 tiled row=1 column=3 tile=R across=1 down=1 +1; 2 penalty spaces=1 loss=1 -1; tiled row=1 column=1 tile=B across=1 down=1 +1; tiled row=2 column=3 tile=Y across=1 down=1 +1; penalty spaces=6 loss=11 -2
deal WKRWRBBRYBRJKRJYWYKBRJWYJWYW [1 started round=2]
1 4J3: took source=4 tiles=J; lined line=3 tiles=J
2 5K1: took source=5 tiles=K; lined line=1 tiles=K
3 6J5: took source=6 tiles=J; lined line=5 tiles=J
1 7WJ5: took source=7 tiles=WWJ; lined line=5 tiles=WWJ
2 1W4: took source=1 tiles=WW; lined line=4 tiles=WW
3 3R1: took source=3 tiles=R; lined line=1 tiles=R
1 CKJ3: took source=0 tiles=KKJ; marked space=1
1 J1: lined line=3 tiles=KJ; fell tile=K floor=1 lid=0
2 2R2: took source=2 tiles=RR; lined line=2 tiles=RR
3 CW2: took source=0 tiles=WW; lined line=2 tiles=WW
1 CR1: took source=0 tiles=RRR; lined line=1 tiles=R; fell tile=R floor=2 lid=0
2 CY3: took source=0 tiles=YYYYY; lined line=3 tiles=YY; fell tile=Y floor=3 lid=0
3 CB3: took source=0 tiles=BBBB; lined line=3 tiles=BBB; fell tile=B floor=1 lid=0; 1 tiled row=1 column=3 tile=R across=1 down=1 +1; 1 tiled row=3 column=1 tile=J across=1 down=1 +1; 1 penalty spaces=4 loss=6 -2; 2 tiled row=1 column=4 tile=K across=2 down=1 +2; 2 tiled row=2 column=4 tile=R across=1 down=2 +2; 2 tiled row=3 column=4 tile=Y across=1 down=3 +3; 2 penalty spaces=3 loss=4 -4; tiled row=1 column=3 tile=R across=1 down=2 +2; tiled row=2 column=1 tile=W across=1 down=2 +2; tiled row=3 column=3 tile=B across=1 down=3 +3; penalty spaces=1 loss=1 -1
deal KRYBKBWRKKYBWYBJWJKKBRKKKRBB [1 started round=3]
1 4J5: took source=4 tiles=J; lined line=5 tiles=J
2 5W4: took source=5 tiles=W; lined line=4 tiles=W
3 2K1: took source=2 tiles=K; lined line=1 tiles=K
1 1B1: took source=1 tiles=B; lined line=1 tiles=B
2 6B3: took source=6 tiles=B; lined line=3 tiles=B
3 CR3: took source=0 tiles=RRR; marked space=1; lined line=3 tiles=RRR
1 CK2: took source=0 tiles=KKKKK; lined line=2 tiles=KK; fell tile=K floor=3 lid=0
2 CW1: took source=0 tiles=WW; lined line=1 tiles=W; fell tile=W floor=1 lid=0
3 3B2: took source=3 tiles=B; lined line=2 tiles=B
1 CJ5: took source=0 tiles=J; lined line=5 tiles=J
2 CK2: took source=0 tiles=KK; lined line=2 tiles=KK
3 7R4: took source=7 tiles=R; lined line=4 tiles=R
1 CY3: took source=0 tiles=YYY; lined line=3 tiles=YYY
2 CB3: took source=0 tiles=BBBB; lined line=3 tiles=BB; fell tile=B floor=2 lid=0
3 CK-: took source=0 tiles=K; fell tile=K floor=1 lid=0; 1 tiled row=1 column=1 tile=B across=1 down=1 +1; 1 tiled row=2 column=5 tile=K across=1 down=1 +1; 1 tiled row=3 column=4 tile=Y across=1 down=1 +1; 1 tiled row=5 column=4 tile=J across=2 down=1 +2; 1 penalty spaces=3 loss=4 -4; 2 tiled row=1 column=5 tile=W across=3 down=1 +3; 2 tiled row=2 column=5 tile=K across=2 down=2 +4; 2 tiled row=3 column=3 tile=B across=2 down=1 +2; 2 tiled row=4 column=3 tile=W across=1 down=2 +2; 2 penalty spaces=3 loss=4 -4; tiled row=1 column=4 tile=K across=2 down=1 +2; tiled row=3 column=5 tile=R across=1 down=1 +1; tiled row=4 column=1 tile=R across=1 down=1 +1; penalty spaces=2 loss=2 -2
deal WBYWBKWYWJWKJBYYJ [- poured tiles=52] WBYRKBWYYYK [3 started round=4]
3 6W4: took source=6 tiles=W; lined line=4 tiles=W
1 7K1: took source=7 tiles=K; lined line=1 tiles=K
2 CB2: took source=0 tiles=B; marked space=1; lined line=2 tiles=B
3 4J4: took source=4 tiles=J; lined line=4 tiles=J
1 3W3: took source=3 tiles=WW; lined line=3 tiles=WW
2 5W5: took source=5 tiles=W; lined line=5 tiles=W
3 1Y3: took source=1 tiles=Y; lined line=3 tiles=Y
1 CJ2: took source=0 tiles=JJ; lined line=2 tiles=JJ
2 2K4: took source=2 tiles=K; lined line=4 tiles=K
3 CW4: took source=0 tiles=WWW; lined line=4 tiles=WW; fell tile=W floor=1 lid=0
1 CB5: took source=0 tiles=BBBB; lined line=5 tiles=BBBB
2 CK3: took source=0 tiles=KK; lined line=3 tiles=KK
3 CY1: took source=0 tiles=YYYYYYY; lined line=1 tiles=Y; fell tile=Y floor=6 lid=0
1 CR4: took source=0 tiles=R; lined line=4 tiles=R; 3 tiled row=1 column=2 tile=Y across=4 down=1 +4; 3 tiled row=4 column=3 tile=J across=1 down=4 +4; 3 penalty spaces=7 loss=14 -14; tiled row=1 column=4 tile=K across=2 down=1 +2
1 2@2: tiled row=2 column=2 tile=J across=1 down=1 +1; tiled row=4 column=1 tile=R across=1 down=2 +2; 2 penalty spaces=1 loss=1 -1
deal YJKKKKRRRBWKRKBRBKWYRBBJYYWK [2 started round=5]
2 1YJ1: took source=1 tiles=YJ
2 J1: lined line=1 tiles=J; fell tile=Y floor=1 lid=0
3 7Y4: took source=7 tiles=YY; lined line=4 tiles=YY
1 3W3: took source=3 tiles=W; lined line=3 tiles=W
2 CB2: took source=0 tiles=B; marked space=2; lined line=2 tiles=B
3 5W1: took source=5 tiles=W; lined line=1 tiles=W
1 4B4: took source=4 tiles=B; lined line=4 tiles=B
2 2K4: took source=2 tiles=KK; lined line=4 tiles=KK
3 6BJ2: took source=6 tiles=BBJ
3 J1: lined line=2 tiles=J; fell tile=B floor=2 lid=0
1 CW1: took source=0 tiles=W; lined line=1 tiles=W
2 CK3: took source=0 tiles=KKKKKK; lined line=3 tiles=K; fell tile=K floor=5 lid=0
3 CY4: took source=0 tiles=Y; lined line=4 tiles=Y
1 CB4: took source=0 tiles=B; lined line=4 tiles=B
2 CR-: took source=0 tiles=RRRRRR; fell tile=R floor=0 lid=6
2 1@1: tiled row=1 column=1 tile=J across=1 down=1 +1; tiled row=2 column=2 tile=B across=1 down=1 +1; tiled row=3 column=1 tile=K across=1 down=1 +1; penalty spaces=7 loss=14 -12; 3 tiled row=1 column=5 tile=W across=5 down=1 +5; 3 tiled row=2 column=2 tile=J across=3 down=2 +5; 3 penalty spaces=2 loss=2 -2; 1 tiled row=1 column=5 tile=W across=3 down=2 +5; 1 tiled row=3 column=2 tile=W across=2 down=2 +4; 3 row number=1 +2; - finished reason=row round=5
sheet [15, 0, 12]
scores [15, 0, 12] places [1, 3, 2] rows [0, 0, 1] by row
