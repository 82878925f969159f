"use client";

/** Combines typing and saying an act with its answer: the board's stage, the answer, and the line for saying acts. */
import type { Act } from "@stillwater/engine";
import { saidAct } from "@stillwater/table/position";
import type { EntryView } from "@stillwater/table/session";
import type { SaidLineProps } from "./SaidLine";
import { type AimedAct, useAnswer } from "./useChecked";
import { type KeyStageTerms, useKeyStage } from "./useKeyStage";
import { useSaidLine } from "./useSaidLine";

interface TypedActTerms extends KeyStageTerms, Pick<SaidLineProps, "told" | "onUndo"> {
  readonly log: readonly EntryView[];
  /** No sheet is open, so that keys and words are handled here. */
  readonly awake: boolean;
  /** A game is being tracked: a price that depends on a revealed card is asked for afterwards. */
  readonly follows: boolean;
  /** An act that was not aimed on the board. */
  readonly meant?: AimedAct | null;
  /** An act without a space was said; false if it is ignored. */
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
