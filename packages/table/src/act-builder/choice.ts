/** What a person has picked so far on their way to an act. Nothing here is sent before it is confirmed. */
import type { Act, Piece, Place } from "@stillwater/engine";
import { goesAlong, isActBy } from "../modules/ways";
import type { Deed, Gift, Tool } from "./kinds";

export type Choice =
  | { readonly at: "rest" }
  /** A card is lifted; the places where it can go are lit. */
  | { readonly at: "card"; readonly card: Piece }
  /** A space is picked; the cards that fit it are raised. */
  | { readonly at: "space"; readonly to: Place }
  /** Something on the table is about to be moved; `way` holds the places pointed at so far. */
  | { readonly at: "tool"; readonly tool: Tool; readonly way: readonly Place[] }
  /** An act that lacks only its cards; the verdict on it is shown. */
  | { readonly at: "aim"; readonly by: By; readonly plan: Act }
  /** Putting cards into the sockets of a price. */
  | {
      readonly at: "pay";
      readonly by: By;
      readonly plan: Act;
      readonly need: number;
      readonly paid: readonly Piece[];
    }
  /** Choosing cards to give away. */
  | { readonly at: "gift"; readonly gift: Gift; readonly need: number; readonly paid: readonly Piece[] };

/** The choices that fill sockets with cards. */
export type Filling = Extract<Choice, { readonly at: "pay" | "gift" }>;

export function isFilling(choice: Choice): choice is Filling {
  return choice.at === "pay" || choice.at === "gift";
}

/** How many sockets are still empty. */
export function socketsMissing(choice: Choice): number {
  return isFilling(choice) ? choice.need - choice.paid.length : 0;
}

/** How an aim began, and what cancelling it goes back to. */
export type By = "card" | "tool" | "deed";

export type Move =
  | { readonly do: "card"; readonly card: Piece }
  | { readonly do: "space"; readonly to: Place }
  | { readonly do: "tool"; readonly tool: Tool }
  | { readonly do: "gift"; readonly gift: Gift }
  | { readonly do: "deed"; readonly deed: Deed }
  /** The number that a Wild is to stand for. */
  | { readonly do: "name"; readonly number: number }
  | { readonly do: "go" }
  | { readonly do: "back" };

/** The rules' answer about an act, as far as choosing needs it. */
export interface Fit {
  readonly fits: boolean;
  readonly price: number;
  /** The price is asked for later, once more is known. */
  readonly later?: boolean;
}

export interface Surroundings {
  /** The act that a card held over a place stands for; null where the card can never be aimed there. */
  readonly plan: (card: Piece, to: Place) => Act | null;
  /** What pointing at a place means while a tool is in use: an act, a longer way, or nothing. */
  readonly point: (tool: Tool, way: readonly Place[], to: Place) => Act | readonly Place[] | null;
  readonly deed: (deed: Deed) => Act;
  readonly fit: (plan: Act) => Fit;
  /** The only place where a card can ever go (the Start, the Summit); null for cards with several. */
  readonly berth: (card: Piece) => Place | null;
  /** Cards that can never be discarded. */
  readonly kept: (card: Piece) => boolean;
  readonly count: (gift: Gift) => number;
  /** The choice to begin from when nothing is picked: the table may be asking this person for something. */
  readonly rest: Choice;
  /** Whether cards of the hand cannot be aimed now because something else is asked first. */
  readonly bound: boolean;
  readonly tools: readonly Tool[];
  readonly gifts: readonly Gift[];
  /** The gift that may be made in place of what the step asks for; null for none. */
  readonly instead: Gift | null;
  readonly deeds: readonly Deed[];
}

/** A move either changes the choice or completes it. */
export interface Outcome {
  readonly choice: Choice;
  /** True when everything is chosen and the act may be sent. */
  readonly ready: boolean;
}

export const REST: Choice = { at: "rest" };

const stay = (choice: Choice): Outcome => ({ choice, ready: false });

/** The next choice after a move. Pure: the same move on the same choice always gives the same answer. */
export function choose(choice: Choice, move: Move, around: Surroundings): Outcome {
  switch (move.do) {
    case "card":
      return stay(isFilling(choice) ? drop(choice, move.card, around) : lift(choice, move.card, around));
    case "space":
      return point(choice, move.to, around);
    case "tool":
      return stay(
        choice.at === "tool" && choice.tool === move.tool
          ? around.rest
          : { at: "tool", tool: move.tool, way: [] },
      );
    case "gift":
      return stay(
        choice.at === "gift" && choice.gift === move.gift ? around.rest : toGift(choice, move.gift, around),
      );
    case "deed":
      return stay({ at: "aim", by: "deed", plan: around.deed(move.deed) });
    case "name":
      return stay(
        choice.at === "aim" ? { ...choice, plan: { ...choice.plan, numbers: [move.number] } } : choice,
      );
    case "back":
      return stay(back(choice, around));
    case "go":
      return go(choice, around);
  }
}

