/** Games that play themselves, in every option set: crews complete offers with some choice of cards. */
import {
  type Act,
  deal,
  enact,
  type Fact,
  type Fate,
  hand,
  judge,
  legalActs,
  type Offer,
  outcome,
  type Piece,
  type Rulebook,
  type Seat,
  seededFate,
  startTable,
  type Table,
} from "../../src/index";
import { type Chance, chance } from "./chance";

/** What anybody may attempt: the acts of seats that are asked, and acts that are open at any time. */
export function offersOf(table: Table): Offer[] {
  return table.rulebook.hands.flatMap((_hand, seat) => legalActs(table, seat));
}

/** What a seat may do in the step that is due, without acts for any time. */
export function stepOffersOf(table: Table, seat: Seat): Offer[] {
  const { actOf } = table.rulebook;
  return legalActs(table, seat).filter(({ type }) => actOf[type]?.spec.during !== "any");
}

/** Cards of a hand that may be given. */
export function loose(table: Table, seat: Seat, beside: Piece): Piece[] {
  const { pieces } = table.rulebook;
  return hand(table, seat).filter((card) => card !== beside && pieces[card]?.kept === undefined);
}

/** An offer with some valid choice of cards or numbers. */
export function complete(table: Table, offer: Offer, luck: Chance): Act {
  const { choose, ...act } = offer;
  if (act.type === "dial") {
    const atMost = luck.below(mostToDial(table, act) + 1);
    return { ...act, numbers: [luck.below(atMost + 1), atMost] };
  }
  if (act.type === "agree") {
    return { ...act, numbers: luck.pick(startTable(table)?.proposals ?? []).split };
  }
  if (choose === 0) return act;
  return { ...act, cards: luck.shuffled(loose(table, act.seat, act.card)).slice(0, choose) };
}

/** The most that a seat may say it gives toward the eight: what it holds, and what it may take from its pile. */
export function mostToDial(table: Table, act: Act): number {
  let most = 8;
  while (most > 0 && judge(table, { ...act, numbers: [0, most] }).allowed !== "yes") most--;
  return most;
}

/** Chooses the next act on a table where somebody is asked. */
export type Crew = (table: Table, luck: Chance) => Act;

export interface Played {
  readonly before: Table;
  readonly act: Act;
  readonly facts: readonly Fact[];
  readonly after: Table;
}

/** No game lasts longer, since every turn takes a card and talk comes to an end. */
const MOST_ACTS = 1500;

/** A game as it is played on from a table: one entry for each act, until it is over. */
export function* playedFrom(start: Table, crew: Crew, luck: Chance, fate: Fate): Generator<Played> {
  let table = start;
  for (let acts = 0; outcome(table) === "playing"; acts++) {
    if (acts > MOST_ACTS) throw new Error(`${table.rulebook.code} does not end.`);
    const act = crew(table, luck);
    const enacted = enact(table, act, fate);
    if (!enacted.ok)
      throw new Error(`An offer was refused: ${JSON.stringify({ act, verdict: enacted.error })}`);
    yield { before: table, act, facts: enacted.value.facts, after: enacted.value.table };
    table = enacted.value.table;
  }
}

/** A whole game as it is played: one entry for each act. */
export function game(rulebook: Rulebook, seed: number, crew: Crew, fate?: Fate): Generator<Played> {
  const dealt = fate ?? seededFate(`v1:test-${seed}`);
  return playedFrom(deal(rulebook, dealt).table, crew, chance(seed), dealt);
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
