/** The choice that still makes sense after the table changed under it. */
import type { Act, Piece, Place } from "@stillwater/engine";
import { isOutOfTurn } from "../modules/ways";
import { type Choice, cardOf, isFilling, type Surroundings } from "./choice";

/** What has become of the things a choice is made of. */
export interface Present {
  readonly hand: readonly Piece[];
  /** Whether an empty place still takes a card. */
  readonly isOpen: (to: Place) => boolean;
  /** Whether a card lies by now where one was aimed. */
  readonly isTaken: (plan: Act) => boolean;
}

/** Cards that left the hand and places that were taken fall out, and a price that moved starts again from its verdict. */
export function keepChoice(choice: Choice, present: Present, around: Surroundings): Choice {
  const { hand, isOpen, isTaken } = present;
  const { rest } = around;
  const card = cardOf(choice);
  if (choice.at === "rest") return rest;
  const spent = (choice.at === "aim" || choice.at === "pay") && isOutOfTurn(choice.plan.type);
  if (card !== 0 && ((around.bound && !spent) || !hand.includes(card))) return rest;
  if (choice.at === "space") return isOpen(choice.to) && !around.bound ? choice : rest;
  if (choice.at === "tool") return around.tools.includes(choice.tool) ? choice : rest;
  if (choice.at === "gift") {
    if (!around.gifts.includes(choice.gift)) return rest;
    const paid = choice.paid.filter((one) => hand.includes(one)).slice(0, around.count(choice.gift));
    return { ...choice, need: around.count(choice.gift), paid };
  }
  if (choice.at === "card") return choice;
  const { by, plan } = choice;
  if (by === "tool" && !around.tools.some((tool) => tool === plan.type)) return rest;
  if (by === "deed" && !around.deeds.some((deed) => deed === plan.type)) return rest;
  if (by === "card" && isTaken(plan)) return { at: "card", card };
  if (!isFilling(choice)) return choice;
  const now = around.fit(plan);
  return now.fits && now.price === choice.need
    ? { ...choice, paid: choice.paid.filter((one) => hand.includes(one)) }
    : { at: "aim", by, plan };
}
