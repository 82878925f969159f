import { printedNumber, rowNumberOf } from "../../verdict/given";
import { briefWordsFor, placeWords } from "../../verdict/places";
import { costNote } from "../../verdict/price";
import { cardWords, unnamed } from "../../verdict/sentences";
import {
  costs,
  discarding,
  ended,
  inHand,
  inTurnSpeech,
  kept,
  numberTold,
  paying,
  placeOf,
  type Refusal,
  type RoomVerdict,
  refused,
  row,
  unsaid,
  unsure,
} from "../../verdict/speaking";
import { cost, isOf, played } from "../../verdict/told";

const next: Refusal = (given) => {
  const place = placeOf(given, "next");
  const { refused, notes } = given.sentences;
  return { text: refused.notNextSpace, note: place === undefined ? undefined : notes.nextSpace({ place }) };
};

const support: Refusal = (given) => {
  const place = placeOf(given, "missing");
  const { refused, notes } = given.sentences;
  return { text: refused.needsSupport, note: place === undefined ? undefined : notes.emptyBelow({ place }) };
};

/** Names the card whose colour forbids the act, and on which side it lies. */
const colour: Refusal = (given) => {
  const { refused, notes } = given.sentences;
  const blocker = given.word("blocker");
  const side = given.word("side") === "right" ? "right" : "left";
  const text = refused.sameColour({ colour: given.colour("colour") });
  if (blocker === undefined) return { text };
  const card = cardWords(blocker, given.sentences);
  return { text, note: (isOf(blocker, "ascent") ? notes.numberBesideIt : notes.besideIt)({ card, side }) };
};

const number: Refusal = (given) => {
  const low = given.number("number") ?? printedNumber(given.word("card") ?? given.context.card);
  return { text: given.sentences.refused.numberTooLow({ number: low ?? unsaid(given, "number") }) };
};

const cover: Refusal = (given) => {
  const { refused } = given.sentences;
  const card = given.word("card");
  const bridge = card === undefined || isOf(card, "bridge");
  return { text: bridge ? refused.onlyAscentCovers : refused.coverBridgeOnly };
};

const replace: Refusal = (given) => {
  const { refused } = given.sentences;
  const card = given.word("card");
  if (given.word("at") !== undefined && card === undefined) return { text: refused.campfireNeedsCard };
  if (card !== undefined && isOf(card, "bridge")) return { text: refused.campfireOnBridge };
  return { text: refused.campfireColour({ colour: given.colour("colour") }) };
};

const move: Refusal = (given) => {
  const { refused } = given.sentences;
  if (given.context.act === "move") return { text: refused.mustGoHigher({ row: given.number("row") }) };
  const need = given.number("need");
  return {
    text:
      need === undefined
        ? refused.nowhereHigher
        : refused.moveTooDear({ need, have: numberTold(given, "have") }),
  };
};

const summit: Refusal = (given) => {
  const { refused } = given.sentences;
  const open = numberTold(given, "open");
  if (open > 0) return { text: refused.spacesOpen({ count: open }) };
  return { text: refused.bridgesOpen({ count: numberTold(given, "bridges") }) };
};

