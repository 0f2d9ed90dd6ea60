### Secret: 秘密のオークション / Secret Auction House.

game-secret = Secret Auction House
game-secret-line = Tie at the top and your bids cancel; the runner-up smiles.
game-secret-goal = Win stars, and the gems for your secret request. Beware of ties: they let the next bid win.
secret-title = 秘密のオークション / Secret Auction House
secret-feel = Sealed bids for eighteen gems. When the top bids tie, the next highest wins.

## Gems and requests

secret-gem-amber = Amber
secret-gem-beryl = Beryl
secret-gem-coral = Coral
secret-gem-diamond = Diamond
secret-gem-emerald = Emerald
secret-gem-feldspar = Feldspar
secret-item = { $gem ->
    [amber] amber
    [beryl] beryl
    [coral] coral
    [diamond] diamond
    [emerald] emerald
   *[feldspar] feldspar
} { $stars ->
    [1] ★
    [2] ★★
   *[3] ★★★
}
secret-request-most-money = The full purse
secret-request-few-types = The connoisseur
secret-request-many-types = The collector
secret-request-fewest-three = The modest one
secret-request-most-one = The bargain hunter
secret-request-multiple-of-four = Counting in fours
secret-request-no-chips = The thrifty one
secret-request-two-twos = The twins
secret-request-pairs = The matchmaker
secret-request-one-of-each = The staircase
secret-request-most-money-about = Nobody has more cards than you, hand and pile together; a tie is enough.
secret-request-few-types-about = Your gems are of at most three types; having none is fine.
secret-request-many-types-about = Your gems are of at least four types.
secret-request-fewest-three-about = Nobody has fewer ★★★ gems than you; a tie is enough.
secret-request-most-one-about = You have a ★ gem, and nobody has more of them; a tie is enough.
secret-request-multiple-of-four-about = Your stars add up to 4, 8, 12 or another multiple of four.
secret-request-no-chips-about = You still have all three chips.
secret-request-two-twos-about = You have exactly two ★★ gems.
secret-request-pairs-about = You have two or more gems each of at least two types.
secret-request-one-of-each-about = You have at least one ★, one ★★ and one ★★★ gem.
secret-request-few-types-about-types-need-an-item = Your gems are of at most three types, and you have at least one.
secret-request-most-one-about-no-ones = Nobody has more ★ gems than you; a tie is enough, even if nobody has one.
secret-request-multiple-of-four-about-no-stars = Your stars add up to 0, 4, 8, 12 or another multiple of four.
secret-request-two-twos-about-twos-or-more = You have two or more ★★ gems.
secret-request-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Options

secret-option-money = Money
secret-option-money-about = The values of the ten cards everyone starts with.
secret-option-money-one = Card
secret-option-asks = Prices
secret-option-asks-about = How many cards each gem costs, by type and stars.
secret-option-readings = Other readings
secret-option-readings-about = Where the printed rules leave a question open: play it another way than we do.
secret-option-readings-one-chip = At most one chip for a gem
secret-option-readings-twos-or-more = The twins: two ★★ gems or more
secret-option-readings-no-stars = Counting in fours: having no stars counts, too
secret-option-readings-no-ones = The bargain hunter: no ★ gem needed if nobody has one
secret-option-readings-types-need-an-item = The connoisseur: at least one gem needed

## The course of a match

secret-phase-keeping = Choosing a request
secret-phase-bidding = Bidding
secret-phase-over = The auction is over

secret-ask-keeping = Which request do you keep?
secret-ask-bidding = { $asks ->
    [one] Bid { $asks } card
   *[other] Bid { $asks } cards
}{ $chips ->
    [0] . You have no chip left to pass.
   *[other] , or pay 1 chip to pass.
}

secret-move-keep = Keep: { $request }
secret-move-keep-about = The other request goes back to the box, unseen.
secret-move-bid = { $recover ->
    [yes] Take the pile back and bid { $cards-plus }
   *[no] Bid { $cards-plus }
}
secret-move-bid-about = { $recover ->
    [yes] A total of { $cards-sum }, for one chip. If you win, the cards stay under the gem for good.
   *[no] A total of { $cards-sum }. If you win, the cards stay under the gem for good; otherwise they go to your pile.
}
secret-move-pass = { $recover ->
    [yes] Take the pile back and pass
   *[no] Pass
}
secret-move-pass-about = { $recover ->
    [yes] Costs two chips; your pile comes back to your hand.
   *[no] Costs one chip; your cards stay where they are.
}

## Log

