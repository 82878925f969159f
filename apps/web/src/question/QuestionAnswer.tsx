"use client";

/** After the choice: the three acts that keep most, one's own beside them, and the one reason. */
import type { Act, Table } from "@stillwater/engine";
import { GIFTS } from "@stillwater/table/act-builder";
import type { Live } from "@stillwater/table/session";
import { Button, priceText } from "@stillwater/ui";
import { useRouter } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { fetched } from "@/layout/late";
import { isFull } from "@/local-games/full";
import { type Stage, useStage } from "@/stage/useStage";
import { useVoice, WithVoice } from "@/stage/Voice";
import { useActWords } from "@/table/act-builder/useActWords";
import { pieceNamesOf, useReasonWords } from "@/table/advice/useReasonWords";
import { CompanionBoard } from "@/table/CompanionBoard";
import { useCards } from "@/table/useCards";
import { isSameChoice, type Ranked, readAgain } from "./choosing";
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

const nothing = (): void => undefined;

function Shown(props: AnswerProps) {
  const { question, table, live, frame, own, answer, ranked, onAgain } = props;
  const { figures } = live;
  if (figures === null) throw new Error("A question has a board.");
  const cards = useCards(table.rulebook);
  const stage = useStage({ live, table, figures, shortcuts: false, onKeys: nothing }, cards, false);
  const t = useTranslations("question");
  const why = useReasonWords(stage);
  const called = useCalled(stage);
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => head.current?.focus(), []);
  const mine = ranked.findIndex(({ act }) => isSameChoice(readAgain(table, act), own));
  const [best] = ranked;
  const weighed = useWeighing(question, answer.acts[0]?.act ?? "", table, mine < 0 ? own : null);
  if (best === undefined) return null;
  const loss = weighed === "failed" ? null : (weighed?.loss ?? null);
  const thoughts = [
    ...(mine === 0 ? [] : [{ act: own, word: t("yours") }]),
    { act: best.act, word: best.price > 0 ? priceText(best.price) : t("best") },
  ].map(({ act, word }) => ({ to: act.to, card: act.card, word }));
  return (
    <div className="question-answered">
      <div className="question-board">
        <CompanionBoard stage={{ ...stage, frame: { ...frame, thoughts } }} />
      </div>
      <section className="question-answer" aria-labelledby="question-best">
        <h2 id="question-best" ref={head} tabIndex={-1}>
          {t("keeps", { act: called(best.act) })}
        </h2>
        <p className="text-quiet">{t(mine === 0 ? "wasFound" : "wasOther", { worlds: answer.worlds })}</p>
        <ol>
          {ranked.map((row, index) => (
            <Row
              key={answer.acts[index]?.act}
              name={called(row.act)}
              {...row}
              best={index === 0}
              you={index === mine}
            />
          ))}
          {mine >= 0 ? null : (
            <Row
              name={called(own)}
              price={undefined}
              wins={loss === null ? null : Math.max(0, Math.min(100, best.wins - loss.mean))}
              error={loss?.error ?? 0}
              best={false}
              you
            />
          )}
        </ol>
        <p role="status" className="min-h-6">
          {weighed === "failed" ? t("unweighed") : mine < 0 && weighed?.done !== true ? t("weighing") : ""}
        </p>
        {weighed === null || weighed === "failed" ? null : (
          <p className="question-why">{why({ ...best, reason: weighed.reason })}</p>
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

/** An act in a few words: the card and where it goes, or what is given. */
function useCalled(stage: Stage): (act: Act) => string {
  const t = useTranslations("advice");
  const voice = useVoice();
  const words = useActWords(stage);
  return (act) => {
    if (GIFTS.some((gift) => gift === act.type)) return t("give", { cards: pieceNamesOf(stage, act.cards) });
    const place = act.to === 0 ? "" : voice.placeText(stage.table.rulebook.placeName(act.to));
    return place === "" ? words.aim(act, 0) : `${words.aim(act, 0)}, ${place}`;
  };
}

interface RowProps {
  readonly name: string;
  readonly price: number | undefined;
  /** Null while it is not known. */
  readonly wins: number | null;
  readonly error: number;
  readonly best: boolean;
  readonly you: boolean;
}

function Row({ name, price, wins, error, best, you }: RowProps) {
  const t = useTranslations("question");
  const low = Math.max(0, (wins ?? 0) - error);
  const high = Math.min(100, (wins ?? 0) + error);
  return (
    <li data-best={best ? "" : undefined}>
      <span>
        {name}
        {you ? <b> · {t("yours")}</b> : null}
      </span>
      <span className="text-act tabular-nums">
        {price === undefined || price === 0 ? "" : priceText(price)}
      </span>
      <span className="question-bar" aria-hidden="true">
        {wins === null ? null : (
          <>
            <span style={{ width: `${wins}%` }} />
            <i style={{ insetInlineStart: `${low}%`, width: `${high - low}%` }} />
          </>
        )}
      </span>
      <span className="text-end font-serif text-xl tabular-nums">
        <span aria-hidden="true">{wins ?? "…"}</span>
        <span className="sr-only">{wins === null ? t("weighing") : t("wins", { wins, error })}</span>
      </span>
    </li>
  );
}

/** The same position with the quiet crew at the other seats, on this device. */
function PlayOn({ question }: { readonly question: AskedQuestion }) {
  const t = useTranslations("question");
  const open = useTranslations("open");
  const hands = useTranslations("hands");
  const locale = useLocale();
  const router = useRouter();
  const [state, setState] = useState<"idle" | "busy" | "failed" | "full">("idle");
  const go = async (): Promise<void> => {
    setState("busy");
    try {
      const { playOnFrom } = await fetched(() => import("./play-on"));
      const called = (seat: number) => hands("twice", { hand: hands("steady"), seat });
      router.push(
        `/${locale}${await playOnFrom(question, { you: t("seat", { seat: question.seat + 1 }), called }, locale)}`,
      );
    } catch (cause) {
      setState(isFull(cause) ? "full" : "failed");
    }
  };
  return (
    <>
      <Button variant="primary" disabled={state === "busy"} onClick={() => void go()}>
        {t("playOn")}
      </Button>
      {state === "failed" || state === "full" ? (
        <p role="alert">{open(state === "full" ? "full" : "notKept")}</p>
      ) : null}
    </>
  );
}
