/** What travels between the server and the pages. `make wire` makes this file; it is never edited. */

/** The version of what is written here: GET /health tells that of the server. */
export const WIRE = 1;

/** A seat, from 0 */
export type Seat = number;
/** A seat, or the house where it plays */
export type Party = number | "house";
/** The paragraph of the rules */
export type Rule = string;
export type Count = number;
/** The how-manieth lot it was */
export type LotNumber = number;
/** Who got it; null: nobody, or not shown at this table */
export type Buyer = number | null;
/** After so many moves it was settled */
export type At = number;
/** Your points now; null for a spectator */
export type Score = number | null;
/** Points per seat now, null where they are hidden */
export type Scores = (number | null)[];

/** The types of each game. */
export interface Games {
  antiques: {
    Options: AntiquesOptions; Deal: AntiquesDeal; Move: AntiquesMove; Event: AntiquesEvent; View: AntiquesView;
    Position: AntiquesPosition; Insight: AntiquesInsight; Sale: AntiquesSale; Outcome: AntiquesOutcome;
  };
  luxury: {
    Options: LuxuryOptions; Deal: LuxuryDeal; Move: LuxuryMove; Event: LuxuryEvent; View: LuxuryView;
    Position: LuxuryPosition; Insight: LuxuryInsight; Sale: LuxurySale; Outcome: LuxuryOutcome;
  };
  colours: {
    Options: ColoursOptions; Deal: ColoursDeal; Move: ColoursMove; Event: ColoursEvent; View: ColoursView;
    Position: ColoursPosition; Insight: ColoursInsight; Sale: ColoursSale; Outcome: ColoursOutcome;
  };
  emblems: {
    Options: EmblemsOptions; Deal: EmblemsDeal; Move: EmblemsMove; Event: EmblemsEvent; View: EmblemsView;
    Position: EmblemsPosition; Insight: EmblemsInsight; Sale: EmblemsSale; Outcome: EmblemsOutcome;
  };
  secret: {
    Options: SecretOptions; Deal: SecretDeal; Move: SecretMove; Event: SecretEvent; View: SecretView;
    Position: SecretPosition; Insight: SecretInsight; Sale: SecretSale; Outcome: SecretOutcome;
  };
}
export type GameId = keyof Games;

export type AnyOptions = Games[GameId]["Options"];
export type AnyDeal = Games[GameId]["Deal"];
export type AnyMove = Games[GameId]["Move"];
export type AnyEvent = Games[GameId]["Event"];
export type AnyView = Games[GameId]["View"];
export type AnyPosition = Games[GameId]["Position"];
export type AnyInsight = Games[GameId]["Insight"];
export type AnySale = Games[GameId]["Sale"];
export type AnyOutcome = Games[GameId]["Outcome"];

/** Make a move, with an id; answered by `played`. */
export type UpMove<G extends GameId = GameId> = {
  type: "move";
  id: string | null;
  /** A move as in the rules */ move: Games[G]["Move"];
  number?: Count | null;
};

/** Ask for the state, with the events since move `number`; answered by `state`. */
export type UpSync = { type: "sync"; id?: string | null; number?: Count | null };

/** Say something; answered by `said`. */
export type UpChat = {
  type: "chat";
  id?: string | null;
  text: string;
  phrase?: string | null;
  /** How a spectator is called; whoever has a seat is called as at the table */ nickname?: string | null;
};

/** See whether the connection lives; answered by `pong`. */
export type UpPing = { type: "ping"; id?: string | null };

/** All that somebody may know now. */
export type StateMessage<G extends GameId = GameId> = {
  type: "state";
  version: number;
  number: number;
  /** The server's time, in milliseconds since 1970 */ now: number;
  table: TableInfo;
  view: Games[G]["View"] | null;
  insight: Games[G]["Insight"] | null;
  legal: Games[G]["Move"][];
  /** How many events you were told of came before the first of `events` */ first: Count;
  /** The first event that you may look back at, counted like `first`; above 0 only where the table keeps from people what a perfect memory could work out */ history: Count;
  events: Games[G]["Event"][];
  clocks: Clocks | null;
  asked?: number;
  hint?: Hint<G>;
  note?: string;
  outcome?: Record<string, unknown> | null;
  /** The id of your `sync`, if this answers one */ id?: string | null;
};

/** A table as anybody may see it. */
export type TableInfo = {
  code: string;
  game: string;
  seats: number;
  options: Record<string, unknown>;
  /** The preset of the game that has exactly these options; null: none */ preset: string | null;
  listed: boolean;
  clock: Record<string, unknown>;
  state: "over" | "playing" | "waiting";
  members: MemberInfo[];
  you: number | null;
  /** My place and those of my guests */ mine: number[];
  spectators: number;
  seed_commitment: string;
  commitment: string | null;
  match: string | null;
  lesson: boolean;
  /** The table of the rematch */ next: string | null;
  /** Whether nobody may watch who has no seat */ private: boolean;
  paused: boolean;
  /** Of a match that has no result: abandoned by consent, or closed by an operator */ ended: "abandoned" | "closed" | null;
  /** Of a match that was begun in the middle of another */ tried: Tried | null;
};

/** Somebody at a table. */
export type MemberInfo = {
  place: number;
  nickname: string;
  /** The level of a bot; null for a person */ bot: string | null;
  /** Who a bot is, as in `GET /bots`; null for a person */ character: string | null;
  /** Plays on the device of somebody else at the table */ guest: boolean;
  /** Plays through a token: a program, not somebody with a browser */ program: boolean;
  seat: number | null;
  ready: boolean;
  away: boolean;
  connected: boolean;
  host: boolean;
  wants_clock: Record<string, unknown> | null;
  added_entropy: boolean;
  /** What they want the match to do */ agrees_to: "abandon" | "pause" | "resume" | null;
  /** By the host: they cannot chat at this table */ muted: boolean;
  /** They have given up: a bot plays the seat to the end */ conceded: boolean;
};

/** Where a match comes from that began in the middle of another. */
export type Tried = {
  table: string;
  /** After so many moves */ number: number;
  seat: number;
};

/** The clocks: deadlines in milliseconds since 1970, reserves in milliseconds. */
export type Clocks = {
  clock: Record<string, unknown>;
  deadlines: (number | null)[];
  reserves: number[];
  /** While the match is paused: since when, and what is left counts from there */ paused_at: number | null;
};

/** What a learner should know now: the id of a message, and a move that is suggested. */
export type Hint<G extends GameId = GameId> = {
  id: string;
  suggest: Games[G]["Move"] | null;
  /** The part of the table it speaks of: others, what is for sale, what I hold or can do */ look: "lot" | "me" | "pad" | "seats" | null;
  /** So far the lesson is, */ step: number;
  /** of so many steps; after the last one the match is practice */ steps: number;
};

/** What differs from the state before: of `view`, `insight` and `clocks` the fields, of the rest the whole part. */
export type ChangeMessage<G extends GameId = GameId> = {
  type: "change";
  /** The `version` and the `number` of the state that this one follows */ from: [number, number];
  version: number;
  number: number;
  /** The server's time, in milliseconds since 1970 */ now: number;
  table?: TableInfo;
  view?: Partial<Games[G]["View"]>;
  insight?: Partial<Games[G]["Insight"]>;
  clocks?: ClocksChange;
  legal?: Games[G]["Move"][];
  asked?: number;
  hint?: Hint<G> | null;
  /** The first event that you may look back at, counted like `first`; above 0 only where the table keeps from people what a perfect memory could work out */ history?: Count;
  /** How many events you were told of came before the first of `events` */ first?: Count;
  events?: Games[G]["Event"][];
};

/** The fields of the clocks that are different. */
export type ClocksChange = {
  clock?: Record<string, unknown>;
  deadlines?: (number | null)[];
  reserves?: number[];
  paused_at?: number | null;
};

/** Somebody has connected or gone: who of the table is connected now. */
export type PresenceMessage = {
  type: "presence";
  /** The places of the members who are connected; bots always are */ connected: number[];
  spectators: number;
};

/** Your move is stored. */
export type PlayedMessage = {
  type: "played";
  /** The id of your message */ id: string | null;
  /** The number of the move, from 0 */ number: number;
};

/** Your line of chat was passed on. */
export type SaidMessage = {
  type: "said";
  /** The id of your message */ id: string | null;
};

/** The connection lives. */
export type PongMessage = {
  type: "pong";
  /** The id of your message */ id: string | null;
};

/** Your message was refused. */
export type ProblemMessage = {
  type: "problem";
  /** The id of your message */ id: string | null;
  problem: ProblemInfo;
};

/** Something was refused. */
export type ProblemInfo = {
  status: number;
  code: string;
  /** A sentence in the language asked for */ title: string;
  /** The same sentence for any language */ message: MessageInfo;
  rule?: string;
  retry_after?: number;
};

/** A sentence by its id in the catalogue `errors`, and what stands in it. */
export type MessageInfo = { id: string; args: Record<string, string | number> };

/** Somebody said something. */
export type ChatMessage = {
  type: "chat";
  nickname: string;
  text: string;
  /** Milliseconds since 1970 */ said_at: number;
  /** The name of a set phrase, for readers of other languages; `text` says the same */ phrase?: string;
  /** Said by somebody without a seat */ spectator?: boolean;
};

/** Somebody opened the same table anew. */
export type RematchMessage = {
  type: "rematch";
  /** The code of the new table */ code: string;
};

/** A table to be opened. */
export type OpenTable = {
  game: string;
  /** How the others call you; at most 24 characters */ nickname: string;
  seats?: number | null;
  options?: Record<string, unknown>;
  /** A preset of the game, as in `GET /games`: its options, and besides those in `options` */ preset?: string | null;
  listed?: boolean;
  clock?: LiveClock | TurnClock | NoClock | null;
  /** The bots that sit down: levels, or LEVEL/CHARACTER */ bots?: string[];
};

/** Seconds for every decision, and a reserve for the whole match. */
export type LiveClock = { kind: "live"; seconds?: number; reserve?: number };

/** Hours for every decision. */
export type TurnClock = { kind: "turns"; hours?: number };

/** No hurry, at a table with one person; a match that was left for so many hours is played on by a bot. */
export type NoClock = { kind: "none"; hours?: number };

