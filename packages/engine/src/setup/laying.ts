/** Lays what fields of a setup say, a place at a time. */
import type { Draft, SaidAt } from "./draft";
import type { Stack } from "./setup";

/** Where in a setup something was said. */
export const saidAt = (path: string): SaidAt => ({ at: 0, path });

/** Lays what a place holds: so many hidden cards, or named ones, `?` for a hidden one among them. */
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

/** So many pieces of a name. */
export const times = (word: string, count: number): readonly string[] =>
  Array.from({ length: count }, () => word);

/** A mark of a cell says something of the card there. */
export function layMark(draft: Draft, cell: string, place: string, path: string): void {
  if (draft.place(cell, saidAt(path)) !== undefined) layAt(draft, place, [`mark:${cell}`], path);
}
