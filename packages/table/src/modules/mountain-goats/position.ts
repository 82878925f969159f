import type { Setup } from "@stillwater/engine";
import { writeName } from "@stillwater/engine";
import type { PositionPart } from "../position-part";

const standing = (space: string): string => writeName("goats", space);

function taken(setup: Setup, space: string): Setup {
  const { [standing(space)]: _goats, ...at } = setup.at ?? {};
  return { ...setup, at };
}

export const position: PositionPart = {
  kept: ["goats"],
  laid: null,
  taken,
  moved: (before, { at }, from, to) => {
    const goats = before.at?.[standing(from)];
    return goats === undefined ? {} : { at: { ...at, [standing(to)]: goats } };
  },
  aside: null,
};
