/** Asks the engine about acts on the table as this person sees it. */
import {
  type Act,
  type Finding,
  judge,
  type Piece,
  type Place,
  prospects,
  type Seat,
  type Table,
  type Verdict,
  verdictWithout,
} from "@stillwater/engine";
import type { Fit } from "../act-builder/choice";
import { PAID_LATER } from "../modules/payings";

export interface JudgedAct {
  readonly plan: Act;
  readonly verdict: Verdict;
}

/** One answer for each place that could be aimed at. */
export type Answers = ReadonlyMap<Place, JudgedAct>;

/** Every place that a card could be aimed at. Where it could mean several acts, an allowed one is preferred. */
export function answersFor(table: Table, seat: Seat, card: Piece): Answers {
  const best = new Map<Place, JudgedAct>();
  for (const { to, act: plan, verdict: full } of prospects(table, seat, card)) {
    const verdict = heedless(full);
    const known = best.get(to);
    if (known === undefined || (known.verdict.allowed === "no" && verdict.allowed !== "no"))
      best.set(to, { plan, verdict });
  }
  return best;
}

/** The verdict on an act, whoever's turn it is. */
export function verdictOn(table: Table, plan: Act): Verdict {
  return heedless(judge(table, plan));
}

/**
 * Leaves out the refusal that it is another seat's turn: the turn does not change what a placement costs, and people think
 * ahead while others play. The button that would play the card still waits for the turn.
 */
export function heedless(verdict: Verdict): Verdict {
  return verdictWithout(verdict, (finding) => finding.about === "turn" && refuses(finding));
}

function refuses(finding: Finding): boolean {
  return finding.holds === "no";
}

export function fitOf(verdict: Verdict | undefined): Fit {
  return verdict === undefined
    ? { fits: false, price: 0 }
    : { fits: verdict.allowed !== "no", price: verdict.price };
}

/** Whether nothing but the price could stand in the way here; such places light up, payable or not. */
export function inReach(verdict: Verdict | undefined): boolean {
  return verdict?.findings.every((finding) => !refuses(finding) || finding.about === "pay") ?? false;
}

/** The legal place that is nearest along the cells, for "It could go here". */
export function nearestLegal(table: Table, answers: Answers, from: Place): Place | null {
  const order = table.rulebook.cells;
  const here = order.indexOf(from);
  const legal = [...answers].filter(([, { verdict }]) => verdict.allowed !== "no").map(([to]) => to);
  const distance = (to: Place): number => Math.abs(order.indexOf(to) - here);
  return legal.sort((a, b) => distance(a) - distance(b))[0] ?? null;
}

/** Whether something is turned up before an act is paid for, according to its verdict. */
export const isPaidLater = ({ findings }: Verdict): boolean =>
  Object.values(PAID_LATER).some((later) => later?.(findings) === true);
