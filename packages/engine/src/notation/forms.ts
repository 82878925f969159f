/** How each type of act is written, as data: the first word, then where to, numbers, and cards. */
import type { ActType } from "../kernel/chapter";
import { ACT_TYPES } from "../kernel/chapter";
import type { Rulebook } from "../kernel/rulebook";
import type { Piece } from "../kernel/table";

/** The words of an act after its verb, in this order; what is absent is not written. */
export interface Form {
  /** `first`: the card's name stands in place of a verb, and its kind says which act it is. `verb`: the verb is the name of the card. */
  readonly card?: "first" | "verb";
  /** `berth`: implied by the verb, not written. `cell`: a cell of the grid. `place`: any place. */
  readonly to?: "berth" | "cell" | "place";
  /** `list`: `1 3`. `split`: `2-4-2`. `path`: names of places, kept as their numbers. */
  readonly numbers?: "list" | "split" | "path";
  /** `plain`: `12 55`. `paid`: `-12 -55`. */
  readonly cards?: "plain" | "paid";
}

export const FORMS: Readonly<Record<ActType, Form>> = {
  discard: { cards: "plain" },
  lay: { card: "first", to: "cell", cards: "paid" },
  start: { card: "verb", to: "berth" },
  finish: { card: "verb", to: "berth" },
  dial: { numbers: "list" },
  agree: { numbers: "split" },
  give: { cards: "plain" },
  // The sea, beyond the base game.
  rocks: { card: "verb", to: "place" },
  stay: { cards: "plain" },
  monster: { card: "verb", to: "cell" },
  compass: { card: "verb", to: "place" },
  pass: {},
  fog: { to: "place" },
  shed: { cards: "plain" },
  sweep: {},
  blind: {},
  turn: { to: "cell", cards: "paid" },
  swap: {},
  // The mountain.
  bridge: { card: "first", to: "cell", cards: "paid" },
  campfire: { card: "first", to: "cell", cards: "paid" },
  move: { to: "cell", cards: "paid" },
  summit: { card: "verb", to: "berth" },
  rope: {},
  herd: { numbers: "path", cards: "paid" },
  // Both games.
  stuck: {},
  waive: {},
};

/** The card that may be played as another one: `wild=37`, `wild=start`. */
export const STAND_IN = "wild";

/** The type of act by which a card is played that stands first: the one that can aim it somewhere, else `lay`. */
export function typeOfCard(rulebook: Rulebook, card: Piece): ActType {
  const owner = rulebook.acts.find(
    ({ spec }) => FORMS[spec.type].card === "first" && (spec.targets?.(rulebook, card).length ?? 0) > 0,
  );
  return owner?.spec.type ?? "lay";
}

/** The type of act that a first word is the verb of, where somebody can make such an act. */
export function typeOfVerb(rulebook: Rulebook, word: string): ActType | undefined {
  return ACT_TYPES.find(
    (type) => type === word && FORMS[type].card !== "first" && rulebook.actOf[type] !== undefined,
  );
}
