/** Storm & Compass: what each Storm costs while it lies in play, and what a Compass is worth keeping for. */
import {
  countAt,
  HIGHEST_ISLAND,
  NOWHERE,
  namedPlace,
  type Offer,
  type Place,
  type PlaceKind,
  type Rulebook,
  turnOf,
  whereIs,
} from "@stillwater/engine";
import { onceFor } from "../../once";
import { completedOffer, type Plan } from "../../plan";
import type { SeaCraft, SeaSense } from "../../sea/sense";
import { costOfBar, openIn, rowPlans, seenRowBeside } from "../rows";

/** The weights; found by comparing a few values each. */
const WEIGHTS = {
  orange: 1.0,
  yellow: 0.6,
  purple: 0.6,
  compass: 0.4,
  earn: 0.4,
  shut: 6,
  lonely: 0.3,
  lacking: 2,
} as const;

/** More than anything a Compass could be kept for. */
const HELP = 50;

/** How likely a purple Storm that is still to be drawn blocks a row that a Compass then has to open. */
const TO_BAR = 0.7;

const STORMS = { yellow: "storm:yellow", orange: "storm:orange", purple: "storm:purple" } as const;
type StormKind = keyof typeof STORMS;
const KINDS = ["yellow", "orange", "purple"] as const satisfies readonly StormKind[];
const LIES = ["row", "drawn", "shedding", "yellow", "orange"] as const satisfies readonly PlaceKind[];

/** A Storm that lies in play or was just drawn. */
interface Storm {
  readonly place: Place;
  readonly kind: StormKind;
  /** Where it lies: beside a row, before a seat or just drawn. */
  readonly at: (typeof LIES)[number];
}

/** The Storms of a rulebook with their kinds, and for each place how a Storm can lie there; null for other places. */
const stormsOf = onceFor((rulebook: Rulebook) => ({
  cards: KINDS.flatMap((kind) => rulebook.copies(STORMS[kind]).map((card) => ({ card, kind }))),
  at: rulebook.places.map(({ name }) => LIES.find((kind) => kind === namedPlace(name)?.kind) ?? null),
}));

function inPlay({ known: { seen } }: SeaSense): readonly Storm[] {
  const { cards, at } = stormsOf(seen.rulebook);
  const found: Storm[] = [];
  for (const { card, kind } of cards) {
    const place = whereIs(seen, card);
    const lies = at[place] ?? null;
    if (lies !== null) found.push({ place, kind, at: lies });
  }
  return found;
}

/** Open cells without a card beside them, where an orange Storm lets nobody lay: there cards are wasted turn after turn. */
function lonely({ water, known: { seen } }: SeaSense): number {
  let cells = 0;
  for (const gap of water.gaps)
    cells += Math.max(0, gap.cells - (gap.low > 0 ? 1 : 0) - (gap.high <= HIGHEST_ISLAND ? 1 : 0));
  return cells / seen.rulebook.seats;
}

/** What a Storm costs the team while it lies there. */
function trouble(sense: SeaSense, { place, kind, at }: Storm, all: readonly Storm[]): number {
  // Near the end, hands are small anyway.
  const near = Math.min(1, sense.water.open / 12);
  if (kind === "purple") {
    const row = at === "row" ? seenRowBeside(sense, place) : -1;
    if (at === "row" && openIn(sense, row) === 0) return -1;
    // A blocked row has to be opened in the end.
    return WEIGHTS.purple + (at === "row" ? costOfBar(sense, row) : 0);
  }
  // Lifting one of two Storms with the same effect on the same seat changes nothing yet.
  const twice = at !== "drawn" && all.filter((other) => other.place === place).length > 1;
  const worth =
    kind === "orange" ? WEIGHTS.orange * near + WEIGHTS.lonely * lonely(sense) : WEIGHTS.yellow * near;
  return worth * (twice ? 0.4 : 1);
}

