/** What was asked about the sea as a position and an act. */
import { FULL_SEA, SEA_ROWS, type SeaCells, seaCheck, usualRow } from "./sea-position";
import type { EngineCheck, Reading } from "./shapes";

const LAST_COLUMN = 6;
/** Where an Island is put if nobody says: in the middle of its row. */
const MIDDLE = 4;
/** Some Island, where none is named. */
const SOME_ISLAND = 40;
const NONE: SeaCells = new Map();

interface Laid {
  readonly at: readonly [row: number, column: number];
  readonly cells: SeaCells;
}

/** Where an Island goes, and what lies there. */
function laid({ where, row: said, column }: Reading, card: number): Laid {
  const row = said ?? usualRow(card);
  const cell = (at: number): string => `r${row}c${at}`;
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
    case "left":
    case "right":
    case "on": {
      const at = { left: MIDDLE - 1, right: MIDDLE + 1, on: MIDDLE }[where.kind];
      return { at: [row, at], cells: new Map([[cell(MIDDLE), where.card.value ?? 0]]) };
    }
    case "across": {
      const isFirst = where.end === "first";
      const other = isFirst ? `r${where.row - 1}c${LAST_COLUMN}` : `r${where.row + 1}c1`;
      return {
        at: [where.row, isFirst ? 1 : LAST_COLUMN],
        cells: new Map([[other, where.card.value ?? 0]]),
      };
    }
    default:
      return { at: [row, column ?? MIDDLE], cells: NONE };
  }
}

function island(reading: Reading): EngineCheck {
  const card = reading.card?.value ?? SOME_ISLAND;
  const { hand, where, row } = reading;
  const { at, cells } = laid(reading, card);
  const place = `r${at[0]}c${at[1]}`;
  const isSaid = row !== undefined || where?.kind === "across";
  return seaCheck({
    ...{ cells, card: String(card), at: place, act: `${card} ${place}`, hand, started: true },
    assumed: isSaid ? [] : [{ kind: "row", row: at[0] }],
  });
}

/** An Island in a row with a purple Storm, or beside nothing under an orange one. */
function inStorm({ card: named, state, hand }: Reading): EngineCheck {
  const value = named?.value ?? SOME_ISLAND;
  const card = String(value);
  const row = usualRow(value);
  const at = `r${row}c${MIDDLE - 1}`;
  const base = { option: "sea p2 storms", card, at, act: `${card} ${at}`, hand, started: true, assumed: [] };
  if (state === "purple-storm") return seaCheck({ ...base, cells: NONE, extra: `row:${row}=storm:purple#1` });
  // Something lies, but not next to it: an orange Storm asks for a neighbour.
  const isHigh = row > 1;
  const far = isHigh ? (value === 1 ? 2 : 1) : value === HIGHEST ? HIGHEST - 1 : HIGHEST;
  const cells = new Map([[isHigh ? "r1c1" : `r${SEA_ROWS}c1`, far]]);
  return seaCheck({ ...base, cells, extra: "orange:1=storm:orange#1" });
}

const HIGHEST = 80;

function monster({ deed, where }: Reading): EngineCheck {
  const base = {
    ...{ option: "sea p2 monsters3", card: "monster", holds: ["monster#1"] },
    ...{ hand: undefined, started: true, assumed: [] },
  };
  const other = new Map([["r3c1", 30]]);
  if (deed === "discard")
    return seaCheck({ ...base, cells: other, act: "discard monster 5", holds: ["monster#1", "5"] });
  if (where?.kind !== "on") return seaCheck({ ...base, cells: other, at: "r4c1", act: "monster r4c1" });
  const target = where.card.value ?? SOME_ISLAND;
  const at = `r${usualRow(target)}c${MIDDLE - 1}`;
  return seaCheck({ ...base, cells: new Map([[at, target]]), at, act: `monster ${at}` });
}

function finish({ state, hand }: Reading): EngineCheck {
  const cells = new Map(FULL_SEA);
  if (state === "space-empty") cells.delete("r6c6");
  const started = state !== "no-start";
  return seaCheck({ cells, card: "finish", act: "finish", hand, started, assumed: [] });
}

/** A question about the sea as a check. */
export function seaCheckOf(reading: Reading): EngineCheck {
  if (reading.card?.kind === "monster") return monster(reading);
  if (reading.card?.kind === "finish") return finish(reading);
  if (reading.state === "start-held") {
    const base = { cells: NONE, hand: undefined, started: false, assumed: [] };
    return seaCheck({ ...base, card: "start", act: "discard 5 12", holds: ["start#1", "5", "12"] });
  }
  return reading.state === undefined ? island(reading) : inStorm(reading);
}
