/** Why a lifted card can be laid nowhere: the most common question in the second half of a game. */
import { type Finding, numbersAround, type Table } from "@stillwater/engine";
import { evidenceNumber } from "./evidence";
import { type Answers, inReach } from "./judging";

export type Nowhere =
  /** There is room, but none that this hand can pay for. */
  | { readonly why: "dear"; readonly price: number; readonly have: number }
  /** No space is left between these two numbers of the line; null at an end of it. */
  | { readonly why: "full"; readonly low: number | null; readonly high: number | null }
  /** The place that comes closest to being allowed, and the rule that forbids it. */
  | { readonly why: "rule"; readonly at: string; readonly finding: Finding };

/** Rules that exclude a place for every card at the moment. */
const isNoPlace = ({ about }: Finding): boolean => about === "taken" || about === "next";

const refusals = (findings: readonly Finding[]): readonly Finding[] =>
  findings.filter(({ holds }) => holds === "no");

/** Null where the card can be laid somewhere, or where no finding gives a reason. */
export function nowhereFor(table: Table, answers: Answers): Nowhere | null {
  const open = [...answers].filter(([, { verdict }]) => !refusals(verdict.findings).some(isNoPlace));
  if (answers.size === 0 || [...answers.values()].some(({ verdict }) => verdict.allowed !== "no"))
    return null;
  const dear = open.flatMap(([, { verdict }]) =>
    inReach(verdict) ? verdict.findings.filter(({ about, holds }) => holds === "no" && about === "pay") : [],
  );
  const [cheapest] = dear.map((finding) => finding.with).sort((a, b) => Number(a.need) - Number(b.need));
  if (cheapest !== undefined)
    return { why: "dear", price: Number(cheapest.need), have: Number(cheapest.have) };
  const [nearest] = open
    .map(([to, { verdict }]) => ({ to, against: refusals(verdict.findings) }))
    .filter(({ against }) => against.every(({ about }) => about !== "order"))
    .sort((a, b) => a.against.length - b.against.length);
  const [finding] = nearest?.against ?? [];
  if (nearest !== undefined && finding !== undefined)
    return { why: "rule", at: table.rulebook.placeName(nearest.to), finding };
  return fullBetween(table, answers);
}

/** The two cards of the line between which the number would have to lie. */
function fullBetween(table: Table, answers: Answers): Nowhere | null {
  const [order] = [...answers.values()].flatMap(({ verdict }) =>
    verdict.findings.filter(({ about, holds }) => about === "order" && holds === "no"),
  );
  const n = evidenceNumber(order?.with.card);
  const around = n === undefined ? null : numbersAround(table, n);
  return around === null ? null : { why: "full", ...around };
}