secret-event-choice-sealed = { $you ->
    [who] You have chosen.
   *[no] { $who } has chosen.
}
secret-event-choice-sealed-own = You have chosen. { $choice }.
secret-event-requests-kept = Everyone has kept a request. Nobody says which.
secret-event-item-turned-up = The next gem: { $item }, for { $asks ->
    [one] { $asks } card
   *[other] { $asks } cards
}.
secret-event-pile-returned = { $you ->
    [who] You are short of cards and take your pile back
   *[no] { $who } is short of cards and takes the pile back
}: { $number ->
    [one] { $number } card
   *[other] { $number } cards
}.
secret-event-seat-out = { $you ->
    [who] You have too few cards left and are out.
   *[no] { $who } has too few cards left and is out.
}
secret-event-choices-revealed = Bids revealed: { $parts }.
secret-event-choices-revealed-part-bid = { $you ->
    [who] You
   *[no] { $who }
}: { $cards-plus }{ $cards-count ->
    [1] {""}
   *[other] {" "}= { $value }
}{ $recover ->
    [yes] {" "}(pile taken back)
   *[no] {""}
}
secret-event-choices-revealed-part-pass = { $you ->
    [who] You pass
   *[no] { $who } passes
}{ $recover ->
    [yes] {" "}(pile taken back)
   *[no] {""}
}
secret-event-item-sold = { $after_tie ->
    [yes] The top bids tie and cancel; the next highest wins.
   *[no] Sold!
} { $you ->
    [who] You take the gem: { $item }.
   *[no] { $who } takes the gem: { $item }.
}
secret-event-item-discarded = Nobody gets the gem: { $item }.
secret-event-match-ended = The house closes its doors. The requests: { $parts }.
secret-event-match-ended-part = { $you ->
    [who] you
   *[no] { $who }
} – { $request } ({ $fulfilled ->
    [yes] fulfilled
   *[no] not fulfilled
})

## The reckoning

secret-breakdown-stars = Stars
secret-breakdown-request = Request
secret-tie-break = Tied on points: a fulfilled request wins, then more gems.

## On the table

secret-table-item = Gem { $number } of 18
secret-table-asks = { $asks ->
    [one] costs { $asks } card
   *[other] costs { $asks } cards
}
secret-table-cards-short = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
secret-table-worth-short = Points
secret-table-asks-short = Cards it costs
secret-table-hand = Your hand
secret-table-chips = { $chips ->
    [one] { $chips } chip
   *[other] { $chips } chips
}
secret-table-chips-about = A chip pays for passing, or for taking your pile back before you bid.
secret-table-out = out
secret-table-sealed = ready
secret-table-choosing = choosing
secret-table-stars = { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
}
secret-table-stars-about = Every star on the gems you own is a point at the end.
secret-table-seat-about = Cards in the pile can be taken back for a chip; cards under gems are gone for good.
secret-table-hand-short = Hand
secret-table-pile-short = Pile
secret-table-locked-short = Under gems
secret-table-pile-word = pile
secret-table-locked-word = paid
secret-table-chips-short = Chips
secret-table-card-hand = { $value }, in your hand
secret-table-card-pile = { $value }, in your pile
secret-table-card-locked = { $value }, under a gem
secret-table-in-pile-why = This card is in your pile. Take the pile back for a chip to bid with it.
secret-table-locked-why = This card stays under a gem for good.
secret-table-sealed-why = Your choice is sealed and can't be changed.
secret-table-out-why = You have too few cards left to bid. Your gems and your request still count.
secret-table-watching-why = The bids are being revealed.
secret-table-take-back = Take pile back
secret-table-bid = Bid { $value }
secret-table-more = { $count ->
    [one] Choose { $count } more card
   *[other] Choose { $count } more cards
}
secret-table-keep = Keep this one
secret-table-progress-at-least = { $have } of { $need }
secret-table-progress-at-most = { $have }, at most { $need }
secret-table-progress-exactly = { $have }, exactly { $need } needed
secret-table-fulfilled = fulfilled so far
secret-table-not-fulfilled = not yet fulfilled
secret-table-if-met = If fulfilled at the end
secret-table-fulfils = This gem would fulfil your request: { $points } more.
secret-table-breaks = This gem would cost you your request: { $points }.
secret-table-opening = Eighteen gems tonight
secret-table-opening-gems = Every gem scores its stars. You pay with one, two or three of your ten money cards.
secret-table-opening-bids = Everyone bids in secret and the highest bid wins. But if the top bids tie, they cancel, and the next highest wins!
secret-table-opening-request = At the end your secret request adds its points if you've fulfilled it. Nobody else knows it: choose one you can play towards.
secret-table-waiting-for = Waiting for { $names }
secret-table-you-chose = Sealed: { $choice }
secret-table-passes = passes
secret-table-took-back = took the pile back
secret-table-tied = tied
secret-table-offer-of = { $who }: { $state }
secret-table-tie = { $count ->
    [2] Two bids of { $value } tie and cancel.
   *[other] { $count } bids of { $value } tie and cancel.
}
secret-table-next-in-line = { $you ->
    [yes] Your { $value } is the next highest: you take it.
   *[no] { $who }'s { $value } is the next highest and takes it.
}
secret-table-goes-to = { $you ->
    [yes] Sold to you for { $value }.
   *[no] Sold to { $who } for { $value }.
}
secret-verdict-won = Your { $value } is the highest bid: the gem is yours.
secret-verdict-lost = { $who } gets it: { $value } beats your { $mine }.
secret-table-nobody-bid = Everyone passes. Nobody gets it.
secret-table-nobody-tied = No single bid is left, so nobody gets it.
secret-table-catalogue = Tonight's gems
secret-table-state-coming = still to come
secret-table-state-now = for sale now
secret-table-state-nobody = unsold
secret-table-owner = Owner: { $who }
secret-table-to-come-count = { $count ->
    [one] { $count } gem still to come
   *[other] { $count } gems still to come
}
secret-table-requests = The requests
secret-table-score-of = stars { $stars }, request { $request }
secret-table-score-about = What you'd have if the auction ended now, with your request as it stands.

