/** The input that the screen asks for, derived from the table. Pure. */
import { due, outcome, type Question, type Seat, startTable, type Table, turnOf } from "@stillwater/engine";
import { askedOf, type Gift, giftCount, type InsteadAct } from "@stillwater/table/act-builder";
import { isCouncilStep } from "@stillwater/table/session";

/** The number of cards that may be given in place of the requested act. */
interface Instead {
  readonly gift: InsteadAct;
  readonly need: number;
}

export type Phase =
  | { readonly at: "over" }
  /** A card was revealed, or may have been. */
  | { readonly at: "told"; readonly question: Question }
  /** The eight cards of a Start are shared out. */
  | { readonly at: "eight"; readonly total: number }
  /** A number of cards is given, whichever they are. */
  | { readonly at: "gift"; readonly gift: Gift; readonly need: number; readonly seat: Seat }
  /** The whole crew is asked. */
  | { readonly at: "council"; readonly seat: Seat }
  /** Something on the table must be pointed at first. */
  | { readonly at: "tool"; readonly seat: Seat; readonly instead: Instead | null }
  | { readonly at: "act"; readonly seat: Seat };

export function phaseOf(table: Table, asks: Question | undefined): Phase {
  if (outcome(table) !== "playing") return { at: "over" };
  if (asks !== undefined) return { at: "told", question: asks };
  const { step, seats } = due(table);
  const seat = seats[0] ?? turnOf(table)?.seat ?? 0;
  const talk = startTable(table);
  if (talk !== null) return { at: "eight", total: talk.total };
  if (step === "over") return { at: "over" };
  if (isCouncilStep(step)) return { at: "council", seat };
  const { rest, instead } = askedOf(table, seat);
  if (rest.at === "gift") return { at: "gift", gift: rest.gift, need: rest.need, seat };
  if (rest.at === "tool")
    return {
      ...{ at: "tool", seat },
      instead: instead === null ? null : { gift: instead, need: giftCount(table, seat, instead) },
    };
  return { at: "act", seat };
}

/** Whether a card can be typed: for an act, and for a council's question. */
export const mayType = ({ at }: Phase): boolean => at === "act" || at === "council";
