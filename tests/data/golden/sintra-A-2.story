strips 1b7a5a4b8a3a6a2b2b1b3b4b8a7a5b6b
indicator PBGOYO
deal GYPPYBPYOBPBOPPBBGGY [1 started round=1]
1 3O8: took source=3 tiles=O; moved from=1 to=8; placed place=8 tiles=O jokers=0
2 2Y3: took source=2 tiles=YY; moved from=1 to=3; placed place=3 tiles=YY jokers=0
1 4P8: took source=4 tiles=PP; placed place=8 tiles=PP jokers=0
2 1Y7: took source=1 tiles=Y; moved from=3 to=7; placed place=7 tiles=Y jokers=0
1 H: home from=8 to=1
2 CP7: took source=0 tiles=PPPP; marked ; stepped steps=1 from=1 to=2; placed place=7 tiles=PP jokers=0; broke tiles=PP; stepped steps=2 from=2 to=4
1 CO4: took source=0 tiles=O; moved from=1 to=4; placed place=4 tiles=O jokers=0
2 5B8: took source=5 tiles=B; moved from=7 to=8; placed place=8 tiles=B jokers=0
1 CB4: took source=0 tiles=BBBB; placed place=4 tiles=BB jokers=0; broke tiles=BB; stepped steps=2 from=1 to=3
2 CG8: took source=0 tiles=GGG; placed place=8 tiles=G jokers=0; broke tiles=GG; stepped steps=2 from=4 to=6
1 CY5: took source=0 tiles=Y; moved from=4 to=5; placed place=5 tiles=Y jokers=0; - retired round=1 tile=O
deal BBGOYOGOBYOBPYYGOGPO [2 started round=2]
2 2O8: took source=2 tiles=OO; placed place=8 tiles=OO jokers=0
1 1G5: took source=1 tiles=G; placed place=5 tiles=G jokers=0
2 H: home from=8 to=1
1 3O6: took source=3 tiles=O; moved from=5 to=6; placed place=6 tiles=O jokers=0
2 4G6: took source=4 tiles=G; moved from=1 to=6; placed place=6 tiles=G jokers=0
1 CB8: took source=0 tiles=BBBB; marked ; stepped steps=1 from=3 to=4; moved from=6 to=8; placed place=8 tiles=BB jokers=0; broke tiles=BB; stepped steps=2 from=4 to=6; bonus place=8 tile=P panes=2 +2
1 8@B: set place=8 space=upper tile=B; turned place=8 strip=2a; window place=8 own=1 beyond=0 +1
2 CO8: took source=0 tiles=O; moved from=6 to=8; placed place=8 tiles=O jokers=0
2 8@O: set place=8 space=upper tile=O; turned place=8 strip=6a; window place=8 own=1 beyond=0 +1
1 5O8: took source=5 tiles=OO; placed place=8 tiles=OO jokers=0
2 H: home from=8 to=1
1 H: home from=8 to=1
2 CY5: took source=0 tiles=YYYY; moved from=1 to=5; placed place=5 tiles=Y jokers=0; broke tiles=YYY; wrapped times=1 loss=18 -1; stepped steps=3 from=6 to=1
1 CP7: took source=0 tiles=PP; moved from=1 to=7; placed place=7 tiles=P jokers=0; broke tiles=P; stepped steps=1 from=6 to=7
2 H: home from=5 to=1
1 H: home from=7 to=1
2 CG2: took source=0 tiles=GG; moved from=1 to=2; placed place=2 tiles=GG jokers=0; - retired round=2 tile=P
deal BGOGYOGYPPOYGBBPOPPO [1 started round=3]
1 2O7: took source=2 tiles=O; moved from=1 to=7; placed place=7 tiles=O jokers=0
2 5O4: took source=5 tiles=OO; moved from=2 to=4; placed place=4 tiles=OO jokers=0
1 3Y8: took source=3 tiles=Y; moved from=7 to=8; placed place=8 tiles=Y jokers=0
2 CO8: took source=0 tiles=O; marked ; stepped steps=1 from=1 to=2; moved from=4 to=8; placed place=8 tiles=O jokers=0
1 H: home from=8 to=1
2 1B8: took source=1 tiles=B; placed place=8 tiles=B jokers=0
1 CY2: took source=0 tiles=YY; moved from=1 to=2; placed place=2 tiles=YY jokers=0
2 CP8: took source=0 tiles=PPPP; placed place=8 tiles=P jokers=0; broke tiles=PPP; stepped steps=3 from=2 to=5
1 4G3: took source=4 tiles=G; moved from=2 to=3; placed place=3 tiles=G jokers=0
2 CB8: took source=0 tiles=BB; placed place=8 tiles=BB jokers=0; bonus place=8 tile=B panes=3 +3
2 8@P: set place=8 space=lower tile=P; removed place=8 strip=6; window place=8 own=1 beyond=0 +1
1 H: home from=3 to=1
2 H: home from=8 to=1
1 CG4: took source=0 tiles=GGG; moved from=1 to=4; placed place=4 tiles=G jokers=0; broke tiles=GG; wrapped times=1 loss=18 -3; stepped steps=2 from=7 to=1
2 CP1: took source=0 tiles=P; placed place=1 tiles=P jokers=0
1 CO4: took source=0 tiles=O; placed place=4 tiles=O jokers=0; bonus place=4 tile=B panes=2 +2
1 4@G: set place=4 space=upper tile=G; turned place=4 strip=4a; window place=4 own=4 beyond=1 +5; - retired round=3 tile=B
deal YYGPYGYOGBPOGBYYGBPO [2 started round=4]
2 3O5: took source=3 tiles=O; moved from=1 to=5; placed place=5 tiles=O jokers=0
1 5O6: took source=5 tiles=O; moved from=4 to=6; placed place=6 tiles=O jokers=0
2 4G5: took source=4 tiles=G; placed place=5 tiles=G jokers=0
1 2Y8: took source=2 tiles=YY; moved from=6 to=8; placed place=8 tiles=YY jokers=0
1 8@O: set place=8 space=lower tile=O; removed place=8 strip=2; window place=8 own=1 beyond=0 +1
2 H: home from=5 to=1
1 H: home from=8 to=1
2 CP1: took source=0 tiles=PP; marked ; stepped steps=1 from=5 to=6; placed place=1 tiles=P jokers=0; broke tiles=P; stepped steps=1 from=6 to=7
1 1G2: took source=1 tiles=G; moved from=1 to=2; placed place=2 tiles=G jokers=0
2 CY2: took source=0 tiles=YYYY; moved from=1 to=2; placed place=2 tiles=Y jokers=0; broke tiles=YYY; wrapped times=1 loss=18 -4; stepped steps=3 from=7 to=2
1 CG3: took source=0 tiles=GGG; moved from=2 to=3; placed place=3 tiles=GG jokers=0; broke tiles=G; stepped steps=1 from=1 to=2
2 CO2: took source=0 tiles=O; placed place=2 tiles=O jokers=0
1 CB7: took source=0 tiles=BBB; moved from=3 to=7; placed place=7 tiles=BBB jokers=0
1 7@P: set place=7 space=upper tile=P; turned place=7 strip=6b; window place=7 own=2 beyond=1 +3
2 H: home from=2 to=1
1 H: home from=7 to=1
2 CP6: took source=0 tiles=P; moved from=1 to=6; placed place=6 tiles=P jokers=0; - retired round=4 tile=G
deal OBBYGBPGPBPOGYB [- poured tiles=50] BPGOB [2 started round=5]
2 4Y7: took source=4 tiles=Y; moved from=6 to=7; placed place=7 tiles=Y jokers=0
1 3O7: took source=3 tiles=O; moved from=1 to=7; placed place=7 tiles=O jokers=0
2 CB7: took source=0 tiles=BBB; marked ; stepped steps=1 from=2 to=3; placed place=7 tiles=B jokers=0; broke tiles=BB; stepped steps=2 from=3 to=5
2 7@Y: set place=7 space=upper tile=Y; turned place=7 strip=5a; window place=7 own=2 beyond=1 +3
1 CG7: took source=0 tiles=G; placed place=7 tiles=G jokers=0
2 2B7: took source=2 tiles=B; placed place=7 tiles=B jokers=0
1 H: home from=7 to=1
2 5G7: took source=5 tiles=G; placed place=7 tiles=G jokers=0
1 CP4: took source=0 tiles=PPPP; moved from=1 to=4; placed place=4 tiles=PPP jokers=0; broke tiles=P; stepped steps=1 from=2 to=3
2 H: home from=7 to=1
1 CO5: took source=0 tiles=O; moved from=4 to=5; placed place=5 tiles=O jokers=0
2 CG7: took source=0 tiles=GG; moved from=1 to=7; placed place=7 tiles=GG jokers=0
1 CB7: took source=0 tiles=B; moved from=5 to=7; placed place=7 tiles=B jokers=0
2 H: home from=7 to=1
1 H: home from=7 to=1
2 1Y6: took source=1 tiles=Y; moved from=1 to=6; placed place=6 tiles=Y jokers=0
1 CB3: took source=0 tiles=BB; moved from=1 to=3; placed place=3 tiles=BB jokers=0
1 3@G: set place=3 space=upper tile=G; turned place=3 strip=5b; window place=3 own=3 beyond=7 +10
2 H: home from=6 to=1
1 H: home from=3 to=1
2 CO1: took source=0 tiles=O; placed place=1 tiles=O jokers=0; - retired round=5 tile=O
deal PPGYPPYPOBBOGBBPGYPO [2 started round=6]
2 5G5: took source=5 tiles=G; moved from=1 to=5; placed place=5 tiles=G jokers=0
1 1P6: took source=1 tiles=PP; moved from=1 to=6; placed place=6 tiles=PP jokers=0
2 4G5: took source=4 tiles=G; placed place=5 tiles=G jokers=0; bonus place=5 tile=Y panes=1 +1
2 5@Y: set place=5 space=upper tile=Y; turned place=5 strip=8b; window place=5 own=4 beyond=3 +7
1 CO6: took source=0 tiles=O; marked ; stepped steps=1 from=3 to=4; placed place=6 tiles=O jokers=0
1 6@O: set place=6 space=upper tile=O; turned place=6 strip=3b; window place=6 own=3 beyond=3 +6
2 2Y5: took source=2 tiles=Y
2 J1: placed place=5 tiles=Y jokers=1
1 CP6: took source=0 tiles=PPPPP; placed place=6 tiles=P jokers=0; broke tiles=PPPP; stepped steps=4 from=4 to=8
2 3B7: took source=3 tiles=BB; moved from=5 to=7; placed place=7 tiles=B jokers=0; broke tiles=B; stepped steps=1 from=5 to=6
2 7@G: set place=7 space=lower tile=G; removed place=7 strip=5; window place=7 own=2 beyond=1 +3
1 H: home from=6 to=1
2 H: home from=7 to=1
1 CG5: took source=0 tiles=G; moved from=1 to=5; placed place=5 tiles=G jokers=0
2 CB1: took source=0 tiles=BB; placed place=1 tiles=BB jokers=0
2 1@O: set place=1 space=upper tile=O; turned place=1 strip=2a; window place=1 own=1 beyond=7 +8
1 H: home from=5 to=1
2 CY5: took source=0 tiles=YY; moved from=1 to=5; placed place=5 tiles=YY jokers=1
1 CO7: took source=0 tiles=OO; moved from=1 to=7; placed place=7 tiles=OO jokers=0
1 7@O: set place=7 space=lower tile=O; removed place=7 strip=6; window place=7 own=2 beyond=1 +3; - retired round=6 tile=Y; left panes=11 +3; glass space=8 loss=14 -14; ornament number=2 panes=2 +3; ornament number=4 panes=4 +10; 2 left panes=14 +4; 2 glass space=6 loss=8 -8; 2 ornament number=4 panes=4 +10; - finished reason=rounds round=6
sheet [32, 28]
scores [32, 28] places [1, 2] lost [32, 44] by rounds
