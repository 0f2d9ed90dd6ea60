### Luxury: «Аукціонъ».

game-luxury = Luxury
game-luxury-line = Nine lots, nine cards, one sealed bid for each. And the Blackmailer is among them.
luxury-title = «Аукціонъ»
luxury-feel = Nine fine things, nine cards each, all bids in secret; and most of your cards are somebody with a power.

## Cards and lots

luxury-card-0 = 0 Hooligan
luxury-card-20 = 20
luxury-card-30 = 30 Swindler
luxury-card-40 = 40 Banker
luxury-card-50 = 50 Blackmailer
luxury-card-60 = 60 Constable
luxury-card-70 = 70 Appraiser
luxury-card-80 = 80
luxury-card-90 = 90
luxury-character-0 = Hooligan
luxury-character-30 = Swindler
luxury-character-40 = Banker
luxury-character-50 = Blackmailer
luxury-character-60 = Constable
luxury-character-70 = Appraiser
luxury-card-0-about = The lot is withdrawn, unless a Constable is there.
luxury-card-20-about = A plain card; also what a blackmailed seat has to bid.
luxury-card-30-about = Counts 95 if a 90 lies among the bids.
luxury-card-40-about = Your next bid counts double.
luxury-card-50-about = You may make another seat bid its 20 instead.
luxury-card-60-about = Hooligan, Blackmailer and Swindler have no power.
luxury-card-70-about = You alone see the next two lots.
luxury-card-80-about = A plain card.
luxury-card-90-about = The highest card, and the Swindler's prey.
luxury-sign-jewel = jewel
luxury-sign-vehicle = vehicle
luxury-sign-estate = estate
luxury-lot = { $sign ->
    [jewel] jewel
    [vehicle] vehicle
   *[estate] estate
} ({ $points })

## Options

luxury-option-lots = Lots
luxury-option-lots-about = Points and sign of each of the nine lots: three of each sign, no two worth the same.
luxury-option-memory = Show past bids
luxury-option-memory-about = Everybody is shown which cards have been bid so far. Otherwise you have to remember.

## The course of a match

luxury-phase-bidding = Bidding
luxury-phase-blackmailing = Blackmail
luxury-phase-over = The sale is over

luxury-ask-bidding = { $rebid ->
    [none] Which card do you bid?
   *[other] A tie: you bid again. Which card?
}
luxury-ask-blackmailing = Your Blackmailer may name somebody. Whom?

luxury-move-bid = Bid the { $card }
luxury-move-bid-about = The card is spent, whoever wins.
luxury-move-blackmail = { $target ->
    [none] Blackmail nobody
   *[whom] Blackmail { $whom }
}
luxury-move-blackmail-about = { $target ->
    [none] Everything stays as it lies.
   *[whom] Who still holds the 20 must bid it and takes the other card back.
}

## Log

