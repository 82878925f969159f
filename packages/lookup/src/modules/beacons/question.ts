/** What is asked about them: the price in a row with one, and the Finish while a row has none. */

import { BEACON_LENGTH, writeSpace } from "@stillwater/engine";
import { QUESTION_TEXTS } from "@stillwater/rulebook/lexicon";
import { state } from "../../understand/line";
import { cardsOf, HIGHEST_NUMBER, isNumber, LAYING } from "../../understand/parts-of";
import type { RoomQuestion } from "../../understand/room";
import { fullSea, seaCheck } from "../../understand/sea-position";
import { putWhole } from "../../understand/situation";

export interface Asks {
  readonly cards: never;
  readonly states: "lit-row";
  readonly wheres: never;
  readonly deeds: "unlit-row";
}

const OPTION = "sea p2 beacons";
const ROW = 3;

export const roomQuestion: RoomQuestion<Asks> = {
  game: "sea",
  cards: {},
  states: { "lit-row": QUESTION_TEXTS.litRow },
  wheres: {},
  deeds: { "unlit-row": QUESTION_TEXTS.unlitRow },
  puts: {
    wheres: null,
    deeds: (line) =>
      putWhole(line, [/^finish$/, /^(?:beacon|row)$/, /^beacon$/], true, [{ is: "deed", deed: "unlit-row" }]),
    states: (line) => {
      // The module may be named besides.
      line.drop(/(?: with)? beacon(?= .* beacon )/);
      const lit =
        /(?:(?: in| on| with))* row (?:(?:with|have|in|some) )*beacon | beacon(?: in| on| lie)+ row (?=[ns,]|C)/;
      line.put(lit, () => state("lit-row"));
    },
  },
  lays: (parts, reading) => {
    const { card, where, row, state: said } = reading;
    if (said !== "lit-row") return undefined;
    const isBeside = where?.kind === "left" || where?.kind === "right";
    const [own, other] = [card, ...cardsOf(where)];
    const isNamed = isBeside && [own, other].every((each) => each && isNumber(each, "sea"));
    // The beacon goes on from the card beside it, away from the one that is laid.
    const last = (other?.value ?? 0) + (where?.kind === "left" ? BEACON_LENGTH - 1 : 1 - BEACON_LENGTH);
    const hasRoom = last >= 1 && last <= HIGHEST_NUMBER.sea && own?.value !== other?.value;
    return isNamed && hasRoom && row === undefined && parts.areOnly(...LAYING) ? reading : null;
  },
  does: null,
  check: ({ deed, state: said, card, where, hand }) => {
    const base = { option: OPTION, hand, started: true, assumed: [] };
    if (deed === "unlit-row") return seaCheck({ ...base, cells: fullSea(), card: "finish", act: "finish" });
    if (said !== "lit-row") return undefined;
    const own = card?.value ?? 0;
    const [other = 0] = cardsOf(where).map(({ value }) => value);
    const isLeft = where?.kind === "left";
    const cells = new Map(
      Array.from({ length: BEACON_LENGTH }, (_, index) => [
        writeSpace("sea", ROW, index + (isLeft ? 2 : 1)),
        other + index + (isLeft ? 0 : 1 - BEACON_LENGTH),
      ]),
    );
    const at = writeSpace("sea", ROW, isLeft ? 1 : BEACON_LENGTH + 1);
    return seaCheck({ ...base, cells, card: String(own), at, act: `${own} ${at}` });
  },
};
