/**
 * What every table has before a chapter adds anything: a hand, a draw pile, a discard pile and a tray for each seat,
 * the marker that says whose turn it is and how far it has come, and the tokens that stand for cards owed.
 */
import type { Fact, PieceSpec, PlaceSpec } from "./chapter";
import type { Rulebook } from "./rulebook";
import {
  BITSET_WORDS,
  countAt,
  ofSeat,
  type Piece,
  type Place,
  type Seat,
  type Table,
  whereIs,
  wordAt,
} from "./table";

/** The most cards that can be owed at once: nine for a solo Start, and nine to be drawn before them. */
const TOLLS = 18;

/** How far a turn has come. `dawn` is before the first turn, `settling` while a Start is paid for together. */
export const STAGES = ["dawn", "helm", "acted", "settling"] as const;
export type SetupStage = (typeof STAGES)[number];

/** The stages by number, as the places of the turn marker are numbered. */
export const DAWN = 0;
export const HELM = 1;
export const ACTED = 2;
export const SETTLING = 3;
export type StageNumber = typeof DAWN | typeof HELM | typeof ACTED | typeof SETTLING;

const PLACE_SORT = 100;

/** What the furniture needs to know about a game. */
export interface FurnitureTerms {
  readonly seats: number;
  /** The name of the place that counts how often a draw pile was reshuffled, where that can happen. */
  readonly shuffles?: string;
  /** Whether the seats pay for a Start together. */
  readonly settles: boolean;
}

export function furniturePlaces({ seats, shuffles, settles }: FurnitureTerms): PlaceSpec[] {
  const perSeat = (
    kind: string,
    sort: number,
    sight: (seat: Seat) => PlaceSpec["sight"],
    { region, ...more }: Omit<PlaceSpec, "name" | "sort" | "sight" | "region"> & { readonly region?: true },
  ): PlaceSpec[] =>
    Array.from({ length: seats }, (_, seat) => {
      const name = `${kind}:${seat + 1}`;
      return {
        name,
        sort: PLACE_SORT + sort,
        sight: sight(seat),
        ...(region ? { region: name } : {}),
        ...more,
      };
    });
  const open = (name: string, sort: number, more: Pick<PlaceSpec, "holds" | "most">): PlaceSpec => {
    return { name, sort: PLACE_SORT + sort, sight: "all", ...more };
  };
  const cards = { holds: "cards", most: null } as const;
  const tolls = { holds: ["toll"], most: null } as const;
  const drawn = { ...cards, region: true, source: true } as const;
  const marker = { holds: ["turn"], most: 1 } as const;
  return [
    ...perSeat("hand", 0, (seat) => ({ seat }), drawn),
    ...perSeat("pile", 1, () => "none", drawn).map((pile) => (shuffles ? { ...pile, shuffles } : pile)),
    ...perSeat("discard", 2, () => "none", cards),
    ...perSeat("tray", 3, () => "all", { ...tolls, pending: true }),
    ...STAGES.flatMap((stage, index) =>
      perSeat(
        stage,
        10 + index,
        () => "all",
        index === SETTLING && !settles ? { ...marker, holds: [] } : marker,
      ),
    ),
    open("ashore", 20, marker),
    open("won", 21, marker),
    open("lost", 22, marker),
    open("bank", 23, tolls),
    open("gone", 24, cards),
    {
      name: "deck",
      sort: PLACE_SORT + 25,
      sight: "none",
      holds: "cards",
      most: null,
      region: "deck",
      source: true,
    },
  ];
}

export function furniturePieces(): PieceSpec[] {
  const tolls = Array.from(
    { length: TOLLS },
    (): PieceSpec => ({ name: "toll", sort: 2, starts: "bank", token: "books" }),
  );
  return [{ name: "turn", sort: 1, starts: "ashore", token: "books" }, ...tolls];
}

/** A place by its name, remembered for the rulebook last asked about. */
export function spot(name: string): (table: Table) => Place {
  let known: Rulebook | undefined;
  let place: Place = 0;
  return (table) => {
    if (table.rulebook !== known) {
      known = table.rulebook;
      place = known.place(name);
    }
    return place;
  };
}

/** The copies of a card, remembered for the rulebook last asked about. */
export function kind(name: string): (table: Table) => readonly Piece[] {
  let known: Rulebook | undefined;
  let copies: readonly Piece[] = [];
  return (table) => {
    if (table.rulebook !== known) {
      known = table.rulebook;
      copies = known.copies(name);
    }
    return copies;
  };
}

/** The copies of a card as a bitset, remembered for the rulebook last asked about. */
export const kindBits = (name: string): ((table: Table) => Int32Array) =>
  bitsOf((rulebook) => rulebook.copies(name));

/** Some cards of a rulebook as a bitset, remembered for the one last asked about. */
export function bitsOf(cards: (rulebook: Rulebook) => readonly Piece[]): (table: Table) => Int32Array {
  let known: Rulebook | undefined;
  let bits = new Int32Array(BITSET_WORDS);
  return (table) => {
    if (table.rulebook !== known) {
      known = table.rulebook;
      bits = new Int32Array(BITSET_WORDS);
      for (const piece of cards(known)) bits[piece >> 5] = wordAt(bits, piece >> 5) | (1 << (piece & 31));
    }
    return bits;
  };
}

/** The same for places of a kind of which each seat has one. */
export function spots(kind: string): (table: Table, seat: Seat) => Place {
  const first = spot(`${kind}:1`);
  return (table, seat) => first(table) + seat;
}

/** The place of a stage of a seat's turn. */
export function stagePlace(rulebook: Rulebook, stage: StageNumber, seat: Seat): Place {
  return rulebook.turn.helm + (stage - HELM) * rulebook.seats + seat;
}

/** Whose turn it is and how far it has come; undefined before the first turn and after the last. */
export function turnOf(table: Table): { readonly stage: SetupStage; readonly seat: Seat } | undefined {
  const { turn, seats } = table.rulebook;
  const index = whereIs(table, turn.marker) - (turn.helm - seats);
  const stage = index < 0 ? undefined : STAGES[Math.floor(index / seats)];
  return stage && { stage, seat: index % seats };
}

/** How many turns begin in some facts: how often the turn marker comes to a helm. */
export function turnsBegun({ turn, seats }: Rulebook, facts: readonly Fact[]): number {
  return facts.filter(({ piece, to }) => piece === turn.marker && to >= turn.helm && to < turn.helm + seats)
    .length;
}

/** Whether the first turn has not begun, so that the deal may still be going on. */
export function isDealing(table: Table): boolean {
  const { turn } = table.rulebook;
  return whereIs(table, turn.marker) < turn.helm;
}

/** The seat whose marker stands at a stage, or -1. */
export function seatAt(table: Table, stage: StageNumber): Seat {
  const { turn, seats } = table.rulebook;
  const first = turn.helm + (stage - HELM) * seats;
  const seat = whereIs(table, turn.marker) - first;
  return seat >= 0 && seat < seats ? seat : -1;
}

/** How many cards a seat owes now. */
export function owes(table: Table, seat: Seat): number {
  return countAt(table, table.rulebook.turn.trays[seat] ?? 0);
}

/** Whether anybody owes cards. */
export function anyoneOwes(table: Table): boolean {
  const { trays } = table.rulebook.turn;
  for (let seat = 0; seat < trays.length; seat++) if (countAt(table, ofSeat(trays, seat)) > 0) return true;
  return false;
}
