/** What is asked about them: the Summit while one of them is not met. */
import { QUESTION_TEXTS } from "@stillwater/rulebook/lexicon";
import { FULL_MOUNTAIN, goalQuestion } from "../../understand/goal-question";
import type { RoomQuestion } from "../../understand/room";

export interface Asks {
  readonly cards: never;
  readonly states: "panorama-open";
  readonly wheres: never;
  readonly deeds: never;
}

export const roomQuestion: RoomQuestion<Asks> = {
  game: "mountain",
  cards: {},
  states: { "panorama-open": QUESTION_TEXTS.panoramaOpen },
  wheres: {},
  deeds: {},
  ...goalQuestion({
    state: "panorama-open",
    noun: /^panorama$/,
    option: "panoramas(2-3-4,3-4-3,9-8-7)",
    mountain: FULL_MOUNTAIN,
    extra: "shown=panorama:9-8-7,panorama:2-3-4 met=panorama:3-4-3 panoramas=",
  }),
};
