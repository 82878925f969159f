/** What a correction has moved, as facts: where cards lay before and after, and how many of those unseen. */
import { type Fact, NOWHERE, type Place, UNSEEN, unseenAt, whereIs } from "@stillwater/engine";
import type { DoneStep } from "./view";

/** The facts that lead from the table before a step to the one after. */
export function changes({ before, after }: DoneStep): readonly Fact[] {
  const { rulebook } = after;
  const clause = rulebook.game === "sea" ? "T.setup.deck" : "A.setup.deck";
  const facts: Fact[] = [];
  /** By place: how many cards unseen there are more afterwards. */
  const more = new Map<Place, number>();
  for (let place = 1; place <= rulebook.lastPlace; place++) {
    const count = unseenAt(after, place) - unseenAt(before, place);
    if (count !== 0) more.set(place, count);
  }
  /** A place that has one card unseen more (1) or less (-1) than is told yet; it is told then. */
  const placeOfUnseen = (sign: 1 | -1): Place => {
    const [place = NOWHERE] = [...more].find(([, count]) => count * sign > 0) ?? [];
    if (place !== NOWHERE) more.set(place, (more.get(place) ?? 0) - sign);
    return place;
  };
  for (let piece = 1; piece <= rulebook.lastPiece; piece++) {
    const [was, is] = [whereIs(before, piece), whereIs(after, piece)];
    if (was === is) continue;
    const from = was === NOWHERE ? placeOfUnseen(-1) : was;
    const to = is === NOWHERE ? placeOfUnseen(1) : is;
    if (from !== NOWHERE && to !== NOWHERE) facts.push({ piece, from, to, clause });
  }
  for (let from = placeOfUnseen(-1); from !== NOWHERE; from = placeOfUnseen(-1)) {
    const to = placeOfUnseen(1);
    if (to === NOWHERE) break;
    facts.push({ piece: UNSEEN, from, to, clause });
  }
  return facts;
}
