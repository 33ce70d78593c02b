strips 1a5a3b6b7a8a2a4a4a7b8a5a2b6b1a3a
indicator POGYBY
deal OOOYBBPYYBYPOBYGGPGO [1 started round=1]
1 4G8: took source=4 tiles=G; moved from=1 to=8; placed place=8 tiles=G jokers=0
2 5O5: took source=5 tiles=O; moved from=1 to=5; placed place=5 tiles=O jokers=0
1 CP8: took source=0 tiles=P; marked ; stepped steps=1 from=1 to=2; placed place=8 tiles=P jokers=0
2 CG6: took source=0 tiles=GG; moved from=5 to=6; placed place=6 tiles=G jokers=0; broke tiles=G; stepped steps=1 from=1 to=2
1 2P8: took source=2 tiles=P; placed place=8 tiles=P jokers=0
2 CO6: took source=0 tiles=O; placed place=6 tiles=O jokers=0
1 3P8: took source=3 tiles=P; placed place=8 tiles=P jokers=0
2 H: home from=6 to=1
1 H: home from=8 to=1
2 CB7: took source=0 tiles=BBBB; moved from=1 to=7; placed place=7 tiles=BBB jokers=0; broke tiles=B; stepped steps=1 from=2 to=3
1 CY7: took source=0 tiles=YYYY; moved from=1 to=7; placed place=7 tiles=YYY jokers=0; broke tiles=Y; stepped steps=1 from=2 to=3
2 1Y7: took source=1 tiles=Y; placed place=7 tiles=Y jokers=0
1 CO7: took source=0 tiles=OOO; placed place=7 tiles=OO jokers=0; broke tiles=O; stepped steps=1 from=3 to=4; bonus place=7 tile=Y panes=3 +3
1 7@Y: set place=7 space=upper tile=Y; turned place=7 strip=2b; window place=7 own=2 beyond=0 +2; - retired round=1 tile=Y
deal OOGOYGGBBOYBPYGOYPBO [1 started round=2]
1 3O7: took source=3 tiles=O; placed place=7 tiles=O jokers=0
2 2Y7: took source=2 tiles=Y; placed place=7 tiles=Y jokers=0
2 7@B: set place=7 space=upper tile=B; turned place=7 strip=1b; window place=7 own=2 beyond=0 +2
1 H: home from=7 to=1
2 CY7: took source=0 tiles=Y; marked ; stepped steps=1 from=3 to=4; placed place=7 tiles=Y jokers=0
1 CB2: took source=0 tiles=BBB; moved from=1 to=2; placed place=2 tiles=BB jokers=0; broke tiles=B; stepped steps=1 from=4 to=5
2 5O7: took source=5 tiles=O; placed place=7 tiles=O jokers=0
1 4G5: took source=4 tiles=G; moved from=2 to=5; placed place=5 tiles=G jokers=0
2 CG7: took source=0 tiles=GG; placed place=7 tiles=GG jokers=0
1 CB7: took source=0 tiles=B; moved from=5 to=7; placed place=7 tiles=B jokers=0
2 1O7: took source=1 tiles=OOO; placed place=7 tiles=O jokers=0; broke tiles=OO; stepped steps=2 from=4 to=6
2 7@O: set place=7 space=lower tile=O; removed place=7 strip=1; window place=7 own=2 beyond=0 +2
1 H: home from=7 to=1
2 CO8: took source=0 tiles=O; moved from=7 to=8; placed place=8 tiles=O jokers=0
1 CY6: took source=0 tiles=YY; moved from=1 to=6; placed place=6 tiles=Y jokers=0; broke tiles=Y; stepped steps=1 from=5 to=6
2 CP8: took source=0 tiles=PP; placed place=8 tiles=PP jokers=0
1 CG8: took source=0 tiles=G; moved from=6 to=8; placed place=8 tiles=G jokers=0; bonus place=8 tile=P panes=3 +3
1 8@G: set place=8 space=upper tile=G; turned place=8 strip=4b; window place=8 own=1 beyond=0 +1; - retired round=2 tile=P
deal BOPOPBPGBPBBGYOBYOGP [2 started round=3]
2 1O8: took source=1 tiles=OO; placed place=8 tiles=OO jokers=0; bonus place=8 tile=O panes=3 +3
2 8@O: set place=8 space=upper tile=O; turned place=8 strip=3b; window place=8 own=1 beyond=0 +1
1 4B8: took source=4 tiles=B; placed place=8 tiles=B jokers=0
2 CG8: took source=0 tiles=G; marked ; stepped steps=1 from=6 to=7; placed place=8 tiles=G jokers=0
1 5G8: took source=5 tiles=G; placed place=8 tiles=G jokers=0
2 2G8: took source=2 tiles=G; placed place=8 tiles=G jokers=0
1 CB8: took source=0 tiles=BB; placed place=8 tiles=B jokers=0; broke tiles=B; stepped steps=1 from=6 to=7
2 CY8: took source=0 tiles=YY; placed place=8 tiles=YY jokers=0
1 CO8: took source=0 tiles=OO; placed place=8 tiles=OO jokers=0; bonus place=8 tile=O panes=2 +2
1 8@O: set place=8 space=lower tile=O; removed place=8 strip=4; window place=8 own=1 beyond=0 +1
2 CP8: took source=0 tiles=PPPP; placed place=8 tiles=P jokers=0; broke tiles=PPP; wrapped times=1 loss=18 -8; stepped steps=3 from=7 to=2
2 8@Y: set place=8 space=lower tile=Y; removed place=8 strip=3; window place=8 own=1 beyond=0 +1
1 H: home from=8 to=1
2 H: home from=8 to=1
1 3P7: took source=3 tiles=P; moved from=1 to=7; placed place=7 tiles=P jokers=0
2 CB5: took source=0 tiles=BBB; moved from=1 to=5; placed place=5 tiles=BB jokers=0; broke tiles=B; stepped steps=1 from=2 to=3; - retired round=3 tile=O
deal PPGYBGPOGPBYYYGPPGGO [2 started round=4]
2 2P5: took source=2 tiles=P; placed place=5 tiles=P jokers=0
1 5P7: took source=5 tiles=P; placed place=7 tiles=P jokers=0
2 1P5: took source=1 tiles=PP; placed place=5 tiles=P jokers=0; broke tiles=P; stepped steps=1 from=3 to=4
2 5@B: set place=5 space=upper tile=B; turned place=5 strip=2a; window place=5 own=4 beyond=3 +7
1 H: home from=7 to=1
2 CO6: took source=0 tiles=OO; marked ; stepped steps=1 from=4 to=5; moved from=5 to=6; placed place=6 tiles=OO jokers=0
1 4P3: took source=4 tiles=P; moved from=1 to=3; placed place=3 tiles=P jokers=0
2 CB6: took source=0 tiles=B; placed place=6 tiles=B jokers=0; bonus place=6 tile=G panes=1 +1
2 6@B: set place=6 space=upper tile=B; turned place=6 strip=6a; window place=6 own=3 beyond=3 +6
1 3B4: took source=3 tiles=B; moved from=3 to=4; placed place=4 tiles=B jokers=0
2 H: home from=6 to=1
1 CY5: took source=0 tiles=YYYY; moved from=4 to=5; placed place=5 tiles=YYY jokers=0; broke tiles=Y; stepped steps=1 from=7 to=8
2 CG4: took source=0 tiles=GGGGGG; moved from=1 to=4; placed place=4 tiles=GGG jokers=0; broke tiles=GGG; stepped steps=3 from=5 to=8
1 CP5: took source=0 tiles=P; placed place=5 tiles=P jokers=0; bonus place=5 tile=G panes=1 +1
1 5@Y: set place=5 space=upper tile=Y; turned place=5 strip=7b; window place=5 own=4 beyond=3 +7; - retired round=4 tile=G
deal POBBGBYGPPOYYGP [- poured tiles=62] BOOPG [2 started round=5]
2 4Y5: took source=4 tiles=Y; moved from=4 to=5; placed place=5 tiles=Y jokers=0
1 3O6: took source=3 tiles=O; moved from=5 to=6; placed place=6 tiles=O jokers=0
2 2B6: took source=2 tiles=B; moved from=5 to=6; placed place=6 tiles=B jokers=0
1 H: home from=6 to=1
2 5P6: took source=5 tiles=P; placed place=6 tiles=P jokers=0
1 CB7: took source=0 tiles=B; marked ; wrapped times=1 loss=18 -18; stepped steps=1 from=8 to=1; moved from=1 to=7; placed place=7 tiles=B jokers=0
1 7@O: set place=7 space=lower tile=O; removed place=7 strip=2; window place=7 own=2 beyond=1 +3
2 CO6: took source=0 tiles=OO; placed place=6 tiles=O jokers=0; broke tiles=O; wrapped times=1 loss=18 -15; stepped steps=1 from=8 to=1
1 H: home from=7 to=1
2 H: home from=6 to=1
1 CG3: took source=0 tiles=GGGG; moved from=1 to=3; placed place=3 tiles=GG jokers=0; broke tiles=GG; stepped steps=2 from=1 to=3
2 CY5: took source=0 tiles=YY; moved from=1 to=5; placed place=5 tiles=YY jokers=0
1 1B5: took source=1 tiles=BB; moved from=3 to=5; placed place=5 tiles=B jokers=0; broke tiles=B; stepped steps=1 from=3 to=4
2 CO5: took source=0 tiles=O; placed place=5 tiles=O jokers=0
1 H: home from=5 to=1
2 H: home from=5 to=1
1 CP5: took source=0 tiles=PPPP; moved from=1 to=5; placed place=5 tiles=PPP jokers=0; broke tiles=P; stepped steps=1 from=4 to=5; - retired round=5 tile=Y
deal OPGOYYBPGPBGYBYOGOBO [1 started round=6]
1 2Y5: took source=2 tiles=YY; placed place=5 tiles=Y jokers=0; broke tiles=Y; stepped steps=1 from=5 to=6; bonus place=5 tile=B panes=1 +1
1 5@B: set place=5 space=lower tile=B; removed place=5 strip=7; window place=5 own=4 beyond=3 +7
2 4B2: took source=4 tiles=B; moved from=1 to=2; placed place=2 tiles=B jokers=0
1 1G6: took source=1 tiles=G; moved from=5 to=6; placed place=6 tiles=G jokers=0
2 CP2: took source=0 tiles=PP; marked ; stepped steps=1 from=1 to=2; placed place=2 tiles=PP jokers=0
1 5G6: took source=5 tiles=G; placed place=6 tiles=G jokers=0
2 CO5: took source=0 tiles=OOOOO; moved from=2 to=5; placed place=5 tiles=O jokers=0; broke tiles=OOOO; stepped steps=4 from=2 to=6
2 5@Y: set place=5 space=lower tile=Y; removed place=5 strip=2; window place=5 own=4 beyond=6 +10
1 3G6: took source=3 tiles=GG; placed place=6 tiles=G jokers=0; broke tiles=G; stepped steps=1 from=6 to=7
1 6@O: set place=6 space=upper tile=O; turned place=6 strip=8b; window place=6 own=3 beyond=3 +6
2 CB6: took source=0 tiles=BBB; moved from=5 to=6; placed place=6 tiles=BB jokers=0; broke tiles=B; stepped steps=1 from=6 to=7; bonus place=6 tile=B panes=3 +3
2 6@O: set place=6 space=lower tile=O; removed place=6 strip=6; window place=6 own=3 beyond=3 +6
1 H: home from=6 to=1
2 H: home from=6 to=1
1 CY6: took source=0 tiles=YY; moved from=1 to=6
1 J2: placed place=6 tiles=YY jokers=2
2 CP2: took source=0 tiles=P; moved from=1 to=2; placed place=2 tiles=P jokers=0; - retired round=6 tile=B; 1 left panes=8 +2; 1 glass space=7 loss=11 -11; 1 color tile=O panes=3 windows=3 +9; left panes=7 +2; glass space=7 loss=11 -11; color tile=B panes=3 windows=4 +12; - finished reason=rounds round=6
sheet [19, 22]
scores [19, 22] places [2, 1] lost [29, 47] by rounds
