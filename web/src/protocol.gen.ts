// Written by `burghers protocol` from the server's own types. Do not edit: change the types, and write it again.

/** What the front page says of a game before anything else of it is fetched. */
export interface About {
  title: Record<string, string>;
  blurb: Record<string, string>;
  designer: string;
  publisher: string;
  year: number;
  cover: [string, string];
  seats: [number, number];
  minutes: number;
  weight: number;
  learned: boolean;
  lesson: number;
}

/** Send the present frame again. */
export interface Again {
  t: "again";
  table: string;
  since?: number | null;
}

/** Answer the question ``q`` with a move in notation, or with a line: moves joined by a semicolon. */
export interface Answer {
  t: "answer";
  table: string;
  q: number;
  move: string;
  grace?: number;
  careful?: boolean;
}

/** Grant or decline what somebody has asked for. */
export interface AnswerUndo {
  t: "answer-undo";
  table: string;
  grants: boolean;
}

/** What this seat has to decide. */
export interface Ask {
  q: number;
  kind: string;
  rule: string;
  sealed: boolean;
  figures: Figure[];
  options: string[];
  barred: Barred[];
  terms: Terms[];
  lines?: string[];
}

/** Ask the others to let me take back my last move, which they have followed; ``q`` is the question open. */
export interface AskUndo {
  t: "ask-undo";
  table: string;
  q: number;
}

/** So many seconds for the whole game, and some more for each answer. */
export interface BankPace {
  kind: "bank";
  seconds: number;
  increment?: number;
  at_zero?: "bot" | "end" | "wait";
}

/** An answer somebody might look for, and why it is not open. */
export interface Barred {
  move: string;
  reason: Reason;
}

/** A printing to be looked at, after these changes. */
export interface BenchRequest {
  text?: string;
  changes?: WorkshopChange[];
  sheet?: SheetIn | null;
  brief?: boolean;
}

/** One's own bot. */
export interface BotInfo {
  name: string;
  tokens: TokenInfo[];
}

/** One entry of the gallery. */
export interface CardShape {
  kind: string;
  id: string;
  figures: [string, string][];
  text: string;
  provenance: string;
  sources: [string, string][];
}

/** What may be played here, and with which bots. */
export interface Catalogue {
  games: string[];
  about: Record<string, About>;
  bots: string[];
  styles: Record<string, string[]>;
  languages: string[];
}

/** The bot that is wanted at a table. */
export interface Challenge {
  bot: string;
}

/** What was said. */
export interface ChatFrame {
  t: "chat";
  table: string;
  lines: ChatLine[];
}

/** Something somebody said. Plain text: whoever shows it must not take it for markup. */
export interface ChatLine {
  n: number;
  at: number;
  seat: number;
  text: string;
}

/** How much time a seat has: at this moment, running down when it is asked. */
export interface Clock {
  seat: number;
  left: number;
  runs: boolean;
}

/** Lines under a title of the game's section ``companion``. */
export interface CompanionChapter {
  title: string;
  facts: CompanionFact[];
}

/** One line: a key of the game's texts, how many, whose (-1: nobody's), and the chance to come next (-1: none). */
export interface CompanionFact {
  what: string;
  count: number;
  seat: number;
  chance: number;
  most: number;
  more: [string, number][];
}

/** A name and a password. */
export interface Credentials {
  name: string;
  password: string;
}

/** The exercise of a day, the same for everybody; no game where there are no exercises at all. */
export interface Daily {
  date: string;
  game: string;
  id: string;
}

/** So many days for each answer. */
export interface DaysPace {
  kind: "days";
  days: number;
  at_zero?: "bot" | "end" | "wait";
}

/** A figure that is not as in the standard printing. */
export interface DifferenceShape {
  kind: string;
  id: string;
  part: string;
  field: string;
  before: string;
  after: string;
}

/** What a printing has otherwise than the standard one. */
export interface Differences {
  name: string;
  digest: string;
  share: number;
  deep: boolean;
  found: DifferenceShape[];
}

/** Another text of a printing, by somebody who last saw it changed then. */
export interface DraftChange {
  name: string;
  text: string;
  seen: number;
}

/** A printing that an account is writing, without its text. */
export interface DraftInfo {
  id: string;
  game: string;
  name: string;
  bytes: number;
  changed: number;
}

/** A field of a kind of component: what may be written there. */
export interface FieldShape {
  name: string;
  label: string;
  type: string;
  low: number;
  high: number;
  among: [string, string][];
  count: number;
  needed: boolean;
}

