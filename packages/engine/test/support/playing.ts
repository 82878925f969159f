/** Crews that play by themselves: every act of theirs is an offer completed with some choice of cards. */
import {
  type Act,
  deal,
  due,
  enact,
  type Fact,
  type Fate,
  hand,
  legalActs,
  type Offer,
  outcome,
  type Rulebook,
  seededFate,
  startTable,
  type Table,
} from "../../src/index";
import { type Chance, chance } from "./chance";

/** What all asked seats may attempt. */
export function offersOf(table: Table): Offer[] {
  return due(table).seats.flatMap((seat) => legalActs(table, seat));
}

/** An offer with some valid choice of cards or numbers. */
export function complete(table: Table, offer: Offer, luck: Chance): Act {
  const { choose, ...act } = offer;
  const held = hand(table, act.seat).filter((card) => card !== act.card);
  if (act.type === "dial") {
    const atMost = luck.below(Math.min(8, held.length) + 1);
    return { ...act, numbers: [luck.below(atMost + 1), atMost] };
  }
  if (act.type === "agree") {
    return { ...act, numbers: luck.pick(startTable(table)?.proposals ?? []).split };
  }
  return choose === 0 ? act : { ...act, cards: luck.shuffled(held).slice(0, choose) };
}

/** Chooses the next act on a table where somebody is asked. */
export type Crew = (table: Table, luck: Chance) => Act;

/** Plays anything it may; now and then a price is left to be paid later. */
export const anyhow: Crew = (table, luck) => {
  const offers = offersOf(table);
  const kind = luck.pick([...new Set(offers.map((offer) => offer.type))]);
  const act = complete(table, luck.pick(offers.filter((offer) => offer.type === kind)), luck);
  return act.type === "lay" && luck.once(4) ? { ...act, cards: [] } : act;
};

/** Lays the cheapest card it can and gives what is asked: its games go far. */
export const thrifty: Crew = (table, luck) => {
  const offers = offersOf(table);
  const order = ["finish", "start", "give", "agree", "dial", "lay", "discard"];
  const rank = ({ type }: Offer): number => order.indexOf(type);
  const best = Math.min(...offers.map(rank));
  let open = offers.filter((offer) => rank(offer) === best);
  const least = Math.min(...open.map((offer) => offer.choose));
  open = open.filter((offer) => offer.choose === least);
  const offer = luck.pick(open);
  const act = complete(table, offer, luck);
  if (act.type !== "dial") return act;
  const atMost = Math.min(8, hand(table, act.seat).length);
  return { ...act, numbers: [0, atMost] };
};

export interface Played {
  readonly before: Table;
  readonly act: Act;
  readonly facts: readonly Fact[];
  readonly after: Table;
}

/** A game as it is played: one entry for each act, until it is over or somebody stops asking. */
export function* game(rulebook: Rulebook, seed: number, crew: Crew, fate?: Fate): Generator<Played> {
  const dealt = fate ?? seededFate(`v1:test-${seed}`);
  const luck = chance(seed);
  let { table } = deal(rulebook, dealt);
  while (outcome(table) === "playing") {
    const act = crew(table, luck);
    const enacted = enact(table, act, dealt);
    if (!enacted.ok)
      throw new Error(`An offer was refused: ${JSON.stringify({ act, verdict: enacted.error })}`);
    yield { before: table, act, facts: enacted.value.facts, after: enacted.value.table };
    table = enacted.value.table;
  }
}

/** The table after some acts of a game (or at its end, if that comes first). */
export function tableAfter(rulebook: Rulebook, seed: number, plies: number, crew: Crew): Table {
  let { table } = deal(rulebook, seededFate(`v1:test-${seed}`));
  let played = 0;
  for (const { after } of game(rulebook, seed, crew)) {
    if (played++ >= plies) break;
    table = after;
  }
  return table;
}
