/** The text on where a game was lost. There are only three answers: proven here, between these two moves, or unknown. */
import type { LosingKind, ToldLosing } from "@stillwater/analysis";
import { closed } from "@stillwater/engine";
import type { Voice } from "@stillwater/rulebook";
import { type Course, logOf, turnsOf } from "@stillwater/table/log";
import type { useTranslations } from "next-intl";

export type CaptainsWords = ReturnType<typeof useTranslations<"captain">>;

export interface LosingText {
  /** How much is proven; null while that is not known yet. */
  readonly kind: LosingKind | null;
  readonly head: string;
  readonly text: string;
}

interface Lost {
  readonly course: Course;
  readonly names: readonly string[];
  readonly losing: ToldLosing;
  /** Whether the analysis is still running. */
  readonly looking: boolean;
}

/** More sentences than this are no help at a glance. */
const MOST_SHUT = 2;

/** Null while nothing is known that is certain to hold at the end of the analysis. */
export function losingText(
  { course, names, losing: { kind, won, lost }, looking }: Lost,
  voice: Voice,
  t: CaptainsWords,
): LosingText | null {
  const turns = turnsOf(course);
  const turnAt = (after: number): number => turns[after] ?? turns.at(-1) ?? 0;
  const after = course.tables[lost.after];
  const shut = lost.proof === "spaces" && after !== undefined ? closed(after).slice(0, MOST_SHUT) : [];
  const proof =
    shut.length > 0
      ? shut.map((closure) => voice.closedText(closure)).join(" ")
      : lost.proof === null
        ? null
        : t(`proofs.${lost.proof}`);
  if (won === null) {
    if (kind === "here") return { kind, head: t("neverHere"), text: proof ?? "" };
    // A bound is known before the first simulated game; a winning line follows, unless the search is stopped or finds none.
    if (proof !== null) return { kind: null, head: t("lostBy", { turn: turnAt(lost.after) }), text: proof };
    return looking ? null : { kind, head: t("unknownAll"), text: t("unknownAllText") };
  }
  // The latest turn from which a line wins may still rise.
  if (looking && kind === "unknown")
    return { kind: null, head: t("here", { turn: turnAt(won.after) }), text: "" };
  const span = { from: turnAt(won.after), to: turnAt(lost.after) };
  const entry = logOf(course, "all")[won.after];
  const said = {
    here: [t("here", { turn: span.from }), entry === undefined ? null : voice.logText(entry, names), proof],
    between: [t("between", span), t("betweenText", span), proof],
    unknown: [t("unknown", { turn: span.from }), t("unknownText", { turn: span.from })],
  } as const satisfies Record<LosingKind, readonly (string | null)[]>;
  const [head, ...text] = said[kind];
  return { kind, head, text: text.filter((one) => one !== null).join(" ") };
}