/** A number for a blank of a sentence. */
export type Figure = [string, number];

/** A figure as it is typed, where it comes from, and what is wrong with it. */
export interface FigureShape {
  name: string;
  value: string;
  source: string;
  problem?: string;
  field?: FieldShape | null;
}

/** What the host wants on a free seat: a bot of this level, or (empty) nobody. */
export interface Fill {
  seat: number;
  bot: string;
}

/** What happened after an entry, scene by scene, as this viewer saw it. */
export interface Film {
  since: number;
  seq: number;
  scenes: Scene[];
  notes: ToldNote[];
}

/** Go on from a position in a new table, against bots; an own game that is not over is given up for it. */
export interface Fork {
  seq: number;
  seat: number;
  name?: string;
  bot: string;
  give_up?: boolean;
  line?: string;
}

/** What an answer would bring its seat before fate or anybody else has a say; only the asker hears this. */
export interface GainsFrame {
  t: "gains";
  table: string;
  q: number;
  move: string;
  gains: Figure[];
  notes: ToldNote[];
}

/** Everything about a game and a printing that does not change during play. */
export interface GameShape {
  name: string;
  rules: number;
  seats: [number, number];
  options: OptionShape[];
  colours: string[];
  printings: string[];
  printing: string;
  printing_hash: string;
  moves: VerbShape[];
  notes: VerbShape[];
  slots: Record<string, string[]>;
  cards: CardShape[];
  sources: Record<string, string | null>;
  rest: string;
  languages: string[];
}

/** What a list says of one table, as this viewer may know it. */
export interface Glance {
  info: TableInfo;
  you: number;
  round: number;
  asked: number[];
  points: (number | null)[];
  winners: number[];
}

/** Add entropy to the game that has not begun, or to the rematch: its seal now, what is behind it later. */
export interface HandIn {
  t: "seal";
  table: string;
  seal: string;
}

/** Let the bots wait: I have not decided yet whether my turn stands. */
export interface Hold {
  t: "hold";
  table: string;
}

/** Sit down on a free seat: by invitation, or at a public table without. */
export interface Join {
  name: string;
  invitation?: string | null;
  seat?: number | null;
  seal?: string;
}

/** A seat, and the token that opens it. */
export interface Joined {
  seat: number;
  token: string;
}

/** A kind of component, and how far it has come. */
export interface KindShape {
  kind: string;
  name: string;
  total: number;
  own: number;
  begun: number;
  book: number;
  many: boolean;
  fields: FieldShape[];
}

/** An exercise before it is looked at. */
export interface ListedExercise {
  game: string;
  id: string;
  theme: string;
  level: string;
  seats: number;
}

/** Public tables. */
export interface Lobby {
  open: TableInfo[];
  playing: TableInfo[];
}

/** A table just made. ``token`` opens the maker's seat, ``invitation`` any free seat; neither is told again. */
export interface MadeTable {
  table: TableInfo;
  seat: number;
  token: string;
  invitation: string;
}

/** A token just made; it is not told again. */
export interface MadeToken {
  id: string;
  token: string;
  scopes: string[];
}

/** So many seconds for each answer. */
export interface MovePace {
  kind: "move";
  seconds: number;
  at_zero?: "bot" | "end" | "wait";
}

/** A bot to be made. */
export interface NewBot {
  name: string;
}

/** What a token shall be good for: to sit down at tables, to hear and answer there. */
export interface NewBotToken {
  scopes: ("join" | "play")[];
}

/** A printing to be kept. */
export interface NewDraft {
  game: string;
  name: string;
  text: string;
}

/** The password so far, and the one from now on. */
export interface NewPassword {
  old: string;
  new: string;
}

/** A table to be made. */
export interface NewTable {
  game: string;
  seats: number;
  name?: string;
  play?: boolean;
  bots?: string[];
  options?: Record<string, string>;
  printing?: string;
  printing_text?: string | null;
  pace?: NoPace | MovePace | BankPace | DaysPace;
  public?: boolean;
  spectators?: boolean;
  stand_in?: string;
  grace_seconds?: number;
  chat?: boolean;
  companion?: boolean;
  seal?: string;
}

/** Nobody is hurried. */
export interface NoPace {
  kind: "none";
}

/** How a seat wants to be told that it is asked, at this table. */
export interface NoticeSettings {
  on?: boolean;
  email?: string;
  webhook?: string;
  quiet_from?: number;
  quiet_to?: number;
  utc_offset?: number;
  language?: "de" | "en" | "fr" | "nl";
}

