import { NOTHING_SET_UP, type SetUpFacts, type SetUpPart } from "../set-up";

export const setUpPart = ({ has }: SetUpFacts): SetUpPart =>
  has("turn")
    ? {
        deck: "T.night.deck",
        drawn: [
          { name: "aside", clause: "T.night.begin" },
          { name: "day", clause: "T.night.begin" },
        ],
      }
    : NOTHING_SET_UP;
