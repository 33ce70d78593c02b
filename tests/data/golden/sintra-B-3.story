strips 5b6b4b3b8a2b1b7a5b6a7a3a1b2a4b8a6a8a3b1b7b4a5a2b
indicator BPYOGP
deal YYPOYYOGYGYPYBOPPPGGPGGYBOOB [1 started round=1]
1 4O3: took source=4 tiles=O; moved from=1 to=3; placed place=3 tiles=O jokers=0
2 6Y1: took source=6 tiles=Y; placed place=1 tiles=Y jokers=0
3 1P5: took source=1 tiles=P; moved from=1 to=5; placed place=5 tiles=P jokers=0
1 2Y8: took source=2 tiles=YY; moved from=3 to=8; placed place=8 tiles=YY jokers=0
2 CO5: took source=0 tiles=OO; marked ; stepped steps=1 from=1 to=2; moved from=1 to=5; placed place=5 tiles=OO jokers=0
3 CP8: took source=0 tiles=PP; moved from=5 to=8; placed place=8 tiles=PP jokers=0
1 3G8: took source=3 tiles=G; placed place=8 tiles=G jokers=0
2 CG5: took source=0 tiles=GGG; placed place=5 tiles=GG jokers=0; broke tiles=G; stepped steps=1 from=2 to=3
3 CB8: took source=0 tiles=B; placed place=8 tiles=B jokers=0
1 H: home from=8 to=1
2 CY8: took source=0 tiles=YYYYY; moved from=5 to=8; placed place=8 tiles=Y jokers=0; broke tiles=YYYY; stepped steps=4 from=3 to=7
3 7O8: took source=7 tiles=OO; placed place=8 tiles=O jokers=0; broke tiles=O; stepped steps=1 from=1 to=2
1 CP6: took source=0 tiles=P; moved from=1 to=6; placed place=6 tiles=P jokers=0
2 5G8: took source=5 tiles=GG; placed place=8 tiles=GG jokers=0
3 H: home from=8 to=1
1 CP8: took source=0 tiles=PP; moved from=6 to=8; placed place=8 tiles=P jokers=0; broke tiles=P; stepped steps=1 from=1 to=2
2 H: home from=8 to=1
3 CB7: took source=0 tiles=BB; moved from=1 to=7; placed place=7 tiles=BB jokers=0; - retired round=1 tile=P
deal BOPPGOGOGGBPBBBOBOBGYYYGGOOB [2 started round=2]
2 1O4: took source=1 tiles=O; moved from=1 to=4; placed place=4 tiles=O jokers=0
3 5B8: took source=5 tiles=BB; moved from=7 to=8; placed place=8 tiles=B jokers=0; broke tiles=B; stepped steps=1 from=2 to=3; bonus place=8 tile=B panes=2 +2
3 8@B: set place=8 space=upper tile=B; turned place=8 strip=2a; window place=8 own=1 beyond=0 +1
1 H: home from=8 to=1
2 CO6: took source=0 tiles=O; marked ; stepped steps=1 from=7 to=8; moved from=4 to=6; placed place=6 tiles=O jokers=0
3 6Y8: took source=6 tiles=YYY; placed place=8 tiles=YYY jokers=0
1 4O7: took source=4 tiles=O; moved from=1 to=7; placed place=7 tiles=O jokers=0
2 7O6: took source=7 tiles=OO; placed place=6 tiles=O jokers=0; broke tiles=O; wrapped times=1 loss=18; stepped steps=1 from=8 to=1
3 H: home from=8 to=1
1 2G7: took source=2 tiles=GG; placed place=7 tiles=GG jokers=0
2 CO7: took source=0 tiles=OO; moved from=6 to=7; placed place=7 tiles=OO jokers=0
3 3G2: took source=3 tiles=GG; moved from=1 to=2; placed place=2 tiles=GG jokers=0
1 H: home from=7 to=1
2 CG7: took source=0 tiles=GGG; placed place=7 tiles=G jokers=0; broke tiles=GG; stepped steps=2 from=1 to=3
3 CB5: took source=0 tiles=BBBBBB; moved from=2 to=5; placed place=5 tiles=B jokers=0; broke tiles=BBBBB; stepped steps=5 from=3 to=8
1 CP6: took source=0 tiles=PPP; moved from=1 to=6; placed place=6 tiles=P jokers=0; broke tiles=PP; stepped steps=2 from=2 to=4; - retired round=2 tile=B
deal BPPGOOYGGPPPYOBOPOBPBBYYOOGY [2 started round=3]
2 4B7: took source=4 tiles=B; placed place=7 tiles=B jokers=0
3 H: home from=5 to=1
1 H: home from=6 to=1
2 7O8: took source=7 tiles=OO; moved from=7 to=8; placed place=8 tiles=O jokers=0; broke tiles=O; stepped steps=1 from=3 to=4
3 2G7: took source=2 tiles=G; moved from=1 to=7; placed place=7 tiles=G jokers=0
1 CG4: took source=0 tiles=G; marked ; stepped steps=1 from=4 to=5; moved from=1 to=4; placed place=4 tiles=G jokers=0
2 3G8: took source=3 tiles=G; placed place=8 tiles=G jokers=0
2 8@G: set place=8 space=upper tile=G; turned place=8 strip=8b; window place=8 own=1 beyond=0 +1
3 H: home from=7 to=1
1 CO5: took source=0 tiles=OOOO; moved from=4 to=5; placed place=5 tiles=O jokers=0; broke tiles=OOO; stepped steps=3 from=5 to=8
2 6Y8: took source=6 tiles=YY
2 J1: placed place=8 tiles=YY jokers=1
3 1G7: took source=1 tiles=G; moved from=1 to=7; placed place=7 tiles=G jokers=0
1 CY7: took source=0 tiles=YYY; moved from=5 to=7; placed place=7 tiles=Y jokers=0; broke tiles=YY; wrapped times=1 loss=18; stepped steps=2 from=8 to=2
2 H: home from=8 to=1
3 5O8: took source=5 tiles=O; moved from=7 to=8; placed place=8 tiles=O jokers=0
1 H: home from=7 to=1
2 CB7: took source=0 tiles=BBBB; moved from=1 to=7; placed place=7 tiles=B jokers=0; broke tiles=BBB; stepped steps=3 from=4 to=7
2 7@G: set place=7 space=upper tile=G; turned place=7 strip=4a; window place=7 own=2 beyond=1 +3
3 H: home from=8 to=1
1 CP4: took source=0 tiles=PPPPPPP; moved from=1 to=4; placed place=4 tiles=P jokers=0; broke tiles=PPPPPP; stepped steps=6 from=2 to=8; - retired round=3 tile=P
deal GBPBPGBYYYP [- poured tiles=48] OGYYBBGPPOBPBBBOB [1 started round=4]
1 2G5: took source=2 tiles=G; moved from=4 to=5; placed place=5 tiles=G jokers=0
2 3P7: took source=3 tiles=P; placed place=7 tiles=P jokers=0
3 CP3: took source=0 tiles=P; marked ; wrapped times=1 loss=18 -3; stepped steps=1 from=8 to=1; moved from=1 to=3; placed place=3 tiles=P jokers=0
1 1B6: took source=1 tiles=BB; moved from=5 to=6; placed place=6 tiles=BB jokers=0
2 4B8: took source=4 tiles=B; moved from=7 to=8
2 J1: placed place=8 tiles=B jokers=1
3 5G3: took source=5 tiles=G; placed place=3 tiles=G jokers=0
1 CO7: took source=0 tiles=O; moved from=6 to=7; placed place=7 tiles=O jokers=0; bonus place=7 tile=Y panes=1 +1
1 7@Y: set place=7 space=upper tile=Y; turned place=7 strip=1a; window place=7 own=2 beyond=0 +2
2 6O8: took source=6 tiles=O; placed place=8 tiles=O jokers=0
3 CP5: took source=0 tiles=PPPP; moved from=3 to=5; placed place=5 tiles=PP jokers=0; broke tiles=PP; stepped steps=2 from=1 to=3
1 7B7: took source=7 tiles=BBB; placed place=7 tiles=BBB jokers=0
2 CB8: took source=0 tiles=BBBB; placed place=8 tiles=B jokers=0; broke tiles=BBB; wrapped times=1 loss=18 -4; stepped steps=3 from=7 to=2; bonus place=8 tile=Y panes=2 +2
2 8@B: set place=8 space=lower tile=B; removed place=8 strip=8; window place=8 own=1 beyond=0 +1
3 CG6: took source=0 tiles=GG; moved from=5 to=6; placed place=6 tiles=GG jokers=0
1 CY8: took source=0 tiles=YYYYY; moved from=7 to=8; placed place=8 tiles=Y jokers=0; broke tiles=YYYY; wrapped times=1 loss=18 -3; stepped steps=4 from=8 to=4; bonus place=8 tile=Y panes=3 +3
1 8@Y: set place=8 space=upper tile=Y; turned place=8 strip=7b; window place=8 own=1 beyond=0 +1
2 H: home from=8 to=1
3 H: home from=6 to=1
1 H: home from=8 to=1
2 CO4: took source=0 tiles=O; moved from=1 to=4; placed place=4 tiles=O jokers=0; - retired round=4 tile=Y
deal OBPPOBOPPBOBPPYYPBYYOOGOYGPP [3 started round=5]
3 2P1: took source=2 tiles=P; placed place=1 tiles=P jokers=0
1 CO2: took source=0 tiles=OO; marked ; stepped steps=1 from=4 to=5; moved from=1 to=2; placed place=2 tiles=OO jokers=0
2 4Y6: took source=4 tiles=YY; moved from=4 to=6; placed place=6 tiles=YY jokers=0
3 5Y2: took source=5 tiles=YY; moved from=1 to=2; placed place=2 tiles=Y jokers=0; broke tiles=Y; stepped steps=1 from=3 to=4
1 7Y8: took source=7 tiles=Y; moved from=2 to=8; placed place=8 tiles=Y jokers=0
2 1P7: took source=1 tiles=PP; moved from=6 to=7; placed place=7 tiles=PP jokers=0
3 6G3: took source=6 tiles=G; moved from=2 to=3; placed place=3 tiles=G jokers=0
1 CB8: took source=0 tiles=BBB; placed place=8 tiles=B jokers=0; broke tiles=BB; stepped steps=2 from=5 to=7
2 H: home from=7 to=1
3 CO8: took source=0 tiles=OOOO; moved from=3 to=8; placed place=8 tiles=O jokers=0; broke tiles=OOO; stepped steps=3 from=4 to=7; bonus place=8 tile=O panes=2 +2
3 8@O: set place=8 space=lower tile=O; removed place=8 strip=2; window place=8 own=1 beyond=0 +1
1 CP8: took source=0 tiles=PPPPP; placed place=8 tiles=PPP jokers=0; broke tiles=PP; wrapped times=1 loss=18 -4; stepped steps=2 from=7 to=1
1 8@Y: set place=8 space=lower tile=Y; removed place=8 strip=7; window place=8 own=1 beyond=0 +1
2 3P4: took source=3 tiles=P; moved from=1 to=4; placed place=4 tiles=P jokers=0
3 H: home from=8 to=1
1 H: home from=8 to=1
2 CG7: took source=0 tiles=G; moved from=4 to=7; placed place=7 tiles=G jokers=0
3 CO1: took source=0 tiles=O; placed place=1 tiles=O jokers=0
1 CB1: took source=0 tiles=BB; placed place=1 tiles=B jokers=0; broke tiles=B; stepped steps=1 from=1 to=2; - retired round=5 tile=O
deal BGY [- poured tiles=40] GYYOYPYBOBYYGPPOOBPYPPYYB [1 started round=6]
1 5O6: took source=5 tiles=OO; moved from=1 to=6; placed place=6 tiles=O jokers=0; broke tiles=O; stepped steps=1 from=2 to=3
1 6@O: set place=6 space=upper tile=O; turned place=6 strip=2a; window place=6 own=3 beyond=3 +6
2 H: home from=7 to=1
3 6B1: took source=6 tiles=B; placed place=1 tiles=B jokers=0
1 3Y7: took source=3 tiles=Y; moved from=6 to=7; placed place=7 tiles=Y jokers=0
2 7Y3: took source=7 tiles=YY; moved from=1 to=3; placed place=3 tiles=YY jokers=0
3 4B1: took source=4 tiles=B; placed place=1 tiles=B jokers=0
1 CY7: took source=0 tiles=YYY; marked ; stepped steps=1 from=3 to=4; placed place=7 tiles=Y jokers=0; broke tiles=YY; stepped steps=2 from=4 to=6
1 7@Y: set place=7 space=lower tile=Y; removed place=7 strip=1; window place=7 own=2 beyond=1 +3
2 2Y6: took source=2 tiles=YYY; moved from=3 to=6; placed place=6 tiles=Y jokers=0; broke tiles=YY; stepped steps=2 from=2 to=4
2 6@Y: set place=6 space=upper tile=Y; turned place=6 strip=2b; window place=6 own=3 beyond=3 +6
3 CG2: took source=0 tiles=G; moved from=1 to=2; placed place=2 tiles=G jokers=0
1 H: home from=7 to=1
2 CO6: took source=0 tiles=OO; placed place=6 tiles=O jokers=0; broke tiles=O; stepped steps=1 from=4 to=5
3 CP6: took source=0 tiles=PPPPPP; moved from=2 to=6; placed place=6 tiles=PPP jokers=0; broke tiles=PPP; wrapped times=1 loss=18 -3; stepped steps=3 from=7 to=2; bonus place=6 tile=G panes=2 +2
3 6@P: set place=6 space=upper tile=P; turned place=6 strip=4b; window place=6 own=3 beyond=1 +4
1 1G5: took source=1 tiles=GG; moved from=1 to=5; placed place=5 tiles=GG jokers=0
2 CB6: took source=0 tiles=BBB; placed place=6 tiles=BB jokers=0; broke tiles=B; stepped steps=1 from=5 to=6
3 H: home from=6 to=1
1 CY5: took source=0 tiles=Y; placed place=5 tiles=Y jokers=0; bonus place=5 tile=G panes=3 +3
1 5@O: set place=5 space=upper tile=O; turned place=5 strip=8b; window place=5 own=4 beyond=6 +10; - retired round=6 tile=G; left panes=6 +2; glass space=6 loss=8 -8; color tile=Y panes=4 windows=2 +8; 2 left panes=17 +5; 2 glass space=6 loss=8 -8; 2 color tile=G panes=2 windows=1 +2; 3 left panes=19 +6; 3 glass space=2 loss=1 -1; 3 color tile=B panes=1 windows=1 +1; - finished reason=rounds round=6
sheet [25, 8, 12]
scores [25, 8, 12] places [1, 3, 2] lost [62, 44, 37] by rounds
