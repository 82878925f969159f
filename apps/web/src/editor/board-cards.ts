import { namedPlace, type Table } from "@stillwater/engine";

/** A card on the board whose face nobody knows, as the notation writes it. */
export const UNKNOWN_FACE = "?";

/** Cards without a number that can lie on a board of this game, one of each kind. */
export function boardCards({ rulebook }: Table): readonly string[] {
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
  return ["start", "finish", "wild", "bridge", "campfire", "summit"].filter((name) =>
    lies(name === "campfire" ? "campfire:g" : name),
  );
}
