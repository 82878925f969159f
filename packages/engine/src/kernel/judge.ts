/**
 * Two ways to ask the same rules. *Judge* lets every rule speak and builds findings; *offers* stops at the first no
 * and builds nothing but the list of what may be attempted.
 */
import {
  ACT_TYPES,
  type Act,
  type ActType,
  type Closes,
  type Evidence,
  type Finding,
  HOLDS,
  type Holds,
  type Levy,
  type Narrows,
  NO,
  type OfferList,
  type Relief,
  type Rule,
  type Span,
  type Step,
} from "./chapter";
import { asHeld } from "./copies";
import type { Compiled } from "./rulebook";
import {
  isAmong,
  MOST_PIECES,
  MOST_PLACES,
  noCells,
  PIECE_SHIFT,
  type Piece,
  type Place,
  pendingPieces,
  type Seat,
  type Table,
  TYPE_SHIFT,
} from "./table";

/** What the rulebook says of an act. Refusals come first, the most telling at the top. */
export interface Verdict {
  readonly allowed: Holds;
  /** Cards it costs, whether or not it is allowed; the least it can be, where that depends on a card nobody here sees. */
  readonly price: number;
  /** The most it can cost, where that is not known here. */
  readonly most?: number;
  readonly findings: readonly Finding[];
}

/** An act still to be completed with a choice of cards. */
export interface Offer extends Act {
  /** Cards to choose for it: what is discarded, given or paid. */
  readonly choose: number;
}

/** Judges an act on a table, as far as the table's viewer can know. Every rule speaks; nothing is changed. */
export function judge(table: Table, attempted: Act): Verdict {
  const compiled = table.rulebook.actOf[attempted.type];
  if (!compiled) return { allowed: "no", price: 0, findings: [] };
  return speak(table, asHeld(table, attempted), compiled, new Map());
}

/** Whether `judge` would say no, without saying why: the first rule that does is enough. */
export function isForbidden(table: Table, attempted: Act): boolean {
  const compiled = table.rulebook.actOf[attempted.type];
  if (!compiled) return true;
  const act = asHeld(table, attempted);
  const { rules } = compiled;
  const price = sumOf(compiled, table, act);
  for (let index = 0; index < rules.length; index++)
    if ((rules[index] as Rule).test(table, act, price) === NO) return true;
  return false;
}

/** Lets every rule speak; what rules said about the seat alone is kept in `said` for the next act of that seat. */
function speak(table: Table, act: Act, compiled: Compiled, said: Map<Rule, Finding>): Verdict {
  const price = sumOf(compiled, table, act);
  const freed = reliefOf(compiled, table, act);
  const findings: [Finding[], Finding[], Finding[]] = [[], [], []];
  for (const rule of compiled.rules) {
    const isOfSeat = rule.asked === "seat" || rule.asked === "honoured-seat";
    let finding = isOfSeat ? said.get(rule) : undefined;
    if (!finding) {
      finding = {
        clause: rule.clause,
        holds: HOLDS[rule.test(table, act, price)],
        with: rule.tell(table, act, price),
        about: rule.about ?? undefined,
      };
      if (isOfSeat) said.set(rule, finding);
    }
    findings[HOLDS.indexOf(finding.holds)]?.push(finding);
  }
  const [no, unknown, yes] = findings;
  const most = mostOf(table, act);
  for (const levy of compiled.levies) {
    // Where all of them come to one price whatever an unknown face may be, none of them leaves anything open.
    const isKnown = most === price || levy.most === null || levy.most(table, act) === levy.price(table, act);
    const told =
      freed === undefined ? levy.tell(table, act) : { ...(levy.freed ?? NOTHING), by: freed.clause };
    const holds = isKnown ? "yes" : "unknown";
    (isKnown ? yes : unknown).push({
      clause: levy.clause,
      holds,
      with: told,
      about: levy.about ?? undefined,
    });
  }
  const all = [...no, ...unknown, ...yes];
  return { allowed: togetherOf(all), price, ...(most > price ? { most } : {}), findings: all };
}

/** The answer of sorted findings: the first decides, since refusals come first and unknowns next. */
const togetherOf = ([first]: readonly Finding[]): Holds => first?.holds ?? "yes";

