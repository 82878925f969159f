import type { ClauseId } from "@stillwater/engine";
import { rowOf } from "../given";
import { action, hand, over, payment, type Refusal, row } from "./shared";

const order: Refusal = (given) => {
  const { refused, notes } = given.sentences;
  const blocker = given.word("blocker");
  const side = given.word("side") === "right" ? "right" : "left";
  const card = given.word("card") ?? given.context.card;
  if (blocker === undefined) return { text: refused.noNumberFits };
  const blocked = rowOf(given.word("at"));
  const elsewhere =
    blocked === rowOf(given.context.at) || given.context.at === undefined ? undefined : blocked;
  if (card === blocker) return { text: refused.blocker(blocker, side), note: notes.sameNumber };
  return {
    text: refused.blocker(blocker, side),
    note: card === undefined ? undefined : notes.order(card, blocker, side, elsewhere),
  };
};

const finish: Refusal = (given) => {
  const { refused, notes } = given.sentences;
  const open = given.number("open") ?? 0;
  const missing = given.flag("start") === false;
  if (open === 0) return { text: missing ? refused.startMissing : refused.other };
  return { text: refused.spacesOpen(open), note: missing ? notes.startMissingToo : undefined };
};

/** The eight: dials, a split, or cards given. */
const eight: Refusal = (given) => {
  const { refused } = given.sentences;
  if (given.number("given") !== undefined) return payment(given);
  if (given.context.act === "agree" || given.word("split") !== undefined)
    return { text: refused.splitMisfits };
  const have = given.number("have");
  const atMost = given.number("atMost");
  const tooHigh = have !== undefined && atMost !== undefined && atMost <= 8 && atMost > have;
  return { text: tooHigh ? refused.offerTooHigh(have) : refused.offerMisfits };
};

const unpayable: Refusal = (given) => {
  const { refused } = given.sentences;
  if (given.context.act === "waive") return { text: refused.crewHasEnough };
  return { text: refused.startUnpayable(given.number("need") ?? 8, given.number("have") ?? 0) };
};

const monsterHeld: Refusal = (given) => {
  const { refused } = given.sentences;
  const seat = given.number("seat");
  const { you } = given.context;
  const own = seat !== undefined && you !== undefined && you !== null && seat === you + 1;
  return { text: own ? refused.ownMonsterHeld : refused.monsterHeld(given.person("seat")) };
};

const fog: Refusal = (given) => {
  const { refused } = given.sentences;
  return { text: given.context.act === "fog" ? refused.noRowForFog : refused.fog(row(given)) };
};

/** Discarding down to three, or two for the rocks. */
const chosenCards =
  (otherwise: "threeAtMost" | "rocksStay"): Refusal =>
  (given) =>
    given.number("need") === undefined ? { text: given.sentences.refused[otherwise] } : payment(given);

const rocksMove: Refusal = (given) =>
  given.number("row") === undefined && given.context.at === undefined
    ? chosenCards("rocksStay")(given)
    : given.number("need") !== undefined
      ? payment(given)
      : { text: given.sentences.refused.rocksNeedRoom };

const yellowStart: Refusal = ({ sentences: { refused }, context }) => ({
  text: context.act === "give" ? refused.unseenCardsFirst : refused.noUnseenCards,
});

const compassAtHand: Refusal = (given) => {
  const name = given.word("card");
  return name === "wild" ? hand(given) : { text: given.sentences.refused.noCompass };
};

const named: Refusal = (given) => {
  const { refused } = given.sentences;
  const name = given.word("named");
  if (name === "start") return { text: refused.realStartFirst };
  return { text: name === "0" ? refused.noNumberFits : refused.wildTaken(name) };
};

const duelSwap: Refusal = (given) => ({
  text:
    given.number("open") === 0 ? given.sentences.refused.noOpenCards : given.sentences.refused.canStillPlay,
});

