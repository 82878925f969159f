/** What only people with printed cards can tell, depending on the options of a game. */
import type { Options, Problem } from "@stillwater/engine";
import { only } from "../modules/only";
import { REAL_TABLES } from "../modules/real-tables";

const PARTS = Object.values(REAL_TABLES).flatMap((part) => part ?? []);

/** The options with which people with printed cards begin. */
export const atRealTable = (options: Options): Options =>
  PARTS.reduce((now, part) => part.begins(now), options);

/** Whether people say what single cards are. */
export const namesCards = (options: Options): boolean => PARTS.some((part) => part.namesCards(options));

/** For options that only people with the cards can play: their word, and the problem reported elsewhere. Else null. */
export const peopleOnly = (options: Options): { readonly word: string; readonly problem: Problem } | null =>
  only(
    PARTS.flatMap((part) => part.peopleOnly(options) ?? []),
    "why only people can play it",
  ) ?? null;
