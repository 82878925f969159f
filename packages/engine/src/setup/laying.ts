/** Lays what the fields of a setup say, one place at a time. */
import type { Draft, SaidAt } from "./draft";
import type { Stack } from "./setup";

/** Where in a setup something was said. */
export const saidAt = (path: string): SaidAt => ({ at: 0, path });

/** Lays what a place holds: a number of hidden cards, or named ones, with `?` for a hidden one among them. */
export function layAt(draft: Draft, name: string, stack: Stack, path: string): void {
  const place = draft.place(name, saidAt(path));
  if (place === undefined) return;
  draft.begin(place);
  if (typeof stack === "number") {
    draft.hide(stack, place, saidAt(path));
    return;
  }
  stack.forEach((word, index) => {
    const at = saidAt(stack.length === 1 ? path : `${path}.${index}`);
    if (word === "?") draft.hide(1, place, at);
    else draft.lay(word, place, at);
  });
}

/** A stack of `count` pieces of one name. */
export const times = (word: string, count: number): readonly string[] =>
  Array.from({ length: count }, () => word);

/** Lays the mark of a cell at the place that says something about the card on the cell. */
export function layMark(draft: Draft, cell: string, place: string, path: string): void {
  if (draft.place(cell, saidAt(path)) !== undefined) layAt(draft, place, [`mark:${cell}`], path);
}