/** Something that could stand on a component too. */
export interface OfferShape {
  name: string;
  label: string;
}

/** Something to agree on; the first choice is the default. */
export interface OptionShape {
  key: string;
  choices: string[];
}

/** A finished game of one's own; accuracy and luck are -1000 where it was never reviewed. */
export interface OwnGame {
  table: string;
  game: string;
  changed: number;
  players: number;
  score: number;
  won: number;
  accuracy: number;
  luck: number;
  sources: Record<string, number>;
}

/** A component as it stands. */
export interface PartShape {
  kind: string;
  id: string;
  name: string;
  state: string;
  figures: FigureShape[];
  more: OfferShape[];
  note: string;
}

/** My turn stands: the bots may begin. */
export interface Pass {
  t: "pass";
  table: string;
}

/** Is anybody there? */
export interface Ping {
  t: "ping";
  table?: string;
}

/** Somebody is here. */
export interface PongFrame {
  t: "pong";
  table?: string;
}

/** An exercise on the board; after an answer, what it was worth. */
export interface PosedExercise {
  about: ListedExercise;
  round: number;
  frame: TableFrame;
  verdict: Verdict | null;
}

/** The body of every answer that declines: a message key for the page, and a sentence for a reader of logs. */
export interface Problem {
  error: string;
  detail?: string;
}

/** Whether chance was fair: every outcome follows from the secret that was committed to at the start. */
export interface Proof {
  fair: boolean;
  outcomes: number;
  entries: number;
  commitment: string;
  secret: string;
  origin: string | null;
  origin_seq: number;
  problem?: string;
}

/** Why something may not be chosen: the rule, a message key and its figures. */
export interface Reason {
  rule: string;
  key: string;
  figures: Figure[];
}

/** Nothing was done; only the sender hears this. */
export interface RefusedFrame {
  t: "refused";
  table: string;
  why: string;
  reason?: Reason | null;
  word?: string;
  q?: number | null;
}

/** A name for the own seat. */
export interface Rename {
  name: string;
}

/** Play on without somebody who stays away: with a bot of this level, or (empty) with whoever takes the seat. */
export interface Replace {
  seat: number;
  bot: string;
}

/** How the game ended, and the secret that proves its chance. */
export interface Result {
  scores: number[];
  winners: number[];
  secret: string;
}

/** The entropy behind the seal of this seat, hexadecimal. */
export interface Reveal {
  t: "reveal";
  table: string;
  entropy: string;
}

/** Stop looking at a table. */
export interface Rise {
  t: "rise";
  table: string;
}

/** This socket no longer looks at the table. */
export interface RiseFrame {
  t: "risen";
  table: string;
  why: string;
}

/** Say something to the table. */
export interface Say {
  t: "say";
  table: string;
  text: string;
}

/** What was seen in or after one entry of the log; what was told with it are the notes up to there. */
export interface Scene {
  at: number;
  seat: number;
  what: string;
  view: unknown;
  told: number;
}

/** All seats are taken: show the entropy behind your seal, if yours is among these and the commitment the one     you saw when you sealed. */
export interface SealsFrame {
  t: "seals";
  table: string;
  commitment: string;
  seals: string[];
}

/** Who sits on a seat, and whether they are here. */
export interface SeatInfo {
  seat: number;
  name: string;
  bot: string;
  stand_in: string;
  taken: boolean;
  here: boolean;
  program?: boolean;
}

/** The table itself has changed: who sits there, or what state it is in. */
export interface SeatsFrame {
  t: "seats";
  info: TableInfo;
  you: number;
}

/** A spreadsheet of one kind of component. */
export interface SheetIn {
  kind: string;
  csv: string;
  whole?: boolean;
}

/** A spreadsheet to be written of one kind of component. */
export interface SheetRequest {
  text: string;
  kind: string;
}

/** A session. The token is sent as ``Authorization: Bearer``, never as a cookie. */
export interface SignedIn {
  name: string;
  token: string;
}

/** Sit down at a table with a seat's token, or watch it; ``since`` is what is known, null: my last decision. */
export interface Sit {
  t: "sit";
  table: string;
  token?: string | null;
  since?: number | null;
  receipt?: string;
}

/** What may stand in a blank: a word of the texts' section of that name, or a number from low to high. */
export interface SlotShape {
  name: string;
  words: boolean;
  low: number;
  high: number;
}

