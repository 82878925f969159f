"use client";

/** After the choice: the three acts that keep most, one's own beside them, and the one reason. */
import type { Live } from "@stillwater/table/session";
import { Button, priceText } from "@stillwater/ui";
import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { type Stage, useStage } from "@/stage/useStage";
import { WithVoice } from "@/stage/Voice";
import { useReasonWords } from "@/table/advice/useReasonWords";
import { CompanionBoard } from "@/table/CompanionBoard";
import { useCards } from "@/table/useCards";
import { AnswerRow } from "./AnswerRow";
import { PlayOn } from "./PlayOn";
import { type ChosenAct, useBesideBest } from "./useBesideBest";
import { useCalled } from "./useCalled";

interface AnswerProps extends ChosenAct {
  readonly live: Live;
  readonly frame: NonNullable<Stage["frame"]>;
  readonly onAgain: () => void;
}

export default function QuestionAnswer(props: AnswerProps) {
  return (
    <WithVoice>
      <Shown {...props} />
    </WithVoice>
  );
}

const nothing = (): void => undefined;

function Shown(props: AnswerProps) {
  const { question, table, live, frame, own, answer, onAgain } = props;
  const { figures } = live;
  if (figures === null) throw new Error("A question has a board.");
  const cards = useCards(table.rulebook);
  const stage = useStage({ live, table, figures, shortcuts: false, onKeys: nothing }, cards, false);
  const t = useTranslations("question");
  const why = useReasonWords(stage);
  const called = useCalled(stage);
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => head.current?.focus(), []);
  const { best, mine, rows, weighed } = useBesideBest(props);
  if (best === undefined) return null;
  const thoughts = [
    ...(mine === 0 ? [] : [{ act: own, word: t("yours") }]),
    { act: best.act, word: best.price > 0 ? priceText(best.price) : t("best") },
  ].map(({ act, word }) => ({ to: act.to, card: act.card, word }));
  return (
    <div
      className="grid grid-cols-1 gap-x-8 gap-y-3
      md:grid-cols-[minmax(0,1fr)_clamp(20rem,36vw,30rem)] md:items-start"
    >
      <div className="question-board">
        <CompanionBoard stage={{ ...stage, frame: { ...frame, thoughts } }} />
      </div>
      <section
        className="question-answer grid max-w-176 gap-2 border-t-[1.25px] border-t-ink pt-2"
        aria-labelledby="question-best"
      >
        <h2
          className="font-serif text-24/[1.2] font-520 text-balance outline-offset-3"
          id="question-best"
          ref={head}
          tabIndex={-1}
        >
          {t("keeps", { act: called(best.act) })}
        </h2>
        <p className="text-quiet">{t(mine === 0 ? "wasFound" : "wasOther", { worlds: answer.worlds })}</p>
        <ol>
          {rows.map((row, index) => (
            <AnswerRow
              key={answer.acts[index]?.act ?? "own"}
              {...{ ...row, name: called(row.act), best: index === 0, you: index === mine }}
            />
          ))}
        </ol>
        <p role="status" className="min-h-6">
          {weighed === "failed"
            ? t("unweighed")
            : rows.length > answer.acts.length && weighed?.done !== true
              ? t("weighing")
              : ""}
        </p>
        {weighed === null || weighed === "failed" ? null : (
          <p className="font-serif text-18/[1.4] font-450">{why({ ...best, reason: weighed.reason })}</p>
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
