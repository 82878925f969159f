/** What is asked about them: an Island in a row at high water. */
import { writeName, writeSpace } from "@stillwater/engine";
import { QUESTION_TEXTS } from "@stillwater/rulebook/lexicon";
import { cardsOf, isNumber, LAYING } from "../../understand/parts-of";
import type { RoomQuestion } from "../../understand/room";
import { laidIsland } from "../../understand/sea";
import { SOME_ISLAND, seaCheck } from "../../understand/sea-position";

export interface Asks {
  readonly cards: never;
  readonly states: "flood";
  readonly wheres: never;
  readonly deeds: never;
}

export const roomQuestion: RoomQuestion<Asks> = {
  game: "sea",
  cards: {},
  states: { flood: QUESTION_TEXTS.flood },
  wheres: {},
  deeds: {},
  puts: {
    deeds: null,
    wheres: null,
    states: (line) =>
      line.put(/(?:(?: in| on| at| when))* row (?:(?:with|have|in|at|on) )*flood /, () => [
        { is: "state", state: "flood" },
      ]),
  },
  lays: (parts, reading) => {
    const { card, where, state } = reading;
    if (state !== "flood") return undefined;
    const isBeside = where !== undefined && ["left", "right", "between"].includes(where.kind);
    const areNamed = cardsOf(where).every((each) => isNumber(each, "sea"));
    const isIsland = card !== undefined && isNumber(card, "sea");
    return isIsland && isBeside && areNamed && parts.areOnly(...LAYING) ? reading : null;
  },
  does: null,
  check: (reading) => {
    if (reading.state !== "flood") return undefined;
    const value = reading.card?.value ?? SOME_ISLAND;
    const { at, cells } = laidIsland(reading, value);
    const [row] = at;
    const place = writeSpace("sea", row, at[1]);
    const extra = `ebb= ${writeName("row", row)}=tide`;
    return seaCheck({
      ...{ option: "sea p2 tides", extra, cells, card: String(value), at: place, act: `${value} ${place}` },
      ...{ hand: reading.hand, started: true, assumed: [] },
    });
  },
};
