"use client";

/** The current assumption, and one key for each alternative. It is recorded along with the next act. */
import { namedPiece, type Question, type Seat } from "@stillwater/engine";
import { only } from "@stillwater/table/queries";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { COMPANION_PARTS } from "@/modules/companions";
import { unsaidPart, usualPart } from "@/modules/usual-answer";
import { useVoice } from "@/stage/Voice";
import { seatAsked } from "./asked-of";

interface UsualProps {
  readonly question: Question;
  /** More than one seat drew: a key of its own asks for the others. */
  readonly several: boolean;
  readonly nameOf: (seat: Seat) => string;
  readonly onTold: (answer: string) => void;
  /** Asks all the questions explicitly. */
  readonly onMore: () => void;
}

/** More keys than this do not fit in one row. */
const MOST_KEYS = 4;

/** The sign of an answer, if a module has one. */
function markOf(answer: string): ReactNode {
  const named = namedPiece(answer);
  if (named === undefined) return null;
  return only(
    Object.values(COMPANION_PARTS).flatMap((part) => part?.mark?.(named) ?? []),
    `the sign of ${answer}`,
  );
}

export function UsualRow({ question, several, nameOf, onTold, onMore }: UsualProps) {
  const t = useTranslations("track");
  const voice = useVoice();
  const { of, to, answers } = question;
  const own = usualPart(question);
  const open = unsaidPart(question);
  const seat = seatAsked(to ?? of);
  const drawn = seat === null ? null : { name: nameOf(seat) };
  const says = own?.says ?? open?.says;
  const others = answers.filter((answer) => answer !== "?" && answer !== "no");
  const shown = several || others.length > MOST_KEYS ? [] : others;
  const face = (answer: string): ReactNode => {
    if (answer === "yes" && own !== undefined) return t(own.yes);
    const mark = markOf(answer);
    if (mark === undefined || mark === null) return voice.cardText(answer);
    return (
      <>
        {mark}
        <span className="unseen">{voice.cardText(answer)}</span>
      </>
    );
  };
  const usual = own === undefined ? "?" : "no";
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls
    <div
      className="companion-usual"
      role="group"
      aria-label={
        own !== undefined
          ? t(own.asks)
          : open !== undefined
            ? t(open.says)
            : drawn === null
              ? t("allDraw")
              : t("asksDrawn", drawn)
      }
      data-of={of}
      data-to={to}
    >
      <span aria-hidden="true">
        {says !== undefined ? t(says) : several || drawn === null ? t("allDraw") : t("draws", drawn)}
      </span>
      <button type="button" aria-pressed="true" data-answer={usual} onClick={() => onTold(usual)}>
        {t(own?.no ?? open?.unsaid ?? "nothing")}
      </button>
      {shown.map((answer) => (
        <button key={answer} type="button" data-answer={answer} onClick={() => onTold(answer)}>
          {face(answer)}
        </button>
      ))}
      {shown.length > 0 ? null : (
        <button type="button" data-answer="more" onClick={onMore}>
          {t(open?.say ?? "something")}
        </button>
      )}
    </div>
  );
}
