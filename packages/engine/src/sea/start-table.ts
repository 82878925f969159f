/**
 * EN 4 "Start Cards": the only talk there is, in numbers. Each seat sets two dials: what it would give gladly, and at
 * most. From these follow at most three splits; once all seats put their marker on the same one, it becomes their
 * shares. Nothing but numbers can be said.
 */
import {
  type Act,
  type Chapter,
  type Game,
  NO,
  type PieceSpec,
  type PlaceSpec,
  type Rule,
  type Step,
  YES,
} from "../kernel/chapter";
import { kind, SETTLING, seatAt, spot } from "../kernel/furniture";
import { canGive, discardable, givenUnseen, tollAt } from "../kernel/paying";
import {
  countAt,
  NOWHERE,
  ofSeat,
  type Piece,
  type Place,
  type Seat,
  type Table,
  UNSEEN,
  whereIs,
} from "../kernel/table";
import { EIGHT } from "./start";

export interface Dials {
  readonly gladly: number;
  readonly atMost: number;
}

export interface Proposal {
  /** How many cards each seat would give, eight in all. */
  readonly split: readonly number[];
  /** Seats that agree to it. */
  readonly agreed: readonly Seat[];
}

/** What the seats are agreeing on while the Start's eight lie on the table. */
export interface StartTable {
  readonly by: Seat;
  readonly total: number;
  readonly dials: readonly (Dials | null)[];
  readonly proposals: readonly Proposal[];
}

const CHIPS = 3;
const pot = spot("pot");
const firstDial = spot("dial:0");
const talk = spot("talk");
const firstChip = spot("chip:1");

const MARKERS = ["gladly", "atmost", "agree"] as const;

const firstMarker = { gladly: kind("gladly:1"), atmost: kind("atmost:1"), agree: kind("agree:1") };

/** A marker of one seat; the markers of a kind are numbered consecutively by seat. */
function marker(table: Table, of: (typeof MARKERS)[number], seat: Seat): Piece {
  return (firstMarker[of](table)[0] ?? UNSEEN) + seat;
}

function dialsOf(table: Table, seat: Seat): Dials | null {
  const gladly = whereIs(table, marker(table, "gladly", seat)) - firstDial(table);
  const atMost = whereIs(table, marker(table, "atmost", seat)) - firstDial(table);
  return gladly >= 0 && gladly <= EIGHT ? { gladly, atMost } : null;
}

const dialsOfAll = (table: Table): readonly (Dials | null)[] =>
  table.rulebook.hands.map((_hand, seat) => dialsOf(table, seat));

/** The most that a seat has said it would give, while the eight are being agreed on; otherwise 0. */
export function atMostOf(table: Table, seat: Seat): number {
  return countAt(table, pot(table)) > 0 ? (dialsOf(table, seat)?.atMost ?? 0) : 0;
}

/** The most that a seat can offer toward what is being agreed on: from its hand, and unseen from its pile. */
export function mostToDial(table: Table, seat: Seat): number {
  const most = discardable(table, seat).most + givenUnseen(table, seat, 0);
  return Math.min(countAt(table, pot(table)), most);
}

/** The Start table as everybody sees it; null while nothing is being agreed on. */
export function startTable(table: Table): StartTable | null {
  const { seats: players, actOf } = table.rulebook;
  if (players === 1 || actOf.dial === undefined || countAt(table, pot(table)) === 0) return null;
  const seats = table.rulebook.hands.map((_hand, seat) => seat);
  const dials = dialsOfAll(table);
  const total = countAt(table, pot(table));
  const proposals = splits(dials, total).map((split, chip): Proposal => {
    const place = firstChip(table) + chip;
    return { split, agreed: seats.filter((seat) => whereIs(table, marker(table, "agree", seat)) === place) };
  });
  return { by: seatAt(table, SETTLING), total, dials, proposals };
}

/**
 * Splits of the eight that keep within every "at most" and are nearest to what is given gladly: shares are evened out
 * one card at a time, and where seats are equal each of them may be next, which gives up to three splits.
 */
function splits(dials: readonly (Dials | null)[], total: number): readonly (readonly number[])[] {
  if (!reach(dials, total)) return [];
  const found: (readonly number[])[] = [];
  for (let turn = 0; turn < dials.length && found.length < CHIPS; turn++) {
    const split = spread(dials, turn, total);
    if (!found.some((other) => other.every((share, seat) => share === split[seat]))) found.push(split);
  }
  return found;
}

/** Whether all dials are set, and together reach what is to be given. */
function reach(dials: readonly (Dials | null)[], total: number): dials is readonly Dials[] {
  let most = 0;
  for (const dial of dials) {
    if (dial === null) return false;
    most += dial.atMost;
  }
  return most >= total;
}

/** The lowest share gives one card more, or the highest one card less, until they add up; from `favoured` on where equal. */
function spread(dials: readonly Dials[], favoured: Seat, aim: number): readonly number[] {
  const shares = dials.map((dial) => dial.gladly);
  let total = shares.reduce((sum, gladly) => sum + gladly, 0);
  while (total !== aim) {
    const step = total < aim ? 1 : -1;
    let next = -1;
    for (let turn = 0; turn < dials.length; turn++) {
      const seat = (favoured + turn) % dials.length;
      const own = share(shares, seat);
      if (step > 0 ? own >= (dials[seat]?.atMost ?? 0) : own <= 0) continue;
      if (next < 0 || step * (own - share(shares, next)) < 0) next = seat;
    }
    shares[next] = share(shares, next) + step;
    total += step;
  }
  return shares;
}