/** The card that is lifted or aimed; 0 for none. */
export function cardOf(choice: Choice): Piece {
  if (choice.at === "card") return choice.card;
  return (choice.at === "aim" || choice.at === "pay") && choice.by === "card" ? choice.plan.card : 0;
}

function lift(choice: Choice, card: Piece, around: Surroundings): Choice {
  if (around.bound)
    return around.instead === null ? choice : toGift({ at: "card", card }, around.instead, around);
  if (choice.at === "card" && choice.card === card) return around.rest;
  const berth = around.berth(card);
  if (choice.at === "aim" && cardOf(choice) === card)
    return berth === null ? { at: "card", card } : around.rest;
  const to = berth ?? (choice.at === "space" ? choice.to : null);
  const plan = to === null ? null : around.plan(card, to);
  return plan === null ? { at: "card", card } : { at: "aim", by: "card", plan };
}

function point(choice: Choice, to: Place, around: Surroundings): Outcome {
  switch (choice.at) {
    case "rest":
      return stay(around.bound ? choice : { at: "space", to });
    case "space":
      return stay(choice.to === to ? around.rest : { at: "space", to });
    case "card":
      return stay(over(choice, choice.card, to, around));
    case "tool":
      return stay(aimed(choice, choice.tool, choice.way, to, around));
    case "aim": {
      const { by, plan } = choice;
      // A second tap on the same place does the act, as the button would.
      if (plan.to === to && by !== "deed") return go(choice, around);
      if (by === "card") return stay(over(choice, plan.card, to, around));
      const { type: tool } = plan;
      if (!isActBy(tool, "tool")) return stay(choice);
      if (!goesAlong(tool)) return stay(aimed(choice, tool, [], to, around));
      if (plan.numbers.at(-1) === to) return go(choice, around);
      const longer = aimed(choice, tool, plan.numbers, to, around);
      return stay(longer === choice ? aimed(choice, tool, plan.numbers.slice(0, 1), to, around) : longer);
    }
    default:
      return stay(choice);
  }
}

function over(choice: Choice, card: Piece, to: Place, around: Surroundings): Choice {
  const plan = around.plan(card, to);
  return plan === null ? choice : { at: "aim", by: "card", plan };
}

function aimed(choice: Choice, tool: Tool, way: readonly Place[], to: Place, around: Surroundings): Choice {
  const found = around.point(tool, way, to);
  if (found === null) return choice;
  return "type" in found ? { at: "aim", by: "tool", plan: found } : { at: "tool", tool, way: found };
}

function go(choice: Choice, around: Surroundings): Outcome {
  if (choice.at === "aim") {
    const fit = around.fit(choice.plan);
    if (!fit.fits) return stay(choice);
    if (fit.price === 0 || fit.later === true) return { choice, ready: true };
    return stay({ at: "pay", by: choice.by, plan: choice.plan, need: fit.price, paid: [] });
  }
  return { choice, ready: isFilling(choice) && socketsMissing(choice) === 0 };
}

function drop<C extends Extract<Choice, { paid: readonly Piece[] }>>(
  choice: C,
  card: Piece,
  around: Surroundings,
): C {
  if (choice.paid.includes(card)) return { ...choice, paid: choice.paid.filter((paid) => paid !== card) };
  if (around.kept(card) || socketsMissing(choice) === 0) return choice;
  if (choice.at === "pay" && choice.by === "card" && choice.plan.card === card) return choice;
  return { ...choice, paid: [...choice.paid, card] };
}

/** A card that was already lifted goes into the first socket: "discard two" after picking a card means that card. */
function toGift(choice: Choice, gift: Gift, around: Surroundings): Choice {
  const need = around.count(gift);
  const first = choice.at === "card" && !around.kept(choice.card) && need > 0 ? [choice.card] : [];
  return { at: "gift", gift, need, paid: first };
}

function back(choice: Choice, around: Surroundings): Choice {
  switch (choice.at) {
    case "pay":
      return { at: "aim", by: choice.by, plan: choice.plan };
    case "aim":
      if (choice.by === "card") return { at: "card", card: choice.plan.card };
      return isActBy(choice.plan.type, "tool")
        ? { at: "tool", tool: choice.plan.type, way: choice.plan.numbers.slice(0, 1) }
        : around.rest;
    case "tool":
      return choice.way.length > 0 ? { ...choice, way: [] } : around.rest;
    case "gift":
      return around.rest.at === "gift" ? { ...choice, paid: [] } : around.rest;
    default:
      return around.rest;
  }
}
