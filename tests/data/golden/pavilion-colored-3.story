supply GRBORGYYBB
deal YPBRBBBOBOGPRRPBPBGYBGBORBRO [1 started round=1]
1 3G: took source=3 tiles=G wild=1
2 7O: took source=7 tiles=O wild=0
3 5Y: took source=5 tiles=Y wild=1
1 2B: took source=2 tiles=BBB wild=0
2 4B: took source=4 tiles=B wild=1
3 6G: took source=6 tiles=G wild=0
1 CO: took source=0 tiles=OOO wild=0; marked tiles=3 loss=3 -3
2 CR: took source=0 tiles=RRRR wild=0
3 1R: took source=1 tiles=R wild=1
1 CG: took source=0 tiles=G wild=0
2 CY: took source=0 tiles=Y wild=0
3 CB: took source=0 tiles=BBBBBB wild=0; 1 placing round=1
1 P1: paid tiles=P; placed star=6 slot=1 tile=P cost=1 +1
2 C1P: paid tiles=P; placed star=7 slot=1 tile=P cost=1 +1
3 B5: 
3 :5B: paid tiles=BBBBB; placed star=3 slot=2 tile=B cost=5 +1
1 C2O: paid tiles=OO; placed star=7 slot=2 tile=O cost=2 +1
2 R2: paid tiles=RR; placed star=2 slot=4 tile=R cost=2 +1
3 C3Y: paid tiles=YPP; placed star=7 slot=3 tile=Y cost=3 +1
1 G2: paid tiles=GG; placed star=5 slot=1 tile=G cost=2 +1
2 pass: passed tiles=5
2 keep:Y: kept tiles=Y; discarded tiles=4 loss=4 -4
3 C1R: paid tiles=R; placed star=7 slot=1 tile=R cost=1 +1
1 C1B: paid tiles=B; placed star=7 slot=1 tile=B cost=1 +2
3 B1: paid tiles=B; placed star=3 slot=4 tile=B cost=1 +1
1 pass: passed tiles=3
1 keep:B: kept tiles=B
1 keep:B: kept tiles=B; discarded tiles=1 loss=1 -1
3 G1: paid tiles=G; placed star=5 slot=6 tile=G cost=1 +1; passed tiles=0; 1 returned tiles=2; 2 returned tiles=1
deal BPYBPRPBYOYPGRPPRPGBBOGOGBYY [1 started round=2]
1 5R: took source=5 tiles=R wild=1
2 4P: took source=4 tiles=PP wild=1
3 2R: took source=2 tiles=R wild=0
1 7B: took source=7 tiles=B wild=1
2 1Y: took source=1 tiles=Y wild=0
3 6O: took source=6 tiles=OO wild=1
1 CY: took source=0 tiles=YY wild=0; marked tiles=2 loss=2 -2
2 3P: took source=3 tiles=P wild=0
3 CP: took source=0 tiles=PPPP wild=0
1 CY: took source=0 tiles=YY wild=0
2 CR: took source=0 tiles=R wild=0
3 CB: took source=0 tiles=BBBBB wild=0
1 CO: took source=0 tiles=O wild=0; placing round=2
1 B2: 
1 :2B: paid tiles=BB; placed star=3 slot=5 tile=B cost=2 +1
2 C2Y: 
2 :1Y1G: paid tiles=YG; placed star=7 slot=2 tile=Y cost=2 +2
3 C2B: 
3 :2B: paid tiles=BB; placed star=7 slot=2 tile=B cost=2 +3
1 C3R: paid tiles=RGG; placed star=7 slot=3 tile=R cost=3 +3
2 P2: paid tiles=PP; placed star=6 slot=2 tile=P cost=2 +1
3 O2: 
3 :1O1G: paid tiles=OG; placed star=1 slot=3 tile=O cost=2 +1
1 B1: paid tiles=B; placed star=3 slot=4 tile=B cost=1 +2
2 P1: paid tiles=P; placed star=6 slot=1 tile=P cost=1 +2
3 B2: paid tiles=BB; placed star=3 slot=5 tile=B cost=2 +2
1 pass: passed tiles=5
1 keep:O: kept tiles=O
1 keep:Y: kept tiles=Y
1 keep:Y: kept tiles=Y
1 keep:Y: kept tiles=Y; discarded tiles=1 loss=1 -1
2 R1: paid tiles=R; placed star=2 slot=3 tile=R cost=1 +2
3 pass: passed tiles=7
3 keep:O: kept tiles=O
3 keep:R: kept tiles=R
3 keep:B: kept tiles=B
3 keep:P: kept tiles=P; discarded tiles=3 loss=3 -3
2 pass: passed tiles=1
2 keep:Y: kept tiles=Y; 1 returned tiles=4; returned tiles=1; 3 returned tiles=4
deal RRGROPGPYYOYYYYYOOYORGOBPRGG [1 started round=3]
1 6G: took source=6 tiles=G wild=1
2 1G: took source=1 tiles=G wild=0
3 CB: took source=0 tiles=B wild=0; marked tiles=1 loss=1 -1
1 2P: took source=2 tiles=PP wild=1
2 5Y: took source=5 tiles=Y wild=1
3 7G: took source=7 tiles=GG wild=0
1 3Y: took source=3 tiles=YYY wild=1
2 CG: took source=0 tiles=G wild=1
3 4Y: took source=4 tiles=YYYY wild=0
1 CR: took source=0 tiles=RRRRR wild=1
2 CP: took source=0 tiles=P wild=0; 3 placing round=3
3 R1: paid tiles=R; placed star=2 slot=3 tile=R cost=1 +1
1 P2: 
1 :2P: paid tiles=PP; placed star=6 slot=2 tile=P cost=2 +2
2 G3: 
2 :2O1G: paid tiles=GOO; placed star=5 slot=2 tile=G cost=3 +1
3 B3: paid tiles=BBO; placed star=3 slot=6 tile=B cost=3 +3; pillar number=3 tiles=1
3 +Y: picked tile=Y
refill G
1 C4G: paid tiles=GOOO; placed star=7 slot=4 tile=G cost=4 +4
2 Y2: paid tiles=YY; placed star=4 slot=6 tile=Y cost=2 +1
3 G2: paid tiles=GG; placed star=5 slot=1 tile=G cost=2 +2
1 R4: 
1 :4R: paid tiles=RRRR; placed star=2 slot=6 tile=R cost=4 +1
2 G1: paid tiles=G; placed star=5 slot=6 tile=G cost=1 +1
3 Y4: paid tiles=YYYY; placed star=4 slot=2 tile=Y cost=4 +1
1 Y6: 
1 :6Y: paid tiles=YYYYYY; placed star=4 slot=4 tile=Y cost=6 +1
2 pass: passed tiles=1
2 keep:P: kept tiles=P
3 pass: passed tiles=2
3 keep:Y: kept tiles=Y
3 keep:P: kept tiles=P
1 R2: paid tiles=RO; placed star=2 slot=4 tile=R cost=2 +1
1 O1: paid tiles=O; placed star=1 slot=2 tile=O cost=1 +1; passed tiles=0; 2 returned tiles=1; 3 returned tiles=2
deal GPRBPPPORYGOPROOYRPGYGGRBROP [3 started round=4]
3 3R: took source=3 tiles=R wild=1
1 7R: took source=7 tiles=R wild=0
2 CP: took source=0 tiles=P wild=0; marked tiles=1 loss=1 -1
3 5R: took source=5 tiles=R wild=1
1 1B: took source=1 tiles=B wild=0
2 6G: took source=6 tiles=GG wild=1
3 4R: took source=4 tiles=R wild=0
1 2P: took source=2 tiles=PPP wild=0
2 CO: took source=0 tiles=OOOOO wild=0
3 CP: took source=0 tiles=PPP wild=0
1 CB: took source=0 tiles=B wild=0
2 CR: took source=0 tiles=RR wild=0
3 CG: took source=0 tiles=GGG wild=0; 2 placing round=4
2 C4O: 
2 :4O: paid tiles=OOOO; placed star=7 slot=4 tile=O cost=4 +1
3 C5P: 
3 :3Y2P: paid tiles=PPYYY; placed star=7 slot=5 tile=P cost=5 +1
1 pass: passed tiles=6
1 keep:B: kept tiles=B
1 keep:B: kept tiles=B
1 keep:P: kept tiles=P
1 keep:P: kept tiles=P; discarded tiles=2 loss=2 -2
2 O1: paid tiles=O; placed star=1 slot=2 tile=O cost=1 +1
3 pass: passed tiles=8
3 keep:P: kept tiles=P
3 keep:P: kept tiles=P; discarded tiles=6 loss=6 -6
2 pass: passed tiles=7
2 keep:G: kept tiles=G
2 keep:P: kept tiles=P
2 keep:P: kept tiles=P; discarded tiles=4 loss=4 -4; 1 returned tiles=4; returned tiles=3; 3 returned tiles=2
deal YYGOROPGOY [- poured tiles=67] OOPRRGGROPPORPBORY [2 started round=5]
2 5R: took source=5 tiles=R wild=0
3 CO: took source=0 tiles=O wild=0; marked tiles=1 loss=1 -1
1 6R: took source=6 tiles=R wild=0
2 3O: took source=3 tiles=OOO wild=0
3 1G: took source=1 tiles=G wild=0
1 7Y: took source=7 tiles=Y wild=1
2 2P: took source=2 tiles=P wild=0
3 CO: took source=0 tiles=OOOO wild=0
1 CY: took source=0 tiles=YYY wild=0
2 CP: took source=0 tiles=PPP wild=0
3 CR: took source=0 tiles=RR wild=0
1 4G: took source=4 tiles=G wild=0
2 CG: took source=0 tiles=GG wild=0
3 CP: took source=0 tiles=P wild=0
1 CR: took source=0 tiles=RR wild=0; 3 placing round=5
3 R2: paid tiles=RR; placed star=2 slot=4 tile=R cost=2 +2
1 R3: 
1 :2R1B: paid tiles=RRB; placed star=2 slot=5 tile=R cost=3 +3; pillar number=2 tiles=1
1 +O: picked tile=O
refill B
2 P5: paid tiles=PPPPP; placed star=6 slot=5 tile=P cost=5 +1
3 O1: paid tiles=O; placed star=1 slot=2 tile=O cost=1 +2
1 O3: paid tiles=OBB; placed star=1 slot=4 tile=O cost=3 +1
2 O2: paid tiles=OO; placed star=1 slot=3 tile=O cost=2 +2
3 O4: paid tiles=OOOO; placed star=1 slot=5 tile=O cost=4 +1
1 Y2: paid tiles=YY; placed star=4 slot=6 tile=Y cost=2 +1
2 pass: passed tiles=6
2 keep:P: kept tiles=P; discarded tiles=5 loss=5 -5
3 P3: paid tiles=PPP; placed star=6 slot=3 tile=P cost=3 +1
1 pass: passed tiles=6
1 keep:P: kept tiles=P
1 keep:P: kept tiles=P; discarded tiles=4 loss=4 -4
3 pass: passed tiles=1
3 keep:G: kept tiles=G; 1 returned tiles=2; 2 returned tiles=1; returned tiles=1
deal OYPPBBOPOOYYGRYORPBRYYRBYGGG [3 started round=6]
3 2B: took source=2 tiles=BB wild=0
1 CO: took source=0 tiles=O wild=0; marked tiles=1 loss=1 -1
2 4Y: took source=4 tiles=Y wild=1
3 1Y: took source=1 tiles=Y wild=0
1 5P: took source=5 tiles=P wild=1
2 CB: took source=0 tiles=B wild=1
3 CP: took source=0 tiles=PPP wild=0
1 7Y: took source=7 tiles=Y wild=0
2 CG: took source=0 tiles=GGGG wild=0
3 CO: took source=0 tiles=OO wild=0
1 6B: took source=6 tiles=B wild=1
2 3O: took source=3 tiles=OO wild=0
3 CY: took source=0 tiles=YYYY wild=0; 1 placing round=6
1 P4: 
1 :2R2P: paid tiles=PPRR; placed star=6 slot=4 tile=P cost=4 +1
2 G2: 
2 :1R1G: paid tiles=GR; placed star=5 slot=1 tile=G cost=2 +3
3 Y5: paid tiles=YYYYY; placed star=4 slot=3 tile=Y cost=5 +2
1 pass: passed tiles=4
1 keep:P: kept tiles=P; discarded tiles=3 loss=3 -3
2 C3G: 
2 :3G: paid tiles=GGG; placed star=7 slot=3 tile=G cost=3 +4
3 P2: paid tiles=PP; placed star=6 slot=2 tile=P cost=2 +2
2 O3: paid tiles=OOR; placed star=1 slot=4 tile=O cost=3 +3
3 pass: passed tiles=6
3 keep:B: kept tiles=B
3 keep:G: kept tiles=G
3 keep:P: kept tiles=P; discarded tiles=3 loss=3 -3
2 pass: passed tiles=3
2 keep:B: kept tiles=B
2 keep:P: kept tiles=P; discarded tiles=1 loss=1 -1; 1 corner tiles=1 loss=1 -1; corner tiles=2 loss=2 -2; 3 corner tiles=3 loss=3 -3; - finished reason=rounds round=6
sheet [14, 15, 17]
scores [14, 15, 17] places [3, 2, 1]  [0, 0, 0] by rounds
