import type { SetUpFacts, SetUpPart } from "../set-up";

export const setUpPart = ({ has }: SetUpFacts): SetUpPart | null =>
  has("swap")
    ? {
        deck: "T.duel.deck",
        instead: ["piles", "hands"],
        board: [],
        dealt: [{ name: "row", clause: "T.duel.deck" }],
        drawn: [],
      }
    : null;