/** Everything one viewer may know of a table in play. */
export interface TableFrame {
  t: "table";
  table: string;
  seq: number;
  seat: number;
  since: number;
  notes: ToldNote[];
  view: unknown;
  scenes_from: number;
  scenes: Scene[];
  turn: number;
  ask: Ask | null;
  asked: number[];
  waits: string;
  undo: boolean;
  may_ask: boolean;
  grace: number;
  clocks: Clock[];
  result: Result | null;
  receipt?: string;
}

/** What everybody may know of a table. */
export interface TableInfo {
  id: string;
  game: string;
  rules: number;
  state: string;
  seats: SeatInfo[];
  options: Record<string, string>;
  printing: string;
  printing_id: string;
  pace: NoPace | MovePace | BankPace | DaysPace;
  public: boolean;
  spectators: boolean;
  stand_in: string;
  grace_seconds: number;
  chat: boolean;
  companion: boolean;
  shared: boolean;
  created: number;
  changed: number;
  seq: number;
  commitment: string;
  added: number[];
  next: string | null;
  origin: string | null;
  origin_seq: number;
}

/** What an answer costs and brings: the key of a sentence, empty where the move says all, and its figures. */
export interface Terms {
  key: string;
  figures: Figure[];
}

/** A token as its owner may know it again. */
export interface TokenInfo {
  id: string;
  scopes: string[];
  created: number;
}

/** Something that happened: a sentence of the game's note vocabulary, said of a seat. */
export interface ToldNote {
  at: number;
  seat: number;
  text: string;
}

/** Something that does not fit. */
export interface TroubleShape {
  kind: string;
  id: string;
  field: string;
  line: number;
  reason: string;
  example: string;
  warning: boolean;
}

/** Take back the last move; ``q`` is the question open now. */
export interface Undo {
  t: "undo";
  table: string;
  q: number;
}

/** The first word of a sentence, and its blanks. */
export interface VerbShape {
  word: string;
  slots: SlotShape[];
}

/** What an answer was worth. */
export interface Verdict {
  right: boolean;
  whole: boolean;
  said: string;
  solution: string;
  line: string[];
  win: number;
  compared: boolean;
  behind: number;
  doubt: number;
  gains: [string, number][];
  best_gains: [string, number][];
  reasons: [string, number][];
}

/** What would this answer to the question ``q`` bring my seat? Nothing is answered by it. */
export interface Weigh {
  t: "weigh";
  table: string;
  q: number;
  move: string;
}

/** A printing on the bench. */
export interface Workbench {
  text: string;
  name: string;
  digest: string;
  playable: boolean;
  kinds: KindShape[];
  parts: PartShape[];
  troubles: TroubleShape[];
  faults: string[];
  taken: [number, number, number];
  game: GameShape | null;
  texts: Record<string, string>;
}

/** One change to a printing: a figure, one more on a component, a component as it is, a new one, one less, or the     printing's name. */
export interface WorkshopChange {
  do: "add" | "confirm" | "more" | "name" | "put" | "remove";
  kind?: string;
  id?: string;
  field?: string;
  value?: string;
}

export type Up = Sit | Rise | Answer | Undo | Hold | Pass | AskUndo | AnswerUndo | Say | Again | Weigh | HandIn | Reveal | Ping;

export type Down = TableFrame | SeatsFrame | ChatFrame | RefusedFrame | RiseFrame | GainsFrame | SealsFrame | PongFrame;

export namespace Bruges {
  /** The whole table. */
  export interface BrugesView {
    seats: SeatView[];
    round: number;
    phase: number;
    last: number;
    first: number;
    colours: string[];
    dice: number[];
    stacks: StackView[];
    reserve: number;
    statues: number[];
    supply: number[];
    track: number[];
    discards: string[];
    over: boolean;
  }
  /** A card in a hand: its back, and its face where the viewer knows it. */
  export interface CardView {
    colour: string;
    person: string;
  }
  /** A house: the card that lies face down, where the viewer knows it, and who lives there. */
  export interface HouseView {
    colour: string;
    card: string;
    resident: string;
    turned: boolean;
  }
  /** One player's area. */
  export interface SeatView {
    gate: string;
    points: number;
    guilders: number;
    step: number;
    workers: number[];
    threats: number[];
    hand: CardView[];
    houses: HouseView[];
    left: SpaceView[];
    right: SpaceView[];
    statues: number[];
    majorities: string[];
  }
  /** A canal space. */
  export interface SpaceView {
    colour: string;
    price: number;
    built: boolean;
  }
  /** A pile of cards: how many, and the back on top. */
  export interface StackView {
    cards: number;
    top: string;
  }
}

