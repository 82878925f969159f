"use client";

/** What every table sets up around its board: keys, sounds, first words, questions, absences, and what may be discarded. */
import { useState } from "react";
import { useFirsts } from "@/firsts/useFirsts";
import { useCues } from "@/stage/useCues";
import { useKeptChoice } from "@/stage/useKeptChoice";
import { useKeys } from "@/stage/useKeys";
import type { Stage } from "@/stage/useStage";
import { useAbsence } from "@/table/absence/useAbsence";
import { useStanding } from "@/table/absence/useStanding";
import { useWaited } from "@/table/absence/useWaited";
import { useDiscard } from "@/table/act-builder/useDiscard";
import { useQuestions } from "@/table/frame/useQuestions";
import { useRuleSheet } from "@/table/verdict/useRuleSheet";

export function useTableFrame(stage: Stage) {
  const { helm } = stage;
  const { over, asked } = helm;
  const [overBefore] = useState(over);
  const [openRule, ruleSheet] = useRuleSheet();
  const questions = useQuestions(stage);
  const [line, firsts] = useFirsts(stage);
  const { bound, ...discarding } = useDiscard(stage);
  const standing = useStanding(stage.live.view);
  const absence = useAbsence(stage, standing);
  const waited = useWaited(stage.live, standing);
  useCues(stage);
  useKeptChoice(stage);
  useKeys(
    {
      pick: helm.pickByKey,
      discard: discarding.discard,
      back: helm.back,
      help: stage.onKeys,
      command: questions.ask,
      act: (type) => (asked.buttons.includes(type) ? helm.begin(type) : undefined),
    },
    stage.shortcuts,
  );
  return {
    ...{ openRule, ruleSheet, questions, firsts, bound, discarding, standing, absence, waited },
    // The task of a single turn takes precedence.
    firstLine: stage.ask === undefined ? line : undefined,
    /** The game ended while somebody was watching. */
    fresh: over && !overBefore,
  };
}
