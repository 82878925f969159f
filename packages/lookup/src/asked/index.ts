/** Ways people ask for a rule, in our own words: search words beside the text of the clauses. */
import type { ClauseId } from "@stillwater/engine";
import type { Language } from "@stillwater/rulebook/citations";
import { MOUNTAIN } from "./mountain";
import { SEA } from "./sea";
import type { AskedFor } from "./shapes";
import { SITUATIONS } from "./situations";
import { STORMY_SEAS } from "./stormy-seas";
import { VARIANTS } from "./variants";

const BOOKS: readonly AskedFor[] = [SEA, STORMY_SEAS, VARIANTS, MOUNTAIN, SITUATIONS];

/** The questions that lead to a clause. */
export const askedFor = (clause: ClauseId, language: Language): readonly string[] =>
  BOOKS.flatMap((book) => (book[clause]?.[language] ?? "").split("|"))
    .map((question) => question.trim())
    .filter((question) => question !== "");
