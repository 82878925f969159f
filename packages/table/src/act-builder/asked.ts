/** What the rules ask of a seat now, and what else it may do. Read off the table, like everything that is due. */
import { type Due, due, owes, type Seat, type Table, turnOf } from "@stillwater/engine";
import { POINTING } from "../modules/pointing";
import { type InsteadAct, isInstead, isOutOfTurn } from "../modules/ways";
import { type Choice, REST } from "./choice";
import { DEEDS, type Deed, GIFTS, type Gift, TOOLS, type Tool } from "./kinds";

export interface Asked extends Due {
  /** Whether something is asked of this seat. */
  readonly mine: boolean;
  readonly tools: readonly Tool[];
  readonly gifts: readonly Gift[];
  /** The act that gives cards in place of what the step asks for; null for none. */
  readonly instead: InsteadAct | null;
  readonly deeds: readonly Deed[];
  /** Whether a Start is being paid for together. */
  readonly settling: boolean;
  /** Whether cards of the hand cannot be aimed because this step wants another answer. */
  readonly bound: boolean;
  readonly rest: Choice;
}

/** How many cards a gift takes now. */
export function giftCount(table: Table, seat: Seat, gift: Gift): number {
  return table.rulebook.actOf[gift]?.spec.chooses?.(table, seat) ?? 0;
}

export function askedOf(table: Table, seat: Seat | null): Asked {
  const now = due(table);
  const mine = seat !== null && now.seats.includes(seat);
  const { actOf } = table.rulebook;
  const belongs = (type: Tool | Gift | Deed): boolean => {
    return mine && actOf[type]?.spec.during === now.step;
  };
  const tools = TOOLS.filter((tool) =>
    isOutOfTurn(tool)
      ? actOf[tool] !== undefined && seat !== null && now.step !== "over" && POINTING[tool].may?.(table, seat)
      : belongs(tool),
  );
  const gifts = GIFTS.filter((gift) => belongs(gift) && (gift !== "give" || owes(table, seat ?? 0) > 0));
  const rest = mine ? restFor(table, seat ?? 0, now.step) : REST;
  return {
    ...now,
    settling: turnOf(table)?.stage === "settling",
    mine,
    tools,
    gifts,
    instead: gifts.find(isInstead) ?? null,
    deeds: DEEDS.filter(belongs),
    bound: mine && now.step !== "act",
    rest,
  };
}

function restFor(table: Table, seat: Seat, step: Due["step"]): Choice {
  // The acting seat may choose among many acts; every other step asks for one thing.
  if (step === "act" || (step === "give" && owes(table, seat) === 0)) return REST;
  const asks = (type: Tool | Gift): boolean => table.rulebook.actOf[type]?.spec.during === step;
  const tool = TOOLS.find(asks);
  if (tool !== undefined) return { at: "tool", tool, way: [] };
  const gift = GIFTS.find(asks);
  return gift === undefined ? REST : { at: "gift", gift, need: giftCount(table, seat, gift), paid: [] };
}
