"use client";

import { type ReactNode, useEffect } from "react";
import type { Stage } from "@/stage/useStage";
import type { Absence } from "@/table/absence/useAbsence";
import { useHintWords } from "./useHintWords";

interface HintProps {
  readonly stage: Stage;
  /** First-time words, in place of the usual ones. */
  readonly first?: ReactNode;
  /** Tells that somebody is away or waited for, while nothing is chosen. */
  readonly absence?: Absence | undefined;
}

/** A quiet line while there is no verdict. */
export function Hint({ stage, first, absence }: HintProps) {
  const { headline, text, dead } = useHintWords(stage);
  const resting = stage.helm.choosing.choice.at === "rest";
  const aloud = dead ? `${headline} ${text}` : null;
  const { speak } = stage.helm.toasts;
  useEffect(() => {
    if (aloud !== null) speak(aloud);
  }, [aloud, speak]);
  return (
    <div className="table-hint" data-reason={dead ? "" : undefined}>
      <p className="table-prompt">{headline}</p>
      {first != null && !dead ? (
        first
      ) : (
        <p className="text-quiet">{resting ? (absence?.text ?? text) : text}</p>
      )}
      {resting ? absence?.action : null}
    </div>
  );
}
