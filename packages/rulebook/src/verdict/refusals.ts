import type { ClauseId } from "@stillwater/engine";
import type { Given } from "./given";
import { printedNumber, rowOf } from "./given";

/** Why an act is refused: a fragment without capital and full stop, and what explains it further. */
export interface Reason {
  readonly text: string;
  readonly note?: string | undefined;
}

type Refusal = (given: Given) => Reason;

/** The acts of the Start table; everything else is played on the board. */
const TABLE_TALK: ReadonlySet<string> = new Set(["dial", "agree", "give"]);

const action: Refusal = (given) => {
  const { refused } = given.sentences;
  const { act, you } = given.context;
  const due = given.word("due");
  const turn = given.number("turn");
  if (due === "over") return { text: refused.gameOver };
  if (act !== undefined && TABLE_TALK.has(act) && due === "act") return { text: refused.nothingOwed };
  if (due === "pledge") return { text: refused.pledgeFirst };
  if (due === "give") return { text: refused.giveFirst };
  const own = turn !== undefined && you !== undefined && you !== null && turn === you + 1;
  return { text: own ? refused.other : refused.notYourTurn(given.person("turn")) };
};

const hand: Refusal = (given) => {
  const { refused, card } = given.sentences;
  const name = given.word("card") ?? given.context.card;
  if (name === "start") return { text: refused.noStartInHand };
  if (name === "finish") return { text: refused.noFinishInHand };
  return { text: refused.notInHand(card(name ?? "?")) };
};

/** Too few cards, or the wrong ones chosen. */
const payment: Refusal = (given) => {
  const { refused, notes, card } = given.sentences;
  const need = given.number("need") ?? 0;
  const chosen = given.number("given");
  if (chosen === undefined) {
    const played = given.context.card;
    const counts = given.context.act === "lay" || given.context.act === undefined;
    const note =
      counts && played !== undefined && /^\d+$/.test(played) ? notes.doesNotPay(played) : undefined;
    return { text: refused.cannotPay(need, given.number("have") ?? 0), note };
  }
  if (chosen !== need) return { text: need === 0 ? refused.costsNothing : refused.giveExactly(need) };
  const wrong = given.word("wrong");
  return { text: wrong === undefined || wrong === "?" ? refused.other : refused.cannotGive(card(wrong)) };
};

