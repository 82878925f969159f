/**
 * A second implementation of the mountain, written from the digest only: slow, naive, sharing nothing with the engine. A
 * position is plain data, and each clause is one `if`. Where it and the engine disagree, one of the two is wrong.
 */
export interface Climb {
  readonly players: number;
  /** Modules in play. */
  readonly green: boolean;
  readonly goatsRoam: boolean;
  /** Eight rows from the bottom; "" where no card lies, else "g7", "g7*", "campfire:g" or "bridge". */
  slope: string[][];
  /** Goats on each place. */
  goats: number[][];
  hands: string[][];
  /** Cards that can still be drawn, in no order, and cards given. */
  piles: string[][];
  discards: string[][];
  /** Panoramas shown and not met yet. */
  unmet: string[];
  /** A card replaced by a Campfire, on its way from a row (1 to 8). */
  lifted: { readonly card: string; readonly row: number } | undefined;
  ropes: number;
  summitLaid: boolean;
  phase: "act" | "give" | "relocate" | "won" | "lost";
  turn: number;
  owed: number[];
}

export interface ClimbAct {
  /** `stuck`: the player says that there is nothing to do (A.end.lose). */
  readonly type:
    | "lay"
    | "bridge"
    | "campfire"
    | "move"
    | "summit"
    | "rope"
    | "herd"
    | "discard"
    | "give"
    | "stuck";
  readonly seat: number;
  readonly card: string;
  /** Row and place, both counted from 1. */
  readonly at: readonly [number, number];
  readonly path: readonly (readonly [number, number])[];
  readonly cards: readonly string[];
}

const WIDTHS = [9, 8, 7, 6, 5, 4, 3, 2];

const isAscent = (card: string): boolean => /^[gbr]\d+\*?$/.test(card);
const isCampfire = (card: string): boolean => card.startsWith("campfire:");
const numberOn = (card: string): number => (isAscent(card) ? Number(card.replace(/\D/g, "")) : 0);
const colourOf = (card: string): string =>
  isAscent(card) ? card[0]! : isCampfire(card) ? card.slice("campfire:".length) : "";

/** What lies on a place; undefined where there is no such place. */
const at = (climb: Climb, row: number, place: number): string | undefined =>
  climb.slope[row - 1]?.[place - 1];

/** A.campfire.value and A.place.cost: the number that a neighbour counts as. */
function worth(climb: Climb, row: number, place: number): number {
  const card = at(climb, row, place) ?? "";
  if (isAscent(card)) return numberOn(card);
  if (!isCampfire(card)) return 0;
  for (let further = place - 1; further >= 1; further--) {
    const found = at(climb, row, further) ?? "";
    if (isAscent(found)) return numberOn(found);
  }
  return 0;
}

/** A.place.cost: the difference from the card beside it; the greater of two. */
function cost(climb: Climb, card: string, [row, place]: readonly [number, number]): number {
  if (!isAscent(card)) return 0;
  const left = worth(climb, row, place - 1);
  const right = worth(climb, row, place + 1);
  return Math.max(
    left > 0 ? Math.abs(numberOn(card) - left) : 0,
    right > 0 ? Math.abs(numberOn(card) - right) : 0,
  );
}

function firstFree(climb: Climb, row: number): number {
  return climb.slope[row - 1]!.indexOf("") + 1;
}

/** The clauses of placement that a card breaks at a place: next, full row, support, cover, colour, number. */
function misplaced(
  climb: Climb,
  card: string,
  [row, place]: readonly [number, number],
  mayCover: boolean,
): string[] {
  const no: string[] = [];
  const here = at(climb, row, place)!;
  const covers = here === "bridge" && mayCover;
  const free = firstFree(climb, row);
  if (here !== "" && !covers) no.push("A.bridge.cover");
  if (free === 0 && !covers) no.push("A.place.row-full");
  if (place !== free && !covers) no.push("A.place.next");
  if (row > 1 && (at(climb, row - 1, place) === "" || at(climb, row - 1, place + 1) === ""))
    no.push("A.place.support");
  const colour = colourOf(card);
  const beside = [at(climb, row, place - 1) ?? "", at(climb, row, place + 1) ?? ""];
  if (colour !== "" && beside.some((other) => colourOf(other) === colour)) no.push("A.place.colour");
  if (isAscent(card) && numberOn(card) < row) no.push("A.place.number");
  return no;
}

