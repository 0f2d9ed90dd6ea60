// Emblems as a boardgame.io game, to be measured beside ours. The rules are those of the game's RULES.md: 16 cards are sold, every
// seat bids from a hand of six and a deck of 32 of its own, tied seats bid again, and all bids are spent.
//
// What it leaves out, compared with ours: clocks, bots, names of rules in refusals, the events that a client plays
// out, the commitment to the deal, and the list of legal moves (a client of this game works them out from its hand).
// It has the same number of moves in a match and a view with the same parts.

const { INVALID_MOVE } = require("boardgame.io/core");

const HAND = 6;
const ALL = [...Array(32).keys()];
const rank = (card) => [0, 1, 2, 3, 4].filter((bit) => card & (1 << bit)).length;
const worth = (card) => (card === 0 ? 6 : rank(card));

function setup({ ctx, random }) {
  const seats = ctx.numPlayers;
  const secrets = random.Shuffle(ALL.filter((card) => rank(card) === 2 && (seats > 5 || !(card & 4))));
  const table = random.Shuffle(ALL.filter((card) => rank(card) > 2));
  const decks = [...Array(seats)].map(() => random.Shuffle(ALL));
  return {
    table_card: table[0],
    table_left: table.slice(1),
    secrets: secrets.slice(0, seats),
    hands: decks.map((deck) => deck.slice(0, HAND)),
    decks: decks.map((deck) => deck.slice(HAND)),
    spent: decks.map(() => []),
    won: decks.map(() => []),
    removed: [],
    tied: null,
    choices: decks.map(() => null),
    to_act: decks.map((_, seat) => seat),
    scores: null,
  };
}

function bid({ G, playerID }, cards) {
  const seat = Number(playerID);
  const hand = G.hands[seat];
  if (!G.to_act.includes(seat) || !Array.isArray(cards) || cards.length === 0) return INVALID_MOVE;
  if (new Set(cards).size !== cards.length || !cards.every((card) => hand.includes(card))) return INVALID_MOVE;
  G.choices[seat] = cards;
  G.hands[seat] = hand.filter((card) => !cards.includes(card));
  G.to_act = G.to_act.filter((other) => other !== seat);
  while (G.to_act.length === 0 && G.table_card !== null) reveal(G);
}

function reveal(G) {
  const seats = G.choices.map((_, seat) => seat);
  const bidders = seats.filter((seat) => G.choices[seat] !== null);
  const values = seats.map((seat) => (G.choices[seat] ?? []).reduce((sum, card) => sum + worth(card), 0));
  const best = Math.max(...bidders.map((seat) => values[seat]));
  let first = bidders.filter((seat) => values[seat] === best);
  for (const seat of bidders) {
    G.spent[seat].push(...G.choices[seat]);
    G.choices[seat] = null;
  }
  if (first.length > 1) {
    first = first.filter((seat) => G.hands[seat].length > 0 || G.decks[seat].length > 0);
  }
  if (first.length > 1) {
    G.tied = first;
    G.to_act = first.filter((seat) => G.hands[seat].length > 0);
    for (const seat of first) {
      if (G.hands[seat].length === 0) G.choices[seat] = [G.decks[seat].shift()];
    }
    return;
  }
  if (first.length === 1) G.won[first[0]].push(G.table_card);
  else G.removed.push(G.table_card);
  turnUp(G);
}

function turnUp(G) {
  G.tied = null;
  for (const [seat, hand] of G.hands.entries()) hand.push(...G.decks[seat].splice(0, HAND - hand.length));
  G.to_act = G.hands.flatMap((hand, seat) => (hand.length > 0 ? [seat] : []));
  G.table_card = G.to_act.length > 0 ? (G.table_left.shift() ?? null) : null;
  if (G.table_card === null) {
    G.to_act = [];
    const points = (card, secret) => [5, 1, 3][rank(card & secret)];
    G.scores = G.won.map((cards, seat) => cards.reduce((sum, card) => sum + points(card, G.secrets[seat]), 0));
  }
}

function playerView({ G, playerID }) {
  const me = playerID === null || playerID === undefined ? -1 : Number(playerID);
  const { secrets, hands, decks, choices, table_left, ...open } = G;
  return {
    ...open,
    table_left: table_left.length,
    table_to_come: [...table_left].sort((a, b) => a - b),
    sealed: choices.map((choice) => choice !== null),
    hand_sizes: hands.map((hand) => hand.length),
    deck_sizes: decks.map((deck) => deck.length),
    secrets: G.table_card === null ? secrets : null,
    secret: secrets[me] ?? null,
    hand: hands[me] ?? null,
    deck: decks[me] ? [...decks[me]].sort((a, b) => a - b) : null,
    choice: choices[me] ?? null,
  };
}

exports.emblems = {
  name: "emblems",
  setup,
  playerView,
  disableUndo: true,
  moves: { bid: { move: bid, redact: true, ignoreStaleStateID: true, client: false } },
  turn: { activePlayers: { all: "bidding" } },
  endIf: ({ G }) => (G.table_card === null ? { scores: G.scores } : undefined),
};