/** Sitting down. */
export type Join = {
  /** How the others call you; at most 24 characters */ nickname: string;
};

/** A bot that sits down. */
export type AddBot = {
  /** As in `GET /bots` */ level: string;
  /** As in `GET /bots`; null: whoever comes next */ character?: string | null;
};

/** A level of bots. */
export type LevelInfo = {
  level: string;
  /** What it means, in English */ about: string;
  /** Whether people are offered it; the others are there to measure bots by */ for_people: boolean;
};

/** Somebody a bot can be. */
export type CharacterInfo = {
  id: string;
  /** In English */ name: string;
  /** Their way of playing, in English */ about: string;
  /** What the search looks for besides the win */ style: Record<string, number>;
};

/** The bots there are: any character plays at any level for people. */
export type BotsInfo = {
  /** The weakest first */ levels: LevelInfo[];
  characters: CharacterInfo[];
};

/** A move. */
export type MakeMove<G extends GameId = GameId> = {
  /** A move as in the rules */ move: Games[G]["Move"];
  /** Your own id of this message: sent twice, it is played once */ id: string;
  number?: Count | null;
};

/** Ready to begin, with entropy of one's own if one likes. */
export type Ready = { ready?: boolean; entropy?: string | null };

/** The clock one agrees to. */
export type SetClock = { clock: LiveClock | TurnClock | NoClock };

/** Whom the host kicks. */
export type Kick = {
  /** A place at the table */ place: number;
};

/** Whom the host mutes, or no longer. */
export type Mute = {
  /** A place at the table */ place: number;
  muted?: boolean;
};

/** Whether nobody may watch who has no seat. */
export type SetPrivate = { private: boolean };

/** What one wants the match to do; null withdraws it. */
export type Propose = { what: "abandon" | "pause" | "resume" | null };

/** Whom one blocks: whoever sits at a place of a table, or a person by id. */
export type NewBlock = { table?: string | null; place?: number | null; person?: string | null };

/** Somebody whom one has blocked. */
export type Block = {
  /** The id of the block, by which it can be ended */ id: string;
  /** What they called themselves */ nickname: string;
  /** Milliseconds since 1970 */ created_at: number;
};

/** A line of chat. */
export type Chat = {
  text: string;
  phrase?: string | null;
  /** How a spectator is called; whoever has a seat is called as at the table */ nickname?: string | null;
};

/** A personal link, used on another device. */
export type Claim = { link: string };

/** A token for a bot. */
export type NewToken = {
  /** How the others call you; at most 24 characters */ nickname: string;
};

/** A record and its receipt. */
export type Verify = { record: Record<string, unknown>; receipt: Record<string, unknown> };

/** Whether a deal was fair, and what does not fit if not. */
export type Verified = { fair: boolean; problems: string[] };

/** A move that is stored. */
export type Played = {
  /** The number of the move, from 0 */ number: number;
};

/** A secret that is shown once. */
export type Secret = { secret: string };

/** Who is asking. */
export type Me = { person: string | null };

/** Something a person is signed in with, or a personal link that can still be used. */
export type Device = {
  /** By which it can be signed out */ id: string;
  kind: "browser" | "link" | "token";
  /** Of a browser: which one, on which system, as far as it says so; of a token: the nickname */ label: string;
  /** Whether it is the one that asks */ this: boolean;
  /** Milliseconds since 1970 */ created_at: number;
  /** When it was last used, to within an hour; null: unknown */ seen_at: number | null;
  /** Of a link: until when it can be used */ expires_at: number | null;
};

/** Where others find the pages. */
export type Address = {
  /** The beginning of addresses to give away; null if the server knows of none */ address: string | null;
  /** Whether others reach it there now: false if it listens on its own machine only */ open: boolean;
};

/** What is needed to check a deal; seed, salt, entropy, bots and seating only after the end. */
export type Receipt = {
  /** The version of how deals are promised and drawn */ draw: number;
  /** A table's code */ table: string;
  /** The match's id */ match: string;
  commitment: string;
  seed_commitment: string;
  salt?: string;
  seed?: string;
  /** In order of arrival */ entropy?: (string | null)[];
  /** The places of bots in that order, from 0 */ bots?: number[];
  /** Seats in order of arrival */ seating?: number[];
};

/** An option of a game. */
export type Option = {
  name: string;
  default: unknown;
  /** The values it may have, in words */ allowed: string;
  /** What it means */ about: string;
};

/** A named set of options of a game. */
export type Preset = {
  id: string;
  /** What it is called, in English */ title: string;
  /** What it changes, in an English sentence */ about: string;
  /** The options that differ from the default */ options: Record<string, unknown>;
};

/** One row of a result. */
export type BreakdownRow = {
  /** Its name in the breakdown */ key: string;
  /** The rule that its points come from */ rule: string;
};

/** A game. */
export type GameInfo = {
  id: string;
  /** The name it was published under */ title: string;
  /** One sentence on what it feels like */ summary: string;
  /** The fewest and the most */ seats: [number, number];
  /** How many sit down where nobody says how many */ best_seats: number;
  /** About how long a match of so many takes people */ minutes: number;
  /** How much there is to learn: 1 little, 3 a lot */ difficulty: 1 | 2 | 3;
  /** The version of the rules */ rules: number;
  /** The rule that breaks ties; null: tied seats share */ tie_rule: string | null;
  /** The rows of a result, in order */ breakdown: BreakdownRow[];
  options: Option[];
  /** Ways to play it that have a name; mostly none */ presets: Preset[];
};

/** How a game is spoken of: notes on its fields, names of its things, and its messages. */
export type GameWords = {
  /** Per type of move the notes on its fields */ moves: Record<string, unknown>;
  /** Per type of event the notes on its fields */ events: Record<string, unknown>;
  /** Per type of event the fields that only its owner is told */ own: Record<string, string[]>;
  /** Notes on the fields of the view */ view: Record<string, unknown>;
  /** Notes on the fields of a sale */ sale: Record<string, unknown>;
  /** By `x-says` and value the names that are more than a message of that id */ names: Record<string, unknown>;
  /** The language of the messages: the one asked for, or English */ language: string;
  /** The game's own messages as Project Fluent */ ftl: string;
};

/** A game, its types as JSON Schema, and its words. */
export type GameTypes = {
  id: string;
  /** The name it was published under */ title: string;
  /** One sentence on what it feels like */ summary: string;
  /** The fewest and the most */ seats: [number, number];
  /** How many sit down where nobody says how many */ best_seats: number;
  /** About how long a match of so many takes people */ minutes: number;
  /** How much there is to learn: 1 little, 3 a lot */ difficulty: 1 | 2 | 3;
  /** The version of the rules */ rules: number;
  /** The rule that breaks ties; null: tied seats share */ tie_rule: string | null;
  /** The rows of a result, in order */ breakdown: BreakdownRow[];
  options: Option[];
  /** Ways to play it that have a name; mostly none */ presets: Preset[];
  /** By name: Options, Deal, Move, Event, View, Position, Insight, Sale, Outcome and their parts. `x-says`, `x-row` and `x-per-seat` tell how a value is named, `x-own` marks what only the viewer is shown */ types: Record<string, Record<string, unknown>>;
  words: GameWords;
};

/** One moment of a replay; of view, insight and position it holds what has changed since the frame before. */
export type Frame<G extends GameId = GameId> = {
  /** How many moves have been made */ number: Count;
  /** Which lot is being sold, or was the last */ lot: number;
  /** Who made the move that led here; null in the first frame */ seat: number | null;
  move: Games[G]["Move"] | null;
  /** What that move brought about */ events: Games[G]["Event"][];
  view: Partial<Games[G]["View"]>;
  insight: Partial<Games[G]["Insight"]>;
  /** Only for the viewer `all`: the all-knowing picture */ position?: Partial<Games[G]["Position"]>;
};

/** A match move by move, as a viewer saw it. */
export type Replay<G extends GameId = GameId> = {
  game: G;
  /** How many seats there are */ seats: number;
  options: Games[G]["Options"];
  /** The preset of the game that has exactly these options; null: none */ preset: string | null;
  /** `all`, `spectator` or a seat */ viewer: string;
  /** How many moves the match had */ moves: number;
  /** null if the match was not finished */ outcome: Games[G]["Outcome"] | null;
  /** Points before the first move */ opening: number[];
  /** Every lot, its price, and the points of all when it was settled */ lots: (Games[G]["Sale"] & { at: At; scores: number[] })[];
  /** One more than moves, or none if they were not wanted */ frames: Frame<G>[];
};

/** A record to be looked at. */
export type ShowReplay = { record: Record<string, unknown>; viewer?: string; frames?: boolean };

/** Something that was said. */
export type ChatLine = {
  nickname: string;
  text: string;
  /** Milliseconds since 1970 */ said_at: number;
  /** The name of a set phrase, for readers of other languages; `text` says the same */ phrase?: string;
  /** Said by somebody without a seat */ spectator?: boolean;
};

/** The keys of a push subscription, in base64 for URLs. */
export type PushKeys = { p256dh: string; auth: string };

/** A browser's push subscription. */
export type Subscribe = {
  /** Where its push service takes messages */ endpoint: string;
  keys: PushKeys;
};

/** A push subscription that is called. */
export type Subscribed = {
  /** Its id, by which it can be ended */ id: string;
};

/** Where I am called by mail. */
export type MailInfo = {
  address: string;
  /** Whether its link was used; nothing else is sent before */ confirmed: boolean;
};

/** An e-mail address, or none. */
export type SetMail = { address: string | null };

/** How I am called when it is my turn. */
export type CallsInfo = {
  /** The public key with which a browser subscribes (VAPID) */ key: string;
  /** The ids of my push subscriptions */ subscriptions: string[];
  /** Whether this server sends mail */ mail_offered: boolean;
  mail: MailInfo | null;
};

/** Somebody at a table of the lobby. */
export type LobbyMember = {
  nickname: string;
  bot: string | null;
  /** Who a bot is, as in `GET /bots`; null for a person */ character: string | null;
  host: boolean;
};

