/** What is asked about them: a Wild as a number, beside something or while that number lies already. */
import { writeSpace } from "@stillwater/engine";
import { QUESTION_CARDS, QUESTION_TEXTS } from "@stillwater/rulebook/lexicon";
import { cardsOf, isNumber, LAYING } from "../../understand/parts-of";
import type { RoomQuestion } from "../../understand/room";
import { laidIsland } from "../../understand/sea";
import { seaCheck, usualRow } from "../../understand/sea-position";
import type { EngineCheck, Reading } from "../../understand/shapes";

export interface Asks {
  readonly cards: "wild";
  readonly states: "number-lies";
  readonly wheres: never;
  readonly deeds: never;
}

function asNumber(reading: Reading): EngineCheck {
  const value = reading.card?.value ?? 0;
  const { at, cells } = laidIsland(reading, value);
  const place = writeSpace("sea", at[0], at[1]);
  const lying =
    reading.state === "number-lies" ? ([[writeSpace("sea", usualRow(value), 1), value]] as const) : [];
  return seaCheck({
    ...{ option: "sea p2 wild2", cells: new Map([...cells, ...lying]), hand: reading.hand },
    ...{ card: "wild", holds: ["wild#1"], at: place, act: `wild=${value} ${place}` },
    ...{ started: true, assumed: [] },
  });
}

export const roomQuestion: RoomQuestion<Asks> = {
  game: "sea",
  cards: { wild: QUESTION_CARDS.wild },
  states: { "number-lies": QUESTION_TEXTS.numberLies },
  wheres: {},
  deeds: {},
  puts: {
    deeds: null,
    states: null,
    wheres: (line) => {
      line.put(
        / wild (?:(?:in|for|have|replace|counts) )*n(\d+) (?:(?:with|when|but|and) )*(?:n(\d+) )?(?:(?:already|lie|still|there|but) )+/,
        ([value = "", again]) =>
          again === "" || again === value
            ? [
                { is: "card", card: { kind: "wild", value: Number(value) } },
                { is: "state", state: "number-lies" },
              ]
            : null,
      );
      line.put(/(?: does)? wild (?:(?:in|for|counts) )+n(\d+) /, ([value]) => [
        { is: "card", card: { kind: "wild", value: Number(value) } },
      ]);
    },
  },
  lays: (parts, reading) => {
    const { card, where, state, row } = reading;
    if (card?.kind !== "wild") return undefined;
    const isNumbered = isNumber({ ...card, kind: "number" }, "sea");
    const isBeside = where?.kind === "left" || where?.kind === "right" || where?.kind === "between";
    const isNamed = cardsOf(where).every((each) => isNumber(each, "sea") && each.value !== card.value);
    const isPlaced = state === "number-lies" ? where === undefined : isBeside && state === undefined;
    return isNumbered && isNamed && isPlaced && row === undefined && parts.areOnly(...LAYING)
      ? reading
      : null;
  },
  does: null,
  check: (reading) => (reading.card?.kind === "wild" ? asNumber(reading) : undefined),
};
