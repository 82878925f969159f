import { personName } from "../../verdict/given";
import { briefWordsFor } from "../../verdict/places";
import { cardWords } from "../../verdict/sentences";
import { isOwn, kept, type Refusal, type RoomVerdict, refused, unsure } from "../../verdict/speaking";
import { isOf, isSpace, seatIn } from "../../verdict/told";

const held: Refusal = (given) => {
  const { refused } = given.sentences;
  const own = isOwn(given.number("seat"), given.context);
  return { text: own ? refused.ownMonsterHeld : refused.monsterHeld({ name: given.person("seat") }) };
};

export const verdict: RoomVerdict<"sea-monsters"> = {
  rules: {
    "T.monster.setup": { yes: null, no: refused("monsterCount"), unknown: null },
    "T.monster.keep": {
      yes: kept("T.monster.keep"),
      no: refused("monsterKept"),
      unknown: unsure("monsterGiven"),
    },
    "T.monster.play": {
      yes: kept("T.monster.play"),
      no: refused("monsterNeedsCard"),
      unknown: unsure("hiddenCard"),
    },
    "T.monster.finish": { yes: kept("T.monster.finish"), no: held, unknown: unsure("monsterHeld") },
  },
  prices: null,
  closed: {},
  acts: {
    monster: { priced: false, leads: ["T.monster.play"], permits: null },
    finish: {
      priced: false,
      leads: [],
      // Another hand may hold a Monster.
      permits: ({ findings }, { permits }) =>
        findings.some(({ clause, with: { others } }) => clause === "T.monster.finish" && others === true)
          ? permits.finishTried
          : undefined,
    },
  },
  beside: null,
  ending: null,
  score: null,
  actorTokens: [],
  told: [
    {
      rank: 20,
      tell: (facts, name, sentences) => {
        const struck = facts.find(({ from, clause }) => clause === "T.monster.play" && isSpace(from));
        if (struck === undefined) return undefined;
        const card = cardWords(struck.piece, sentences);
        return sentences.log.monster({ name, card, place: briefWordsFor(struck.from, sentences) });
      },
    },
    {
      rank: 123,
      tell: (facts, name, { log }) =>
        facts.some(({ piece, to }) => isOf(piece, "holder") && to === "disclosed")
          ? log.triedFinish({ name })
          : undefined,
    },
  ],
  followed: [
    {
      rank: 20,
      tell: (facts, sentences, names) => {
        const seats = facts.flatMap(({ piece, to }) => (to === "disclosed" ? [seatIn(piece, "holder")] : []));
        const holders = seats.map((seat) => personName(seat, names, sentences));
        const last = holders.pop();
        if (last === undefined) return [];
        const { holdsMonster, holdMonsters } = sentences.log;
        return [
          holders.length === 0
            ? holdsMonster({ name: last })
            : holdMonsters({ names: holders.join(", "), last }),
        ];
      },
    },
  ],
};
