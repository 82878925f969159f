/** Whether a Start in hand leaves no other act, read off the rules. */
import { type Finding, hand, type Seat, type Table } from "@stillwater/engine";
import { verdictOn } from "./judging";
import { deedOf } from "./tools";

const BINDING = "T.start.forced";
const TWO = 2;

/** What the rules say against discarding two because a Start must be laid; null while they say nothing of it. */
export function startBinds(table: Table, seat: Seat): Finding | null {
  const cards = hand(table, seat).slice(0, TWO);
  if (table.rulebook.actOf.discard === undefined || cards.length < TWO) return null;
  const { findings } = verdictOn(table, { ...deedOf(seat, "pass"), type: "discard", cards });
  return findings.find(({ clause, holds }) => clause === BINDING && holds === "no") ?? null;
}