/** A verdict without some of its findings, for callers that know better or ask regardless; the price stays. */
export function verdictWithout(verdict: Verdict, isLeftOut: (finding: Finding) => boolean): Verdict {
  const findings = verdict.findings.filter((finding) => !isLeftOut(finding));
  return findings.length === verdict.findings.length
    ? verdict
    : { ...verdict, findings, allowed: togetherOf(findings) };
}

/** The most cards that an act can cost; where its price is known here, that price. */
export function mostOf(table: Table, act: Act): number {
  const compiled = table.rulebook.actOf[act.type];
  if (compiled === undefined || reliefOf(compiled, table, act) !== undefined) return 0;
  let most = 0;
  for (const levy of compiled.levies) most += (levy.most ?? levy.price)(table, act);
  return most;
}

/** How many cards an act costs: the sum of all levies, or nothing where a chapter frees it. */
export function priceOf(table: Table, act: Act): number {
  const compiled = table.rulebook.actOf[act.type];
  return compiled === undefined ? 0 : sumOf(compiled, table, act);
}

/** What frees an act of its price; undefined where nothing does. */
function reliefOf({ reliefs }: Compiled, table: Table, act: Act): Relief | undefined {
  for (let index = 0; index < reliefs.length; index++) {
    const relief = reliefs[index] as Relief;
    if (relief.frees(table, act)) return relief;
  }
  return undefined;
}

function sumOf(compiled: Compiled, table: Table, act: Act): number {
  if (reliefOf(compiled, table, act) !== undefined) return 0;
  const { levies } = compiled;
  let price = 0;
  for (let index = 0; index < levies.length; index++) price += (levies[index] as Levy).price(table, act);
  return price;
}

/**
 * One verdict for each place that a card could be aimed at, legal or not, in the order of the places. For UNSEEN, each
 * place that an act without a card could be aimed at: where a replaced card moves, which card is turned, where fog lies.
 */
export function prospects(
  table: Table,
  seat: Seat,
  card: Piece,
): readonly { readonly to: Place; readonly act: Act; readonly verdict: Verdict }[] {
  return table.rulebook.acts.flatMap((compiled) => {
    const { spec } = compiled;
    const targets = spec.targets?.(table.rulebook, card) ?? [];
    if (targets.length === 0) return [];
    const played = asHeld(table, { type: spec.type, seat, card, to: 0, cards: NONE, numbers: NONE });
    const said = new Map<Rule, Finding>();
    return targets.map((to) => {
      const act: Act = { ...played, to };
      return { to, act, verdict: speak(table, act, compiled, said) };
    });
  });
}

const NONE: readonly number[] = [];
const NOTHING: Evidence = { price: 0 };
const NO_RULES: readonly Rule[] = [];
const ALL = 2 ** 30;

/** One act object that all rules are asked with, so that a list of moves allocates nothing per candidate. */
interface Scratch {
  type: ActType;
  seat: Seat;
  card: Piece;
  to: Place;
  cards: readonly Piece[];
  numbers: readonly number[];
}

const PIECE_MASK = MOST_PIECES - 1;
const PLACE_MASK = MOST_PLACES - 1;

/** A reusable list of what may be attempted: a packed number for each move. */
export class Moves implements OfferList {
  count = 0;
  #packed = new Int32Array(512);
  /** The search stops once the list holds so many moves. */
  #most = 1;
  #table: Table | undefined;
  #compiled: Compiled | undefined;
  readonly #scratch: Scratch = { type: "lay", seat: 0, card: 0, to: 0, cards: NONE, numbers: NONE };
  /** Rules about the seat that have said yes since the list was begun. */
  readonly #agreed: Rule[] = [];
  #agreedCount = 0;
  /** Rules to ask for each candidate, and more for one that costs something. */
  #rules: readonly Rule[] = NO_RULES;
  #priced: readonly Rule[] = NO_RULES;
  /** Rules that close cells to the act, and the cells they close, worked out when a candidate is first looked at. */
  #closing: readonly Closes[] = [];
  readonly #closed = noCells();
  #knowsClosed = false;
  /** Rules that narrow a run. */
  #narrowing: readonly Narrows[] = [];

