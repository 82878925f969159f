/** A lesson's board as a game that can be simulated further: all cards that the lesson leaves out lie in the piles. */
import { countAt, mask, type Place, type Table, withStacks } from "@stillwater/engine";
import { type Lesson, READER } from "./lessons";

/** The places of a lesson: advice is not asked about places that are not drawn. */
export function shownPlacesOf({ rulebook }: Table, { rows }: Lesson): readonly Place[] {
  const hidden = new Set(rulebook.rows.slice(rows).flat());
  return [...rulebook.places.keys()].filter((place) => !hidden.has(place));
}

export function playable(table: Table): Table {
  const { pieces, places, piles } = table.rulebook;
  // Cards that the lesson does not deal lie where the pieces of the box begin.
  const begins = new Set(pieces.flatMap(({ token, starts }) => (token ? [] : [starts])));
  let left = 0;
  const stacks = places.flatMap(({ name }, place) => {
    if (!begins.has(name) && !piles.includes(place)) return [];
    left += countAt(table, place);
    return [{ name, seat: piles.indexOf(place) }];
  });
  const dealt = stacks.map(({ name, seat }) => {
    const share = Math.floor(left / piles.length) + (seat < left % piles.length ? 1 : 0);
    return [name, seat < 0 ? [] : [`?x${share}`]] as const;
  });
  const read = withStacks(mask(table, READER), Object.fromEntries(dealt));
  if (!read.ok) throw new Error("A lesson cannot be played on.");
  return read.value;
}
