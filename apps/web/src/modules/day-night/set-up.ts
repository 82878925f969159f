import type { SetUpFacts, SetUpPart } from "../set-up";

export const setUpPart = ({ has }: SetUpFacts): SetUpPart | null =>
  has("turn")
    ? {
        deck: "T.night.deck",
        instead: [],
        board: [],
        dealt: [],
        drawn: [
          { name: "aside", clause: "T.night.begin" },
          { name: "day", clause: "T.night.begin" },
        ],
      }
    : null;