  typeAt(index: number): ActType {
    return ACT_TYPES[(this.#packed[index] as number) >> TYPE_SHIFT] as ActType;
  }

  cardAt(index: number): Piece {
    return ((this.#packed[index] as number) >> PIECE_SHIFT) & PIECE_MASK;
  }

  placeAt(index: number): Place {
    return (this.#packed[index] as number) & PLACE_MASK;
  }

  add(type: ActType, card: Piece, to: Place): void {
    if (this.#narrowing.length > 0) this.addRun(type, card, to, to);
    else this.#consider(card, to);
  }

  addRun(_type: ActType, card: Piece, from: Place, until: Place): void {
    if (from > until) return;
    let first = from;
    let last = until;
    if (this.#narrowing.length > 0) {
      ({ first, last } = this.#narrowed(card, from, until));
      if (first > last) return;
    }
    this.#consider(card, first);
    if ((this.#compiled as Compiled).chargesEnds) this.#addFree(card, first + 1, last - 1);
    else for (let to = first + 1; to < last; to++) this.#consider(card, to);
    if (first < last) this.#consider(card, last);
  }

  /** What the narrowing rules leave of a run. */
  #narrowed(card: Piece, first: Place, last: Place): Span {
    const span = { first, last };
    for (const narrows of this.#narrowing) narrows(this.#table as Table, card, span);
    return span;
  }

  /** Lists a candidate if no rule is against it. */
  #consider(card: Piece, to: Place): void {
    if (this.count >= this.#most || (this.#closing.length > 0 && this.#isClosed(to))) return;
    const table = this.#table as Table;
    const scratch = this.#scratch;
    scratch.card = card;
    scratch.to = to;
    if (!this.#agree(this.#rules, 0)) return;
    if (this.#priced.length > 0) {
      const price = sumOf(this.#compiled as Compiled, table, scratch);
      if (price > 0 && !this.#agree(this.#priced, price)) return;
    }
    this.#list(card, to);
  }

  /** The same for a run that costs nothing. */
  #addFree(card: Piece, first: Place, last: Place): void {
    const scratch = this.#scratch;
    const rules = this.#rules;
    const isOpen = rules.length === 0 && this.#closing.length === 0;
    scratch.card = card;
    for (let to = first; to <= last && this.count < this.#most; to++) {
      scratch.to = to;
      if (isOpen || ((this.#closing.length === 0 || !this.#isClosed(to)) && this.#agree(rules, 0)))
        this.#list(card, to);
    }
  }

  #agree(rules: readonly Rule[], price: number): boolean {
    for (let index = 0; index < rules.length; index++) {
      if ((rules[index] as Rule).test(this.#table as Table, this.#scratch, price) === NO) return false;
    }
    return true;
  }

  #list(card: Piece, to: Place): void {
    if (this.count === this.#packed.length) this.#grow();
    this.#packed[this.count++] = (this.#compiled as Compiled).packed | (card << PIECE_SHIFT) | to;
  }

  #grow(): void {
    const packed = new Int32Array(this.#packed.length * 2);
    packed.set(this.#packed);
    this.#packed = packed;
  }

  /** One of the list as an act, with how many cards it asks to be chosen. */
  offer(index: number): Offer {
    const table = this.#table as Table;
    const { seat } = this.#scratch;
    const type = this.typeAt(index);
    const card = this.cardAt(index);
    const act = { type, seat, card, to: this.placeAt(index), cards: NONE, numbers: NONE, choose: 0 };
    const spec = table.rulebook.actOf[type]?.spec;
    act.choose = (spec?.chooses?.(table, seat) ?? 0) + priceOf(table, act);
    return spec?.complete ? { ...act, ...spec.complete(table, act) } : act;
  }

  /** Fills the list with what a seat may attempt now. Payments are not enumerated: any choice of cards will do. */
  fill(table: Table, seat: Seat): this {
    const step = askedStep(table);
    this.#begin(table, seat, ALL);
    if (!step) return this;
    const { acts, anytime } = table.rulebook;
    if (step.asks?.(table, seat)) {
      for (let index = 0; index < acts.length; index++) {
        const compiled = acts[index] as Compiled;
        if (compiled.spec.during === step.name) this.#append(compiled);
      }
    }
    for (let index = 0; index < anytime.length; index++) this.#append(anytime[index] as Compiled);
    return this;
  }

  /** Whether a seat could act in a step, were it asked; looks no further than the first yes. */
  any(table: Table, seat: Seat, step: Step["name"]): boolean {
    this.#begin(table, seat, 1);
    const { acts } = table.rulebook;
    for (let index = 0; index < acts.length && this.count === 0; index++) {
      const compiled = acts[index] as Compiled;
      if (compiled.spec.during === step) this.#append(compiled);
    }
    return this.count > 0;
  }

  /** Whether a seat could do one act, were it asked. */
  only(table: Table, seat: Seat, compiled: Compiled): boolean {
    this.#begin(table, seat, 1);
    this.#append(compiled);
    return this.count > 0;
  }

  #begin(table: Table, seat: Seat, most: number): void {
    this.count = 0;
    this.#most = most;
    this.#agreedCount = 0;
    this.#table = table;
    this.#scratch.seat = seat;
  }

  #append(compiled: Compiled): void {
    const scratch = this.#scratch;
    scratch.type = compiled.spec.type;
    scratch.card = 0;
    scratch.to = 0;
    const { perSeat } = compiled;
    for (let index = 0; index < perSeat.length; index++) if (!this.#agrees(perSeat[index] as Rule)) return;
    this.#compiled = compiled;
    this.#rules = compiled.perOffer;
    this.#priced = compiled.perPaidOffer;
    this.#narrowing = compiled.narrowing;
    this.#closing = compiled.closing;
    this.#knowsClosed = false;
    compiled.spec.offers(this.#table as Table, scratch.seat, this);
  }

  #isClosed(to: Place): boolean {
    if (!this.#knowsClosed) this.#close();
    return isAmong(this.#closed, to);
  }

  #close(): void {
    this.#closed.fill(0);
    for (const closes of this.#closing) closes(this.#table as Table, this.#scratch.seat, this.#closed);
    this.#knowsClosed = true;
  }

  #agrees(rule: Rule): boolean {
    for (let index = 0; index < this.#agreedCount; index++) if (this.#agreed[index] === rule) return true;
    if (rule.test(this.#table as Table, this.#scratch, 0) === NO) return false;
    this.#agreed[this.#agreedCount++] = rule;
    return true;
  }
}

/** Lists that are not being filled; there may be several, since a rule may ask for a list while another is filled. */
const spare: Moves[] = [];

/** What a seat may attempt now, with how many cards each act asks to be chosen. */
export function legalActs(table: Table, seat: Seat): readonly Offer[] {
  const moves = (spare.pop() ?? new Moves()).fill(table, seat);
  const offers: Offer[] = [];
  for (let index = 0; index < moves.count; index++) offers.push(moves.offer(index));
  spare.push(moves);
  return offers;
}

const probe = new Moves();

/** Whether a seat could act in a step, were it asked. */
export function canAct(table: Table, seat: Seat, step: Step["name"]): boolean {
  return probe.any(table, seat, step);
}

/** Whether a seat could do an act of a type, were it asked. Rules may ask it while another list is being filled. */
export function canDo(table: Table, seat: Seat, type: ActType): boolean {
  const compiled = table.rulebook.actOf[type];
  if (compiled === undefined) return false;
  const moves = spare.pop() ?? new Moves();
  const can = moves.only(table, seat, compiled);
  spare.push(moves);
  return can;
}

/** The steps of every turn that may be due now. */
export function stepsOf(table: Table): readonly Step[] {
  return pendingPieces(table) === 0 ? table.rulebook.calmSteps : table.rulebook.steps;
}

/** The step in which somebody must decide now; undefined when the game is over. */
export function askedStep(table: Table): Step | undefined {
  const steps = stepsOf(table);
  for (let index = 0; index < steps.length; index++) {
    const step = steps[index] as Step;
    if (step.asks && step.due(table)) return step;
  }
  return undefined;
}
