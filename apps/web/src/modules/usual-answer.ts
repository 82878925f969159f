/** What is nearly always true of a revealed card, or need not be entered: for all modules. Pure. */
import { namedPiece, namedPlace, type Question } from "@stillwater/engine";
import type { CompanionPart, UsualPart } from "./companion-part";
import { COMPANION_PARTS } from "./companions";

const PARTS = Object.values(COMPANION_PARTS);
const USUAL = PARTS.flatMap((part) => part?.usual ?? []);
const UNSAID = PARTS.flatMap((part) => part?.unsaid ?? []);

/** The module's words for a question that is nearly always answered with no; undefined for other questions. */
export function usualPart({ of, answers }: Question): UsualPart | undefined {
  if (!answers.includes("no")) return undefined;
  return USUAL.find(({ kind }) => kind === namedPiece(of)?.kind);
}

/** The module's words for a card that everybody sees and that need not be entered; undefined for other questions. */
export function unsaidPart({ to, answers }: Question): NonNullable<CompanionPart["unsaid"]> | undefined {
  if (!answers.includes("?")) return undefined;
  return UNSAID.find(({ kind }) => kind === namedPlace(to ?? "")?.kind);
}

/** The answer that is nearly always given; undefined if there is none. */
export function usualAnswer(question: Question): "?" | "no" | undefined {
  if (usualPart(question) !== undefined) return "no";
  if (unsaidPart(question) !== undefined) return "?";
  const { to, answers } = question;
  return namedPlace(to ?? "")?.kind === "hand" && answers.includes("?") ? "?" : undefined;
}
