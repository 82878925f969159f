/** Changes a position by taps: takes the table apart into its setup, changes one thing, and sets it up again. Pure. */
import {
  type BaseSetup,
  namedPiece,
  namedPlace,
  type Rulebook,
  readOptions,
  type Seat,
  type Setup,
  type Stack,
  setUp,
  setupOf,
  type Table,
  withoutCopy,
  writeOptions,
} from "@stillwater/engine";
import { POSITIONS } from "../modules/positions";
import { type Edited, edited, lying, type StackKind, stackWords, withLying } from "./settling";

/** Takes the only card of a name from wherever the setup says it lies. */
export function without(setup: Setup, card: string): Setup {
  const drop = <T extends Stack | null>(stack: T): T =>
    (stack === null || typeof stack === "number"
      ? stack
      : stack.filter((word) => withoutCopy(word) !== card)) as T;
  return {
    ...setup,
    cells: Object.fromEntries(
      Object.entries(setup.cells ?? {}).filter(([, lies]) => withoutCopy(lies) !== card),
    ),
    hands: (setup.hands ?? []).map(drop),
    at: Object.fromEntries(Object.entries(setup.at ?? {}).map(([place, stack]) => [place, drop(stack)])),
  };
}

const PARTS = Object.values(POSITIONS).flatMap((part) => part ?? []);

/** Kinds of places whose contents are kept when the options change, if the place still exists. */
const KEPT: ReadonlySet<string> = new Set(["berth", "row", ...PARTS.flatMap(({ kept }) => kept)]);

/** What a setup says of every game. Whatever else it says, its modules say. */
const OF_EVERY_GAME: Readonly<Record<keyof BaseSetup, true>> = {
  options: true,
  viewer: true,
  turn: true,
  over: true,
  cells: true,
  berths: true,
  hands: true,
  piles: true,
  discards: true,
  owed: true,
  out: true,
  ropes: true,
  lifted: true,
  at: true,
};

const isOnly = (rulebook: Rulebook, card: string): boolean => rulebook.copies(card).length === 1;

const isCell = ({ rulebook }: Table, place: string): boolean =>
  rulebook.cells.some((cell) => rulebook.placeName(cell) === place);

/** The name of a card, without what it is played as. */
function unplayed({ rulebook }: Table, card: string): string {
  const kind = namedPiece(card)?.kind;
  return rulebook.standIns.map(rulebook.pieceName).find((name) => name === kind) ?? card;
}

/**
 * Puts a card on a space or a berth, in place of what lies there.
 * @param card its name, `wild=37` for one that lies as another
 */
export function laid(table: Table, place: string, card: string): Edited {
  return edited(table, (setup) => {
    const name = unplayed(table, card);
    const cleared = isOnly(table.rulebook, name) ? without(setup, name) : setup;
    return isCell(table, place)
      ? { ...cleared, ...marked(table, cleared, place), cells: { ...cleared.cells, [place]: card } }
      : withLying(cleared, place, [card]);
  });
}

/** What modules say about a card that is put on an empty space. */
function marked(table: Table, setup: Setup, space: string): Partial<Setup> {
  if (setup.cells?.[space] !== undefined) return {};
  return Object.assign({}, ...PARTS.map((part) => part.laid?.(table, setup, space)));
}

/** Empties the space or berth, and removes everything that was said about the card there. */
export function taken(table: Table, place: string): Edited {
  return edited(table, (setup) => emptied(setup, place));
}

function emptied(setup: Setup, place: string): Setup {
  const { [place]: _card, ...cells } = setup.cells ?? {};
  const { [place]: _berth, ...at } = setup.at ?? {};
  return PARTS.reduce<Setup>((left, part) => part.taken?.(left, place) ?? left, { ...setup, cells, at });
}

/** Moves the card of one space to another, with what is said about it. */
export function moved(table: Table, from: string, to: string): Edited {
  return edited(table, (setup) => {
    const card = setup.cells?.[from];
    if (card === undefined || from === to) return setup;
    let after = emptied(emptied(setup, from), to);
    for (const part of PARTS) after = { ...after, ...part.moved?.(setup, after, from, to) };
    return { ...after, cells: { ...after.cells, [to]: card } };
  });
}