/** A table in the lobby. */
export type LobbyTable = {
  code: string;
  game: string;
  seats: number;
  seated: number;
  options: Record<string, unknown>;
  /** The preset of the game that has exactly these options; null: none */ preset: string | null;
  clock: Record<string, unknown>;
  /** Milliseconds since 1970 */ created_at: number;
  state: "playing" | "waiting";
  /** In order of arrival */ members: LobbyMember[];
  /** How many watch without a seat, up to a few seconds ago */ spectators: number;
};

/** What is new in the lobby; the first one has all tables, and replaces what was known. */
export type LobbyUpdate = {
  type: "lobby";
  /** Whether these are all tables */ whole: boolean;
  /** Milliseconds since 1970 */ now: number;
  /** New or changed ones, the newest first */ tables: LobbyTable[];
  /** Codes of tables that are in the lobby no longer */ removed: string[];
};

/** Somebody at one of my tables. */
export type MyTableMember = {
  place: number;
  nickname: string;
  bot: string | null;
  /** Who a bot is, as in `GET /bots`; null for a person */ character: string | null;
  /** Plays on the device of somebody else at the table */ guest: boolean;
  seat: number | null;
  host: boolean;
};

/** A table that I sit at. */
export type MyTable = {
  code: string;
  game: string;
  seats: number;
  options: Record<string, unknown>;
  /** The preset of the game that has exactly these options; null: none */ preset: string | null;
  clock: Record<string, unknown>;
  listed: boolean;
  lesson: boolean;
  state: "over" | "playing" | "waiting";
  members: MyTableMember[];
  /** My place */ you: number;
  /** My seat; null before the start */ seat: number | null;
  /** The seats whose turn it is */ to_act: number[];
  /** Per seat when its time is out, null if it is not to act; null if nothing is played */ deadlines: (number | null)[] | null;
  /** Whether it is my turn or that of a guest on my device */ my_turn: boolean;
  /** When my time is out; null if it is not my turn */ deadline: number | null;
  version: number;
  /** The table of the rematch */ next: string | null;
  /** Milliseconds since 1970 */ created_at: number;
  /** When something other than a move last changed it */ changed_at: number;
  /** When it was over */ over_at: number | null;
};

/** Somebody who played a match. */
export type Player = {
  seat: number;
  nickname: string;
  bot: string | null;
  /** Who a bot is, as in `GET /bots`; null for a person */ character: string | null;
  points: number;
  /** 1 for a winner */ place: number;
  you: boolean;
};

/** A match that I have finished. */
export type MyMatch = {
  match: string;
  /** The code of its table */ table: string;
  game: string;
  rules: number;
  seats: number;
  options: Record<string, unknown>;
  /** The preset of the game that has exactly these options; null: none */ preset: string | null;
  /** My seat */ seat: number;
  /** My place; 1 for a winner */ place: number;
  /** My points */ points: number;
  result: "lost" | "shared" | "won";
  /** Seats, and the house where it won */ winners: (number | "house")[];
  /** In order of seats */ players: Player[];
  /** How many moves were made */ moves: number;
  /** Milliseconds since 1970 */ started_at: number;
  /** Milliseconds since 1970 */ ended_at: number;
  /** Where its record is */ record: string;
};

/** What I have bought, in the matches that were analysed: what it cost and what it was worth to me. */
export type Bought = {
  /** Of so many analysed matches, the last ones */ matches: number;
  lots: number;
  /** The price of a lot in points, in the mean */ paid: number;
  /** What it was worth to me when it came up, in the mean */ worth: number;
};

/** What my finished matches of a game add up to. */
export type GameStatistics = {
  game: string;
  matches: number;
  won: number;
  shared: number;
  lost: number;
  /** How often I had the first place, the second and so on */ places: number[];
  best_points: number | null;
  /** When the last one ended */ last_at: number | null;
  /** null where nothing has been analysed */ bought: Bought | null;
};

/** How it stands with an analysis, and the analysis once it is there. */
export type AnalysisState = {
  /** `none`: nobody has asked for it, `waiting`: for a free process */ state: "done" | "failed" | "none" | "waiting" | "working";
  depth: "deep" | "quick" | "standard";
  /** While it is worked on: how far it is, from 0 to 1, if that is known */ progress: number | null;
  analysis: Analysis | null;
};

/** All that the coach says of a match. */
export type Analysis = {
  best: BestMove | null;
  costly: number[];
  curve: Moment[];
  decisions: Decision[];
  depth: "deep" | "quick" | "standard";
  format: "saleroom-analysis/1";
  game: string;
  iterations: number;
  lots: Lot[];
  playouts: number;
  rules: number;
  seats: SeatAnalysis[];
  turns: Turn[];
  winners: (number | string)[];
};

/** The best move of the match: the one by which most was gained over the next best. */
export type BestMove = { gain: number; gain_error: number; number: number };

/** Everybody's chance to win after so many moves. */
export type Moment = { after: number; win: number[]; win_error: number };

/** One move of which there was a choice, judged by what its seat could know then. */
export type Decision = {
  best: Record<string, unknown>;
  candidates?: Candidate[];
  cost: number;
  cost_error: number;
  cost_points: number;
  cost_points_error: number;
  number: number;
  played: Record<string, unknown>;
  seat: number;
  sure: boolean;
  verdict: "best" | "blunder" | "equal" | "inaccuracy" | "mistake";
};

/** A move that was weighed. */
export type Candidate = {
  chance: number;
  move: Record<string, unknown>;
  points: number;
  points_error: number;
  win: number;
  win_error: number;
};

/** A lot that was sold, or that nobody took. */
export type Lot = {
  at: number;
  curse: boolean;
  first: number;
  lot: number;
  missed: Bargain[];
  overpaid: number | null;
  overpaid_error: number | null;
  paid: number | null;
  paid_error: number | null;
  price: number | null;
  seat: number | null;
  sure: boolean;
  swing: number[];
  what: unknown;
  worth: Worth[];
};

/** A seat that let a lot go by mistake, and would have gained by taking it. */
export type Bargain = { points: number; points_error: number; seat: number };

/** What a lot was worth to a seat, in points, as it could know when the lot came up. */
export type Worth = { points: number; points_error: number; seat: number };

/** A seat: its result in chances to win, and under `points` in points. */
export type SeatAnalysis = {
  cards: number;
  decisions: number;
  lost: number;
  luck: number;
  luck_error: number;
  met: number;
  others: number;
  own: number;
  points: Share;
  result: number;
  score: number;
  seat: number;
  skill: number;
  skill_error: number;
  start: number;
  won: number;
};

/** Where a result came from: `luck + skill = result`, and `start + result` is what the seat got in the end. */
export type Share = {
  cards: number;
  luck: number;
  luck_error: number;
  met: number;
  others: number;
  own: number;
  result: number;
  skill: number;
  skill_error: number;
  start: number;
};

/** A turning point: between two moments one seat's chance to win changed much. */
export type Turn = {
  after: number;
  cause: "cards" | "decision" | "met";
  change: number;
  change_error: number;
  mover: number | null;
  seat: number;
};

/** A moment of a finished match to be played on against bots. */
export type TryFrom = {
  /** After so many moves */ number: Count;
  /** Yours; it was to act then */ seat: number;
  /** How the others call you; at most 24 characters */ nickname: string;
  /** How strong the others are, as in `GET /bots` */ level?: string;
};

/** A puzzle, without what is to be seen in it. */
export type PuzzleInfo = {
  id: string;
  game: string;
  seats: number;
  /** 1 is easy, 3 is hard */ level: number;
};

/** A legal move, and what it costs compared with the best, each figure with its standard error. */
export type PuzzleChoice<G extends GameId = GameId> = {
  /** A move as in the rules */ move: Games[G]["Move"];
  /** The chance to win after it */ win: number;
  win_error: number;
  /** Of the chance to win */ cost: number;
  cost_error: number;
  cost_points: number;
  cost_points_error: number;
  verdict: "best" | "blunder" | "equal" | "inaccuracy" | "mistake";
};

/** One decision of a match, as the seat saw it that had to make it, and what each legal move is worth. */
export type Puzzle<G extends GameId = GameId> = {
  id: string;
  game: string;
  seats: number;
  /** A seat, from 0 */ seat: number;
  level: number;
  /** How often weaker bots found the best move, from 0 to 1 */ found: number;
  /** So many moves were made before it */ number: number;
  view: Games[G]["View"];
  insight: Games[G]["Insight"];
  events: Games[G]["Event"][];
  /** Every legal move, in the order of the rules, not of their worth */ choices: PuzzleChoice<G>[];
};

export type UpMessage<G extends GameId = GameId> = UpMove<G> | UpSync | UpChat | UpPing;

export type DownMessage<G extends GameId = GameId> = StateMessage<G> | ChangeMessage<G> | PresenceMessage | PlayedMessage | SaidMessage | PongMessage | ProblemMessage | ChatMessage | RematchMessage;

// -- antiques ---------------------------------------------------------------------------------------------------------

export type AntiquesKind = "painting" | "sculpture" | "furniture" | "stamp" | "jewellery" | "collection" | "replica";

export type AntiquesGroupName = "stamp" | "jewellery" | "furniture" | "sculpture";

export type AntiquesCardName = "painting" | "sculpture" | "furniture" | "stamp" | "jewellery" | "collection" | "replica:stamp" | "replica:jewellery" | "replica:furniture" | "replica:sculpture" | "replica:loose";

export type AntiquesToken = "stop" | "ban" | "swap";

export type AntiquesRound = number;

/** The options of the table: tricks, ties of sculptures, what people see, and what is played another way. */
export type AntiquesOptions = {
  tricks: AntiquesToken[];
  sculpture_ties: "two-places" | "places";
  open_purses: boolean;
  scales: AntiquesScales;
  readings: ("stop-above" | "last-buys" | "swap-again")[];
};

/** What one to six cards of a kind count. */
export type AntiquesScales = { stamp: number[]; jewellery: number[] };

/** All sixty cards, the top one first. */
export type AntiquesDeal = { deck: AntiquesKind[] };

/** Bid coins, more than the highest bid. */
export type AntiquesBid = { type: "bid"; coins: number };

/** Leave the bidding for this lot. */
export type AntiquesPass = { type: "pass" };

/** Use no token after a bid. */
export type AntiquesTrickNone = { type: "trick"; use: "none" };

