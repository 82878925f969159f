import { briefWordsFor } from "../../verdict/places";
import type { Sentences } from "../../verdict/sentences";
import { type Approval, type Refusal, type RoomVerdict, unsure } from "../../verdict/speaking";
import { cost, isSpace, nameAfter, played, type ToldFact } from "../../verdict/told";
import { REMOVING, spent } from "../storm-compass/verdict";

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

/** A line about the Storm that a Wild in place of a Compass removed by one of these rules. */
export const spentWild =
  (...by: readonly string[]) =>
  (facts: readonly ToldFact[], name: string, sentences: Sentences): string | undefined =>
    facts.some(({ piece, to }) => to === "gone" && piece === "wild")
      ? spent(({ wildCompass }) => wildCompass, ...by)(facts, name, sentences)
      : undefined;

export const verdict: RoomVerdict<"wild-cards"> = {
  rules: {
    "T.wild.any": { yes: free, no: named, unknown: unsure("startHeld") },
    "T.wild.free": "shows",
  },
  prices: null,
  closed: {},
  acts: {},
  beside: null,
  ending: null,
  score: null,
  actorTokens: [],
  told: [
    { rank: 9, tell: spentWild(...REMOVING) },
    {
      rank: 49,
      tell: (facts, name, sentences) => {
        const card = played(facts, isSpace);
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
  followed: [],
};
