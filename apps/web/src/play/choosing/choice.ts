/** What a person has picked so far on their way to an act. Nothing here is sent before it is confirmed. */
import type { Piece, Place } from "@stillwater/engine";

export type Choice =
  | { readonly at: "rest" }
  /** A card is up; the water where it can lie is lit. */
  | { readonly at: "card"; readonly card: Piece }
  /** A space is picked; the cards that fit it rise. */
  | { readonly at: "space"; readonly to: Place }
  /** A card over a space: the verdict speaks. */
  | { readonly at: "aim"; readonly card: Piece; readonly to: Place }
  /** Dropping cards into the sockets of a price. */
  | {
      readonly at: "pay";
      readonly card: Piece;
      readonly to: Place;
      readonly need: number;
      readonly paid: readonly Piece[];
    }
  /** Choosing the two of "discard two". */
  | { readonly at: "discard"; readonly need: number; readonly paid: readonly Piece[] }
  /** Giving what is owed: a share of the eight. */
  | { readonly at: "give"; readonly need: number; readonly paid: readonly Piece[] };

/** The choices that fill sockets with cards. */
export type Filling = Extract<Choice, { readonly paid: readonly Piece[] }>;

export type Move =
  | { readonly do: "card"; readonly card: Piece }
  | { readonly do: "space"; readonly to: Place }
  | { readonly do: "go" }
  | { readonly do: "discard" }
  | { readonly do: "back" };

/** What the rules answer about a card over a space, as far as choosing needs it. */
export interface Fit {
  readonly fits: boolean;
  readonly price: number;
}

export interface Surroundings {
  /** The answer about a card over a space. */
  readonly fit: (card: Piece, to: Place) => Fit;
  /** The one place a card can ever go (the Start, the Finish), or null for cards with a choice. */
  readonly berth: (card: Piece) => Place | null;
  /** Cards that can never be discarded. */
  readonly kept: (card: Piece) => boolean;
  readonly discardCount: number;
}

/** A move either changes the choice or completes it. */
export interface Outcome {
  readonly choice: Choice;
  /** True when everything is chosen and the act may be sent. */
  readonly ready: boolean;
}

export const REST: Choice = { at: "rest" };

const stay = (choice: Choice): Outcome => ({ choice, ready: false });

export function isFilling(choice: Choice): choice is Filling {
  return "paid" in choice;
}

/** How many sockets are still empty. */
export function missing(choice: Choice): number {
  return isFilling(choice) ? choice.need - choice.paid.length : 0;
}

/** The next choice after a move. Pure: the same move on the same choice always gives the same answer. */
export function choose(choice: Choice, move: Move, around: Surroundings): Outcome {
  switch (move.do) {
    case "card":
      return stay(isFilling(choice) ? drop(choice, move.card, around) : lift(choice, move.card, around));
    case "space":
      return point(choice, move.to, around);
    case "discard":
      return stay(choice.at === "discard" ? REST : toDiscard(choice, around));
    case "back":
      return stay(back(choice));
    case "go":
      return go(choice, around);
  }
}

function lift(choice: Choice, card: Piece, around: Surroundings): Choice {
  if (choice.at === "card" && choice.card === card) return REST;
  if (choice.at === "aim" && choice.card === card)
    return around.berth(card) === null ? { at: "card", card } : REST;
  const berth = around.berth(card);
  if (berth !== null) return { at: "aim", card, to: berth };
  if (choice.at === "space") return { at: "aim", card, to: choice.to };
  return { at: "card", card };
}

function point(choice: Choice, to: Place, around: Surroundings): Outcome {
  switch (choice.at) {
    case "rest":
      return stay({ at: "space", to });
    case "space":
      return stay(choice.to === to ? REST : { at: "space", to });
    case "card":
      return stay({ at: "aim", card: choice.card, to });
    case "aim":
      // A second tap on the same space plays the card, as the button would.
      if (choice.to === to) return go(choice, around);
      return stay({ at: "aim", card: choice.card, to });
    default:
      return stay(choice);
  }
}

function go(choice: Choice, around: Surroundings): Outcome {
  if (choice.at === "aim") {
    const fit = around.fit(choice.card, choice.to);
    if (!fit.fits) return stay(choice);
    if (fit.price === 0) return { choice, ready: true };
    return stay({ at: "pay", card: choice.card, to: choice.to, need: fit.price, paid: [] });
  }
  return { choice, ready: isFilling(choice) && missing(choice) === 0 };
}

function drop(choice: Filling, card: Piece, around: Surroundings): Choice {
  if (choice.paid.includes(card)) return { ...choice, paid: choice.paid.filter((paid) => paid !== card) };
  if (around.kept(card) || missing(choice) === 0) return choice;
  if (choice.at === "pay" && choice.card === card) return choice;
  return { ...choice, paid: [...choice.paid, card] };
}

/** A card that was already up goes into the first socket: "discard two" after picking a card means that card. */
function toDiscard(choice: Choice, around: Surroundings): Choice {
  const first = choice.at === "card" && !around.kept(choice.card) ? [choice.card] : [];
  return { at: "discard", need: around.discardCount, paid: first };
}

function back(choice: Choice): Choice {
  switch (choice.at) {
    case "pay":
      return { at: "aim", card: choice.card, to: choice.to };
    case "aim":
      return { at: "card", card: choice.card };
    case "give":
      return { ...choice, paid: [] };
    default:
      return REST;
  }
}

/**
 * The choice that still makes sense after the table changed under it: cards that left the hand and spaces that
 * were taken fall out, and a price that moved starts again from its verdict.
 */
export function keep(
  choice: Choice,
  hand: readonly Piece[],
  isOpen: (to: Place) => boolean,
  fit: Surroundings["fit"],
): Choice {
  if ("card" in choice && !hand.includes(choice.card)) return REST;
  if (choice.at === "space") return isOpen(choice.to) ? choice : REST;
  if (choice.at === "aim") return isOpen(choice.to) ? choice : { at: "card", card: choice.card };
  if (!isFilling(choice)) return choice;
  const paid = choice.paid.filter((card) => hand.includes(card));
  if (choice.at !== "pay") return { ...choice, paid };
  if (!isOpen(choice.to)) return { at: "card", card: choice.card };
  const now = fit(choice.card, choice.to);
  return now.fits && now.price === choice.need
    ? { ...choice, paid }
    : { at: "aim", card: choice.card, to: choice.to };
}
