/** Asking the engine about cards and spaces on the table this person can see. */
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
} from "@stillwater/engine";
import type { Fit } from "./choice";

/** One answer per place a card could be aimed at. */
export type Answers = ReadonlyMap<Place, Verdict>;

/** Every place a card could be aimed at, with its verdict. */
export function answersFor(table: Table, seat: Seat, card: Piece): Answers {
  return new Map(prospects(table, seat, card).map(({ to, verdict }) => [to, heedless(verdict)]));
}

/** The verdict on one card over one place, or null where that card can never be aimed. */
export function verdictOn(table: Table, seat: Seat, card: Piece, to: Place): Verdict {
  return heedless(judge(table, actOn(table, seat, card, to)));
}

/** The act of laying a card, with what is paid along. */
export function actOn(table: Table, seat: Seat, card: Piece, to: Place, cards: readonly Piece[] = []): Act {
  const name = table.rulebook.pieceName(card);
  const type = name === "start" || name === "finish" ? name : "lay";
  return { type, seat, card, to, cards, numbers: [] };
}

/**
 * Whose turn it is does not change what a placement costs. People think ahead while others play, so that one
 * refusal is left out here; the button that would play the card still waits for the turn.
 */
function heedless(verdict: Verdict): Verdict {
  const findings = verdict.findings.filter(
    (finding) => !(finding.clause === "T.turn.action" && refuses(finding)),
  );
  if (findings.length === verdict.findings.length) return verdict;
  const allowed = findings.some(refuses)
    ? "no"
    : findings.some((finding) => finding.holds === "unknown")
      ? "unknown"
      : "yes";
  return { ...verdict, findings, allowed };
}

function refuses(finding: Finding): boolean {
  return finding.holds === "no";
}

export function fitOf(verdict: Verdict | undefined): Fit {
  return verdict === undefined
    ? { fits: false, price: 0 }
    : { fits: verdict.allowed !== "no", price: verdict.price };
}

/** Whether only the price could stand in the way here: the stretch of water that lights up, payable or not. */
export function inWater(verdict: Verdict | undefined): boolean {
  return verdict?.findings.every((finding) => !refuses(finding) || finding.clause === "T.place.pay") ?? false;
}

/** The legal place nearest along the sequence, for "It could go here". */
export function nearestLegal(table: Table, answers: Answers, from: Place): Place | null {
  const order = table.rulebook.cells;
  const here = order.indexOf(from);
  const legal = [...answers].filter(([, verdict]) => verdict.allowed !== "no").map(([to]) => to);
  const distance = (to: Place): number => Math.abs(order.indexOf(to) - here);
  return legal.sort((a, b) => distance(a) - distance(b))[0] ?? null;
}
