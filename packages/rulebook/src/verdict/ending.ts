import { nameOf } from "./given";
import type { Sentences } from "./sentences";
import type { DuelScoreLine, Ending } from "./shapes";

type Names = readonly (string | null)[];

/** How the game ended, in one sentence. */
export function endingFor(ending: Ending, names: Names, sentences: Sentences): string {
  const { end } = sentences;
  const { state, spare, open, duel } = ending;
  if (duel) return duelEnd(duel, names, sentences);
  if (ending.game === "mountain") {
    if (state === "won") return end.wonClimb(spare);
    return open > 0 ? end.lostClimb(open) : end.lostAtSummit;
  }
  if (state === "won") return end.won(spare);
  return open > 0 ? end.lost(open) : end.lostAtFinish;
}

function duelEnd(duel: NonNullable<Ending["duel"]>, names: Names, sentences: Sentences): string {
  const { end } = sentences;
  const { scores, leader, by } = duel;
  const points = (seat: number): string => figure(scores[seat]?.points ?? 0);
  if (leader === null || by === "shared") return end.shared(points(0));
  return end.duel(nameOf(leader, names, sentences), points(leader), points(1 - leader), by);
}

/** What the points of a duel are made of. */
export function scoreFor(score: DuelScoreLine, name: string, { end }: Sentences): string {
  const text = end.score(name, score.points, score.placed, score.discarded, score.runs.join(", "));
  return text.replace(` ${score.points} `, ` ${figure(score.points)} `);
}

/** A figure as it is printed: a minus is no hyphen. */
function figure(points: number): string {
  return String(points).replace("-", "\u2212");
}
