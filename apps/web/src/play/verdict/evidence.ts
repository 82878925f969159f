/** What a verdict shows beside its words: the stamp and the reckoning. */
import type { Finding, Verdict } from "@stillwater/engine";
import type { ReckoningSide, Stamp } from "@stillwater/ui";
import { numberOf } from "@/play/words/faces";

export interface StampWords {
  readonly cards: (count: number) => string;
  readonly left: string;
  readonly right: string;
  readonly toGo: string;
}

/** The evidence in the block at the left of a verdict card. */
export function stampOf(verdict: Verdict, words: StampWords): Stamp {
  if (verdict.allowed === "unknown") return { kind: "figure", figure: "?" };
  if (verdict.allowed === "yes") {
    if (verdict.price === 0) return { kind: "ring" };
    return { kind: "price", price: verdict.price, unit: words.cards(verdict.price) };
  }
  const refusal = verdict.findings.find((finding) => finding.holds === "no");
  return refusal === undefined ? { kind: "icon", icon: "lock" } : refusalStamp(refusal, words);
}

function refusalStamp({ clause, with: values }: Finding, words: StampWords): Stamp {
  switch (clause) {
    case "T.place.ascending": {
      const side = values.side === "right" ? "right" : "left";
      return { kind: "blocker", n: numberOf(values.blocker) ?? 0, side, word: words[side] };
    }
    case "T.place.pay":
    case "T.start.unpayable": {
      const need = numberOf(values.need) ?? 0;
      return { kind: "ratio", need, have: numberOf(values.have) ?? 0, sign: "/", unit: words.cards(need) };
    }
    case "T.finish.when":
      return { kind: "figure", figure: numberOf(values.open) ?? 0, unit: words.toGo };
    case "T.start.forced":
    case "T.start.spare":
      return { kind: "icon", icon: "anchor" };
    default:
      return { kind: "icon", icon: "lock" };
  }
}

export interface Sum {
  readonly left: ReckoningSide;
  readonly right: ReckoningSide;
}

/** Both neighbours with their differences, or null where nothing is reckoned. */
export function sumOf(verdict: Verdict): Sum | null {
  const cost = verdict.findings.find((finding) => finding.clause === "T.place.cost")?.with;
  const stands = verdict.findings.every(
    (finding) => finding.holds !== "no" || finding.clause === "T.place.pay",
  );
  if (cost === undefined || !stands) return null;
  const side = (n: unknown, difference: unknown, counts: boolean): ReckoningSide => {
    const number = numberOf(n);
    return number === undefined ? {} : { n: number, difference: numberOf(difference), counts };
  };
  return {
    left: side(cost.left, cost.leftDifference, cost.counts === "left"),
    right: side(cost.right, cost.rightDifference, cost.counts === "right"),
  };
}