/** End the bidding with the bid just made. */
export type AntiquesTrickStop = { type: "trick"; use: "stop" };

/** Put an opponent out of the bidding for this lot. */
export type AntiquesTrickBan = {
  type: "trick";
  use: "ban";
  /** Whom to ban */ target: Seat;
};

/** Offer an opponent a swap of two bought cards. */
export type AntiquesTrickSwap = {
  type: "trick";
  use: "swap";
  /** With whom to swap */ target: Seat;
  /** The card you hand over */ give: AntiquesCardName;
  /** The card you want */ take: AntiquesCardName;
  /** Which of the two uses up a token */ payer: Seat;
};

/** Answer the offer of a swap. */
export type AntiquesAnswer = { type: "answer"; accept: boolean };

/** Put a replica into a group. */
export type AntiquesPlace = { type: "place"; group: AntiquesGroupName };

export type AntiquesMove = AntiquesBid | AntiquesPass | AntiquesTrickNone | AntiquesTrickStop | AntiquesTrickBan | AntiquesTrickSwap | AntiquesAnswer | AntiquesPlace;

/** A seat bid. */
export type AntiquesBidMade = { type: "bid_made"; seat: Seat; coins: number; rule: Rule };

/** A seat left the bidding. */
export type AntiquesSeatPassed = { type: "seat_passed"; seat: Seat; rule: Rule };

/** A seat ended the bidding with its stop token. */
export type AntiquesBiddingStopped = { type: "bidding_stopped"; seat: Seat; rule: Rule };

/** A seat put another out of the bidding with its ban token. */
export type AntiquesSeatBanned = { type: "seat_banned"; seat: Seat; target: Seat; rule: Rule };

/** A seat offered to swap `give` of its own for `take` of the target. */
export type AntiquesSwapOffered = {
  seat: Seat;
  target: Seat;
  give: AntiquesCardName;
  take: AntiquesCardName;
  payer: Seat;
  type: "swap_offered";
  rule: Rule;
};

/** The swap took place. */
export type AntiquesSwapAccepted = {
  seat: Seat;
  target: Seat;
  give: AntiquesCardName;
  take: AntiquesCardName;
  payer: Seat;
  type: "swap_accepted";
  rule: Rule;
};

/** The swap was declined. */
export type AntiquesSwapDeclined = {
  seat: Seat;
  target: Seat;
  give: AntiquesCardName;
  take: AntiquesCardName;
  payer: Seat;
  type: "swap_declined";
  rule: Rule;
};

/** A replica joined a group. */
export type AntiquesReplicaPlaced = { type: "replica_placed"; seat: Seat; group: AntiquesGroupName; rule: Rule };

/** The lot went to a seat, its third card turned up; each other seat got a share. */
export type AntiquesLotSold = {
  type: "lot_sold";
  seat: Seat;
  price: number;
  /** All three; the last one lay face down */ cards: AntiquesKind[];
  /** Coins to each of the other seats */ share: number;
  to_bank: number;
  rule: Rule;
};

/** All passed: the lot went to the box. */
export type AntiquesLotUnsold = { type: "lot_unsold"; round: AntiquesRound; rule: Rule };

/** The seat with the fewest cards got the bank. */
export type AntiquesBankTaken = { type: "bank_taken"; seat: Seat; coins: number; rule: Rule };

/** A new round: two cards face up, one face down. */
export type AntiquesLotLaidOut = {
  type: "lot_laid_out";
  round: AntiquesRound;
  first: Seat;
  cards: (AntiquesKind | null)[];
  rule: Rule;
};

/** The match is over. */
export type AntiquesMatchEnded = { type: "match_ended" };

export type AntiquesEvent = AntiquesBidMade | AntiquesSeatPassed | AntiquesBiddingStopped | AntiquesSeatBanned | AntiquesSwapOffered | AntiquesSwapAccepted | AntiquesSwapDeclined | AntiquesReplicaPlaced | AntiquesLotSold | AntiquesLotUnsold | AntiquesBankTaken | AntiquesLotLaidOut | AntiquesMatchEnded;

/** A match of antiques as a viewer may see it. */
export type AntiquesView = {
  /** How many seats there are */ seats: number;
  /** Whose view it is; null: a spectator's */ viewer: number | null;
  /** Seats that must choose now; empty when the match is over */ to_act: Seat[];
  /** Whether the match has ended */ over: boolean;
  round: AntiquesRound;
  /** Who began the bidding of this round */ first: Seat;
  /** Per seat the standing bid, 0 without one */ bids: number[];
  passed: boolean[];
  bank: number;
  cards: AntiquesCards[];
  replicas: AntiquesReplicas[];
  /** Per seat the unused tokens */ tokens: AntiquesToken[][];
  phase: "bidding" | "trick" | "answer" | "placing" | "over";
  /** Two cards and null for the face-down one; null when the lot is sold */ lot: (AntiquesKind | null)[] | null;
  /** The highest bid, 0 before the first */ high: number;
  /** Who made it */ leader: Seat | null;
  offer: AntiquesOffer | null;
  /** Who has declined a swap after this bid and cannot be asked again */ asked: Seat[];
  deck_size: Count;
  unseen: AntiquesUnseen;
  /** Rounds whose lot went to the box */ unsold: AntiquesRound[];
  memory?: AntiquesMemory;
  /** Your coins */ purse: number | null;
  game: "antiques";
  options: AntiquesOptions;
  outcome: AntiquesOutcome | null;
};

/** Genuine cards by kind. */
export type AntiquesCards = {
  painting: Count;
  sculpture: Count;
  furniture: Count;
  stamp: Count;
  jewellery: Count;
  collection: Count;
};

/** Replicas by the group they lie in. */
export type AntiquesReplicas = {
  stamp: Count;
  jewellery: Count;
  furniture: Count;
  sculpture: Count;
  /** In no group yet */ loose: Count;
};

/** A swap to be answered by its target: `give` of the seat for `take` of the target. */
export type AntiquesOffer = { seat: Seat; target: Seat; give: AntiquesCardName; take: AntiquesCardName; payer: Seat };

/** Cards nobody has seen yet, by kind; the face-down cards of unsold lots are among them. */
export type AntiquesUnseen = {
  painting: Count;
  sculpture: Count;
  furniture: Count;
  stamp: Count;
  jewellery: Count;
  collection: Count;
  replica: Count;
};

/** What a perfect memory works out. */
export type AntiquesMemory = {
  /** The purse of every seat */ coins: number[];
};

/** How a match of antiques ended. */
export type AntiquesOutcome = {
  /** Points per seat; where the house plays, it comes last */ scores: number[];
  winners: Party[];
  breakdown: AntiquesBreakdown[];
};

/** Points by where they come from. */
export type AntiquesBreakdown = {
  painting: number;
  furniture: number;
  jewellery: number;
  stamp: number;
  sculpture: number;
  collection: number;
  coins: number;
};

/** The all-knowing picture of antiques. */
export type AntiquesPosition = {
  round: AntiquesRound;
  /** Who began the bidding of this round */ first: Seat;
  /** Per seat the standing bid, 0 without one */ bids: number[];
  passed: boolean[];
  bank: number;
  cards: AntiquesCards[];
  replicas: AntiquesReplicas[];
  /** Per seat the unused tokens */ tokens: AntiquesToken[][];
  lot: AntiquesKind[] | null;
  coins: number[];
  deck: AntiquesKind[];
};

/** What a viewer of antiques can work out. */
export type AntiquesInsight = {
  score: Score;
  scores: Scores;
  /** Per seat without coins: open to all */ points: number[];
  breakdown: AntiquesPoints[];
  groups: AntiquesGroups | null;
  if_won: AntiquesIfWon | null;
  /** How many of the cards not yet seen lie in the box */ boxed: number;
  game: "antiques";
  lots?: AntiquesSale[];
};

/** Points by where they come from, coins as far as they are shown. */
export type AntiquesPoints = {
  painting: number;
  furniture: number;
  jewellery: number;
  stamp: number;
  sculpture: number;
  collection: number;
  coins: number | null;
};

/** Your cards by kind. */
export type AntiquesGroups = {
  painting: AntiquesGroup;
  sculpture: AntiquesGroup;
  furniture: AntiquesGroup;
  stamp: AntiquesGroup;
  jewellery: AntiquesGroup;
  collection: AntiquesGroup;
};

/** One kind of your cards. */
export type AntiquesGroup = {
  /** How many, replicas included */ cards: number;
  /** What they count now */ points: number;
  /** What they would count with one more */ next: number;
  /** What one more would add in all, collections included */ adds: number;
};

/** What the lot would add to your points, its price aside, replicas placed where they add most. */
export type AntiquesIfWon = {
  /** The two open cards alone */ shown: number;
  /** With the worst third card there may be */ least: number;
  /** With the best third card there may be */ most: number;
  /** On average over the cards not yet seen */ expected: number;
};

/** A lot that is done. */
export type AntiquesSale = {
  lot: LotNumber;
  seat: Buyer;
  at?: At;
  /** null: never turned up */ what: (AntiquesKind | null)[];
  /** Coins */ price: number | null;
};

// -- luxury -----------------------------------------------------------------------------------------------------------

export type LuxuryCard = 0 | 20 | 30 | 40 | 50 | 60 | 70 | 80 | 90;

export type LuxurySign = "jewel" | "vehicle" | "estate";

/** A lot, 1 to 9 */
export type LuxuryLotNumber = number;

/** The options of the table: the nine lots, whether people are shown what all have seen, and other readings. */
export type LuxuryOptions = {
  lots: LuxuryLot[];
  memory: boolean;
  readings: ("banker-next-lot" | "must-blackmail" | "doubling-lasts")[];
};

/** A lot: what it is worth, and its sign. */
export type LuxuryLot = { points: number; sign: LuxurySign };

/** The nine lots, the first one to be sold first. */
export type LuxuryDeal = { lots: LuxuryLotNumber[] };

/** Bid a card, face down. */
export type LuxuryBid = { type: "bid"; card: LuxuryCard };

/** As Blackmailer, make a seat bid its 20, or nobody. */
export type LuxuryBlackmail = { type: "blackmail"; target: Seat | null };

export type LuxuryMove = LuxuryBid | LuxuryBlackmail;

