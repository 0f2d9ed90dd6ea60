### Bots as opponents: what the levels mean, who they can be, and what they say.

## Levels

bot-novice-about = Sees only the lot on the table.
bot-club-about = Thinks a little ahead, and sometimes misses the best move.
bot-expert-about = Thinks ahead and weighs what the others may do.
bot-master-about = An expert who has learned from many thousands of matches.
bot-own-about = Picked by how your past matches went; if you're new, a novice and club players.
bot-random-about = Makes any legal move at random.
bot-simple-about = Follows simple rules of thumb.

## Ways of playing

character-vera-about = Counts every coin and lets expensive lots go.
character-otto-about = Pays what it takes, then a little more.
character-magda-about = Would rather see the leader fall than rise herself.
character-leon-about = Holds back early and finishes strong.
character-bruno-about = Spends early and regrets nothing.
character-nora-about = Plays for her collection, whoever wins.
character-felix-about = Now and then does what nobody expects.
character-ada-about = Avoids every risk she can.
character-stella-about = All or nothing, and rather all.

## What they say at the table, about what everyone has seen

line-vera-hello = Good evening. I've only brought a small purse.
line-vera-dear = Oh dear. That was a week's groceries.
line-vera-bargain = That is what I call a price.
line-vera-missed = Let it go, Vera. Let it go.
line-vera-tie = A tie costs nothing. I like that.
line-vera-last = The last one? I've been saving for this.
line-vera-won = You see? Pennies make pounds.
line-vera-lost = At least I kept the receipts.
line-vera-reply = Kind of you. And it costs nothing.

line-otto-hello = Splendid! Where do I sign?
line-otto-dear = Worth every penny. And a few more.
line-otto-bargain = That cheap? I feel almost guilty.
line-otto-missed = Blast! One more and it would've been mine.
line-otto-tie = A tie? Then let's raise the stakes!
line-otto-last = The last one is mine. Obviously.
line-otto-won = Ha! Fortune favours the generous.
line-otto-lost = Magnificent evening. I regret nothing.
line-otto-reply = Too kind! The next round is on me.

line-magda-hello = Do go on. I'm only here to watch you lose.
line-magda-dear = Expensive? It was worth it to see your faces.
line-magda-bargain = Nobody wanted it? Now someone does.
line-magda-missed = Enjoy it. I'll remember that.
line-magda-tie = Neither of us, then. Perfect.
line-magda-last = One left. Who is in front? Just asking.
line-magda-won = I did warn you.
line-magda-lost = Well, you won't enjoy it for long.
line-magda-reply = Flattery? I'll put it on your bill.

line-leon-hello = There is time. There is always time.
line-leon-dear = Hm. Even patience has its price.
line-leon-bargain = You only have to wait.
line-leon-missed = Another one will come along.
line-leon-tie = The lot is in no hurry either.
line-leon-last = Now I'm slowly waking up.
line-leon-won = The slow stream reaches the sea.
line-leon-lost = A good evening. I nearly slept through it.
line-leon-reply = And to you. No hurry.

line-bruno-hello = Right, are we bidding or are we chatting?
line-bruno-dear = Got it! What did I pay?
line-bruno-bargain = Gone for nothing! Next!
line-bruno-missed = So close! Next one, come on.
line-bruno-tie = Oh, not again. Faster!
line-bruno-last = What, over already?
line-bruno-won = Told you: first come, first served!
line-bruno-lost = Rematch? Now?
line-bruno-reply = Cheers! Whose turn is it?

line-nora-hello = What beautiful things you have here.
line-nora-dear = It had to be. It completes the shelf.
line-nora-bargain = Oh, you little treasure. And nobody saw you!
line-nora-missed = It would have looked lovely beside the others.
line-nora-tie = Then nobody takes it home. Poor thing.
line-nora-last = The last piece. Hold my magnifying glass.
line-nora-won = I won? I was looking at the hallmark.
line-nora-lost = You have the prize. I have the collection.
line-nora-reply = How charming. That goes into my cabinet.

line-felix-hello = You may believe everything I say.
line-felix-dear = Did I want that? We shall never know.
line-felix-bargain = You all looked the other way. Thank you.
line-felix-missed = Just as planned. Or was it?
line-felix-tie = Great minds think alike. Or did you peek?
line-felix-last = Watch my left hand.
line-felix-won = And you thought I was bluffing.
line-felix-lost = That was the plan all along. Nearly.
line-felix-reply = You mean it? So do I. Perhaps.

line-ada-hello = Good evening. Has everyone read the rules?
line-ada-dear = That was at the upper end of my list.
line-ada-bargain = Within budget. How reassuring.
line-ada-missed = I had set a limit, and I kept it.
line-ada-tie = I'd call that inconclusive.
line-ada-last = One more, and then we do the sums.
line-ada-won = The figures came out as hoped.
line-ada-lost = A near thing. I shall check my notes.
line-ada-reply = Noted, with thanks.

line-stella-hello = Darlings! Who dares?
line-stella-dear = Up it goes! Isn't it thrilling?
line-stella-bargain = For that? The stars were kind.
line-stella-missed = By a hair! My heart!
line-stella-tie = Again, again! Double or quits!
line-stella-last = Everything on the last one!
line-stella-won = I knew it! I never know it, but I knew it!
line-stella-lost = What a ride. Who cares who won?
line-stella-reply = Darling! You make me blush.
