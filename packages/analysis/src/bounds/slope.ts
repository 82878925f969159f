/** The places of a climb that are still to be filled, and which cards could ever lie there. */
import {
  COLOURS,
  countAt,
  isFilled,
  namedPiece,
  type Piece,
  type Place,
  type Rulebook,
  type Table,
  topOf,
  whereIs,
} from "@stillwater/engine";
import type { SeatCards } from "./turns";

export const HIGHEST_ASCENT = 12;

/** What a card of the climb is. Colours count from 1, 0 is none. */
interface Face {
  readonly kind: "ascent" | "campfire" | "bridge" | "summit" | "other";
  readonly number: number;
  readonly colour: number;
}

interface Slope {
  readonly faces: readonly Face[];
  /** The seat whose cards lie at a place, in its hand or its pile; -1 for every other place. */
  readonly ownerOf: Int8Array;
  /** Where a card lies that a Campfire has replaced. */
  readonly lifted: readonly Place[];
  /** The most that one hand can pay for a card. */
  readonly most: number;
}

const known = new WeakMap<Rulebook, Slope>();
const KINDS = ["ascent", "campfire", "bridge", "summit"] as const;
const NO_FACE: Face = { kind: "other", number: 0, colour: 0 };

function faceOf(name: string): Face {
  const named = namedPiece(name);
  const kind = KINDS.find((one) => one === named?.kind) ?? "other";
  const colour = named?.colour === undefined ? 0 : COLOURS.indexOf(named.colour) + 1;
  return { kind, number: kind === "ascent" ? (named?.number ?? 0) : 0, colour };
}

function slopeOf(rulebook: Rulebook): Slope {
  const found = known.get(rulebook);
  if (found) return found;
  const { hands, piles, rows } = rulebook;
  const ownerOf = new Int8Array(rulebook.lastPlace + 1).fill(-1);
  for (const places of [hands, piles]) for (const [seat, place] of places.entries()) ownerOf[place] = seat;
  const slope: Slope = {
    faces: rulebook.pieces.map(({ name }) => faceOf(name)),
    ownerOf,
    lifted: rows.map((_row, index) => rulebook.place(`lifted:${index + 1}`)),
    most: rulebook.seats === 1 ? MOST_ALONE : MOST,
  };
  known.set(rulebook, slope);
  return slope;
}

/** A place to be filled, or a Bridge to be covered, with what is known of its neighbours; a value of 0 is none known. */
export interface OpenPlace {
  readonly row: number;
  /** Places open between it and the last card of its row, itself included; 1 for a Bridge. */
  readonly away: number;
  /** What the last card before it counts for, and may cost. */
  readonly left: number;
  readonly right: number;
  /** Colours that may not lie there, as bits. */
  readonly clash: number;
}

/** The open places at the end of one row, from the left. */
export type Tail = readonly OpenPlace[];

/** What is left to be done on a climb, and what may still come to do it. */
export interface Climb {
  readonly tails: readonly Tail[];
  readonly covers: readonly OpenPlace[];
  /** Campfires that may come, and cards that one has replaced: each fills a place and changes what is beside it. */
  readonly fires: number;
  /** Bridges that may come, and have a place to go to. */
  readonly bridges: number;
  /** How many cards may come by number and colour; the index is that of `kindIndex`. */
  readonly coming: Uint8Array;
  /** Which of them fit a place at all. */
  readonly fits: Uint8Array;
  /** Cards on their way up. */
  readonly lifted: number;
  readonly seats: readonly SeatCards[];
  readonly most: number;
}

/** What a full hand can pay beside the card that it plays. */
const MOST = 4;
const MOST_ALONE = 5;

const WAYS = COLOURS.length + 1;

/** Where cards of one number and colour are counted. */
export const kindIndex = (number: number, colour: number): number => number * WAYS + colour;

/** Whether a card of one number and colour could ever lie on a place. */
export function mayLie(place: OpenPlace, number: number, colour: number, most: number): boolean {
  return (
    number >= place.row &&
    (place.clash & (1 << colour)) === 0 &&
    (place.left === 0 || Math.abs(number - place.left) <= most * place.away) &&
    (place.right === 0 || Math.abs(number - place.right) <= most)
  );
}

/** What a place of the slope counts for whoever lies at its right, where nothing can change that any more; else 0. */
function sureValue(
  { faces }: Slope,
  table: Table,
  row: readonly Place[],
  index: number,
  fires: number,
): number {
  const face = faces[topOf(table, row[index] ?? 0)] ?? NO_FACE;
  // A Campfire that comes replaces a card of its own colour.
  if (face.kind === "ascent") return (fires & (1 << face.colour)) === 0 ? face.number : 0;
  if (face.kind !== "campfire" || fires !== 0) return 0;
  for (let at = index - 1; at >= 0; at--) {
    const left = faces[topOf(table, row[at] ?? 0)] ?? NO_FACE;
    // What covers this Bridge would count instead.
    if (left.kind === "bridge") return 0;
    if (left.kind === "ascent") return left.number;
  }
  return 0;
}

