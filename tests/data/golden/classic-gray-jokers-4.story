deal KBYBYWKKRYKJRYRRRBRBWWYYJRWRWKRWRBBR [1 started round=1]
1 3RJ4: took source=3 tiles=RJ; lined line=4 tiles=RJ
2 1Y3: took source=1 tiles=Y; lined line=3 tiles=Y
3 2W2: took source=2 tiles=W; lined line=2 tiles=W
4 9R4: took source=9 tiles=RR; lined line=4 tiles=RR
1 7WJ1: took source=7 tiles=WJ
1 J1: lined line=1 tiles=J; fell tile=W floor=1 lid=0
2 8R4: took source=8 tiles=R; lined line=4 tiles=R
3 CB1: took source=0 tiles=BBBB; marked space=1; lined line=1 tiles=B; fell tile=B floor=3 lid=0
4 CY5: took source=0 tiles=YY; lined line=5 tiles=YY
1 4Y2: took source=4 tiles=Y; lined line=2 tiles=Y
2 6W1: took source=6 tiles=WW; lined line=1 tiles=W; fell tile=W floor=1 lid=0
3 5R4: took source=5 tiles=RR; lined line=4 tiles=RR
4 CR2: took source=0 tiles=RRRRR; lined line=2 tiles=RR; fell tile=R floor=3 lid=0
1 CK3: took source=0 tiles=KKKKK; lined line=3 tiles=KKK; fell tile=K floor=2 lid=0
2 CW2: took source=0 tiles=WW; lined line=2 tiles=WW
3 CB3: took source=0 tiles=BB; lined line=3 tiles=BB
4 CY1: took source=0 tiles=YY; lined line=1 tiles=Y; fell tile=Y floor=1 lid=0
1 1@3: tiled row=1 column=3 tile=J across=1 down=1 +1
1 3@2: tiled row=3 column=2 tile=K across=1 down=1 +1; penalty spaces=3 loss=4 -2
2 1@5: tiled row=1 column=5 tile=W across=1 down=1 +1
2 2@3: tiled row=2 column=3 tile=W across=1 down=1 +1; penalty spaces=1 loss=1 -1
3 1@4: tiled row=1 column=4 tile=B across=1 down=1 +1; penalty spaces=4 loss=6 -1
4 1@5: tiled row=1 column=5 tile=Y across=1 down=1 +1
4 2@1: tiled row=2 column=1 tile=R across=1 down=1 +1; penalty spaces=4 loss=6 -2
deal YBRJKRJYWYKBRJWYJWYWKRYBKBWRKKYBWYBJ [3 started round=2]
3 4YJ5: took source=4 tiles=YJ; lined line=5 tiles=YJ
4 2RJ1: took source=2 tiles=RJ
4 J1: lined line=1 tiles=J; fell tile=R floor=1 lid=0
1 1RJ4: took source=1 tiles=RJ; lined line=4 tiles=RJ
2 3B1: took source=3 tiles=B; lined line=1 tiles=B
3 5WJ2: took source=5 tiles=WWJ
3 J0: lined line=2 tiles=W; fell tile=W floor=1 lid=0; fell tile=J floor=1 lid=0
4 9BJ2: took source=9 tiles=BJ; lined line=2 tiles=BJ
1 7B1: took source=7 tiles=B; lined line=1 tiles=B
2 8Y3: took source=8 tiles=Y; lined line=3 tiles=Y
3 CR4: took source=0 tiles=RR; marked space=3; lined line=4 tiles=RR
4 6B3: took source=6 tiles=B; lined line=3 tiles=B
1 CK5: took source=0 tiles=KKKKKK; lined line=5 tiles=KKKKK; fell tile=K floor=1 lid=0
2 CW5: took source=0 tiles=WWWW; lined line=5 tiles=WWWW
3 CR1: took source=0 tiles=R; lined line=1 tiles=R
4 CY5: took source=0 tiles=YYYYYY; lined line=5 tiles=YYY; fell tile=Y floor=3 lid=0
1 CB3: took source=0 tiles=BB; lined line=3 tiles=BB
3 1@5: tiled row=1 column=5 tile=R across=2 down=1 +2
3 2@3: tiled row=2 column=3 tile=W across=1 down=1 +1
3 4@1: tiled row=4 column=1 tile=R across=1 down=1 +1; penalty spaces=3 loss=4 -4
4 1@4: tiled row=1 column=4 tile=J across=2 down=1 +2
4 2@5: tiled row=2 column=5 tile=J across=1 down=2 +2
4 5@2: tiled row=5 column=2 tile=Y across=1 down=1 +1; penalty spaces=4 loss=6 -5
1 1@5: tiled row=1 column=5 tile=B across=1 down=1 +1
1 4@4: tiled row=4 column=4 tile=J across=1 down=1 +1
1 5@1: tiled row=5 column=1 tile=K across=1 down=1 +1; penalty spaces=1 loss=1 -1
2 1@3: tiled row=1 column=3 tile=B across=1 down=2 +2
deal WJKKBRKKKRBBWBYWBKWYWJWKJBYYW [- poured tiles=38] WBYRKYJ [3 started round=3]
3 1KJ4: took source=1 tiles=KKJ; lined line=4 tiles=KKJ
4 9YJ2: took source=9 tiles=YJ; lined line=2 tiles=YJ
1 8W1: took source=8 tiles=WW; lined line=1 tiles=W; fell tile=W floor=1 lid=0
2 4Y3: took source=4 tiles=Y; lined line=3 tiles=Y
3 6J3: took source=6 tiles=J; lined line=3 tiles=J
4 7BJ3: took source=7 tiles=BJ; lined line=3 tiles=BJ
1 5W5: took source=5 tiles=W; lined line=5 tiles=W
2 CR2: took source=0 tiles=R; marked space=1; lined line=2 tiles=R
3 2K4: took source=2 tiles=KK; lined line=4 tiles=K; fell tile=K floor=1 lid=0
4 CB1: took source=0 tiles=BBBB; lined line=1 tiles=B; fell tile=B floor=3 lid=0
1 3K4: took source=3 tiles=K; lined line=4 tiles=K
2 CY1: took source=0 tiles=YYYY; lined line=1 tiles=Y; fell tile=Y floor=3 lid=0
3 CR2: took source=0 tiles=RR; lined line=2 tiles=RR
4 CW5: took source=0 tiles=WWWWW; lined line=5 tiles=WWWWW
1 CK4: took source=0 tiles=KKK; lined line=4 tiles=KKK
2 CB-: took source=0 tiles=BB; fell tile=B floor=2 lid=0
3 2@4: tiled row=2 column=4 tile=R across=2 down=2 +4
3 3@5: tiled row=3 column=5 tile=J across=1 down=1 +1
3 4@5: tiled row=4 column=5 tile=J across=1 down=2 +2; penalty spaces=1 loss=1 -1
4 1@1: tiled row=1 column=1 tile=B across=1 down=2 +2
4 2@3: tiled row=2 column=3 tile=J across=1 down=1 +1
4 3@5: tiled row=3 column=5 tile=J across=1 down=3 +3
4 5@4: tiled row=5 column=4 tile=W across=1 down=1 +1; penalty spaces=3 loss=4 -4
1 1@4: tiled row=1 column=4 tile=W across=3 down=1 +3
1 4@3: tiled row=4 column=3 tile=K across=2 down=1 +2; penalty spaces=1 loss=1 -1
2 1@4: tiled row=1 column=4 tile=Y across=3 down=1 +3
2 3@5: tiled row=3 column=5 tile=Y across=1 down=1 +1; penalty spaces=6 loss=11 -7
deal YYYKRJKRKKRRRBWKRKBRBKWRRYYWYKK [- poured tiles=28] KBBWW [2 started round=4]
2 3R2: took source=3 tiles=RR; lined line=2 tiles=R; fell tile=R floor=1 lid=0
3 8Y4: took source=8 tiles=Y; lined line=4 tiles=Y
4 1Y3: took source=1 tiles=YYY; lined line=3 tiles=YYY
1 6B3: took source=6 tiles=B; lined line=3 tiles=B
2 4K1: took source=4 tiles=K; lined line=1 tiles=K
3 CB3: took source=0 tiles=B; marked space=1; lined line=3 tiles=B
4 9W1: took source=9 tiles=WW; lined line=1 tiles=W; fell tile=W floor=1 lid=0
1 5R1: took source=5 tiles=RR; lined line=1 tiles=R; fell tile=R floor=1 lid=0
2 2R3: took source=2 tiles=RR; lined line=3 tiles=RR
3 CJ5: took source=0 tiles=J; lined line=5 tiles=J
4 7Y2: took source=7 tiles=YY; lined line=2 tiles=YY
1 CR4: took source=0 tiles=RRR; lined line=4 tiles=RRR
2 CW5: took source=0 tiles=WWW; lined line=5 tiles=W; fell tile=W floor=2 lid=0
3 CB3: took source=0 tiles=BBB; lined line=3 tiles=BB; fell tile=B floor=1 lid=0
4 CK5: took source=0 tiles=KKKKKKKKK; lined line=5 tiles=KKKKK; fell tile=K floor=4 lid=0
2 1@1: tiled row=1 column=1 tile=K across=1 down=1 +1
2 2@2: tiled row=2 column=2 tile=R across=2 down=1 +2
2 5@4: tiled row=5 column=4 tile=W across=1 down=1 +1; penalty spaces=3 loss=4 -4
3 3@1: tiled row=3 column=1 tile=B across=1 down=2 +2; penalty spaces=2 loss=2 -2
4 1@2: tiled row=1 column=2 tile=W across=2 down=1 +2; tiled row=2 column=4 tile=Y across=3 down=2 +5
4 3@1: tiled row=3 column=1 tile=Y across=1 down=3 +3
4 5@5: tiled row=5 column=5 tile=K across=2 down=1 +2; penalty spaces=5 loss=8 -8
1 1@1: tiled row=1 column=1 tile=R across=1 down=1 +1
1 3@1: tiled row=3 column=1 tile=B across=2 down=1 +2; penalty spaces=1 loss=1 -1
deal BYWYBBYYBKWWYYBKBBKKKRK [- poured tiles=26] BYWRYKKBKWWWW [3 started round=5]
3 6R3: took source=6 tiles=R; lined line=3 tiles=R
4 1B5: took source=1 tiles=B; lined line=5 tiles=B
1 2Y3: took source=2 tiles=YY; lined line=3 tiles=YY
2 8B2: took source=8 tiles=B; lined line=2 tiles=B
3 5K2: took source=5 tiles=KK; lined line=2 tiles=KK
4 7R1: took source=7 tiles=R; lined line=1 tiles=R
1 4Y3: took source=4 tiles=YY; lined line=3 tiles=Y; fell tile=Y floor=1 lid=0
2 3B5: took source=3 tiles=B; lined line=5 tiles=B
3 CW1: took source=0 tiles=WWWW; marked space=1; lined line=1 tiles=W; fell tile=W floor=3 lid=0
4 9W3: took source=9 tiles=WWWW; lined line=3 tiles=WWW; fell tile=W floor=1 lid=0
1 CY1: took source=0 tiles=YYYY; lined line=1 tiles=Y; fell tile=Y floor=3 lid=0
2 CB2: took source=0 tiles=BBBBBB; lined line=2 tiles=B; fell tile=B floor=5 lid=0
3 CK-: took source=0 tiles=KKKKKKK; fell tile=K floor=3 lid=4
3 1@2: tiled row=1 column=2 tile=W across=1 down=1 +1
3 2@5: tiled row=2 column=5 tile=K across=3 down=4 +7; penalty spaces=7 loss=14 -14; 4 tiled row=1 column=3 tile=R across=5 down=2 +7; 4 tiled row=3 column=3 tile=W across=1 down=3 +3; 4 penalty spaces=1 loss=1 -1; 1 tiled row=1 column=2 tile=Y across=5 down=1 +5
1 3@3: tiled row=3 column=3 tile=Y across=3 down=2 +5; penalty spaces=4 loss=6 -6
2 2@1: tiled row=2 column=1 tile=B across=3 down=2 +5; penalty spaces=5 loss=8 -5; 1 row number=1 +2; 4 row number=1 +2; - finished reason=row round=5
sheet [14, 0, 0, 18]
scores [14, 0, 0, 18] places [2, 3, 3, 1] rows [1, 0, 0, 1] by row
