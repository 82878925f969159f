import { descriptionOf } from "@stillwater/table/queries";
import type { SetUpFacts, SetUpPart } from "../set-up";

export const setUpPart = ({ table }: SetUpFacts): SetUpPart | null =>
  descriptionOf(table).pillars !== null
    ? {
        deck: null,
        instead: ["sea"],
        board: [{ name: "arch", clause: "T.arch.layout" }],
        dealt: [],
        drawn: [],
      }
    : null;
