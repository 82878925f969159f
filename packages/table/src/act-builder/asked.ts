/** What the rules ask of a seat now, and what else it may do. Read off the table, like everything that is due. */
import { canDo, type Due, due, owes, type Seat, type Table, turnOf } from "@stillwater/engine";
import { POINTING } from "../modules/pointing";
import { type InsteadAct, isInstead, isNamedGift, isOutOfTurn, type NamedGift } from "../modules/ways";
import { type Choice, REST } from "./choice";
import { DEEDS, type Deed, GIFTS, type Gift, TOOLS, type Tool } from "./kinds";

/** Acts that a button begins, besides laying a card and discarding two. */
export type ButtonAct = Tool | NamedGift | Deed;

export interface Asked extends Due {
  /** Whether something is asked of this seat. */
  readonly mine: boolean;
  readonly tools: readonly Tool[];
  readonly gifts: readonly Gift[];
  /** The act that gives cards in place of what the step asks for; null for none. */
  readonly instead: InsteadAct | null;
  readonly deeds: readonly Deed[];
  /** The acts that have a button, besides the one that the step itself asks for. */
  readonly buttons: readonly ButtonAct[];
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
  // None is begun that could only come to nothing. A deed is judged at once, and says why.
  const may = (type: Tool | NamedGift): boolean => canDo(table, seat ?? 0, type);
  const tools = TOOLS.filter((tool) =>
    isOutOfTurn(tool)
      ? actOf[tool] !== undefined && seat !== null && now.step !== "over" && POINTING[tool].may?.(table, seat)
      : belongs(tool) && may(tool),
  );
  const gifts = GIFTS.filter(
    (gift) =>
      belongs(gift) && (gift !== "give" || owes(table, seat ?? 0) > 0) && (!isNamedGift(gift) || may(gift)),
  );
  const deeds = DEEDS.filter(belongs);
  const rest = mine ? restFor(table, seat ?? 0, now.step) : REST;
  return {
    ...now,
    settling: turnOf(table)?.stage === "settling",
    mine,
    tools,
    gifts,
    instead: gifts.find(isInstead) ?? null,
    deeds,
    buttons: [
      ...tools.filter((tool) => rest.at !== "tool" || rest.tool !== tool),
      ...(now.step === "act" ? gifts.filter(isNamedGift) : []),
      ...deeds,
    ],
    bound: mine && now.step !== "act",
    rest,
  };
}

function restFor(table: Table, seat: Seat, step: Due["step"]): Choice {
  // The acting seat may choose among many acts; every other step asks for one thing.
  if (step === "act" || (step === "give" && owes(table, seat) === 0)) return REST;
  const asks = (type: Tool | Gift): boolean => table.rulebook.actOf[type]?.spec.during === step;
  const tool = TOOLS.find(asks);
  const gift = GIFTS.find(asks);
  // Cards that may be given in place of pointing are asked for where nothing can be pointed at.
  if (tool !== undefined && (gift === undefined || canDo(table, seat, tool)))
    return { at: "tool", tool, way: [] };
  return gift === undefined ? REST : { at: "gift", gift, need: giftCount(table, seat, gift), paid: [] };
}