/** A seat has chosen a card; only it knows which. */
export type LuxuryBidSealed = { type: "bid_sealed"; seat: Seat; card?: LuxuryCard };

/** A Blackmailer has chosen; only it knows whom. */
export type LuxuryBlackmailSealed = { type: "blackmail_sealed"; seat: Seat; target?: Seat | null };

/** All cards are turned over: per seat a card, or null for a seat that did not bid. */
export type LuxuryBidsRevealed = { type: "bids_revealed"; cards: (LuxuryCard | null)[] };

/** The Banker doubles the seat's next bid. */
export type LuxuryBankerDoubled = { type: "banker_doubled"; seat: Seat; rule: Rule };

/** The Appraiser looked at the lots ahead; only its seat learns which. */
export type LuxuryLotsAppraised = {
  type: "lots_appraised";
  seat: Seat;
  number: number;
  rule: Rule;
  lots?: LuxuryLotNumber[];
};

/** The Constable silences the powers of this reveal. */
export type LuxuryConstableCalled = { type: "constable_called"; seat: Seat; rule: Rule };

/** The Hooligan spoils the lot. */
export type LuxuryHooliganCame = { type: "hooligan_came"; seat: Seat; rule: Rule };

/** A Blackmailer let it be. */
export type LuxuryNobodyBlackmailed = { type: "nobody_blackmailed"; seat: Seat; rule: Rule };

/** A seat was named; if it held the 20 it bids that and takes its card back. */
export type LuxurySeatBlackmailed = {
  type: "seat_blackmailed";
  seat: Seat;
  target: Seat;
  forced: boolean;
  returned: LuxuryCard | null;
  rule: Rule;
};

/** The Swindler beats the 90 of this reveal. */
export type LuxurySwindlerCounted = { type: "swindler_counted"; seat: Seat; rule: Rule };

/** The highest bids are equal: the tied seats bid again once. */
export type LuxuryBidsTied = { type: "bids_tied"; seats: Seat[]; value: number; rebid: boolean; rule: Rule };

/** A doubled bid was tied and stays doubled: the seat's bid in the tie-break counts double, too. */
export type LuxuryDoublingLasted = { type: "doubling_lasted"; seat: Seat; rule: Rule };

/** One bid is the highest. */
export type LuxuryBidHighest = { type: "bid_highest"; seat: Seat; value: number; rule: Rule };

/** The lot went to a seat. */
export type LuxuryLotSold = { type: "lot_sold"; lot: LuxuryLotNumber; seat: Seat; rule: Rule };

/** Nobody got the lot. */
export type LuxuryLotWithdrawn = { type: "lot_withdrawn"; lot: LuxuryLotNumber };

/** The next lot. */
export type LuxuryLotTurnedUp = { type: "lot_turned_up"; lot: LuxuryLotNumber; rule: Rule };

/** The match is over. */
export type LuxuryMatchEnded = { type: "match_ended" };

export type LuxuryEvent = LuxuryBidSealed | LuxuryBlackmailSealed | LuxuryBidsRevealed | LuxuryBankerDoubled | LuxuryLotsAppraised | LuxuryConstableCalled | LuxuryHooliganCame | LuxuryNobodyBlackmailed | LuxurySeatBlackmailed | LuxurySwindlerCounted | LuxuryBidsTied | LuxuryDoublingLasted | LuxuryBidHighest | LuxuryLotSold | LuxuryLotWithdrawn | LuxuryLotTurnedUp | LuxuryMatchEnded;

/** A match of luxury as a viewer may see it. */
export type LuxuryView = {
  /** How many seats there are */ seats: number;
  /** Whose view it is; null: a spectator's */ viewer: number | null;
  /** Seats that must choose now; empty when the match is over */ to_act: Seat[];
  /** Whether the match has ended */ over: boolean;
  /** Per seat the card lying revealed */ table: (LuxuryCard | null)[];
  /** Per seat whether it has chosen */ sealed: boolean[];
  /** Per seat whether its next bid counts double */ doubled: boolean[];
  /** Seats that bid again after a tie */ rebid: Seat[] | null;
  won: LuxuryLotNumber[][];
  phase: "bidding" | "blackmailing" | "over";
  lot: LuxuryLotNumber | null;
  /** Per seat whether its card on the table does */ counts_double: boolean[];
  lots_left: Count;
  hand_sizes: number[];
  memory?: LuxuryMemory;
  /** The next lots, as far as you have seen them */ lots_ahead: LuxuryLotNumber[];
  hand: LuxuryCard[] | null;
  /** What you have sealed */ choice: LuxuryBid | LuxuryBlackmail | null;
  game: "luxury";
  options: LuxuryOptions;
  outcome: LuxuryOutcome | null;
};

/** What a perfect memory works out. */
export type LuxuryMemory = {
  hands: LuxuryCard[][];
  /** Per seat, in the order they were spent */ discards: LuxuryCard[][];
  /** How many of the lots ahead each seat knows */ appraised: number[];
  /** The lots that nobody got, in order */ withdrawn: LuxuryLotNumber[];
  /** In no order */ lots_to_come: LuxuryLotNumber[];
};

/** How a match of luxury ended. */
export type LuxuryOutcome = {
  /** Points per seat; where the house plays, it comes last */ scores: number[];
  winners: Party[];
  breakdown: LuxuryBreakdown[];
};

/** Points by where they come from. */
export type LuxuryBreakdown = { lots: number; signs: number };

/** The all-knowing picture of luxury. */
export type LuxuryPosition = {
  /** Per seat the card lying revealed */ table: (LuxuryCard | null)[];
  /** Per seat whether it has chosen */ sealed: boolean[];
  /** Per seat whether its next bid counts double */ doubled: boolean[];
  /** Seats that bid again after a tie */ rebid: Seat[] | null;
  won: LuxuryLotNumber[][];
  lots_left: LuxuryLotNumber[];
  lot: LuxuryLotNumber | null;
  withdrawn: LuxuryLotNumber[];
  hands: LuxuryCard[][];
  discards: LuxuryCard[][];
};

/** What a viewer of luxury can work out. */
export type LuxuryInsight = {
  score: Score;
  scores: number[];
  breakdown: LuxuryBreakdown[];
  /** Per seat */ signs: LuxurySigns[];
  if_won: LuxuryIfWon | null;
  game: "luxury";
  lots?: LuxurySale[];
};

/** Lots won by sign. */
export type LuxurySigns = { jewel: number; vehicle: number; estate: number };

/** What the lot would add to your points. */
export type LuxuryIfWon = {
  adds: number;
  lots: number;
  /** The bonus, if it is the third lot of its sign */ signs: number;
};

/** A lot that is done. */
export type LuxurySale = {
  lot: LotNumber;
  seat: Buyer;
  at?: At;
  /** The lot; null if nobody got it and withdrawn lots are not shown */ what: LuxuryLotNumber | null;
  /** What the winning bid counted, if past reveals are shown */ price: number | null;
  /** The winning card, if past reveals are shown */ card: LuxuryCard | null;
};

// -- colours ----------------------------------------------------------------------------------------------------------

/** Colour and number, * is the joker */
export type ColoursCard = "R1" | "R2" | "R3" | "R4" | "R5" | "R6" | "R7" | "R8" | "R9" | "R*" | "B1" | "B2" | "B3" | "B4" | "B5" | "B6" | "B7" | "B8" | "B9" | "B*" | "G1" | "G2" | "G3" | "G4" | "G5" | "G6" | "G7" | "G8" | "G9" | "G*";

/** A place of the market, from 0 */
export type ColoursSlot = number;

export type ColoursMark = "?" | "X";

/** The options of the table: what a raise must match, and what sets and runs count. */
export type ColoursOptions = {
  matching: "by-hand" | "same-cards" | "strict" | "count";
  /** Points of a set of each number, from 1 to 9 */ sets: number[];
  /** Points of each card in a run */ run: number;
};

/** All 48 cards, the top one first. */
export type ColoursDeal = { deck: ColoursCard[] };

/** As dealer, put a card of the market up for sale. */
export type ColoursOffer = { type: "offer"; slot: ColoursSlot };

/** Pass the deal on, or leave the bidding. */
export type ColoursPass = { type: "pass" };

/** Finish your bid. */
export type ColoursStand = { type: "stand" };

/** Give up a card of the market. */
export type ColoursRenounceSlot = { type: "renounce"; slot: ColoursSlot };

/** Give up a card of your hand. */
export type ColoursRenounceCard = { type: "renounce"; card: ColoursCard };

export type ColoursMove = ColoursOffer | ColoursPass | ColoursStand | ColoursRenounceSlot | ColoursRenounceCard;

/** A seat left the bidding. */
export type ColoursSeatPassed = { type: "seat_passed"; seat: Seat; rule: Rule };

/** A seat has finished its bid. */
export type ColoursBidStands = { type: "bid_stands"; seat: Seat; total: number; rule: Rule };

/** The dealer put nothing up. */
export type ColoursDealPassed = { type: "deal_passed"; seat: Seat; rule: Rule };

/** All dealers passed: the market was thrown away. */
export type ColoursMarketDiscarded = { type: "market_discarded"; cards: (ColoursCard | null)[]; rule: Rule };

/** A seat's ? lies on a card of the market. */
export type ColoursCardRenounced = {
  type: "card_renounced";
  seat: Seat;
  slot: ColoursSlot;
  card: ColoursCard;
  rule: Rule;
};

/** A seat gave up a card of its hand; only it knows which. */
export type ColoursHandCardDiscarded = { type: "hand_card_discarded"; seat: Seat; rule: Rule; card?: ColoursCard };

/** A hand card that a seat gave up replaces a market card with its X that it would have to match. */
export type ColoursHandCardReplaces = {
  type: "hand_card_replaces";
  seat: Seat;
  slot: ColoursSlot;
  card: ColoursCard;
  rule: Rule;
};

/** The card for sale went to the highest bidder. */
export type ColoursCardSold = { type: "card_sold"; card: ColoursCard; slot: ColoursSlot; seat: Seat; rule: Rule };

/** A card all others have given up went to the one left, or with two seats to the house. */
export type ColoursLeftoverTaken = {
  type: "leftover_taken";
  card: ColoursCard;
  slot: ColoursSlot;
  seat: Party;
  rule: Rule;
};

