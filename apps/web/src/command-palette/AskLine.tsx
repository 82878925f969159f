"use client";

/** The command line where nobody plays: acts are judged for the seat that would act, and nothing is carried out. */
import { due, type Gauge, judge, readAct, type Table } from "@stillwater/engine";
import type { EntryView } from "@stillwater/table/session";
import { type AnswerSources, verdictLines } from "./answers";
import { CommandLine } from "./CommandLine";

interface AskLineProps {
  readonly table: Table;
  readonly figures: Gauge;
  readonly names: readonly string[];
  readonly log: readonly EntryView[];
  readonly onClose: () => void;
}

export default function AskLine(props: AskLineProps) {
  const { table } = props;
  const play = (text: string, asked: AnswerSources): readonly string[] => {
    const read = readAct(table.rulebook, text, due(table).seats[0] ?? 0);
    if (!read.ok) return [asked.say("unread", { word: text })];
    return verdictLines({ plan: read.value, verdict: judge(table, read.value) }, asked);
  };
  return <CommandLine {...props} you={null} shown={null} up={0} play={play} />;
}
