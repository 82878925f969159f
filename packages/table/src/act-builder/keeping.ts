/** Keeps as much of a choice as still makes sense after the table has changed. */
import type { Act, Piece, Place } from "@stillwater/engine";
import { isOutOfTurn } from "../modules/ways";
import { type Choice, cardOf, isFilling, type Surroundings } from "./choice";

/** Whether the things that a choice refers to are still there. */
export interface Present {
  readonly hand: readonly Piece[];
  /** Whether an empty place still takes a card. */
  readonly isOpen: (to: Place) => boolean;
  /** Whether another card now lies where this one was aimed. */
  readonly isTaken: (plan: Act) => boolean;
}

/** Drops cards that left the hand and places that were taken. If the price has changed, the choice goes back to the aim. */
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
