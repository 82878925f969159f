/** What is asked about them: an Island in the row that they stand beside, or in another. */
import { writeName } from "@stillwater/engine";
import { QUESTION_TEXTS } from "@stillwater/rulebook/lexicon";
import { putClosedRow } from "../../understand/closed-row";
import { cardsOf, isNumber, LAYING } from "../../understand/parts-of";
import type { RoomQuestion } from "../../understand/room";
import { laidIsland, seaCheckOf } from "../../understand/sea";
import { SOME_ISLAND } from "../../understand/sea-position";
import type { Reading } from "../../understand/shapes";

export interface Asks {
  readonly cards: never;
  readonly states: "rocks";
  readonly wheres: never;
  readonly deeds: never;
}

/** The row that they stand beside, which the Island goes in where no other is told. */
const rocksBeside = (reading: Reading): string =>
  writeName("row", reading.closed ?? laidIsland(reading, reading.card?.value ?? SOME_ISLAND).at[0]);

export const roomQuestion: RoomQuestion<Asks> = {
  game: "sea",
  cards: {},
  states: { rocks: QUESTION_TEXTS.rocks },
  wheres: {},
  deeds: {},
  puts: {
    deeds: null,
    wheres: null,
    states: (line) => putClosedRow(line, "rocks", "rocks"),
  },
  lays: (parts, reading) => {
    const { card, where, state, closed, row, column } = reading;
    if (state !== "rocks") return undefined;
    const isSomeCard = card?.kind === "card" && where === undefined;
    const isIsland = card !== undefined && (isNumber(card, "sea") || isSomeCard);
    const isBeside = where === undefined || ["left", "right", "between", "alone"].includes(where.kind);
    const isNamed = cardsOf(where).every((each) => isNumber(each, "sea"));
    const isTold = closed === undefined || row !== undefined;
    const isWhole =
      parts.areOnly(...LAYING, "closed", "column") && (column === undefined || where === undefined);
    return isIsland && isBeside && isNamed && isTold && isWhole ? reading : null;
  },
  does: null,
  check: (reading) =>
    reading.state === "rocks"
      ? seaCheckOf(reading, { option: "sea p2 rocks", extra: `${rocksBeside(reading)}=rocks`, assumed: [] })
      : undefined,
};
