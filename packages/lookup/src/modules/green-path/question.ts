/** What is asked about it: the Summit while no green path leads up. */
import { QUESTION_TEXTS } from "@stillwater/rulebook/lexicon";
import { goalQuestion, PATHLESS_MOUNTAIN } from "../../understand/goal-question";
import type { RoomQuestion } from "../../understand/room";

export interface Asks {
  readonly cards: never;
  readonly states: "no-path";
  readonly wheres: never;
  readonly deeds: never;
}

export const roomQuestion: RoomQuestion<Asks> = {
  game: "mountain",
  cards: {},
  states: { "no-path": QUESTION_TEXTS.noPath },
  wheres: {},
  deeds: {},
  ...goalQuestion({
    state: "no-path",
    noun: /^path$/,
    option: "green",
    mountain: PATHLESS_MOUNTAIN,
  }),
};
