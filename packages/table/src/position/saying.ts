/** Turns an act that was spoken or written into what somebody would have typed and tapped. Pure. */
import { type Act, plainName, type Table } from "@stillwater/engine";
import { GIFTS, type Gift, TOOLS } from "../act-builder/kinds";
import { pieceOf, type Typed, typedOf } from "../act-builder/typing";
import { answersFor } from "../queries/judging";
import { unseen } from "./asking";

interface SaidAct {
  /** The card that is aimed at a space, as it is typed; null where the act aims none. */
  readonly typed: Typed | null;
  readonly plan: Act;
}

/** @param count how many cards a gift takes now; nobody sees which */
export function saidAct(table: Table, act: Act, count: (gift: Gift) => number): SaidAct {
  const gift = GIFTS.find((one) => one === act.type);
  if (gift !== undefined) {
    const given = act.cards.length === 0 ? count(gift) : act.cards.length;
    return { typed: null, plan: { ...act, cards: unseen(given) } };
  }
  if (act.card === 0 || TOOLS.some((one) => one === act.type))
    return { typed: null, plan: { ...act, cards: [] } };
  const name = plainName(table.rulebook.pieceName(act.card));
  const card = pieceOf(table, name);
  const [aim] = [...answersFor(table, act.seat, card).values()].filter(
    ({ plan }) => plan.type === act.type && plan.to === act.to,
  );
  if (aim === undefined) return { typed: null, plan: { ...act, card, cards: [] } };
  const numbers = act.numbers.length === 0 ? aim.plan.numbers : act.numbers;
  return { typed: typedOf(name), plan: { ...aim.plan, numbers } };
}
