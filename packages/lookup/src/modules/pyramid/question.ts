/** What is asked about it: the Finish, for which no Start is needed, and the Finish while a space is empty. */
import { QUESTION_TEXTS } from "@stillwater/rulebook/lexicon";
import { endingQuestion } from "../../understand/ending-question";
import type { RoomQuestion } from "../../understand/room";

export interface Asks {
  readonly cards: never;
  readonly states: never;
  readonly wheres: never;
  readonly deeds: "pyramid-full" | "pyramid-open";
}

const ENDING = endingQuestion({
  ...{ full: "pyramid-full", open: "pyramid-open", named: /^pyramid$/, option: "sea p2 pyramid" },
  islands:
    "2 4 6 8 10 12 14 16/18 20 22 24 26 28 30/32 34 36 38 40 42/44 46 48 50 52/54 56 58 60/62 64 66/68 70/",
});

export const roomQuestion: RoomQuestion<Asks> = {
  game: "sea",
  cards: {},
  states: {},
  wheres: {},
  deeds: { "pyramid-full": QUESTION_TEXTS.pyramidFull, "pyramid-open": QUESTION_TEXTS.pyramidOpen },
  puts: { states: null, wheres: null, deeds: ENDING.put },
  lays: () => undefined,
  does: null,
  check: ENDING.check,
};
