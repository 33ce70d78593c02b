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
1 CY2: took source=0 tiles=Y; lined line=2 tiles=Y; tiled row=1 column=5 tile=W across=1 down=1 +1; penalty spaces=1 loss=1 -1; 2 tiled row=1 column=2 tile=Y across=1 down=1 +1; 2 penalty spaces=3 loss=4 -1; 3 tiled row=1 column=5 tile=W across=1 down=1 +1; 3 tiled row=2 column=5 tile=K across=1 down=2 +2; 3 penalty spaces=1 loss=1 -1; 4 tiled row=1 column=1 tile=B across=1 down=1 +1; 4 tiled row=3 column=5 tile=R across=1 down=1 +1; 4 penalty spaces=7 loss=14 -2
deal BBYWKRWYWYKBRWWYWWYWKRYBKBKRRRYBKYBW [3 started round=2]
3 8Y2: took source=8 tiles=Y; lined line=2 tiles=Y
4 1Y1: took source=1 tiles=Y; lined line=1 tiles=Y
1 6R5: took source=6 tiles=R; lined line=5 tiles=R
2 5W1: took source=5 tiles=WWW; lined line=1 tiles=W; fell tile=W floor=2 lid=0
3 CR1: took source=0 tiles=RR; marked space=1; lined line=1 tiles=R; fell tile=R floor=1 lid=0
4 3B5: took source=3 tiles=B; lined line=5 tiles=B
1 9Y4: took source=9 tiles=Y; lined line=4 tiles=Y
2 CY5: took source=0 tiles=YYY; lined line=5 tiles=YYY
3 4W3: took source=4 tiles=WW; lined line=3 tiles=WW
4 2K3: took source=2 tiles=K; lined line=3 tiles=K
1 CY3: took source=0 tiles=YY; lined line=3 tiles=YY
2 CW2: took source=0 tiles=WWWW; lined line=2 tiles=W; fell tile=W floor=3 lid=0
3 7K4: took source=7 tiles=KK; lined line=4 tiles=KK
4 CB4: took source=0 tiles=BBBBBB; lined line=4 tiles=BB; fell tile=B floor=4 lid=0
1 CR1: took source=0 tiles=RRR; lined line=1 tiles=R; fell tile=R floor=2 lid=0
2 CK-: took source=0 tiles=KKK; fell tile=K floor=2 lid=1; 3 tiled row=1 column=3 tile=R across=1 down=1 +1; 3 tiled row=4 column=2 tile=K across=1 down=1 +1; 3 penalty spaces=2 loss=2 -2; 4 tiled row=1 column=2 tile=Y across=2 down=1 +2; 4 tiled row=4 column=4 tile=B across=1 down=1 +1; 4 penalty spaces=4 loss=6 -3; 1 tiled row=1 column=3 tile=R across=1 down=1 +1; 1 tiled row=3 column=4 tile=Y across=1 down=1 +1; 1 penalty spaces=2 loss=2 -2; tiled row=1 column=5 tile=W across=1 down=1 +1; tiled row=2 column=1 tile=W across=1 down=1 +1; penalty spaces=7 loss=14 -2
deal KWRKBRKKKRBBKBYWBKWYKWKKWBBYW [- poured tiles=38] WBYRKBW [3 started round=3]
3 4W-: took source=4 tiles=W; fell tile=W floor=1 lid=0
4 9B5: took source=9 tiles=B; lined line=5 tiles=B
1 1R5: took source=1 tiles=R; lined line=5 tiles=R
2 3R1: took source=3 tiles=R; lined line=1 tiles=R
3 7B4: took source=7 tiles=BB; lined line=4 tiles=BB
4 6W1: took source=6 tiles=W; lined line=1 tiles=W
1 CK3: took source=0 tiles=KKKKKKKK; marked space=1; lined line=3 tiles=KKK; fell tile=K floor=5 lid=0
2 2K2: took source=2 tiles=KK; lined line=2 tiles=KK
3 5K1: took source=5 tiles=K; lined line=1 tiles=K
4 CR2: took source=0 tiles=RR; lined line=2 tiles=R; fell tile=R floor=1 lid=0
1 8Y4: took source=8 tiles=Y; lined line=4 tiles=Y
2 CY5: took source=0 tiles=YYY; lined line=5 tiles=YY; fell tile=Y floor=1 lid=0
3 CW3: took source=0 tiles=WWWWWW; lined line=3 tiles=W; fell tile=W floor=5 lid=0
4 CB5: took source=0 tiles=BBBBBB; lined line=5 tiles=BBB; fell tile=B floor=3 lid=0; 3 tiled row=1 column=4 tile=K across=3 down=1 +3; 3 tiled row=3 column=2 tile=W across=1 down=2 +2; 3 penalty spaces=6 loss=11 -7; tiled row=1 column=5 tile=W across=1 down=1 +1; tiled row=2 column=4 tile=R across=1 down=1 +1; tiled row=5 column=5 tile=B across=1 down=1 +1; penalty spaces=4 loss=6 -3; 1 tiled row=3 column=1 tile=K across=1 down=1 +1; 1 tiled row=4 column=5 tile=Y across=1 down=1 +1; 1 penalty spaces=6 loss=11 -2; 2 tiled row=1 column=3 tile=R across=2 down=1 +2; 2 tiled row=2 column=5 tile=K across=1 down=2 +2; 2 tiled row=5 column=1 tile=Y across=1 down=1 +1; 2 penalty spaces=1 loss=1 -1
deal YBBRRWKRKKRYRBWRRKBYBKWYRBBWBKW [- poured tiles=33] WYBWW [1 started round=4]
1 8K4: took source=8 tiles=K; lined line=4 tiles=K
2 4W5: took source=4 tiles=W; lined line=5 tiles=W
3 7B1: took source=7 tiles=BB; lined line=1 tiles=B; fell tile=B floor=1 lid=0
4 6W4: took source=6 tiles=W; lined line=4 tiles=W
1 2K4: took source=2 tiles=K; lined line=4 tiles=K
2 9Y3: took source=9 tiles=Y; lined line=3 tiles=Y
3 CB4: took source=0 tiles=BBBB; marked space=2; lined line=4 tiles=BB; fell tile=B floor=2 lid=0
4 CK3: took source=0 tiles=K; lined line=3 tiles=K
1 5B3: took source=5 tiles=B; lined line=3 tiles=B
2 CW5: took source=0 tiles=WWWWWW; lined line=5 tiles=WWWW; fell tile=W floor=2 lid=0
3 CY3: took source=0 tiles=YY; lined line=3 tiles=YY
4 3K-: took source=3 tiles=KK; fell tile=K floor=2 lid=0
1 1B3: took source=1 tiles=BB; lined line=3 tiles=BB
2 CR4: took source=0 tiles=RRRRRRRR; lined line=4 tiles=RRR; fell tile=R floor=5 lid=0
3 CY2: took source=0 tiles=YY; lined line=2 tiles=Y; fell tile=Y floor=1 lid=0
4 CK5: took source=0 tiles=K; lined line=5 tiles=K; 1 tiled row=3 column=3 tile=B across=2 down=1 +2; 2 tiled row=4 column=1 tile=R across=1 down=2 +2; 2 tiled row=5 column=4 tile=W across=1 down=1 +1; 2 penalty spaces=7 loss=14 -7; 3 tiled row=1 column=1 tile=B across=1 down=1 +1; 3 tiled row=2 column=3 tile=Y across=1 down=2 +2; 3 tiled row=4 column=4 tile=B across=1 down=1 +1; 3 penalty spaces=5 loss=8 -4; penalty spaces=2 loss=2
deal BYWYBYRRBKWWYYBWBBKKKYKYKKKB [- poured tiles=26] RRBRKWWW [3 started round=5]
3 1B2: took source=1 tiles=B; lined line=2 tiles=B
4 9K1: took source=9 tiles=K; lined line=1 tiles=K
1 CW3: took source=0 tiles=WWWW; marked space=1; lined line=3 tiles=WWW; fell tile=W floor=1 lid=0
2 7K4: took source=7 tiles=KKK; lined line=4 tiles=KKK
3 4B2: took source=4 tiles=B; lined line=2 tiles=B
4 CW2: took source=0 tiles=W; lined line=2 tiles=W
1 8R-: took source=8 tiles=RRR; fell tile=R floor=3 lid=0
2 5B2: took source=5 tiles=BB; lined line=2 tiles=BB
3 2R4: took source=2 tiles=RR; lined line=4 tiles=RR
4 3W4: took source=3 tiles=WW; lined line=4 tiles=WW
1 CY2: took source=0 tiles=YYYYY; lined line=2 tiles=Y; fell tile=Y floor=2 lid=2
2 6K4: took source=6 tiles=KK; lined line=4 tiles=K; fell tile=K floor=1 lid=0
3 CY3: took source=0 tiles=YY; lined line=3 tiles=Y; fell tile=Y floor=1 lid=0
4 CK3: took source=0 tiles=KKK; lined line=3 tiles=K; fell tile=K floor=2 lid=0
1 CB1: took source=0 tiles=BBBB; lined line=1 tiles=B; fell tile=B floor=0 lid=3; 3 tiled row=2 column=2 tile=B across=2 down=3 +5; 3 tiled row=3 column=4 tile=Y across=1 down=2 +2; 3 penalty spaces=1 loss=1 -1; 4 tiled row=1 column=4 tile=K across=2 down=2 +4; 4 tiled row=3 column=1 tile=K across=1 down=1 +1; 4 penalty spaces=2 loss=2 -2; tiled row=1 column=1 tile=B across=1 down=1 +1; tiled row=2 column=3 tile=Y across=1 down=3 +3; tiled row=3 column=2 tile=W across=4 down=1 +4; penalty spaces=7 loss=14 -10; 2 tiled row=2 column=2 tile=B across=2 down=2 +4; 2 tiled row=4 column=2 tile=K across=2 down=1 +2; 2 penalty spaces=1 loss=1 -1
deal RRBBBBBRYKRWWRYBWY [- poured tiles=27] KBBKYKWRYBRYKKYWRY [1 started round=6]
1 4R5: took source=4 tiles=R; lined line=5 tiles=R
2 5Y3: took source=5 tiles=Y; lined line=3 tiles=Y
3 3Y1: took source=3 tiles=Y; lined line=1 tiles=Y
4 2B3: took source=2 tiles=BBB; lined line=3 tiles=BBB
1 1R2: took source=1 tiles=RR; lined line=2 tiles=RR
2 CB4: took source=0 tiles=BBBB; marked space=1; lined line=4 tiles=BBBB
3 6K3: took source=6 tiles=KK; lined line=3 tiles=KK
4 CK5: took source=0 tiles=KK; lined line=5 tiles=KK
1 7Y1: took source=7 tiles=Y; lined line=1 tiles=Y
2 8R2: took source=8 tiles=R; lined line=2 tiles=R
3 9R2: took source=9 tiles=R; lined line=2 tiles=R
4 CK5: took source=0 tiles=KK; lined line=5 tiles=KK
1 CR3: took source=0 tiles=RRR; lined line=3 tiles=RRR
2 CB1: took source=0 tiles=BB; lined line=1 tiles=B; fell tile=B floor=1 lid=0
3 CW5: took source=0 tiles=WWWWW; lined line=5 tiles=WWW; fell tile=W floor=2 lid=0
4 CY-: took source=0 tiles=YYYYY; fell tile=Y floor=5 lid=0; 1 tiled row=1 column=2 tile=Y across=3 down=1 +3; 1 tiled row=2 column=4 tile=R across=2 down=2 +4; 1 tiled row=3 column=5 tile=R across=5 down=2 +7; 1 tiled row=5 column=2 tile=R across=1 down=1 +1; 2 tiled row=1 column=1 tile=B across=3 down=2 +5; 2 tiled row=3 column=4 tile=Y across=1 down=1 +1; 2 tiled row=4 column=4 tile=B across=1 down=3 +3; 2 penalty spaces=2 loss=2 -2; 3 tiled row=1 column=2 tile=Y across=5 down=4 +9; 3 tiled row=5 column=4 tile=W across=1 down=3 +3; 3 penalty spaces=2 loss=2 -2; tiled row=3 column=3 tile=B across=1 down=1 +1; tiled row=5 column=3 tile=K across=1 down=1 +1; penalty spaces=5 loss=8 -5; 1 row number=3 +2; 3 row number=1 +2; - finished reason=row round=6
sheet [17, 12, 18, 0]
scores [17, 12, 18, 0] places [2, 3, 1, 4] rows [1, 0, 1, 0] by row
