/** A seat of the quiet crew at a table of printed cards: people type in its hand, and are told what it does. */
import { type CrewHand, lettingGo, type Memory, NOTHING_YET } from "@stillwater/crew";
import {
  type Act,
  countAt,
  due,
  look,
  type Piece,
  plainName,
  type Rulebook,
  readAct,
  type Seat,
  type Seen,
  type Table,
  UNSEEN,
  withStacks,
  writePosition,
} from "@stillwater/engine";
import type { CrewAnswer, CrewQuestion } from "@stillwater/table/session";

/** What a device stores for such a seat: its hand by card name, and its memory. */
export interface DeviceCrewSeat {
  readonly hand: readonly string[];
  readonly memory: Memory;
  /** How it plays; absent in games stored before this could be chosen, which go on as before. */
  readonly plays?: CrewHand;
  /** Cards were let go of together with everybody's, and which ones is unknown: people must look through the hand again. */
  readonly stale?: boolean;
}

export const NO_HAND: DeviceCrewSeat = { hand: [], memory: NOTHING_YET };

/** The table as the seat sees it with its hand, as far as known; null if these cards cannot be in that hand. */
export function seenBy(table: Table, seat: Seat, hand: readonly string[]): Seen | null {
  const { hands, placeName } = table.rulebook;
  const place = hands[seat] ?? 0;
  const unknown = countAt(table, place) - hand.length;
  const cards = unknown > 0 ? [...hand, `?x${unknown}`] : hand;
  const read = withStacks(table, { [placeName(place)]: cards }, seat);
  return read.ok ? look(read.value, seat) : null;
}

/** How a seat plays if nobody has chosen: well, and at once. */
export const USUAL: CrewHand = "steady";

/** The question to the quiet crew for the seat, with its cards known; null if nothing is asked of it. */
export function crewQuestionOf(
  seen: Seen,
  { memory, plays }: DeviceCrewSeat,
  game: string,
): CrewQuestion | null {
  const { viewer: seat } = seen;
  if (!due(seen).seats.includes(seat)) return null;
  return { seat, hand: plays ?? USUAL, memory, position: writePosition(seen), seed: game };
}

/** What the seat does, and what is stored for it afterwards; null where all give together, so that it does nothing alone. */
export function decisionOf(
  rulebook: Rulebook,
  answer: CrewAnswer,
  before: DeviceCrewSeat,
  seat: Seat,
): { readonly act: Act; readonly kept: DeviceCrewSeat } | null {
  if (answer.act === null) return null;
  const read = readAct(rulebook, answer.act, seat);
  if (!read.ok) throw new Error("an act of the crew that cannot be read");
  const act = read.value;
  if (act.type === "dial" || act.type === "agree") return null;
  const hand = [...before.hand];
  for (const card of [act.card, ...act.cards]) {
    const at = hand.indexOf(plainName(rulebook.pieceName(card)));
    if (at >= 0) hand.splice(at, 1);
  }
  return { act, kept: { ...before, hand, memory: answer.memory } };
}

/** The cards that the seat lets go of first where everybody gives together. */
export function firstGone(seen: Seen, { memory }: DeviceCrewSeat): readonly Piece[] {
  return lettingGo(seen, memory);
}

/** The act as it is recorded: cards given from a hand lie face down. */
export function faceDown(act: Act): Act {
  return { ...act, cards: act.cards.map(() => UNSEEN) };
}
