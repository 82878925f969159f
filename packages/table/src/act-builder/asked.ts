/** What is asked of a seat now, and what it may do besides. Read off the table, like everything that is due. */
import { type Due, due, owes, type Seat, type Table, turnOf } from "@stillwater/engine";
import { describedStorms, spendable } from "../modules/storm-compass/storms";
import { type Choice, REST } from "./choice";
import { DEEDS, type Deed, GIFTS, type Gift, TOOLS, type Tool } from "./kinds";

export interface Asked extends Due {
  /** Something is asked of this seat. */
  readonly mine: boolean;
  readonly tools: readonly Tool[];
  readonly gifts: readonly Gift[];
  readonly deeds: readonly Deed[];
  /** A Start is being paid for together. */
  readonly settling: boolean;
  /** Cards of the hand cannot be aimed: this step wants another answer. */
  readonly bound: boolean;
  readonly rest: Choice;
}

/** How many cards a gift is made of now. */
export function giftCount(table: Table, seat: Seat, gift: Gift): number {
  return table.rulebook.actOf[gift]?.spec.chooses?.(table, seat) ?? 0;
}

export function askedOf(table: Table, seat: Seat | null): Asked {
  const now = due(table);
  const mine = seat !== null && now.seats.includes(seat);
  const { actOf } = table.rulebook;
  const belongs = (type: Tool | Gift | Deed): boolean => {
    const during = actOf[type]?.spec.during;
    if (type === "compass")
      return during === "any" && seat !== null && now.step !== "over" && mayCalm(table, seat);
    return mine && during === now.step;
  };
  const tools = TOOLS.filter(belongs);
  const gifts = GIFTS.filter((gift) => belongs(gift) && (gift !== "give" || owes(table, seat ?? 0) > 0));
  const rest = mine ? restFor(table, seat ?? 0, now.step) : REST;
  return {
    ...now,
    settling: turnOf(table)?.stage === "settling",
    mine,
    tools,
    gifts,
    deeds: DEEDS.filter(belongs),
    bound: mine && now.step !== "act",
    rest,
  };
}

/** There is a Storm, and a Compass to lift it with: one of the team's, or a Wild of one's own. */
const mayCalm = (table: Table, seat: Seat): boolean =>
  describedStorms(table).length > 0 && spendable(table, seat) !== 0;

function restFor(table: Table, seat: Seat, step: Due["step"]): Choice {
  const gift = (kind: Gift): Choice => {
    return { at: "gift", gift: kind, need: giftCount(table, seat, kind), paid: [] };
  };
  switch (step) {
    case "give":
      return owes(table, seat) > 0 ? gift("give") : REST;
    case "shed":
      return gift("shed");
    case "rocks":
      return { at: "tool", tool: "rocks", way: [] };
    case "fog":
      return { at: "tool", tool: "fog", way: [] };
    case "relocate":
      return { at: "tool", tool: "move", way: [] };
    default:
      return REST;
  }
}
