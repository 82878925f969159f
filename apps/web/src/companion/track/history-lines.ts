/** The readable list of a followed game: a line for each entry, with what became of it. Pure. */
import type { Entry, EntryOf, Shown, View } from "@stillwater/companion";
import type { Voice } from "@stillwater/rulebook";
import { DEEDS, type Deed, TOOLS, type Tool } from "@stillwater/table/act-builder";
import { entryOf } from "./lines";
import { actWritten, cellsWritten, layingWords } from "./written";

export interface HistoryLine {
  readonly id: string;
  readonly turn: number | null;
  readonly text: string;
  /** Who wrote it, where several devices do. */
  readonly by: string;
  readonly state: "stands" | "slip" | "undone" | "conflict" | "waits";
  /** It can be taken back, or done again. */
  readonly mayUndo: boolean;
}

export interface HistoryWords {
  readonly voice: Voice;
  readonly begin: string;
  readonly rewind: (turn: number) => string;
  readonly correct: (cells: string) => string;
  readonly told: (words: string) => string;
  readonly act: (name: string, act: string) => string;
  /** So many cards that nobody saw. */
  readonly cards: (count: number) => string;
  /** What is done without a card: "Move the Rocks". */
  readonly deed: (type: Tool | Deed) => string;
}

/** Kinds that are read off what they did to others. */
const QUIET: ReadonlySet<Entry["kind"]> = new Set(["undo", "answer"]);

/** The latest first. */
export function historyLines(view: View, words: HistoryWords): readonly HistoryLine[] {
  const several = new Set(view.history.map(({ entry }) => entry.client)).size > 1;
  return view.history
    .filter(({ entry }) => !QUIET.has(entry.kind))
    .filter(({ became }) => became.what !== "same")
    .map((shown): HistoryLine => {
      const { entry } = shown;
      return {
        id: entry.id,
        turn: "turn" in entry && entry.turn > 0 ? entry.turn : null,
        text: textOf(view, shown, words),
        by: several ? entry.by : "",
        state: stateOf(view, shown),
        mayUndo: entry.kind !== "begin" && shown.became.what !== "undone",
      };
    })
    .reverse();
}

function stateOf(view: View, { became }: Shown): HistoryLine["state"] {
  if (became.what === "undone") return "undone";
  if (became.what === "conflict") return "conflict";
  if (became.what === "notApplied") return "waits";
  const step = became.what === "applied" && became.step !== undefined ? view.steps[became.step] : undefined;
  return step?.slip === true ? "slip" : "stands";
}

function textOf(view: View, { entry, became }: Shown, words: HistoryWords): string {
  const index = became.what === "applied" ? became.step : undefined;
  const step = index === undefined ? undefined : view.steps[index];
  if (entry.kind === "begin") return words.begin;
  if (entry.kind === "rewind") return words.rewind(entry.turn);
  if (entry.kind === "correct") return words.correct(cellsWritten(view, entry, words.voice));
  if (entry.kind === "told")
    return words.told(entry.words.map((word) => (word === "?" ? "–" : word)).join(", "));
  if (step !== undefined && step.facts.length > 0)
    return words.voice.logText(entryOf(step, index ?? 0), view.names);
  return entry.kind === "act" ? words.act(view.names[entry.seat] ?? "", unmade(view, entry, words)) : "";
}

/** An act that did nothing, or whose doing is gone: as it was meant, in words. */
function unmade(view: View, entry: EntryOf<"act">, words: HistoryWords): string {
  const act = actWritten(view, entry);
  if (view.table === undefined || act === undefined) return entry.act;
  const { type, cards } = act;
  const deed = [...TOOLS, ...DEEDS].find((one) => one === type);
  if (deed !== undefined) return words.deed(deed);
  return [
    ...layingWords(view.table.rulebook, act, words.voice, view.names),
    ...(cards.length === 0 ? [] : [`−${words.cards(cards.length)}`]),
  ].join(", ");
}
