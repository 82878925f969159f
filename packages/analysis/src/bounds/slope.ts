/** The places of a climb that are still to be filled, and which cards could ever lie there. */
import { onceFor } from "@stillwater/crew";
import {
  COLOURS,
  colourOf,
  countAt,
  dearerDifference,
  HIGHEST_ASCENT,
  handSize,
  isFilled,
  leastNumberIn,
  ledge,
  NOWHERE,
  namedPiece,
  numberOn,
  type Piece,
  type Place,
  type Rulebook,
  type Seat,
  sidesOf,
  type Table,
  topOf,
  whereIs,
  writeName,
} from "@stillwater/engine";

/** The face of a card of the climb. Colours count from 1; 0 is none. */
interface Face {
  readonly kind: "ascent" | "campfire" | "bridge" | "summit" | "other";
  readonly number: number;
  readonly colour: number;
}

interface Slope {
  readonly faces: readonly Face[];
  /** The seat that owns the cards at a place (its hand or its pile); -1 for every other place. */
  readonly ownerOf: Int8Array;
  /** Where cards lie that a Campfire has replaced. */
  readonly lifted: readonly Place[];
  /** The most that a hand can pay beside the card that it plays. */
  readonly most: number;
}

const KINDS = ["ascent", "campfire", "bridge", "summit"] as const;
const NO_FACE: Face = { kind: "other", number: 0, colour: 0 };

function faceOf(name: string, piece: Piece): Face {
  const kind = KINDS.find((one) => one === namedPiece(name)?.kind) ?? "other";
  return { kind, number: numberOn(piece), colour: colourOf(piece) };
}

const slopeOf = onceFor((rulebook: Rulebook): Slope => {
  const { hands, piles, rows } = rulebook;
  const ownerOf = new Int8Array(rulebook.lastPlace + 1).fill(-1);
  for (const places of [hands, piles]) for (const [seat, place] of places.entries()) ownerOf[place] = seat;
  return {
    faces: rulebook.pieces.map(({ name }, piece) => faceOf(name, piece)),
    ownerOf,
    lifted: rows.map((_row, index) => rulebook.place(writeName("lifted", index + 1))),
    most: handSize("mountain", rulebook.seats) - 1,
  };
});

/** A place to be filled, or a Bridge to be covered, with what is known of its neighbours; 0 where nothing is known. */
export interface OpenPlace {
  readonly row: number;
  /** How many places are open from the last card of its row up to this one, itself included; 1 for a Bridge. */
  readonly away: number;
  /** The numbers that its neighbours count as, if nothing can change them any more. */
  readonly left: number;
  readonly right: number;
  /** The number of the card on its left, unless a Campfire comes and changes it. */
  readonly near: number;
  /** The colours that may not lie there, as bits. */
  readonly clash: number;
}

/** The open places at the end of one row, from the left. */
type Tail = readonly OpenPlace[];

interface OwnedFace {
  readonly face: Face;
  readonly seat: Seat;
}

/** What is left to be done on a climb, and the cards that may still come to do it. */
export interface Climb {
  readonly tails: readonly Tail[];
  readonly covers: readonly OpenPlace[];
  /** How many Campfires may come, plus cards that one has replaced: each fills a place and changes its neighbours. */
  readonly fires: number;
  /** The colours of the Campfires that may come, as bits. */
  readonly fireColours: number;
  /** How many cards of each colour may be sent up, or are already moving up. */
  readonly sends: Uint8Array;
  /** How many Bridges may come and have a place to go to. */
  readonly bridges: number;
  /** How many cards may come by number and colour, indexed by `kindIndex`. */
  readonly coming: Uint8Array;
  /** The lowest row to which a Campfire may send up a laid card of a number and colour; 0 if there is none. */
  readonly sentTo: Uint8Array;
  /** Which of the coming kinds fit any place at all. */
  readonly fits: Uint8Array;
  /** How many cards are moving up. */
  readonly lifted: number;
  /** The cards in hands and piles, with their owners. */
  readonly owned: readonly OwnedFace[];
  readonly most: number;
}

/** Colours count from 1. */
const COLOUR_SLOTS = COLOURS.length + 1;

/** The index at which cards of a number and colour are counted. */
export const kindIndex = (number: number, colour: number): number => number * COLOUR_SLOTS + colour;
export const numberOfKind = (kind: number): number => Math.floor(kind / COLOUR_SLOTS);
export const colourOfKind = (kind: number): number => kind % COLOUR_SLOTS;

