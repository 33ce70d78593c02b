strips 5a6b3b7b4b2a8a1a6a8a2b5b1b3a4b7b8a3b1b5b6b4b7a2a5a1b2b3a8a6b4a7a
indicator GYPBOG
deal PGPGGBBGPPYBGYPPGPOPYBBYYOGPBYBPOGOO [1 started round=1]
1 3Y6: took source=3 tiles=Y; moved from=1 to=6; placed place=6 tiles=Y jokers=0
2 7O7: took source=7 tiles=O; moved from=1 to=7; placed place=7 tiles=O jokers=0
3 4Y3: took source=4 tiles=Y; moved from=1 to=3; placed place=3 tiles=Y jokers=0
4 5O5: took source=5 tiles=O; moved from=1 to=5; placed place=5 tiles=O jokers=0
1 H: home from=6 to=1
2 CB7: took source=0 tiles=B; marked ; stepped steps=1 from=1 to=2; placed place=7 tiles=B jokers=0
3 1G5: took source=1 tiles=GG; moved from=3 to=5; placed place=5 tiles=G jokers=0; broke tiles=G; stepped steps=1 from=1 to=2
4 CG8: took source=0 tiles=GGG; moved from=5 to=8; placed place=8 tiles=G jokers=0; broke tiles=GG; stepped steps=2 from=1 to=3
1 2G2: took source=2 tiles=GG; moved from=1 to=2; placed place=2 tiles=G jokers=0; broke tiles=G; stepped steps=1 from=1 to=2
2 CB7: took source=0 tiles=BB; placed place=7 tiles=B jokers=0; broke tiles=B; stepped steps=1 from=2 to=3
3 9G6: took source=9 tiles=G; moved from=5 to=6; placed place=6 tiles=G jokers=0
4 8Y8: took source=8 tiles=Y; placed place=8 tiles=Y jokers=0
1 CO7: took source=0 tiles=OOO; moved from=2 to=7; placed place=7 tiles=O jokers=0; broke tiles=OO; stepped steps=2 from=2 to=4
2 6Y8: took source=6 tiles=YY; moved from=7 to=8; placed place=8 tiles=Y jokers=0; broke tiles=Y; stepped steps=1 from=3 to=4
3 H: home from=6 to=1
4 CY8: took source=0 tiles=Y; placed place=8 tiles=Y jokers=0
1 CB8: took source=0 tiles=BBBB; moved from=7 to=8; placed place=8 tiles=BBB jokers=0; broke tiles=B; stepped steps=1 from=4 to=5
2 H: home from=8 to=1
3 CP2: took source=0 tiles=PPPPPPPPPP; moved from=1 to=2; placed place=2 tiles=P jokers=0; broke tiles=PPPPPPPPP; wrapped times=1 loss=18; stepped steps=9 from=2 to=3; - retired round=1 tile=G
deal YOPYBBGOPGBGYBOOBPYPBOBOYYYGOGGBYBPP [2 started round=2]
2 9B1: took source=9 tiles=B; placed place=1 tiles=B jokers=0
3 4O5: took source=4 tiles=OO; moved from=2 to=5; placed place=5 tiles=OO jokers=0
4 CY8: took source=0 tiles=YY; marked ; stepped steps=1 from=3 to=4; placed place=8 tiles=Y jokers=0; broke tiles=Y; stepped steps=1 from=4 to=5
1 3P-: took source=3 tiles=P; broke tiles=P; stepped steps=1 from=5 to=6
2 5P8: took source=5 tiles=PP; moved from=1 to=8; placed place=8 tiles=PP jokers=0
3 1O5: took source=1 tiles=O; placed place=5 tiles=O jokers=0
4 H: home from=8 to=1
1 7Y8: took source=7 tiles=YYY; placed place=8 tiles=YY jokers=0; broke tiles=Y; stepped steps=1 from=6 to=7
1 8@B: set place=8 space=upper tile=B; turned place=8 strip=1b; window place=8 own=1 beyond=0 +1
2 CB8: took source=0 tiles=BBB; placed place=8 tiles=B jokers=0; broke tiles=BB; stepped steps=2 from=4 to=6
3 CG7: took source=0 tiles=GGG; moved from=5 to=7; placed place=7 tiles=G jokers=0; broke tiles=GG; stepped steps=2 from=3 to=5
4 2O4: took source=2 tiles=O; moved from=1 to=4; placed place=4 tiles=O jokers=0
1 H: home from=8 to=1
2 H: home from=8 to=1
3 8O8: took source=8 tiles=O; moved from=7 to=8; placed place=8 tiles=O jokers=0
4 CG7: took source=0 tiles=GGG; moved from=4 to=7; placed place=7 tiles=GG jokers=0; broke tiles=G; stepped steps=1 from=5 to=6
1 6B1: took source=6 tiles=BB; placed place=1 tiles=BB jokers=0
2 CO3: took source=0 tiles=OO; moved from=1 to=3; placed place=3 tiles=O jokers=0; broke tiles=O; stepped steps=1 from=6 to=7
3 H: home from=8 to=1
4 CP7: took source=0 tiles=PPP; placed place=7 tiles=PPP jokers=0; bonus place=7 tile=G panes=2 +2
4 7@G: set place=7 space=upper tile=G; turned place=7 strip=4b; window place=7 own=2 beyond=0 +2
1 CB4: took source=0 tiles=BBB; moved from=1 to=4; placed place=4 tiles=B jokers=0; broke tiles=BB; wrapped times=1 loss=18 -1; stepped steps=2 from=7 to=1
2 CY4: took source=0 tiles=YYY; moved from=3 to=4; placed place=4 tiles=YY jokers=0; broke tiles=Y; stepped steps=1 from=7 to=8; - retired round=2 tile=G
deal YGOOPGPBBOOOGOYBYOGPYYO [- poured tiles=40] PPPGGOYPBYOYB [4 started round=3]
4 8B7: took source=8 tiles=B; placed place=7 tiles=B jokers=0
1 7G5: took source=7 tiles=GG; moved from=4 to=5; placed place=5 tiles=G jokers=0; broke tiles=G; stepped steps=1 from=1 to=2
2 1O6: took source=1 tiles=OO; moved from=4 to=6; placed place=6 tiles=OO jokers=0
3 2B4: took source=2 tiles=B; moved from=1 to=4; placed place=4 tiles=B jokers=0
4 5G7: took source=5 tiles=G; placed place=7 tiles=G jokers=0
1 6O5: took source=6 tiles=O; placed place=5 tiles=O jokers=0
2 CG7: took source=0 tiles=GG; marked ; wrapped times=1 loss=18; stepped steps=1 from=8 to=1; moved from=6 to=7; placed place=7 tiles=G jokers=0; broke tiles=G; stepped steps=1 from=1 to=2
3 4Y7: took source=4 tiles=Y; moved from=4 to=7; placed place=7 tiles=Y jokers=0
4 9O7: took source=9 tiles=O; placed place=7 tiles=O jokers=0
1 CY7: took source=0 tiles=YYYYYYY; moved from=5 to=7; placed place=7 tiles=Y jokers=0; broke tiles=YYYYYY; stepped steps=6 from=2 to=8
2 3O7: took source=3 tiles=OOO; placed place=7 tiles=O jokers=0; broke tiles=OO; stepped steps=2 from=2 to=4
2 7@O: set place=7 space=upper tile=O; turned place=7 strip=4a; window place=7 own=2 beyond=0 +2
3 H: home from=7 to=1
4 CO7: took source=0 tiles=OOO; placed place=7 tiles=O jokers=0; broke tiles=OO; stepped steps=2 from=6 to=8
1 H: home from=7 to=1
2 H: home from=7 to=1
3 CG3: took source=0 tiles=G; moved from=1 to=3; placed place=3 tiles=G jokers=0
4 CB7: took source=0 tiles=BBB; placed place=7 tiles=B jokers=0; broke tiles=BB; wrapped times=1 loss=18 -4; stepped steps=2 from=8 to=2
4 7@B: set place=7 space=lower tile=B; removed place=7 strip=4; window place=7 own=2 beyond=0 +2
1 CP4: took source=0 tiles=PPPPPPP; moved from=1 to=4; placed place=4 tiles=PPP jokers=0; broke tiles=PPPP; wrapped times=1 loss=18; stepped steps=4 from=8 to=4; - retired round=3 tile=Y
deal PBYBGPPBBGPBPGGPPYPYGGGBPGY [- poured tiles=27] GOGGPYPBY [2 started round=4]
2 7P4: took source=7 tiles=P; moved from=1 to=4; placed place=4 tiles=P jokers=0
3 5P7: took source=5 tiles=PP; moved from=3 to=7; placed place=7 tiles=P jokers=0; broke tiles=P; stepped steps=1 from=5 to=6
4 9P8: took source=9 tiles=P; moved from=7 to=8; placed place=8 tiles=P jokers=0; bonus place=8 tile=P panes=1 +1
4 8@P: set place=8 space=upper tile=P; turned place=8 strip=7b; window place=8 own=1 beyond=0 +1
1 1B5: took source=1 tiles=BB; moved from=4 to=5; placed place=5 tiles=BB jokers=0
2 4P4: took source=4 tiles=PP; placed place=4 tiles=P jokers=0; broke tiles=P; stepped steps=1 from=4 to=5
3 CY8: took source=0 tiles=YYYYYY; marked ; stepped steps=1 from=6 to=7; moved from=7 to=8; placed place=8 tiles=YYY jokers=0; broke tiles=YYY; wrapped times=1 loss=18; stepped steps=3 from=7 to=2
4 3P8: took source=3 tiles=P; placed place=8 tiles=P jokers=0
1 8O5: took source=8 tiles=O; placed place=5 tiles=O jokers=0
1 5@G: set place=5 space=upper tile=G; turned place=5 strip=4a; window place=5 own=4 beyond=1 +5
2 CG5: took source=0 tiles=GGGGGGG; moved from=4 to=5; placed place=5 tiles=GG jokers=0; broke tiles=GGGGG; wrapped times=1 loss=18 -2; stepped steps=5 from=5 to=2
3 H: home from=8 to=1
4 CP8: took source=0 tiles=PP; placed place=8 tiles=PP jokers=0
1 6G7: took source=6 tiles=GGG; moved from=5 to=7; placed place=7 tiles=GGG jokers=0
1 7@G: set place=7 space=upper tile=G; turned place=7 strip=8b; window place=7 own=2 beyond=1 +3
2 2P8: took source=2 tiles=PP; moved from=5 to=8; placed place=8 tiles=P jokers=0; broke tiles=P; stepped steps=1 from=2 to=3; bonus place=8 tile=P panes=3 +3
2 8@P: set place=8 space=upper tile=P; turned place=8 strip=7a; window place=8 own=1 beyond=0 +1
3 CB5: took source=0 tiles=BBBBB; moved from=1 to=5; placed place=5 tiles=B jokers=0; broke tiles=BBBB; stepped steps=4 from=2 to=6
3 5@G: set place=5 space=upper tile=G; turned place=5 strip=6a; window place=5 own=4 beyond=0 +4
4 H: home from=8 to=1
1 CG8: took source=0 tiles=G; moved from=7 to=8; placed place=8 tiles=G jokers=0; - retired round=4 tile=P
deal BOYBOYBBOGOOPYPOYG [- poured tiles=36] BBYYBOBOBBOGBYPPYG [3 started round=5]
3 3O6: took source=3 tiles=OOO; moved from=5 to=6; placed place=6 tiles=OO jokers=0; broke tiles=O; stepped steps=1 from=6 to=7
4 2O6: took source=2 tiles=O; moved from=1 to=6; placed place=6 tiles=O jokers=0
1 8G8: took source=8 tiles=G; placed place=8 tiles=G jokers=0
2 4P8: took source=4 tiles=PP; placed place=8 tiles=P jokers=0; broke tiles=P; stepped steps=1 from=3 to=4
3 7B6: took source=7 tiles=BBB; placed place=6 tiles=BB jokers=0; broke tiles=B; stepped steps=1 from=7 to=8; bonus place=6 tile=B panes=2 +2
3 6@B: set place=6 space=upper tile=B; turned place=6 strip=4a; window place=6 own=3 beyond=0 +3
4 1B8: took source=1 tiles=BB; moved from=6 to=8; placed place=8 tiles=B jokers=0; broke tiles=B; stepped steps=1 from=2 to=3
1 9Y8: took source=9 tiles=Y; placed place=8 tiles=Y jokers=0
2 H: home from=8 to=1
3 5G6: took source=5 tiles=G; placed place=6 tiles=G jokers=0
4 CY8: took source=0 tiles=YYYYY; marked ; stepped steps=1 from=3 to=4; placed place=8 tiles=Y jokers=0; broke tiles=YYYY; stepped steps=4 from=4 to=8; bonus place=8 tile=B panes=1 +1
4 8@Y: set place=8 space=lower tile=Y; removed place=8 strip=7; window place=8 own=1 beyond=0 +1
1 H: home from=8 to=1
2 6O5: took source=6 tiles=O; moved from=1 to=5; placed place=5 tiles=O jokers=0
3 CY7: took source=0 tiles=YY; moved from=6 to=7; placed place=7 tiles=YY jokers=0
3 7@P: set place=7 space=upper tile=P; turned place=7 strip=7b; window place=7 own=2 beyond=0 +2
4 CP-: took source=0 tiles=PP; broke tiles=PP; wrapped times=1 loss=18 -6; stepped steps=2 from=8 to=2
1 CB2: took source=0 tiles=BBBBBB; moved from=1 to=2; placed place=2 tiles=B jokers=0; broke tiles=BBBBB; wrapped times=1 loss=18 -8; stepped steps=5 from=4 to=1
2 CG8: took source=0 tiles=GG; moved from=5 to=8; placed place=8 tiles=G jokers=0; broke tiles=G; stepped steps=1 from=4 to=5
3 H: home from=7 to=1
4 H: home from=8 to=1
1 CO8: took source=0 tiles=OOOO; moved from=2 to=8; placed place=8 tiles=OO jokers=0; broke tiles=OO; stepped steps=2 from=1 to=3
1 8@G: set place=8 space=lower tile=G; removed place=8 strip=1; window place=8 own=1 beyond=0 +1; - retired round=5 tile=B
deal PPPOPYYGGBGGOYGYOO [- poured tiles=35] YBPGBGBPPYPYOOGOGY [4 started round=6]
4 1O6: took source=1 tiles=O; moved from=1 to=6; placed place=6 tiles=O jokers=0
1 H: home from=8 to=1
2 8Y8: took source=8 tiles=Y; placed place=8 tiles=Y jokers=0
3 4Y7: took source=4 tiles=YY; moved from=1 to=7; placed place=7 tiles=Y jokers=0; broke tiles=Y; wrapped times=1 loss=18 -11; stepped steps=1 from=8 to=1
4 7B6: took source=7 tiles=B; placed place=6 tiles=B jokers=0
1 3G1: took source=3 tiles=GGG; placed place=1 tiles=GGG jokers=0
1 1@G: set place=1 space=upper tile=G; turned place=1 strip=5b; window place=1 own=1 beyond=7 +8
2 H: home from=8 to=1
3 6B7: took source=6 tiles=B; placed place=7 tiles=B jokers=0
4 H: home from=6 to=1
1 CY7: took source=0 tiles=Y; marked ; stepped steps=1 from=3 to=4; moved from=1 to=7
1 J1: placed place=7 tiles=Y jokers=1
2 5B3: took source=5 tiles=B; moved from=1 to=3; placed place=3 tiles=B jokers=0
3 CP7: took source=0 tiles=PPPPPPP; placed place=7 tiles=PPP jokers=0; broke tiles=PPPP; stepped steps=4 from=1 to=5
3 7@B: set place=7 space=lower tile=B; removed place=7 strip=7; window place=7 own=2 beyond=0 +2
4 9O4: took source=9 tiles=O; moved from=1 to=4; placed place=4 tiles=O jokers=0
1 CO7: took source=0 tiles=OOOOO; placed place=7 tiles=OO jokers=1; broke tiles=OOO; stepped steps=3 from=4 to=7
2 CB4: took source=0 tiles=B; moved from=3 to=4; placed place=4 tiles=B jokers=0
2 4@B: set place=4 space=upper tile=B; turned place=4 strip=5a; window place=4 own=4 beyond=3 +7
3 H: home from=7 to=1
4 CG5: took source=0 tiles=GGGGG; moved from=4 to=5; placed place=5 tiles=GGG jokers=0; broke tiles=GG; stepped steps=2 from=2 to=4
1 CY7: took source=0 tiles=YY; placed place=7 tiles=Y jokers=0; broke tiles=Y; stepped steps=1 from=7 to=8
2 2G7: took source=2 tiles=G; moved from=4 to=7; placed place=7 tiles=G jokers=0
3 CP5: took source=0 tiles=P; moved from=1 to=5; placed place=5 tiles=P jokers=0
4 CY5: took source=0 tiles=YY; placed place=5 tiles=Y jokers=0; broke tiles=Y; stepped steps=1 from=4 to=5; bonus place=5 tile=O panes=1 +1
4 5@Y: set place=5 space=upper tile=Y; turned place=5 strip=8b; window place=5 own=4 beyond=3 +7; - retired round=6 tile=O; 1 left panes=11 +3; 1 glass space=8 loss=14 -12; 1 ornament number=4 panes=3 +6; 2 left panes=12 +4; 2 glass space=5 loss=6 -6; 2 ornament number=4 panes=2 +3; 3 left panes=10 +3; 3 glass space=5 loss=6 -5; 3 ornament number=3 panes=2 +3; 3 ornament number=4 panes=2 +3; left panes=5 +1; glass space=5 loss=6 -6; ornament number=4 panes=4 +10; - finished reason=rounds round=6
sheet [6, 12, 6, 13]
scores [6, 12, 6, 13] places [4, 2, 3, 1] lost [68, 42, 60, 42] by rounds
