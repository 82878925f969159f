/** What all modules add to the questions that can be understood, put together. */
import { QUESTIONS } from "../modules/questions";
import type { GameName } from "../shapes";
import type { RoomQuestion } from "./room";
import type { RoomCard } from "./shapes";

export const ROOM_QUESTIONS: readonly RoomQuestion[] = Object.values(QUESTIONS);

/** The cards that modules add. */
export const ASKED_CARDS: readonly RoomCard[] = Object.values(QUESTIONS).flatMap(
  ({ cards }) => Object.keys(cards) as (keyof typeof cards)[],
);

/** Of which game a card, a state, a place or a deed of a module is; undefined for what no module adds. */
export function gameOfName(
  part: "cards" | "states" | "wheres" | "deeds",
  name: string,
): GameName | undefined {
  return ROOM_QUESTIONS.find((room) => Object.hasOwn(room[part], name))?.game;
}
