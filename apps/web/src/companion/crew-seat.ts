/** A seat of the quiet crew at a table of printed cards: people type in what it holds, and are told what it does. */
import { decide, diceOf, lettingGo, type Memory, NOTHING_YET } from "@stillwater/crew";
import {
  type Act,
  countAt,
  due,
  look,
  type Piece,
  plainName,
  readPosition,
  type Seat,
  type Seen,
  type Table,
  UNSEEN,
  writePosition,
} from "@stillwater/engine";

/** What a device keeps of such a seat: its hand by name, and what it remembers. */
export interface DeviceCrewSeat {
  readonly hand: readonly string[];
  readonly memory: Memory;
  /** What of the hand was let go together with everybody is not known: it is looked through again. */
  readonly stale?: boolean;
}

export const NO_HAND: DeviceCrewSeat = { hand: [], memory: NOTHING_YET };

/** The table as the seat sees it with its hand, or with what of it is known yet; null where these cards cannot be in that hand. */
export function seenBy(table: Table, seat: Seat, hand: readonly string[]): Seen | null {
  const { hands, placeName } = table.rulebook;
  const place = hands[seat] ?? 0;
  const own = placeName(place);
  const unknown = countAt(table, place) - hand.length;
  const cards = unknown > 0 ? [...hand, `?x${unknown}`] : hand;
  const [options = "", rows = "", stacks = ""] = writePosition(table).split(" | ");
  const kept = stacks.split(" ").filter((stack) => !stack.startsWith(`${own}=`));
  const code = options.replace(/@\S+/, `@${seat + 1}`);
  const read = readPosition([code, rows, [...kept, `${own}=${cards.join(",")}`].join(" ")].join(" | "));
  return read.ok ? look(read.value, seat) : null;
}

/** What the seat does now, with its cards known, and what it keeps afterwards; null where nothing is asked of it. */
export function decisionOf(
  seen: Seen,
  { hand, memory }: DeviceCrewSeat,
  game: string,
): { readonly act: Act; readonly kept: DeviceCrewSeat } | null {
  const { viewer: seat, rulebook } = seen;
  if (!due(seen).seats.includes(seat)) return null;
  const { act, memory: after } = decide("steady", seen, memory, diceOf(game, seat), 0);
  if (act === undefined || act.type === "dial" || act.type === "agree") return null;
  const left = [...hand];
  for (const card of [act.card, ...act.cards]) {
    const at = left.indexOf(plainName(rulebook.pieceName(card)));
    if (at >= 0) left.splice(at, 1);
  }
  return { act, kept: { hand: left, memory: after } };
}

/** What the seat lets go of first where everybody gives together. */
export function firstGone(seen: Seen, { memory }: DeviceCrewSeat): readonly Piece[] {
  return lettingGo(seen, memory);
}

/** The act as it is written down: what a hand gives lies face down. */
export function faceDown(act: Act): Act {
  return { ...act, cards: act.cards.map(() => UNSEEN) };
}