/** A.campfire.move: whether some place at least one row higher is open by all rules of placement and can be paid for. */
function canGoHigher(climb: Climb, card: string, row: number, left: number): boolean {
  for (let higher = row + 1; higher <= 8; higher++) {
    for (let place = 1; place <= WIDTHS[higher - 1]!; place++) {
      const spot = [higher, place] as const;
      if (misplaced(climb, card, spot, true).length === 0 && cost(climb, card, spot) <= left) return true;
    }
  }
  return false;
}

/** Whether the cards are different cards of a hand, without the one that is being played. */
function areIn(hand: readonly string[], cards: readonly string[], beside?: string): boolean {
  const left = [...hand];
  if (beside !== undefined && left.includes(beside)) left.splice(left.indexOf(beside), 1);
  for (const card of cards) {
    const index = left.indexOf(card);
    if (index < 0) return false;
    left.splice(index, 1);
  }
  return true;
}

export function priceOf(climb: Climb, act: ClimbAct): number {
  if (act.type === "lay") return cost(climb, act.card, act.at);
  if (act.type === "move") return climb.lifted ? cost(climb, climb.lifted.card, act.at) : 0;
  if (act.type === "herd") return Math.max(0, act.path.length - 1);
  return 0;
}

/** A.green.path: green cards from row 1 to row 8, each resting on the one before. */
function greenLeadsUp(climb: Climb, row: number, place: number): boolean {
  if (colourOf(at(climb, row, place) ?? "") !== "g") return false;
  if (row === 8) return true;
  return greenLeadsUp(climb, row + 1, place - 1) || greenLeadsUp(climb, row + 1, place);
}

/** Every clause that forbids an act. None means that it is allowed. */
export function refusals(climb: Climb, act: ClimbAct): Set<string> {
  const no = new Set<string>();
  const hand = climb.hands[act.seat]!;
  const price = priceOf(climb, act);
  const [row, place] = act.at;

  if (climb.phase === "won") no.add("A.end.win");
  if (climb.phase === "lost") no.add("A.end.lose");

  const phase = act.type === "give" ? "give" : act.type === "move" ? "relocate" : "act";
  const asked = phase === "give" ? climb.owed[act.seat]! > 0 : climb.turn === act.seat;
  if (climb.phase !== phase || !asked) no.add("A.turn.action");

  const fromHand = ["lay", "bridge", "campfire", "summit"].includes(act.type);
  if (fromHand && !hand.includes(act.card)) no.add("A.turn.hand");

  if (["lay", "bridge", "campfire", "move", "herd"].includes(act.type)) {
    const left = fromHand ? hand.length - 1 : hand.length;
    if (price > 0 && price > left) no.add("A.place.pay");
    if (act.cards.length > 0) {
      if (act.cards.length !== price) no.add(act.type === "herd" ? "A.goat.herd" : "A.place.pay");
      if (!areIn(hand, act.cards, fromHand ? act.card : undefined)) no.add("A.place.pay");
    }
  }

  if (act.type === "lay") for (const clause of misplaced(climb, act.card, act.at, true)) no.add(clause);

  if (act.type === "bridge") {
    for (const clause of misplaced(climb, "bridge", act.at, false)) no.add(clause);
    if (place === 1 || place === WIDTHS[row - 1]) no.add("A.bridge.place");
  }

  if (act.type === "campfire") {
    const replaced = at(climb, row, place)!;
    if (!isAscent(replaced) || colourOf(replaced) !== colourOf(act.card)) no.add("A.campfire.replace");
    if (isAscent(replaced) && !canGoHigher(climb, replaced, row, hand.length - 1)) no.add("A.campfire.move");
    if (climb.goatsRoam && climb.goats[row - 1]![place - 1]! > 0) no.add("A.goat.campfire");
  }

  if (act.type === "move") {
    const lifted = climb.lifted;
    if (!lifted || row <= lifted.row) no.add("A.campfire.move");
    for (const clause of misplaced(climb, lifted?.card ?? "", act.at, true)) no.add(clause);
  }

  if (act.type === "summit") {
    const cards = climb.slope.flat();
    if (climb.summitLaid || cards.some((card) => card === "" || card === "bridge")) no.add("A.summit.when");
    if (climb.green && !climb.slope[0]!.some((_card, index) => greenLeadsUp(climb, 1, index + 1)))
      no.add("A.green.path");
    if (climb.unmet.length > 0) no.add("A.panorama.done");
    if (climb.goatsRoam && climb.goats[7]![0]! + climb.goats[7]![1]! < 8) no.add("A.goat.win");
  }

  if (act.type === "stuck" && climb.phase === "act" && asked && !isLost(climb)) no.add("A.end.lose");
  if (act.type === "rope" && climb.ropes === 0) no.add("A.rope.use");

  if (act.type === "herd") {
    const [from, ...steps] = act.path;
    if (!from || steps.length === 0 || climb.goats[from[0] - 1]![from[1] - 1] === 0) no.add("A.goat.herd");
    steps.forEach(([toRow, toPlace], index) => {
      const [fromRow, fromPlace] = act.path[index]!;
      const resting = toRow === fromRow + 1 && (toPlace === fromPlace || toPlace === fromPlace - 1);
      if (!resting || at(climb, toRow, toPlace) === "") no.add("A.goat.herd");
    });
    if (act.path.some(([onRow, onPlace]) => at(climb, onRow, onPlace) === "bridge")) no.add("A.goat.bridge");
  }

  if (act.type === "discard" && (hand.length < 2 || act.cards.length !== 2 || !areIn(hand, act.cards)))
    no.add("A.turn.discard-two");
  // Before anything is played nothing can be paid wrongly: only the turn rule speaks.
  const played = climb.phase === "give" || climb.phase === "relocate";
  if (act.type === "give" && played && (act.cards.length !== climb.owed[act.seat] || !areIn(hand, act.cards)))
    no.add("A.place.pay");
  return no;
}

