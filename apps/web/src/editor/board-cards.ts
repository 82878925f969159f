import { namedPiece, namedPlace, type Table } from "@stillwater/engine";
import type { NamedKind } from "@/modules/room";
import { NAMED_KINDS } from "@/modules/rooms";

/** A card on the board whose face nobody knows, in the notation. */
export const UNKNOWN_FACE = "?";

/** Cards without a number that can lie on a board of this game, one of each kind. */
export function boardCards({ rulebook }: Table): readonly NamedKind[] {
  const lies = (name: string): boolean =>
    rulebook
      .copies(name)
      .some((copy) =>
        rulebook.acts.some(({ spec: { targets, traits = [] } }) =>
          (targets?.(rulebook, copy) ?? []).some((to) =>
            rulebook.cells.includes(to)
              ? traits.includes("aims") && !traits.includes("strikes")
              : namedPlace(rulebook.placeName(to))?.kind === "berth",
          ),
        ),
      );
  const names = [...new Set(rulebook.pieces.map(({ name }) => name))];
  return NAMED_KINDS.filter((kind) => names.some((name) => namedPiece(name)?.kind === kind && lies(name)));
}
