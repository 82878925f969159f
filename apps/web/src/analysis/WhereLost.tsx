"use client";

import type { ToldLosing } from "@stillwater/analysis";
import { closed } from "@stillwater/engine";
import { logOf, turnsOf } from "@stillwater/table/log";
import { Button } from "@stillwater/ui";
import { useTranslations } from "next-intl";
import { useVoice } from "@/stage/Voice";
import type { CaptainsGame } from "./captains-game";
import { Head } from "./Head";

/** How a mark is drawn: what is proven solid, what lies between dashed, what is not known quiet. */
const MARKS = { here: "", between: "border-dashed", unknown: "text-quiet" } as const;

interface WhereLostProps extends CaptainsGame {
  readonly losing: ToldLosing;
  readonly looking: boolean;
}

/** More sentences than these are no help at a glance. */
const MOST_SHUT = 2;

/** Three answers and no fourth: proven here, between these two moves, not known. */
export function WhereLost({ course, names, losing, looking, onStep, onLine }: WhereLostProps) {
  const t = useTranslations("captain");
  const voice = useVoice();
  const turns = turnsOf(course);
  const { kind, won, lost } = losing;
  const at = (after: number): number => turns[after] ?? turns.at(-1) ?? 0;
  const entry = won ? logOf(course, "all")[won.after] : undefined;
  const after = course.tables[lost.after];
  const shut = lost.proof === "spaces" && after !== undefined ? closed(after).slice(0, MOST_SHUT) : [];
  const proof =
    shut.length > 0
      ? shut.map((closure) => voice.closedText(closure)).join(" ")
      : lost.proof === null
        ? null
        : t(`proofs.${lost.proof}`);
  // What a bound tells is there before the first game is played on; a line follows, unless it is stopped or none is found.
  if (!won && kind !== "here" && (looking || proof !== null))
    return proof === null ? null : (
      <div className="grid justify-items-start gap-2">
        <Head>{t("lostBy", { turn: at(lost.after) })}</Head>
        <p>{proof}</p>
      </div>
    );
  return (
    <div className="grid justify-items-start gap-2">
      <p className={`rounded-sm border border-ink px-2 py-0.5 font-semibold ${MARKS[kind]}`}>
        {t(`marks.${kind}`)}
      </p>
      {won && kind === "here" ? (
        <>
          <Head>{t("here", { turn: at(won.after) })}</Head>
          <p>
            {entry ? voice.logText(entry, names) : null} {proof}
          </p>
        </>
      ) : null}
      {!won && kind === "here" ? (
        <>
          <Head>{t("neverHere")}</Head>
          <p>{proof}</p>
        </>
      ) : null}
      {won && kind === "between" ? (
        <>
          <Head>{t("between", { from: at(won.after), to: at(lost.after) })}</Head>
          <p>
            {t("betweenText", { from: at(won.after), to: at(lost.after) })} {proof}
          </p>
        </>
      ) : null}
      {kind === "unknown" ? (
        <>
          <Head>{won ? t("unknown", { turn: at(won.after) }) : t("unknownAll")}</Head>
          <p>{won ? t("unknownText", { turn: at(won.after) }) : t("unknownAllText")}</p>
        </>
      ) : null}
      {won ? (
        <div className="flex flex-wrap items-center gap-2 py-2">
          <Button variant="primary" onClick={() => onLine(won.after, won.line)}>
            {t("seeHow")}
          </Button>
          <Button onClick={() => onStep(won.after)}>{t("goThere", { turn: at(won.after) })}</Button>
        </div>
      ) : null}
    </div>
  );
}
