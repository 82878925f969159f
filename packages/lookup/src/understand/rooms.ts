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
export const gameOfName = (name: string): GameName | undefined =>
  ROOM_QUESTIONS.find(({ cards, states, wheres, deeds }) =>
    [cards, states, wheres, deeds].some((part) => Object.hasOwn(part, name)),
  )?.game;
