import { kept, puttingOut, type Refusal, type RoomVerdict, row } from "../../verdict/speaking";
import { discards, nameAfter } from "../../verdict/told";

/** Moving the Rocks, or giving two cards to leave them. */
const move: Refusal = (given) => {
  const { refused } = given.sentences;
  if (given.number("need") !== undefined) return puttingOut.no(given);
  const stays = given.number("row") === undefined && given.context.at === undefined;
  return { text: stays ? refused.rocksStay : refused.rocksNeedRoom };
};

export const verdict: RoomVerdict<"jagged-rocks"> = {
  rules: {
    "T.rocks.setup": "moves",
    "T.rocks.block": {
      yes: kept("T.rocks.block"),
      no: (given) => ({ text: given.sentences.refused.rocks({ row: row(given) }) }),
      unknown: null,
    },
    "T.rocks.move": {
      yes: (given) =>
        given.number("given") === undefined ? given.sentences.kept["T.rocks.move"] : puttingOut.yes(given),
      no: move,
      unknown: puttingOut.unknown,
    },
    "T.rocks.auto": "moves",
    "T.rocks.gone": "moves",
  },
  prices: null,
  closed: {},
  acts: {
    rocks: { priced: false, leads: ["T.rocks.move"], permits: null },
    stay: { priced: false, leads: ["T.rocks.move"], permits: null },
  },
  beside: null,
  ending: null,
  score: null,
  actorTokens: [],
  told: [
    {
      rank: 80,
      tell: (facts, name, { log }) => {
        const moved = facts.find(({ piece, clause }) => piece === "rocks" && clause === "T.rocks.move");
        const to = moved && nameAfter(moved.to, "row");
        return to === undefined ? undefined : log.rocksMoved({ name, row: Number(to) });
      },
    },
    {
      rank: 100,
      tell: (facts, name, { log }) => {
        const gone = discards(facts);
        return gone[0]?.clause === "T.rocks.move" ? log.rocksStayed({ name, count: gone.length }) : undefined;
      },
    },
  ],
  followed: [
    {
      rank: 70,
      tell: (facts, { log }) =>
        facts.flatMap(({ piece, to, clause }) => {
          if (piece !== "rocks") return [];
          if (clause === "T.rocks.gone") return [log.rocksGone];
          return clause === "T.rocks.auto" ? [log.rocksDrifted({ row: Number(nameAfter(to, "row")) })] : [];
        }),
    },
  ],
};
