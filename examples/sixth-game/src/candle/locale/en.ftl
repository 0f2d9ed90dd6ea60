candle-title = By the Candle
candle-feel = The last bid before the flame dies takes the lot. You do not know how long the candle is.
candle-lot-2 = tin snuffbox (2)
candle-lot-3 = brass sextant (3)
candle-lot-4 = bolt of linen (4)
candle-lot-5 = crate of tea (5)
candle-lot-6 = barrel of rum (6)
candle-lot-7 = Turkish carpet (7)
candle-lot-8 = fishing smack (8)
candle-lot-9 = merchantman (9)
candle-phase-bidding = The candle burns
candle-phase-over = The last candle is out
candle-ask-bidding = Bid, or wait for the candle?
candle-move-bid = { $coins ->
    [0] Pass
   *[other] Bid { $coins }
}
candle-event-bid-made = { $who }: { $coins ->
    [0] pass.
   *[other] { $coins }!
}
candle-event-lot-sold = The candle is out after { $candle } notches. The { $lot } for { $price }: { $who }.
candle-event-lot-put-away = The candle is out after { $candle } notches. Nobody wanted the { $lot }.
candle-breakdown-lots = Lots
candle-breakdown-coins = Coins, four to a point
candle-tie-break = Equal points: whoever has more coins left wins.