const held = ({ known: { seen } }: SeaSense): number => countAt(seen, seen.rulebook.place("team"));

/** How many blocked rows only a Compass can open, not counting those that may still be blocked. */
function rowsToOpen(sense: SeaSense, all: readonly Storm[]): number {
  return all.filter(({ place, at }) => at === "row" && openIn(sense, seenRowBeside(sense, place)) > 0).length;
}

/**
 * How many Compasses are missing: rows need them now, or once Storms still to be drawn block them; less those that the team
 * has, or earns with the Start.
 */
function lacking(sense: SeaSense, all: readonly Storm[]): number {
  const { seen } = sense.known;
  const purple = seen.rulebook.copies(STORMS.purple).filter((card) => whereIs(seen, card) === NOWHERE);
  const toEarn = sense.water.startLies ? 0 : 1;
  return rowsToOpen(sense, all) + TO_BAR * purple.length - held(sense) - toEarn;
}

/** The value of one more Compass: for rows that nothing else opens (by their open cells), or for the worst Storm. */
function worthOfCompass(sense: SeaSense): number {
  const { water } = sense;
  const all = inPlay(sense);
  const troubles = all.map((storm) => trouble(sense, storm, all)).sort((a, b) => b - a);
  const lack = Math.max(0, Math.min(1, lacking(sense, all)));
  const worst = Math.max(WEIGHTS.earn, troubles[held(sense)] ?? 0) + WEIGHTS.lacking * lack;
  if (rowsToOpen(sense, all) <= held(sense)) return worst;
  const rows = new Set(all.flatMap(({ place, at }) => (at === "row" ? [seenRowBeside(sense, place)] : [])));
  const shut = [...rows].reduce((sum, row) => sum + openIn(sense, row), 0);
  return worst + WEIGHTS.shut * (shut / Math.max(1, water.open)) ** 2;
}

/** Whether the player to act may be waiting for help, with at most one card; with two cards a player can discard two. */
function waitsForHelp({ known: { seen } }: SeaSense): boolean {
  const turn = turnOf(seen);
  return turn?.stage === "helm" && countAt(seen, seen.rulebook.hands[turn.seat] ?? 0) <= 1;
}

function spend(sense: SeaSense, offer: Offer): Plan {
  const { weights, known } = sense;
  const all = inPlay(sense);
  const storm = all.find(({ place }) => place === offer.to);
  const standsIn = known.seen.rulebook.standIns.includes(offer.card);
  // A Compass that a blocked row will need is worth more.
  const needed = storm?.at !== "row" && lacking(sense, all) >= -0.5 ? 2 : 1;
  const cost = standsIn ? weights.special : (WEIGHTS.compass * needed) / Math.max(1, held(sense) - 1);
  const gain = storm ? trouble(sense, storm, all) : 0;
  return { act: completedOffer(offer, []), value: gain - cost + (waitsForHelp(sense) ? HELP : 0) };
}

export const craft: SeaCraft<"storm-compass"> = {
  isIn: ({ actOf }) => actOf.fog !== undefined,
  burden: null,
  laying: null,
  acts: {
    compass: spend,
    pass: (_sense, offer) => ({ act: completedOffer(offer, []), value: 0 }),
    fog: rowPlans,
    shed: (sense, offer) => {
      const { cards, loss } = sense.giving(offer.choose, 0);
      return { act: completedOffer(offer, cards), value: -loss };
    },
    blind: (sense, offer) => ({
      act: completedOffer(offer, []),
      // Two unseen cards of the pile instead of two from the hand.
      value: sense.still + sense.spending(2) + sense.giving(2, 0).loss - 0.6,
    }),
    sweep: (sense, offer) => {
      const { hand } = sense.known;
      return {
        act: completedOffer(offer, []),
        value:
          sense.still +
          sense.spending(hand.length) -
          sense.giving(hand.length, 0).loss +
          worthOfCompass(sense),
      };
    },
  },
  ruled: null,
};
