/** What an act takes from the hands, whichever rule asks for it. Pure. */
import { type Act, record, type Table, type Verdict } from "@stillwater/engine";
import { DEEDS, GIFTS, TOOLS } from "../act-builder/kinds";

type Cost =
  /** A card that is laid, with its price; up to `most` where that depends on a card whose face nobody knows. */
  | { readonly of: "card"; readonly price: number; readonly most?: number }
  /** So many cards are given, and nothing is laid. */
  | { readonly of: "gift"; readonly price: number }
  /** A Start: the crew gives so many together, and each has drawn `first` before. */
  | { readonly of: "start"; readonly price: number; readonly first: number; readonly alone: boolean }
  /** Nothing is laid and nothing is given. */
  | { readonly of: "deed"; readonly price: 0 };

const TOOLS_AND_DEEDS: readonly string[] = [...TOOLS, ...DEEDS, "stuck"];

/** @param plan as it was said or aimed, without the cards that pay for it */
export function statedCostOf(table: Table, plan: Act, { price, most, findings }: Verdict): Cost {
  if (plan.type === "start") {
    const need = findings.find(({ clause }) => clause === "T.start.unpayable")?.with.need;
    return {
      of: "start",
      price: typeof need === "number" ? need : price,
      first: drawnFirst(table, plan),
      alone: table.rulebook.seats === 1,
    };
  }
  if (GIFTS.some((gift) => gift === plan.type)) return { of: "gift", price: plan.cards.length };
  if (price === 0 && TOOLS_AND_DEEDS.includes(plan.type)) return { of: "deed", price: 0 };
  return { of: "card", price, ...(most === undefined ? {} : { most }) };
}

/** How many cards each player draws before a Start is paid for. */
function drawnFirst(table: Table, plan: Act): number {
  const laid = record(table, plan);
  if (!laid.ok) return 0;
  const { rulebook } = table;
  return laid.value.facts.filter(({ to }) => rulebook.placeName(to) === "extra:1").length;
}
