/**
 * Two ways to ask the same rules. *Judge* lets every rule speak and builds findings; *offers* stops at the first no
 * and builds nothing but the list of what may be attempted.
 */
import type { ClauseId } from "../clauses";
import {
  type Act,
  type ActType,
  type Answer,
  type Evidence,
  HOLDS,
  type Holds,
  NO,
  type OfferList,
  type Step,
  YES,
} from "./chapter";
import { asHeld } from "./copies";
import type { Compiled } from "./rulebook";
import type { Piece, Place, Seat, Table } from "./table";

export interface Finding {
  readonly clause: ClauseId;
  readonly holds: Holds;
  readonly with: Evidence;
}

/** What the rulebook says of an act. Refusals come first, the most telling at the top. */
export interface Verdict {
  readonly allowed: Holds;
  /** Cards it costs, whether or not it is allowed. */
  readonly price: number;
  readonly findings: readonly Finding[];
}

/** An act still to be completed with a choice of cards. */
export interface Offer extends Act {
  /** Cards to choose for it: what is discarded, given or paid. */
  readonly choose: number;
}

/** Judges an act on a table, as far as the table's viewer can know. Every rule speaks; nothing is changed. */
export function judge(table: Table, attempted: Act): Verdict {
  const compiled = table.rulebook.compiled(attempted.type);
  const act = asHeld(table, attempted);
  if (!compiled) return { allowed: "no", price: 0, findings: [] };
  let allowed: Answer = YES;
  const findings: Finding[] = [];
  for (const rule of compiled.rules) {
    const answer = rule.test(table, act);
    if (answer < allowed) allowed = answer;
    findings.push({ clause: rule.clause, holds: HOLDS[answer], with: rule.tell(table, act) });
  }
  findings.sort((a, b) => HOLDS.indexOf(a.holds) - HOLDS.indexOf(b.holds));
  for (const levy of compiled.levies) {
    findings.push({ clause: levy.clause, holds: "yes", with: levy.tell(table, act) });
  }
  return { allowed: HOLDS[allowed], price: priceOf(table, act), findings };
}

/** How many cards an act costs: every levy added up. */
export function priceOf(table: Table, act: Act): number {
  const compiled = table.rulebook.compiled(act.type);
  let price = 0;
  if (compiled) for (const levy of compiled.levies) price += levy.price(table, act);
  return price;
}

/** One verdict for each place that a card could be aimed at, legal or not, in the order of the places. */
export function prospects(
  table: Table,
  seat: Seat,
  card: Piece,
): readonly { readonly to: Place; readonly act: Act; readonly verdict: Verdict }[] {
  return table.rulebook.acts.flatMap(({ spec }) =>
    (spec.targets?.(table.rulebook, card) ?? []).map((to) => {
      const act: Act = { type: spec.type, seat, card, to, cards: NONE, numbers: NONE };
      return { to, act, verdict: judge(table, act) };
    }),
  );
}

const NONE: readonly number[] = [];

/** One act lent to every rule, so that a list of moves allocates nothing per candidate. */
interface Scratch {
  type: ActType;
  seat: Seat;
  card: Piece;
  to: Place;
  cards: readonly Piece[];
  numbers: readonly number[];
}

/** A list of moves that is reused: what may be attempted, as three columns and a counter. */
export class Moves implements OfferList {
  readonly types: ActType[] = [];
  readonly cards: number[] = [];
  readonly places: number[] = [];
  count = 0;
  #table: Table | undefined;
  #compiled: Compiled | undefined;
  readonly #scratch: Scratch = { type: "lay", seat: 0, card: 0, to: 0, cards: NONE, numbers: NONE };

  add(type: ActType, card: Piece, to: Place): void {
    const scratch = this.#scratch;
    scratch.card = card;
    scratch.to = to;
    const rules = (this.#compiled as Compiled).perOffer;
    for (let index = 0; index < rules.length; index++) {
      if ((rules[index] as (typeof rules)[number]).test(this.#table as Table, scratch) === NO) return;
    }
    this.types[this.count] = type;
    this.cards[this.count] = card;
    this.places[this.count] = to;
    this.count++;
  }

  /** Fills the list with what a seat may attempt now. Payments are not enumerated: any choice of cards will do. */
  fill(table: Table, seat: Seat): this {
    this.count = 0;
    for (const compiled of table.rulebook.acts) this.append(table, seat, compiled);
    return this;
  }

  append(table: Table, seat: Seat, compiled: Compiled): void {
    const scratch = this.#scratch;
    scratch.type = compiled.spec.type;
    scratch.seat = seat;
    scratch.card = 0;
    scratch.to = 0;
    for (const rule of compiled.perSeat) if (rule.test(table, scratch) === NO) return;
    this.#table = table;
    this.#compiled = compiled;
    compiled.spec.offers(table, seat, this);
  }
}

/** What a seat may attempt now, with how many cards each act asks to be chosen. */
export function legalActs(table: Table, seat: Seat): readonly Offer[] {
  const moves = new Moves().fill(table, seat);
  return Array.from({ length: moves.count }, (_, index): Offer => {
    const type = moves.types[index] as ActType;
    const act: Act = {
      type,
      seat,
      card: moves.cards[index] as Piece,
      to: moves.places[index] as Place,
      cards: NONE,
      numbers: NONE,
    };
    const chosen = table.rulebook.compiled(type)?.spec.chooses?.(table, seat) ?? 0;
    return { ...act, choose: chosen + priceOf(table, act) };
  });
}

/** Whether a seat may attempt anything in a step: asks no further than the first yes. */
export function canAct(table: Table, seat: Seat, step: Step["name"]): boolean {
  const moves = new Moves();
  for (const compiled of table.rulebook.acts) {
    if (compiled.spec.during !== step) continue;
    moves.append(table, seat, compiled);
    if (moves.count > 0) return true;
  }
  return false;
}

/** The step in which somebody must decide now; undefined when the game is over. */
export function askedStep(table: Table): Step | undefined {
  const { steps } = table.rulebook;
  for (let index = 0; index < steps.length; index++) {
    const step = steps[index] as Step;
    if (step.asks && step.due(table)) return step;
  }
  return undefined;
}
