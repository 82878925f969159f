/** Reads a choice that a page has kept as text. Anything else that is kept there is none. */
import type { Piece } from "@stillwater/engine";
import { type Choice, cardOf, type Surroundings, WAYS } from "@stillwater/table/act-builder";

type Test = (value: unknown) => boolean;

const isAct: Test = (value) => typeof value === "string" && Object.hasOwn(WAYS, value);
const isBy: Test = (value) => value === "card" || value === "tool" || value === "deed";
const isList: Test = (value) => Array.isArray(value) && value.every(Number.isInteger);
const isPlan = fields({
  ...{ type: isAct, seat: Number.isInteger, card: Number.isInteger, to: Number.isInteger },
  ...{ cards: isList, numbers: isList },
});

const FORMS: { readonly [A in Choice["at"]]: Test } = {
  rest: fields({}),
  card: fields({ card: Number.isInteger }),
  space: fields({ to: Number.isInteger }),
  tool: fields({ tool: isAct, way: isList }),
  aim: fields({ by: isBy, plan: isPlan }),
  pay: fields({ by: isBy, plan: isPlan, need: Number.isInteger, paid: isList }),
  gift: fields({ gift: isAct, need: Number.isInteger, paid: isList }),
};

function fields(needed: Readonly<Record<string, Test>>): Test {
  return (value) =>
    typeof value === "object" &&
    value !== null &&
    Object.entries(needed).every(([field, test]) => test(Reflect.get(value, field)));
}

const isChoice = (value: unknown): value is Choice =>
  Object.entries(FORMS).some(([at, form]) => fields({ at: (said) => said === at })(value) && form(value));

/** The choice in a text; null for a text without one, and for one with a card that is not in the hand or cannot lie there. */
export function choiceFrom(text: string, hand: readonly Piece[], around: Surroundings): Choice | null {
  const read = parsed(text);
  if (!isChoice(read)) return null;
  const card = cardOf(read);
  if (card !== 0 && !hand.includes(card)) return null;
  if (card === 0 || read.at === "card" || !("plan" in read)) return read;
  return around.plan(card, read.plan.to)?.type === read.plan.type ? read : null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
