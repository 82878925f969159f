"use client";

/** Shown after the choice: the three acts that keep most, one's own beside them, and the main reason. */
import type { Act, Table } from "@stillwater/engine";
import type { Live } from "@stillwater/table/session";
import { Button, priceText } from "@stillwater/ui";
import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { type Stage, useStage } from "@/stage/useStage";
import { WithVoice } from "@/stage/Voice";
import { useCalled } from "@/table/advice/useCalled";
import { useReasonWords } from "@/table/advice/useReasonWords";
import { CompanionBoard } from "@/table/CompanionBoard";
import { useCards } from "@/table/useCards";
import { AnswerList } from "./AnswerList";
import { isSameChoice, type Ranked, readAgain } from "./choosing";
import { PlayOn } from "./PlayOn";
import type { AskedQuestion, QuestionOutcome } from "./questions";
import { useWeighing } from "./useWeighing";

interface AnswerProps {
  readonly question: AskedQuestion;
  readonly table: Table;
  readonly live: Live;
  readonly frame: NonNullable<Stage["frame"]>;
  readonly own: Act;
  readonly answer: QuestionOutcome;
  readonly ranked: readonly Ranked[];
  readonly onAgain: () => void;
}

export default function QuestionAnswer(props: AnswerProps) {
  return (
    <WithVoice>
      <Shown {...props} />
    </WithVoice>
  );
}

function Shown(props: AnswerProps) {
  const { question, table, live, frame, own, answer, ranked, onAgain } = props;
  const { figures } = live;
  if (figures === null) throw new Error("A question has a board.");
  const cards = useCards(table.rulebook);
  const stage = useStage({ live, table, figures, shortcuts: false, onKeys: () => undefined }, cards, false);
  const t = useTranslations("question");
  const why = useReasonWords(stage);
  const words = useCalled(stage);
  const called = (act: Act) => Object.values(words(act)).filter(Boolean).join(", ");
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => head.current?.focus(), []);
  const mine = ranked.findIndex(({ act }) => isSameChoice(readAgain(table, act), own));
  const [best] = ranked;
  const weighed = useWeighing(question, answer.acts[0]?.act ?? "", table, mine < 0 ? own : null);
  if (best === undefined) return null;
  const loss = weighed === "failed" ? null : (weighed?.loss ?? null);
  const wins = loss === null ? null : Math.max(0, Math.min(100, best.wins - loss.mean));
  const rows = ranked.map((row, place) => ({ ...row, you: place === mine }));
  const unranked = { act: own, price: undefined, wins, error: loss?.error ?? 0, you: true };
  const thoughts = [
    ...(mine === 0 ? [] : [{ act: own, word: t("yours") }]),
    { act: best.act, word: best.price > 0 ? priceText(best.price) : t("best") },
  ].map(({ act, word }) => ({ to: act.to, card: act.card, word }));
  return (
    <div className="question-answered">
      <div className="question-board">
        <CompanionBoard stage={{ ...stage, frame: { ...frame, thoughts } }} />
      </div>
      <section
        className="question-answer grid max-w-176 gap-2 border-t-[1.25px] border-ink pt-2"
        aria-labelledby="question-best"
      >
        <h2
          id="question-best"
          ref={head}
          tabIndex={-1}
          className="font-serif text-24 leading-[1.2] font-semibold text-balance"
        >
          {t("keeps", { act: called(best.act) })}
        </h2>
        <p className="text-quiet">{t(mine === 0 ? "wasFound" : "wasOther", { worlds: answer.worlds })}</p>
        <AnswerList {...{ answer, called }} rows={mine < 0 ? [...rows, unranked] : rows} />
        <p role="status" className="min-h-6">
          {weighed === "failed" ? t("unweighed") : mine < 0 && weighed?.done !== true ? t("weighing") : ""}
        </p>
        {weighed === null || weighed === "failed" ? null : (
          <p className="question-why font-serif text-18/[1.42]">{why({ ...best, reason: weighed.reason })}</p>
        )}
        <div className="flex flex-wrap gap-2">
          <PlayOn question={question} />
          <Button icon="undo" onClick={onAgain}>
            {t("again")}
          </Button>
        </div>
      </section>
    </div>
  );
}
