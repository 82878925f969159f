/** What only people with printed cards can tell, by the options of a game. */
import type { Options, Problem } from "@stillwater/engine";
import { only } from "../modules/only";
import { REAL_TABLES } from "../modules/real-tables";

const PARTS = Object.values(REAL_TABLES).flatMap((part) => part ?? []);

/** The options as people with printed cards begin with them. */
export const atRealTable = (options: Options): Options =>
  PARTS.reduce((now, part) => part.begins(now), options);

/** Whether somebody says of single cards what they are. */
export const namesCards = (options: Options): boolean => PARTS.some((part) => part.namesCards(options));

/** Of options that only people with the cards can play: their word in the code, and the problem elsewhere; null of others. */
export const peopleOnly = (options: Options): { readonly word: string; readonly problem: Problem } | null =>
  only(
    PARTS.flatMap((part) => part.peopleOnly(options) ?? []),
    "why only people can play it",
  ) ?? null;