/** A card is for sale; seats that gave it up before are out. */
export type ColoursCardPutUp = {
  type: "card_put_up";
  seat: Seat;
  slot: ColoursSlot;
  card: ColoursCard;
  out: Seat[];
  rule: Rule;
};

/** The next dealer, and the market filled up. */
export type ColoursDealBegun = { type: "deal_begun"; seat: Seat; market: (ColoursCard | null)[]; rule: Rule };

/** The match is over. */
export type ColoursMatchEnded = { type: "match_ended"; rule: Rule };

export type ColoursEvent = ColoursSeatPassed | ColoursBidStands | ColoursDealPassed | ColoursMarketDiscarded | ColoursCardRenounced | ColoursHandCardDiscarded | ColoursHandCardReplaces | ColoursCardSold | ColoursLeftoverTaken | ColoursCardPutUp | ColoursDealBegun | ColoursMatchEnded;

/** A match of colours as a viewer may see it. */
export type ColoursView = {
  /** How many seats there are */ seats: number;
  /** Whose view it is; null: a spectator's */ viewer: number | null;
  /** Seats that must choose now; empty when the match is over */ to_act: Seat[];
  /** Whether the match has ended */ over: boolean;
  dealer: Seat;
  /** Dealers in a row who put nothing up */ dealer_passes: number;
  /** Per slot a card, or null */ market: (ColoursCard | null)[];
  /** Per slot, by seat: ? renounced in this auction, X given up for good */ marks: Record<string, ColoursMark>[];
  /** The slot for sale */ sale: ColoursSlot | null;
  /** Per seat the cards renounced in this auction */ totals: number[];
  bidder: Seat | null;
  /** Per seat whether it is out of this auction */ out: boolean[];
  /** How many cards are out of the game */ discards: number;
  phase: "dealing" | "bidding" | "over";
  /** Whether the bidder has begun to renounce: no way back */ begun: boolean;
  /** The total the bidder must reach */ needed: number | null;
  /** Slots that the bidder must match */ demanded: ColoursSlot[];
  /** Slots with the bidder's own X that a hand card of the bidder must still replace */ to_replace: ColoursSlot[];
  /** Per seat the slots with its own X that a hand card has replaced in this auction */ replaced: ColoursSlot[][];
  deck_size: Count;
  hand_sizes: number[];
  /** All hands, at the end */ hands: ColoursCard[][] | null;
  /** With two seats: the cards of the house, at the end */ house: ColoursCard[] | null;
  /** With two seats: how many cards the house has */ house_size: number | null;
  memory?: ColoursMemory;
  hand: ColoursCard[] | null;
  my_discards: ColoursCard[] | null;
  /** Cards you have never seen */ unseen: ColoursCard[];
  game: "colours";
  options: ColoursOptions;
  outcome: ColoursOutcome | null;
};

/** What a perfect memory works out. */
export type ColoursMemory = {
  /** Per seat the cards it took, in order; null for a hand card discarded unseen */ taken: (ColoursCard | null)[][];
  /** The cards that fell to the house, in order */ house_taken: ColoursCard[];
};

/** How a match of colours ended. */
export type ColoursOutcome = {
  /** Points per seat; where the house plays, it comes last */ scores: number[];
  winners: Party[];
  breakdown: ColoursBreakdown[];
};

/** Points by where they come from. */
export type ColoursBreakdown = { sets: number; runs: number };

/** The all-knowing picture of colours. */
export type ColoursPosition = {
  dealer: Seat;
  /** Dealers in a row who put nothing up */ dealer_passes: number;
  /** Per slot a card, or null */ market: (ColoursCard | null)[];
  /** Per slot, by seat: ? renounced in this auction, X given up for good */ marks: Record<string, ColoursMark>[];
  /** The slot for sale */ sale: ColoursSlot | null;
  /** Per seat the cards renounced in this auction */ totals: number[];
  bidder: Seat | null;
  /** Per seat whether it is out of this auction */ out: boolean[];
  /** How many cards are out of the game */ discards: number;
  hands: ColoursCard[][];
  /** With two seats: the cards of the house */ house: ColoursCard[] | null;
  /** The next one first */ deck: ColoursCard[];
};

/** What a viewer of colours can work out. */
export type ColoursInsight = {
  score: Score;
  if_won: ColoursIfWon | null;
  /** Per slot what that card would add to your points */ market: (number | null)[] | null;
  /** Per card of your hand what losing one would take away */ hand: Record<string, number> | null;
  /** null when you are out, or nothing is for sale */ bid: ColoursProgress | null;
  scores: Scores;
  breakdown: (ColoursBreakdown | null)[];
  game: "colours";
  lots?: ColoursSale[];
};

/** What the card for sale would add to your points, what you give up for it aside. */
export type ColoursIfWon = { adds: number };

/** How far your bid is. */
export type ColoursProgress = {
  /** Cards you have given up in this auction */ total: number;
  /** Slots that you would have to match */ demanded: ColoursSlot[];
  /** Slots with your own X that a hand card of yours must still replace */ to_replace: ColoursSlot[];
  /** The total a bid must reach now */ needed: number;
  /** The total you could reach with all you can give up */ most: number;
  /** Whether you could raise if it were your turn */ can_raise: boolean;
  /** Whether yours is the highest bid */ leads: boolean;
};

/** A card that was sold. */
export type ColoursSale = {
  lot: LotNumber;
  seat: Buyer;
  at?: At;
  what: ColoursCard;
  /** How many cards the buyer gave up for it */ price: number;
  /** How many of them were hand cards */ hand_cards: number;
  /** Market cards with the buyer's own X that a hand card replaced */ replaced: ColoursCard[];
};

// -- emblems ----------------------------------------------------------------------------------------------------------

/** A card to bid with; one bit per emblem: 1 star, 2 moon, 4 pillar, 8 key, 16 crown; 0 is the joker */
export type EmblemsCard = number;

/** A card that is sold: three to five emblems */
export type EmblemsTableCard = number;

/** A secret card: two emblems */
export type EmblemsSecretCard = 3 | 5 | 6 | 9 | 10 | 12 | 17 | 18 | 20 | 24;

/** Points of a won card */
export type EmblemsCardPoints = number;

/** The option of the table: what won cards count. */
export type EmblemsOptions = { points: EmblemsPoints };

/** Points of a won card that shows both, one or none of one's emblems. */
export type EmblemsPoints = { both: EmblemsCardPoints; one: EmblemsCardPoints; none: EmblemsCardPoints };

/** What lies where at the beginning. */
export type EmblemsDeal = {
  /** Per seat */ secrets: EmblemsSecretCard[];
  /** The first one to be sold first */ table: EmblemsTableCard[];
  /** Per seat, the top card first */ decks: EmblemsCard[][];
};

/** Bid one or more cards of the hand, face down; all are spent. */
export type EmblemsBid = { type: "bid"; cards: EmblemsCard[] };

export type EmblemsMove = EmblemsBid;

/** A seat has chosen; only it knows what. */
export type EmblemsBidSealed = { type: "bid_sealed"; seat: Seat; cards?: EmblemsCard[] };

/** All bids are turned over. */
export type EmblemsBidsRevealed = { type: "bids_revealed"; bids: EmblemsRevealedBid[]; rule: Rule };

/** One bid of a reveal. */
export type EmblemsRevealedBid = {
  seat: Seat;
  cards: EmblemsCard[];
  value: number;
  /** The top card of the deck, for want of hand cards */ from_deck: boolean;
};

/** The highest bids are equal: the tied seats bid again. */
export type EmblemsBidsTied = { type: "bids_tied"; seats: Seat[]; value: number; rule: Rule };

/** The table card went to a seat. */
export type EmblemsCardSold = { type: "card_sold"; card: EmblemsTableCard; seat: Seat; rule: Rule };

/** Nobody could settle the tie: the table card is out of the game. */
export type EmblemsCardRemoved = { type: "card_removed"; card: EmblemsTableCard; rule: Rule };

/** A seat filled its hand; only it knows with what. */
export type EmblemsCardsDrawn = { type: "cards_drawn"; seat: Seat; number: number; rule: Rule; cards?: EmblemsCard[] };

/** The next table card. */
export type EmblemsCardTurnedUp = { type: "card_turned_up"; card: EmblemsTableCard; rule: Rule };

/** The match is over; the secret cards are shown. */
export type EmblemsMatchEnded = { type: "match_ended"; secrets: EmblemsSecretCard[]; rule: Rule };

export type EmblemsEvent = EmblemsBidSealed | EmblemsBidsRevealed | EmblemsBidsTied | EmblemsCardSold | EmblemsCardRemoved | EmblemsCardsDrawn | EmblemsCardTurnedUp | EmblemsMatchEnded;

/** A match of emblems as a viewer may see it. */
export type EmblemsView = {
  /** How many seats there are */ seats: number;
  /** Whose view it is; null: a spectator's */ viewer: number | null;
  /** Seats that must choose now; empty when the match is over */ to_act: Seat[];
  /** Whether the match has ended */ over: boolean;
  table_card: EmblemsTableCard | null;
  /** Per seat the cards it has bid */ spent: EmblemsCard[][];
  won: EmblemsTableCard[][];
  removed: EmblemsTableCard[];
  /** Seats that bid again after a tie */ tied: Seat[] | null;
  /** Per seat whether it has chosen */ sealed: boolean[];
  phase: "bidding" | "over";
  table_left: Count;
  /** In no order */ table_to_come: EmblemsTableCard[];
  /** All secret cards, at the end */ secrets: EmblemsSecretCard[] | null;
  hand_sizes: number[];
  deck_sizes: number[];
  /** Your secret card */ secret: EmblemsSecretCard | null;
  hand: EmblemsCard[] | null;
  /** What is left of your deck, in no order */ deck: EmblemsCard[] | null;
  /** What you have sealed */ choice: EmblemsBid | null;
  game: "emblems";
  options: EmblemsOptions;
  outcome: EmblemsOutcome | null;
};

/** How a match of emblems ended. */
export type EmblemsOutcome = {
  /** Points per seat; where the house plays, it comes last */ scores: number[];
  winners: Party[];
  breakdown: EmblemsBreakdown[];
};

