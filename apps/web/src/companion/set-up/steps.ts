/** How to lay out the printed cards for a tracked game: step by step, derived from the engine's own deal. Pure. */
import { type Entry, fold, type View } from "@stillwater/companion";
import {
  type ClauseId,
  countAt,
  deal,
  type Fate,
  handLimit,
  type NamedPiece,
  namedPiece,
  namedPlace,
  type Rulebook,
  type Seat,
  seededFate,
  type Table,
} from "@stillwater/engine";
import { only } from "@stillwater/table/queries";
import type { SetUpCards, SetUpStep } from "@/modules/set-up";
import { SET_UPS } from "@/modules/set-ups";

/** The entry that began the game; undefined if tracking began in the middle of it. */
function beginning({ steps }: View): Entry | undefined {
  const entry = steps[0]?.entry;
  return entry?.kind === "begin" && entry.setup.turn?.stage === "dawn" ? entry : undefined;
}

/** Whether the cards may still have to be dealt: nothing has been recorded since the beginning. */
export const isUndealt = (view: View): boolean => view.history.length === 1 && beginning(view) !== undefined;

/** Everything to do before the first turn, in order; empty if tracking began in the middle of a game. */
export function setUpSteps(view: View): readonly SetUpStep[] {
  const begun = beginning(view);
  if (begun?.kind !== "begin") return [];
  // The table as it was before any card was revealed.
  const { table } = fold({ entries: [begun] });
  return table === undefined ? [] : stepsOf(table, begun.setup.turn?.seat ?? 0);
}

function stepsOf(table: Table, begins: Seat): readonly SetUpStep[] {
  const { rulebook } = table;
  const moved = movesOf(rulebook, begins);
  const mountain = rulebook.game === "mountain";
  const kindsAt = (start: string): readonly SetUpCards[] =>
    counted(rulebook.pieces.flatMap(({ name, starts }) => (starts === start ? [kindOf(name)] : [])));
  const mixed = counted(moved.flatMap(({ kind, from, to }) => (to === "deck" && from !== to ? [kind] : [])));
  const countTo = (place: string): number => moved.filter(({ to }) => to === place).length;
  const has = (act: string): boolean => Object.hasOwn(rulebook.actOf, act);
  const parts = Object.values(SET_UPS).flatMap(
    (part) => part?.({ table, has, kindsAt, mixed, countTo }) ?? [],
  );
  const steps = (when: "board" | "dealt" | "drawn") => parts.flatMap((part) => part[when]);
  const dealt = moved.filter(({ from, to }) => from === "deck" && namedPlace(to)?.kind === "pile");
  const takenOut = countTo("removed");
  const bridges = moved.flatMap(({ kind, from, to }) =>
    kind === "bridge" && from === "box" && namedPlace(to)?.kind === "hand"
      ? [(namedPlace(to)?.number ?? 0) - 1]
      : [],
  );
  const starts = moved.filter(({ kind, to }) => kind === "start" && namedPlace(to)?.kind === "pile").length;
  const ownDeck = only(
    parts.flatMap((part) => part.deck ?? []),
    "the rule by which the deck is mixed",
  );
  const deck: ClauseId = ownDeck ?? (mountain ? "A.setup.deck" : "T.setup.deck");
  const solo = rulebook.hands.length === 1;
  const step = (wanted: boolean, said: SetUpStep): readonly SetUpStep[] => (wanted ? [said] : []);
  const own = (name: "sea" | "piles" | "hands", said: Omit<SetUpStep, "name">): readonly SetUpStep[] =>
    step(!parts.some(({ instead }) => instead.includes(name)), { ...said, name });
  const ropes = kindsAt("ropes")[0]?.count ?? 0;
  return [
    ...(mountain ? [] : own("sea", { clause: "T.place.island" })),
    ...steps("board"),
    ...step(takenOut > 0 && !mountain, { name: "remove", clause: "T.setup.remove", count: takenOut }),
    ...step(takenOut > 0 && mountain, { name: "ones", clause: "A.setup.solo", count: takenOut }),
    ...step(bridges.length > 0, { name: "bridges", clause: "A.setup.bridges", seats: bridges }),
    { name: "mix", clause: deck, cards: mixed },
    ...own("piles", { clause: deck, shares: sharesOf(table, dealt.length, bridges) }),
    ...steps("dealt"),
    ...step(ropes > 0, { name: "ropes", clause: "A.setup.solo", count: ropes }),
    ...own("hands", {
      clause: mountain ? (solo ? "A.setup.solo" : "A.setup.hand") : "T.setup.hand",
      count: handLimit(table, begins),
    }),
    ...steps("drawn"),
    ...step(starts > 0, { name: "starts", clause: "T.setup.hand" }),
    ...step(!solo, {
      name: "first",
      clause: mountain ? "A.setup.bridges" : "T.setup.first",
      seats: [begins],
    }),
  ];
}

interface Move {
  readonly kind: NamedPiece["kind"];
  readonly from: string;
  readonly to: string;
}

/** The moves by which the engine deals this game, card by card; which card goes where is random and left out. */
function movesOf(rulebook: Rulebook, begins: Seat): readonly Move[] {
  const chance = seededFate("v1:set-up");
  const fate: Fate = {
    next: (table, place, to) => chance.next(table, place, to),
    // At sea the first player is drawn among those with the fewest cards; whichever it is, cards take the same ways.
    number: (label, count) => (label === "first" ? Math.min(begins, count - 1) : 0),
  };
  return deal(rulebook, fate).facts.map((fact) => {
    const { pieceName, placeName } = rulebook;
    return { kind: kindOf(pieceName(fact.piece)), from: placeName(fact.from), to: placeName(fact.to) };
  });
}

function kindOf(piece: string): NamedPiece["kind"] {
  const named = namedPiece(piece);
  if (named === undefined) throw new Error(`${piece} is no name`);
  return named.kind;
}

function counted(kinds: readonly NamedPiece["kind"][]): readonly SetUpCards[] {
  return [...new Set(kinds)].map((kind) => ({ kind, count: kinds.filter((one) => one === kind).length }));
}

/** The size of each pile at the deal, as the companion counts it. */
function sharesOf(table: Table, dealt: number, bridges: readonly Seat[]): readonly number[] {
  const { hands, piles } = table.rulebook;
  const held = hands.map((hand, seat) => countAt(table, hand) + countAt(table, piles[seat] ?? 0));
  if (bridges.length > 0) return held.map((count, seat) => count - (bridges.includes(seat) ? 1 : 0));
  // Each pile also contains a Start, or will.
  const starts = (held.reduce((sum, count) => sum + count, 0) - dealt) / hands.length;
  return held.map((count) => count - starts);
}
