/** What is nearly always so of a card that came to light: over all modules. Pure. */
import { namedPiece, namedPlace, type Question } from "@stillwater/engine";

/** The answer that is nearly always given; undefined where there is none. */
export function usualAnswer({ of, to, answers }: Question): "?" | "no" | undefined {
  if (namedPiece(of)?.kind === "goat" && answers.includes("no")) return "no";
  return namedPlace(to ?? "")?.kind === "hand" && answers.includes("?") ? "?" : undefined;
}
