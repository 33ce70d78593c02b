strips 4a1b2a3a7b5b6a8a5a7b4b6a8a3a2b1a8a3b4b7a2b6b1b5b5a3b6a8a7a2a4a1a
indicator YPBOGG
deal YBPBYOYGYGGOYPYPBPBYGYBBGOBPPBGYOBPG [1 started round=1]
1 2Y3: took source=2 tiles=YY; moved from=1 to=3; placed place=3 tiles=YY jokers=0
2 4Y8: took source=4 tiles=YY; moved from=1 to=8; placed place=8 tiles=YY jokers=0
3 CG1: took source=0 tiles=G; marked ; stepped steps=1 from=1 to=2; placed place=1 tiles=G jokers=0
4 9G7: took source=9 tiles=G; moved from=1 to=7; placed place=7 tiles=G jokers=0
1 6B7: took source=6 tiles=BB; moved from=3 to=7; placed place=7 tiles=BB jokers=0
2 8B8: took source=8 tiles=B; placed place=8 tiles=B jokers=0
3 1B6: took source=1 tiles=BB; moved from=1 to=6; placed place=6 tiles=B jokers=0; broke tiles=B; stepped steps=1 from=2 to=3
4 CG7: took source=0 tiles=GG; placed place=7 tiles=G jokers=0; broke tiles=G; stepped steps=1 from=1 to=2
1 7O8: took source=7 tiles=O; moved from=7 to=8; placed place=8 tiles=O jokers=0
2 5B8: took source=5 tiles=BB; placed place=8 tiles=BB jokers=0
2 8@Y: set place=8 space=upper tile=Y; turned place=8 strip=1b; window place=8 own=1 beyond=0 +1
3 H: home from=6 to=1
4 3Y8: took source=3 tiles=Y; moved from=7 to=8; placed place=8 tiles=Y jokers=0
1 CG8: took source=0 tiles=GGG; placed place=8 tiles=GGG jokers=0
2 CY8: took source=0 tiles=YYYY; placed place=8 tiles=Y jokers=0; broke tiles=YYY; stepped steps=3 from=1 to=4
3 CO5: took source=0 tiles=OOO; moved from=1 to=5; placed place=5 tiles=O jokers=0; broke tiles=OO; stepped steps=2 from=3 to=5
4 CB8: took source=0 tiles=BB; placed place=8 tiles=BB jokers=0
1 H: home from=8 to=1
2 H: home from=8 to=1
3 H: home from=5 to=1
4 H: home from=8 to=1
1 CP7: took source=0 tiles=PPPPPPP; moved from=1 to=7; placed place=7 tiles=P jokers=0; broke tiles=PPPPPP; stepped steps=6 from=1 to=7; - retired round=1 tile=G
deal YYOYGBYOYBOPOOPOBOOYYPBGBGGOGYOPPYPP [3 started round=2]
3 3O1: took source=3 tiles=O; placed place=1 tiles=O jokers=0
4 7G4: took source=7 tiles=GG; moved from=1 to=4; placed place=4 tiles=GG jokers=0
1 5Y8: took source=5 tiles=Y; moved from=7 to=8; placed place=8 tiles=Y jokers=0; bonus place=8 tile=Y panes=1 +1
1 8@G: set place=8 space=upper tile=G; turned place=8 strip=8b; window place=8 own=1 beyond=0 +1
2 2G8: took source=2 tiles=G; moved from=1 to=8; placed place=8 tiles=G jokers=0
3 8G6: took source=8 tiles=G; moved from=1 to=6; placed place=6 tiles=G jokers=0
4 1Y5: took source=1 tiles=YYY; moved from=4 to=5; placed place=5 tiles=YYY jokers=0
1 6B8: took source=6 tiles=B
1 J1: placed place=8 tiles=B jokers=1
2 CO8: took source=0 tiles=OOOOOO; marked ; stepped steps=1 from=4 to=5; placed place=8 tiles=OO jokers=0; broke tiles=OOOO; wrapped times=1 loss=18 -1; stepped steps=4 from=5 to=1
3 CB8: took source=0 tiles=BBBB; moved from=6 to=8; placed place=8 tiles=B jokers=0; broke tiles=BBB; stepped steps=3 from=5 to=8
4 9P7: took source=9 tiles=PPP; moved from=5 to=7; placed place=7 tiles=PPP jokers=0
4 7@G: set place=7 space=upper tile=G; turned place=7 strip=4b; window place=7 own=2 beyond=0 +2
1 CG8: took source=0 tiles=G; placed place=8 tiles=G jokers=1
2 H: home from=8 to=1
3 4P8: took source=4 tiles=P; placed place=8 tiles=P jokers=0
4 CY8: took source=0 tiles=YYYYY; moved from=7 to=8; placed place=8 tiles=Y jokers=0; broke tiles=YYYY; stepped steps=4 from=2 to=6
1 CO8: took source=0 tiles=OOO; placed place=8 tiles=O jokers=0; broke tiles=OO; wrapped times=1 loss=18 -2; stepped steps=2 from=7 to=1
2 CP7: took source=0 tiles=PPP; moved from=1 to=7; placed place=7 tiles=PP jokers=0; broke tiles=P; stepped steps=1 from=1 to=2; - retired round=2 tile=Y
deal OOGPYPBGPBPPBOOGBGOBGGP [- poured tiles=41] YPBGPYGYBBOOO [2 started round=3]
2 7G8: took source=7 tiles=G; moved from=7 to=8; placed place=8 tiles=G jokers=0
2 8@O: set place=8 space=lower tile=O; removed place=8 strip=1; window place=8 own=1 beyond=0 +1
3 1P8: took source=1 tiles=P; placed place=8 tiles=P jokers=0
4 2P-: took source=2 tiles=P; broke tiles=P; stepped steps=1 from=6 to=7
1 8Y8: took source=8 tiles=YY; placed place=8 tiles=Y jokers=0; broke tiles=Y; stepped steps=1 from=1 to=2
2 H: home from=8 to=1
3 H: home from=8 to=1
4 4B8: took source=4 tiles=B; placed place=8 tiles=B jokers=0
4 8@B: set place=8 space=upper tile=B; turned place=8 strip=1b; window place=8 own=1 beyond=0 +1
1 3B8: took source=3 tiles=B; placed place=8 tiles=B jokers=0
1 8@B: set place=8 space=lower tile=B; removed place=8 strip=8; window place=8 own=1 beyond=0 +1
2 9O6: took source=9 tiles=OOO; moved from=1 to=6; placed place=6 tiles=OOO jokers=0
3 CY1: took source=0 tiles=Y; marked ; wrapped times=1 loss=18; stepped steps=1 from=8 to=1; placed place=1 tiles=Y jokers=0
4 5G8: took source=5 tiles=G; placed place=8 tiles=G jokers=0
1 H: home from=8 to=1
2 CP6: took source=0 tiles=PPPPP; placed place=6 tiles=PP jokers=0; broke tiles=PPP; stepped steps=3 from=2 to=5; bonus place=6 tile=P panes=2 +2
2 6@P: set place=6 space=upper tile=P; turned place=6 strip=3b; window place=6 own=3 beyond=1 +4
3 CG3: took source=0 tiles=GGGG; moved from=1 to=3; placed place=3 tiles=G jokers=0; broke tiles=GGG; stepped steps=3 from=1 to=4
4 6G8: took source=6 tiles=GG; placed place=8 tiles=G jokers=0; broke tiles=G; stepped steps=1 from=7 to=8
1 CP1: took source=0 tiles=P; placed place=1 tiles=P jokers=0
2 H: home from=6 to=1
3 CB5: took source=0 tiles=BBBBBB; moved from=3 to=5; placed place=5 tiles=BB jokers=0; broke tiles=BBBB; stepped steps=4 from=4 to=8
4 H: home from=8 to=1
1 CO3: took source=0 tiles=OOOOO; moved from=1 to=3; placed place=3 tiles=OO jokers=0; broke tiles=OOO; stepped steps=3 from=2 to=5
2 CY5: took source=0 tiles=Y; moved from=1 to=5; placed place=5 tiles=Y jokers=0; - retired round=3 tile=P
deal YYOOPGGPOPBBPOOYPBYBOYGPPYYG [- poured tiles=33] PYOYGOOO [3 started round=4]
3 6O6: took source=6 tiles=O; moved from=5 to=6; placed place=6 tiles=O jokers=0
4 5B7: took source=5 tiles=BB; moved from=1 to=7; placed place=7 tiles=BB jokers=0
1 3B5: took source=3 tiles=BB; moved from=3 to=5; placed place=5 tiles=B jokers=0; broke tiles=B; stepped steps=1 from=5 to=6
2 CY6: took source=0 tiles=YY; marked ; stepped steps=1 from=5 to=6; moved from=5 to=6; placed place=6 tiles=YY jokers=0
3 8O7: took source=8 tiles=O; moved from=6 to=7; placed place=7 tiles=O jokers=0
4 1Y8: took source=1 tiles=YY; moved from=7 to=8; placed place=8 tiles=Y jokers=0; broke tiles=Y; wrapped times=1 loss=18 -3; stepped steps=1 from=8 to=1
1 4Y6: took source=4 tiles=Y; moved from=5 to=6; placed place=6 tiles=Y jokers=0
2 CO7: took source=0 tiles=OOOOO; moved from=6 to=7; placed place=7 tiles=O jokers=0; broke tiles=OOOO; wrapped times=1 loss=18 -7; stepped steps=4 from=6 to=2
3 H: home from=7 to=1
4 9O8: took source=9 tiles=OOO; placed place=8 tiles=OO jokers=0; broke tiles=O; stepped steps=1 from=1 to=2
4 8@O: set place=8 space=lower tile=O; removed place=8 strip=1; window place=8 own=1 beyond=0 +1
1 CP6: took source=0 tiles=PPPPP; placed place=6 tiles=PP jokers=0; broke tiles=PPP; wrapped times=1 loss=18 -1; stepped steps=3 from=6 to=1
2 H: home from=7 to=1
3 7P5: took source=7 tiles=P; moved from=1 to=5; placed place=5 tiles=P jokers=0
4 H: home from=8 to=1
1 CY6: took source=0 tiles=YYYY; placed place=6 tiles=Y jokers=0; broke tiles=YYY; stepped steps=3 from=1 to=4
2 2G3: took source=2 tiles=GG; moved from=1 to=3; placed place=3 tiles=G jokers=0; broke tiles=G; stepped steps=1 from=2 to=3
3 CP5: took source=0 tiles=PP; placed place=5 tiles=P jokers=0; broke tiles=P; wrapped times=1 loss=18; stepped steps=1 from=8 to=1; bonus place=5 tile=B panes=2 +2
3 5@P: set place=5 space=upper tile=P; turned place=5 strip=2a; window place=5 own=4 beyond=0 +4
4 CG7: took source=0 tiles=GGG; moved from=1 to=7; placed place=7 tiles=G jokers=0; broke tiles=GG; stepped steps=2 from=2 to=4; - retired round=4 tile=B
deal OYBOPYPBGPPOBBBBBGOGPGGYB [- poured tiles=26] GOOOYPOYBBY [2 started round=5]
2 8P6: took source=8 tiles=P; moved from=3 to=6; placed place=6 tiles=P jokers=0
3 H: home from=5 to=1
4 3O7: took source=3 tiles=O; placed place=7 tiles=O jokers=0
1 5B6: took source=5 tiles=B; placed place=6 tiles=B jokers=0
1 6@B: set place=6 space=upper tile=B; turned place=6 strip=5a; window place=6 own=3 beyond=1 +4
2 H: home from=6 to=1
3 6Y4: took source=6 tiles=Y; moved from=1 to=4; placed place=4 tiles=Y jokers=0
4 7O7: took source=7 tiles=OO; placed place=7 tiles=O jokers=0; broke tiles=O; stepped steps=1 from=4 to=5; bonus place=7 tile=O panes=2 +2
4 7@O: set place=7 space=lower tile=O; removed place=7 strip=4; window place=7 own=2 beyond=1 +3
1 CG6: took source=0 tiles=GGGGGG; marked ; stepped steps=1 from=4 to=5; placed place=6 tiles=GGG jokers=0; broke tiles=GGG; stepped steps=3 from=5 to=8
2 CB2: took source=0 tiles=B; moved from=1 to=2; placed place=2 tiles=B jokers=0
3 9Y5: took source=9 tiles=YY; moved from=4 to=5; placed place=5 tiles=YY jokers=0
4 H: home from=7 to=1
1 4B6: took source=4 tiles=BBBB; placed place=6 tiles=BB jokers=0; broke tiles=BB; wrapped times=1 loss=18 -4; stepped steps=2 from=8 to=2
1 6@B: set place=6 space=lower tile=B; removed place=6 strip=5; window place=6 own=3 beyond=1 +4
2 1O3: took source=1 tiles=OO; moved from=2 to=3; placed place=3 tiles=OO jokers=0
3 CO7: took source=0 tiles=OOO; moved from=5 to=7; placed place=7 tiles=O jokers=0; broke tiles=OO; stepped steps=2 from=1 to=3
4 2Y4: took source=2 tiles=Y; moved from=1 to=4; placed place=4 tiles=Y jokers=0
1 CB7: took source=0 tiles=BBBB; moved from=6 to=7; placed place=7 tiles=B jokers=0; broke tiles=BBB; stepped steps=3 from=2 to=5
2 H: home from=3 to=1
3 CY8: took source=0 tiles=YY; moved from=7 to=8; placed place=8 tiles=YY jokers=0
3 8@B: set place=8 space=upper tile=B; turned place=8 strip=5a; window place=8 own=1 beyond=0 +1
4 H: home from=4 to=1
1 H: home from=7 to=1
2 CP2: took source=0 tiles=PPPPP; moved from=1 to=2; placed place=2 tiles=PPP jokers=0; broke tiles=PP; stepped steps=2 from=3 to=5; - retired round=5 tile=O
deal OYGOPOYGGPPPBGO [- poured tiles=30] GBGYBOBYPOBPGBGGPBPBO [1 started round=6]
1 6P4: took source=6 tiles=P; moved from=1 to=4; placed place=4 tiles=P jokers=0
2 5B4: took source=5 tiles=BB; moved from=2 to=4; placed place=4 tiles=BB jokers=0
3 1G8: took source=1 tiles=G; placed place=8 tiles=G jokers=0
4 8G2: took source=8 tiles=GG; moved from=1 to=2; placed place=2 tiles=GG jokers=0
1 CO7: took source=0 tiles=OOO; marked ; stepped steps=1 from=5 to=6; moved from=4 to=7; placed place=7 tiles=O jokers=0; broke tiles=OO; stepped steps=2 from=6 to=8
1 7@B: set place=7 space=upper tile=B; turned place=7 strip=6b; window place=7 own=2 beyond=1 +3
2 4B7: took source=4 tiles=B; moved from=4 to=7; placed place=7 tiles=B jokers=0
3 3G8: took source=3 tiles=G; placed place=8 tiles=G jokers=0
4 CY2: took source=0 tiles=YYY; placed place=2 tiles=YY jokers=0; broke tiles=Y; stepped steps=1 from=5 to=6
1 9O7: took source=9 tiles=O; placed place=7 tiles=O jokers=0
2 H: home from=7 to=1
3 7G8: took source=7 tiles=G; placed place=8 tiles=G jokers=0
4 H: home from=2 to=1
1 H: home from=7 to=1
2 CG6: took source=0 tiles=GGG; moved from=1 to=6; placed place=6 tiles=GG jokers=0; broke tiles=G; stepped steps=1 from=5 to=6; bonus place=6 tile=G panes=2 +2
2 6@Y: set place=6 space=lower tile=Y; removed place=6 strip=3; window place=6 own=3 beyond=1 +4
3 CB8: took source=0 tiles=BBBBB; placed place=8 tiles=BB jokers=0; broke tiles=BBB; stepped steps=3 from=3 to=6; bonus place=8 tile=G panes=3 +3
3 8@G: set place=8 space=lower tile=G; removed place=8 strip=5; window place=8 own=1 beyond=0 +1
4 CO6: took source=0 tiles=OO; moved from=1 to=6; placed place=6 tiles=OO jokers=0
1 CP1: took source=0 tiles=PPPPPP; placed place=1 tiles=PP jokers=0; broke tiles=PPPP; wrapped times=1 loss=18 -7; stepped steps=4 from=8 to=4
2 H: home from=6 to=1
3 H: home from=8 to=1
4 H: home from=6 to=1
1 2Y5: took source=2 tiles=Y; moved from=1 to=5; placed place=5 tiles=Y jokers=0
2 CG1: took source=0 tiles=G; placed place=1 tiles=G jokers=0
3 CP4: took source=0 tiles=P; moved from=1 to=4; placed place=4 tiles=P jokers=0
4 CO4: took source=0 tiles=O; moved from=1 to=4; placed place=4 tiles=O jokers=0; - retired round=6 tile=G; 1 left panes=11 +3; 1 glass space=4 loss=4 -3; 1 color tile=B panes=4 windows=2 +8; 2 left panes=15 +5; 2 glass space=6 loss=8 -8; 2 color tile=Y panes=2 windows=2 +4; 3 left panes=13 +4; 3 glass space=6 loss=8 -8; 3 color tile=B panes=1 windows=1 +1; left panes=13 +4; glass space=6 loss=8 -8; color tile=O panes=2 windows=2 +4; - finished reason=rounds round=6
sheet [8, 7, 8, 6]
scores [8, 7, 8, 6] places [2, 3, 1, 4] lost [76, 44, 44, 26] by rounds
