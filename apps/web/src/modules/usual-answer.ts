/** What is nearly always so of a card that came to light, or need not be told: over all modules. Pure. */
import { namedPiece, namedPlace, type Question } from "@stillwater/engine";
import type { CompanionPart, UsualPart } from "./companion-part";
import { COMPANION_PARTS } from "./companions";

const PARTS = Object.values(COMPANION_PARTS);
const USUAL = PARTS.flatMap((part) => part?.usual ?? []);
const UNSAID = PARTS.flatMap((part) => part?.unsaid ?? []);

/** The question as a module puts it that is nearly always answered with no; undefined for every other. */
export function usualPart({ of, answers }: Question): UsualPart | undefined {
  if (!answers.includes("no")) return undefined;
  return USUAL.find(({ kind }) => kind === namedPiece(of)?.kind);
}

/** What a module says of a card that everybody sees, and that need not be told; undefined for every other. */
export function unsaidPart({ to, answers }: Question): NonNullable<CompanionPart["unsaid"]> | undefined {
  if (!answers.includes("?")) return undefined;
  return UNSAID.find(({ kind }) => kind === namedPlace(to ?? "")?.kind);
}

/** The answer that is nearly always given; undefined where there is none. */
export function usualAnswer(question: Question): "?" | "no" | undefined {
  if (usualPart(question) !== undefined) return "no";
  if (unsaidPart(question) !== undefined) return "?";
  const { to, answers } = question;
  return namedPlace(to ?? "")?.kind === "hand" && answers.includes("?") ? "?" : undefined;
}
