import { personName } from "../../verdict/given";
import { cardWords, type Sentences } from "../../verdict/sentences";
import {
  inHand,
  kept,
  paying,
  puttingOut,
  type Refusal,
  type RoomVerdict,
  refused,
  row,
  unsure,
} from "../../verdict/speaking";
import { discards, isOf, nameAfter, seatIn, type ToldFact } from "../../verdict/told";

const fog: Refusal = (given) => {
  const { refused } = given.sentences;
  return { text: given.context.act === "fog" ? refused.noRowForFog : refused.fog({ row: row(given) }) };
};

/** A line about the Storm that one of these rules removed. */
export const spent =
  (say: (log: Sentences["log"]) => Sentences["log"]["compass"], ...by: readonly string[]) =>
  (facts: readonly ToldFact[], name: string, sentences: Sentences): string | undefined => {
    const storm = facts.find(({ piece, clause }) => isOf(piece, "storm") && by.includes(clause));
    return storm && say(sentences.log)({ name, storm: cardWords(storm.piece, sentences) });
  };

/** The same for a Storm that a Compass removed. */
export const spentCompass = (...by: readonly string[]) => spent(({ compass }) => compass, ...by);

/** Rules by which a Compass removes a Storm. */
export const REMOVING = ["T.compass.shared", "T.storm.cancel"] as const;

/** A line about cards that were discarded by this rule. */
const gone =
  (by: string, say: (log: Sentences["log"]) => Sentences["log"]["shed"]) =>
  (facts: readonly ToldFact[], name: string, { log }: Sentences): string | undefined => {
    const cards = discards(facts);
    return cards[0]?.clause === by ? say(log)({ name, count: cards.length }) : undefined;
  };

export const verdict: RoomVerdict<"storm-compass"> = {
  rules: {
    "T.storm.draw": "moves",
    "T.storm.cancel": "moves",
    "T.storm.yellow": {
      yes: puttingOut.yes,
      no: (given) =>
        given.number("need") === undefined
          ? { text: given.sentences.refused.threeAtMost }
          : puttingOut.no(given),
      unknown: puttingOut.unknown,
    },
    "T.storm.yellow-start": {
      yes: (given) =>
        given.number("given") === undefined
          ? given.sentences.kept["T.storm.yellow-start"]
          : paying.yes(given),
      no: ({ sentences: { refused }, context }) => ({
        text: context.act === "give" ? refused.unseenCardsFirst : refused.noUnseenCards,
      }),
      unknown: paying.unknown,
    },
    "T.storm.purple": { yes: kept("T.storm.purple"), no: fog, unknown: null },
    "T.storm.orange": { yes: kept("T.storm.orange"), no: refused("mustTouch", "hugTheCoast"), unknown: null },
    "T.compass.shared": {
      yes: kept("T.compass.shared"),
      // If no Compass is spent, the card that stands for one must be in the hand.
      no: (given) => {
        const card = given.word("card");
        const isOther = card !== undefined && card !== "compass" && card !== "?";
        return isOther ? inHand.no(given) : { text: given.sentences.refused.noCompass };
      },
      unknown: inHand.unknown,
    },
    "T.compass.target": { yes: kept("T.compass.target"), no: refused("noStorm"), unknown: null },
    "T.compass.gain-start": "moves",
    "T.compass.gain-row": "moves",
    "T.compass.gain-hand": {
      yes: kept("T.compass.gain-hand"),
      no: refused("wholeHand"),
      unknown: unsure("monsterHeld"),
    },
    "T.compass.six": { yes: kept("T.compass.six"), no: refused("noCompassLeft"), unknown: null },
  },
  prices: null,
  closed: {},
  acts: {
    compass: { priced: false, leads: ["T.compass.shared"], permits: null },
    pass: { priced: false, leads: [], permits: null },
    fog: { priced: false, leads: ["T.storm.purple"], permits: null },
    shed: { priced: false, leads: ["T.storm.yellow"], permits: null },
    sweep: { priced: false, leads: ["T.compass.gain-hand"], permits: null },
    blind: { priced: false, leads: ["T.storm.yellow-start"], permits: null },
  },
  beside: null,
  ending: null,
  score: null,
  actorTokens: ["pass"],
  told: [
    { rank: 10, tell: spentCompass(...REMOVING) },
    {
      rank: 90,
      tell: (facts, name, { log }) => {
        const storm = facts.find(({ clause, to }) => clause === "T.storm.purple" && isOf(to, "row"));
        return storm && log.fog({ name, row: Number(nameAfter(storm.to, "row")) });
      },
    },
    { rank: 100, tell: gone("T.storm.yellow", ({ shed }) => shed) },
    { rank: 100, tell: gone("T.compass.gain-hand", ({ swept }) => swept) },
    {
      rank: 122,
      tell: (facts, name, { log }) =>
        facts.some(({ piece, to }) => isOf(piece, "pass") && to === "passed")
          ? log.noCompass({ name })
          : undefined,
    },
    {
      rank: 124,
      tell: (facts, name, { log }) => {
        const unseen = facts.filter(
          ({ from, clause }) => seatIn(from, "pile") >= 0 && clause === "T.storm.yellow-start",
        );
        return unseen.length > 0 ? log.unseen({ name, count: unseen.length }) : undefined;
      },
    },
  ],
  followed: [
    {
      // Storms drawn, Storms that take effect later, Compasses earned.
      rank: 60,
      tell: (facts, sentences, names) =>
        facts.flatMap(({ piece, from, to, clause }, index) => {
          const { log } = sentences;
          if (clause === "T.storm.draw") {
            const name = personName(seatIn(to, "drawn"), names, sentences);
            return [log.stormDrawn({ name, storm: cardWords(piece, sentences) })];
          }
          if (piece === "compass" && to === "team") return [log.compassEarned];
          if (!isOf(from, "drawn")) return [];
          if (to === "gone" && clause === "T.storm.purple") return [log.stormPasses];
          const drawnNow = facts
            .slice(0, index)
            .some((fact) => fact.clause === "T.storm.draw" && fact.to === from);
          return drawnNow || isOf(to, "row") || clause === "T.storm.cancel"
            ? []
            : [log.stormStrikes({ storm: cardWords(piece, sentences) })];
        }),
    },
  ],
};
