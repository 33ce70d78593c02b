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
1 4.5G: paid tiles=GGP; placed star=4 slot=5 tile=G cost=3 +1
2 6.4R: 
2 :3R1P: paid tiles=RRRP; placed star=6 slot=4 tile=R cost=4 +1
3 5.1R: paid tiles=RP; placed star=5 slot=1 tile=R cost=2 +1
1 6.2O: paid tiles=OO; placed star=6 slot=2 tile=O cost=2 +1
2 6.3O: paid tiles=O; placed star=6 slot=3 tile=O cost=1 +2
3 4.1Y: paid tiles=Y; placed star=4 slot=1 tile=Y cost=1 +1
1 C.1B: paid tiles=BBB; placed star=7 slot=1 tile=B cost=3 +1
2 5.2Y: paid tiles=Y; placed star=5 slot=2 tile=Y cost=1 +1
3 3.6G: paid tiles=G; placed star=3 slot=6 tile=G cost=1 +1
1 5.2O: paid tiles=O; placed star=5 slot=2 tile=O cost=1 +1
2 1.4B: paid tiles=B; placed star=1 slot=4 tile=B cost=1 +1
3 C.2B: 
3 :2B1P: paid tiles=BBP; placed star=7 slot=2 tile=B cost=3 +1; 1 passed tiles=0
2 4.1R: paid tiles=R; placed star=4 slot=1 tile=R cost=1 +1
3 6.2B: paid tiles=BB; placed star=6 slot=2 tile=B cost=2 +1; 2 passed tiles=0
3 6.3B: paid tiles=B; placed star=6 slot=3 tile=B cost=1 +2
3 1.4B: paid tiles=B; placed star=1 slot=4 tile=B cost=1 +1; passed tiles=0
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
1 3.4R: paid tiles=RGG; placed star=3 slot=4 tile=R cost=3 +1
2 1.3R: paid tiles=RG; placed star=1 slot=3 tile=R cost=2 +2
3 C.5P: 
3 :1G2P: paid tiles=PPG; placed star=7 slot=5 tile=P cost=3 +1
1 C.3Y: paid tiles=YYY; placed star=7 slot=3 tile=Y cost=3 +1
2 3.4P: paid tiles=PPP; placed star=3 slot=4 tile=P cost=3 +1
3 5.3B: paid tiles=BBBB; placed star=5 slot=3 tile=B cost=4 +1
1 pass: passed tiles=3
1 keep:Y: kept tiles=Y; discarded tiles=2 loss=2 -2
2 2.5Y: paid tiles=Y; placed star=2 slot=5 tile=Y cost=1 +1
3 2.5B: paid tiles=B; placed star=2 slot=5 tile=B cost=1 +1; 2 passed tiles=0
3 1.3P: paid tiles=PP; placed star=1 slot=3 tile=P cost=2 +2
3 pass: passed tiles=3
3 keep:O: kept tiles=O
3 keep:-: discarded tiles=2 loss=2 -2; 1 returned tiles=1; returned tiles=1
deal RRGROPGPYYOYYYYYOOYORGOBPRGG [1 started round=3]
1 6R: took source=6 tiles=R wild=1
2 1G: took source=1 tiles=G wild=0
3 3Y: took source=3 tiles=YYY wild=1
1 2G: took source=2 tiles=G wild=1
2 CR: took source=0 tiles=RRR wild=0; marked tiles=3 loss=3 -3
3 7P: took source=7 tiles=P wild=0
1 CR: took source=0 tiles=R wild=0
2 4Y: took source=4 tiles=YYYY wild=0
3 CB: took source=0 tiles=B wild=0
1 CG: took source=0 tiles=GGG wild=0
2 CP: took source=0 tiles=PP wild=0
3 5Y: took source=5 tiles=Y wild=1
1 CO: took source=0 tiles= wild=1
2 CO: took source=0 tiles= wild=1; placing round=3
2 C.3Y: 
2 :1O2Y: paid tiles=YYO; placed star=7 slot=3 tile=Y cost=3 +1
3 4.5P: paid tiles=POO; placed star=4 slot=5 tile=P cost=3 +1
1 1.6G: 
1 :3O2G: paid tiles=GGOOO; placed star=1 slot=6 tile=G cost=5 +1
2 4.6Y: paid tiles=YY; placed star=4 slot=6 tile=Y cost=2 +2
3 2.1Y: paid tiles=YYYYO; placed star=2 slot=1 tile=Y cost=5 +1
1 2.5R: paid tiles=R; placed star=2 slot=5 tile=R cost=1 +1
2 3.5R: paid tiles=RR; placed star=3 slot=5 tile=R cost=2 +2
3 pass: passed tiles=1
3 keep:B: kept tiles=B
1 1.4R: paid tiles=R; placed star=1 slot=4 tile=R cost=1 +1
2 6.2P: paid tiles=PP; placed star=6 slot=2 tile=P cost=2 +3
1 4.1Y: paid tiles=Y; placed star=4 slot=1 tile=Y cost=1 +1
2 3.6G: paid tiles=G; placed star=3 slot=6 tile=G cost=1 +3
1 5.1G: paid tiles=GG; placed star=5 slot=1 tile=G cost=2 +2
2 pass: passed tiles=1
2 keep:R: kept tiles=R; 1 passed tiles=0; returned tiles=1; 3 returned tiles=1
deal GGPRBPPPORYGOPROOYRPGYGGRBRO [2 started round=4]
2 7B: took source=7 tiles=B wild=0
3 4R: took source=4 tiles=R wild=0
1 3O: took source=3 tiles=O wild=1
2 CO: took source=0 tiles=OOO wild=0; marked tiles=3 loss=3 -3
3 1R: took source=1 tiles=R wild=0
1 5P: took source=5 tiles=P wild=1
2 CO: took source=0 tiles=O wild=0
3 2P: took source=2 tiles=PPP wild=0
1 CR: took source=0 tiles=RRRR wild=0
2 CG: took source=0 tiles=GGG wild=0
3 CP: took source=0 tiles=PP wild=0
1 CB: took source=0 tiles=B wild=0
2 6G: took source=6 tiles=GGG wild=1; placing round=4
2 5.1O: 
2 :2O: paid tiles=OO; placed star=5 slot=1 tile=O cost=2 +2
3 2.4P: paid tiles=PP; placed star=2 slot=4 tile=P cost=2 +2
1 4.2R: 
1 :3R1Y: paid tiles=RRRY; placed star=4 slot=2 tile=R cost=4 +2
2 2.3G: 
2 :1Y2G: paid tiles=GGY; placed star=2 slot=3 tile=G cost=3 +1
3 5.2P: paid tiles=P; placed star=5 slot=2 tile=P cost=1 +3
1 3.6O: paid tiles=O; placed star=3 slot=6 tile=O cost=1 +1
2 pass: passed tiles=8
2 keep:O: kept tiles=O
2 keep:G: kept tiles=G
2 keep:G: kept tiles=G
2 keep:G: kept tiles=G; discarded tiles=4 loss=4 -4
3 4.6R: paid tiles=RR; placed star=4 slot=6 tile=R cost=2 +3; statue number=4 tiles=2
3 +B: picked tile=B
3 +G: picked tile=G
refill PY
1 2.4B: paid tiles=BY; placed star=2 slot=4 tile=B cost=2 +2
3 pass: passed tiles=5
3 keep:P: kept tiles=P
3 keep:P: kept tiles=P; discarded tiles=3 loss=3 -3
1 pass: passed tiles=2
1 keep:R: kept tiles=R
1 keep:P: kept tiles=P; returned tiles=2; 2 returned tiles=4; 3 returned tiles=2
deal YGOROPGOY [- poured tiles=61] OOPRBGGROPPOBPBORYB [2 started round=5]
2 7O: took source=7 tiles=O wild=1
3 2O: took source=2 tiles=OO wild=0
1 1R: took source=1 tiles=R wild=0
2 3O: took source=3 tiles=OO wild=0
3 4R: took source=4 tiles=R wild=1
1 5O: took source=5 tiles=O wild=0
2 CR: took source=0 tiles=RR wild=0; marked tiles=2 loss=2 -2
3 CY: took source=0 tiles=YYY wild=0
1 CP: took source=0 tiles=PPPP wild=0
2 CG: took source=0 tiles=GGGG wild=0
3 CO: took source=0 tiles=O wild=0
1 6O: took source=6 tiles=O wild=1
2 CP: took source=0 tiles=P wild=1; placing round=5
2 5.6P: paid tiles=PBB; placed star=5 slot=6 tile=P cost=3 +3; statue number=5 tiles=2
2 +B: picked tile=B
2 +P: picked tile=P
refill OG
3 C.4O: 
3 :3O: paid tiles=OOO; placed star=7 slot=4 tile=O cost=3 +2; pillar number=5 tiles=1
3 +B: picked tile=B
refill P
1 C.2R: paid tiles=RRB; placed star=7 slot=2 tile=R cost=3 +3; pillar number=2 tiles=1
1 +O: picked tile=O
refill P
2 C.1R: paid tiles=RRB; placed star=7 slot=1 tile=R cost=3 +1
3 3.1Y: 
3 :2B2Y: paid tiles=YYBB; placed star=3 slot=1 tile=Y cost=4 +2
1 6.4P: paid tiles=PPPP; placed star=6 slot=4 tile=P cost=4 +1
2 1.2O: paid tiles=OOO; placed star=1 slot=2 tile=O cost=3 +3
3 pass: passed tiles=4
3 keep:R: kept tiles=R
3 keep:P: kept tiles=P
3 keep:P: kept tiles=P; discarded tiles=1 loss=1 -1
1 C.5O: paid tiles=OOO; placed star=7 slot=5 tile=O cost=3 +1
2 1.5G: paid tiles=GGGG; placed star=1 slot=5 tile=G cost=4 +4
1 pass: passed tiles=1
1 keep:P: kept tiles=P
2 6.1G: paid tiles=GGG; placed star=6 slot=1 tile=G cost=3 +4; statue number=6 tiles=2
2 +P: picked tile=P; picked tile=P
refill BB
2 C.6P: paid tiles=PPP; placed star=7 slot=6 tile=P cost=3 +2; pillar number=1 tiles=1
2 +Y: picked tile=Y
refill O
2 pass: passed tiles=2
2 keep:Y: kept tiles=Y; discarded tiles=1 loss=1 -1; 1 returned tiles=1; returned tiles=1; 3 returned tiles=3
deal POOYGGRYOBPBRYYRYGGPGBYRROOB [2 started round=6]
2 6G: took source=6 tiles=G wild=1
3 3B: took source=3 tiles=BB wild=0
1 CO: took source=0 tiles=O wild=0; marked tiles=1 loss=1 -1
2 5Y: took source=5 tiles=Y wild=0
3 2Y: took source=2 tiles=Y wild=1
1 CB: took source=0 tiles=B wild=0
2 1O: took source=1 tiles=OO wild=0
3 4Y: took source=4 tiles=YY wild=1
1 CY: took source=0 tiles=YY wild=1
2 7O: took source=7 tiles=OO wild=1
3 CP: took source=0 tiles=PPP wild=0
1 CG: took source=0 tiles=GGGG wild=0
2 CB: took source=0 tiles=B wild=0; 1 placing round=6
1 C.4G: 
1 :3G: paid tiles=GGG; placed star=7 slot=4 tile=G cost=3 +5; pillar number=5 tiles=1
1 +R: picked tile=R
refill Y
2 2.4R: paid tiles=RR; placed star=2 slot=4 tile=R cost=2 +3
3 C.6Y: 
3 :2R1Y: paid tiles=YRR; placed star=7 slot=6 tile=Y cost=3 +3; pillar number=6 tiles=1
3 +R: picked tile=R
refill Y
1 3.5G: paid tiles=GR; placed star=3 slot=5 tile=G cost=2 +3; pillar number=3 tiles=1; statue number=3 tiles=2
1 +O: picked tile=O
1 +G: picked tile=G; picked tile=G
refill GGP
2 pass: passed tiles=8
2 keep:Y: kept tiles=Y
2 keep:G: kept tiles=G; discarded tiles=6 loss=6 -6
3 1.2Y: 
3 :2R1Y: paid tiles=YRR; placed star=1 slot=2 tile=Y cost=3 +3
1 1.3P: paid tiles=PR; placed star=1 slot=3 tile=P cost=2 +2
3 3.4P: paid tiles=PPP; placed star=3 slot=4 tile=P cost=3 +1
1 6.3Y: paid tiles=Y; placed star=6 slot=3 tile=Y cost=1 +3
3 3.5B: paid tiles=BB; placed star=3 slot=5 tile=B cost=2 +4
1 4.6O: paid tiles=OO; placed star=4 slot=6 tile=O cost=2 +4; pillar number=4 tiles=1
1 +P: picked tile=P
refill B
3 pass: passed tiles=3
3 keep:P: kept tiles=P
3 keep:P: kept tiles=P; discarded tiles=1 loss=1 -1
1 pass: passed tiles=5
1 keep:P: kept tiles=P; discarded tiles=4 loss=4 -4; number number=1 +4; number number=2 +8; corner tiles=1 loss=1 -1; 2 number number=1 +4; 2 number number=2 +8; 2 corner tiles=2 loss=2 -2; 3 number number=1 +4; 3 number number=2 +8; 3 corner tiles=2 loss=2 -2; - finished reason=rounds round=6
sheet [43, 40, 46]
scores [43, 40, 46] places [2, 3, 1]  [0, 0, 0] by rounds
