import type { ClauseId } from "@stillwater/engine";
import { type Given, printedNumber } from "../given";
import { wordsFor } from "../places";
import { action, hand, over, payment, type Refusal, row } from "./shared";

const placeOf = (given: Given, key: string): string | undefined => {
  const place = given.word(key);
  return place === undefined ? undefined : wordsFor(place, [], given.sentences);
};

const next: Refusal = (given) => {
  const place = placeOf(given, "next");
  const { refused, notes } = given.sentences;
  return { text: refused.notNextSpace, note: place === undefined ? undefined : notes.nextSpace(place) };
};

const support: Refusal = (given) => {
  const place = placeOf(given, "missing");
  const { refused, notes } = given.sentences;
  return { text: refused.needsSupport, note: place === undefined ? undefined : notes.emptyBelow(place) };
};

/** Names the card whose colour forbids it, and its side. */
const colour: Refusal = (given) => {
  const { refused, notes, card } = given.sentences;
  const blocker = given.word("blocker");
  const side = given.word("side") === "right" ? "right" : "left";
  return {
    text: refused.sameColour(given.colour("colour")),
    note: blocker === undefined ? undefined : notes.besideIt(card(blocker), side),
  };
};

const number: Refusal = (given) => {
  const low = given.number("number") ?? printedNumber(given.word("card") ?? given.context.card);
  return {
    text: low === undefined ? given.sentences.refused.other : given.sentences.refused.numberTooLow(low),
  };
};

const cover: Refusal = (given) => {
  const { refused } = given.sentences;
  const card = given.word("card");
  const bridge = card === undefined || card.startsWith("bridge");
  return { text: bridge ? refused.onlyAscentCovers : refused.coverBridgeOnly };
};

const replace: Refusal = (given) => {
  const { refused } = given.sentences;
  const card = given.word("card");
  if (given.word("at") !== undefined && card === undefined) return { text: refused.campfireNeedsCard };
  if (card?.startsWith("bridge")) return { text: refused.campfireOnBridge };
  return { text: refused.campfireColour(given.colour("colour")) };
};

const move: Refusal = (given) => {
  const { refused } = given.sentences;
  if (given.context.act !== "move") {
    const need = given.number("need");
    const have = given.number("have") ?? 0;
    return { text: need === undefined ? refused.nowhereHigher : refused.moveTooDear(need, have) };
  }
  return { text: refused.mustGoHigher(given.number("row")) };
};

const summit: Refusal = (given) => {
  const { refused } = given.sentences;
  const open = given.number("open") ?? 0;
  const bridges = given.number("bridges") ?? 0;
  if (open > 0) return { text: refused.spacesOpen(open) };
  return { text: bridges > 0 ? refused.bridgesOpen(bridges) : refused.other };
};

const herd: Refusal = (given) => {
  const { refused, notes } = given.sentences;
  if (given.number("goats") === 0) return { text: refused.noGoatsThere };
  const empty = placeOf(given, "empty");
  return empty === undefined
    ? { text: refused.herdOnlyUp }
    : { text: refused.goatsNeedCard, note: notes.emptyBelow(empty) };
};

/** Every clause of the mountain that can refuse. */
export const MOUNTAIN_REFUSALS: Partial<Readonly<Record<ClauseId, Refusal>>> = {
  "A.turn.action": action,
  "A.turn.hand": hand,
  "A.turn.discard-two": payment,
  "A.turn.silence": ({ sentences }) => ({ text: sentences.refused.silence }),
  "A.place.next": next,
  "A.place.row-full": (given) => ({ text: given.sentences.refused.rowFull(row(given)) }),
  "A.place.support": support,
  "A.place.colour": colour,
  "A.place.number": number,
  "A.place.pay": payment,
  "A.bridge.place": ({ sentences }) => ({ text: sentences.refused.bridgeAtEnd }),
  "A.bridge.cover": cover,
  "A.campfire.replace": replace,
  "A.campfire.move": move,
  "A.summit.when": summit,
  "A.end.win": over(),
  "A.end.lose": over(),
  "A.rope.use": ({ sentences }) => ({ text: sentences.refused.noRope }),
  "A.green.path": (given) => ({ text: given.sentences.refused.greenPathEnds(given.number("row")) }),
  "A.panorama.done": (given) => ({
    text: given.sentences.refused.panoramasMissing(given.number("missing") ?? 1),
  }),
  "A.goat.herd": (given) => (given.number("need") === undefined ? herd(given) : payment(given)),
  "A.goat.bridge": ({ sentences }) => ({ text: sentences.refused.goatsFearBridges }),
  "A.goat.place": ({ sentences }) => ({ text: sentences.refused.goatsNeedCard }),
  "A.goat.campfire": ({ sentences }) => ({ text: sentences.refused.goatsStandThere }),
  "A.goat.win": (given) => ({ text: given.sentences.refused.goatsMissing(given.number("have") ?? 0) }),
};
