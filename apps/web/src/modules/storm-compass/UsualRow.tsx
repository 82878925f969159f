"use client";

/** What is taken for granted, and one key for each thing that may have been otherwise. It is written with the next act. */
import { namedPiece, namedPlace, type Question } from "@stillwater/engine";
import { StormBadge } from "@stillwater/ui/modules/storm-compass";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { usualAnswer } from "@/modules/usual-answer";
import { useVoice } from "@/stage/Voice";

interface UsualProps {
  readonly question: Question;
  /** More than one seat drew: who else is asked for by a key of its own. */
  readonly several: boolean;
  readonly names: readonly string[];
  readonly onTold: (answer: string) => void;
  /** Asks for all of it. */
  readonly onMore: () => void;
}

/** More keys than this do not stand in one row. */
const MOST_KEYS = 4;

export function UsualRow({ question, several, names, onTold, onMore }: UsualProps) {
  const t = useTranslations("track");
  const voice = useVoice();
  const { of, to, answers } = question;
  const bears = usualAnswer(question) === "no";
  const seat = namedPlace(to ?? "")?.number ?? 0;
  const others = answers.filter((answer) => answer !== "?" && answer !== "no");
  const shown = several || others.length > MOST_KEYS ? [] : others;
  const face = (answer: string): ReactNode => {
    if (answer === "yes") return t("goatYes");
    const storm = namedPiece(answer);
    const kind = (["yellow", "purple", "orange"] as const).find((one) => one === storm?.of);
    if (storm?.kind !== "storm" || kind === undefined) return voice.cardText(answer);
    return (
      <>
        <StormBadge storm={kind} />
        <span className="sr-only">{voice.cardText(answer)}</span>
      </>
    );
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls
    <div
      className="companion-usual"
      role="group"
      aria-label={bears ? t("asks_goat") : t("asksDrawn", { name: names[seat - 1] ?? "" })}
      data-of={of}
      data-to={to}
    >
      <span aria-hidden="true">
        {bears ? t("goatOn") : t(several ? "allDraw" : "draws", { name: names[seat - 1] ?? "" })}
      </span>
      <button
        type="button"
        aria-pressed="true"
        data-answer={bears ? "no" : "?"}
        onClick={() => onTold(bears ? "no" : "?")}
      >
        {bears ? t("goatNo") : t("nothing")}
      </button>
      {shown.map((answer) => (
        <button key={answer} type="button" data-answer={answer} onClick={() => onTold(answer)}>
          {face(answer)}
        </button>
      ))}
      {shown.length > 0 ? null : (
        <button type="button" data-answer="more" onClick={onMore}>
          {t("something")}
        </button>
      )}
    </div>
  );
}
