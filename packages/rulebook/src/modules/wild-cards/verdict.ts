import { briefWordsFor } from "../../verdict/places";
import { type Approval, type Refusal, type RoomVerdict, unsure } from "../../verdict/speaking";
import { cost, isCell, nameAfter, played } from "../../verdict/told";

const named: Refusal = (given) => {
  const { refused } = given.sentences;
  const name = given.word("named");
  if (name === "start") return { text: refused.realStartFirst };
  return { text: name === "0" ? refused.noNumberFits : refused.wildTaken({ card: name }) };
};

const free: Approval = (given) => {
  const { kept } = given.sentences;
  const name = given.word("named");
  if (name === undefined) return kept.noWild;
  return name === "start" ? kept.noRealStart : kept.freeToName({ card: name });
};

export const verdict: RoomVerdict<"wild-cards"> = {
  rules: {
    "T.wild.any": { yes: free, no: named, unknown: unsure("startHeld") },
    "T.wild.free": { silent: true },
  },
  told: [
    {
      rank: 49,
      tell: (facts, name, sentences) => {
        const card = played(facts, isCell);
        const [number] = facts.flatMap(({ to }) => nameAfter(to, "named") ?? []);
        if (card?.piece !== "wild" || number === undefined) return undefined;
        const place = briefWordsFor(card.to, sentences);
        return sentences.log.laidWild({
          name,
          number,
          place,
          cost: cost(facts),
        });
      },
    },
  ],
};
