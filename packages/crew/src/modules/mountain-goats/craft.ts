/** Mountain goats: cards that bear one are best laid high, and herds climb together, late. */
import { countAt, namedPiece, type Place, type Seen } from "@stillwater/engine";
import type { MountainSense } from "../../mountain/sense";
import { completed } from "../../plan";
import type { Craft } from "../craft";

const NEEDED = 8;

function goatsOn(seen: Seen, place: Place): number {
  const { rulebook } = seen;
  return countAt(seen, rulebook.place(`goats:${rulebook.placeName(place)}`));
}

/**
 * Cards that bringing eight goats to the top will take, about: herds climb one after another from the lowest row and
 * gather what they meet, so that every row costs a card for each side they come from.
 */
function herding(seen: Seen): number {
  const { rows } = seen.rulebook;
  const top = rows.length - 1;
  const counts = rows.map((row) => row.map((place) => goatsOn(seen, place)));
  let missing = NEEDED - (counts[top] ?? []).reduce((sum, count) => sum + count, 0);
  let cost = 0;
  for (let row = top - 1; row >= 0 && missing > 0; row--) {
    for (const count of counts[row] ?? []) {
      if (count === 0 || missing <= 0) continue;
      missing -= count;
      cost += (top - row) * 0.6;
    }
  }
  return cost + Math.max(0, missing) * 2.5;
}

export const goatsCraft: Craft<MountainSense> = {
  isIn: ({ actOf }) => actOf.herd !== undefined,
  burden: herding,
  laying: (sense, offer) => {
    const { rulebook } = sense.known.seen;
    if (!namedPiece(rulebook.pieceName(offer.card))?.goat) return 0;
    return sense.weights.goat * ((sense.slope.faces.row[offer.to] as number) - 2);
  },
  acts: {
    herd: (sense, offer) => {
      const { seen } = sense.known;
      const { rows } = seen.rulebook;
      const top = rows[rows.length - 1] ?? [];
      const path = offer.numbers;
      const end = path.at(-1) ?? 0;
      const climbed = path
        .slice(0, -1)
        .reduce((sum, place, index) => sum + goatsOn(seen, place) * (path.length - 1 - index), 0);
      const { cards, loss } = sense.giving(offer.choose, 0);
      const gain = sense.weights.herd * (climbed / offer.choose - 1) + (top.includes(end) ? 0.2 : -0.2);
      const done = sense.slope.open === 0 ? 3 : 0;
      return {
        act: completed(offer, cards),
        value: sense.still + sense.spending(offer.choose) * 0.5 - loss + gain + done,
      };
    },
  },
};
