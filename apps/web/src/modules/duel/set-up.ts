import { NOTHING_SET_UP, type SetUpFacts, type SetUpPart } from "../set-up";

export const setUpPart = ({ has }: SetUpFacts): SetUpPart =>
  has("swap")
    ? {
        deck: "T.duel.deck",
        instead: ["piles", "hands"],
        dealt: [{ name: "row", clause: "T.duel.deck" }],
      }
    : NOTHING_SET_UP;
