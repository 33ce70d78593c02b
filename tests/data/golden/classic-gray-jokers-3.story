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
3 CB1: took source=0 tiles=BBBB; lined line=1 tiles=B; fell tile=B floor=3 lid=0
1 5@3: tiled row=5 column=3 tile=J across=1 down=1 +1; penalty spaces=1 loss=1 -1
2 1@3: tiled row=1 column=3 tile=R across=1 down=1 +1; penalty spaces=1 loss=1 -1
3 1@5: tiled row=1 column=5 tile=B across=1 down=1 +1
3 2@3: tiled row=2 column=3 tile=Y across=1 down=1 +1; penalty spaces=6 loss=11 -2
deal WKRWRBBRYBRJKRJYWYKBRJWYJWYW [1 started round=2]
1 6RJ3: took source=6 tiles=RJ; lined line=3 tiles=RJ
2 7J2: took source=7 tiles=J; lined line=2 tiles=J
3 4RJ3: took source=4 tiles=RJ; lined line=3 tiles=RJ
1 1W5: took source=1 tiles=WW; lined line=5 tiles=WW
2 5W2: took source=5 tiles=W; lined line=2 tiles=W
3 3RJ3: took source=3 tiles=RJ
3 J1: lined line=3 tiles=J; fell tile=R floor=1 lid=0
1 CK2: took source=0 tiles=KKK; marked space=1; lined line=2 tiles=KK; fell tile=K floor=1 lid=0
2 CW1: took source=0 tiles=WWW; lined line=1 tiles=W; fell tile=W floor=2 lid=0
3 2R1: took source=2 tiles=RR; lined line=1 tiles=R; fell tile=R floor=1 lid=0
1 CR3: took source=0 tiles=R; lined line=3 tiles=R
2 CY3: took source=0 tiles=YYYYY; lined line=3 tiles=YY; fell tile=Y floor=3 lid=0
3 CB2: took source=0 tiles=BBBB; lined line=2 tiles=BB; fell tile=B floor=2 lid=0
1 2@5: tiled row=2 column=5 tile=K across=1 down=1 +1
1 3@1: tiled row=3 column=1 tile=J across=1 down=1 +1; penalty spaces=2 loss=2 -2
2 1@5: tiled row=1 column=5 tile=W across=1 down=1 +1
2 2@4: tiled row=2 column=4 tile=J across=1 down=1 +1
2 3@1: tiled row=3 column=1 tile=Y across=1 down=1 +1; penalty spaces=5 loss=8 -3
3 1@4: tiled row=1 column=4 tile=R across=2 down=1 +2
3 2@4: tiled row=2 column=4 tile=B across=2 down=2 +4
3 3@5: tiled row=3 column=5 tile=J across=1 down=1 +1; penalty spaces=4 loss=6 -6
deal KRYBKBWRKKYBWYBJWJKKBRKKKRBB [1 started round=3]
1 6K1: took source=6 tiles=KK; lined line=1 tiles=K; fell tile=K floor=1 lid=0
2 3K2: took source=3 tiles=KK; lined line=2 tiles=KK
3 4WJ2: took source=4 tiles=WJ; lined line=2 tiles=WJ
1 2K3: took source=2 tiles=K; lined line=3 tiles=K
2 CW4: took source=0 tiles=W; marked space=1; lined line=4 tiles=W
3 CB3: took source=0 tiles=BBBB; lined line=3 tiles=BBB; fell tile=B floor=1 lid=0
1 5WJ2: took source=5 tiles=WJ; lined line=2 tiles=WJ
2 1R3: took source=1 tiles=R; lined line=3 tiles=R
3 CK1: took source=0 tiles=KKK; lined line=1 tiles=K; fell tile=K floor=2 lid=0
1 CR4: took source=0 tiles=RR; lined line=4 tiles=R; fell tile=R floor=1 lid=0
2 7R3: took source=7 tiles=R; lined line=3 tiles=R
3 CY-: took source=0 tiles=YYY; fell tile=Y floor=3 lid=0
1 CK3: took source=0 tiles=K; lined line=3 tiles=K
2 CB1: took source=0 tiles=BBB; lined line=1 tiles=B; fell tile=B floor=2 lid=0
1 1@3: tiled row=1 column=3 tile=K across=1 down=1 +1
1 2@1: tiled row=2 column=1 tile=J across=1 down=2 +2
1 4@5: tiled row=4 column=5 tile=R across=1 down=1 +1; penalty spaces=2 loss=2 -2
2 1@1: tiled row=1 column=1 tile=B across=1 down=1 +1
2 2@5: tiled row=2 column=5 tile=K across=2 down=2 +4; penalty spaces=3 loss=4 -4
3 1@3: tiled row=1 column=3 tile=K across=3 down=2 +5
3 2@2: tiled row=2 column=2 tile=J across=3 down=1 +3
3 3@1: tiled row=3 column=1 tile=B across=1 down=1 +1; penalty spaces=6 loss=11 -10
deal WBYWBKWYWJWKJBYYW [- poured tiles=49] KBYRKBWYYBR [2 started round=4]
2 1W5: took source=1 tiles=WW; lined line=5 tiles=WW
3 CY1: took source=0 tiles=Y; marked space=1; lined line=1 tiles=Y
1 6W5: took source=6 tiles=W; lined line=5 tiles=W
2 2Y1: took source=2 tiles=Y; lined line=1 tiles=Y
3 3K3: took source=3 tiles=K; lined line=3 tiles=K
1 4B4: took source=4 tiles=B; lined line=4 tiles=B
2 7R2: took source=7 tiles=R; lined line=2 tiles=R
3 CJ3: took source=0 tiles=JJ; lined line=3 tiles=JJ
1 CR1: took source=0 tiles=R; lined line=1 tiles=R
2 5W5: took source=5 tiles=W; lined line=5 tiles=W
3 CK2: took source=0 tiles=KKK; lined line=2 tiles=KK; fell tile=K floor=1 lid=0
1 CW2: took source=0 tiles=WWW; lined line=2 tiles=WW; fell tile=W floor=1 lid=0
2 CB-: took source=0 tiles=BBBBB; fell tile=B floor=5 lid=0
3 CY-: took source=0 tiles=YYYYY; fell tile=Y floor=5 lid=0
2 1@2: tiled row=1 column=2 tile=Y across=3 down=1 +3
2 5@3: tiled row=5 column=3 tile=W across=1 down=1 +1; penalty spaces=5 loss=8 -5
3 1@2: tiled row=1 column=2 tile=Y across=4 down=2 +6
3 2@1: tiled row=2 column=1 tile=K across=4 down=2 +6
3 3@2: tiled row=3 column=2 tile=J across=2 down=3 +5; penalty spaces=7 loss=14 -14
1 1@1: tiled row=1 column=1 tile=R across=1 down=3 +3
1 2@3: tiled row=2 column=3 tile=W across=1 down=2 +2; penalty spaces=1 loss=1 -1
deal YWKRRKYYYBKRRRBRBKWYRBBJBYKK [3 started round=5]
3 2Y3: took source=2 tiles=YY; lined line=3 tiles=YY
1 3K3: took source=3 tiles=K; lined line=3 tiles=K
2 6R3: took source=6 tiles=R; lined line=3 tiles=R
3 7Y3: took source=7 tiles=Y; lined line=3 tiles=Y
1 CYJ1: took source=0 tiles=YJ; marked space=1
1 J0: lined line=1 tiles=Y; fell tile=J floor=1 lid=0
2 5K5: took source=5 tiles=K; lined line=5 tiles=K
3 1W1: took source=1 tiles=W; lined line=1 tiles=W
1 4B4: took source=4 tiles=B; lined line=4 tiles=B
2 CR2: took source=0 tiles=RRRRRR; lined line=2 tiles=R; fell tile=R floor=5 lid=0
3 CW2: took source=0 tiles=W; lined line=2 tiles=W
1 CB2: took source=0 tiles=BBBBB; lined line=2 tiles=BB; fell tile=B floor=3 lid=0
2 CK1: took source=0 tiles=KKKK; lined line=1 tiles=K; fell tile=K floor=2 lid=1
3 CY-: took source=0 tiles=YY; fell tile=Y floor=2 lid=0; tiled row=1 column=1 tile=W across=5 down=3 +8; tiled row=3 column=4 tile=Y across=2 down=3 +5; penalty spaces=2 loss=2 -2
1 1@5: tiled row=1 column=5 tile=Y across=1 down=2 +2
1 2@2: tiled row=2 column=2 tile=B across=3 down=1 +3
1 3@2: tiled row=3 column=2 tile=K across=2 down=2 +4; penalty spaces=5 loss=8 -8; 2 tiled row=1 column=4 tile=K across=5 down=2 +7
2 2@1: tiled row=2 column=1 tile=R across=1 down=3 +3
2 3@2: tiled row=3 column=2 tile=R across=2 down=1 +2; penalty spaces=7 loss=14 -12; row number=1 +2; 3 row number=1 +2; - finished reason=row round=5
sheet [7, 2, 16]
scores [7, 2, 16] places [2, 3, 1] rows [0, 1, 1] by row
