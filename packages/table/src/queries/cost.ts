/** What an act takes from the hands, whichever rule demands it. Pure. */
import type { Act, Table, Verdict } from "@stillwater/engine";
import { DEEDS, GIFTS, TOOLS } from "../act-builder/kinds";
import { descriptionOf } from "./description";

type Cost =
  /** A card that is laid, with its price; `most` is the highest price where a card that nobody has seen decides it. */
  | { readonly of: "card"; readonly price: number; readonly most?: number }
  /** This many cards are given, and nothing is laid. */
  | { readonly of: "gift"; readonly price: number }
  /** A Start: the crew gives this many cards together, after each player has drawn `first` more. */
  | { readonly of: "start"; readonly price: number; readonly first: number; readonly alone: boolean }
  /** Nothing is laid and nothing is given. */
  | { readonly of: "deed"; readonly price: 0 };

const TOOLS_AND_DEEDS: readonly string[] = [...TOOLS, ...DEEDS, "stuck"];

/** @param plan the act as it was spoken or aimed, without the cards that pay for it */
export function statedCostOf(table: Table, plan: Act, { price, most }: Verdict): Cost {
  const { start } = descriptionOf(table);
  if (plan.type === "start" && start !== null)
    return { of: "start", price: start.total, first: start.extra, alone: table.rulebook.seats === 1 };
  if (GIFTS.some((gift) => gift === plan.type)) return { of: "gift", price: plan.cards.length };
  if (price === 0 && TOOLS_AND_DEEDS.includes(plan.type)) return { of: "deed", price: 0 };
  return { of: "card", price, ...(most === undefined ? {} : { most }) };
}
