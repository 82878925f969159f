/** The addresses of the rules, after the language. */
import type { ClauseId } from "@stillwater/engine";
import type { RuledGame } from "./ruled-game";

export const RULES = "/rules";

/** A clause's permanent address: ids never change, so neither does this. */
export const clausePath = (clause: ClauseId): string => `${RULES}/${clause}`;

/** The whole rules of a game in reading order. */
export const readPath = (game: RuledGame): string => `${RULES}/read/${game}`;

/** The rules of a game on one sheet of paper. */
export const cardPath = (game: RuledGame): string => `${RULES}/card/${game}`;

/** The documentation of the API. */
export const API = `${RULES}/api`;

/** The texts that the search runs over, in the language of the page. */
export const PACK = `${RULES}/pack`;

/** The search's model of how people ask, in the language of the page. */
export const MODEL = `${RULES}/model`;