luxury-event-lot-turned-up = The next lot: { $lot }.
luxury-event-bid-sealed = { $you ->
    [who] You have chosen.
   *[no] { $who } has chosen.
}
luxury-event-bid-sealed-own = You lay down the { $card }.
luxury-event-bids-revealed = The cards are turned. { $parts }.
luxury-event-bids-revealed-part = { $you ->
    [who] You: { $card }
   *[no] { $who }: { $card }
}
luxury-event-banker-doubled = { $you ->
    [who] Banker: your next bid counts double.
   *[no] Banker: the next bid of { $who } counts double.
}
luxury-event-lots-appraised = { $you ->
    [who] Appraiser: you look
   *[no] Appraiser: { $who } looks
} at { $number ->
    [one] the next lot
   *[other] the next { $number } lots
}.
luxury-event-lots-appraised-own = Appraiser: you see what comes next: { $lots }.
luxury-event-constable-called = { $you ->
    [who] Your Constable
   *[no] The Constable of { $who }
} keeps order: no Hooligan, no Blackmailer, no Swindler.
luxury-event-hooligan-came = { $you ->
    [who] Your Hooligan
   *[no] The Hooligan of { $who }
} empties the room.
luxury-event-blackmail-sealed = { $you ->
    [who] You have decided whom to blackmail.
   *[no] { $who } has decided whom to blackmail.
}
luxury-event-blackmail-sealed-own = { $target ->
    [none] You decide to blackmail nobody.
   *[whom] You decide to blackmail { $whom }.
}
luxury-event-nobody-blackmailed = { $you ->
    [who] You blackmail nobody.
   *[no] { $who } blackmails nobody.
}
luxury-event-seat-blackmailed = { $you ->
    [who] You blackmail { $whom }, { $forced ->
        [yes] who must bid the 20 and takes this card back: { $returned }.
       *[no] who has no 20 in hand: nothing happens.
    }
    [whom] { $who } blackmails you: { $forced ->
        [yes] you must bid the 20 and take this card back: { $returned }.
       *[no] you have no 20 in hand, so nothing happens.
    }
   *[no] { $who } blackmails { $whom }, { $forced ->
        [yes] who must bid the 20 and takes this card back: { $returned }.
       *[no] who has no 20 in hand: nothing happens.
    }
}
luxury-event-swindler-counted = { $you ->
    [who] Your Swindler
   *[no] The Swindler of { $who }
} counts 95 beside a 90.
luxury-event-bids-tied = A tie at { $value }: { $seats }. { $rebid ->
    [yes] Bids again, please.
   *[no] Tied twice: nobody wins.
}
luxury-event-bid-highest = { $you ->
    [who] Your { $value } is the highest bid.
   *[no] The { $value } of { $who } is the highest bid.
}
luxury-event-lot-sold = Sold! { $you ->
    [who] You take the lot: { $lot }.
   *[no] { $who } takes the lot: { $lot }.
}
luxury-event-lot-withdrawn = Withdrawn; nobody gets the lot: { $lot }.
luxury-event-match-ended = The ninth lot is gone. Good night.

## The reckoning

luxury-breakdown-lots = Lots
luxury-breakdown-signs = Three of a sign
luxury-tie-break = Equal points: whoever owns the single most valuable lot wins.

## On the table

luxury-table-lot = Lot { $number } of 9
luxury-table-to-come = Still to come
luxury-table-known-ahead = You alone know what comes next
luxury-table-hand = Your hand
luxury-table-spent = Spent
luxury-table-withdrawn = Withdrawn
luxury-table-sealed = decided
luxury-table-choosing = choosing
luxury-table-counts-double = counts double
luxury-table-next-double = next bid counts double
luxury-table-catalogue = The nine lots
luxury-table-left =
    { $count ->
        [0] none to come
       *[other] { $count } to come
    }
luxury-table-deck =
    { $count ->
        [one] { $count } more lot, face down
       *[other] { $count } more lots, face down
    }
luxury-table-known-place =
    { $place ->
        [1] comes next; only you know
       *[other] comes after that; only you know
    }
luxury-table-bids = The cards before the seats
luxury-table-turning = The cards are turned…
luxury-table-powers = The powers, in their order
luxury-table-power-fired = named
luxury-table-power-silent = without power
luxury-table-forced = forced by blackmail
luxury-table-out = out of the re-bid
luxury-table-holdings = Cards left
luxury-table-no-memory = Past bids are not shown at this table (L8): remember them.
luxury-table-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
luxury-table-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
luxury-table-have = You have { $count } of 3
luxury-table-completes = All three: { $points }
luxury-table-none-won = No lots
luxury-table-on-table = lies on the table
luxury-table-pick = Tap a card. It is spent, whoever wins.
luxury-table-choose-first = Choose a card first: a bid is always one card.
luxury-table-why-sealed = You have chosen: a card that lies on the table stays there.
luxury-table-why-not-tied = Only the tied seats bid again.
luxury-table-why-open = The cards of this lot are open. The next bid comes when the Blackmailer has named somebody.
luxury-table-laid = Your card: { $card }. Nobody sees it yet.
luxury-table-decided = You have decided.
luxury-table-waiting = Waiting for { $seats }.
luxury-table-rebid-waiting = Re-bid: waiting for { $seats }.
luxury-table-waiting-blackmail = Blackmail: { $seats } may name somebody.
luxury-table-holds-20 = holds the 20
luxury-table-no-20 = has no 20: no effect