export const verdict: RoomVerdict<"mountain"> = {
  rules: {
    "A.setup.bridges": "moves",
    "A.setup.deck": "moves",
    "A.setup.hand": "moves",
    "A.setup.solo": "moves",
    "A.turn.action": inTurnSpeech,
    "A.turn.hand": inHand,
    "A.turn.discard-two": discarding,
    "A.turn.silence": "shows",
    "A.place.next": { yes: kept("A.place.next"), no: next, unknown: unsure("hiddenCard") },
    "A.place.row-full": {
      yes: kept("A.place.row-full"),
      no: (given) => ({ text: given.sentences.refused.rowFull({ row: row(given) }) }),
      unknown: unsure("hiddenCard"),
    },
    "A.place.support": { yes: kept("A.place.support"), no: support, unknown: null },
    "A.place.colour": { yes: kept("A.place.colour"), no: colour, unknown: unsure("hiddenCard") },
    "A.place.number": {
      yes: kept("A.place.number"),
      no: number,
      unknown: unsure("hiddenCard"),
    },
    "A.place.cost": { yes: costs, no: null, unknown: null },
    "A.place.pay": paying,
    "A.bridge.place": { yes: kept("A.bridge.place"), no: refused("bridgeAtEnd"), unknown: null },
    "A.bridge.cover": {
      yes: kept("A.bridge.cover"),
      no: cover,
      unknown: unsure("hiddenCard"),
    },
    "A.campfire.replace": { yes: kept("A.campfire.replace"), no: replace, unknown: null },
    "A.campfire.move": { yes: kept("A.campfire.move"), no: move, unknown: null },
    "A.campfire.value": "shows",
    "A.summit.when": { yes: kept("A.summit.when"), no: summit, unknown: null },
    "A.discard.any": "shows",
    "A.end.win": ended(null, null),
    "A.end.lose": ended(null, unsure("stuck")),
    "A.rope.use": { yes: kept("A.rope.use"), no: refused("noRope"), unknown: null },
  },
  prices: {
    charged: {
      "A.place.cost": (given) => {
        const { notes } = given.sentences;
        return costNote(given, {
          none: notes.nothingBeside,
          between: notes.greater,
          borrowed: (borrowed) =>
            given.word(`${borrowed.side}Campfire`) === undefined ? undefined : notes.campfireCounts(borrowed),
        });
      },
    },
    freed: {},
    paid: ["A.place.pay"],
    carried: ["A.campfire.move"],
  },
  closed: {
    // The whole row is meant, with all rows above it.
    "A.place.number": ({ at, spaces, cards }, { closed, numbered }) =>
      closed({
        place: numbered.row({ number: rowNumberOf(at) ?? unnamed(at) }),
        open: spaces,
        count: cards,
      }),
    "A.bridge.cover": ({ at }, sentences) =>
      sentences.notes.uncoverable({ place: placeWords(at, [], sentences) }),
  },
  acts: {
    discard: { priced: false, leads: ["A.turn.discard-two"], permits: null },
    give: { priced: false, leads: ["A.place.pay"], permits: null },
    bridge: { priced: true, leads: ["A.bridge.place"], permits: null },
    campfire: { priced: false, leads: ["A.campfire.replace"], permits: null },
    move: { priced: true, leads: [], permits: null },
    summit: { priced: false, leads: ["A.summit.when"], permits: null },
    rope: { priced: false, leads: ["A.rope.use"], permits: null },
    stuck: { priced: false, leads: ["A.end.lose"], permits: null },
  },
  beside: null,
  ending: ({ game, state, spare, open }, { end }) => {
    if (game !== "mountain") return undefined;
    if (state === "won") return end.wonClimb({ spare });
    return open > 0 ? end.lostClimb({ open }) : end.lostAtSummit;
  },
  score: null,
  actorTokens: [],
  told: [
    {
      rank: 0,
      tell: (facts, _name, { log }) =>
        facts.some(({ clause }) => clause === "A.setup.deck") ? log.dealt : undefined,
    },
    {
      rank: 30,
      tell: (facts, name, { log }) =>
        played(facts, (place) => place === "berth:summit") && log.laidSummit({ name }),
    },
    {
      rank: 40,
      tell: (facts, name, sentences) => {
        const card = facts.find(({ from }) => isOf(from, "lifted"));
        if (card === undefined) return undefined;
        const place = briefWordsFor(card.to, sentences);
        return sentences.log.moved({
          name,
          card: cardWords(card.piece, sentences),
          place,
          cost: cost(facts),
        });
      },
    },
    {
      rank: 120,
      tell: (facts, name, { log }) =>
        facts.some(({ to }) => to === "ropes:used") ? log.rope({ name }) : undefined,
    },
  ],
  followed: [
    {
      rank: 0,
      tell: (facts, { log }) =>
        facts.some(({ piece, to, clause }) => piece === "turn" && to === "lost" && clause === "A.end.lose")
          ? [log.climbOver]
          : [],
    },
    {
      rank: 40,
      tell: (facts, sentences) =>
        facts.flatMap(({ piece, to }) =>
          isOf(to, "lifted") ? [sentences.log.lifted({ card: cardWords(piece, sentences) })] : [],
        ),
    },
    {
      rank: 81,
      tell: (facts, { log }) => (facts.some(({ to }) => to === "covered") ? [log.bridgeCovered] : []),
    },
  ],
};
