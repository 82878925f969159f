/** Turns an act that was spoken into the choice that a person would have made by tapping. */
import type { Act, Piece, Table } from "@stillwater/engine";
import type { Choice } from "./choice";
import { DEEDS, GIFTS, TOOLS } from "./kinds";

/** Replaces the pieces of an act by copies from the hand: a spoken act does not say which Start or which Wild it means. */
export function withHeld(table: Table, act: Act, hand: readonly Piece[]): Act {
  const name = (piece: Piece): string => table.rulebook.pieceName(piece);
  const left = [...hand];
  const held = (piece: Piece): Piece => {
    const at = left.findIndex((card) => name(card) === name(piece));
    return at < 0 ? piece : (left.splice(at, 1)[0] ?? piece);
  };
  const card = act.card === 0 ? 0 : held(act.card);
  return { ...act, card, cards: act.cards.map(held) };
}

const isOneOf = <T extends string>(list: readonly T[], type: string): type is T =>
  list.some((one) => one === type);

/**
 * The choice to show: an aim, cards on their way into the sockets, or null for acts that are only ever said, such as
 * the numbers of a Start.
 *
 * @param need how many cards a gift takes now
 */
export function choiceFor(act: Act, hand: readonly Piece[], need: (gift: string) => number): Choice | null {
  const { type, cards } = act;
  if (isOneOf(GIFTS, type))
    return { at: "gift", gift: type, need: need(type), paid: cards.slice(0, need(type)) };
  if (isOneOf(DEEDS, type)) return { at: "aim", by: "deed", plan: act };
  if (type === "dial" || type === "agree") return null;
  const by = isOneOf(TOOLS, type) && !hand.includes(act.card) ? "tool" : "card";
  const plan: Act = { ...act, cards: [] };
  return cards.length === 0
    ? { at: "aim", by, plan }
    : { at: "pay", by, plan, need: cards.length, paid: cards };
}
