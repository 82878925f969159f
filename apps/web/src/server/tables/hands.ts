/** Hands that people hold at a real table, entered by each for the server alone. */
import { dealRest, seededFate, type Table } from "@stillwater/engine";
import type { HandReply, WrongView } from "@stillwater/table/session";
import { handsOf, keepHand } from "../storage/hands";
import type { GuestRow } from "../storage/schema";
import { append } from "../storage/tables";
import { asksOf, keptBeginning, publicBeginning, wrong } from "./beginning";
import { requireRoom } from "./room";
import { now, type Tools } from "./tools";
import { writeAt } from "./writing";

/**
 * Stores the hand that the asker holds at the real table. It is checked against the open cards only: whether it agrees with
 * the other hands is found out at the deal, so that nobody learns by trying what the others hold.
 */
export async function enterHand(
  tools: Tools,
  asker: GuestRow,
  request: { readonly table: string; readonly cards: readonly string[] },
): Promise<HandReply> {
  return writeAt(tools, asker, request.table, async (tx, { guest, row, held }): Promise<HandReply> => {
    if (held === undefined) return { refused: "seatless" };
    if (row.begins === null) return { refused: "unasked" };
    if (row.status !== "waiting") return { refused: "dealt" };
    const kept = keptBeginning(row.begins);
    const open = publicBeginning(kept.position);
    const need = asksOf(kept, open)[held.seat] ?? 0;
    const { cards } = request;
    if (need === 0) return { refused: "unasked" };
    if (cards.length !== need) return wrong("hand.count", 0, { need, have: cards.length });
    const problems = wrongHand(open, held.seat, cards);
    if (problems.length > 0) return { wrong: problems };
    const before = (await handsOf(tx.db, row.id)).find((hand) => hand.guest_id === guest.id);
    const written = JSON.stringify(cards);
    if (before?.cards === written && before.seat === held.seat) return { rev: row.rev };
    requireRoom(row);
    await keepHand(tx, { table_id: row.id, guest_id: guest.id, seat: held.seat, cards: written, again: 0 });
    const { rev } = await append(tx, row, { kind: "hand", seat: held.seat, guest: guest.id, at: now(tools) });
    return { rev };
  });
}

/** What makes a hand impossible at this table, whatever the others hold. */
function wrongHand(open: Table, seat: number, cards: readonly string[]): readonly WrongView[] {
  const told = open.rulebook.hands.map((_hand, other) => (other === seat ? cards : null));
  const rest = dealRest(open, told, seededFate("v1:tried"));
  if (rest.ok) return [];
  return rest.error.map(({ what, with: values }) => {
    const word = String(values.word ?? "");
    const single = what === "position.many" && open.rulebook.copies(word).length === 1;
    return { at: Math.max(0, cards.lastIndexOf(word)), what: single ? "position.again" : what, with: values };
  });
}
