import type { SetUpFacts, SetUpPart } from "../set-up";

export function setUpPart({ kindsAt }: SetUpFacts): SetUpPart | null {
  const cards = kindsAt("explorer");
  if (cards.length === 0) return null;
  return {
    deck: "T.pyramid.deck",
    instead: ["sea"],
    board: [{ name: "pyramid", clause: "T.pyramid.layout" }],
    dealt: [{ name: "explorer", clause: "T.pyramid.deck", cards }],
    drawn: [],
  };
}
