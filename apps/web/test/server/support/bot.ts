/** Plays whole games: legal acts chosen with a seeded generator, sent as a person would send them. */
import { randomUUID } from "node:crypto";
import { decide, diceOf, NOTHING_YET } from "@stillwater/crew";
import {
  due,
  hand,
  legalActs,
  look,
  type Offer,
  owes,
  startTable,
  type Table,
  writeAct,
} from "@stillwater/engine";
import type { ActReply } from "@stillwater/table/session";
import { tableById } from "@/server/storage/tables";
import { act } from "@/server/tables/playing";
import type { Tools } from "@/server/tables/tools";
import type { Seated } from "./desk";

export type Luck = (below: number) => number;

/** A small seeded generator (mulberry32): tests must fail the same way twice. */
export function luckFrom(seed: number): Luck {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let x = state;
    x = Math.imul(x ^ (x >>> 15), x | 1);
    x ^= x + Math.imul(x ^ (x >>> 7), x | 61);
    return ((x ^ (x >>> 14)) >>> 0) % below;
  };
}

/** The whole table as stored, or null before the deal. */
export async function wholeTable(tools: Tools, id: string): Promise<{ table: Table; rev: number } | null> {
  const row = await tableById(tools.store.db, id);
  return row === undefined || row.snapshot === null
    ? null
    : { table: tools.memory.tableOf(row), rev: row.rev };
}

/** A legal act that some seat may do now, as text; null when the game is over. */
export function nextAct(table: Table, luck: Luck): { readonly seat: number; readonly text: string } | null {
  const { step, seats } = due(table);
  const seat = seats[luck(Math.max(1, seats.length))];
  if (step === "over" || seat === undefined) return null;
  return { seat, text: actOf(table, seat, luck) };
}

/** The act of a sensible player, who talks no more than needed; undefined if another seat is waited for. */
export function steadyAct(table: Table, seat: number): string | undefined {
  const { act } = decide("steady", look(table, seat), NOTHING_YET, diceOf("v1:somebody", seat), 0);
  return act && writeAct(table.rulebook, act);
}

/** A legal act of a seat whose turn it is; the table may be the masked one that this seat sees. */
export function actOf(table: Table, seat: number, luck: Luck): string {
  const { step } = due(table);
  if (step === "pledge") return pledge(table, seat, luck);
  if (step === "give") {
    const cards = some(loose(table, seat), owes(table, seat), luck);
    return `give ${cards.map((card) => table.rulebook.pieceName(card)).join(" ")}`;
  }
  const offers = legalActs(table, seat);
  const preferred = offers.filter((offer) => offer.type !== "discard");
  const offer = pick(preferred.length > 0 && luck(5) > 0 ? preferred : offers, luck);
  return writeAct(table.rulebook, { ...offer, cards: payment(table, offer, luck) });
}

/** The cards a hand can give away: some are always kept. */
function loose(table: Table, seat: number): number[] {
  return hand(table, seat).filter((card) => table.rulebook.pieces[card]?.kept === undefined);
}

function pledge(table: Table, seat: number, luck: Luck): string {
  const proposals = startTable(table)?.proposals ?? [];
  const [first] = proposals;
  // Everybody agrees to the first split on offer, or says again what they could give.
  if (first !== undefined && !first.agreed.includes(seat)) return `agree ${first.split.join("-")}`;
  return `dial ${Math.min(luck(3), loose(table, seat).length)} ${Math.min(8, loose(table, seat).length)}`;
}

function payment(table: Table, offer: Offer, luck: Luck): number[] {
  return some(
    loose(table, offer.seat).filter((card) => card !== offer.card),
    offer.choose,
    luck,
  );
}

function some(cards: readonly number[], count: number, luck: Luck): number[] {
  const left = [...cards];
  return Array.from(
    { length: Math.min(count, left.length) },
    () => left.splice(luck(left.length), 1)[0] ?? 0,
  );
}

function pick<T>(list: readonly T[], luck: Luck): T {
  const item = list[luck(list.length)];
  if (item === undefined) throw new Error("nothing to pick from");
  return item;
}

/** Plays until the game is over or `most` acts have been done; returns how many. */
export async function playOut(
  tools: Tools,
  seated: Seated,
  luck: Luck,
  most = 600,
  after: (reply: ActReply, seat: number) => Promise<void> = async () => undefined,
): Promise<number> {
  for (let done = 0; done < most; done++) {
    const whole = await wholeTable(tools, seated.table);
    if (whole === null) throw new Error("the table has not been dealt");
    const next = nextAct(whole.table, luck);
    if (next === null) return done;
    const player = seated.players[next.seat];
    if (player === undefined) throw new Error("nobody sits there");
    const reply = await act(tools, player.guest, {
      table: seated.table,
      expectedRev: whole.rev,
      commandId: randomUUID(),
      act: next.text,
    });
    if (!("rev" in reply)) throw new Error(`refused "${next.text}": ${JSON.stringify(reply)}`);
    await after(reply, next.seat);
  }
  return most;
}
