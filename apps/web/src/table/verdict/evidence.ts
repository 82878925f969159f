/** What a verdict shows beside its words: the stamp and the reckoning. */
import { type Finding, namedPlace, type Verdict } from "@stillwater/engine";
import { evidenceNumber } from "@stillwater/table/queries";
import type { IconName, ReckoningSide, VerdictStamp } from "@stillwater/ui";
import type { ReactNode } from "react";

export interface StampWords {
  readonly cards: (count: number) => string;
  readonly left: string;
  readonly right: string;
  readonly toGo: string;
  readonly row: (row: number) => string;
}

/** The evidence in the block at the left of a verdict card. */
export function stampOf(
  verdict: Verdict,
  words: StampWords,
  drawing: (refusal: Finding) => ReactNode = () => null,
): VerdictStamp {
  if (verdict.allowed === "unknown") return { kind: "figure", figure: "?" };
  if (verdict.allowed === "yes") {
    if (verdict.price === 0) return { kind: "ring" };
    return { kind: "price", price: verdict.price, unit: words.cards(verdict.price) };
  }
  const refusal = verdict.findings.find((finding) => finding.holds === "no");
  if (refusal === undefined) return { kind: "icon", icon: "lock" };
  const own = drawing(refusal);
  if (own === null || own === undefined) return refusalStamp(refusal, words);
  const row =
    evidenceNumber(refusal.with.row) ?? (namedPlace(String(refusal.with.at ?? ""))?.row || undefined);
  return { kind: "drawing", drawing: own, ...(row === undefined ? {} : { unit: words.row(row) }) };
}

/** Rules that are known by a sign; the others by a lock. */
const SIGNS: Readonly<Record<string, IconName>> = {
  "T.start.forced": "anchor",
  "T.start.spare": "anchor",
  "A.campfire.move": "peaks",
  "A.summit.when": "summit",
  "A.green.path": "summit",
  "A.goat.win": "goat",
  "A.goat.campfire": "goat",
  "T.compass.shared": "compass",
  "T.compass.target": "compass",
};

function refusalStamp({ clause, with: values }: Finding, words: StampWords): VerdictStamp {
  switch (clause) {
    case "T.place.ascending": {
      const side = values.side === "right" ? "right" : "left";
      const n = evidenceNumber(values.blocker);
      return n === undefined
        ? { kind: "icon", icon: "lock" }
        : { kind: "blocker", n, side, word: words[side] };
    }
    case "T.place.pay":
    case "A.place.pay":
    case "T.start.unpayable": {
      const need = evidenceNumber(values.need) ?? 0;
      return {
        kind: "ratio",
        need,
        have: evidenceNumber(values.have) ?? 0,
        sign: "/",
        unit: words.cards(need),
      };
    }
    case "T.finish.when":
    case "T.arch.roof":
    case "T.arch.win":
    case "T.pyramid.win":
      return { kind: "figure", figure: evidenceNumber(values.open) ?? 0, unit: words.toGo };
    case "T.duel.possible":
      return {
        kind: "ratio",
        need: evidenceNumber(values.spaces) ?? 0,
        have: evidenceNumber(values.numbers) ?? 0,
        sign: ":",
      };
    case "A.place.number":
      return {
        kind: "figure",
        figure: evidenceNumber(values.number) ?? 0,
        unit: words.row(evidenceNumber(values.row) ?? 0),
      };
    default:
      return { kind: "icon", icon: SIGNS[clause] ?? "lock" };
  }
}

export interface Sum {
  readonly left: ReckoningSide;
  readonly right: ReckoningSide;
}

const COSTS = new Set(["T.place.cost", "A.place.cost"]);
const PAYING = new Set(["T.place.pay", "A.place.pay"]);

/** Both neighbours with their differences, or null where nothing is reckoned. */
export function neighbourSumOf(verdict: Verdict): Sum | null {
  const cost = verdict.findings.find((finding) => COSTS.has(finding.clause))?.with;
  const stands = verdict.findings.every((finding) => finding.holds !== "no" || PAYING.has(finding.clause));
  if (cost === undefined || !stands) return null;
  const side = (n: unknown, difference: unknown, counts: boolean): ReckoningSide => {
    const number = evidenceNumber(n);
    return number === undefined ? {} : { n: number, difference: evidenceNumber(difference), counts };
  };
  return {
    left: side(cost.left, cost.leftDifference, cost.counts === "left"),
    right: side(cost.right, cost.rightDifference, cost.counts === "right"),
  };
}
