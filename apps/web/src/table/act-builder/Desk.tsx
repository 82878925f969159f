"use client";

/** What speaks to this person now: the verdict, the cards to choose, the table's own talk, or a quiet hint. */
import type { ClauseId } from "@stillwater/engine";
import { isFilling } from "@stillwater/table/act-builder";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { Stage } from "@/stage/useStage";
import type { Absence } from "@/table/absence/useAbsence";
import { useSources } from "@/table/verdict/citations";
import { VerdictPanel } from "@/table/verdict/VerdictPanel";
import { Filler } from "./Filler";
import { Hint } from "./Hint";
import { Speech } from "./Speech";

interface DeskProps {
  readonly stage: Stage;
  readonly onRule: (clause: ClauseId) => void;
  /** What speaks to the whole table in place of a verdict: the Start, the end. */
  readonly speech: ReactNode;
  /** Further choices about what is aimed. */
  readonly detail: ReactNode;
  /** First-time words, where what is always said stands otherwise. */
  readonly first?: ReactNode;
  /** That somebody is away, or waited for: said where nothing is chosen. */
  readonly absence?: Absence | undefined;
}

export function Desk({ stage, onRule, speech, detail, first, absence }: DeskProps) {
  const { helm, shown, you } = stage;
  const t = useTranslations("table");
  const { choice } = helm.choosing;
  useSources(choice.at !== "rest");
  return (
    <section className="table-desk" aria-label={t("verdict")}>
      {speech === undefined ? (
        <div className="table-said">
          {isFilling(choice) ? (
            <Filler stage={stage} choice={choice} onRule={onRule} first={first} />
          ) : shown !== null && you !== null ? (
            <VerdictPanel stage={stage} shown={shown} onRule={onRule} first={first} />
          ) : (
            <Hint stage={stage} first={first} absence={absence} />
          )}
          {detail}
        </div>
      ) : helm.over ? (
        speech
      ) : (
        <Speech>{speech}</Speech>
      )}
    </section>
  );
}
