import { NOTHING_SET_UP, type SetUpFacts, type SetUpPart } from "../set-up";

export function setUpPart({ kindsAt }: SetUpFacts): SetUpPart {
  const cards = kindsAt("explorer");
  if (cards.length === 0) return NOTHING_SET_UP;
  return {
    deck: "T.pyramid.deck",
    instead: ["sea"],
    board: [{ name: "pyramid", clause: "T.pyramid.layout" }],
    dealt: [{ name: "explorer", clause: "T.pyramid.deck", cards }],
  };
}
