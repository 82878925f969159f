"use client";

import type { ToldLosing } from "@stillwater/analysis";
import { turnsOf } from "@stillwater/table/log";
import { Button } from "@stillwater/ui";
import { useTranslations } from "next-intl";
import { memo } from "react";
import { useVoice } from "@/stage/Voice";
import type { CaptainsGame } from "./captains-game";
import { Head } from "./Head";
import { losingText } from "./losing-text";

/** How a mark is drawn: solid if proven, dashed if between two moves, quiet if unknown. */
const MARKS = { here: "", between: "border-dashed", unknown: "text-quiet" } as const;

interface WhereLostProps extends CaptainsGame {
  readonly losing: ToldLosing;
  readonly looking: boolean;
}

/** Where the game was lost, with links that show how it could be won. */
export const WhereLost = memo(function WhereLost({
  course,
  names,
  losing,
  looking,
  onStep,
  onLine,
}: WhereLostProps) {
  const t = useTranslations("captain");
  const voice = useVoice();
  const said = losingText({ course, names, losing, looking }, voice, t);
  if (said === null) return null;
  const { won } = losing;
  return (
    <div className="grid justify-items-start gap-2">
      {said.kind === null ? null : (
        <p className={`rounded-sm border border-ink px-2 py-0.5 font-semibold ${MARKS[said.kind]}`}>
          {t(`marks.${said.kind}`)}
        </p>
      )}
      <Head>{said.head}</Head>
      {said.text === "" ? null : <p>{said.text}</p>}
      {won === null ? null : (
        <div className="flex flex-wrap items-center gap-2 py-2">
          <Button variant="primary" onClick={() => onLine(won.after, won.line)}>
            {t("seeHow")}
          </Button>
          <Button onClick={() => onStep(won.after)}>
            {t("goThere", { turn: turnsOf(course)[won.after] ?? 0 })}
          </Button>
        </div>
      )}
    </div>
  );
});
