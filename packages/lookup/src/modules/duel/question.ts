/** What is asked about it: an Island beside another, which must leave enough numbers for the spaces between. */
import { QUESTION_TEXTS } from "@stillwater/rulebook/lexicon";
import { state } from "../../understand/line";
import { cardsOf, isNumber, LAYING } from "../../understand/parts-of";
import type { RoomQuestion } from "../../understand/room";
import { seaCheckOf } from "../../understand/sea";

export interface Asks {
  readonly cards: never;
  readonly states: "in-duel";
  readonly wheres: never;
  readonly deeds: never;
}

export const roomQuestion: RoomQuestion<Asks> = {
  game: "sea",
  cards: {},
  states: { "in-duel": QUESTION_TEXTS.inDuel },
  wheres: {},
  deeds: {},
  puts: { deeds: null, wheres: null, states: (line) => line.put(/(?: in)? duel /, () => state("in-duel")) },
  lays: (parts, reading) => {
    const { card, where, lies, row, column, state: said } = reading;
    if (said !== "in-duel") return undefined;
    const isIsland = card !== undefined && isNumber(card, "sea");
    const isBeside = where?.kind === "left" || where?.kind === "right" || where?.kind === "between";
    const others = [...cardsOf(where), ...(lies ?? []).map((each) => each.card)];
    const isNamed = isBeside && others.every((each) => isNumber(each, "sea") && each.value !== card?.value);
    const isScene = lies !== undefined && parts.areOnly("card", "scene", "state", "hand", "game", "price");
    const isSpace = where === undefined && row !== undefined && column !== undefined;
    const isPlain =
      (isNamed ? row === undefined && column === undefined : isSpace) &&
      parts.areOnly(...LAYING, "column", "edge");
    return isIsland && (isScene || isPlain) ? reading : null;
  },
  does: null,
  check: (reading) =>
    reading.state === "in-duel"
      ? seaCheckOf(reading, { option: "sea p2 duel", started: false, assumed: [] })
      : undefined,
};
