"use client";

/** The command line of a table in play: acts said are aimed, and carried out if no further step is wanted. */
import { judge, readAct, writeAct } from "@stillwater/engine";
import { choiceFor, GIFTS, giftCount, isOutOfTurn, withHeld } from "@stillwater/table/act-builder";
import { verdictOn } from "@stillwater/table/queries";
import { useEffect, useRef } from "react";
import { settings } from "@/preferences/store";
import type { Stage } from "@/stage/useStage";
import { type AnswerSources, verdictLines } from "./answers";
import { CommandLine } from "./CommandLine";

interface TableCommandProps {
  readonly stage: Stage;
  readonly onClose: () => void;
}

export default function TableCommand({ stage, onClose }: TableCommandProps) {
  const { table, you, names, figures, live, shown, helm, actor } = stage;
  const { choosing } = helm;
  const { choice } = choosing;
  const confirm = useRef(false);
  // The button that carries it out takes the focus once its label says what it does.
  useEffect(() => {
    if (!confirm.current) return;
    confirm.current = false;
    if (choosing.choice.at === "rest") return;
    helm.primary.current?.focus();
  });

  const play = (text: string, asked: AnswerSources): readonly string[] => {
    const { say } = asked;
    const read = readAct(table.rulebook, text, you ?? 0);
    if (!read.ok) return [say("unread", { word: text })];
    if (helm.over || actor === null) return [say("over")];
    const act = withHeld(table, read.value, choosing.cards);
    if (you === null) return verdictLines({ plan: act, verdict: verdictOn(table, act) }, asked);
    const need = (gift: string): number => {
      const known = GIFTS.find((one) => one === gift);
      return known === undefined ? 0 : giftCount(table, you, known);
    };
    const next = choiceFor(act, choosing.cards, need);
    const anytime = isOutOfTurn(act.type) && helm.asked.tools.some((tool) => tool === act.type);
    const mine = helm.mine || anytime;
    const gift = next?.at === "gift";
    const verdict = mine ? judge(table, act) : verdictOn(table, act);
    const short = gift && next.paid.length < next.need;
    // Choices still missing are asked for; the rules answer everything else.
    const owed = next?.at === "aim" ? verdict.price : 0;
    const lines = short ? [] : verdictLines({ plan: act, verdict }, asked);
    if (!short && verdict.allowed === "no") return lines;
    if (!mine) return [...lines, say("notNow", { name: actor })];
    if (next === null || (settings().confirm === "no" && !short && owed === 0)) {
      helm.post(writeAct(table.rulebook, act));
      return lines;
    }
    choosing.put(next);
    confirm.current = !short;
    if (short) helm.hand.current?.focus();
    return short ? [say("choose", { count: next.need - next.paid.length })] : [...lines, say("aimed")];
  };
  const up = choice.at === "card" ? choice.card : 0;
  return <CommandLine {...{ table, you, names, figures, shown, up, play, onClose }} log={live.log} />;
}
