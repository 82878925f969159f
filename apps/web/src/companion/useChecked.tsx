"use client";

/**
 * This device's engine judges a card at once; with a network the server is asked too: the same engine, so the same answer.
 * If they differ, this device runs older rules, and the server's answer is shown.
 */
import { type CheckResult, check } from "@stillwater/companion";
import type { Act, Closure, Table, Verdict } from "@stillwater/engine";
import { completedUnseen } from "@stillwater/table/position";
import { heedless, onceAnswered } from "@stillwater/table/queries";
import { type ReactNode, useCallback, useMemo, useState } from "react";
import { NothingShown, onDemand } from "@/layout/late";
import { answerOf, type CheckQuestion, type CheckReply, differ, questionOf } from "./checked";

const Confirming = onDemand(() => import("./Confirming"), { Absent: NothingShown });

export interface CheckedAct {
  /** Null while there is no question. */
  readonly answer: CheckResult | null;
  /** The source of the answer: this device alone, the server too, or the server in its place. */
  readonly from: "here" | "both" | "server";
  /** Must be rendered somewhere; it shows nothing. */
  readonly confirming: ReactNode;
}

const NOTHING: ReadonlyMap<string, CheckReply> = new Map();
const keyOf = ({ position, seat, action }: CheckQuestion): string => `${seat} ${action} ${position}`;

/** @param act with its price paid; null for none. Compared by value, so it may be a new object every time. */
export function useChecked(table: Table, act: Act | null): CheckedAct {
  const [replies, setReplies] = useState(NOTHING);
  const [everAsked, setEverAsked] = useState(false);
  const asked = act === null ? null : JSON.stringify(act);
  const here = useMemo(() => {
    if (asked === null) return null;
    const known: Act = JSON.parse(asked);
    return { act: known, question: questionOf(table, known), answer: check(table, known) };
  }, [table, asked]);
  if (here !== null && !everAsked) setEverAsked(true);
  const onReply = useCallback(
    (question: CheckQuestion, reply: CheckReply) =>
      setReplies((before) =>
        before.has(keyOf(question)) ? before : new Map(before).set(keyOf(question), reply),
      ),
    [],
  );
  const reply = here === null ? undefined : replies.get(keyOf(here.question));
  // If an older server cannot read the question, this device's own answer stands.
  const there = here === null || reply === undefined ? null : answerOf(reply, here.act, here.answer);
  const older = here !== null && there !== null && differ(here.answer, there);
  return {
    answer: older ? there : (here?.answer ?? null),
    from: older ? "server" : there === null ? "here" : "both",
    confirming: everAsked ? <Confirming question={here?.question ?? null} onReply={onReply} /> : null,
  };
}

/** The act aimed or meant, with the verdict from the point of view of whoever holds the card. */
export interface AimedAct {
  readonly plan: Act;
  readonly verdict: Verdict;
}

interface Answered {
  /** Null while there is no question. */
  readonly answered: AnsweredAct | null;
  readonly records: CheckResult["records"] | undefined;
  readonly confirming: ReactNode;
}

interface AnsweredAct extends AimedAct, Pick<CheckedAct, "from"> {
  /** The act with its price paid by face-down cards. */
  readonly act: Act;
  /** What could never be completed again after this act. */
  readonly closes: readonly Closure[];
}

/**
 * The answer to the aimed act: this device's, unless the server's differs.
 * @param later the price is asked for after the card is laid
 */
export function useAnswer(table: Table, shown: AimedAct | null, later: boolean): Answered {
  const { answer, from, confirming } = useChecked(
    table,
    shown === null ? null : completedUnseen(shown, later),
  );
  const records = answer?.records;
  if (shown === null) return { answered: null, records, confirming };
  const { plan } = shown;
  const verdict =
    from === "server" && answer !== null ? onceAnswered(heedless(answer.verdict), "hand") : shown.verdict;
  const act = completedUnseen({ plan, verdict }, later);
  return {
    ...{ records, confirming },
    answered: { plan, verdict, act, from, closes: answer?.closes ?? [] },
  };
}
