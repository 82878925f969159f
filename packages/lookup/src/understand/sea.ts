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
import type { EngineCheck, Reading, State } from "./shapes";

/** States in which no Start lies. */
const START_STATES: readonly (State | undefined)[] = ["no-start", "start-held"];

interface Laid {
  readonly at: readonly [row: number, column: number];
  readonly cells: SeaCells;
}

/** Where an Island goes, and what lies there. */
export function laidIsland({ where, row: said, column, lies }: Reading, card: number): Laid {
  const row = said ?? usualRow(card);
  const cell = (at: number): string => writeSpace("sea", row, at);
  if (lies !== undefined)
    return {
      at: [row, column ?? MIDDLE],
      cells: new Map(
        lies.map((each) => [writeSpace("sea", each.at.row, each.at.column), each.card.value ?? 0]),
      ),
    };
  switch (where?.kind) {
    case "between": {
      const [one = 0, other = 0] = where.cards.map(({ value }) => value);
      const low = Math.min(one, other);
      const high = Math.max(one, other);
      return {
        at: [row, MIDDLE],
        cells: new Map([
          [cell(MIDDLE - 1), low],
          [cell(MIDDLE + 1), high],
        ]),
      };
    }
    case "above":
    case "under": {
      // One row apart, in one column; at the edge of the sea the other row gives way.
      const other = where.kind === "above" ? Math.max(1, row - 1) : Math.min(rowsIn(SEA_OPTION), row + 1);
      const own = where.kind === "above" ? other + 1 : other - 1;
      return {
        at: [own, MIDDLE],
        cells: new Map([[writeSpace("sea", other, MIDDLE), where.card.value ?? 0]]),
      };
    }
    case "left":
    case "right":
    case "on": {
      const at = { left: MIDDLE - 1, right: MIDDLE + 1, on: MIDDLE }[where.kind];
      return { at: [row, at], cells: new Map([[cell(MIDDLE), where.card.value ?? 0]]) };
    }
    default:
      return { at: [row, column ?? MIDDLE], cells: NOTHING_LIES };
  }
}

/** What a module adds to a position: its option, its pieces, and what else it makes different. */
export type Added = Partial<Omit<SeaCheck, "act">>;

function island(reading: Reading, added: Added): EngineCheck {
  const { card: named, hand, row, state } = reading;
  const value = named?.value ?? SOME_ISLAND;
  const { at, cells } = laidIsland(reading, value);
  const place = writeSpace("sea", at[0], at[1]);
  const card = added.card ?? String(value);
  return seaCheck({
    ...{ cells, at: place, hand, started: !START_STATES.includes(state) },
    ...(state === "start-held" ? { holds: [card, "start#1"] } : {}),
    assumed: row === undefined ? [{ kind: "row", row: at[0] }] : [],
    ...added,
    ...{ card, act: `${card}${card === "wild" ? `=${value}` : ""} ${added.at ?? place}` },
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