export namespace Colonia {
  /** COL-14.2  Everything public, and the viewer's own screen. */
  export interface ColoniaView {
    seats: SeatView[];
    week: number;
    weeks: number;
    day: string;
    week_card: string;
    order: number[];
    decrees: [string, number][];
    decree_pile: number;
    dice: number;
    bag: number;
    stalls: StallView[];
    crafts: CraftView[];
    ships: ShipView[];
    ship_pile: number;
    sailed: string[];
    relics: RelicView[];
    relic_pile: number;
    relic_discard: string[];
    windows: number[];
    fewer: number;
    ledger: boolean;
    over: boolean;
  }
  /** A craftsman: his stick, the cost of the next order, and the orders waiting, first come first. */
  export interface CraftView {
    id: string;
    stick: number;
    cost: number;
    orders: [number, number][];
  }
  /** A hold: the goods it takes, what it pays, and whose member is in it. */
  export interface HoldView {
    goods: string[];
    revenue: number;
    seat: number;
  }
  /** A relic card on display. */
  export interface RelicView {
    id: string;
    city: string;
    price: number;
    points: number;
    reliquary: boolean;
    extra_place: boolean;
    insurer: number;
  }
  /** A reliquary in front of its owner's screen. */
  export interface ReliquaryView {
    id: string;
    city: string;
    relic: string;
  }
  /** What is behind a screen. */
  export interface ScreenView {
    resources: number[];
    goods: number[];
    money: number[];
    relics: string[];
    points: number;
  }
  /** One player's area. */
  export interface SeatView {
    reserve: number;
    town_hall: number;
    streets: number[];
    cards: number[];
    card: number;
    face_down: boolean;
    votes: number;
    passed: boolean;
    sealed: boolean;
    choice: string;
    reliquaries: ReliquaryView[];
    screen: ScreenView | null;
    spent: string[];
  }
  /** A ship in port. */
  export interface ShipView {
    id: string;
    city: string;
    leaves: boolean;
    holds: HoldView[];
    arms: HoldView | null;
  }
  /** A stall: what it offers, or whose members are on it. */
  export interface StallView {
    resources: number[];
    seat: number;
    members: number;
  }
}

export namespace Venice {
  /** A cell of a tile on the board. */
  export interface CellView {
    space: string;
    shows: string;
  }
  /** A card whose place the viewer does not know. */
  export interface DoubtView {
    card: string;
    seats: number[];
  }
  /** A tile on the board. */
  export interface LaidView {
    tile: string;
    space: string;
    turn: number;
    cells: CellView[];
  }
  /** A pile of tiles. */
  export interface PileView {
    shape: string;
    top: string;
    height: number;
    under: string[];
  }
  /** One player's area. */
  export interface SeatView {
    points: number;
    tokens: number;
    tiles: string[];
    cards: number;
    known: string[];
    chosen: boolean;
    choice: string;
    played: string;
    spent: string[];
  }
  /** A token on a pillar. */
  export interface TokenView {
    space: string;
    seat: number;
  }
  /** The whole table. */
  export interface VeniceView {
    seats: SeatView[];
    grid: string[];
    pillars: string[];
    bare: string[];
    new: string[];
    tokens: TokenView[];
    laid: LaidView[];
    piles: PileView[];
    gondola: number;
    supply: number;
    round: number;
    first: number;
    last_space: number;
    doubts: DoubtView[];
    drawn: string;
    tokens_anywhere: boolean;
    spy_looks: boolean;
    over: boolean;
  }
}

export namespace Vienna {
  /** VIE-4.12  One player's area; coins lie as open as all the rest. */
  export interface SeatView {
    points: number;
    coins: number;
    dice: number[];
    white: number;
    rolled: boolean;
    carriage: number;
    geheimbund: number;
    start_card: string;
    persons: string[];
    symbols: number[];
    specials: string[];
    spent: string[];
  }
  /** A space and the dice on it. */
  export interface SpaceView {
    id: string;
    need: string;
    owner: number;
    dice: string;
    faces: number[];
    gendarme: boolean;
  }
  /** The whole table. */
  export interface ViennaView {
    seats: SeatView[];
    road: SpaceView[];
    night: boolean;
    round: number;
    first: number;
    bank: number;
    display: string[];
    pile: number;
    discards: number;
    beside_board: string[];
    double_turn_used: boolean;
    bribe: number;
    change: number;
    over: boolean;
  }
}

/** The view of each game, by its name. */
export interface Views {
  bruges: Bruges.BrugesView;
  colonia: Colonia.ColoniaView;
  venice: Venice.VeniceView;
  vienna: Vienna.ViennaView;
}
