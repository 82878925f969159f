/** The parts of a verdict besides its words: the stamp and the reckoning. */
import { type Finding, namedPlace, type Verdict } from "@stillwater/engine";
import { evidenceNumber } from "@stillwater/table/queries";
import { Glyph, type ReckoningSide, type VerdictStamp } from "@stillwater/ui";
import { createElement, type ReactNode } from "react";
import { REFUSALS } from "@/modules/refusals";

export interface StampWords {
  readonly cards: (count: number) => string;
  readonly left: string;
  readonly right: string;
  readonly toGo: string;
  readonly row: (row: number) => string;
}

const LOCK: VerdictStamp = { kind: "icon", icon: "lock" };

/** The drawn size of a sign in CSS pixels. */
const STAMP = 38;

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
  // An act that the game does not have is refused without a rule.
  if (refusal === undefined) return LOCK;
  const own = drawing(refusal);
  if (own === null || own === undefined) return refusalStamp(refusal, words);
  return { kind: "drawing", drawing: own, ...ofRow(refusal.with, words) };
}

function refusalStamp({ clause, with: values }: Finding, words: StampWords): VerdictStamp {
  const look = REFUSALS[clause];
  if (look === undefined) throw new Error(`Nothing says what a refusal by ${clause} shows.`);
  const value = (name: string): number => evidenceNumber(values[name]) ?? 0;
  switch (look.shows) {
    case "lock":
      return LOCK;
    case "sign": {
      const drawing = createElement(Glyph, { d: look.sign, size: STAMP });
      return { kind: "drawing", drawing, ...(look.row === true ? ofRow(values, words) : {}) };
    }
    case "blocker": {
      const side = values.side === "right" ? "right" : "left";
      const n = evidenceNumber(values.blocker);
      return n === undefined ? LOCK : { kind: "blocker", n, side, word: words[side] };
    }
    case "ratio": {
      const need = value(look.need);
      const unit = look.cards === true ? { unit: words.cards(need) } : {};
      return { kind: "ratio", need, have: value(look.have), sign: look.between, ...unit };
    }
    case "toGo":
      return { kind: "figure", figure: value("open"), unit: words.toGo };
    case "number":
      return { kind: "figure", figure: value("number"), unit: words.row(value("row")) };
  }
}

/** The row in a finding's values, shown under its drawing. */
function ofRow({ row, at }: Finding["with"], words: StampWords): { readonly unit?: string } {
  const found = evidenceNumber(row) ?? (namedPlace(String(at ?? ""))?.row || undefined);
  return found === undefined ? {} : { unit: words.row(found) };
}

export interface Sum {
  readonly left: ReckoningSide;
  readonly right: ReckoningSide;
}

/** Both neighbours with their differences, or null where nothing is calculated. */
export function neighbourSumOf(verdict: Verdict): Sum | null {
  const cost = verdict.findings.find(({ about }) => about === "cost")?.with;
  const stands = verdict.findings.every((finding) => finding.holds !== "no" || finding.about === "pay");
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
