"use client";

/** What a person can do on the check-only page: type a card, aim it, lay it for the next answer, take it away again. */
import { type Place, topOf, type Verdict } from "@stillwater/engine";
import { NOTHING, type Typed } from "@stillwater/table/act-builder";
import { onceAnswered } from "@stillwater/table/queries";
import type { EntryView } from "@stillwater/table/session";
import { useTranslations } from "next-intl";
import { useMemo, useState } from "react";
import { type CheckKind, tableOfBoard } from "./check-board";
import { useCheckBoard } from "./useCheckBoard";
import { useTypedAct } from "./useTypedAct";

const NOBODY: readonly string[] = [];
const NOTHING_YET: readonly EntryView[] = [];

/** @param awake no sheet is open, so that keys and words are handled here */
export function useCheck(asked: CheckKind, awake: boolean) {
  const t = useTranslations("companion");
  const [kind, setKind] = useState(asked);
  const { board, lay, take, clear, kept } = useCheckBoard(kind);
  const [typed, setTyped] = useState<Typed>(NOTHING);
  const [taking, setTaking] = useState<Place | null>(null);
  const table = useMemo(() => tableOfBoard(board), [board]);
  const { rulebook } = table;
  const type = (next: Typed) => {
    setTaking(null);
    setTyped(next);
  };
  const laid = Object.keys(board.laid).length;
  const act = useTypedAct({
    ...{ id: `check-${kind}`, table, names: NOBODY, log: NOTHING_YET, seat: 0, rev: laid },
    ...{ typed, onTyped: type, keys: true, awake, onUndo: undefined },
    frame: (up) => ({ captions: { bottom: t("laid", { count: laid }) }, receding: up !== 0, bare: true }),
    // A press on a card on the board offers to take it away; while a card is typed, a press asks for its answer.
    onSpace: (to, press) => {
      const lies = act.piece === 0 && topOf(table, to) !== 0;
      setTaking(lies ? to : null);
      if (!lies) press();
    },
    // A refused card is laid only by the button that says so.
    onAgain: () => answered?.verdict.allowed !== "no" && record(),
    ...{ follows: false, onMeant: () => false },
  });
  const answered =
    act.answered === null ? null : { ...act.answered, verdict: verdictOf(act.answered.verdict) };
  const record = () => {
    if (answered === null || act.name === null) return;
    lay(rulebook.placeName(answered.plan.to), act.name);
    type(NOTHING);
  };
  return {
    ...{ ...act, answered, table, names: NOBODY, typed, type, record, kind, kept },
    lies: taking === null ? 0 : topOf(table, taking),
    take: () => {
      if (taking !== null) take(rulebook.placeName(taking));
      setTaking(null);
    },
    clear: laid === 0 ? undefined : clear,
    change: (next: CheckKind) => {
      setKind(next);
      type(NOTHING);
    },
  };
}

/** Leaves out that a player might hold a Start: nothing is played here. */
const verdictOf = (verdict: Verdict): Verdict => onceAnswered(verdict, "start");
