/** What is asked about it: an Island beside another, which must leave enough numbers for the spaces between. */
import { writeSpace } from "@stillwater/engine";
import { QUESTION_TEXTS } from "@stillwater/rulebook/lexicon";
import { state } from "../../understand/line";
import { cardsOf, isNumber, LAYING } from "../../understand/parts-of";
import type { RoomQuestion } from "../../understand/room";
import { laidIsland } from "../../understand/sea";
import { SOME_ISLAND, seaCheck } from "../../understand/sea-position";

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
  check: (reading) => {
    if (reading.state !== "in-duel") return undefined;
    const card = reading.card?.value ?? SOME_ISLAND;
    const { at, cells } = laidIsland(reading, card);
    const place = writeSpace("sea", at[0], at[1]);
    return seaCheck({
      ...{ option: "sea p2 duel", cells, card: String(card), at: place, act: `${card} ${place}` },
      ...{ hand: reading.hand, started: false, assumed: [] },
    });
  },
};
