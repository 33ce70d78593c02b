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
2 C.4B: 
2 :2B1P: paid tiles=BBP; placed star=7 slot=4 tile=B cost=3 +1
1 3.5P: paid tiles=PP; placed star=3 slot=5 tile=P cost=2 +1
2 4.1B: paid tiles=B; placed star=4 slot=1 tile=B cost=1 +1
1 6.2Y: paid tiles=YP; placed star=6 slot=2 tile=Y cost=2 +1
2 5.1B: paid tiles=BB; placed star=5 slot=1 tile=B cost=2 +1
1 C.3R: paid tiles=RRR; placed star=7 slot=3 tile=R cost=3 +1
2 5.2Y: paid tiles=Y; placed star=5 slot=2 tile=Y cost=1 +2
1 4.1B: paid tiles=B; placed star=4 slot=1 tile=B cost=1 +1
2 6.2G: paid tiles=GG; placed star=6 slot=2 tile=G cost=2 +1
1 5.2B: paid tiles=B; placed star=5 slot=2 tile=B cost=1 +1
2 6.3O: paid tiles=O; placed star=6 slot=3 tile=O cost=1 +2
1 pass: passed tiles=1
1 keep:O: kept tiles=O; 2 passed tiles=0; returned tiles=1
deal BGBORBROBPYBPRPBYOYP [2 started round=2]
2 4P: took source=4 tiles=PP wild=0
1 3Y: took source=3 tiles=Y wild=0
2 1B: took source=1 tiles=BB wild=1
1 2R: took source=2 tiles=RR wild=0
2 5Y: took source=5 tiles=YY wild=0
1 CP: took source=0 tiles=PP wild=0; marked tiles=2 loss=2 -2
2 CO: took source=0 tiles=OOO wild=0
1 CR: took source=0 tiles=R wild=0
2 CB: took source=0 tiles=BBBB wild=0; 1 placing round=2
1 6.3R: paid tiles=R; placed star=6 slot=3 tile=R cost=1 +2
2 4.5P: paid tiles=PPG; placed star=4 slot=5 tile=P cost=3 +1
1 1.4Y: paid tiles=Y; placed star=1 slot=4 tile=Y cost=1 +1
2 3.5B: paid tiles=BB; placed star=3 slot=5 tile=B cost=2 +1
1 4.6P: paid tiles=PP; placed star=4 slot=6 tile=P cost=2 +2
2 C.1B: paid tiles=BBB; placed star=7 slot=1 tile=B cost=3 +1
1 5.1R: paid tiles=RR; placed star=5 slot=1 tile=R cost=2 +2
2 2.5B: paid tiles=B; placed star=2 slot=5 tile=B cost=1 +1
1 pass: passed tiles=1
1 keep:O: kept tiles=O
2 2.4O: paid tiles=OO; placed star=2 slot=4 tile=O cost=2 +2
2 1.4Y: paid tiles=Y; placed star=1 slot=4 tile=Y cost=1 +1
2 3.6O: paid tiles=O; placed star=3 slot=6 tile=O cost=1 +2
2 pass: passed tiles=1
2 keep:Y: kept tiles=Y; 1 returned tiles=1; returned tiles=1
deal GRPPRPGBBOGOGBYYRRGR [1 started round=3]
1 2B: took source=2 tiles=B wild=0
2 1G: took source=1 tiles=G wild=0
1 4G: took source=4 tiles=G wild=0
2 CP: took source=0 tiles=PPP wild=0; marked tiles=3 loss=3 -3
1 CR: took source=0 tiles=RR wild=0
2 3B: took source=3 tiles=B wild=1
1 5R: took source=5 tiles=RRR wild=0
2 CG: took source=0 tiles=GGG wild=1
1 CY: took source=0 tiles=YY wild=0
2 CB: took source=0 tiles=B wild=0; placing round=3
2 C.6B: 
2 :1O2B: paid tiles=BBO; placed star=7 slot=6 tile=B cost=3 +2
1 3.6Y: paid tiles=Y; placed star=3 slot=6 tile=Y cost=1 +2
2 1.3P: 
2 :1O1P: paid tiles=PO; placed star=1 slot=3 tile=P cost=2 +2; pillar number=1 tiles=1
2 +O: picked tile=O
refill O
1 4.5R: 
1 :3R: paid tiles=RRR; placed star=4 slot=5 tile=R cost=3 +3
2 2.3P: paid tiles=PPO; placed star=2 slot=3 tile=P cost=3 +3
1 C.5R: paid tiles=RRO; placed star=7 slot=5 tile=R cost=3 +1
2 5.6G: paid tiles=GGG; placed star=5 slot=6 tile=G cost=3 +3
1 2.5G: paid tiles=G; placed star=2 slot=5 tile=G cost=1 +1
2 pass: passed tiles=2
2 keep:G: kept tiles=G; discarded tiles=1 loss=1 -1
1 pass: passed tiles=2
1 keep:Y: kept tiles=Y; discarded tiles=1 loss=1 -1; returned tiles=1; 2 returned tiles=1
deal PGPYYOYYYYYOOYORGOBP [2 started round=4]
2 5P: took source=5 tiles=P wild=0
1 1P: took source=1 tiles=PP wild=1
2 4O: took source=4 tiles=OO wild=1
1 2O: took source=2 tiles=O wild=1
2 CG: took source=0 tiles=GG wild=1; marked tiles=3 loss=3 -3
1 CB: took source=0 tiles=B wild=1
2 CO: took source=0 tiles=O wild=0
1 3O: took source=3 tiles=O wild=1
2 CR: took source=0 tiles=R wild=1
1 CY: took source=0 tiles= wild=1; 2 placing round=4
2 3.4P: paid tiles=PYY; placed star=3 slot=4 tile=P cost=3 +3
1 1.5O: 
1 :1O3Y: paid tiles=OYYY; placed star=1 slot=5 tile=O cost=4 +2
2 2.6G: paid tiles=GGGY; placed star=2 slot=6 tile=G cost=4 +4
1 2.6O: paid tiles=OYYY; placed star=2 slot=6 tile=O cost=4 +2
2 4.6O: paid tiles=OO; placed star=4 slot=6 tile=O cost=2 +3
1 1.3P: paid tiles=PP; placed star=1 slot=3 tile=P cost=2 +3
2 pass: passed tiles=2
2 keep:R: kept tiles=R; discarded tiles=1 loss=1 -1
1 pass: passed tiles=1
1 keep:B: kept tiles=B; returned tiles=1; 2 returned tiles=1
deal RGGGGPRBPPPORYGOPROO [2 started round=5]
2 3O: took source=3 tiles=O wild=0
1 1R: took source=1 tiles=R wild=0
2 4G: took source=4 tiles=G wild=0
1 CO: took source=0 tiles=O wild=0; marked tiles=1 loss=1 -1
2 5R: took source=5 tiles=R wild=0
1 CO: took source=0 tiles=OO wild=0
2 2G: took source=2 tiles=G wild=1
1 CY: took source=0 tiles=Y wild=0
2 CR: took source=0 tiles=RR wild=0
1 CP: took source=0 tiles=PPPPP wild=0
2 CG: took source=0 tiles=GGG wild=0; 1 placing round=5
1 2.4P: 
1 :1B1P: paid tiles=PB; placed star=2 slot=4 tile=P cost=2 +3
2 4.2R: 
2 :4R: paid tiles=RRRR; placed star=4 slot=2 tile=R cost=4 +4; statue number=3 tiles=2
2 +Y: picked tile=Y
2 +G: picked tile=G
refill YR
1 5.6P: paid tiles=PPP; placed star=5 slot=6 tile=P cost=3 +3
2 1.2G: 
2 :1B2G: paid tiles=GGB; placed star=1 slot=2 tile=G cost=3 +3; statue number=1 tiles=2
2 +R: picked tile=R
2 +Y: picked tile=Y
refill PG
1 6.1O: paid tiles=OOO; placed star=6 slot=1 tile=O cost=3 +3; statue number=6 tiles=2
1 +G: picked tile=G
1 +G: picked tile=G
refill YG
2 pass: passed tiles=8
2 keep:R: kept tiles=R
2 keep:G: kept tiles=G
2 keep:G: kept tiles=G
2 keep:G: kept tiles=G; discarded tiles=4 loss=4 -4
1 pass: passed tiles=5
1 keep:R: kept tiles=R
1 keep:P: kept tiles=P; discarded tiles=3 loss=3 -3; returned tiles=2; 2 returned tiles=4
deal GRBROPYYGOROPGOY [- poured tiles=60] OOPR [1 started round=6]
1 2P: took source=2 tiles=P wild=0
2 3G: took source=3 tiles=G wild=1
1 5P: took source=5 tiles=P wild=1
2 4Y: took source=4 tiles=Y wild=0
1 1B: took source=1 tiles=B wild=1
2 CO: took source=0 tiles=OOOOOO wild=1; marked tiles=7 loss=7 -7
1 CG: took source=0 tiles=GG wild=0
2 CY: took source=0 tiles=YY wild=0
1 CP: took source=0 tiles=P wild=0; 2 placing round=6
2 2.1Y: 
2 :3R2Y: paid tiles=YYRRR; placed star=2 slot=1 tile=Y cost=5 +5
1 5.3G: 
1 :2R2G: paid tiles=GGRR; placed star=5 slot=3 tile=G cost=4 +4; statue number=4 tiles=2
1 +B: picked tile=B
1 +P: picked tile=P
refill BG
2 1.5O: paid tiles=OOOO; placed star=1 slot=5 tile=O cost=4 +4
1 pass: passed tiles=8
1 keep:B: kept tiles=B
1 keep:P: kept tiles=P
1 keep:P: kept tiles=P
1 keep:P: kept tiles=P; discarded tiles=4 loss=4 -4
2 pass: passed tiles=7
2 keep:O: kept tiles=O
2 keep:Y: kept tiles=Y
2 keep:G: kept tiles=G
2 keep:G: kept tiles=G; discarded tiles=3 loss=3 -3; 1 number number=1 +4; 1 number number=2 +8; 1 corner tiles=4 loss=4 -4; number number=1 +4; number number=2 +8; corner tiles=4 loss=4 -4; - finished reason=rounds round=6
sheet [41, 43]
scores [41, 43] places [2, 1]  [0, 0] by rounds
