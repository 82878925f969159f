/** A seat of the quiet crew at a table of printed cards: people type in what it holds, and are told what it does. */
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

/** What a device keeps of such a seat: its hand by name, and what it remembers. */
export interface DeviceCrewSeat {
  readonly hand: readonly string[];
  readonly memory: Memory;
  /** How it plays; games kept from before this could be chosen do not say, and go on as they did. */
  readonly plays?: CrewHand;
  /** What of the hand was let go together with everybody is not known: it is looked through again. */
  readonly stale?: boolean;
}

export const NO_HAND: DeviceCrewSeat = { hand: [], memory: NOTHING_YET };

/** The table as the seat sees it with its hand, or with what of it is known yet; null where these cards cannot be in that hand. */
export function seenBy(table: Table, seat: Seat, hand: readonly string[]): Seen | null {
  const { hands, placeName } = table.rulebook;
  const place = hands[seat] ?? 0;
  const unknown = countAt(table, place) - hand.length;
  const cards = unknown > 0 ? [...hand, `?x${unknown}`] : hand;
  const read = withStacks(table, { [placeName(place)]: cards }, seat);
  return read.ok ? look(read.value, seat) : null;
}

/** How a seat plays for which nobody has chosen: well, and at once. */
export const USUAL: CrewHand = "steady";

/** What the quiet crew is asked for the seat, with its cards known; null where nothing is asked of it. */
export function crewQuestionOf(
  seen: Seen,
  { memory, plays }: DeviceCrewSeat,
  game: string,
): CrewQuestion | null {
  const { viewer: seat } = seen;
  if (!due(seen).seats.includes(seat)) return null;
  return { seat, hand: plays ?? USUAL, memory, position: writePosition(seen), seed: game };
}

/** What the seat does, and what it keeps afterwards; null where all give together, and it does nothing alone. */
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

/** What the seat lets go of first where everybody gives together. */
export function firstGone(seen: Seen, { memory }: DeviceCrewSeat): readonly Piece[] {
  return lettingGo(seen, memory);
}

/** The act as it is written down: what a hand gives lies face down. */
export function faceDown(act: Act): Act {
  return { ...act, cards: act.cards.map(() => UNSEEN) };
}