/** Whether a card of a number and colour could ever lie on a place. */
export function mayLie(place: OpenPlace, number: number, colour: number, most: number): boolean {
  return (
    number >= leastNumberIn(place.row) &&
    (place.clash & (1 << colour)) === 0 &&
    dearerDifference(number, place.left, 0) <= most * place.away &&
    dearerDifference(number, 0, place.right) <= most
  );
}

/** The number that a place now counts as for a card on its right; 0 if it is open or counts as nothing. */
function valueNow({ faces }: Slope, table: Table, row: readonly Place[], index: number): number {
  const face = faces[topOf(table, row[index] ?? 0)] ?? NO_FACE;
  if (face.kind === "ascent") return face.number;
  if (face.kind !== "campfire") return 0;
  for (let at = index - 1; at >= 0; at--) {
    const left = faces[topOf(table, row[at] ?? 0)] ?? NO_FACE;
    // The card that covers this Bridge would count instead.
    if (left.kind === "bridge") return 0;
    if (left.kind === "ascent") return left.number;
  }
  return 0;
}

/** The same if nothing can change it any more; otherwise 0. */
function sureValue(slope: Slope, table: Table, row: readonly Place[], index: number, fires: number): number {
  const face = slope.faces[topOf(table, row[index] ?? 0)] ?? NO_FACE;
  // A Campfire that comes replaces only a card of its own colour.
  const isSure = face.kind === "ascent" ? (fires & (1 << face.colour)) === 0 : fires === 0;
  return isSure ? valueNow(slope, table, row, index) : 0;
}

/** The cards that may come, and those that a Campfire may send up. */
type Coming = Pick<
  Climb,
  "fires" | "fireColours" | "sends" | "bridges" | "coming" | "sentTo" | "lifted" | "owned"
>;

/** All cards of hands and piles, and those that a Campfire has replaced. */
function comingTo(slope: Slope, table: Table): Coming {
  const { faces } = slope;
  const coming = new Uint8Array(kindIndex(HIGHEST_ASCENT + 1, 0));
  const owned: OwnedFace[] = [];
  let fires = 0;
  let fireColours = 0;
  const sends = new Uint8Array(COLOUR_SLOTS);
  let bridges = 0;
  for (let card = 1; card < faces.length; card++) {
    const seat = slope.ownerOf[whereIs(table, card)] ?? -1;
    const face = faces[card];
    if (seat < 0 || face === undefined) continue;
    const { kind, number, colour } = face;
    owned.push({ face, seat });
    if (kind === "ascent") coming[kindIndex(number, colour)] = (coming[kindIndex(number, colour)] ?? 0) + 1;
    else if (kind === "bridge") bridges++;
    else if (kind === "campfire") {
      fires++;
      fireColours |= 1 << colour;
      sends[colour] = (sends[colour] ?? 0) + 1;
    }
  }
  let lifted = 0;
  for (const place of slope.lifted) {
    if (countAt(table, place) === 0) continue;
    lifted++;
    const { colour } = faces[topOf(table, place)] ?? NO_FACE;
    sends[colour] = (sends[colour] ?? 0) + 1;
  }
  fires += lifted;
  const sentTo = new Uint8Array(coming.length);
  if (fires > 0)
    for (const [index, row] of table.rulebook.rows.entries())
      for (const place of [slope.lifted[index] ?? 0, ...row]) {
        const { kind, number, colour } = faces[topOf(table, place)] ?? NO_FACE;
        const goes = place === slope.lifted[index] || (fireColours & (1 << colour)) !== 0;
        // From the bottom up, so that the first entry is the lowest row.
        if (kind === "ascent" && goes) sentTo[kindIndex(number, colour)] ||= index + 2;
      }
  return { fires, fireColours, sends, bridges, coming, sentTo, lifted, owned };
}