/** Looks at a climb. */
function climbOf(table: Table): Climb {
  const { rulebook } = table;
  const slope = slopeOf(rulebook);
  const { faces, most } = slope;
  const coming = new Uint8Array(kindIndex(HIGHEST_ASCENT + 1, 0));
  const seats = rulebook.hands.map(() => ({ cards: 0, useful: 0, idle: 0, ends: false }));
  /** Cards of the seats, and whose each is. */
  const owned: (readonly [Face, number])[] = [];
  let fires = 0;
  /** Colours of the Campfires that may come, as bits. */
  let fireColours = 0;
  let bridges = 0;
  for (let card = 1; card < faces.length; card++) {
    const owner = slope.ownerOf[whereIs(table, card)] ?? -1;
    const face = faces[card];
    if (owner < 0 || face === undefined) continue;
    const { kind, number, colour } = face;
    owned.push([face, owner]);
    if (kind === "ascent") coming[kindIndex(number, colour)] = (coming[kindIndex(number, colour)] ?? 0) + 1;
    else if (kind === "bridge") bridges++;
    else if (kind === "campfire") {
      fires++;
      fireColours |= 1 << colour;
    }
  }
  let lifted = 0;
  for (const place of slope.lifted) lifted += countAt(table, place);
  fires += lifted;

  const tails: Tail[] = [];
  const covers: OpenPlace[] = [];
  let inner = 0;
  for (const [index, row] of rulebook.rows.entries()) {
    const colourAt = (at: number): number => faces[topOf(table, row[at] ?? 0)]?.colour ?? 0;
    const clashAt = (at: number): number =>
      at < 0 || at >= row.length || colourAt(at) === 0 ? 0 : 1 << colourAt(at);
    let filled = 0;
    while (filled < row.length && isFilled(table, row[filled] ?? 0)) {
      if (faces[topOf(table, row[filled] ?? 0)]?.kind === "bridge") {
        const right = faces[topOf(table, row[filled + 1] ?? 0)] ?? NO_FACE;
        const isSure = right.kind === "ascent" && (fireColours & (1 << right.colour)) === 0;
        covers.push({
          row: index + 1,
          away: 1,
          left: filled === 0 ? 0 : sureValue(slope, table, row, filled - 1, fireColours),
          right: isSure ? right.number : 0,
          clash: clashAt(filled - 1) | clashAt(filled + 1),
        });
      }
      filled++;
    }
    const left = filled === 0 ? 0 : sureValue(slope, table, row, filled - 1, fireColours);
    const tail = row.slice(filled).map((_place, at): OpenPlace => {
      // A Campfire may be laid in between, or a card come there that it has replaced.
      const isSure = at === 0 || fires === 0;
      const clash = at === 0 ? clashAt(filled - 1) : 0;
      return { row: index + 1, away: at + 1, left: isSure ? left : 0, right: 0, clash };
    });
    if (tail.length > 0) tails.push(tail);
    inner += Math.max(0, row.length - 1 - Math.max(1, filled));
  }
  bridges = Math.min(bridges, inner);
  const fits = new Uint8Array(coming.length);
  for (let number = 1; number <= HIGHEST_ASCENT; number++)
    for (let colour = 1; colour < WAYS; colour++)
      if (
        (coming[kindIndex(number, colour)] ?? 0) > 0 &&
        (tails.some((tail) => tail.some((place) => mayLie(place, number, colour, most))) ||
          covers.some((place) => mayLie(place, number, colour, most)))
      )
        fits[kindIndex(number, colour)] = 1;
  for (const [{ kind, number, colour }, owner] of owned) {
    const own = seats[owner];
    if (own === undefined) continue;
    own.cards++;
    if (kind === "ascent" ? fits[kindIndex(number, colour)] === 1 : kind === "campfire") own.useful++;
    else if (kind === "bridge" && bridges > 0) own.idle++;
    // What ends the game is laid once.
    else if (kind === "summit" && !own.ends) {
      own.ends = true;
      own.useful++;
    }
  }
  return { tails, covers, fires, bridges, coming, fits, lifted, seats, most };
}

let looked: { readonly table: Table; readonly climb: Climb } | undefined;

/** The same, worked out once for a table that is asked about again and again. */
export function climbAt(table: Table): Climb {
  if (looked?.table !== table) looked = { table, climb: climbOf(table) };
  return looked.climb;
}

/** Whether a card that is held or comes could still do something but be given. */
export function hasUse(table: Table, card: Piece): boolean {
  const { number, colour, kind } = slopeOf(table.rulebook).faces[card] ?? NO_FACE;
  const climb = climbAt(table);
  if (kind === "ascent") return climb.fits[kindIndex(number, colour)] === 1;
  return kind !== "bridge" || climb.bridges > 0;
}
