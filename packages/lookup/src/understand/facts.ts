/**
 * What a question tells of where cards lie, as facts: "30 is left, 38 right of it" tells two. A word of place can belong to
 * the card before it, to the one behind it or to the one that is tried, in whatever order they stand; every way in which each
 * word has its cards and each card its place is a reading of them.
 */
import { type Between, type Option, optionsAt } from "./options";
import type { CardIndex, PlaceFact, SpaceTold, ToldLine } from "./told-line";

/** One way of reading what a question tells. */
export interface Facts {
  readonly tried: CardIndex;
  readonly facts: readonly PlaceFact[];
  readonly spots: ReadonlyMap<CardIndex, SpaceTold>;
  readonly gaps: readonly Between[];
}

/** A reading is put together of one option of each node; so many are more than any question that means one thing. */
const MOST_READINGS = 2000;

/** What options tell together; null where a card has two spaces. */
function joined(tried: CardIndex, options: readonly Option[]): Facts | null {
  const spots = new Map<CardIndex, SpaceTold>();
  for (const { spot: told } of options) {
    if (told === undefined) continue;
    const known = spots.get(told[0]) ?? {};
    if (Object.keys(told[1]).some((key) => key in known)) return null;
    spots.set(told[0], { ...known, ...told[1] });
  }
  return {
    tried,
    facts: options.flatMap(({ facts = [] }) => facts),
    spots,
    gaps: options.flatMap(({ gap = [] }) => gap),
  };
}

/** Every reading of what is told where this card is tried, those that are said most plainly first. */
export function readingsOf(
  told: ToldLine,
  tried: CardIndex,
): readonly { readonly facts: Facts; readonly cost: number }[] {
  const nodes = told.nodes.flatMap((_, at) => {
    const options = optionsAt(told, at, tried);
    return options === null ? [] : [options];
  });
  const count = nodes.reduce((product, options) => product * options.length, 1);
  if (count === 0 || count > MOST_READINGS) return [];
  const chosen = nodes.reduce<readonly (readonly Option[])[]>(
    (all, options) => all.flatMap((each) => options.map((option) => [...each, option])),
    [[]],
  );
  return chosen.flatMap((options) => {
    const facts = joined(tried, options);
    const styles = new Set(options.flatMap(({ style = [] }) => style));
    const cost = options.reduce((sum, each) => sum + each.cost, styles.size > 1 ? 2 : 0);
    return facts === null ? [] : [{ facts, cost }];
  });
}
