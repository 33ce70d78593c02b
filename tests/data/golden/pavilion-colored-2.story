supply GRBORGYYBB
deal YPBRBBBOBOGPRRPBPBGY [1 started round=1]
1 5B: took source=5 tiles=B wild=1
2 CG: took source=0 tiles=G wild=0; marked tiles=1 loss=1 -1
1 3O: took source=3 tiles=O wild=1
2 CG: took source=0 tiles=G wild=0
1 4B: took source=4 tiles=B wild=1
2 1Y: took source=1 tiles=Y wild=1
1 CY: took source=0 tiles=Y wild=0
2 2O: took source=2 tiles=O wild=0
1 CR: took source=0 tiles=RRR wild=0
2 CB: took source=0 tiles=BBBBB wild=0; placing round=1
2 C3G: paid tiles=GGP; placed star=7 slot=3 tile=G cost=3 +1
1 C6R: paid tiles=RRRPPP; placed star=7 slot=6 tile=R cost=6 +1
2 B1: paid tiles=B; placed star=3 slot=4 tile=B cost=1 +1
1 C1B: paid tiles=B; placed star=7 slot=1 tile=B cost=1 +2
2 C1O: paid tiles=O; placed star=7 slot=1 tile=O cost=1 +1
1 O1: paid tiles=O; placed star=1 slot=2 tile=O cost=1 +1
2 B4: paid tiles=BBBB; placed star=3 slot=1 tile=B cost=4 +1
1 Y1: paid tiles=Y; placed star=4 slot=5 tile=Y cost=1 +1
2 Y1: paid tiles=Y; placed star=4 slot=5 tile=Y cost=1 +1
1 pass: passed tiles=1
1 keep:B: kept tiles=B; 2 passed tiles=0; returned tiles=1
deal BGBORBROBPYBPRPBYOYP [2 started round=2]
2 2B: took source=2 tiles=B wild=0
1 5Y: took source=5 tiles=YY wild=0
2 1O: took source=1 tiles=O wild=1
1 4P: took source=4 tiles=PP wild=0
2 3B: took source=3 tiles=BB wild=0
1 CB: took source=0 tiles=BBB wild=0; marked tiles=3 loss=3 -3
2 CP: took source=0 tiles=PP wild=0
1 CO: took source=0 tiles=OO wild=0
2 CR: took source=0 tiles=RRR wild=0
1 CY: took source=0 tiles=Y wild=0; placing round=2
1 Y2: paid tiles=YY; placed star=4 slot=6 tile=Y cost=2 +2
2 C4B: paid tiles=BBBG; placed star=7 slot=4 tile=B cost=4 +2
1 B4: paid tiles=BBBB; placed star=3 slot=1 tile=B cost=4 +1
2 C2P: paid tiles=PP; placed star=7 slot=2 tile=P cost=2 +4
1 pass: passed tiles=5
1 keep:P: kept tiles=P
1 keep:P: kept tiles=P; discarded tiles=3 loss=3 -3
2 R2: paid tiles=RR; placed star=2 slot=4 tile=R cost=2 +1
2 pass: passed tiles=2
2 keep:R: kept tiles=R; discarded tiles=1 loss=1 -1; 1 returned tiles=2; returned tiles=1
deal GRPPRPGBBOGOGBYYRRGR [1 started round=3]
1 4Y: took source=4 tiles=YY wild=0
2 2B: took source=2 tiles=B wild=0
1 CR: took source=0 tiles=R wild=0; marked tiles=1 loss=1 -1
2 1P: took source=1 tiles=PP wild=0
1 CP: took source=0 tiles=P wild=0
2 5R: took source=5 tiles=RRR wild=0
1 CG: took source=0 tiles=GGGG wild=0
2 3G: took source=3 tiles=G wild=1
1 CR: took source=0 tiles=R wild=1
2 CB: took source=0 tiles=BB wild=0; 1 placing round=3
1 Y3: paid tiles=YYO; placed star=4 slot=1 tile=Y cost=3 +3
2 P3: paid tiles=PPO; placed star=6 slot=3 tile=P cost=3 +1
1 P3: paid tiles=PPP; placed star=6 slot=3 tile=P cost=3 +1
2 R3: paid tiles=RRR; placed star=2 slot=5 tile=R cost=3 +2; pillar number=2 tiles=1
2 +Y: picked tile=Y
refill O
1 G4: paid tiles=GGGG; placed star=5 slot=3 tile=G cost=4 +1
2 B3: paid tiles=BBB; placed star=3 slot=6 tile=B cost=3 +2
1 pass: passed tiles=2
1 keep:R: kept tiles=R
1 keep:R: kept tiles=R
2 G1: paid tiles=G; placed star=5 slot=6 tile=G cost=1 +1
2 R1: paid tiles=R; placed star=2 slot=3 tile=R cost=1 +3; statue number=2 tiles=2
2 +R: picked tile=R
2 +R: picked tile=R
refill PG
2 pass: passed tiles=3
2 keep:Y: kept tiles=Y; discarded tiles=2 loss=2 -2; 1 returned tiles=2; returned tiles=1
deal PYYOYYYYYOOYORGOBPRG [1 started round=4]
1 5B: took source=5 tiles=B wild=0
2 1P: took source=1 tiles=P wild=1
1 4G: took source=4 tiles=G wild=0
2 3O: took source=3 tiles=OO wild=1
1 CG: took source=0 tiles=G wild=1; marked tiles=2 loss=2 -2
2 2Y: took source=2 tiles= wild=1
1 CP: took source=0 tiles=P wild=1
2 CO: took source=0 tiles=OOO wild=1
1 CR: took source=0 tiles=RR wild=1
2 CY: took source=0 tiles= wild=1; 1 placing round=4
1 C2Y: paid tiles=YY; placed star=7 slot=2 tile=Y cost=2 +3
2 P2: paid tiles=PY; placed star=6 slot=2 tile=P cost=2 +2
1 R1: paid tiles=R; placed star=2 slot=3 tile=R cost=1 +1
2 O1: paid tiles=O; placed star=1 slot=2 tile=O cost=1 +1
1 G2: 
1 :2G: paid tiles=GG; placed star=5 slot=1 tile=G cost=2 +1
2 Y5: paid tiles=YYYYY; placed star=4 slot=3 tile=Y cost=5 +1
1 B2: paid tiles=BY; placed star=3 slot=5 tile=B cost=2 +1
2 O2: paid tiles=OO; placed star=1 slot=3 tile=O cost=2 +2
1 pass: passed tiles=4
1 keep:R: kept tiles=R
1 keep:R: kept tiles=R
1 keep:P: kept tiles=P; discarded tiles=1 loss=1 -1
2 pass: passed tiles=2
2 keep:O: kept tiles=O
2 keep:O: kept tiles=O; 1 returned tiles=3; returned tiles=2
deal GGGPRBPPPORYGOPROOYR [1 started round=5]
1 4P: took source=4 tiles=P wild=0
2 1G: took source=1 tiles=GGG wild=0
1 CO: took source=0 tiles=O wild=0; marked tiles=1 loss=1 -1
2 2P: took source=2 tiles=PP wild=1
1 3O: took source=3 tiles=O wild=0
2 5Y: took source=5 tiles=Y wild=0
1 CP: took source=0 tiles=PP wild=0
2 CR: took source=0 tiles=RRRR wild=0
1 CO: took source=0 tiles=OO wild=0
2 CG: took source=0 tiles=G wild=0
1 CY: took source=0 tiles=Y wild=0; placing round=5
1 O4: paid tiles=OOOO; placed star=1 slot=5 tile=O cost=4 +1
2 G2: 
2 :1B1G: paid tiles=GB; placed star=5 slot=1 tile=G cost=2 +2
1 P1: paid tiles=P; placed star=6 slot=1 tile=P cost=1 +1
2 pass: passed tiles=12
2 keep:P: kept tiles=P
2 keep:P: kept tiles=P; discarded tiles=10 loss=10 -10
1 P2: paid tiles=PP; placed star=6 slot=2 tile=P cost=2 +3
1 R2: paid tiles=RR; placed star=2 slot=4 tile=R cost=2 +2
1 pass: passed tiles=2
1 keep:Y: kept tiles=Y
1 keep:-: discarded tiles=1 loss=1 -1; returned tiles=1; 2 returned tiles=2
deal PGYGGRBROPYYGOROPGOY [- poured tiles=65]  [1 started round=6]
1 3Y: took source=3 tiles=YY wild=0
2 5G: took source=5 tiles=G wild=0
1 CY: took source=0 tiles=Y wild=0; marked tiles=1 loss=1 -1
2 1G: took source=1 tiles=GG wild=0
1 2G: took source=2 tiles=G wild=1
2 4G: took source=4 tiles=G wild=1
1 CY: took source=0 tiles=Y wild=1
2 CO: took source=0 tiles=OOOO wild=0
1 CP: took source=0 tiles=PPP wild=0
2 CB: took source=0 tiles=B wild=0; 1 placing round=6
1 C5P: paid tiles=PPPRR; placed star=7 slot=5 tile=P cost=5 +4; pillar number=6 tiles=1
1 +Y: picked tile=Y
refill O
2 O5: paid tiles=OOOOR; placed star=1 slot=6 tile=O cost=5 +1
1 Y4: paid tiles=YYYY; placed star=4 slot=2 tile=Y cost=4 +4
2 P1: paid tiles=P; placed star=6 slot=1 tile=P cost=1 +3
1 G1: paid tiles=G; placed star=5 slot=6 tile=G cost=1 +2
2 G4: paid tiles=GGGG; placed star=5 slot=3 tile=G cost=4 +1
1 pass: passed tiles=2
1 keep:Y: kept tiles=Y
1 keep:Y: kept tiles=Y
2 pass: passed tiles=2
2 keep:B: kept tiles=B
2 keep:P: kept tiles=P; 1 corner tiles=2 loss=2 -2; number number=1 +4; corner tiles=2 loss=2 -2; - finished reason=rounds round=6
sheet [26, 27]
scores [26, 27] places [2, 1]  [0, 0] by rounds
