/** The crews by name: wild ones find corner cases, careful ones go far, good ones can win. */
import type { ActType, Offer } from "../../src/index";

import type { Chance } from "./chance";
import { mountaineer } from "./mountaineer";
import { navigator } from "./navigator";
import { type Crew, complete, mostToDial, offersOf } from "./playing";

/** Acts that can be repeated endlessly, or that end much at once: done seldom, or nothing else would be seen. */
const RARE: ReadonlySet<ActType> = new Set(["compass", "sweep", "dial", "swap", "rope"]);
const MAY_OWE: ReadonlySet<ActType> = new Set(["lay", "move", "herd", "bridge", "campfire", "turn"]);

/** Plays anything legal, every type of act equally likely; now and then a price is left to be paid later. */
export const anyhow: Crew = (table, luck) => {
  const offers = offersOf(table);
  const kinds = [...new Set(offers.map((offer) => offer.type))];
  const often = kinds.filter((kind) => !RARE.has(kind) || luck.once(6));
  const kind = luck.pick(often.length > 0 ? often : kinds);
  const act = complete(table, luck.pick(offers.filter((offer) => offer.type === kind)), luck);
  return MAY_OWE.has(act.type) && luck.once(4) ? { ...act, cards: [] } : act;
};

/** Types of act in order of preference; others are tried now and then before cards are discarded. */
const ORDER: readonly ActType[] = [
  "summit",
  "finish",
  "start",
  "give",
  "agree",
  "dial",
  "move",
  "lay",
  "bridge",
  "monster",
  "turn",
  "discard",
];
const LAST_RESORT = ORDER.indexOf("discard") - 0.5;

/** Plays the cheapest card it can and gives what is asked, so that its games go far. */
const thrifty: Crew = (table, luck) => {
  const rank = ({ type, choose }: Offer): number => {
    const place = ORDER.indexOf(type);
    return (place >= 0 ? place : luck.once(3) ? 1 : LAST_RESORT) + choose / 10;
  };
  const act = complete(table, best(offersOf(table), rank, luck), luck);
  return act.type === "dial" ? { ...act, numbers: [0, mostToDial(table, act)] } : act;
};

/** The same with less order: on a mountain, any card that costs little, anywhere. */
const scramble: Crew = (table, luck) => {
  const rank = ({ type, choose }: Offer): number => choose * 4 + (ORDER.indexOf(type) + 1 || 8);
  return complete(table, best(offersOf(table), rank, luck), luck);
};

function best(offers: readonly Offer[], rank: (offer: Offer) => number, luck: Chance): Offer {
  const ranked = offers.map((offer) => ({ offer, rank: rank(offer) }));
  const least = Math.min(...ranked.map((entry) => entry.rank));
  return luck.pick(ranked.filter((entry) => entry.rank === least)).offer;
}

/** Crews by the game they know. */
export const CREWS = { anyhow, thrifty, navigator } as const;
export const CLIMBERS = { wander: anyhow, scramble, mountaineer } as const;

const KNOWN = { sea: Object.values(CREWS), mountain: Object.values(CLIMBERS) } as const;

/** One of the three crews of the game on the table. */
export function crewOf(seed: number): Crew {
  return (table, luck) => (KNOWN[table.rulebook.game][seed % 3] ?? anyhow)(table, luck);
}
