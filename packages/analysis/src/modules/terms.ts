/** What the analysis may rely on with the modules in play. */
import { onceFor } from "@stillwater/crew";
import { describe, modulesIn, type Rulebook, readOptions, type Table } from "@stillwater/engine";
import { TERMS } from "./list";
import { BOUNDS, type Bound, type Terms } from "./shapes";

const termsOf = onceFor((rulebook: Rulebook): readonly Terms[] => {
  const options = readOptions(rulebook.code);
  return options.ok ? modulesIn(options.value).map((id) => TERMS[id]) : [];
});

/** Whether all win or lose together. */
export function winsTogether(rulebook: Rulebook): boolean {
  return termsOf(rulebook).every(({ against }) => !against);
}

/** The bounds that hold with all of the chosen modules. */
export function soundBounds(rulebook: Rulebook): ReadonlySet<Bound> {
  const terms = termsOf(rulebook);
  return new Set(BOUNDS.filter((bound) => terms.every(({ sound }) => sound.includes(bound))));
}

/** Whether a game is played without any module. */
export function isBare(rulebook: Rulebook): boolean {
  return termsOf(rulebook).length === 0;
}

/** Whether useless cards are interchangeable: not while a rope can return a hand to its pile. */
export function isPlain(table: Table): boolean {
  const { ropes } = describe(table);
  return (ropes === null || ropes.left === 0) && termsOf(table.rulebook).every(({ plain }) => plain);
}
