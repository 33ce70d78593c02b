supply GRBORGYYBB
deal YPBRBBBOBOGPRRPBPBGYBGBORBROBPYBPRPB [1 started round=1]
1 9B: took source=9 tiles=B wild=1
2 5G: took source=5 tiles=G wild=1
3 7O: took source=7 tiles=O wild=0
4 6G: took source=6 tiles=G wild=0
1 3G: took source=3 tiles=G wild=1
2 8B: took source=8 tiles=BB wild=1
3 CO: took source=0 tiles=OO wild=1; marked tiles=3 loss=3 -3
4 CR: took source=0 tiles=RRR wild=0
1 1R: took source=1 tiles=R wild=1
2 CY: took source=0 tiles=YYY wild=0
3 CB: took source=0 tiles=BBBBBB wild=0
4 2B: took source=2 tiles=BBB wild=0
1 4R: took source=4 tiles=RR wild=1
2 CO: took source=0 tiles=O wild=0
3 CB: took source=0 tiles=B wild=0; placing round=1
3 4.1B: paid tiles=B; placed star=4 slot=1 tile=B cost=1 +1
4 2.5R: paid tiles=R; placed star=2 slot=5 tile=R cost=1 +1
1 4.6P: paid tiles=PP; placed star=4 slot=6 tile=P cost=2 +1
2 6.3B: paid tiles=B; placed star=6 slot=3 tile=B cost=1 +1
3 6.4B: 
3 :3B1P: paid tiles=BBBP; placed star=6 slot=4 tile=B cost=4 +1
4 C.3B: paid tiles=BBB; placed star=7 slot=3 tile=B cost=3 +1
1 2.3R: 
1 :1R2P: paid tiles=RPP; placed star=2 slot=3 tile=R cost=3 +1
2 4.6O: paid tiles=OP; placed star=4 slot=6 tile=O cost=2 +1
3 3.5B: paid tiles=BB; placed star=3 slot=5 tile=B cost=2 +1
4 6.3G: paid tiles=G; placed star=6 slot=3 tile=G cost=1 +1
1 1.3R: paid tiles=RR; placed star=1 slot=3 tile=R cost=2 +1
2 C.3Y: 
2 :3Y: paid tiles=YYY; placed star=7 slot=3 tile=Y cost=3 +1
3 5.2B: paid tiles=B; placed star=5 slot=2 tile=B cost=1 +1
4 1.4R: paid tiles=R; placed star=1 slot=4 tile=R cost=1 +1
1 4.1B: paid tiles=B; placed star=4 slot=1 tile=B cost=1 +2
2 4.1B: paid tiles=B; placed star=4 slot=1 tile=B cost=1 +2
3 2.3O: paid tiles=OOO; placed star=2 slot=3 tile=O cost=3 +1
4 pass: passed tiles=1
4 keep:R: kept tiles=R
1 pass: passed tiles=1
1 keep:-: discarded tiles=1 loss=1 -1
2 3.5G: paid tiles=GP; placed star=3 slot=5 tile=G cost=2 +1; 3 passed tiles=0; passed tiles=0; 4 returned tiles=1
deal YOYPGRPPRPGBBOGOGBYYRRGROPGPYYOYYYYY [3 started round=2]
3 5B: took source=5 tiles=B wild=1
4 1O: took source=1 tiles=O wild=0
1 9Y: took source=9 tiles=YYYY wild=0
2 4B: took source=4 tiles=B wild=1
3 CY: took source=0 tiles=YYYY wild=0; marked tiles=4 loss=4 -4
4 2R: took source=2 tiles=R wild=1
1 CP: took source=0 tiles=PPP wild=0
2 3P: took source=3 tiles=P wild=1
3 CO: took source=0 tiles=OO wild=0
4 CR: took source=0 tiles=R wild=0
1 7O: took source=7 tiles=O wild=1
2 CP: took source=0 tiles=PP wild=0
3 6R: took source=6 tiles=RRR wild=1
4 8Y: took source=8 tiles=YYY wild=0
1 CO: took source=0 tiles=O wild=0
2 CB: took source=0 tiles=B wild=0; 3 placing round=2
3 2.4R: 
3 :1R1G: paid tiles=RG; placed star=2 slot=4 tile=R cost=2 +2
4 1.2R: 
4 :2R1G: paid tiles=RRG; placed star=1 slot=2 tile=R cost=3 +1
1 2.4O: 
1 :2O: paid tiles=OO; placed star=2 slot=4 tile=O cost=2 +2
2 5.1P: 
2 :1G1P: paid tiles=PG; placed star=5 slot=1 tile=P cost=2 +1
3 5.4Y: paid tiles=YYYYG; placed star=5 slot=4 tile=Y cost=5 +1
4 4.5Y: paid tiles=YYY; placed star=4 slot=5 tile=Y cost=3 +1
1 5.6P: 
1 :1G2P: paid tiles=PPG; placed star=5 slot=6 tile=P cost=3 +1
2 2.4B: 
2 :1B1G: paid tiles=BG; placed star=2 slot=4 tile=B cost=2 +1
3 6.3R: paid tiles=R; placed star=6 slot=3 tile=R cost=1 +2
4 4.1R: paid tiles=R; placed star=4 slot=1 tile=R cost=1 +1
1 pass: passed tiles=5
1 keep:P: kept tiles=P; discarded tiles=4 loss=4 -4
2 3.6P: paid tiles=P; placed star=3 slot=6 tile=P cost=1 +2
3 4.6O: paid tiles=OO; placed star=4 slot=6 tile=O cost=2 +2
4 5.2O: paid tiles=O; placed star=5 slot=2 tile=O cost=1 +1
2 1.4B: paid tiles=B; placed star=1 slot=4 tile=B cost=1 +1
3 1.4R: paid tiles=R; placed star=1 slot=4 tile=R cost=1 +1; 4 passed tiles=0
2 5.2P: paid tiles=P; placed star=5 slot=2 tile=P cost=1 +2
3 2.5B: paid tiles=B; placed star=2 slot=5 tile=B cost=1 +3; 2 passed tiles=0; passed tiles=0; 1 returned tiles=1
deal OOYORGOBPRGGGGPRBPPPORYGOPROOYRPGYGG [3 started round=3]
3 6G: took source=6 tiles=G wild=1
4 1Y: took source=1 tiles=Y wild=1
1 4R: took source=4 tiles=R wild=0
2 CP: took source=0 tiles=P wild=1; marked tiles=2 loss=2 -2
3 2B: took source=2 tiles=B wild=1
4 CG: took source=0 tiles=GGG wild=1
1 9G: took source=9 tiles=GGG wild=0
2 5P: took source=5 tiles=PPP wild=0
3 3R: took source=3 tiles=R wild=0
4 CR: took source=0 tiles=RR wild=0
1 CB: took source=0 tiles=B wild=0
2 7R: took source=7 tiles=R wild=1
3 8P: took source=8 tiles=P wild=1
4 CR: took source=0 tiles=R wild=1
1 CP: took source=0 tiles=PP wild=0
2 CY: took source=0 tiles=YYY wild=0
3 CG: took source=0 tiles=GG wild=0; 2 placing round=3
2 C.4R: paid tiles=ROO; placed star=7 slot=4 tile=R cost=3 +2; pillar number=4 tiles=1
2 +O: picked tile=O
refill R
3 3.4R: paid tiles=ROO; placed star=3 slot=4 tile=R cost=3 +2
4 3.2G: 
4 :3O2G: paid tiles=GGOOO; placed star=3 slot=2 tile=G cost=5 +1
1 3.4G: paid tiles=GGG; placed star=3 slot=4 tile=G cost=3 +1
2 6.4P: 
2 :1O3P: paid tiles=PPPO; placed star=6 slot=4 tile=P cost=4 +2
3 3.6O: paid tiles=O; placed star=3 slot=6 tile=O cost=1 +3
4 2.4R: paid tiles=RR; placed star=2 slot=4 tile=R cost=2 +2
1 C.2P: paid tiles=PPP; placed star=7 slot=2 tile=P cost=3 +1
2 6.2Y: paid tiles=YY; placed star=6 slot=2 tile=Y cost=2 +3
3 pass: passed tiles=5
3 keep:B: kept tiles=B
3 keep:P: kept tiles=P; discarded tiles=3 loss=3 -3
4 3.6G: paid tiles=G; placed star=3 slot=6 tile=G cost=1 +1
1 pass: passed tiles=2
1 keep:R: kept tiles=R
1 keep:B: kept tiles=B
2 pass: passed tiles=2
2 keep:P: kept tiles=P; discarded tiles=1 loss=1 -1
4 pass: passed tiles=2
4 keep:Y: kept tiles=Y; discarded tiles=1 loss=1 -1; 1 returned tiles=2; 2 returned tiles=1; 3 returned tiles=2; returned tiles=1
deal BROPYYGOROPGOG [- poured tiles=58] OOPRBPGROPPOYPYOBYYOGP [2 started round=4]
2 5B: took source=5 tiles=B wild=0
3 3P: took source=3 tiles=P wild=0
4 1B: took source=1 tiles=B wild=0
1 8O: took source=8 tiles=O wild=1
2 6O: took source=6 tiles=O wild=0
3 9O: took source=9 tiles=O wild=1
4 2O: took source=2 tiles=O wild=1
1 CG: took source=0 tiles=GGGG wild=1; marked tiles=5 loss=5 -5
2 CB: took source=0 tiles=B wild=1
3 CR: took source=0 tiles=RRRR wild=0
4 7O: took source=7 tiles=O wild=1
1 CO: took source=0 tiles=OO wild=0
2 4O: took source=4 tiles=OOO wild=0
3 CG: took source=0 tiles=G wild=0
4 CP: took source=0 tiles=PPPPPPP wild=0; 1 placing round=4
1 6.1O: 
1 :1O2Y: paid tiles=OYY; placed star=6 slot=1 tile=O cost=3 +1
2 1.3O: 
2 :1O1Y: paid tiles=OY; placed star=1 slot=3 tile=O cost=2 +2
3 C.6R: 
3 :3R: paid tiles=RRR; placed star=7 slot=6 tile=R cost=3 +1
4 C.5P: 
4 :1Y2P: paid tiles=PPY; placed star=7 slot=5 tile=P cost=3 +1
1 5.1G: paid tiles=GG; placed star=5 slot=1 tile=G cost=2 +2
2 C.1O: paid tiles=OOO; placed star=7 slot=1 tile=O cost=3 +1
3 5.1G: paid tiles=GY; placed star=5 slot=1 tile=G cost=2 +2
4 6.1O: 
4 :2O1Y: paid tiles=OOY; placed star=6 slot=1 tile=O cost=3 +1
1 5.2R: paid tiles=R; placed star=5 slot=2 tile=R cost=1 +3
2 2.5B: paid tiles=B; placed star=2 slot=5 tile=B cost=1 +2
3 6.2P: paid tiles=PP; placed star=6 slot=2 tile=P cost=2 +3
4 4.2P: 
4 :4P: paid tiles=PPPP; placed star=4 slot=2 tile=P cost=4 +2
1 2.5B: paid tiles=B; placed star=2 slot=5 tile=B cost=1 +3
2 pass: passed tiles=2
2 keep:P: kept tiles=P; discarded tiles=1 loss=1 -1
3 pass: passed tiles=3
3 keep:R: kept tiles=R
3 keep:B: kept tiles=B; discarded tiles=1 loss=1 -1
4 5.1B: paid tiles=BY; placed star=5 slot=1 tile=B cost=2 +2
1 1.4O: paid tiles=O; placed star=1 slot=4 tile=O cost=1 +2
4 pass: passed tiles=1
4 keep:P: kept tiles=P
1 3.6O: paid tiles=O; placed star=3 slot=6 tile=O cost=1 +1
1 6.3G: paid tiles=G; placed star=6 slot=3 tile=G cost=1 +1
1 pass: passed tiles=1
1 keep:G: kept tiles=G; returned tiles=1; 2 returned tiles=1; 3 returned tiles=2; 4 returned tiles=1
deal PYYOPOOGGGBYOBPYBGGRYGGPGYYROOYYGGPY [- poured tiles=20]  [1 started round=5]
1 7G: took source=7 tiles=G wild=0
2 6G: took source=6 tiles=GG wild=0
3 8Y: took source=8 tiles=YY wild=0
4 9Y: took source=9 tiles=Y wild=0
1 CO: took source=0 tiles=OO wild=0; marked tiles=2 loss=2 -2
2 3Y: took source=3 tiles=Y wild=1
3 CR: took source=0 tiles=R wild=0
4 4P: took source=4 tiles=P wild=1
1 2P: took source=2 tiles=P wild=0
2 5G: took source=5 tiles=GG wild=1
3 CG: took source=0 tiles=GGGGG wild=0
4 1O: took source=1 tiles=O wild=0
1 CY: took source=0 tiles=YYYYYY wild=0
2 CO: took source=0 tiles=OOO wild=0
3 CP: took source=0 tiles=PPP wild=0
4 CR: took source=0 tiles=R wild=0; 1 placing round=5
1 6.6Y: paid tiles=YYYYYY; placed star=6 slot=6 tile=Y cost=6 +2
2 3.1O: 
2 :2O2B: paid tiles=OOBB; placed star=3 slot=1 tile=O cost=4 +3
3 1.2R: paid tiles=RRB; placed star=1 slot=2 tile=R cost=3 +1
4 pass: passed tiles=6
4 keep:P: kept tiles=P
4 keep:P: kept tiles=P; discarded tiles=4 loss=4 -4
1 pass: passed tiles=5
1 keep:P: kept tiles=P; discarded tiles=4 loss=4 -4
2 4.2G: paid tiles=GGGG; placed star=4 slot=2 tile=G cost=4 +3
3 3.2G: paid tiles=GGGGG; placed star=3 slot=2 tile=G cost=5 +1
2 pass: passed tiles=3
2 keep:P: kept tiles=P; discarded tiles=2 loss=2 -2
3 4.5P: paid tiles=PPP; placed star=4 slot=5 tile=P cost=3 +3
3 pass: passed tiles=2
3 keep:Y: kept tiles=Y
3 keep:Y: kept tiles=Y; 1 returned tiles=1; 2 returned tiles=1; returned tiles=2; 4 returned tiles=2
deal PPYYRGOYOOPBYPYROPYG [- poured tiles=29] YBPYROYYGPGBOGBG [1 started round=6]
1 6P: took source=6 tiles=P wild=0
2 8G: took source=8 tiles=GG wild=0
3 3O: took source=3 tiles=OO wild=0
4 CY: took source=0 tiles=YY wild=0; marked tiles=2 loss=2 -2
1 5Y: took source=5 tiles=Y wild=0
2 7Y: took source=7 tiles=YY wild=1
3 2Y: took source=2 tiles=Y wild=1
4 4P: took source=4 tiles=P wild=1
1 1P: took source=1 tiles=PP wild=0
2 9G: took source=9 tiles=GG wild=0
3 CP: took source=0 tiles=PPP wild=0
4 CO: took source=0 tiles=OOOO wild=0
1 CG: took source=0 tiles=GG wild=0
2 CB: took source=0 tiles=BBBB wild=0
3 CY: took source=0 tiles=YYYY wild=0; 4 placing round=6
4 5.6Y: paid tiles=YYR; placed star=5 slot=6 tile=Y cost=3 +3
1 3.1P: paid tiles=PPPP; placed star=3 slot=1 tile=P cost=4 +2; statue number=2 tiles=2
1 +B: picked tile=B
1 +Y: picked tile=Y
refill OR
2 1.5G: 
2 :1R3G: paid tiles=GGGR; placed star=1 slot=5 tile=G cost=4 +3
3 C.1Y: 
3 :1R2Y: paid tiles=YYR; placed star=7 slot=1 tile=Y cost=3 +2
4 C.4O: paid tiles=OOO; placed star=7 slot=4 tile=O cost=3 +3; pillar number=5 tiles=1
4 +B: picked tile=B
refill Y
1 pass: passed tiles=5
1 keep:Y: kept tiles=Y
1 keep:Y: kept tiles=Y
1 keep:G: kept tiles=G
1 keep:G: kept tiles=G; discarded tiles=1 loss=1 -1
2 C.2B: paid tiles=BBB; placed star=7 slot=2 tile=B cost=3 +4; pillar number=2 tiles=1; pillar number=3 tiles=1
2 +B: picked tile=B
2 +G: picked tile=G
refill YO
3 3.1Y: paid tiles=YYYY; placed star=3 slot=1 tile=Y cost=4 +5; statue number=2 tiles=2
3 +R: picked tile=R
3 +G: picked tile=G
refill GG
4 pass: passed tiles=5
4 keep:P: kept tiles=P
4 keep:P: kept tiles=P
4 keep:P: kept tiles=P; discarded tiles=2 loss=2 -2
2 pass: passed tiles=7
2 keep:G: kept tiles=G
2 keep:P: kept tiles=P; discarded tiles=5 loss=5 -5
3 C.5O: paid tiles=OOR; placed star=7 slot=5 tile=O cost=3 +3; pillar number=6 tiles=1
3 +R: picked tile=R
refill Y
3 5.3P: paid tiles=PPPR; placed star=5 slot=3 tile=P cost=4 +4; statue number=4 tiles=2
3 +O: picked tile=O
3 +G: picked tile=G
refill GG
3 pass: passed tiles=4
3 keep:G: kept tiles=G
3 keep:G: kept tiles=G; discarded tiles=2 loss=2 -2; 1 number number=1 +4; 1 corner tiles=4 loss=4 -4; 2 number number=1 +4; 2 number number=2 +8; 2 corner tiles=2 loss=2 -2; number number=1 +4; corner tiles=2 loss=2 -2; 4 number number=1 +4; 4 corner tiles=3 loss=3 -3; - finished reason=rounds round=6
sheet [15, 42, 40, 21]
scores [15, 42, 40, 21] places [4, 1, 2, 3]  [0, 0, 0, 0] by rounds
