/** Turns what a person has chosen into the text that is sent to the desk. */
import { type Act, type Seat, type Table, writeAct } from "@stillwater/engine";
import type { Choice } from "./choice";

/** The act that a finished choice stands for; null while nothing is chosen. */
function actOf(seat: Seat, choice: Choice): Act | null {
  switch (choice.at) {
    case "aim":
      return choice.plan;
    case "pay":
      return { ...choice.plan, cards: choice.paid };
    case "gift":
      return { type: choice.gift, seat, card: 0, to: 0, cards: choice.paid, numbers: [] };
    default:
      return null;
  }
}

/** The text of a finished choice, such as "47 r4c2 -12". */
export function actText(table: Table, seat: Seat, choice: Choice): string | null {
  const act = actOf(seat, choice);
  return act === null ? null : writeAct(table.rulebook, act);
}

export function dialText(gladly: number, atMost: number): string {
  return `dial ${gladly} ${atMost}`;
}

export function agreeText(split: readonly number[]): string {
  return `agree ${split.join("-")}`;
}
