import { cardWords } from "../../verdict/sentences";
import { type Approval, kept, type RoomVerdict, refused } from "../../verdict/speaking";
import { isSpace, played, seatIn } from "../../verdict/told";
import { finishRefusal } from "../sea/verdict";
import { spentCompass } from "../storm-compass/verdict";
import { spentWild } from "../wild-cards/verdict";

const explorer: Approval = (given) => {
  const { kept } = given.sentences;
  if (given.flag("border") !== true) return kept.noBorder;
  return given.number("left") === 0 ? kept.explorerEmpty : kept.explorerCard;
};

export const verdict: RoomVerdict<"pyramid"> = {
  rules: {
    "T.pyramid.layout": "shows",
    "T.pyramid.deck": "shows",
    "T.pyramid.draw": { yes: explorer, no: null, unknown: null },
    "T.pyramid.start": "moves",
    "T.pyramid.compass": { yes: kept("T.pyramid.compass"), no: refused("noStorm"), unknown: null },
    "T.pyramid.storm": { yes: kept("T.pyramid.storm"), no: refused("stormOnSpace"), unknown: null },
    "T.pyramid.monster": "moves",
    "T.pyramid.finish": "shows",
    "T.pyramid.rocks": "moves",
    "T.pyramid.wild": "shows",
    "T.pyramid.easier": "moves",
    "T.pyramid.win": { yes: kept("T.pyramid.win"), no: finishRefusal, unknown: null },
  },
  prices: null,
  closed: {},
  acts: {
    finish: { priced: false, leads: ["T.pyramid.win"], permits: null },
    compass: { priced: false, leads: ["T.pyramid.compass"], permits: null },
  },
  beside: ({ findings }, { notes }) =>
    findings.some(
      ({ clause, with: values }) =>
        clause === "T.pyramid.draw" && values.border === true && values.left !== 0,
    )
      ? notes.explorerCard
      : undefined,
  ending: null,
  score: null,
  actorTokens: [],
  told: [
    { rank: 9, tell: spentWild("T.pyramid.compass") },
    { rank: 10, tell: spentCompass("T.pyramid.compass") },
  ],
  followed: [
    {
      // A card of the Explorer deck, turned up when an Island is laid on a border card.
      rank: 30,
      tell: (facts, sentences) => {
        const { log } = sentences;
        const turned = facts.find(({ from }) => from === "explorer");
        if (turned === undefined) return [];
        const island = cardWords(played(facts, isSpace)?.piece ?? "?", sentences);
        if (seatIn(turned.to, "hand") >= 0) return [log.explorerHand];
        if (turned.clause === "T.pyramid.storm") return [log.explorerStorm({ card: island })];
        if (turned.clause === "T.pyramid.monster") return [log.explorerMonster({ card: island })];
        const more = facts.some(
          ({ piece, clause }) =>
            piece === "toll" && (clause === "T.pyramid.rocks" || clause === "T.pyramid.start"),
        );
        return [more ? log.explorerMore : log.explorerNothing];
      },
    },
  ],
};
