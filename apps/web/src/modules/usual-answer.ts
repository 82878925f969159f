/** What is nearly always so of a card that came to light: over all modules. Pure. */
import { namedPiece, namedPlace, type Question } from "@stillwater/engine";
import type { UsualPart } from "./companion-part";
import { COMPANION_PARTS } from "./companions";

const USUAL = Object.values(COMPANION_PARTS).flatMap((part) => part?.usual ?? []);

/** The question as a module puts it that is nearly always answered with no; undefined for every other. */
export function usualPart({ of, answers }: Question): UsualPart | undefined {
  if (!answers.includes("no")) return undefined;
  return USUAL.find(({ kind }) => kind === namedPiece(of)?.kind);
}

/** The answer that is nearly always given; undefined where there is none. */
export function usualAnswer(question: Question): "?" | "no" | undefined {
  if (usualPart(question) !== undefined) return "no";
  const { to, answers } = question;
  return namedPlace(to ?? "")?.kind === "hand" && answers.includes("?") ? "?" : undefined;
}
