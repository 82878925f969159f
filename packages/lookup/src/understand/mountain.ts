/** What was asked about the mountain as a position and an act. */

import { COLOURS, type Colour, namedPiece, writeName } from "@stillwater/engine";
import { rowsIn, rulebookAsked, spacesIn } from "./game-asked";
import { below, everywhere, MOUNTAIN_OPTION, mountainCheck, placeAt } from "./mountain-position";
import { cardsOf, isOfRopes } from "./parts-of";
import type { Assumed, EngineCheck, NamedCard, Reading } from "./shapes";

/** The number of a card where none is named. */
const SOME_VALUE = 10;

/** Gives cards without a colour one that none of the others has. */
function coloured(cards: readonly NamedCard[]): {
  readonly names: readonly string[];
  readonly assumed: readonly Assumed[];
} {
  const used = new Set(cards.flatMap(({ colour }) => colour ?? []));
  const assumed: Assumed[] = [];
  const names = cards.map(({ kind, value = SOME_VALUE, colour }) => {
    if (kind === "bridge" || kind === "summit") return kind;
    const own = colour ?? COLOURS.find((each) => !used.has(each)) ?? "g";
    used.add(own);
    if (kind === "campfire") return writeName("campfire", own);
    if (colour === undefined) assumed.push({ kind: "colour", card: String(value), colour: own });
    return `${own}${value}`;
  });
  return { names, assumed };
}

/** Which of the cards below are said to be missing: with one there the right one, with none both. */
function isMissing(name: string, said: number | undefined, row: number, place: number): boolean {
  if (said === undefined || said > 1) return false;
  return name === placeAt(row - 1, place + 1) || (said === 0 && name === placeAt(row - 1, place));
}

/** Where in its row a card goes, behind so many others; between two that lie side by side no place is left. */
function placeOf({ where }: Reading, row: number, lying: number): number {
  if (where?.kind === "row-end") return where.end === "first" ? 1 : spacesIn(MOUNTAIN_OPTION, row);
  if (where?.kind === "on-bridge" || where?.kind === "between") return 2;
  return where?.kind === "on" ? lying : lying + 1;
}

/** A numbered card, or a Bridge, beside or on others of its row, or at its end. */
function placed(reading: Reading, own: NamedCard): EngineCheck {
  const { where, hand, below: said } = reading;
  // Where none is said it is the first, or the second where cards lie below.
  const row = reading.row ?? (said === undefined ? 1 : 2);
  const {
    names: [card = "", ...names],
    assumed,
  } = coloured([own, ...(where?.kind === "behind" ? where.cards.toReversed() : cardsOf(where))]);
  const [first, ...last] = names;
  const inRow = [
    // A Bridge has a card to its left, which a question about its right does not name.
    ...(first === "bridge" ? [namedPiece(card)?.colour === "g" ? "b12" : "g12"] : []),
    ...(first === undefined ? [] : [first]),
    ...(where?.kind === "on-bridge" ? ["bridge"] : []),
    ...last,
  ];
  const place = placeOf(reading, row, inRow.length);
  const lying = inRow.map((name, index) => [index + 1, name] as const);
  const at = placeAt(row, place);
  const carried = [place, ...lying.map(([each]) => each)].flatMap((each) => below(row, each));
  const before = where?.kind === "row-end" ? place - 1 : 0;
  return mountainCheck({
    cells: new Map(lying.map(([each, name]) => [placeAt(row, each), name])),
    filled: [
      ...carried.filter((name) => !isMissing(name, said, row, place)),
      ...Array.from({ length: before }, (_, index) => placeAt(row, index + 1)),
    ],
    ...{ card, at, act: `${card} ${at}`, hand },
    assumed: [
      ...(reading.row === undefined && said === undefined ? [{ kind: "row", row } as const] : []),
      ...assumed,
    ],
  });
}

/** What a Campfire of a colour is put on. */
function underCampfire(target: NamedCard, colour: Colour): string {
  if (target.kind === "bridge") return "bridge";
  const other = COLOURS.find((each) => each !== colour) ?? "b";
  if (target.kind === "campfire")
    return writeName("campfire", target.colour === colour ? other : (target.colour ?? other));
  return `${target.colour ?? colour}${target.value ?? SOME_VALUE}`;
}

