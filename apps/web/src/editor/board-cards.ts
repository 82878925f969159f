import { namedPlace, type Table } from "@stillwater/engine";
import type { NamedKind } from "@/modules/room";

/** A card on the board whose face nobody knows, as the notation writes it. */
export const UNKNOWN_FACE = "?";

/** Cards without a number that can lie on a board of this game, one of each kind. */
export function boardCards({ rulebook }: Table): readonly NamedKind[] {
  const lies = (name: string): boolean =>
    rulebook
      .copies(name)
      .some((copy) =>
        rulebook.acts.some(({ spec }) =>
          (spec.targets?.(rulebook, copy) ?? []).some(
            (to) => rulebook.cells.includes(to) || namedPlace(rulebook.placeName(to))?.kind === "berth",
          ),
        ),
      );
  return (["start", "finish", "wild", "bridge", "campfire", "summit"] as const).filter((name) =>
    lies(name === "campfire" ? "campfire:g" : name),
  );
}