/** Removes all cards from the board and leaves everything else as it is. */
export function cleared(table: Table): Edited {
  return edited(table, (setup) =>
    Object.keys(setup.cells ?? {}).reduce(emptied, { ...setup, cells: setup.cells ?? {} }),
  );
}

/** Sets how many cards a stack of a seat holds, and keeps the cards that are known by name. */
export function countStack(table: Table, kind: StackKind, seat: Seat, count: number): Edited {
  return edited(
    table,
    (setup) => {
      const known = stackWords(setup[kind]?.[seat])
        .filter((word) => word !== "?")
        .slice(0, count);
      const stack: Stack =
        known.length === 0 ? count : [...known, ...Array.from({ length: count - known.length }, () => "?")];
      const stacks = table.rulebook.hands.map((_hand, at) =>
        at === seat ? stack : (setup[kind]?.[at] ?? null),
      );
      return { ...setup, [kind]: stacks };
    },
    { kind, seat },
  );
}

/** Names the cards of a hand; the rest of its cards are `?`. It gets longer only if more cards are named than it held. */
export function held(table: Table, seat: Seat, cards: readonly string[]): Edited {
  const height = stackWords(setupOf(table).hands?.[seat]).length;
  const rest = Math.max(0, height - cards.length);
  return edited(
    table,
    (setup) => {
      const named = cards.reduce(
        (now, card) => (isOnly(table.rulebook, card) ? without(now, card) : now),
        setup,
      );
      const hands = table.rulebook.hands.map(
        (_hand, at): Stack =>
          at === seat
            ? [...cards, ...Array.from({ length: rest }, () => "?")]
            : stackWords(named.hands?.[at]).length,
      );
      return { ...named, viewer: seat, hands };
    },
    { kind: "hands", seat },
  );
}

/** Puts this many of a piece at a place, instead of those that lie there. */
export function putPieces(table: Table, place: string, piece: string, count: number): Edited {
  return edited(table, (setup) => {
    const others = lying(setup, place).filter((word) => withoutCopy(word) !== piece && word !== "?");
    return withLying(setup, place, [...others, ...Array.from({ length: count }, () => piece)]);
  });
}

/** Moves a unique piece to a place; the place may be where it lies in the ordinary deal. */
export function sent(table: Table, piece: string, place: string): Edited {
  return edited(table, (setup) => {
    const gone = without(setup, piece);
    return withLying(gone, place, [...lying(gone, place), piece]);
  });
}

export const turned = (table: Table, turn: NonNullable<Setup["turn"]>): Edited =>
  edited(table, ({ over: _over, ...setup }) => ({ ...setup, turn }));

/** The same board in another option set, as far as possible: cards and spaces that the set does not have are left out. */
export function inOptions(table: Table, code: string): Edited {
  const read = readOptions(code);
  if (!read.ok) return { ok: false, error: [{ ...read.error, path: "options" }] };
  const options = writeOptions(read.value);
  const before = setupOf(table);
  const seat = Math.min(before.turn?.seat ?? 0, read.value.players - 1);
  let setup: Setup = { options, turn: { seat } };
  let best = setUp(setup);
  const tryOn = (change: Setup): void => {
    const laidOut = setUp(change);
    if (!laidOut.ok) return;
    setup = change;
    best = laidOut;
  };
  for (const [cell, card] of Object.entries(before.cells ?? {}))
    tryOn({ ...setup, cells: { ...setup.cells, [cell]: withoutCopy(card) } });
  // Which side a card shows, who laid it: what modules say is kept as a whole, where the set still has all of it.
  for (const [field, said] of Object.entries(before))
    if (!Object.hasOwn(OF_EVERY_GAME, field)) tryOn({ ...setup, [field]: said });
  for (const [place, stack] of Object.entries(before.at ?? {}))
    if (KEPT.has(namedPlace(place)?.kind ?? "") && typeof stack !== "number")
      tryOn({ ...setup, at: { ...setup.at, [place]: stack.map(withoutCopy) } });
  return best;
}