/** What a module adds to a position: its option, and its pieces at the space that is told. */
interface Added {
  readonly option?: string;
  readonly extra?: (at: string) => string;
}

/** A Campfire on a card, on a Bridge, or on an empty space. */
function campfire(
  { card: own, where, row = 1, hand, state }: Reading,
  { option, extra }: Added,
): EngineCheck {
  const colour = own?.colour ?? "g";
  const name = where?.kind === "on" ? underCampfire(where.card, colour) : undefined;
  const card = writeName("campfire", colour);
  // Where the replaced card has somewhere to go, the row goes on.
  const isStuck = state === "nowhere-up";
  const places = isStuck ? [1] : [1, 2, 3, 4].slice(0, spacesIn(MOUNTAIN_OPTION, row));
  const at = placeAt(row, isStuck ? 1 : 2);
  const lying = new Map(isStuck ? [] : [[placeAt(row, 1), name === "g12" ? "b12" : "g12"]]);
  if (name !== undefined) lying.set(at, name);
  const replaced = isStuck || name === undefined ? null : namedPiece(name);
  const isMoving = replaced?.colour === colour && replaced.number > row && row < rowsIn(MOUNTAIN_OPTION);
  return mountainCheck({
    cells: lying,
    filled: [
      ...(name === undefined ? [] : places.slice(2).map((place) => placeAt(row, place))),
      ...places.flatMap((place) => below(row, place)),
    ],
    ...{ card, at, act: `${card} ${at}`, hand, option, extra: extra?.(at) },
    assumed: isMoving ? [{ kind: "moves-up" }] : [],
  });
}

function summit({ state, hand }: Reading): EngineCheck {
  const isEmpty = state === "space-empty";
  return mountainCheck({
    cells: new Map(state === "bridge-open" ? [["r2p4", "bridge"]] : []),
    filled: isEmpty ? everywhere().slice(0, -1) : everywhere(),
    ...{ card: "summit", act: "summit", hand, assumed: [] },
  });
}

/** Cards that are discarded: those that are named, one of them with another, or so many of any kind. */
function discarding({ card: named, besides = [], discarded = 2 }: Reading): EngineCheck {
  const { names, assumed } = coloured(named === undefined ? [] : [named, ...besides]);
  const others = ["g12", "b12", "r12", "g11", "b11"].filter((each) => !names.includes(each));
  const [card = "", ...more] = [...names, ...others].slice(0, Math.max(discarded, names.length));
  return mountainCheck({
    cells: new Map(),
    ...{ filled: [], card, besides: more, act: ["discard", card, ...more].join(" ") },
    ...{ hand: undefined, assumed },
  });
}

/** A Guide rope, of three that lie ready or are used, by somebody who plays alone. */
const rope = (areUsed: boolean): EngineCheck => ({
  ...{ game: "mountain", option: "mountain p1 ropes3", seat: 0, card: "rope", act: "rope" },
  position: `mountain p1 ropes3 | ${rulebookAsked(MOUNTAIN_OPTION)
    .rows.map((row) => row.map(() => ".").join(" "))
    .join(
      "/",
    )} | hand:1=g12#1,b12#1,r12#1,g9#1,b7#1,r5#1 ${areUsed ? "ropes:used" : "ropes"}=rope#1,rope#2,rope#3 helm:1=turn`,
  assumed: [{ kind: "others-empty" }],
});

/** A question about the mountain as a check. */
export function mountainCheckOf(reading: Reading, added: Added = {}): EngineCheck {
  const { card, where } = reading;
  if (reading.deed === "discard") return discarding(reading);
  if (isOfRopes(reading.deed)) return rope(reading.deed === "no-rope");
  if (card === undefined) throw new Error("No card is asked about.");
  if (card.kind === "summit") return summit(reading);
  if (card.kind === "campfire") return campfire(reading, added);
  // A row of two has no place for a Bridge.
  const isEnd = card.kind === "bridge" && where === undefined;
  return placed(isEnd ? { ...reading, where: { kind: "row-end", end: "last" } } : reading, card);
}
