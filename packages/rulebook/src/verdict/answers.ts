import type { ClauseId } from "@stillwater/engine";
import type { Given } from "./given";
import type { Reason } from "./refusals";

type Answer = (given: Given) => string;

const payment: Answer = (given) => {
  const { kept } = given.sentences;
  const need = given.number("need");
  const have = given.number("have");
  if (need === undefined || have === undefined) return kept.other;
  return need === 0 ? kept.free : kept.canPay(need, have);
};

const cost: Answer = (given) => {
  const price = given.number("price") ?? 0;
  return price === 0 ? given.sentences.kept.free : given.sentences.kept.costs(price);
};

/** One sentence for a rule that is kept. */
const KEPT: Partial<Readonly<Record<ClauseId, Answer>>> = {
  "T.turn.action": ({ sentences }) => sentences.kept.yourTurn,
  "T.turn.hand": ({ sentences }) => sentences.kept.inHand,
  "T.turn.discard-two": (given) =>
    given.number("have") === undefined ? given.sentences.kept.other : given.sentences.kept.twoCards,
  "T.place.island": ({ sentences }) => sentences.kept.island,
  "T.place.empty": ({ sentences }) => sentences.kept.empty,
  "T.place.ascending": ({ sentences }) => sentences.kept.rising,
  "T.place.cost": cost,
  "T.place.pay": payment,
  "T.start.forced": ({ sentences }) => sentences.kept.noStartHeld,
  "T.start.unpayable": ({ sentences }) => sentences.kept.startPayable,
  "T.start.spare": ({ sentences }) => sentences.kept.noStartYet,
  "T.finish.when": ({ sentences }) => sentences.kept.gridFull,
  "T.arch.pillars": ({ sentences }) => sentences.notes.pillarsFree,
  "A.turn.action": ({ sentences }) => sentences.kept.yourTurn,
  "A.turn.hand": ({ sentences }) => sentences.kept.inHand,
  "A.place.cost": cost,
  "A.place.pay": payment,
};

/** Where only the holder of hidden cards can tell. */
const UNSURE: Partial<Readonly<Record<ClauseId, Answer>>> = {
  "T.turn.hand": held,
  "A.turn.hand": held,
  "T.start.forced": ({ sentences }) => sentences.unsure.startHeld,
  "T.place.pay": payable,
  "A.place.pay": payable,
  "T.turn.discard-two": payable,
  "T.start.unpayable": payable,
};

function held({ sentences, context, word }: Given): string {
  return sentences.unsure.holds(sentences.card(word("card") ?? context.card ?? "?"));
}

function payable({ sentences, number }: Given): string {
  return sentences.unsure.payable(number("need") ?? 1);
}

const KEPT_BY_ID: ReadonlyMap<string, Answer> = new Map(Object.entries(KEPT));
const UNSURE_BY_ID: ReadonlyMap<string, Answer> = new Map(Object.entries(UNSURE));

/** A full sentence for a rule that is kept. */
export function keptOf(given: Given): string {
  return KEPT_BY_ID.get(given.clause)?.(given) ?? given.sentences.kept.other;
}

/** A fragment for a rule that only the holder of cards can settle. */
export function unsureOf(given: Given): Reason {
  return { text: UNSURE_BY_ID.get(given.clause)?.(given) ?? given.sentences.unsure.other };
}
