/** Storm & Compass: what each Storm costs while it lies, and what a Compass is kept for. */
import { countAt, type Offer, type Place, type Seen, turnOf } from "@stillwater/engine";
import { completed, type Plan } from "../../plan";
import type { SeaSense } from "../../sea/sense";
import type { Craft } from "../craft";
import { barred, openIn, rowBeside, rowPlans } from "../rows";

/** More than anything a Compass could be kept for. */
const HELP = 50;

const KINDS = ["drawn", "shedding", "yellow", "orange", "row"] as const;

/** What a Storm at a place costs the team as long as it lies there. */
function trouble(sense: SeaSense, place: Place): number {
  const { rulebook } = sense.known.seen;
  const name = rulebook.placeName(place);
  const kind = KINDS.find((kind) => name.startsWith(`${kind}:`)) ?? "row";
  const { weights } = sense;
  const near = Math.min(1, sense.water.open / 12);
  if (kind === "row")
    return barred(sense, rowBeside(sense, place)) + (openIn(sense, rowBeside(sense, place)) > 0 ? 0.3 : -9);
  if (kind === "orange") return weights.orange * near;
  if (kind !== "drawn") return weights.yellow * near;
  const storm = stormAt(sense.known.seen, place);
  if (storm === "storm:orange") return weights.orange * near;
  return storm === "storm:yellow" ? weights.yellow * near : weights.purple;
}

function stormAt(seen: Seen, place: Place): string {
  const { rulebook } = seen;
  const storm = STORMS.flatMap((name) => rulebook.copies(name)).find((card) => seen.bytes[card] === place);
  return storm === undefined ? "" : rulebook.pieceName(storm);
}

const STORMS = ["storm:yellow", "storm:orange", "storm:purple"];

/** Storms that lie in play. */
function inPlay({ known: { seen } }: SeaSense): Place[] {
  return seen.rulebook.places.flatMap(({ name }, place) =>
    /^(row|drawn|shedding|yellow|orange):/.test(name) && stormAt(seen, place) !== "" ? [place] : [],
  );
}

/** What one more Compass would be worth: the worst Storm that no Compass of the team is left for. */
function worthOfCompass(sense: SeaSense): number {
  const troubles = inPlay(sense)
    .map((place) => trouble(sense, place))
    .sort((a, b) => b - a);
  const { seen } = sense.known;
  const held = countAt(seen, seen.rulebook.place("team"));
  return Math.max(sense.weights.compass, troubles[held] ?? 0);
}

/** A player with a single card who is to act may be waiting for help: with two, two can be discarded. */
function waitsForHelp({ known: { seen } }: SeaSense): boolean {
  const turn = turnOf(seen);
  return turn?.stage === "helm" && countAt(seen, seen.rulebook.hands[turn.seat] ?? 0) <= 1;
}

function spend(sense: SeaSense, offer: Offer): Plan {
  const { seen } = sense.known;
  const isWild = seen.rulebook.pieceName(offer.card) === "wild";
  const held = countAt(seen, seen.rulebook.place("team"));
  // With few left, one is kept for what bars a whole row.
  const cost = (isWild ? sense.weights.wild : sense.weights.compass) / Math.max(1, held);
  return {
    act: completed(offer, []),
    value: trouble(sense, offer.to) - cost + (waitsForHelp(sense) ? HELP : 0),
  };
}

export const stormsCraft: Craft<SeaSense> = {
  isIn: ({ actOf }) => actOf.fog !== undefined,
  acts: {
    compass: spend,
    pass: (_sense, offer) => ({ act: completed(offer, []), value: 0 }),
    fog: rowPlans,
    shed: (sense, offer) => {
      const { cards, loss } = sense.giving(offer.choose, 0);
      return { act: completed(offer, cards), value: -loss };
    },
    blind: (sense, offer) => ({
      act: completed(offer, []),
      // Two unseen cards of the pile instead of two of the hand.
      value: sense.still + sense.spending(2) + sense.giving(2, 0).loss - 0.6,
    }),
    sweep: (sense, offer) => {
      const { hand } = sense.known;
      return {
        act: completed(offer, []),
        value:
          sense.still +
          sense.spending(hand.length) -
          sense.giving(hand.length, 0).loss +
          worthOfCompass(sense),
      };
    },
  },
};
