/** The readable history of a tracked game: a line for each entry, with its present state. Pure. */
import { type EntryOf, isStatement, type Shown, type Statement, type View } from "@stillwater/companion";
import type { Voice } from "@stillwater/rulebook";
import { entryOf } from "./lines";
import { actWritten, cellsWritten, toldWritten, type WrittenWords } from "./written";

export interface HistoryLine {
  readonly id: string;
  readonly turn: number | null;
  readonly text: string;
  /** Who wrote it, if several devices do. */
  readonly by: string;
  readonly state: "stands" | "slip" | "undone" | "conflict" | "waits";
  /** It can be taken back, or done again. */
  readonly mayUndo: boolean;
}

export interface HistoryWords extends WrittenWords {
  readonly voice: Voice;
  readonly begin: string;
  readonly rewind: (turn: number) => string;
  readonly correct: (cells: string) => string;
  readonly told: (words: string) => string;
  readonly act: (name: string, act: string) => string;
}

interface Line extends Shown {
  readonly entry: Statement | EntryOf<"rewind">;
}

/** The effect of other kinds of entries shows in the state of these. */
const isLine = (shown: Shown): shown is Line => isStatement(shown.entry) || shown.entry.kind === "rewind";

/** Newest first. */
export function historyLines(view: View, words: HistoryWords): readonly HistoryLine[] {
  const several = new Set(view.history.map(({ entry }) => entry.client)).size > 1;
  return view.history
    .filter(isLine)
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

function stateOf(view: View, { became }: Line): HistoryLine["state"] {
  if (became.what === "undone") return "undone";
  if (became.what === "conflict") return "conflict";
  if (became.what === "notApplied") return "waits";
  const step = became.what === "applied" && became.step !== undefined ? view.steps[became.step] : undefined;
  return step?.slip === true ? "slip" : "stands";
}

function textOf(view: View, { entry, became }: Line, words: HistoryWords): string {
  const index = became.what === "applied" ? became.step : undefined;
  const step = index === undefined ? undefined : view.steps[index];
  switch (entry.kind) {
    case "begin":
      return words.begin;
    case "rewind":
      return words.rewind(entry.turn);
    case "correct":
      return words.correct(cellsWritten(view, entry, words.voice));
    case "told":
      return words.told(toldWritten(view, entry, words));
    case "act":
      // An act without effect, or whose effect was undone, is described as it was meant.
      return step !== undefined && step.facts.length > 0
        ? words.voice.logText(entryOf(step, index ?? 0), view.names)
        : words.act(words.voice.seatText(entry.seat, view.names), actWritten(view, entry, words));
  }
}