## Refused moves

refused-secret-not-dealt = Keep one of the two requests you were dealt.
refused-secret-empty-pile = Your pile is empty: there is nothing to take back.
refused-secret-one-chip = At this table you may use one chip for a gem, not two.
refused-secret-too-few-chips = That costs { $needed ->
    [one] { $needed } chip
   *[other] { $needed } chips
}; you have { $chips }.
refused-secret-wrong-number = This gem costs exactly { $asked ->
    [one] { $asked } card
   *[other] { $asked } cards
}.
refused-secret-not-in-hand = You don't have { $cards } in your { $recover ->
    [yes] hand and pile
   *[no] hand
}.

## The guided first match

lesson-secret-1 = You bid for a secret client, and keep one of two requests (S4). Two gems each of two types is hard; the staircase, one gem each of ★, ★★ and ★★★, is worth 3 points and can be planned. Keep that one.
lesson-secret-2 = This coral has two stars and costs exactly 1 card (S6). If the top bids tie, the next highest wins (S7). Others like to begin with their 10: bid the 7.
lesson-secret-3 = The other two both bid 10, a tie, so your 7 takes the coral and stays under it; the 10s went to their owners' piles (S8). Three cards for a single star is expensive: bid your three lowest. Losing bids aren't gone, they just go to your pile.
lesson-secret-4 = An amber with one star, for just 1 card: you need a ★ gem. The others' 10s and 9s are in their piles or under gems, and your 8 beats everything they hold in hand.
lesson-secret-5 = Three stars, but three cards, and { $right } can take a strong pile back for a chip. Passing costs a chip too (S6): pass now, and keep your high cards in hand.
lesson-secret-6 = A ★★★ gem for 1 card! Nobody holds more than a 7 in hand. Bid the 9 and keep the 10.
lesson-secret-7 = You have ★, ★★ and ★★★: the request is fulfilled. { $left } held too few cards and took the pile back for free (S5). Now bid 10, 6 and 5 for two more stars.
lesson-secret-8 = Your 21 was tied, so the 15 won (S7). Your strong cards are in your pile. Pay a chip, take it back and bid from hand and pile together (S6): the 6 is higher than anything the others hold in hand.
lesson-secret-9 = Three cards for one star: bid your lowest three and let it go.
lesson-secret-10 = Money under gems never comes back (S8), so don't spend it on everything. Bid 4 and 5, and keep the 10 for what comes.
lesson-secret-11 = You were short, so your pile came back by itself (S5). Three stars for 2 cards: nobody else has a 10 left, so bid 10 and 5.
lesson-secret-12 = { $left } can't pay three cards and is out (S5). { $right } holds a 7, and you can't beat it. Bid your lowest three: when fewer than two players can pay, the match ends.
lesson-secret-phase-keeping = Choose the request you can work towards from the first gem on (S4). Its points count at the end only if it's fulfilled (S11).
lesson-secret-phase-bidding = Is the gem worth this many cards, and does it help your request? If not, bid low or pass for a chip (S6), and remember: when the top bids tie, the gem goes to the next highest (S7).
lesson-secret-phase-over = The requests are revealed: stars, plus the points of each fulfilled request (S11). In a tie, a fulfilled request wins, then more gems (S12).
