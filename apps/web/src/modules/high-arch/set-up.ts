import { namedPlace } from "@stillwater/engine";
import { NOTHING_SET_UP, type SetUpFacts, type SetUpPart } from "../set-up";

/** An arch has pillars; no other sea has. */
const isArch = ({ table: { rulebook } }: SetUpFacts): boolean =>
  rulebook.cells.some((cell) => namedPlace(rulebook.placeName(cell))?.pillar !== undefined);

export const setUpPart = (facts: SetUpFacts): SetUpPart =>
  isArch(facts) ? { instead: ["sea"], board: [{ name: "arch", clause: "T.arch.layout" }] } : NOTHING_SET_UP;