## Refused moves

refused-luxury-no-such-card = There is no bid card of that value; the cards are { $cards }.
refused-luxury-not-in-hand = The { $card ->
    [0] 0 Hooligan
    [30] 30 Swindler
    [40] 40 Banker
    [50] 50 Blackmailer
    [60] 60 Constable
    [70] 70 Appraiser
   *[other] { $card }
} is no longer in your hand.
refused-luxury-no-bidder = Only another bidder of this reveal can be blackmailed.
refused-luxury-own-seat = A Blackmailer cannot name its own seat.
refused-luxury-safe-card = A seat that bid the { $card ->
    [50] 50 Blackmailer
   *[other] { $card }
} cannot be blackmailed.

## The guided first match

lesson-luxury-1 = Nine lots, and you have nine cards: each lot costs everybody one of them (L3). Lot 8 is dear, and all will want it. Bid the Appraiser, 70: he shows you alone the next two lots, even if you are outbid (L4).
lesson-luxury-2 = Outbid by an 80, but you have seen it: now comes lot 1, and then lot 9. Bid the Banker, 40: whether he wins or not, your next bid counts double (L4).
lesson-luxury-3 = Lot 9, and your bid counts double. An 80 is worth 160 now, more than any 90 (L5). Keep your own 90: a Swindler counts 95 as soon as a 90 lies on the table (L4).
lesson-luxury-4 = Lot 9 is yours! Lot 2 is not worth a good card. Throw in the 20, for a Blackmailer can only force a 20 on somebody who still holds it (L4).
lesson-luxury-5 = Your right neighbour has just bid a Banker, so up to 180 is possible there. Nobody needs to have lot 5: bid the Hooligan, 0. Unless a Constable comes, the lot is withdrawn and all bids are lost (L4).
lesson-luxury-6 = The Hooligan cost your neighbour a doubled 80. For lot 6 send the Blackmailer, 50: when all cards are open, he makes one bidder replace the card by the 20 (L4).
lesson-luxury-7 = The 70 beats you, the 40 does not. Your right neighbour still holds the 20: name that seat, and the 70 goes back to its hand (L4).
lesson-luxury-8 = Your left neighbour's Banker was seen, so that bid counts double now. The Constable, 60, takes the power from Hooligan, Blackmailer and Swindler (L4): with him nobody can spoil lot 4 for you.
lesson-luxury-9 = A tie: your 60, and a doubled 30. The tied seats take their cards back and bid once more, and a second tie would withdraw the lot (L7). The rival holds 0, 30 and 70, and the doubling is used up: your 90 beats the 70, and only the Swindler could beat it.
lesson-luxury-10 = The 70 on the right cannot be beaten with what you have left, 30 and 60. Let it go for lot 7: throw in the 30, and keep the Constable for the end.
lesson-luxury-11 = The last card is played by itself. Your 60 meets a 50 at most, and the Constable silences a Hooligan (L4): lot 3 is yours.
lesson-luxury-phase-bidding = Compare this lot with those still to come, and the cards with those the others have left: every reveal was public (L8). A dear lot deserves a strong card, a cheap one a card that you can spare.
lesson-luxury-phase-blackmailing = Name the bidder who beats you and still holds the 20; who has no 20 is not harmed (L4). You may also name nobody.
lesson-luxury-phase-over = Everybody adds up their lots, and 3 more for all three of one sign (L9). On a tie the most valuable single lot decides (L10).
