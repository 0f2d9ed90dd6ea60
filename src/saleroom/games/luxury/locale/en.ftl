### Luxury: «Аукціонъ».

game-luxury = Luxury
game-luxury-line = Nine lots, nine cards, one sealed bid each. And the Blackmailer is among them.
game-luxury-goal = Win the most valuable lots. You have nine cards for nine lots, and each card works once.
luxury-title = «Аукціонъ»
luxury-feel = Nine fine lots, nine cards each, every bid sealed; and most of your cards are characters with a power.

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
luxury-card-0-about = The lot is withdrawn, unless a Constable was bid too.
luxury-card-20-about = A plain card; also what a blackmailed player has to bid.
luxury-card-30-about = Counts as 95 if a 90 was bid.
luxury-card-40-about = Your next bid counts double.
luxury-card-50-about = You may make another player bid their 20 instead.
luxury-card-60-about = Hooligan, Blackmailer and Swindler lose their power.
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
luxury-lot-none = withdrawn lot

## Options

luxury-option-lots = Lots
luxury-option-lots-about = Points and sign of each of the nine lots. Points may be equal, and any number of lots may share a sign.
luxury-option-lots-one = Lot
luxury-option-lots-points = Points
luxury-option-lots-sign = Sign
luxury-option-memory = Show past bids
luxury-option-memory-about = Everyone sees which cards have been bid so far and which lots nobody got. Otherwise you have to remember, as in the printed rules.
luxury-option-readings = Other readings
luxury-option-readings-about = Where the printed rules leave a question open: play it another way than we do.
luxury-option-readings-banker-next-lot = The Banker doubles the first bid for the next lot, never a bid in a tie-break
luxury-option-readings-must-blackmail = A Blackmailer has to name someone
luxury-option-readings-doubling-lasts = A doubled bid that ties stays doubled in its tie-break
luxury-preset-as-printed = As printed
luxury-preset-as-printed-about = Past bids, discards and withdrawn lots can't be looked up, as in the printed rules.

## The course of a match

luxury-phase-bidding = Bidding
luxury-phase-blackmailing = Blackmail
luxury-phase-over = The auction is over

luxury-ask-bidding = { $rebid ->
    [none] Which card do you bid?
   *[other] A tie: bid again. Which card?
}
luxury-ask-blackmailing = Your Blackmailer may name someone. Who?

luxury-move-bid = Bid the { $card }
luxury-move-bid-about = The card is used up, whoever wins.
luxury-move-blackmail = { $target ->
    [none] Blackmail nobody
   *[whom] Blackmail { $whom }
}
luxury-move-blackmail-about = { $target ->
    [none] All bids stay as they are.
   *[whom] If they still hold the 20, they must bid it and take the other card back.
}

## Log

