/** What a screen reader announces after an act: what happened, cards drawn, the question to this person, and the end. */
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

/** A key for what is asked of this seat, which changes when the question does; null for nothing. */
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
  /** What has happened since the last announcement. */
  readonly fresh: readonly EntryView[];
  /** The key of what was asked of this seat before. */
  readonly before: string | null;
}

/** Of more acts at once than this, as after a lost connection, only the last are announced; the others are in the log. */
const MOST_AT_ONCE = 4;

/** One text for everything; empty if nothing happened. */
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
  // While the crew talks, each number the others say is announced; one's own question is announced only when it begins.
  if (now === "pledge" || now === "agree") return now === before ? "" : asked(now);
  return isAskedStep(now) ? asked(now) : "";
}

/** How the game ended, without sentences that the last act's text already contains. */
function ended(live: Live, happened: string, { voice }: HeardWords): string {
  const ending = endingOf(live);
  if (ending === null) return "";
  const names = live.view.seats.map((seat) => seat?.name ?? null);
  const sentences = voice.endText(ending, names).split(/(?<=\.)\s+/);
  return sentences.filter((sentence) => !happened.includes(sentence)).join(" ");
}
