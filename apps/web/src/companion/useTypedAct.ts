"use client";

/** From what is typed or said to what is answered: the stage of the board, the answer, and the line to say acts into. */
import type { Act } from "@stillwater/engine";
import { saidAct } from "@stillwater/table/position";
import type { EntryView } from "@stillwater/table/session";
import type { SaidLineProps } from "./SaidLine";
import { type AimedAct, useAnswer } from "./useChecked";
import { type KeyStageTerms, useKeyStage } from "./useKeyStage";
import { useSaidLine } from "./useSaidLine";

interface TypedActTerms extends KeyStageTerms, Pick<SaidLineProps, "told" | "onUndo"> {
  readonly log: readonly EntryView[];
  /** No sheet is open: keys and words mean something here. */
  readonly awake: boolean;
  /** A game is followed: what is paid once more has come to light is told afterwards. */
  readonly follows: boolean;
  /** An act that was not aimed on the board. */
  readonly meant?: AimedAct | null;
  /** An act was said that is not aimed at a space; false where nothing comes of it. */
  readonly onMeant: (plan: Act) => boolean;
}

export function useTypedAct(terms: TypedActTerms) {
  const { table, names, seat, log, awake, onMeant, onTyped, meant = null, told, onUndo } = terms;
  const typing = useKeyStage({ ...terms, keys: terms.keys && awake });
  const { stage, piece, aimed } = typing;
  const { choosing } = stage.helm;
  const shown = meant ?? aimed;
  const later = terms.follows && shown !== null && choosing.around.fit(shown.plan).later === true;
  const line = useSaidLine({
    ...{ table, figures: stage.figures, names, log, seat, piece, shown: aimed, told, onUndo },
    enabled: awake,
    onAct: (act) => {
      const said = saidAct(table, act, choosing.around.count);
      if (said.typed === null) return onMeant(said.plan);
      onTyped(said.typed);
      choosing.put({ at: "aim", by: "card", plan: said.plan });
      return true;
    },
  });
  return { ...typing, ...useAnswer(table, shown, later), later, line };
}
