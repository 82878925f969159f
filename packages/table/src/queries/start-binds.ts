/** What a Start holds up, according to the rules. */
import { FINISH_BERTH, type Finding, hand, type Seat, type Table } from "@stillwater/engine";
import { blank } from "../act-builder/deed";
import { verdictOn } from "./judging";

const TWO = 2;

/** The finding that forbids discarding two cards because a Start must be laid; null where no rule forbids it. */
export function startBinds(table: Table, seat: Seat): Finding | null {
  const cards = hand(table, seat).slice(0, TWO);
  if (table.rulebook.actOf.discard === undefined || cards.length < TWO) return null;
  const { findings } = verdictOn(table, { ...blank(seat), type: "discard", cards });
  return findings.find(({ about, holds }) => about === "start" && holds === "no") ?? null;
}

/** Whether the Finish lacks nothing but a Start. */
export function finishAwaitsStart(table: Table): boolean {
  const { rulebook } = table;
  const [card] = rulebook.copies("finish");
  if (rulebook.actOf.finish === undefined || card === undefined) return false;
  const to = rulebook.place(FINISH_BERTH);
  const { findings } = verdictOn(table, { ...blank(0), type: "finish", card, to });
  return findings.some(({ holds, with: told }) => holds === "no" && told.open === 0 && told.start === false);
}
