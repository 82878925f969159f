"use client";

/** The command line at a real table: an act said here is shown as if typed on the keys, and waits to be recorded. */
import {
  type Act,
  type Gauge,
  judge,
  type Piece,
  type Question,
  readAct,
  type Table,
  type Verdict,
} from "@stillwater/engine";
import { readTold } from "@stillwater/rulebook/spoken";
import { pieceOf } from "@stillwater/table/act-builder";
import { onceAnswered } from "@stillwater/table/queries";
import type { EntryView } from "@stillwater/table/session";
import { useLocale, useTranslations } from "next-intl";
import { type AnswerSources, verdictLines } from "@/command-palette/answers";
import { CommandLine } from "@/command-palette/CommandLine";

export interface SaidLineProps {
  readonly table: Table;
  readonly figures: Gauge;
  readonly names: readonly string[];
  readonly log: readonly EntryView[];
  /** The seat that acts. */
  readonly seat: number;
  /** The typed card; 0 for none. */
  readonly piece: Piece;
  readonly shown: { readonly plan: Act; readonly verdict: Verdict } | null;
  /** Shows an act; false if it can only be judged. */
  readonly onAct: (act: Act) => boolean;
  /** The question to the people at the table, and the callback for its answer; absent while an act is due. */
  readonly told?: { readonly question: Question; readonly onTold: (answer: string) => void } | undefined;
  /** Takes the last entry back; absent if there is none. */
  readonly onUndo: (() => void) | undefined;
  readonly onClose: () => void;
}

export default function SaidLine({ seat, piece, told, onAct, onUndo, ...rest }: SaidLineProps) {
  const t = useTranslations("companion");
  const locale = useLocale();
  const { table } = rest;
  const play = (text: string, asked: AnswerSources): readonly string[] => {
    const read = readAct(table.rulebook, text, seat);
    if (!read.ok) return [asked.say("unread", { word: text })];
    if (onAct(read.value)) return [];
    return verdictLines({ plan: read.value, verdict: onceAnswered(judge(table, read.value), "hand") }, asked);
  };
  const own = (typed: string): readonly string[] | null => {
    if (told !== undefined) {
      const { question, onTold } = told;
      const answer = readTold(
        typed,
        locale,
        { rulebook: table.rulebook, names: rest.names },
        question.answers,
      );
      if (answer !== null) {
        onTold(answer);
        return [];
      }
    }
    if (!t("undoWords").split(", ").includes(typed.toLocaleLowerCase())) return null;
    onUndo?.();
    return [t(onUndo === undefined ? "undoNone" : "undone")];
  };
  const real = { seat, card: (name: string) => pieceOf(table, name) };
  return <CommandLine {...rest} real={real} you={null} up={piece} play={play} own={own} />;
}
