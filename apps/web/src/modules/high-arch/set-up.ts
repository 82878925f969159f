import { namedPlace } from "@stillwater/engine";
import type { SetUpFacts, SetUpPart } from "../set-up";

/** An arch has pillars; no other sea has. */
const isArch = ({ table: { rulebook } }: SetUpFacts): boolean =>
  rulebook.cells.some((cell) => namedPlace(rulebook.placeName(cell))?.pillar !== undefined);

export const setUpPart = (facts: SetUpFacts): SetUpPart | null =>
  isArch(facts)
    ? {
        deck: null,
        instead: ["sea"],
        board: [{ name: "arch", clause: "T.arch.layout" }],
        dealt: [],
        drawn: [],
      }
    : null;
