"use client";

import type { ActLine } from "@stillwater/analysis";
import { branch, logOf, turnsOf, withAct } from "@stillwater/table/log";
import { Button } from "@stillwater/ui";
import { useTranslations } from "next-intl";
import { memo } from "react";
import { useVoice } from "@/stage/Voice";
import { type CaptainsGame, inHundred } from "./captains-game";
import { Head } from "./Head";
import type { ToldCost } from "./telling";

interface DearestProps extends CaptainsGame {
  readonly dearest: readonly ToldCost[];
  readonly done: boolean;
}

/** The decisions that cost most, each with a better alternative. Memoised: finding the words goes through the whole game. */
export const Dearest = memo(function Dearest({ course, names, dearest, done, onStep, onLine }: DearestProps) {
  const t = useTranslations("captain");
  const voice = useVoice();
  const turns = turnsOf(course);
  const log = logOf(course, "all");
  /** An act that was not done, worded as in the log. */
  const otherwise = (after: number, { seat, text }: ActLine): string => {
    const tried = withAct(branch(course, after), seat, text);
    const entry = "course" in tried ? logOf(tried.course, "all").at(-1) : undefined;
    return entry ? voice.logText(entry, names) : text;
  };
  if (dearest.length === 0) return done ? <p className="text-quiet">{t("noneDear")}</p> : null;
  return (
    <>
      <Head as="h3">{t("dearest")}</Head>
      <p className="text-quiet">{t("fair")}</p>
      <ol>
        {dearest.map(({ after, chance, better }) => {
          const entry = log[after];
          return better === null ? null : (
            <li className="border-b border-b-hair py-2" key={after}>
              <p>
                <strong>{t("turn", { turn: turns[after] ?? 0 })}</strong>{" "}
                {entry ? voice.logText(entry, names) : null} {t("kept", { chance: inHundred(chance) })}
              </p>
              <p>
                {otherwise(after, better.act)}{" "}
                {t("keptBetter", { chance: inHundred(better.chance), error: inHundred(better.error) })}
              </p>
              <div className="flex flex-wrap items-center gap-2 py-2">
                <Button onClick={() => onLine(after, [better.act])}>{t("tryIt")}</Button>
                <Button onClick={() => onStep(after)}>{t("goThere", { turn: turns[after] ?? 0 })}</Button>
              </div>
            </li>
          );
        })}
      </ol>
    </>
  );
});