/** The Bridges of one row that are to be covered, and its open places. */
function toFillIn(
  slope: Slope,
  table: Table,
  index: number,
  { fires, fireColours }: Coming,
): { readonly covers: readonly OpenPlace[]; readonly tail: Tail; readonly filled: number } {
  const { faces } = slope;
  const row = table.rulebook.rows[index] ?? [];
  const covers: OpenPlace[] = [];
  let filled = 0;
  while (filled < row.length && isFilled(table, row[filled] ?? 0)) {
    const place = row[filled] ?? NOWHERE;
    if (faces[topOf(table, place)]?.kind === "bridge") {
      const right = faces[topOf(table, ledge(place).right)] ?? NO_FACE;
      const isSure = right.kind === "ascent" && (fireColours & (1 << right.colour)) === 0;
      covers.push({
        row: index + 1,
        away: 1,
        left: filled === 0 ? 0 : sureValue(slope, table, row, filled - 1, fireColours),
        near: filled === 0 ? 0 : valueNow(slope, table, row, filled - 1),
        right: isSure ? right.number : 0,
        clash: sidesOf(table, place).colours,
      });
    }
    filled++;
  }
  const left = filled === 0 ? 0 : sureValue(slope, table, row, filled - 1, fireColours);
  const near = filled === 0 ? 0 : valueNow(slope, table, row, filled - 1);
  const tail = row.slice(filled).map((place, at): OpenPlace => {
    // A Campfire may be laid in between, or a card that it has replaced may come there.
    const isSure = at === 0 || fires === 0;
    return {
      row: index + 1,
      away: at + 1,
      left: isSure ? left : 0,
      right: 0,
      near: at === 0 ? near : 0,
      clash: at === 0 ? sidesOf(table, place).colours : 0,
    };
  });
  return { covers, tail, filled };
}

/** Examines a climb. */
function climbOf(table: Table): Climb {
  const slope = slopeOf(table.rulebook);
  const { most } = slope;
  const come = comingTo(slope, table);
  const { coming, fires, fireColours, sends, sentTo, lifted, owned } = come;
  const tails: Tail[] = [];
  const covers: OpenPlace[] = [];
  /** How many open places are not the end of a row: Bridges may lie there. */
  let inner = 0;
  for (const [index, row] of table.rulebook.rows.entries()) {
    const toFill = toFillIn(slope, table, index, come);
    for (const cover of toFill.covers) covers.push(cover);
    if (toFill.tail.length > 0) tails.push(toFill.tail);
    inner += Math.max(0, row.length - 1 - Math.max(1, toFill.filled));
  }
  const bridges = Math.min(come.bridges, inner);
  const fits = new Uint8Array(coming.length);
  for (let number = 1; number <= HIGHEST_ASCENT; number++)
    for (let colour = 1; colour < COLOUR_SLOTS; colour++) {
      const kind = kindIndex(number, colour);
      if (
        (coming[kind] ?? 0) > 0 &&
        (tails.some((tail) => tail.some((place) => mayLie(place, number, colour, most))) ||
          covers.some((place) => mayLie(place, number, colour, most)))
      )
        fits[kind] = 1;
    }
  return { tails, covers, fires, fireColours, sends, bridges, coming, sentTo, fits, lifted, owned, most };
}

let looked: { readonly table: Table; readonly climb: Climb } | undefined;

/** The same, cached for a table that is asked about repeatedly. */
export function climbAt(table: Table): Climb {
  if (looked?.table !== table) looked = { table, climb: climbOf(table) };
  return looked.climb;
}

/** Whether a card that is held or may come has any use other than being given. */
export function hasUse(table: Table, card: Piece): boolean {
  const { number, colour, kind } = slopeOf(table.rulebook).faces[card] ?? NO_FACE;
  const climb = climbAt(table);
  if (kind === "ascent") return climb.fits[kindIndex(number, colour)] === 1;
  return kind !== "bridge" || climb.bridges > 0;
}

/**
 * The places whose cards nothing can affect any more: no Bridge beside them, no open place on their right, no Campfire that
 * may replace them, and a card on their right that stays, so that no Campfire there counts as their number.
 */
export function buriedOnSlope(table: Table): ReadonlySet<Place> {
  const { faces } = slopeOf(table.rulebook);
  const { fires, fireColours } = climbAt(table);
  const buried = new Set<Place>();
  for (const row of table.rulebook.rows) {
    let left: Face["kind"] = "other";
    for (const [index, place] of row.entries()) {
      const face = faces[topOf(table, place)] ?? NO_FACE;
      const right = faces[topOf(table, ledge(place).right)] ?? NO_FACE;
      const isLast = index === row.length - 1;
      const stays = face.kind === "ascent" && (fires === 0 || (fireColours & (1 << face.colour)) === 0);
      const rightStays =
        right.kind === "ascent" && (fires === 0 || (fireColours & (1 << right.colour)) === 0);
      if (stays && left !== "bridge" && (isLast || rightStays)) buried.add(place);
      left = face.kind;
    }
  }
  return buried;
}
