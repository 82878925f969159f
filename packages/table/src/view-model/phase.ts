/** What is asked at a real table, read off the table that is followed. Pure. */
import {
  due,
  outcome,
  owes,
  type Question,
  type Seat,
  startTable,
  type Table,
  turnOf,
} from "@stillwater/engine";
import { giftCount } from "../act-builder/asked";
import type { Gift } from "../act-builder/kinds";

export type Phase =
  | { readonly at: "over" }
  /** Something came to light, or may have. */
  | { readonly at: "told"; readonly question: Question }
  /** The eight of a Start, shared out. */
  | { readonly at: "eight"; readonly total: number }
  /** So many cards are given, whichever they are. */
  | { readonly at: "gift"; readonly gift: Gift; readonly need: number; readonly seat: Seat }
  /** A Storm was drawn: a Compass now, or not. */
  | { readonly at: "storm"; readonly seat: Seat }
  /** Something on the table is pointed at first. */
  | { readonly at: "tool"; readonly seat: Seat; readonly mayStay: boolean }
  | { readonly at: "act"; readonly seat: Seat };

export function phaseOf(table: Table, asks: Question | undefined): Phase {
  if (outcome(table) !== "playing") return { at: "over" };
  if (asks !== undefined) return { at: "told", question: asks };
  const { step, seats } = due(table);
  const seat = seats[0] ?? turnOf(table)?.seat ?? 0;
  const talk = startTable(table);
  if (talk !== null) return { at: "eight", total: talk.total };
  switch (step) {
    case "over":
      return { at: "over" };
    case "give":
      return { at: "gift", gift: "give", need: owes(table, seat), seat };
    case "shed":
      return { at: "gift", gift: "shed", need: giftCount(table, seat, "shed"), seat };
    case "storm":
      return { at: "storm", seat };
    case "rocks":
      return { at: "tool", seat, mayStay: true };
    case "fog":
    case "relocate":
      return { at: "tool", seat, mayStay: false };
    default:
      return { at: "act", seat };
  }
}
