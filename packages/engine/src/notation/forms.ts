/** How each type of act is written, as declared by the game or the module that brings it. */
import type { ActType } from "../kernel/chapter";
import { ACT_TYPES } from "../kernel/chapter";
import type { Rulebook } from "../kernel/rulebook";
import type { Piece } from "../kernel/table";
import { ALL_KINDS, type BroughtAct } from "../modules/names";
import type { Form } from "./kinds";

/** The form of each act. Asking for an act that no game or module brings does not compile. */
export const FORMS: Readonly<Record<BroughtAct, Form>> = Object.assign(
  {},
  ...ALL_KINDS.map(({ acts }) => acts),
);

/** The type of act for a card that stands first: the one that can aim it somewhere, else `lay`. */
export function typeOfCard(rulebook: Rulebook, card: Piece): ActType {
  const owner = rulebook.acts.find(
    ({ spec }) => FORMS[spec.type].card === "first" && (spec.targets?.(rulebook, card).length ?? 0) > 0,
  );
  return owner?.spec.type ?? "lay";
}

/** The type of act that has a word as its verb; undefined where the rulebook has no such act. */
export function typeOfVerb(rulebook: Rulebook, word: string): ActType | undefined {
  return ACT_TYPES.find(
    (type) => type === word && FORMS[type].card !== "first" && rulebook.actOf[type] !== undefined,
  );
}