luxury-event-lot-turned-up = The next lot: { $lot }.
luxury-event-bid-sealed = { $you ->
    [who] You have chosen.
   *[no] { $who } has chosen.
}
luxury-event-bid-sealed-own = You play the { $card }.
luxury-event-bids-revealed = Bids revealed: { $parts }.
luxury-event-bids-revealed-part = { $you ->
    [who] You: { $card }
   *[no] { $who }: { $card }
}
luxury-event-banker-doubled = { $you ->
    [who] Banker: your next bid counts double.
   *[no] Banker: { $who }'s next bid counts double.
}
luxury-event-lots-appraised = { $you ->
    [who] Appraiser: you look
   *[no] Appraiser: { $who } looks
} at { $number ->
    [one] the next lot
   *[other] the next { $number } lots
}.
luxury-event-lots-appraised-own = Appraiser: coming next: { $lots }.
luxury-event-constable-called = { $you ->
    [who] Your Constable
   *[no] { $who }'s Constable
} keeps order: Hooligan, Blackmailer and Swindler have no power.
luxury-event-hooligan-came = { $you ->
    [who] Your Hooligan
   *[no] { $who }'s Hooligan
} clears the room.
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
       *[no] who has no 20 left: nothing happens.
    }
    [whom] { $who } blackmails you: { $forced ->
        [yes] you must bid the 20 and take this card back: { $returned }.
       *[no] you have no 20 left, so nothing happens.
    }
   *[no] { $who } blackmails { $whom }, { $forced ->
        [yes] who must bid the 20 and takes this card back: { $returned }.
       *[no] who has no 20 left: nothing happens.
    }
}
luxury-event-swindler-counted = { $you ->
    [who] Your Swindler
   *[no] { $who }'s Swindler
} counts as 95 next to a 90.
luxury-event-bids-tied = A tie at { $value }: { $seats }. { $rebid ->
    [yes] Tied players bid again.
   *[no] Tied twice: nobody wins.
}
luxury-event-doubling-lasted = { $you ->
    [who] The doubling lasts: your bid in the tie-break counts double too.
   *[no] The doubling lasts: { $who }'s bid in the tie-break counts double too.
}
luxury-event-bid-highest = { $you ->
    [who] Your { $value } is the highest bid.
   *[no] { $who }'s { $value } is the highest bid.
}
luxury-event-lot-sold = Sold! { $you ->
    [who] You take the lot: { $lot }.
   *[no] { $who } takes the lot: { $lot }.
}
luxury-event-lot-withdrawn = Withdrawn. Nobody gets the lot: { $lot }.
luxury-event-match-ended = The ninth lot is gone. Good night.

## The reckoning

luxury-breakdown-lots = Lots
luxury-breakdown-signs = Sets of three
luxury-tie-break = Tied on points: whoever owns the most valuable single lot wins.

## On the table

luxury-table-lot = Lot { $number } of 9
luxury-table-to-come = Still to come
luxury-table-come-or-gone = still to come, or withdrawn
luxury-table-known-ahead = Only you know what comes next
luxury-table-hand = Your hand
luxury-table-spent = Used
luxury-table-withdrawn = Withdrawn
luxury-table-sealed = ready
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
luxury-table-deck-about = Their order is secret. They come up for sale one at a time.
luxury-table-known-place =
    { $place ->
        [1] comes next; only you know
       *[other] comes after that; only you know
    }
luxury-table-turning = Revealing the bids…
luxury-lot-about =
    { $count ->
        [1] No other lot has this sign.
        [2] Two lots share this sign, worth { $lots }.
        [3] Three lots share this sign, worth { $lots }. All three together bring 3 more points.
       *[other] { $count } lots share this sign, worth { $lots }. Three or more of them bring 3 more points.
    }
luxury-verdict-won = It's yours: your { $value } was the highest bid.
luxury-verdict-lost = Not yours: { $who } bid { $value }, you bid the { $card }.
luxury-verdict-blackmailed = Not yours: { $by } blackmailed you into bidding your 20, and { $who } won with { $value }.
luxury-verdict-other = { $who } won it with { $value }.
luxury-verdict-hooligan =
    { $you ->
        [who] Nobody got it: your Hooligan cleared the room.
       *[no] Nobody got it: { $who } sent the Hooligan.
    }
luxury-verdict-tied = Nobody got it: a second tie, at { $value }.
luxury-table-powers = Powers take effect in this order
luxury-table-power-fired = takes effect
luxury-table-power-silent = no power
luxury-table-forced = forced by blackmail
luxury-table-out = not tied
luxury-table-holdings = Cards left
luxury-table-no-memory = Past bids and withdrawn lots aren't shown at this table (L8): remember them.
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
luxury-table-have-three = You have three already
luxury-table-completes = Set of three: { $points }
luxury-table-none-won = No lots
luxury-table-on-table = on the table
luxury-table-pick = Choose a card; it's used up either way.
luxury-table-choose-first = Choose a card first: a bid is always one card.
luxury-table-why-sealed = You've chosen: a card on the table stays there.
luxury-table-why-not-tied = Only the tied players bid again.
luxury-table-why-open = The bids for this lot are revealed. The next bid comes once the Blackmailer has named someone.
luxury-table-laid = Your card: { $card }. Nobody can see it yet.
luxury-table-decided = You have decided.
luxury-table-waiting = Waiting for { $seats }.
luxury-table-rebid-waiting = Tie-break: waiting for { $seats }.
luxury-table-waiting-blackmail = Blackmail: { $seats } may name someone.
luxury-table-holds-20 = holds the 20
luxury-table-no-20 = has no 20: no effect
luxury-table-score-of = lots { $lots }, sets { $signs }
luxury-table-score-about = What you'd have if the auction ended now. Three lots with the same sign bring a bonus.
luxury-table-worth-about = What this lot would add to your score.

