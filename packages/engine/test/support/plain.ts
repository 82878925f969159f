/**
 * A second implementation of the base sea, written from the digest only: slow, naive, sharing nothing with the engine. A
 * position is plain data, and each clause is one `if`. Where it and the engine disagree, one of the two is wrong.
 */
export type Card = number | "start" | "finish";

export interface Plain {
  readonly players: number;
  readonly strict: boolean;
  /** Cards each seat draws before the Start is paid, and cards the Start costs. */
  readonly extra: number;
  readonly total: number;
  /** 36 cells in the order of the sequence; 0 is open water. */
  grid: number[];
  hands: Card[][];
  /** Draw piles, the top card first. */
  piles: Card[][];
  discards: Card[][];
  startLaid: boolean;
  finishLaid: boolean;
  phase: "act" | "pledge" | "give" | "won" | "lost";
  turn: number;
  owed: number[];
  /** What cards are owed for, or will be once a split is agreed on. */
  debt: "start" | "price" | undefined;
  /** Splits of the eight that may be agreed to. */
  splits: readonly (readonly number[])[];
}

export interface PlainAct {
  readonly type: "lay" | "start" | "finish" | "discard" | "dial" | "agree" | "give";
  readonly seat: number;
  readonly card?: Card;
  readonly cell?: number;
  readonly cards: readonly Card[];
  readonly numbers: readonly number[];
}

const isIsland = (card: Card | undefined): card is number => typeof card === "number";

/** T.place.cost: with one neighbour, the difference; with two, the smaller difference; with none, nothing. */
function cost(sea: Plain, card: number, cell: number): number {
  const differences: number[] = [];
  if (cell > 0 && sea.grid[cell - 1] !== 0) differences.push(Math.abs(card - sea.grid[cell - 1]!));
  if (cell < 35 && sea.grid[cell + 1] !== 0) differences.push(Math.abs(card - sea.grid[cell + 1]!));
  return differences.length === 0 ? 0 : Math.min(...differences);
}

/** T.place.ascending: every earlier card is lower, every later card is higher. */
function ascends(sea: Plain, card: number, cell: number): boolean {
  for (let other = 0; other < 36; other++) {
    const lies = sea.grid[other]!;
    if (lies === 0 || lies === card) continue;
    if (other < cell && lies > card) return false;
    if (other > cell && lies < card) return false;
  }
  return true;
}

/** T.start.unpayable: what the team could discard after any extra draw, without the Start itself. */
function startPayable(sea: Plain): boolean {
  let cards = -1;
  for (let seat = 0; seat < sea.players; seat++) {
    cards += sea.hands[seat]!.length;
    cards += Math.min(sea.extra, sea.piles[seat]!.length);
  }
  return cards >= sea.total;
}

/** Whether the cards are different cards of a hand, without the one that is being played. */
function areIn(hand: readonly Card[], cards: readonly Card[], beside?: Card): boolean {
  const left = [...hand];
  if (beside !== undefined && left.includes(beside)) left.splice(left.indexOf(beside), 1);
  for (const card of cards) {
    const index = left.indexOf(card);
    if (index < 0) return false;
    left.splice(index, 1);
  }
  return true;
}

/** What an act costs. */
export function priceOf(sea: Plain, act: PlainAct): number {
  return act.type === "lay" && isIsland(act.card) ? cost(sea, act.card, act.cell!) : 0;
}

/** Every clause that forbids an act. None means that it is allowed. */
function refusals(sea: Plain, act: PlainAct): Set<string> {
  const no = new Set<string>();
  const hand = sea.hands[act.seat]!;
  const open = sea.grid.filter((card) => card === 0).length;
  const turnAct = ["lay", "start", "finish", "discard"].includes(act.type);

  if (sea.phase === "won") no.add("T.end.win");
  if (sea.phase === "lost") no.add("T.end.lose");

  if (turnAct && !(sea.phase === "act" && sea.turn === act.seat)) no.add("T.turn.action");
  if ((act.type === "dial" || act.type === "agree") && sea.phase !== "pledge") no.add("T.turn.action");
  if (act.type === "give" && !(sea.phase === "give" && sea.owed[act.seat]! > 0)) no.add("T.turn.action");

  if (turnAct && act.type !== "start" && !sea.startLaid && hand.includes("start") && startPayable(sea))
    no.add("T.start.forced");
  if (turnAct && sea.strict && hand.length <= 1) no.add("T.end.last-card");

  if (["lay", "start", "finish"].includes(act.type) && !hand.includes(act.card!)) no.add("T.turn.hand");

  if (act.type === "lay" && isIsland(act.card)) {
    if (sea.grid[act.cell!] !== 0) no.add("T.place.empty");
    if (!ascends(sea, act.card, act.cell!)) no.add("T.place.ascending");
    const price = cost(sea, act.card, act.cell!);
    if (price > 0 && price > hand.length - 1) no.add("T.place.pay");
    if (act.cards.length > 0 && (act.cards.length !== price || !areIn(hand, act.cards, act.card)))
      no.add("T.place.pay");
  }
  if (act.type === "start") {
    if (sea.startLaid) no.add("T.start.spare");
    if (!startPayable(sea)) no.add("T.start.unpayable");
  }
  if (act.type === "finish" && (open > 0 || !sea.startLaid || sea.finishLaid)) no.add("T.finish.when");
  if (act.type === "discard" && (hand.length < 2 || act.cards.length !== 2 || !areIn(hand, act.cards)))
    no.add("T.turn.discard-two");
  if (act.type === "dial") {
    const [gladly, atMost] = act.numbers;
    const fits = act.numbers.length === 2 && gladly! >= 0 && gladly! <= atMost! && atMost! <= 8;
    if (!fits || atMost! > hand.length) no.add("T.start.eight");
  }
  if (act.type === "agree" && !sea.splits.some((split) => split.join() === act.numbers.join()))
    no.add("T.start.eight");
  if (act.type === "give" && (act.cards.length !== sea.owed[act.seat] || !areIn(hand, act.cards))) {
    if (sea.debt === "price") no.add("T.place.pay");
    if (sea.debt === "start") no.add("T.start.eight");
  }
  return no;
}

/** Every legal placement of a seat in turn, with its price, as `card@cell:price`. */
export function placements(sea: Plain, seat: number): string[] {
  const found: string[] = [];
  for (const card of sea.hands[seat]!.filter(isIsland)) {
    for (let cell = 0; cell < 36; cell++) {
      const act: PlainAct = { type: "lay", seat, card, cell, cards: [], numbers: [] };
      if (refusals(sea, act).size === 0) found.push(`${card}@${cell}:${cost(sea, card, cell)}`);
    }
  }
  return found.sort();
}

/** Which other actions a seat has now. */
export function others(sea: Plain, seat: number): string[] {
  const found: string[] = [];
  const hand = sea.hands[seat]!;
  const blank = { seat, cards: [], numbers: [] };
  if (hand.length >= 2 && refusals(sea, { ...blank, type: "discard", cards: hand.slice(0, 2) }).size === 0)
    found.push("discard");
  for (const type of ["start", "finish"] as const)
    if (refusals(sea, { ...blank, type, card: type }).size === 0) found.push(type);
  return found.sort();
}

/** T.end.lose: the player whose turn it is has no legal action. */
export function isLost(sea: Plain): boolean {
  return sea.phase === "act" && placements(sea, sea.turn).length + others(sea, sea.turn).length === 0;
}
