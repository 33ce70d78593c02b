strips 1b7a5a4b8a3a6a2b2b1b3b4b8a7a5b6b7a1b8a4b2a5a6b3a
indicator PGBYOY
deal OBPBOPPBBGGYBBGOYOGOBYOBPYYG [1 started round=1]
1 6O8: took source=6 tiles=O; moved from=1 to=8; placed place=8 tiles=O jokers=0
2 CY5: took source=0 tiles=Y; marked ; stepped steps=1 from=1 to=2; moved from=1 to=5; placed place=5 tiles=Y jokers=0
3 1P8: took source=1 tiles=P; moved from=1 to=8; placed place=8 tiles=P jokers=0
1 2P8: took source=2 tiles=PP; placed place=8 tiles=PP jokers=0
2 3G5: took source=3 tiles=GG; placed place=5 tiles=GG jokers=0
3 H: home from=8 to=1
1 4B8: took source=4 tiles=BB; placed place=8 tiles=BB jokers=0
1 8@O: set place=8 space=upper tile=O; turned place=8 strip=2a; window place=8 own=1 beyond=0 +1
2 5G5: took source=5 tiles=G; placed place=5 tiles=G jokers=0
3 CG2: took source=0 tiles=G; moved from=1 to=2; placed place=2 tiles=G jokers=0
1 CY8: took source=0 tiles=YY; placed place=8 tiles=YY jokers=0
2 7Y7: took source=7 tiles=YY; moved from=5 to=7; placed place=7 tiles=YY jokers=0
3 CO7: took source=0 tiles=OOOOO; moved from=2 to=7; placed place=7 tiles=OOO jokers=0; broke tiles=OO; stepped steps=2 from=1 to=3
1 H: home from=8 to=1
2 CP7: took source=0 tiles=P; placed place=7 tiles=P jokers=0
3 H: home from=7 to=1
1 CG2: took source=0 tiles=G; moved from=1 to=2; placed place=2 tiles=G jokers=0
2 CB7: took source=0 tiles=BBBBBB; placed place=7 tiles=B jokers=0; broke tiles=BBBBB; stepped steps=5 from=2 to=7; - retired round=1 tile=Y
deal OGPPBGOGYOGYPPOYGBBPOPPOYYGP [2 started round=2]
2 3O8: took source=3 tiles=O; moved from=7 to=8; placed place=8 tiles=O jokers=0
3 1G1: took source=1 tiles=G; placed place=1 tiles=G jokers=0
1 5G3: took source=5 tiles=G; moved from=2 to=3; placed place=3 tiles=G jokers=0
2 6O8: took source=6 tiles=OO; placed place=8 tiles=OO jokers=0
3 4Y3: took source=4 tiles=Y; moved from=1 to=3; placed place=3 tiles=Y jokers=0
1 CB7: took source=0 tiles=BB; marked ; stepped steps=1 from=1 to=2; moved from=3 to=7; placed place=7 tiles=BB jokers=0
2 2B8: took source=2 tiles=B; placed place=8 tiles=B jokers=0
3 CO8: took source=0 tiles=OOO; moved from=3 to=8; placed place=8 tiles=OOO jokers=0
1 CP7: took source=0 tiles=PPPPPPP; placed place=7 tiles=P jokers=0; broke tiles=PPPPPP; stepped steps=6 from=2 to=8
2 H: home from=8 to=1
3 7P8: took source=7 tiles=P; placed place=8 tiles=P jokers=0; bonus place=8 tile=P panes=2 +2
3 8@O: set place=8 space=upper tile=O; turned place=8 strip=3b; window place=8 own=1 beyond=0 +1
1 CY8: took source=0 tiles=YYYY; moved from=7 to=8; placed place=8 tiles=Y jokers=0; broke tiles=YYY; wrapped times=1 loss=18 -1; stepped steps=3 from=8 to=3
2 CG4: took source=0 tiles=GGGG; moved from=1 to=4; placed place=4 tiles=G jokers=0; broke tiles=GGG; wrapped times=1 loss=18; stepped steps=3 from=7 to=2; - retired round=2 tile=P
deal YGYOGBPOGBOYGBPYOYBYPBOGPBPP [1 started round=3]
1 5O8: took source=5 tiles=O; placed place=8 tiles=O jokers=0
2 2P6: took source=2 tiles=P; moved from=4 to=6; placed place=6 tiles=P jokers=0
3 6G8: took source=6 tiles=G; placed place=8 tiles=G jokers=0
1 1O8: took source=1 tiles=O; placed place=8 tiles=O jokers=0
1 8@Y: set place=8 space=lower tile=Y; removed place=8 strip=2; window place=8 own=1 beyond=0 +1
2 3G6: took source=3 tiles=G; placed place=6 tiles=G jokers=0
3 4P8: took source=4 tiles=P; placed place=8 tiles=P jokers=0
1 H: home from=8 to=1
2 H: home from=6 to=1
3 CY8: took source=0 tiles=YYYYYY; marked ; stepped steps=1 from=3 to=4; placed place=8 tiles=YY jokers=0; broke tiles=YYYY; stepped steps=4 from=4 to=8
1 CG3: took source=0 tiles=GGG; moved from=1 to=3; placed place=3 tiles=GG jokers=0; broke tiles=G; stepped steps=1 from=3 to=4
2 CO5: took source=0 tiles=OOO; moved from=1 to=5; placed place=5 tiles=O jokers=0; broke tiles=OO; stepped steps=2 from=2 to=4; bonus place=5 tile=G panes=3 +3
2 5@G: set place=5 space=upper tile=G; turned place=5 strip=8b; window place=5 own=4 beyond=0 +4
3 H: home from=8 to=1
1 7P6: took source=7 tiles=PPP; moved from=3 to=6; placed place=6 tiles=PP jokers=0; broke tiles=P; stepped steps=1 from=4 to=5
2 CB5: took source=0 tiles=BBBBBB; placed place=5 tiles=BBB jokers=2; broke tiles=BBB; stepped steps=3 from=4 to=7
3 CP1: took source=0 tiles=P; placed place=1 tiles=P jokers=0; - retired round=3 tile=G
deal PYYBGGOBGOG [- poured tiles=49] YPPYPPBBOGYBPGYPO [3 started round=4]
3 2G7: took source=2 tiles=GG; moved from=1 to=7; placed place=7 tiles=G jokers=0; broke tiles=G; wrapped times=1 loss=18 -3; stepped steps=1 from=8 to=1
1 1B7: took source=1 tiles=B; moved from=6 to=7; placed place=7 tiles=B jokers=0
2 6Y6: took source=6 tiles=Y; moved from=5 to=6; placed place=6 tiles=Y jokers=0
3 7G8: took source=7 tiles=G; moved from=7 to=8; placed place=8 tiles=G jokers=0
3 8@G: set place=8 space=lower tile=G; removed place=8 strip=3; window place=8 own=1 beyond=0 +1
1 H: home from=7 to=1
2 H: home from=6 to=1
3 H: home from=8 to=1
1 CB3: took source=0 tiles=BB; marked ; stepped steps=1 from=5 to=6; moved from=1 to=3; placed place=3 tiles=BB jokers=0; bonus place=3 tile=B panes=2 +2
1 3@B: set place=3 space=upper tile=B; turned place=3 strip=5b; window place=3 own=3 beyond=1 +4
2 4P3: took source=4 tiles=PPP; moved from=1 to=3; placed place=3 tiles=P jokers=0; broke tiles=PP; wrapped times=1 loss=18 -7; stepped steps=2 from=7 to=1
3 CO4: took source=0 tiles=OO; moved from=1 to=4; placed place=4 tiles=OO jokers=0
1 3Y3: took source=3 tiles=Y; placed place=3 tiles=Y jokers=0
2 5P7: took source=5 tiles=P; moved from=3 to=7; placed place=7 tiles=P jokers=0; bonus place=7 tile=B panes=1 +1
2 7@P: set place=7 space=upper tile=P; turned place=7 strip=5a; window place=7 own=2 beyond=0 +2
3 CB7: took source=0 tiles=BB; moved from=4 to=7; placed place=7 tiles=B jokers=0; broke tiles=B; stepped steps=1 from=1 to=2; bonus place=7 tile=B panes=1 +1
3 7@G: set place=7 space=upper tile=G; turned place=7 strip=6a; window place=7 own=2 beyond=1 +3
1 CO4: took source=0 tiles=OO; moved from=3 to=4; placed place=4 tiles=OO jokers=0
2 CG7: took source=0 tiles=GGG; placed place=7 tiles=GGG jokers=0
3 CP7: took source=0 tiles=PPP; placed place=7 tiles=P jokers=0; broke tiles=PP; stepped steps=2 from=2 to=4
1 H: home from=4 to=1
2 H: home from=7 to=1
3 H: home from=7 to=1
1 CY3: took source=0 tiles=YYYY; moved from=1 to=3; placed place=3 tiles=Y jokers=0; broke tiles=YYY; wrapped times=1 loss=18 -7; stepped steps=3 from=6 to=1; - retired round=4 tile=B
deal PPOYYOOYPOBOOBOYPBYBBYGBGBGG [1 started round=5]
1 6G5: took source=6 tiles=G; moved from=3 to=5; placed place=5 tiles=G jokers=0
2 4Y6: took source=4 tiles=Y; moved from=1 to=6; placed place=6 tiles=Y jokers=0
3 1O5: took source=1 tiles=O; moved from=1 to=5; placed place=5 tiles=O jokers=0
1 5Y5: took source=5 tiles=Y; placed place=5 tiles=Y jokers=0
2 H: home from=6 to=1
3 3B7: took source=3 tiles=B; moved from=5 to=7; placed place=7 tiles=B jokers=0
1 2O7: took source=2 tiles=OO; moved from=5 to=7; placed place=7 tiles=O jokers=0; broke tiles=O; stepped steps=1 from=1 to=2
1 7@P: set place=7 space=upper tile=P; turned place=7 strip=6b; window place=7 own=2 beyond=1 +3
2 7G2: took source=7 tiles=GGG; moved from=1 to=2; placed place=2 tiles=GG jokers=0; broke tiles=G; stepped steps=1 from=1 to=2
3 CB7: took source=0 tiles=BBBBBB; marked ; stepped steps=1 from=4 to=5; placed place=7 tiles=BB jokers=0; broke tiles=BBBB; wrapped times=1 loss=18 -5; stepped steps=4 from=5 to=1
1 H: home from=7 to=1
2 CY2: took source=0 tiles=YYYY; placed place=2 tiles=Y jokers=0; broke tiles=YYY; stepped steps=3 from=2 to=5
3 CO7: took source=0 tiles=OOOO; placed place=7 tiles=O jokers=0; broke tiles=OOO; stepped steps=3 from=1 to=4
3 7@P: set place=7 space=lower tile=P; removed place=7 strip=6; window place=7 own=2 beyond=1 +3
1 CP2: took source=0 tiles=PPPP; moved from=1 to=2; placed place=2 tiles=P jokers=0; broke tiles=PPP; stepped steps=3 from=2 to=5; - retired round=5 tile=Y
deal PYPY [- poured tiles=50] POBGYYYOBYGYPOYBBBPYOYPG [3 started round=6]
3 H: home from=7 to=1
1 5O5: took source=5 tiles=O; moved from=2 to=5; placed place=5 tiles=O jokers=0
2 4Y5: took source=4 tiles=YY; moved from=2 to=5; placed place=5 tiles=Y jokers=0; broke tiles=Y; stepped steps=1 from=5 to=6
3 7O3: took source=7 tiles=O; moved from=1 to=3; placed place=3 tiles=O jokers=0
1 CG5: took source=0 tiles=GG; marked ; stepped steps=1 from=5 to=6; placed place=5 tiles=GG jokers=0; bonus place=5 tile=O panes=1 +1
1 5@G: set place=5 space=upper tile=G; turned place=5 strip=8b; window place=5 own=4 beyond=3 +7
2 H: home from=5 to=1
3 1Y5: took source=1 tiles=YY; moved from=3 to=5; placed place=5 tiles=YY jokers=0
1 CY5: took source=0 tiles=YY
1 J2: placed place=5 tiles=YY jokers=2
2 2O1: took source=2 tiles=O; placed place=1 tiles=O jokers=0
3 CG6: took source=0 tiles=G; moved from=5 to=6; placed place=6 tiles=G jokers=0
1 H: home from=5 to=1
2 6Y3: took source=6 tiles=Y; moved from=1 to=3; placed place=3 tiles=Y jokers=0
3 H: home from=6 to=1
1 3O7: took source=3 tiles=O; moved from=1 to=7; placed place=7 tiles=O jokers=0
2 CB7: took source=0 tiles=BBBBB; moved from=3 to=7; placed place=7 tiles=BB jokers=0; broke tiles=BBB; wrapped times=1 loss=18 -3; stepped steps=3 from=6 to=1
2 7@G: set place=7 space=lower tile=G; removed place=7 strip=5; window place=7 own=2 beyond=0 +2
3 CY2: took source=0 tiles=YYY; moved from=1 to=2; placed place=2 tiles=Y jokers=0; broke tiles=YY; stepped steps=2 from=4 to=6
1 H: home from=7 to=1
2 H: home from=7 to=1
3 H: home from=2 to=1
1 CP3: took source=0 tiles=PPPPPP; moved from=1 to=3; placed place=3 tiles=PP jokers=0; broke tiles=PPPP; wrapped times=1 loss=18 -11; stepped steps=4 from=6 to=2; - retired round=6 tile=O; left panes=13 +4; glass space=2 loss=1 -1; ornament number=4 panes=3 +6; 2 left panes=19 +6; 2 ornament number=4 panes=2 +3; 3 left panes=12 +4; 3 glass space=6 loss=8 -7; 3 ornament number=4 panes=4 +10; - finished reason=rounds round=6
sheet [9, 11, 10]
scores [9, 11, 10] places [3, 1, 2] lost [55, 54, 44] by rounds
