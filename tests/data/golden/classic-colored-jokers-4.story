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
1 1@3: tiled row=1 column=3 tile=J across=1 down=1 +1; tiled row=3 column=1 tile=K across=1 down=1 +1; penalty spaces=3 loss=4 -2; 2 tiled row=1 column=5 tile=W across=1 down=1 +1; 2 tiled row=2 column=1 tile=W across=1 down=1 +1; 2 penalty spaces=1 loss=1 -1; 3 tiled row=1 column=1 tile=B across=1 down=1 +1; 3 penalty spaces=4 loss=6 -1; 4 tiled row=1 column=2 tile=Y across=1 down=1 +1; 4 tiled row=2 column=4 tile=R across=1 down=1 +1; 4 penalty spaces=4 loss=6 -2
deal YBRJKRJYWYKBRJWYJWYWKRYBKBWRKKYBWYBJ [3 started round=2]
3 4Y1: took source=4 tiles=Y; lined line=1 tiles=Y
4 9WJ3: took source=9 tiles=WJ; lined line=3 tiles=WJ
1 2J2: took source=2 tiles=J; lined line=2 tiles=J
2 7R1: took source=7 tiles=R; lined line=1 tiles=R
3 CWJ5: took source=0 tiles=WWJ; marked space=1; lined line=5 tiles=WWJ
4 3K2: took source=3 tiles=K; lined line=2 tiles=K
1 5J4: took source=5 tiles=J; lined line=4 tiles=J
2 1J4: took source=1 tiles=J; lined line=4 tiles=J
3 CR4: took source=0 tiles=RRR; lined line=4 tiles=RR; fell tile=R floor=1 lid=0
4 CK1: took source=0 tiles=KK; lined line=1 tiles=K; fell tile=K floor=1 lid=0
1 6R3: took source=6 tiles=R; lined line=3 tiles=R
2 8Y2: took source=8 tiles=Y; lined line=2 tiles=Y
3 CB3: took source=0 tiles=BBBBBB; lined line=3 tiles=B; fell tile=B floor=5 lid=0
4 CY5: took source=0 tiles=YYYYYY; lined line=5 tiles=YYY; fell tile=Y floor=3 lid=0
1 CK1: took source=0 tiles=KKK; lined line=1 tiles=K; fell tile=K floor=2 lid=0
2 CW5: took source=0 tiles=WWW; lined line=5 tiles=WWW; 3 tiled row=1 column=2 tile=Y across=2 down=1 +2; 3 tiled row=3 column=3 tile=B across=1 down=1 +1; 3 tiled row=4 column=1 tile=R across=1 down=1 +1; 3 penalty spaces=7 loss=14 -4; 4 tiled row=1 column=4 tile=K across=1 down=2 +2; 4 tiled row=5 column=1 tile=Y across=1 down=1 +1; 4 penalty spaces=4 loss=6 -3; 1 tiled row=1 column=4 tile=K across=2 down=1 +2; 1 tiled row=2 column=3 tile=J across=1 down=2 +2; 1 penalty spaces=2 loss=2 -2; tiled row=1 column=3 tile=R across=1 down=1 +1
deal WJKKBRKKKRBBWBYWBKWYWJWKJBYYW [- poured tiles=37] KBYYKBW [3 started round=3]
3 6W5: took source=6 tiles=WW; lined line=5 tiles=WW
4 2R4: took source=2 tiles=R; lined line=4 tiles=R
1 8W5: took source=8 tiles=W; lined line=5 tiles=W
2 7J5: took source=7 tiles=J; lined line=5 tiles=J
3 1W3: took source=1 tiles=W; lined line=3 tiles=W
4 9K2: took source=9 tiles=K; lined line=2 tiles=K
1 CBJ2: took source=0 tiles=BBBBJJ; marked space=1
1 J1: lined line=2 tiles=BJ; fell tile=B floor=3 lid=0; fell tile=J floor=1 lid=0
2 5Y1: took source=5 tiles=Y; lined line=1 tiles=Y
3 CB4: took source=0 tiles=B; lined line=4 tiles=B
4 CW3: took source=0 tiles=WW; lined line=3 tiles=W; fell tile=W floor=1 lid=0
1 4W5: took source=4 tiles=WW; lined line=5 tiles=WW
2 CY3: took source=0 tiles=YYYYY; lined line=3 tiles=YY; fell tile=Y floor=3 lid=0
3 3B4: took source=3 tiles=BB; lined line=4 tiles=BB
4 CR4: took source=0 tiles=R; lined line=4 tiles=R
1 CB1: took source=0 tiles=B; lined line=1 tiles=B
2 CK-: took source=0 tiles=KKKKKKKK; fell tile=K floor=4 lid=4; 3 tiled row=5 column=4 tile=J across=1 down=1 +1; 4 tiled row=2 column=5 tile=K across=2 down=1 +2; 4 tiled row=3 column=2 tile=J across=1 down=1 +1; 4 tiled row=4 column=1 tile=R across=1 down=2 +2; 4 penalty spaces=1 loss=1 -1; 1 tiled row=1 column=1 tile=B across=1 down=1 +1; 1 tiled row=2 column=2 tile=J across=2 down=1 +2; 1 penalty spaces=5 loss=8 -5; tiled row=1 column=2 tile=Y across=2 down=1 +2; tiled row=3 column=4 tile=Y across=1 down=1 +1; penalty spaces=7 loss=14 -5
deal YBBRYWKRRRYYYBKRRRBYBKKBRBBKYY [- poured tiles=29] WWYBWJ [1 started round=4]
1 3Y1: took source=3 tiles=YY; lined line=1 tiles=Y; fell tile=Y floor=1 lid=0
2 1R3: took source=1 tiles=R; lined line=3 tiles=R
3 9BJ5: took source=9 tiles=BJ; lined line=5 tiles=BJ
4 7K4: took source=7 tiles=K; lined line=4 tiles=K
1 2R4: took source=2 tiles=R; lined line=4 tiles=R
2 6K-: took source=6 tiles=KK; fell tile=K floor=2 lid=0
3 5R1: took source=5 tiles=RR; lined line=1 tiles=R; fell tile=R floor=1 lid=0
4 4K3: took source=4 tiles=K; lined line=3 tiles=K
1 8W2: took source=8 tiles=WW; lined line=2 tiles=WW
2 CY2: took source=0 tiles=YYYYYYY; marked space=3; lined line=2 tiles=Y; fell tile=Y floor=4 lid=2
3 CB4: took source=0 tiles=BBBBBBBB; lined line=4 tiles=B; fell tile=B floor=6 lid=1
4 CW5: took source=0 tiles=WW; lined line=5 tiles=WW
1 CR3: took source=0 tiles=RRRR; lined line=3 tiles=RR; fell tile=R floor=2 lid=0
2 CK1: took source=0 tiles=K; lined line=1 tiles=K; 1 tiled row=1 column=2 tile=Y across=4 down=2 +6; 1 tiled row=2 column=1 tile=W across=3 down=3 +6; 1 tiled row=3 column=5 tile=R across=1 down=1 +1; 1 tiled row=4 column=1 tile=J across=1 down=4 +4; 1 penalty spaces=3 loss=4 -4; tiled row=1 column=4 tile=K across=4 down=1 +4; tiled row=2 column=3 tile=Y across=1 down=2 +2; penalty spaces=7 loss=14 -6; 3 tiled row=1 column=3 tile=R across=3 down=1 +3; 3 tiled row=4 column=4 tile=B across=1 down=2 +2; 3 penalty spaces=7 loss=14 -6
deal BRWRYRKKYKWWKKBWBYKKKKY [- poured tiles=29] BBJYBRRBYRRKK [2 started round=5]
2 7BJ2: took source=7 tiles=BBJ
2 J1: lined line=2 tiles=BJ; fell tile=B floor=1 lid=0
3 9K4: took source=9 tiles=KK; lined line=4 tiles=KK
4 2K3: took source=2 tiles=KK; lined line=3 tiles=KK
1 3W3: took source=3 tiles=WW; lined line=3 tiles=WW
2 1R3: took source=1 tiles=RR; lined line=3 tiles=RR
3 8B5: took source=8 tiles=B; lined line=5 tiles=B
4 6K4: took source=6 tiles=KK; lined line=4 tiles=KK
1 4W5: took source=4 tiles=W; lined line=5 tiles=W
2 CR4: took source=0 tiles=RRRRR; marked space=2; lined line=4 tiles=RR; fell tile=R floor=3 lid=0
3 CK1: took source=0 tiles=KKK; lined line=1 tiles=K; fell tile=K floor=2 lid=0
4 CW5: took source=0 tiles=W; lined line=5 tiles=W
1 5Y4: took source=5 tiles=Y; lined line=4 tiles=Y
2 CB1: took source=0 tiles=BBBB; lined line=1 tiles=B; fell tile=B floor=2 lid=1
3 CK4: took source=0 tiles=KK; lined line=4 tiles=KK
4 CY2: took source=0 tiles=YYYYY; lined line=2 tiles=YY; fell tile=Y floor=3 lid=0; 2 tiled row=1 column=1 tile=B across=5 down=2 +7; 2 tiled row=2 column=2 tile=J across=3 down=2 +5; 2 tiled row=3 column=5 tile=R across=2 down=1 +2; 2 tiled row=4 column=1 tile=J across=1 down=1 +1; 2 penalty spaces=7 loss=14 -14; 3 tiled row=1 column=4 tile=K across=4 down=1 +4; 3 tiled row=4 column=2 tile=K across=2 down=1 +2; 3 penalty spaces=2 loss=2 -2; tiled row=2 column=3 tile=Y across=3 down=1 +3; tiled row=3 column=1 tile=K across=2 down=3 +5; penalty spaces=3 loss=4 -4; 2 row number=1 +2; - finished reason=row round=5
sheet [13, 3, 4, 8]
scores [13, 3, 4, 8] places [1, 4, 3, 2] rows [0, 1, 0, 0] by row
