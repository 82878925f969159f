import type { ClauseId } from "@stillwater/engine";
import { KEPT_CLAUSES } from "./checks/shapes";
import type { Given } from "./given";
import { wordsFor } from "./places";
import type { Reason } from "./refusals";

type Answer = (given: Given) => string;

const turn: Answer = (given) => {
  const { kept } = given.sentences;
  const { you } = given.context;
  const seat = given.number("turn");
  const another = seat !== undefined && you !== undefined && you !== null && seat !== you + 1;
  return another ? kept.askedNow : kept.yourTurn;
};

/** Cards that are chosen, and cards that there must be. */
const payment: Answer = (given) => {
  const { kept } = given.sentences;
  const need = given.number("need");
  const chosen = given.number("given");
  const have = given.number("have");
  if (need === undefined) return kept.other;
  if (need === 0) return kept.free;
  if (chosen !== undefined) return chosen === 0 ? kept.chooseLater : kept.chosen(chosen);
  return have === undefined ? kept.other : kept.canPay(need, have);
};

const discardTwo: Answer = (given) =>
  given.number("have") === undefined ? payment(given) : given.sentences.kept.twoCards;

const cost: Answer = (given) => {
  const price = given.number("price") ?? 0;
  return price === 0 ? given.sentences.kept.free : given.sentences.kept.costs(price);
};

const goesOn: Answer = ({ sentences, number }) =>
  number("have") === undefined ? sentences.kept.goesOn : sentences.kept.stuck;

const named: Answer = (given) => {
  const { kept } = given.sentences;
  const name = given.word("named");
  if (name === undefined) return kept.noWild;
  return name === "start" ? kept.noRealStart : kept.freeToName(name);
};

const explorer: Answer = (given) => {
  const { kept } = given.sentences;
  if (given.flag("border") !== true) return kept.noBorder;
  return given.number("left") === 0 ? kept.explorerEmpty : kept.explorerCard;
};

/** A price where one is told, cards where some are given, else what is kept. */
const orCost =
  (clause: "T.night.rotate" | "A.goat.herd"): Answer =>
  (given) => {
    if (given.number("given") !== undefined) return payment(given);
    return given.number("price") === undefined ? given.sentences.kept.by[clause] : cost(given);
  };

const orPayment =
  (clause: "T.start.eight" | "T.rocks.move" | "T.storm.yellow-start"): Answer =>
  (given) =>
    given.number("given") === undefined ? given.sentences.kept.by[clause] : payment(given);

/** Rules whose sentence depends on the values; all others that can be kept have one each. */
const KEPT: Partial<Readonly<Record<ClauseId, Answer>>> = {
  "T.turn.action": turn,
  "A.turn.action": turn,
  "T.turn.hand": ({ sentences }) => sentences.kept.inHand,
  "A.turn.hand": ({ sentences }) => sentences.kept.inHand,
  "T.turn.discard-two": discardTwo,
  "A.turn.discard-two": discardTwo,
  "T.place.cost": cost,
  "A.place.cost": cost,
  "T.place.pay": payment,
  "A.place.pay": payment,
  "T.storm.yellow": payment,
  "T.start.eight": orPayment("T.start.eight"),
  "T.rocks.move": orPayment("T.rocks.move"),
  "T.storm.yellow-start": orPayment("T.storm.yellow-start"),
  "T.end.win": goesOn,
  "T.end.lose": goesOn,
  "T.duel.end": goesOn,
  "A.end.win": goesOn,
  "A.end.lose": goesOn,
  "T.wild.any": named,
  "T.pyramid.draw": explorer,
  "T.night.rotate": orCost("T.night.rotate"),
  "A.goat.herd": orCost("A.goat.herd"),
};

const held: Answer = ({ sentences, context, word }) =>
  sentences.unsure.holds(sentences.card(word("card") ?? context.card ?? "?"));
const payable: Answer = ({ sentences, number }) => sentences.unsure.payable(number("need") ?? 1);
const hidden: Answer = ({ sentences }) => sentences.unsure.hiddenCard;
const monster: Answer = ({ sentences }) => sentences.unsure.monsterHeld;
const fits: Answer = ({ sentences }) => sentences.unsure.cardFits;
const start: Answer = ({ sentences }) => sentences.unsure.startHeld;

/** Where only the holder of hidden cards can tell. */
const UNSURE: Partial<Readonly<Record<ClauseId, Answer>>> = {
  "T.turn.hand": held,
  "A.turn.hand": held,
  "T.compass.shared": held,
  "T.start.forced": start,
  "T.wild.any": start,
  "T.place.pay": payable,
  "A.place.pay": payable,
  "T.turn.discard-two": payable,
  "A.turn.discard-two": payable,
  "T.rocks.move": payable,
  "T.storm.yellow": payable,
  "T.storm.yellow-start": payable,
  "T.start.eight": payable,
  "T.start.unpayable": ({ sentences }) => sentences.unsure.crewHas,
  "T.place.island": hidden,
  "T.place.ascending": hidden,
  "T.monster.play": hidden,
  "T.duel.possible": hidden,
  "A.place.next": hidden,
  "A.place.row-full": hidden,
  "A.place.colour": hidden,
  "A.place.number": hidden,
  "A.bridge.cover": hidden,
  "T.monster.finish": monster,
  "T.monster.keep": ({ sentences }) => sentences.unsure.monsterGiven,
  "T.compass.gain-hand": monster,
  "T.duel.swap": fits,
  "T.duel.pass": fits,
  "A.panorama.done": ({ sentences }) => sentences.unsure.panoramaHidden,
  "T.end.lose": ({ sentences }) => sentences.unsure.stuck,
  "A.end.lose": ({ sentences }) => sentences.unsure.stuck,
};

const KEPT_BY_ID: ReadonlyMap<string, Answer> = new Map([
  ...KEPT_CLAUSES.map((clause): [string, Answer] => [clause, ({ sentences }) => sentences.kept.by[clause]]),
  ...Object.entries(KEPT),
]);
const UNSURE_BY_ID: ReadonlyMap<string, Answer> = new Map(Object.entries(UNSURE));

/** A full sentence for a rule that is kept. */
export function keptOf(given: Given): string {
  return KEPT_BY_ID.get(given.clause)?.(given) ?? given.sentences.kept.other;
}

/** A fragment for a rule that only the holder of cards can settle, or whoever knows the face of a card. */
export function unsureOf(given: Given): Reason {
  const { unsure } = given.sentences;
  const unseen = given.word("unseen");
  const place = unseen === undefined ? undefined : wordsFor(unseen, [], given.sentences);
  const [least, most] = [given.number("price"), given.number("most")];
  if (least !== undefined && most !== undefined) return { text: unsure.priceBetween(least, most, place) };
  if (place !== undefined) return { text: unsure.unknownFace(place) };
  return { text: UNSURE_BY_ID.get(given.clause)?.(given) ?? given.sentences.unsure.other };
}
