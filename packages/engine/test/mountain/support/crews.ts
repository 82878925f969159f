/** Climbers who play by themselves: every act of theirs is an offer completed with some choice of cards. */
import type { ActType, Offer } from "../../../src/index";
import { type Crew, complete, offersOf } from "../../support/playing";
import { mountaineer } from "./mountaineer";

/** Plays anything it may; now and then a price is left to be paid later. */
export const wander: Crew = (table, luck) => {
  const offers = offersOf(table);
  const kind = luck.pick([...new Set(offers.map((offer) => offer.type))]);
  const act = complete(table, luck.pick(offers.filter((offer) => offer.type === kind)), luck);
  const owing = act.type === "lay" || act.type === "move" || act.type === "herd";
  return owing && luck.once(4) ? { ...act, cards: [] } : act;
};

const ORDER: readonly ActType[] = [
  "summit",
  "give",
  "move",
  "lay",
  "bridge",
  "campfire",
  "herd",
  "rope",
  "discard",
];

/** Plays the cheapest card it can, and anything rather than a discard: its climbs go high. */
const scramble: Crew = (table, luck) => {
  const offers = offersOf(table);
  const rank = (offer: Offer): number => offer.choose * 4 + ORDER.indexOf(offer.type);
  const least = Math.min(...offers.map(rank));
  return complete(table, luck.pick(offers.filter((offer) => rank(offer) === least)), luck);
};

/** The crews by name: wild ones find odd corners, a good one sees a climb to its end. */
export const CREWS = { wander, scramble, mountaineer } as const;

export function crewOf(seed: number): Crew {
  return [wander, scramble, mountaineer][seed % 3] ?? wander;
}