const duelPass: Refusal = (given) => {
  const { refused } = given.sentences;
  const more = (given.number("open") ?? 0) > 0 || (given.number("have") ?? 0) > 1;
  return { text: more ? refused.cardsLeft : refused.canStillPlay };
};

/** Every clause of the sea that can refuse. */
export const SEA_REFUSALS: Partial<Readonly<Record<ClauseId, Refusal>>> = {
  "T.setup.remove": ({ sentences }) => ({ text: sentences.refused.removedMisfits }),
  "T.setup.mix": ({ sentences }) => ({ text: sentences.refused.mixed }),
  "T.turn.action": action,
  "T.turn.hand": hand,
  "T.turn.discard-two": payment,
  "T.turn.silence": ({ sentences }) => ({ text: sentences.refused.silence }),
  "T.place.empty": (given) => ({
    text:
      given.word("card") === undefined ? given.sentences.refused.offGrid : given.sentences.refused.occupied,
  }),
  "T.place.island": ({ sentences }) => ({ text: sentences.refused.islandsOnly }),
  "T.place.ascending": order,
  "T.place.pay": payment,
  "T.start.forced": ({ sentences }) => ({ text: sentences.refused.startFirst }),
  "T.start.eight": eight,
  "T.start.unpayable": unpayable,
  "T.start.spare": ({ sentences }) => ({
    text: sentences.refused.startLies,
    note: sentences.notes.startIsSpare,
  }),
  "T.finish.when": finish,
  "T.end.win": over("islandReached"),
  "T.end.lose": over("seaClosed"),
  "T.end.last-card": (given) => ({
    text: given.sentences.refused.lastCard(given.number("have") ?? 1),
  }),

  "T.rocks.block": (given) => ({ text: given.sentences.refused.rocks(row(given)) }),
  "T.rocks.move": rocksMove,
  "T.monster.setup": ({ sentences }) => ({ text: sentences.refused.monsterCount }),
  "T.monster.keep": ({ sentences }) => ({ text: sentences.refused.monsterKept }),
  "T.monster.play": ({ sentences }) => ({ text: sentences.refused.monsterNeedsCard }),
  "T.monster.finish": monsterHeld,
  "T.storm.yellow": chosenCards("threeAtMost"),
  "T.storm.yellow-start": yellowStart,
  "T.storm.purple": fog,
  "T.storm.orange": ({ sentences }) => ({
    text: sentences.refused.mustTouch,
    note: sentences.notes.hugTheCoast,
  }),
  "T.compass.shared": compassAtHand,
  "T.compass.target": ({ sentences }) => ({ text: sentences.refused.noStorm }),
  "T.compass.gain-hand": ({ sentences }) => ({ text: sentences.refused.wholeHand }),
  "T.compass.six": ({ sentences }) => ({ text: sentences.refused.noCompassLeft }),
  "T.wild.any": named,

  "T.arch.no-start": ({ sentences }) => ({ text: sentences.refused.noStartHere }),
  "T.arch.pillars": ({ sentences }) => ({ text: sentences.refused.offGrid }),
  "T.arch.roof": ({ sentences }) => ({ text: sentences.refused.pillarsFirst }),
  "T.arch.win": finish,
  "T.pyramid.storm": ({ sentences }) => ({ text: sentences.refused.stormOnSpace }),
  "T.pyramid.compass": ({ sentences }) => ({ text: sentences.refused.noStorm }),
  "T.pyramid.win": finish,
  "T.night.rotate": (given) =>
    given.number("need") === undefined ? { text: given.sentences.refused.turnNeedsCard } : payment(given),
  "T.night.win": (given) => ({ text: given.sentences.refused.wrongSide(given.number("cards")) }),
  "T.duel.players": ({ sentences }) => ({ text: sentences.refused.exactlyTwo }),
  "T.duel.possible": (given) => ({
    text: given.sentences.refused.tooFewNumbers(given.number("spaces") ?? 0, given.number("numbers") ?? 0),
  }),
  "T.duel.swap": duelSwap,
  "T.duel.pass": duelPass,
  "T.duel.end": over(),
};