/** Points by how many of the secret card's emblems the won cards show. */
export type EmblemsBreakdown = { both: number; one: number; none: number };

/** The all-knowing picture of emblems. */
export type EmblemsPosition = {
  table_card: EmblemsTableCard | null;
  /** Per seat the cards it has bid */ spent: EmblemsCard[][];
  won: EmblemsTableCard[][];
  removed: EmblemsTableCard[];
  /** Seats that bid again after a tie */ tied: Seat[] | null;
  /** Per seat whether it has chosen */ sealed: boolean[];
  table_left: EmblemsTableCard[];
  secrets: EmblemsSecretCard[];
  hands: EmblemsCard[][];
  /** Per seat, the next card first */ decks: EmblemsCard[][];
};

/** What a viewer of emblems can work out. */
export type EmblemsInsight = {
  score: Score;
  scores: Scores;
  breakdown: (EmblemsBreakdown | null)[];
  if_won: EmblemsIfWon | null;
  to_come: EmblemsToCome | null;
  game: "emblems";
  lots?: EmblemsSale[];
};

/** What the table card would add to your points. */
export type EmblemsIfWon = {
  adds: number;
  /** How many of your emblems it shows */ counts: "both" | "one" | "none";
  /** Those emblems, one bit each */ shared: number;
};

/** The table cards to come by how many of your emblems they show. */
export type EmblemsToCome = { both: number; one: number; none: number };

/** A table card that is done. */
export type EmblemsSale = {
  lot: LotNumber;
  seat: Buyer;
  at?: At;
  what: EmblemsTableCard;
  /** What all its bids for the card counted */ price: number | null;
  /** The cards it bid */ cards: EmblemsCard[];
};

// -- secret -----------------------------------------------------------------------------------------------------------

/** A gem: its type and its stars */
export type SecretItem = "amber1" | "amber2" | "amber3" | "beryl1" | "beryl2" | "beryl3" | "coral1" | "coral2" | "coral3" | "diamond1" | "diamond2" | "diamond3" | "emerald1" | "emerald2" | "emerald3" | "feldspar1" | "feldspar2" | "feldspar3";

export type SecretRequest = "most_money" | "few_types" | "many_types" | "fewest_three" | "most_one" | "multiple_of_four" | "no_chips" | "two_twos" | "pairs" | "one_of_each";

/** A money card, by its value */
export type SecretMoney = number;

/** So many cards are asked for */
export type SecretAsk = number;

export type SecretHow = "at_least" | "at_most" | "exactly";

/** The options of the table: the ten money values, what the items ask for, and what is read otherwise. */
export type SecretOptions = {
  money: SecretMoney[];
  asks: SecretAsks;
  readings: ("one-chip" | "twos-or-more" | "no-stars" | "no-ones" | "types-need-an-item")[];
};

/** Per type the cards asked for at one, two and three stars. */
export type SecretAsks = {
  amber: SecretAsk[];
  beryl: SecretAsk[];
  coral: SecretAsk[];
  diamond: SecretAsk[];
  emerald: SecretAsk[];
  feldspar: SecretAsk[];
};

/** The eighteen items, the first one to be sold first, and two requests for each seat. */
export type SecretDeal = { items: SecretItem[]; requests: SecretRequest[][] };

/** Keep one of the two requests dealt. */
export type SecretKeep = { type: "keep"; request: SecretRequest };

/** Bid as many money cards as the item asks for; with `recover` the pile is taken back first, for a chip. */
export type SecretBid = { type: "bid"; cards: SecretMoney[]; recover: boolean };

/** Pass, for a chip; with `recover` the pile is taken back, for another. */
export type SecretPass = { type: "pass"; recover: boolean };

export type SecretMove = SecretKeep | SecretBid | SecretPass;

/** A seat has chosen; only it knows what. */
export type SecretChoiceSealed = { type: "choice_sealed"; seat: Seat; choice?: SecretKeep | SecretBid | SecretPass };

/** All have kept a request. */
export type SecretRequestsKept = { type: "requests_kept"; rule: Rule };

/** The next item, and how many cards it asks for. */
export type SecretItemTurnedUp = { type: "item_turned_up"; item: SecretItem; asks: SecretAsk; rule: Rule };

/** A seat short of cards took its pile back for nothing. */
export type SecretPileReturned = { type: "pile_returned"; seat: Seat; number: number; rule: Rule };

/** A seat has not enough cards left to bid. */
export type SecretSeatOut = { type: "seat_out"; seat: Seat; rule: Rule };

/** All choices are turned over. */
export type SecretChoicesRevealed = { type: "choices_revealed"; choices: SecretRevealedChoice[]; rule: Rule };

/** One choice of a reveal. */
export type SecretRevealedChoice = {
  seat: Seat;
  type: "bid" | "pass";
  recover: boolean;
  cards?: SecretMoney[];
  value?: number;
};

/** The item went to a seat; the cards it bid are locked away. */
export type SecretItemSold = {
  type: "item_sold";
  item: SecretItem;
  seat: Seat;
  cards: SecretMoney[];
  /** Whether it went to the next highest after a tie */ after_tie: boolean;
  rule: Rule;
};

/** Nobody got the item. */
export type SecretItemDiscarded = { type: "item_discarded"; item: SecretItem };

/** The match is over; the requests are shown. */
export type SecretMatchEnded = { type: "match_ended"; requests: SecretRequest[]; fulfilled: boolean[]; rule: Rule };

export type SecretEvent = SecretChoiceSealed | SecretRequestsKept | SecretItemTurnedUp | SecretPileReturned | SecretSeatOut | SecretChoicesRevealed | SecretItemSold | SecretItemDiscarded | SecretMatchEnded;

/** A match of secret as a viewer may see it. */
export type SecretView = {
  /** How many seats there are */ seats: number;
  /** Whose view it is; null: a spectator's */ viewer: number | null;
  /** Seats that must choose now; empty when the match is over */ to_act: Seat[];
  /** Whether the match has ended */ over: boolean;
  item: SecretItem | null;
  chips: number[];
  won: SecretItem[][];
  discarded: SecretItem[];
  /** Per seat whether it has too few cards left to bid */ out: boolean[];
  /** Per seat whether it has chosen */ sealed: boolean[];
  /** Per seat the money paid for good */ locked: SecretMoney[][];
  phase: "keeping" | "bidding" | "over";
  /** How many cards the item asks for */ asks: SecretAsk | null;
  items_left: Count;
  /** In no order */ items_to_come: SecretItem[];
  hand_sizes: number[];
  pile_sizes: number[];
  /** All requests, at the end */ requests: SecretRequest[] | null;
  memory?: SecretMemory;
  /** The request you have kept */ request: SecretRequest | null;
  /** The two you were dealt */ requests_dealt: SecretRequest[] | null;
  hand: SecretMoney[] | null;
  pile: SecretMoney[] | null;
  /** What you have sealed */ choice: SecretKeep | SecretBid | SecretPass | null;
  game: "secret";
  options: SecretOptions;
  outcome: SecretOutcome | null;
};

/** What a perfect memory works out. */
export type SecretMemory = { hands: SecretMoney[][]; piles: SecretMoney[][] };

/** How a match of secret ended. */
export type SecretOutcome = {
  /** Points per seat; where the house plays, it comes last */ scores: number[];
  winners: Party[];
  breakdown: SecretBreakdown[];
};

/** Points by where they come from. */
export type SecretBreakdown = { stars: number; request: number };

/** The all-knowing picture of secret. */
export type SecretPosition = {
  item: SecretItem | null;
  chips: number[];
  won: SecretItem[][];
  discarded: SecretItem[];
  /** Per seat whether it has too few cards left to bid */ out: boolean[];
  /** Per seat whether it has chosen */ sealed: boolean[];
  /** Per seat the money paid for good */ locked: SecretMoney[][];
  /** The next one first */ items_left: SecretItem[];
  hands: SecretMoney[][];
  piles: SecretMoney[][];
  /** The kept one, or the two dealt */ requests: (SecretRequest | SecretRequest[])[];
};

/** What a viewer of secret can work out. */
export type SecretInsight = {
  score: Score;
  scores: Scores;
  /** Per seat: open to all */ stars: number[];
  /** Per seat */ items: SecretStars[];
  /** The one you keep, or the two you choose from */ requests: SecretProgress[] | null;
  if_won: SecretIfWon | null;
  game: "secret";
  lots?: SecretSale[];
};

/** Items won by stars. */
export type SecretStars = { one: number; two: number; three: number };

/** How far a request is. */
export type SecretProgress = {
  request: SecretRequest;
  points: number;
  /** As things stand */ fulfilled: boolean;
  have: number;
  need: number;
  /** How `have` must stand to `need` */ how: SecretHow;
};

/** What the item would add to your points, the cards you pay locked away. */
export type SecretIfWon = {
  adds: number;
  stars: number;
  /** Points of the request gained or lost with it */ request: number;
};

/** An item that is done. */
export type SecretSale = {
  lot: LotNumber;
  seat: Buyer;
  at?: At;
  what: SecretItem;
  /** The value of the cards paid */ price: number | null;
  cards: SecretMoney[];
};

