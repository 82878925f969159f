/**
 * From a plain question to an engine check: "can I put 47 between 45 and 52 with two cards left?" becomes a position and
 * an act. Nothing is judged here, and nothing is guessed: where a question says too little, there is no check.
 */
import type { Language } from "@stillwater/rulebook/citations";
import { languagesFrom } from "../words/dictionary";
import { moduleQuestion } from "./modules";
import { mountainQuestion } from "./mountain";
import { seaQuestion } from "./sea";
import type { Understood } from "./shapes";
import { lineOf, symbolsOf } from "./symbols";

export type { Assumed, Understood } from "./shapes";

const MOST_QUESTION = 200;

function understoodIn(query: string, language: Language): Understood | null {
  const symbols = symbolsOf(query, language);
  if (symbols.includes("elsewhere")) return moduleQuestion(lineOf(query, language));
  const has = (...wanted: readonly string[]): boolean => wanted.some((symbol) => symbols.includes(symbol));
  const onMountain = has("mountain", "g", "b", "r", "bridge", "fire", "summit");
  const atSea = has("sea", "start", "finish") || symbols.some((symbol) => Number(symbol.slice(1)) > 12);
  if (onMountain && has("finish")) return null;
  if (onMountain) return mountainQuestion(symbols, language);
  const check = seaQuestion(symbols);
  if (check === null || atSea) return check;
  return { ...check, assumed: [...check.assumed, { kind: "game", game: "sea" }] };
}

/** How a question begins, in three languages, without accents; people who type leave the mark at its end out. */
const BEGINS =
  /^(?:can|could|may|must|should|do|does|is|are|am|what|which|how|when|where|who|why|if|allowed|puis|peut|peux|dois|doit|est|sont|que|quoi|quel|quelle|quels|quelles|comment|combien|quand|ou|qui|pourquoi|si|faut|a-t-on|kann|konnen|darf|durfen|muss|mussen|soll|ist|sind|was|welche|welcher|welches|wie|wieviel|wieviele|wann|wo|wohin|wer|warum|wenn|gilt|gibt)(?![\p{L}\p{M}])/u;

/** Whether somebody asks about cards, or asks at all: more than words that are looked up. */
export function isQuestion(query: string): boolean {
  const bare = query.trim().toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
  return /\d|\?$/.test(bare) || (BEGINS.test(bare) && /\s/.test(bare));
}

/** A check made of a question, in the page's language or in one of the two others; null where it is not sure. */
export function understand(query: string, language: Language): Understood | null {
  if (query.length > MOST_QUESTION) return null;
  for (const each of languagesFrom(language)) {
    const check = understoodIn(query, each);
    if (check !== null) return check;
  }
  return null;
}
