/** What is asked about it: a card on the roof before both pillars are full, and the price in a pillar. */
import { QUESTION_TEXTS } from "@stillwater/rulebook/lexicon";
import { state } from "../../understand/line";
import { cardsOf, isNumber, LAYING } from "../../understand/parts-of";
import type { RoomQuestion } from "../../understand/room";
import type { EngineCheck } from "../../understand/shapes";
import { putWhole } from "../../understand/situation";

export interface Asks {
  readonly cards: never;
  readonly states: "in-pillar";
  readonly wheres: never;
  readonly deeds: "early-roof";
}

const REST = ". ./. ./. ./. ./. ./. . . . . . ./. . . . . . ./. . . . . . ./. . . . . . .";

/** Something in the left pillar, whose first row lies as told, by somebody who holds the card and no Start. */
const archCheck = (first: string, card: string, at: string): EngineCheck => ({
  ...{ game: "sea", option: "sea p2 arch", seat: 0, card, act: `${card} ${at}`, at },
  position: `sea p2 arch | ${first}/${REST} | hand:1=${card},73,75,77,79 hand:2=65,67,69,71,74 helm:1=turn`,
  assumed: [{ kind: "others-empty" }],
});

export const roomQuestion: RoomQuestion<Asks> = {
  game: "sea",
  cards: {},
  states: { "in-pillar": QUESTION_TEXTS.inPillar },
  wheres: {},
  deeds: { "early-roof": QUESTION_TEXTS.earlyRoof },
  puts: {
    deeds: (line) => {
      // Whichever card it is.
      if (line.has("pillar") || line.has("arch"))
        putWhole(line, [/^roof$/, /^(?:pillar|arch|n\d\d)$/], true, [{ is: "deed", deed: "early-roof" }]);
    },
    states: (line) => {
      if (!line.has("pillar")) return;
      line.dropAll(/(?: in)? arch(?= )/);
      line.put(/(?:(?: in| on))* pillar /, () => state("in-pillar"));
    },
    wheres: null,
  },
  lays: (parts, reading) => {
    const { card, where, row, state: said } = reading;
    if (said !== "in-pillar") return undefined;
    const isBeside = where?.kind === "left" || where?.kind === "right";
    const isNamed = isBeside && [card, ...cardsOf(where)].every((each) => each && isNumber(each, "sea"));
    const isOther = cardsOf(where).every(({ value }) => value !== card?.value);
    return isNamed && isOther && row === undefined && parts.areOnly(...LAYING) ? reading : null;
  },
  does: (parts) => {
    if (parts.one("deed")?.deed !== "early-roof") return undefined;
    return parts.areOnly("deed", "game") ? { game: "sea", deed: "early-roof" } : null;
  },
  check: ({ deed, state: said, card, where }) => {
    if (deed === "early-roof") return archCheck("40 .", "45", "r1c1");
    if (said !== "in-pillar") return undefined;
    const [own = 0, other = 0] = [card, ...cardsOf(where)].map((each) => each?.value);
    return where?.kind === "left"
      ? archCheck(`. ${other}`, String(own), "w1")
      : archCheck(`${other} .`, String(own), "w2");
  },
};