const share = (shares: readonly number[], seat: Seat): number => shares[seat] ?? 0;

function chipOf(table: Table, act: Act): number {
  const proposals = startTable(table)?.proposals ?? [];
  return proposals.findIndex(
    ({ split }) =>
      split.length === act.numbers.length && split.every((share, seat) => share === act.numbers[seat]),
  );
}

const dialsFit: Rule = {
  clause: "T.start.eight",
  on: ["dial"],
  rank: 50,
  about: null,
  asked: "choice",
  slip: "lies",
  test: (table, act) => {
    const [gladly = -1, atMost = -1] = act.numbers;
    const inOrder = act.numbers.length === 2 && gladly >= 0 && gladly <= atMost && atMost <= EIGHT;
    return inOrder ? canGive(table, act.seat, atMost - givenUnseen(table, act.seat, 0), UNSEEN) : NO;
  },
  tell: (table, act) => ({
    gladly: act.numbers[0] ?? 0,
    atMost: act.numbers[1] ?? 0,
    have: discardable(table, act.seat).most + givenUnseen(table, act.seat, 0),
  }),
};

const splitStands: Rule = {
  clause: "T.start.eight",
  on: ["agree"],
  rank: 51,
  about: null,
  asked: "choice",
  slip: "lies",
  test: (table, act) => (chipOf(table, act) >= 0 ? YES : NO),
  tell: (_table, act) => ({ split: act.numbers.join("-") }),
};

function moveMarker(game: Game, piece: number, to: Place): void {
  const from = whereIs(game.table, piece);
  if (from !== to && from !== NOWHERE) game.emit(piece, from, to, "T.start.eight");
}

const pledging: Step = {
  name: "pledge",
  clause: "T.start.eight",
  rank: 40,
  when: "pending",
  due: (table) => seatAt(table, SETTLING) >= 0 && countAt(table, pot(table)) > 0,
  asks: (table) => countAt(table, pot(table)) > 0,
};

/** Once all markers are on one split, the eight go to the seats. */
const sharing: Step = {
  name: "share",
  clause: "T.start.eight",
  rank: 35,
  when: "pending",
  due: (table) => seatAt(table, SETTLING) >= 0 && agreedChip(table) !== undefined,
  runs: (game) => {
    const { table } = game;
    const split = startTable(table)?.proposals[agreedChip(table) ?? -1]?.split ?? [];
    split.forEach((cards, seat) => {
      const tray = ofSeat(table.rulebook.turn.trays, seat);
      for (let n = 0; n < cards; n++) game.emit(tollAt(table, pot(table)), pot(table), tray, "T.start.eight");
    });
  },
};

/** The chip on which every seat's marker lies, if they agree. */
function agreedChip(table: Table): number | undefined {
  if (countAt(table, pot(table)) === 0) return undefined;
  const place = whereIs(table, marker(table, "agree", 0));
  for (let seat = 1; seat < table.rulebook.seats; seat++) {
    if (whereIs(table, marker(table, "agree", seat)) !== place) return undefined;
  }
  return place === talk(table) ? undefined : place - firstChip(table);
}

export function startTalk(seats: number): Chapter<"pieces" | "places" | "acts" | "rules" | "steps"> {
  return {
    pieces: MARKERS.flatMap((kind, index) =>
      Array.from({ length: seats }, (_, seat): PieceSpec => {
        return { name: `${kind}:${seat + 1}`, sort: 10 + index, starts: "talk", token: "books" };
      }),
    ),
    places: [
      { name: "talk", sort: 80, sight: "all", holds: [...MARKERS], most: null },
      ...Array.from(
        { length: EIGHT + 1 },
        (_, n): PlaceSpec => ({ name: `dial:${n}`, sort: 81, sight: "all", holds: [...MARKERS], most: null }),
      ),
      ...Array.from(
        { length: CHIPS },
        (_, n): PlaceSpec => ({
          name: `chip:${n + 1}`,
          sort: 82,
          sight: "all",
          holds: [...MARKERS],
          most: null,
        }),
      ),
    ],
    acts: [
      {
        type: "dial",
        during: "pledge",
        each: true,
        clause: "T.start.eight",
        traits: [],
        targets: null,
        chooses: null,
        slips: null,
        complete: null,
        offers: (_table, _seat, list) => list.add("dial", UNSEEN, NOWHERE),
        does: (game, act) => {
          const { table } = game;
          const [gladly = 0, atMost = 0] = act.numbers;
          moveMarker(game, marker(table, "gladly", act.seat), firstDial(table) + gladly);
          moveMarker(game, marker(table, "atmost", act.seat), firstDial(table) + atMost);
          for (let seat = 0; seat < seats; seat++)
            moveMarker(game, marker(table, "agree", seat), talk(table));
        },
      },
      {
        type: "agree",
        during: "pledge",
        each: true,
        clause: "T.start.eight",
        traits: [],
        targets: null,
        chooses: null,
        slips: null,
        complete: null,
        offers: (table, _seat, list) => {
          if (reach(dialsOfAll(table), countAt(table, pot(table)))) list.add("agree", UNSEEN, NOWHERE);
        },
        does: (game, act) => {
          const { table } = game;
          moveMarker(game, marker(table, "agree", act.seat), firstChip(table) + chipOf(table, act));
        },
      },
    ],
    rules: [dialsFit, splitStands],
    steps: [sharing, pledging],
  };
}
