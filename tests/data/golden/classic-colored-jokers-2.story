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
1 CK1: took source=0 tiles=K; lined line=1 tiles=K; tiled row=1 column=4 tile=K across=1 down=1 +1; tiled row=2 column=2 tile=B across=1 down=1 +1; tiled row=3 column=1 tile=K across=1 down=1 +1; 2 tiled row=1 column=1 tile=B across=1 down=1 +1; 2 tiled row=2 column=3 tile=Y across=1 down=1 +1; 2 penalty spaces=5 loss=8 -2
deal WWYYWRWRWKRWYBBRYBRW [2 started round=2]
2 2R5: took source=2 tiles=RR; lined line=5 tiles=RR
1 4R5: took source=4 tiles=R; lined line=5 tiles=R
2 5R3: took source=5 tiles=R; lined line=3 tiles=R
1 CW3: took source=0 tiles=WWW; marked space=1; lined line=3 tiles=WWW
2 1W2: took source=1 tiles=WW; lined line=2 tiles=WW
1 3W1: took source=3 tiles=WW; lined line=1 tiles=W; fell tile=W floor=1 lid=0
2 CR3: took source=0 tiles=R; lined line=3 tiles=R
1 CK2: took source=0 tiles=K; lined line=2 tiles=K
2 CY1: took source=0 tiles=YYYY; lined line=1 tiles=Y; fell tile=Y floor=3 lid=0
1 CB-: took source=0 tiles=BBB; fell tile=B floor=3 lid=0; 2 tiled row=1 column=2 tile=Y across=2 down=1 +2; 2 tiled row=2 column=1 tile=W across=1 down=2 +2; 2 penalty spaces=3 loss=4 -4; tiled row=1 column=5 tile=W across=2 down=1 +2; tiled row=3 column=2 tile=W across=2 down=2 +4; penalty spaces=5 loss=8 -8
deal KRJYWYKBRJWYWWYWKRYB [1 started round=3]
1 1Y3: took source=1 tiles=Y; lined line=3 tiles=Y
2 CRJ2: took source=0 tiles=RJ; marked space=1; lined line=2 tiles=RJ
1 3RJ4: took source=3 tiles=RJ; lined line=4 tiles=RJ
2 5K4: took source=5 tiles=K; lined line=4 tiles=K
1 CR5: took source=0 tiles=R; lined line=5 tiles=R
2 2K4: took source=2 tiles=K; lined line=4 tiles=K
1 CY3: took source=0 tiles=YYY; lined line=3 tiles=YY; fell tile=Y floor=1 lid=0
2 4W1: took source=4 tiles=WWW; lined line=1 tiles=W; fell tile=W floor=2 lid=0
1 CB1: took source=0 tiles=BB; lined line=1 tiles=B; fell tile=B floor=1 lid=0
2 CK4: took source=0 tiles=K; lined line=4 tiles=K
1 CY-: took source=0 tiles=Y; fell tile=Y floor=1 lid=0
2 CW-: took source=0 tiles=WW; fell tile=W floor=2 lid=0; 1 tiled row=1 column=1 tile=B across=1 down=1 +1; 1 tiled row=3 column=4 tile=Y across=1 down=1 +1; 1 tiled row=4 column=1 tile=J across=1 down=2 +2; 1 tiled row=5 column=2 tile=J across=1 down=1 +1; 1 penalty spaces=3 loss=4 -4; tiled row=1 column=5 tile=W across=1 down=1 +1; tiled row=2 column=4 tile=J across=2 down=1 +2; tiled row=4 column=2 tile=K across=1 down=1 +1; penalty spaces=5 loss=8 -4
deal KBKRRRYBWYBJKJRKBRKK [2 started round=4]
2 1K2: took source=1 tiles=KK; lined line=2 tiles=KK
1 5K4: took source=5 tiles=KK; lined line=4 tiles=KK
2 CR4: took source=0 tiles=RR; marked space=1; lined line=4 tiles=RR
1 3BJ5: took source=3 tiles=BJ; lined line=5 tiles=BJ
2 4KJ1: took source=4 tiles=KKJ
2 J1: lined line=1 tiles=J; fell tile=K floor=2 lid=0
1 CY1: took source=0 tiles=Y; lined line=1 tiles=Y
2 2R5: took source=2 tiles=RR; lined line=5 tiles=RR
1 CB5: took source=0 tiles=BBB; lined line=5 tiles=BBB
2 CR4: took source=0 tiles=R; lined line=4 tiles=R
1 CW-: took source=0 tiles=W; fell tile=W floor=1 lid=0
2 CY-: took source=0 tiles=Y; fell tile=Y floor=1 lid=0
2 1@4: tiled row=1 column=4 tile=J across=2 down=2 +4; tiled row=2 column=5 tile=K across=3 down=2 +5; tiled row=5 column=2 tile=R across=1 down=2 +2; penalty spaces=4 loss=6 -6; 1 tiled row=1 column=2 tile=Y across=2 down=3 +5; 1 tiled row=5 column=5 tile=J across=1 down=1 +1; 1 penalty spaces=1 loss=1 -1
deal KRBBKBYWBKWYWWWKWBBY [2 started round=5]
2 3B2: took source=3 tiles=B; lined line=2 tiles=B
1 4K5: took source=4 tiles=K; lined line=5 tiles=K
2 CW5: took source=0 tiles=WWWW; marked space=1; lined line=5 tiles=WWWW
1 CK5: took source=0 tiles=K; lined line=5 tiles=K
2 1R1: took source=1 tiles=R; lined line=1 tiles=R
1 2K4: took source=2 tiles=K; lined line=4 tiles=K
2 5W5: took source=5 tiles=W; lined line=5 tiles=W
1 CB3: took source=0 tiles=BBBBB; lined line=3 tiles=BBB; fell tile=B floor=2 lid=0
2 CK-: took source=0 tiles=K; fell tile=K floor=1 lid=0
1 CW-: took source=0 tiles=W; fell tile=W floor=1 lid=0
2 CY-: took source=0 tiles=YYY; fell tile=Y floor=3 lid=0; tiled row=1 column=3 tile=R across=5 down=2 +7; tiled row=5 column=4 tile=W across=1 down=1 +1; penalty spaces=5 loss=8 -8; 1 tiled row=3 column=3 tile=B across=4 down=1 +4; 1 penalty spaces=3 loss=4 -4; row number=1 +2; - finished reason=row round=5
sheet [7, 7]
scores [7, 7] places [2, 1] rows [0, 1] by row