## Refused moves

refused-luxury-no-such-card = There's no bid card with that value; the cards are { $cards }.
refused-luxury-not-in-hand = The { $card ->
    [0] 0 Hooligan
    [30] 30 Swindler
    [40] 40 Banker
    [50] 50 Blackmailer
    [60] 60 Constable
    [70] 70 Appraiser
   *[other] { $card }
} is no longer in your hand.
refused-luxury-no-bidder = You can only blackmail another player who bid in this round.
refused-luxury-must-name = At this table a Blackmailer has to name someone.
refused-luxury-own-seat = You can't blackmail yourself.
refused-luxury-safe-card = You can't blackmail a player who bid the { $card ->
    [50] 50 Blackmailer
   *[other] { $card }
}.

## The guided first match

lesson-luxury-1 = Nine lots, and you have nine cards: each lot costs everyone one of them (L3). This lot is worth 8, and everyone will want it. Bid the Appraiser, 70: he shows the next two lots to you alone, even if you're outbid (L4).
lesson-luxury-2 = Outbid by an 80, but you have seen it: now comes the lot worth 1, and then the lot worth 9. Bid the Banker, 40: whether he wins or not, your next bid counts double (L4).
lesson-luxury-3 = The lot worth 9, and your bid counts double. An 80 counts as 160 now, more than any 90 (L5). Keep your own 90: a Swindler counts as 95 as soon as a 90 is on the table (L4).
lesson-luxury-4 = The lot worth 9 is yours! The lot worth 2 doesn't deserve a good card. Play the 20: a Blackmailer can only force a 20 on someone who still holds it (L4).
lesson-luxury-5 = { $right } has just bid a Banker, so up to 180 is possible there. Then let nobody have the lot worth 5: bid the Hooligan, 0. Unless someone bids a Constable, the lot is withdrawn and all bids are lost (L4).
lesson-luxury-6 = The Hooligan cost { $right } a doubled 80. For the lot worth 6 send the Blackmailer, 50: when the bids are revealed, he makes one bidder replace their card with the 20 (L4).
lesson-luxury-7 = The 70 beats you, the 40 doesn't. { $right } still holds the 20: name { $right }, and the 70 goes back to that hand (L4).
lesson-luxury-8 = { $left } has shown the Banker, so that bid counts double now. The Constable, 60, takes the power from Hooligan, Blackmailer and Swindler (L4): with him nobody can spoil the lot worth 4 for you.
lesson-luxury-9 = A tie: your 60, and a doubled 30. The tied players take their cards back and bid again, and a second tie would withdraw the lot (L7). Your rival holds 0, 30 and 70, and the doubling is used up: your 90 beats the 70, and only the Swindler could beat it.
lesson-luxury-10 = { $right }'s 70 can't be beaten with what you have left, 30 and 60. Let the lot worth 7 go: play the 30, and keep the Constable for the end.
lesson-luxury-11 = The last card is played by itself. Your 60 meets a 50 at most, and the Constable silences a Hooligan (L4): the lot worth 3 is yours.
lesson-luxury-phase-bidding = Compare this lot with those still to come, and your cards with what the others have left: every reveal was public (L8). A valuable lot deserves a strong card, a cheap one a card you can spare.
lesson-luxury-phase-blackmailing = Name the player who beats you and still holds the 20; someone without a 20 isn't affected (L4). You may also name nobody.
lesson-luxury-phase-over = Everyone adds up their lots, plus 3 for all three of one sign (L9). In a tie, the most valuable single lot decides (L10).
