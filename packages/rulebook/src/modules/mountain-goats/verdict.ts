import { briefWordsFor } from "../../verdict/places";
import {
  costs,
  kept,
  numberTold,
  paying,
  placeOf,
  type Refusal,
  type RoomVerdict,
  refused,
} from "../../verdict/speaking";
import { cost } from "../../verdict/told";

const herd: Refusal = (given) => {
  const { refused, notes } = given.sentences;
  if (given.number("need") !== undefined) return paying.no(given);
  if (given.number("goats") === 0) return { text: refused.noGoatsThere };
  const empty = placeOf(given, "empty");
  return empty === undefined
    ? { text: refused.herdOnlyUp }
    : { text: refused.goatsNeedCard, note: notes.emptyBelow({ place: empty }) };
};

export const verdict: RoomVerdict<"mountain-goats"> = {
  rules: {
    "A.goat.symbol": "shows",
    "A.goat.place": { yes: null, no: refused("goatsNeedCard"), unknown: null },
    "A.goat.herd": {
      yes: (given) => {
        if (given.number("given") !== undefined) return paying.yes(given);
        return given.number("price") === undefined ? given.sentences.kept["A.goat.herd"] : costs(given);
      },
      no: herd,
      unknown: null,
    },
    "A.goat.bridge": { yes: kept("A.goat.bridge"), no: refused("goatsFearBridges"), unknown: null },
    "A.goat.campfire": { yes: kept("A.goat.campfire"), no: refused("goatsStandThere"), unknown: null },
    "A.goat.win": {
      yes: kept("A.goat.win"),
      no: (given) => ({ text: given.sentences.refused.goatsMissing({ have: numberTold(given, "have") }) }),
      unknown: null,
    },
  },
  prices: { charged: { "A.goat.herd": null }, freed: {}, paid: [], carried: [] },
  closed: {},
  acts: { herd: { priced: true, leads: ["A.goat.herd"], permits: null } },
  beside: null,
  ending: null,
  score: null,
  actorTokens: [],
  told: [
    {
      rank: 70,
      tell: (facts, name, sentences) => {
        const steps = facts.filter(({ clause, piece }) => clause === "A.goat.herd" && piece === "goat");
        const last = steps.at(-1)?.to;
        if (last === undefined) return undefined;
        const count = steps.filter(({ to }) => to === last).length;
        return sentences.log.herded({
          name,
          count,
          place: briefWordsFor(last, sentences),
          cost: cost(facts),
        });
      },
    },
  ],
  followed: [
    {
      rank: 80,
      tell: (facts, { log }) => (facts.some(({ clause }) => clause === "A.goat.place") ? [log.goatCame] : []),
    },
  ],
};
