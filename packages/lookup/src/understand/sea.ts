/** What was asked about the sea as a position and an act. */
import { writeSpace } from "@stillwater/engine";
import { rowsIn } from "./game-asked";
import {
  fullSea,
  MIDDLE,
  NOTHING_LIES,
  SEA_OPTION,
  type SeaCells,
  type SeaCheck,
  SOME_ISLAND,
  seaCheck,
  usualRow,
} from "./sea-position";
import type { EngineCheck, Lying, Reading } from "./shapes";

/** What lies where no number is told. */
const SOME_OTHER = SOME_ISLAND - 2;

/** From a neighbour to the space of the card: rows up, columns to the right. */
const STEPS = { left: [0, -1], right: [0, 1], on: [0, 0], above: [1, 0], under: [-1, 0] } as const;

/** Where an Island goes, and what lies there. */
export function laidIsland(
  { where, row: said, column, lies }: Reading,
  card: number,
): { readonly at: readonly [row: number, column: number]; readonly cells: SeaCells } {
  const row = said ?? usualRow(card);
  const cellsOf = (all: readonly Lying[]): SeaCells =>
    new Map(all.map(({ card, at }) => [writeSpace("sea", at.row, at.column), card.value ?? 0]));
  if (where !== undefined && "card" in where) {
    const [up, along] = STEPS[where.kind];
    // At the edge of the sea the other row gives way.
    const other = Math.min(rowsIn(SEA_OPTION), Math.max(1, row - up));
    const at = { row: other, column: MIDDLE };
    return {
      at: [other + up, MIDDLE + along],
      cells: cellsOf([{ card: { ...where.card, value: where.card.value ?? SOME_OTHER }, at }]),
    };
  }
  if (where?.kind === "between") {
    const ends = where.cards.toSorted((one, other) => (one.value ?? 0) - (other.value ?? 0));
    const around = ends.map((card, at) => ({ card, at: { row, column: MIDDLE - 1 + 2 * at } }));
    return { at: [row, MIDDLE], cells: cellsOf(around) };
  }
  return { at: [row, column ?? MIDDLE], cells: cellsOf(lies ?? []) };
}

/** What a module adds to a position: its option, its pieces, and what else it makes different. */
type Added = Partial<Omit<SeaCheck, "act">>;

function island(reading: Reading, added: Added): EngineCheck {
  const { card: named, hand, row, state } = reading;
  const value = named?.value ?? SOME_ISLAND;
  const { at, cells } = laidIsland(reading, value);
  const place = writeSpace("sea", at[0], at[1]);
  const card = added.card ?? String(value);
  return seaCheck({
    ...{ cells, at: place, hand, started: state !== "no-start" && state !== "start-held" },
    ...(state === "start-held" ? { holds: [card, "start#1"] } : {}),
    assumed: row === undefined ? [{ kind: "row", row: at[0] }] : [],
    ...added,
    ...{ card, act: `${card}${added.card === undefined ? "" : `=${value}`} ${added.at ?? place}` },
  });
}

function finish({ state, hand }: Reading, added: Added): EngineCheck {
  const cells = new Map(fullSea());
  if (state === "space-empty") cells.delete("r6c6");
  const started = state !== "no-start";
  return seaCheck({ cells, hand, started, assumed: [], ...added, card: "finish", act: "finish" });
}

/** Cards discarded, those that are named or so many of any kind, by somebody who holds a Start too, or not. */
function discarding(
  { card: named, besides = [], discarded = 2, state, hand }: Reading,
  added: Added,
): EngineCheck {
  const own = (named === undefined ? [] : [named, ...besides]).map(({ kind, value }) =>
    String(value ?? kind),
  );
  const others = ["5", "12", "20", "33", "41"].filter((each) => !own.includes(each));
  const cards = [...own, ...others].slice(0, Math.max(discarded, own.length));
  const isHeld = state === "start-held";
  const held = cards.map((each) => (/^\d/.test(each) ? each : `${each}#1`));
  return seaCheck({
    ...{ cells: NOTHING_LIES, hand, started: !isHeld, assumed: [], ...added },
    card: isHeld ? "start" : (cards[0] ?? ""),
    act: `discard ${cards.join(" ")}`,
    holds: isHeld ? ["start#1", ...held] : held,
  });
}

/** A question about the sea as a check, with what a module adds. */
export function seaCheckOf(reading: Reading, added: Added = {}): EngineCheck {
  if (reading.deed === "discard") return discarding(reading, added);
  if (reading.card?.kind === "finish") return finish(reading, added);
  return island(reading, added);
}
