/** Fills stacks of which a setup says nothing with what is left of the box once all that it names is laid. */
import { countAt, NOWHERE, type Place } from "../kernel/table";
import { placeNumber } from "../notation/fact";
import type { Draft } from "./draft";
import { isHeldBy } from "./holders";

/** Cards laid are taken from the piles; if these are given, from the discards; and as a last resort from the hands. */
export function fillStacks(draft: Draft): void {
  const { rulebook, base } = draft;
  for (const [place, { own }] of rulebook.places.entries()) if (own) fillOwn(draft, place);
  const { hands, piles, discards } = rulebook;
  const deck = placeNumber(rulebook, "deck") ?? NOWHERE;
  const stacks = countAt(base, deck) > 0 ? [deck] : piles;
  const unsaid = (places: readonly Place[]): readonly Place[] =>
    places.filter((place) => !draft.isSaid(place));
  const [open, spare] = [unsaid(stacks), unsaid(discards)];
  const heights = new Map(
    [...open, ...spare, ...unsaid(hands)].map((place) => [place, draft.countAt(place)]),
  );
  let missing = missingCards(draft);
  const change = (places: readonly Place[]): void => {
    while (missing !== 0 && places.length > 0) {
      const place = places.reduce((best, other) => {
        const [a, b] = [heights.get(best) ?? 0, heights.get(other) ?? 0];
        return missing > 0 ? (b < a ? other : best) : b >= a ? other : best;
      });
      const height = heights.get(place) ?? 0;
      if (missing < 0 && height === 0) return;
      heights.set(place, height + Math.sign(missing));
      missing -= Math.sign(missing);
    }
  };
  change(open.length > 0 ? open : spare);
  if (missing < 0) change(spare);
  if (missing < 0) change(unsaid(hands));
  for (const [place, height] of heights) {
    const own = draft.left(place).length;
    draft.begin(place);
    for (const piece of draft.left(place)) draft.stay(piece, place);
    draft.hide(Math.max(0, height - own), place, { at: 0 });
  }
}

/** How many pieces would lie nowhere if all other places were as in the base; negative where there are too many. */
function missingCards(draft: Draft): number {
  const { rulebook } = draft;
  let have = 0;
  for (let place = NOWHERE + 1; place <= rulebook.lastPlace; place++) have += draft.countAt(place);
  return rulebook.pieces.filter((spec) => spec.starts !== "").length - have;
}

/**
 * Cards that were turned up, or that lie hidden at places for such cards only, are taken from their own stack; no other
 * stack can make up for one too many there.
 */
function fillOwn(draft: Draft, own: Place): void {
  const { rulebook } = draft;
  const name = rulebook.placeName(own);
  const cards = rulebook.pieces.flatMap((spec, piece) => (spec.starts === name ? [piece] : []));
  const hidden = rulebook.places.map(({ holds }, place) => {
    if (place === own || holds === "cards") return 0;
    const count = draft.hiddenAt(place);
    return count > 0 && cards.some((card) => isHeldBy(holds, rulebook.pieceName(card))) ? count : 0;
  });
  const taken = hidden.reduce((sum, count) => sum + count, cards.filter((card) => draft.isUsed(card)).length);
  const need = cards.length;
  if (draft.isSaid(own)) {
    const have = draft.countAt(own) + taken;
    if (have > need) draft.wrong({ at: 0, path: name }, "position.count", { need, have });
    return;
  }
  draft.begin(own);
  draft.hide(Math.max(0, need - taken), own, { at: 0 });
}
