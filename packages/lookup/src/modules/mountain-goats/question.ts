/** What is asked about them: a Campfire on a card where one stands, and its way over a Bridge. */
import { QUESTION_CARDS, QUESTION_TEXTS } from "@stillwater/rulebook/lexicon";
import { where } from "../../understand/line";
import { MOUNTAIN_OPTION } from "../../understand/mountain-position";
import type { RoomQuestion } from "../../understand/room";
import type { EngineCheck } from "../../understand/shapes";

export interface Asks {
  readonly cards: "goat";
  readonly states: never;
  readonly wheres: "card-with-goat";
  readonly deeds: "herd";
}

const GOAT_ROWS = "b3#1 g12#1 b4#1 g5#1 . . . . .";
const OPEN_ROWS = ". . . . . . ./. . . . . ./. . . . ./. . . ./. . ./. .";
const GOAT_CHECKS = {
  replace: {
    second: ". . . . . . . .",
    held: "campfire:g,r10#1,r8#1,b9#1,g11#1",
    ...{ card: "campfire:g", at: "r1p2", act: "campfire:g r1p2" },
  },
  cross: {
    second: "b6#1 bridge#1 . . . . . .",
    held: "r10#1,r8#1,b9#1,g11#1,g9#1",
    ...{ card: "goat", at: "r2p2", act: "herd r1p2 r2p2 -r10" },
  },
} as const;

/** A goat on the second card of the first row: a Campfire on that card, or the goat's way over a Bridge. */
function goatCheck(asked: keyof typeof GOAT_CHECKS): EngineCheck {
  const { second, held, ...act } = GOAT_CHECKS[asked];
  const option = `${MOUNTAIN_OPTION} goats`;
  return {
    ...{ game: "mountain", option, seat: 0, ...act },
    position: `${option} | ${GOAT_ROWS}/${second}/${OPEN_ROWS} | hand:1=${held} hand:2=r11#1,b10#1 goats:r1p2=goat#1 helm:1=turn`,
    assumed: [{ kind: "others-empty" }, { kind: "hand", cards: held.split(",").length }],
  };
}

export const roomQuestion: RoomQuestion<Asks> = {
  game: "mountain",
  cards: { goat: QUESTION_CARDS.goat },
  states: {},
  wheres: { "card-with-goat": QUESTION_TEXTS.cardWithGoat },
  deeds: { herd: QUESTION_TEXTS.goatOnBridge },
  puts: {
    deeds: (line) => {
      line.put(/(?: does)?(?: cross)? goat (?:on|cross|over) bridge (?:cross )?| goat bridge cross /, () => [
        { is: "deed", deed: "herd" },
      ]);
    },
    wheres: (line) => {
      line.put(/ on (?:(?:card )?with )?goat /, () => where({ kind: "card-with-goat" }));
      line.put(/ (?:replace|cover|swap) card (?:with|have) goat (?:onit )?/, () =>
        where({ kind: "card-with-goat" }),
      );
      line.put(/ card with goat (?=(?:with|for) (?:[a-z] )?fire (?:replace|swap) )/, () =>
        where({ kind: "card-with-goat" }),
      );
    },
  },
  lays: (parts, reading) => {
    if (reading.where?.kind !== "card-with-goat") return undefined;
    const isWhole = parts.areOnly("card", "where", "hand", "game", "replace");
    return reading.card?.kind === "campfire" && isWhole ? reading : null;
  },
  does: (parts) => {
    if (parts.one("deed")?.deed !== "herd") return undefined;
    return parts.areOnly("deed", "game") ? { game: "mountain", deed: "herd" } : null;
  },
  check: ({ deed, where: at }) => {
    if (deed === "herd") return goatCheck("cross");
    return at?.kind === "card-with-goat" ? goatCheck("replace") : undefined;
  },
};
