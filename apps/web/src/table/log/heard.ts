/** What a screen reader is told after an act: what happened, what came to one's own hand, what is asked, how it ended. */
import { due, outcome, owes, startTable, type Table } from "@stillwater/engine";
import type { Voice } from "@stillwater/rulebook";
import type { EntryView, Live } from "@stillwater/table/session";
import { drawnBy, endingOf } from "@stillwater/table/view-model";
import { type AskedStep, isAskedStep } from "@/modules/steps";

export interface HeardWords {
  readonly voice: Voice;
  /** A list of cards as one sentence: "You drew 41 and 12." */
  readonly drew: (cards: readonly string[]) => string;
  readonly asked: (step: AskedStep | "pledge" | "agree") => string;
  readonly give: (count: number) => string;
}

/** What is asked of this seat, as a name that changes when something else is asked; null for nothing. */
export function askedNow(table: Table, you: number | null): string | null {
  const { step, seats } = due(table);
  if (you === null || !seats.includes(you)) return null;
  if (step !== "pledge") return step;
  const talk = startTable(table);
  if (talk === null || talk.dials[you] == null) return "pledge";
  return talk.proposals.length > 0 && !talk.proposals.some(({ agreed }) => agreed.includes(you))
    ? "agree"
    : "agreed";
}

interface Heard {
  readonly live: Live;
  readonly table: Table;
  readonly names: readonly string[];
  /** What happened since it was last told. */
  readonly fresh: readonly EntryView[];
  /** What was asked of this seat before. */
  readonly before: string | null;
}

/** Acts that came at once, as after a lost connection: of more than so many the first are in the log, and not heard. */
const MOST_AT_ONCE = 4;

/** One text for all of it; empty where nothing happened. */
export function heardOf({ live, table, names, fresh, before }: Heard, words: HeardWords): string {
  const { you } = live.view;
  if (fresh.length === 0) return "";
  const latest = fresh.slice(-MOST_AT_ONCE);
  const happened = latest.map((entry) => words.voice.logText(entry, names)).join(" ");
  const cards = you === null ? [] : fresh.flatMap((entry) => drawnBy(entry, you));
  const drew = cards.length === 0 ? "" : words.drew(cards.map((card) => words.voice.cardText(card)));
  const then =
    outcome(table) === "playing" ? asks(table, you, names, before, words) : ended(live, happened, words);
  return [happened, drew, then].filter((part) => part !== "").join(" ");
}

function asks(
  table: Table,
  you: number | null,
  names: readonly string[],
  before: string | null,
  { voice, asked, give }: HeardWords,
): string {
  const now = askedNow(table, you);
  if (you === null || now === null) return "";
  if (now === "act") return voice.turnText(you, names, you);
  if (now === "give") return owes(table, you) > 0 ? give(owes(table, you)) : "";
  // While the crew talks, each number of the others is heard; what is asked of oneself is said when it begins.
  if (now === "pledge" || now === "agree") return now === before ? "" : asked(now);
  return isAskedStep(now) ? asked(now) : "";
}

/** How it ended, without what the last act has said of it already. */
function ended(live: Live, happened: string, { voice }: HeardWords): string {
  const ending = endingOf(live);
  if (ending === null) return "";
  const names = live.view.seats.map((seat) => seat?.name ?? null);
  const sentences = voice.endText(ending, names).split(/(?<=\.)\s+/);
  return sentences.filter((sentence) => !happened.includes(sentence)).join(" ");
}
