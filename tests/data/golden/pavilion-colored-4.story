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
3 B3: 
3 :3B: paid tiles=BBB; placed star=3 slot=6 tile=B cost=3 +1
4 C2B: paid tiles=BB; placed star=7 slot=2 tile=B cost=2 +1
1 P4: paid tiles=PPPP; placed star=6 slot=4 tile=P cost=4 +1
2 C4B: paid tiles=BBPP; placed star=7 slot=4 tile=B cost=4 +1
3 C1B: paid tiles=B; placed star=7 slot=1 tile=B cost=1 +1
4 pass: passed tiles=5
4 keep:R: kept tiles=R
4 keep:G: kept tiles=G; discarded tiles=3 loss=3 -3
1 C2R: paid tiles=RR; placed star=7 slot=2 tile=R cost=2 +1
2 G1: paid tiles=G; placed star=5 slot=6 tile=G cost=1 +1
3 C3O: 
3 :2O1P: paid tiles=OOP; placed star=7 slot=3 tile=O cost=3 +1
1 R1: paid tiles=R; placed star=2 slot=3 tile=R cost=1 +1
2 Y1: paid tiles=Y; placed star=4 slot=5 tile=Y cost=1 +1
3 O1: paid tiles=O; placed star=1 slot=2 tile=O cost=1 +1
1 C1G: paid tiles=G; placed star=7 slot=1 tile=G cost=1 +2
2 C1Y: paid tiles=Y; placed star=7 slot=1 tile=Y cost=1 +1
3 B1: paid tiles=B; placed star=3 slot=4 tile=B cost=1 +1
1 pass: passed tiles=1
1 keep:B: kept tiles=B
2 pass: passed tiles=2
2 keep:Y: kept tiles=Y; discarded tiles=1 loss=1 -1
3 pass: passed tiles=2
3 keep:B: kept tiles=B
3 keep:B: kept tiles=B; 1 returned tiles=1; 2 returned tiles=1; returned tiles=2; 4 returned tiles=2
deal YOYPGRPPRPGBBOGOGBYYRRGROPGPYYOYYYYY [3 started round=2]
3 1P: took source=1 tiles=P wild=0
4 3P: took source=3 tiles=P wild=1
1 6R: took source=6 tiles=RRR wild=1
2 4B: took source=4 tiles=B wild=1
3 7P: took source=7 tiles=PP wild=1
4 CY: took source=0 tiles=YY wild=0; marked tiles=2 loss=2 -2
1 CO: took source=0 tiles=OOOO wild=0
2 5Y: took source=5 tiles=YY wild=1
3 2P: took source=2 tiles=PP wild=1
4 9Y: took source=9 tiles=YYYY wild=0
1 CR: took source=0 tiles=RR wild=0
2 8Y: took source=8 tiles=YYY wild=0
3 CO: took source=0 tiles=O wild=0
4 CB: took source=0 tiles=BB wild=0; placing round=2
4 B3: 
4 :1B2G: paid tiles=BGG; placed star=3 slot=6 tile=B cost=3 +1
1 O1: paid tiles=O; placed star=1 slot=2 tile=O cost=1 +1
2 Y2: 
2 :2Y: paid tiles=YY; placed star=4 slot=6 tile=Y cost=2 +2
3 P1: paid tiles=P; placed star=6 slot=1 tile=P cost=1 +1
4 B1: paid tiles=B; placed star=3 slot=4 tile=B cost=1 +1
1 R6: paid tiles=RRRRRG; placed star=2 slot=2 tile=R cost=6 +2
2 Y5: 
2 :3Y2G: paid tiles=YYYGG; placed star=4 slot=3 tile=Y cost=5 +1
3 C6P: paid tiles=PPPPGG; placed star=7 slot=6 tile=P cost=6 +2
4 Y6: paid tiles=YYYYYY; placed star=4 slot=4 tile=Y cost=6 +1
1 C3O: paid tiles=OOO; placed star=7 slot=3 tile=O cost=3 +3
2 pass: passed tiles=2
2 keep:B: kept tiles=B
2 keep:Y: kept tiles=Y
3 pass: passed tiles=3
3 keep:O: kept tiles=O
3 keep:B: kept tiles=B
3 keep:B: kept tiles=B
4 C1R: paid tiles=R; placed star=7 slot=1 tile=R cost=1 +2
1 B1: paid tiles=B; placed star=3 slot=4 tile=B cost=1 +1
4 pass: passed tiles=1
4 keep:P: kept tiles=P; 1 passed tiles=0; 2 returned tiles=2; 3 returned tiles=3; returned tiles=1
deal OOYORGOBPRGGGGPRBPPPORYGOPROOYRPGYGG [4 started round=3]
4 6R: took source=6 tiles=R wild=1
1 4G: took source=4 tiles=GG wild=0
2 2B: took source=2 tiles=B wild=1
3 8P: took source=8 tiles=P wild=1
4 9G: took source=9 tiles=GGG wild=0
1 3P: took source=3 tiles=P wild=0
2 7R: took source=7 tiles=R wild=1
3 CR: took source=0 tiles=RRRR wild=1; marked tiles=5 loss=5 -5
4 CY: took source=0 tiles=YYY wild=0
1 5P: took source=5 tiles=PPP wild=0
2 CB: took source=0 tiles=B wild=0
3 CP: took source=0 tiles=PP wild=0
4 1Y: took source=1 tiles=Y wild=1
1 CG: took source=0 tiles=GGGG wild=1
2 CO: took source=0 tiles= wild=1; 3 placing round=3
3 R2: 
3 :1O1R: paid tiles=RO; placed star=2 slot=4 tile=R cost=2 +1
4 R1: paid tiles=R; placed star=2 slot=3 tile=R cost=1 +1
1 G4: 
1 :1O3G: paid tiles=GGGO; placed star=5 slot=3 tile=G cost=4 +1
2 Y3: paid tiles=YOO; placed star=4 slot=1 tile=Y cost=3 +3
3 R1: paid tiles=R; placed star=2 slot=3 tile=R cost=1 +2
4 C3Y: 
4 :2O1Y: paid tiles=YOO; placed star=7 slot=3 tile=Y cost=3 +3
1 P2: paid tiles=PP; placed star=6 slot=2 tile=P cost=2 +1
2 B4: paid tiles=BBBO; placed star=3 slot=1 tile=B cost=4 +1
3 R3: 
3 :2O1R: paid tiles=ROO; placed star=2 slot=5 tile=R cost=3 +3
4 Y2: paid tiles=YY; placed star=4 slot=6 tile=Y cost=2 +1
1 G1: paid tiles=G; placed star=5 slot=6 tile=G cost=1 +1
2 pass: passed tiles=1
2 keep:R: kept tiles=R
3 P3: paid tiles=PPP; placed star=6 slot=3 tile=P cost=3 +1
4 P1: paid tiles=P; placed star=6 slot=1 tile=P cost=1 +1
1 pass: passed tiles=4
1 keep:P: kept tiles=P
1 keep:P: kept tiles=P; discarded tiles=2 loss=2 -2
3 pass: passed tiles=3
3 keep:B: kept tiles=B
3 keep:B: kept tiles=B; discarded tiles=1 loss=1 -1
4 G2: paid tiles=GG; placed star=5 slot=1 tile=G cost=2 +1
4 Y1: paid tiles=Y; placed star=4 slot=5 tile=Y cost=1 +3
4 pass: passed tiles=1
4 keep:G: kept tiles=G; 1 returned tiles=2; 2 returned tiles=1; 3 returned tiles=2; returned tiles=1
deal RBROPYYGOROPGOG [- poured tiles=61] OOPRRPGROPPOBPBORYYOG [3 started round=4]
3 5R: took source=5 tiles=RR wild=0
4 1R: took source=1 tiles=RR wild=0
1 2G: took source=2 tiles=G wild=1
2 6R: took source=6 tiles=R wild=0
3 CO: took source=0 tiles=OOO wild=1; marked tiles=4 loss=4 -4
4 CB: took source=0 tiles=B wild=0
1 8O: took source=8 tiles=O wild=0
2 CG: took source=0 tiles=G wild=0
3 3R: took source=3 tiles=R wild=0
4 4G: took source=4 tiles=GG wild=0
1 CO: took source=0 tiles=OOOO wild=0
2 9G: took source=9 tiles=G wild=1
3 7B: took source=7 tiles=B wild=0
4 CO: took source=0 tiles=OO wild=1
1 CP: took source=0 tiles=PPPPPPP wild=0
2 CB: took source=0 tiles=B wild=0
3 CR: took source=0 tiles=R wild=0; placing round=4
3 pass: passed tiles=11
3 keep:O: kept tiles=O
3 keep:B: kept tiles=B
3 keep:B: kept tiles=B
3 keep:Y: kept tiles=Y; discarded tiles=7 loss=7 -6
4 O1: paid tiles=O; placed star=1 slot=2 tile=O cost=1 +1
1 Y1: paid tiles=Y; placed star=4 slot=5 tile=Y cost=1 +1
2 R1: paid tiles=R; placed star=2 slot=3 tile=R cost=1 +1
4 R2: 
4 :2R: paid tiles=RR; placed star=2 slot=4 tile=R cost=2 +2
1 O4: paid tiles=OOOO; placed star=1 slot=5 tile=O cost=4 +1
2 G3: paid tiles=GGY; placed star=5 slot=2 tile=G cost=3 +1
4 G1: paid tiles=G; placed star=5 slot=6 tile=G cost=1 +2
1 C6P: paid tiles=PPPPPP; placed star=7 slot=6 tile=P cost=6 +4
2 B1: paid tiles=B; placed star=3 slot=4 tile=B cost=1 +1
4 B2: paid tiles=BY; placed star=3 slot=5 tile=B cost=2 +3; pillar number=3 tiles=1
4 +R: picked tile=R
refill P
1 pass: passed tiles=5
1 keep:P: kept tiles=P
1 keep:P: kept tiles=P
1 keep:P: kept tiles=P; discarded tiles=2 loss=2 -2
2 pass: passed tiles=1
2 keep:R: kept tiles=R
4 pass: passed tiles=4
4 keep:G: kept tiles=G
4 keep:G: kept tiles=G; discarded tiles=2 loss=2 -2; 1 returned tiles=3; 2 returned tiles=1; 3 returned tiles=4; returned tiles=2
deal PBBOPOOGGGRYOBPYRGGRYGGPPYYOROOBYYGG [3 started round=5]
3 4P: took source=4 tiles=P wild=1
4 6G: took source=6 tiles=GG wild=0
1 7Y: took source=7 tiles=YY wild=0
2 2G: took source=2 tiles=G wild=0
3 1P: took source=1 tiles=P wild=1
4 5R: took source=5 tiles=RR wild=0
1 8R: took source=8 tiles=R wild=1
2 CY: took source=0 tiles=YY wild=1; marked tiles=3 loss=3 -3
3 9G: took source=9 tiles=GG wild=0
4 CY: took source=0 tiles=YY wild=0
1 3R: took source=3 tiles=R wild=0
2 CG: took source=0 tiles=GGGG wild=0
3 CO: took source=0 tiles=OOOOOOO wild=0
4 CP: took source=0 tiles=PPP wild=0
1 CY: took source=0 tiles=Y wild=0; 2 placing round=5
2 pass: passed tiles=9
2 keep:B: kept tiles=B
2 keep:G: kept tiles=G
2 keep:G: kept tiles=G
2 keep:-: discarded tiles=6 loss=6 -6
3 P5: 
3 :4B1P: paid tiles=PBBBB; placed star=6 slot=5 tile=P cost=5 +1
4 pass: passed tiles=11
4 keep:R: kept tiles=R
4 keep:R: kept tiles=R
4 keep:P: kept tiles=P
4 keep:P: kept tiles=P; discarded tiles=7 loss=7 -7
1 P3: 
1 :3P: paid tiles=PPP; placed star=6 slot=3 tile=P cost=3 +3
3 O2: paid tiles=OO; placed star=1 slot=3 tile=O cost=2 +2
1 C4Y: paid tiles=YYYB; placed star=7 slot=4 tile=Y cost=4 +5
3 pass: passed tiles=10
3 keep:O: kept tiles=O
3 keep:Y: kept tiles=Y
3 keep:P: kept tiles=P; discarded tiles=7 loss=7 -3
1 pass: passed tiles=2
1 keep:R: kept tiles=R
1 keep:R: kept tiles=R; returned tiles=2; 2 returned tiles=3; 3 returned tiles=3; 4 returned tiles=4
deal PBG [- poured tiles=53] YRGRGOOGRGPBBOYOGYBPYOOYBPPGROGRG [2 started round=6]
2 4P: took source=4 tiles=P wild=0
3 1G: took source=1 tiles=G wild=0
4 CP: took source=0 tiles=P wild=0; marked tiles=1 loss=1 -1
1 9G: took source=9 tiles=GG wild=1
2 7Y: took source=7 tiles=Y wild=0
3 5O: took source=5 tiles=OO wild=0
4 3O: took source=3 tiles=OO wild=1
1 CO: took source=0 tiles=OOO wild=0
2 6B: took source=6 tiles=B wild=0
3 CY: took source=0 tiles=YYYY wild=0
4 CP: took source=0 tiles=P wild=0
1 CG: took source=0 tiles=GGG wild=0
2 8G: took source=8 tiles=G wild=1
3 CP: took source=0 tiles=PP wild=0
4 2G: took source=2 tiles=GG wild=1
1 CB: took source=0 tiles=BBBB wild=1; 4 placing round=6
4 P6: 
4 :4R2P: paid tiles=PPRRRR; placed star=6 slot=6 tile=P cost=6 +2
1 B3: 
1 :1R2B: paid tiles=BBR; placed star=3 slot=6 tile=B cost=3 +1
2 P2: paid tiles=PR; placed star=6 slot=2 tile=P cost=2 +1
3 Y3: paid tiles=YYY; placed star=4 slot=1 tile=Y cost=3 +1
4 P2: paid tiles=PP; placed star=6 slot=2 tile=P cost=2 +3
1 G3: 
1 :1R2G: paid tiles=GGR; placed star=5 slot=2 tile=G cost=3 +2
2 pass: passed tiles=6
2 keep:G: kept tiles=G
2 keep:G: kept tiles=G
2 keep:G: kept tiles=G; discarded tiles=3 loss=3 -3
3 G1: paid tiles=G; placed star=5 slot=6 tile=G cost=1 +1
4 pass: passed tiles=4
4 keep:G: kept tiles=G
4 keep:G: kept tiles=G; discarded tiles=2 loss=2 -2
1 G5: paid tiles=GGGRR; placed star=5 slot=4 tile=G cost=5 +3
3 pass: passed tiles=8
3 keep:Y: kept tiles=Y
3 keep:Y: kept tiles=Y
3 keep:P: kept tiles=P
3 keep:P: kept tiles=P; discarded tiles=4 loss=4 -2
1 O3: paid tiles=OOO; placed star=1 slot=4 tile=O cost=3 +2
1 B2: paid tiles=BB; placed star=3 slot=5 tile=B cost=2 +3; pillar number=3 tiles=1
1 +G: picked tile=G
refill O
1 pass: passed tiles=1
1 keep:G: kept tiles=G; corner tiles=1 loss=1 -1; 2 corner tiles=3 loss=3 -3; 3 corner tiles=4 loss=4; 4 number number=1 +4; 4 corner tiles=2 loss=2 -2; - finished reason=rounds round=6
sheet [40, 4, 1, 19]
scores [40, 4, 1, 19] places [1, 3, 4, 2]  [0, 0, 0, 0] by rounds