/** Every type by its name in the OpenAPI document. */
export interface components {
  schemas: {
    UpMove: UpMove; UpSync: UpSync; UpChat: UpChat; UpPing: UpPing; StateMessage: StateMessage; TableInfo: TableInfo;
    MemberInfo: MemberInfo; Tried: Tried; Clocks: Clocks; Hint: Hint; ChangeMessage: ChangeMessage;
    ClocksChange: ClocksChange; PresenceMessage: PresenceMessage; PlayedMessage: PlayedMessage;
    SaidMessage: SaidMessage; PongMessage: PongMessage; ProblemMessage: ProblemMessage; ProblemInfo: ProblemInfo;
    MessageInfo: MessageInfo; ChatMessage: ChatMessage; RematchMessage: RematchMessage; OpenTable: OpenTable;
    LiveClock: LiveClock; TurnClock: TurnClock; NoClock: NoClock; Join: Join; AddBot: AddBot; LevelInfo: LevelInfo;
    CharacterInfo: CharacterInfo; BotsInfo: BotsInfo; MakeMove: MakeMove; Ready: Ready; SetClock: SetClock; Kick: Kick;
    Mute: Mute; SetPrivate: SetPrivate; Propose: Propose; NewBlock: NewBlock; Block: Block; Chat: Chat; Claim: Claim;
    NewToken: NewToken; Verify: Verify; Verified: Verified; Played: Played; Secret: Secret; Me: Me; Device: Device;
    Address: Address; Receipt: Receipt; Option: Option; Preset: Preset; BreakdownRow: BreakdownRow; GameInfo: GameInfo;
    GameWords: GameWords; GameTypes: GameTypes; Frame: Frame; Replay: Replay; ShowReplay: ShowReplay;
    ChatLine: ChatLine; PushKeys: PushKeys; Subscribe: Subscribe; Subscribed: Subscribed; MailInfo: MailInfo;
    SetMail: SetMail; CallsInfo: CallsInfo; LobbyMember: LobbyMember; LobbyTable: LobbyTable; LobbyUpdate: LobbyUpdate;
    MyTableMember: MyTableMember; MyTable: MyTable; Player: Player; MyMatch: MyMatch; Bought: Bought;
    GameStatistics: GameStatistics; AnalysisState: AnalysisState; Analysis: Analysis; BestMove: BestMove;
    Moment: Moment; Decision: Decision; Candidate: Candidate; Lot: Lot; Bargain: Bargain; Worth: Worth;
    SeatAnalysis: SeatAnalysis; Share: Share; Turn: Turn; TryFrom: TryFrom; PuzzleInfo: PuzzleInfo;
    PuzzleChoice: PuzzleChoice; Puzzle: Puzzle; UpMessage: UpMessage; DownMessage: DownMessage;
    AntiquesKind: AntiquesKind; AntiquesGroupName: AntiquesGroupName; AntiquesCardName: AntiquesCardName;
    AntiquesToken: AntiquesToken; AntiquesRound: AntiquesRound; AntiquesOptions: AntiquesOptions;
    AntiquesScales: AntiquesScales; AntiquesDeal: AntiquesDeal; AntiquesBid: AntiquesBid; AntiquesPass: AntiquesPass;
    AntiquesTrickNone: AntiquesTrickNone; AntiquesTrickStop: AntiquesTrickStop; AntiquesTrickBan: AntiquesTrickBan;
    AntiquesTrickSwap: AntiquesTrickSwap; AntiquesAnswer: AntiquesAnswer; AntiquesPlace: AntiquesPlace;
    AntiquesMove: AntiquesMove; AntiquesBidMade: AntiquesBidMade; AntiquesSeatPassed: AntiquesSeatPassed;
    AntiquesBiddingStopped: AntiquesBiddingStopped; AntiquesSeatBanned: AntiquesSeatBanned;
    AntiquesSwapOffered: AntiquesSwapOffered; AntiquesSwapAccepted: AntiquesSwapAccepted;
    AntiquesSwapDeclined: AntiquesSwapDeclined; AntiquesReplicaPlaced: AntiquesReplicaPlaced;
    AntiquesLotSold: AntiquesLotSold; AntiquesLotUnsold: AntiquesLotUnsold; AntiquesBankTaken: AntiquesBankTaken;
    AntiquesLotLaidOut: AntiquesLotLaidOut; AntiquesMatchEnded: AntiquesMatchEnded; AntiquesEvent: AntiquesEvent;
    AntiquesView: AntiquesView; AntiquesCards: AntiquesCards; AntiquesReplicas: AntiquesReplicas;
    AntiquesOffer: AntiquesOffer; AntiquesUnseen: AntiquesUnseen; AntiquesMemory: AntiquesMemory;
    AntiquesOutcome: AntiquesOutcome; AntiquesBreakdown: AntiquesBreakdown; AntiquesPosition: AntiquesPosition;
    AntiquesInsight: AntiquesInsight; AntiquesPoints: AntiquesPoints; AntiquesGroups: AntiquesGroups;
    AntiquesGroup: AntiquesGroup; AntiquesIfWon: AntiquesIfWon; AntiquesSale: AntiquesSale; LuxuryCard: LuxuryCard;
    LuxurySign: LuxurySign; LuxuryLotNumber: LuxuryLotNumber; LuxuryOptions: LuxuryOptions; LuxuryLot: LuxuryLot;
    LuxuryDeal: LuxuryDeal; LuxuryBid: LuxuryBid; LuxuryBlackmail: LuxuryBlackmail; LuxuryMove: LuxuryMove;
    LuxuryBidSealed: LuxuryBidSealed; LuxuryBlackmailSealed: LuxuryBlackmailSealed;
    LuxuryBidsRevealed: LuxuryBidsRevealed; LuxuryBankerDoubled: LuxuryBankerDoubled;
    LuxuryLotsAppraised: LuxuryLotsAppraised; LuxuryConstableCalled: LuxuryConstableCalled;
    LuxuryHooliganCame: LuxuryHooliganCame; LuxuryNobodyBlackmailed: LuxuryNobodyBlackmailed;
    LuxurySeatBlackmailed: LuxurySeatBlackmailed; LuxurySwindlerCounted: LuxurySwindlerCounted;
    LuxuryBidsTied: LuxuryBidsTied; LuxuryDoublingLasted: LuxuryDoublingLasted; LuxuryBidHighest: LuxuryBidHighest;
    LuxuryLotSold: LuxuryLotSold; LuxuryLotWithdrawn: LuxuryLotWithdrawn; LuxuryLotTurnedUp: LuxuryLotTurnedUp;
    LuxuryMatchEnded: LuxuryMatchEnded; LuxuryEvent: LuxuryEvent; LuxuryView: LuxuryView; LuxuryMemory: LuxuryMemory;
    LuxuryOutcome: LuxuryOutcome; LuxuryBreakdown: LuxuryBreakdown; LuxuryPosition: LuxuryPosition;
    LuxuryInsight: LuxuryInsight; LuxurySigns: LuxurySigns; LuxuryIfWon: LuxuryIfWon; LuxurySale: LuxurySale;
    ColoursCard: ColoursCard; ColoursSlot: ColoursSlot; ColoursMark: ColoursMark; ColoursOptions: ColoursOptions;
    ColoursDeal: ColoursDeal; ColoursOffer: ColoursOffer; ColoursPass: ColoursPass; ColoursStand: ColoursStand;
    ColoursRenounceSlot: ColoursRenounceSlot; ColoursRenounceCard: ColoursRenounceCard; ColoursMove: ColoursMove;
    ColoursSeatPassed: ColoursSeatPassed; ColoursBidStands: ColoursBidStands; ColoursDealPassed: ColoursDealPassed;
    ColoursMarketDiscarded: ColoursMarketDiscarded; ColoursCardRenounced: ColoursCardRenounced;
    ColoursHandCardDiscarded: ColoursHandCardDiscarded; ColoursHandCardReplaces: ColoursHandCardReplaces;
    ColoursCardSold: ColoursCardSold; ColoursLeftoverTaken: ColoursLeftoverTaken; ColoursCardPutUp: ColoursCardPutUp;
    ColoursDealBegun: ColoursDealBegun; ColoursMatchEnded: ColoursMatchEnded; ColoursEvent: ColoursEvent;
    ColoursView: ColoursView; ColoursMemory: ColoursMemory; ColoursOutcome: ColoursOutcome;
    ColoursBreakdown: ColoursBreakdown; ColoursPosition: ColoursPosition; ColoursInsight: ColoursInsight;
    ColoursIfWon: ColoursIfWon; ColoursProgress: ColoursProgress; ColoursSale: ColoursSale; EmblemsCard: EmblemsCard;
    EmblemsTableCard: EmblemsTableCard; EmblemsSecretCard: EmblemsSecretCard; EmblemsCardPoints: EmblemsCardPoints;
    EmblemsOptions: EmblemsOptions; EmblemsPoints: EmblemsPoints; EmblemsDeal: EmblemsDeal; EmblemsBid: EmblemsBid;
    EmblemsMove: EmblemsMove; EmblemsBidSealed: EmblemsBidSealed; EmblemsBidsRevealed: EmblemsBidsRevealed;
    EmblemsRevealedBid: EmblemsRevealedBid; EmblemsBidsTied: EmblemsBidsTied; EmblemsCardSold: EmblemsCardSold;
    EmblemsCardRemoved: EmblemsCardRemoved; EmblemsCardsDrawn: EmblemsCardsDrawn;
    EmblemsCardTurnedUp: EmblemsCardTurnedUp; EmblemsMatchEnded: EmblemsMatchEnded; EmblemsEvent: EmblemsEvent;
    EmblemsView: EmblemsView; EmblemsOutcome: EmblemsOutcome; EmblemsBreakdown: EmblemsBreakdown;
    EmblemsPosition: EmblemsPosition; EmblemsInsight: EmblemsInsight; EmblemsIfWon: EmblemsIfWon;
    EmblemsToCome: EmblemsToCome; EmblemsSale: EmblemsSale; SecretItem: SecretItem; SecretRequest: SecretRequest;
    SecretMoney: SecretMoney; SecretAsk: SecretAsk; SecretHow: SecretHow; SecretOptions: SecretOptions;
    SecretAsks: SecretAsks; SecretDeal: SecretDeal; SecretKeep: SecretKeep; SecretBid: SecretBid;
    SecretPass: SecretPass; SecretMove: SecretMove; SecretChoiceSealed: SecretChoiceSealed;
    SecretRequestsKept: SecretRequestsKept; SecretItemTurnedUp: SecretItemTurnedUp;
    SecretPileReturned: SecretPileReturned; SecretSeatOut: SecretSeatOut; SecretChoicesRevealed: SecretChoicesRevealed;
    SecretRevealedChoice: SecretRevealedChoice; SecretItemSold: SecretItemSold;
    SecretItemDiscarded: SecretItemDiscarded; SecretMatchEnded: SecretMatchEnded; SecretEvent: SecretEvent;
    SecretView: SecretView; SecretMemory: SecretMemory; SecretOutcome: SecretOutcome; SecretBreakdown: SecretBreakdown;
    SecretPosition: SecretPosition; SecretInsight: SecretInsight; SecretStars: SecretStars;
    SecretProgress: SecretProgress; SecretIfWon: SecretIfWon; SecretSale: SecretSale;
  };
}
