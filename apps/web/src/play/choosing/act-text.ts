/** From what a person has chosen to the text that travels. */
import { type Act, type Seat, type Table, writeAct } from "@stillwater/engine";
import type { Choice } from "./choice";
import { actOn } from "./judging";

/** The act a finished choice stands for; null while nothing is chosen. */
function actOf(table: Table, seat: Seat, choice: Choice): Act | null {
  const plain = { seat, card: 0, to: 0, numbers: [] };
  switch (choice.at) {
    case "aim":
      return actOn(table, seat, choice.card, choice.to);
    case "pay":
      return actOn(table, seat, choice.card, choice.to, choice.paid);
    case "discard":
      return { ...plain, type: "discard", cards: choice.paid };
    case "give":
      return { ...plain, type: "give", cards: choice.paid };
    default:
      return null;
  }
}

/** The text of a finished choice, such as "47 r4c2 -12". */
export function actText(table: Table, seat: Seat, choice: Choice): string | null {
  const act = actOf(table, seat, choice);
  return act === null ? null : writeAct(table.rulebook, act);
}

export function dialText(gladly: number, atMost: number): string {
  return `dial ${gladly} ${atMost}`;
}

export function agreeText(split: readonly number[]): string {
  return `agree ${split.join("-")}`;
}

/** Numbers at the Start table are about one's own cards only: they still mean the same after another's act. */
export function mayFollow(text: string): boolean {
  return /^(dial|agree|give) /.test(text);
}