/** Every legal play of the asked seat as `type card@r1p1:price`, without the cards that pay. */
export function plays(climb: Climb): string[] {
  const found = new Set<string>();
  const seat = climb.turn;
  const hand = climb.hands[seat]!;
  const blank = { seat, card: "", at: [1, 1], path: [], cards: [] } as const;
  const ask = (act: ClimbAct, name: string): void => {
    if (refusals(climb, act).size === 0) found.add(`${name}:${priceOf(climb, act)}`);
  };
  climb.slope.forEach((cards, index) => {
    cards.forEach((_card, where) => {
      const spot = [index + 1, where + 1] as const;
      const name = `r${spot[0]}p${spot[1]}`;
      for (const card of hand) {
        const type = isAscent(card) ? "lay" : card === "bridge" ? "bridge" : "campfire";
        if (card !== "summit") ask({ ...blank, type, card, at: spot }, `${card}@${name}`);
      }
      ask({ ...blank, type: "move", at: spot }, `move@${name}`);
    });
  });
  if (hand.includes("summit")) ask({ ...blank, type: "summit", card: "summit" }, "summit");
  if (climb.players === 1) ask({ ...blank, type: "rope" }, "rope");
  if (hand.length >= 2) ask({ ...blank, type: "discard", cards: hand.slice(0, 2) }, "discard");
  if (climb.phase === "give" && climb.owed[seat]! > 0)
    ask({ ...blank, type: "give", cards: hand.slice(0, climb.owed[seat]) }, "give");
  return [...found].sort();
}

/** Every way a herd could go now, as `r1p2 r2p1`. */
export function herds(climb: Climb): string[] {
  const found: string[] = [];
  const blank = { seat: climb.turn, card: "", at: [1, 1], cards: [] } as const;
  const climbOn = (path: readonly (readonly [number, number])[]): void => {
    if (path.length > 1) {
      if (refusals(climb, { ...blank, type: "herd", path }).size > 0) return;
      found.push(path.map(([row, place]) => `r${row}p${place}`).join(" "));
    }
    const [row, place] = path.at(-1)!;
    for (const next of [place - 1, place])
      if (row < 8 && next >= 1 && next <= WIDTHS[row]!) climbOn([...path, [row + 1, next]]);
  };
  climb.slope.forEach((cards, row) => {
    cards.forEach((_card, place) => {
      climbOn([[row + 1, place + 1]]);
    });
  });
  return found.sort();
}

/** Whether climbs are lost, remembered: a climb does not change once it has been asked about. */
const losses = new WeakMap<Climb, boolean>();

/** A.end.lose: the player whose turn it is has no legal action. */
export function isLost(climb: Climb): boolean {
  const known = losses.get(climb);
  if (known !== undefined) return known;
  const options =
    climb.phase === "act" ? plays(climb).length + (climb.goatsRoam ? herds(climb).length : 0) : 1;
  losses.set(climb, options === 0);
  return options === 0;
}
