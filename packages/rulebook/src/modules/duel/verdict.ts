import { personName } from "../../verdict/given";
import type { Sentences } from "../../verdict/sentences";
import type { Contest, Names, ScoreLine } from "../../verdict/shapes";
import { ended, kept, numberTold, type RoomVerdict, refused, unsure } from "../../verdict/speaking";
import { isOf } from "../../verdict/told";

function end({ scores, leader, by }: Contest, sentences: Sentences, names: Names): string {
  const points = (seat: number): string => {
    const score = scores[seat];
    if (score === undefined) throw new Error(`Nobody plays at seat ${seat}.`);
    return figure(score.points);
  };
  if (leader === null || by === "shared") return sentences.end.shared({ points: points(0) });
  const name = personName(leader, names, sentences);
  return sentences.end.duel({ name, points: points(leader), other: points(1 - leader), by });
}

/** How a player's points are made up. */
function scoreFor(score: ScoreLine, name: string, { end }: Sentences): string {
  const { points, placed, discarded } = score;
  const runs = score.runs.length === 0 ? undefined : score.runs.join(", ");
  return end.score({ name, figure: figure(points), points: Math.abs(points), placed, discarded, runs });
}

/** A number as it is printed, with a minus sign instead of a hyphen. */
const figure = (points: number): string => String(points).replace("-", "\u2212");

export const verdict: RoomVerdict<"duel"> = {
  rules: {
    "T.duel.players": { yes: null, no: refused("exactlyTwo"), unknown: null },
    "T.duel.deck": "moves",
    "T.duel.turn": "moves",
    "T.duel.draw": "moves",
    "T.duel.possible": {
      yes: kept("T.duel.possible"),
      no: (given) => ({
        text: given.sentences.refused.tooFewNumbers({
          open: numberTold(given, "spaces"),
          numbers: numberTold(given, "numbers"),
        }),
      }),
      unknown: unsure("hiddenCard"),
    },
    "T.duel.swap": {
      yes: kept("T.duel.swap"),
      no: ({ sentences: { refused }, number }) => ({
        text: number("open") === 0 ? refused.noOpenCards : refused.canStillPlay,
      }),
      unknown: unsure("cardFits"),
    },
    "T.duel.pass": {
      yes: kept("T.duel.pass"),
      no: (given) => {
        const { refused } = given.sentences;
        const more = numberTold(given, "open") > 0 || numberTold(given, "have") > 1;
        return { text: more ? refused.cardsLeft : refused.canStillPlay };
      },
      unknown: unsure("cardFits"),
    },
    "T.duel.end": ended(null, null),
    "T.duel.score": "shows",
    "T.duel.tie": "shows",
  },
  prices: null,
  closed: {},
  acts: {
    swap: { priced: false, leads: ["T.duel.swap"], permits: null },
    pass: {
      priced: false,
      leads: ["T.duel.pass"],
      permits: ({ findings }, { permits }) =>
        findings.some(({ clause }) => clause === "T.duel.pass") ? permits.pass : undefined,
    },
  },
  beside: null,
  ending: ({ contest }, sentences, names) => (contest ? end(contest, sentences, names) : undefined),
  score: scoreFor,
  actorTokens: [],
  told: [
    {
      rank: 121,
      tell: (facts, name, { log }) =>
        facts.some(({ to }) => isOf(to, "shown")) ? log.swapped({ name }) : undefined,
    },
    {
      rank: 127,
      tell: ([first], name, { log }) =>
        first?.piece === "turn" && isOf(first.from, "helm") && isOf(first.to, "acted")
          ? log.passed({ name })
          : undefined,
    },
  ],
  followed: [
    {
      rank: 0,
      tell: (facts, { log }) => {
        const over = facts.some(
          ({ piece, to, clause }) =>
            piece === "turn" && (to === "won" || to === "lost") && clause === "T.duel.end",
        );
        return over ? [log.duelOver] : [];
      },
    },
  ],
};