const order: Refusal = (given) => {
  const { refused, notes } = given.sentences;
  const blocker = given.word("blocker");
  const side = given.word("side") === "right" ? "right" : "left";
  const card = given.word("card") ?? given.context.card;
  if (blocker === undefined) return { text: refused.other };
  const row = rowOf(given.word("at"));
  const elsewhere = row === rowOf(given.context.at) || given.context.at === undefined ? undefined : row;
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

const row = (given: Given): number | undefined =>
  given.number("row") ?? rowOf(given.word("at") ?? given.context.at);

const number: Refusal = (given) => {
  const low = given.number("number") ?? printedNumber(given.word("card") ?? given.context.card);
  return {
    text: low === undefined ? given.sentences.refused.other : given.sentences.refused.numberTooLow(low),
  };
};

const summit: Refusal = (given) => {
  const { refused } = given.sentences;
  const open = given.number("open") ?? 0;
  const bridges = given.number("bridges") ?? 0;
  if (open > 0) return { text: refused.spacesOpen(open) };
  return { text: bridges > 0 ? refused.bridgesOpen(bridges) : refused.other };
};

/** Every clause that can refuse with a sentence of its own; the others say that the rules do not allow it. */
const REFUSALS: Partial<Readonly<Record<ClauseId, Refusal>>> = {
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
  "T.start.eight": ({ sentences, context }) => ({
    text: context.act === "agree" ? sentences.refused.splitMisfits : sentences.refused.offerMisfits,
  }),
  "T.start.unpayable": (given) => ({
    text: given.sentences.refused.startUnpayable(given.number("need") ?? 8, given.number("have") ?? 0),
  }),
  "T.start.spare": ({ sentences }) => ({
    text: sentences.refused.startLies,
    note: sentences.notes.startIsSpare,
  }),
  "T.finish.when": finish,
  "T.end.win": ({ sentences }) => ({ text: sentences.refused.gameOver, note: sentences.notes.islandReached }),
  "T.end.lose": ({ sentences }) => ({ text: sentences.refused.gameOver, note: sentences.notes.seaClosed }),
  "T.end.last-card": ({ sentences }) => ({ text: sentences.refused.lastCard }),

  "T.rocks.block": (given) => ({ text: given.sentences.refused.rocks(row(given)) }),
  "T.rocks.move": ({ sentences, context }) => ({
    text: context.at === undefined ? sentences.refused.rocksStay : sentences.refused.rocksNeedRoom,
  }),
  "T.monster.setup": ({ sentences }) => ({ text: sentences.refused.monsterCount }),
  "T.monster.keep": ({ sentences }) => ({ text: sentences.refused.monsterKept }),
  "T.monster.play": ({ sentences }) => ({ text: sentences.refused.monsterNeedsCard }),
  "T.monster.finish": (given) => ({ text: given.sentences.refused.monsterHeld(given.person("seat")) }),
  "T.storm.yellow": ({ sentences }) => ({ text: sentences.refused.threeAtMost }),
  "T.storm.purple": (given) => ({
    text:
      given.context.act === "lay" || given.context.act === undefined
        ? given.sentences.refused.fog(row(given))
        : given.sentences.refused.noRowForFog,
  }),
  "T.storm.orange": ({ sentences }) => ({
    text: sentences.refused.mustTouch,
    note: sentences.notes.hugTheCoast,
  }),
  "T.compass.target": ({ sentences }) => ({ text: sentences.refused.noStorm }),
  "T.compass.gain-hand": ({ sentences }) => ({ text: sentences.refused.wholeHand }),
  "T.compass.six": ({ sentences }) => ({ text: sentences.refused.noCompassLeft }),
  "T.wild.any": (given) => ({ text: given.sentences.refused.wildTaken(given.word("named")) }),
  "T.arch.no-start": ({ sentences }) => ({ text: sentences.refused.noStartHere }),
  "T.arch.pillars": ({ sentences }) => ({ text: sentences.refused.offGrid }),
  "T.arch.roof": ({ sentences }) => ({ text: sentences.refused.pillarsFirst }),
  "T.arch.win": finish,
  "T.pyramid.storm": ({ sentences }) => ({ text: sentences.refused.stormOnSpace }),
  "T.pyramid.compass": ({ sentences }) => ({ text: sentences.refused.noStorm }),
  "T.pyramid.win": finish,
  "T.night.rotate": ({ sentences }) => ({ text: sentences.refused.rotateNeedsCard }),
  "T.night.win": (given) => ({ text: given.sentences.refused.wrongSide(given.number("cards")) }),
  "T.duel.players": ({ sentences }) => ({ text: sentences.refused.exactlyTwo }),
  "T.duel.possible": (given) => ({
    text: given.sentences.refused.tooFewNumbers(given.number("spaces") ?? 0, given.number("numbers") ?? 0),
  }),
  "T.duel.swap": ({ sentences }) => ({ text: sentences.refused.canStillPlay }),
  "T.duel.pass": ({ sentences }) => ({ text: sentences.refused.canStillPlay }),

  "A.turn.action": action,
  "A.turn.hand": hand,
  "A.turn.discard-two": payment,
  "A.turn.silence": ({ sentences }) => ({ text: sentences.refused.silence }),
  "A.place.next": ({ sentences }) => ({ text: sentences.refused.notNextSpace }),
  "A.place.row-full": (given) => ({ text: given.sentences.refused.rowFull(row(given)) }),
  "A.place.support": ({ sentences }) => ({ text: sentences.refused.needsSupport }),
  "A.place.colour": (given) => ({ text: given.sentences.refused.sameColour(given.colour("colour")) }),
  "A.place.number": number,
  "A.place.pay": payment,
  "A.bridge.place": ({ sentences }) => ({ text: sentences.refused.bridgeAtEnd }),
  "A.bridge.cover": ({ sentences }) => ({ text: sentences.refused.coverBridgeOnly }),
  "A.campfire.replace": (given) => ({ text: given.sentences.refused.campfireColour(given.colour("colour")) }),
  "A.campfire.move": ({ sentences }) => ({ text: sentences.refused.nowhereHigher }),
  "A.summit.when": summit,
  "A.end.win": ({ sentences }) => ({ text: sentences.refused.gameOver }),
  "A.end.lose": ({ sentences }) => ({ text: sentences.refused.gameOver }),
  "A.rope.use": ({ sentences }) => ({ text: sentences.refused.noRope }),
  "A.green.path": ({ sentences }) => ({ text: sentences.refused.noGreenPath }),
  "A.panorama.done": (given) => ({
    text: given.sentences.refused.panoramasMissing(given.number("missing") ?? 1),
  }),
  "A.goat.herd": ({ sentences }) => ({ text: sentences.refused.herdOnlyUp }),
  "A.goat.bridge": ({ sentences }) => ({ text: sentences.refused.goatsFearBridges }),
  "A.goat.campfire": ({ sentences }) => ({ text: sentences.refused.goatsStandThere }),
  "A.goat.win": (given) => ({ text: given.sentences.refused.goatsMissing(given.number("have") ?? 0) }),
};

const BY_ID: ReadonlyMap<string, Refusal> = new Map(Object.entries(REFUSALS));

/** Why a finding refuses. */
export function reasonOf(given: Given): Reason {
  return BY_ID.get(given.clause)?.(given) ?? { text: given.sentences.refused.other };
}
