import { namedClause } from "@stillwater/engine";
import { personName, rowNumberOf } from "../../verdict/given";
import { placeWords } from "../../verdict/places";
import { costNote } from "../../verdict/price";
import type { SpokenFinding } from "../../verdict/shapes";
import {
  costs,
  discarding,
  ended,
  inHand,
  inTurnSpeech,
  kept,
  numberTold,
  paying,
  type Refusal,
  type RoomVerdict,
  refused,
  unsaid,
  unsure,
} from "../../verdict/speaking";
import { isOf, nameAfter, played, seatIn, type ToldFact } from "../../verdict/told";

/** Keeps a split on one line. */
const BETWEEN_SHARES = "\u00a0·\u00a0";

/** Which card breaks the order, and where it lies. */
const order: Refusal = (given) => {
  const { refused, notes } = given.sentences;
  const blocker = given.word("blocker");
  const side = given.word("side");
  const card = given.word("card") ?? given.context.card;
  if (blocker === undefined) return { text: refused.noNumberFits };
  if (side !== "left" && side !== "right") return unsaid(given, "side");
  const blocked = rowNumberOf(given.word("at"));
  const elsewhere =
    blocked === rowNumberOf(given.context.at) || given.context.at === undefined ? undefined : blocked;
  if (card === blocker) return { text: refused.blocker({ card: blocker, side }), note: notes.sameNumber };
  return {
    text: refused.blocker({ card: blocker, side }),
    note: card === undefined ? undefined : notes.order({ card, blocker, side, row: elsewhere }),
  };
};

/** What is still to be filled: the same in every game across the grid. */
export const finishRefusal: Refusal = (given) => {
  const { refused, notes } = given.sentences;
  const open = numberTold(given, "open");
  if (open === 0) return { text: refused.startMissing };
  const missing = given.flag("start") === false;
  return { text: refused.spacesOpen({ count: open }), note: missing ? notes.startMissingToo : undefined };
};

/** The price of the Start: dials, a split, or cards given. */
const eight: Refusal = (given) => {
  const { refused } = given.sentences;
  if (given.number("given") !== undefined) return paying.no(given);
  if (given.context.act === "agree" || given.word("split") !== undefined)
    return { text: refused.splitMisfits };
  const have = given.number("have");
  const atMost = given.number("atMost");
  const tooHigh = have !== undefined && atMost !== undefined && atMost <= 8 && atMost > have;
  return { text: tooHigh ? refused.offerTooHigh({ have }) : refused.offerMisfits };
};

const unpayable: Refusal = (given) => {
  const { refused } = given.sentences;
  if (given.context.act === "waive") return { text: refused.crewHasEnough };
  return {
    text: refused.startUnpayable({ need: numberTold(given, "need"), have: numberTold(given, "have") }),
  };
};

/** How many cards an allowed act takes, from the finding that says so. */
function needIn(findings: readonly SpokenFinding[]): number {
  const needs = findings.flatMap(({ with: { need } }) => (typeof need === "number" ? [need] : []));
  const [need] = needs;
  if (need === undefined) throw new Error("No finding tells how many cards are needed.");
  return need;
}

/** What is offered and agreed for the price of the Start. */
function talk(facts: readonly ToldFact[]) {
  const dial = (kind: string): number | undefined => {
    const to = facts.find(({ piece }) => seatIn(piece, kind) >= 0)?.to;
    const set = to && nameAfter(to, "dial");
    return set === undefined ? undefined : Number(set);
  };
  const agreeTo = facts.flatMap(({ piece, to }) => (seatIn(piece, "agree") >= 0 ? [to] : []));
  return {
    gladly: dial("gladly"),
    atMost: dial("atmost"),
    agrees: agreeTo.some((to) => isOf(to, "chip")),
    // The dials are unchanged: a seat that had agreed to a split takes that back.
    unsaid: agreeTo.includes("talk"),
  };
}

export const verdict: RoomVerdict<"sea"> = {
  rules: {
    "T.setup.remove": { yes: null, no: refused("removedMisfits"), unknown: null },
    "T.setup.mix": { yes: null, no: refused("mixed"), unknown: null },
    "T.setup.deck": "moves",
    "T.setup.hand": "moves",
    "T.setup.first": "moves",
    "T.turn.action": inTurnSpeech,
    "T.turn.draw": "moves",
    "T.turn.hand": inHand,
    "T.turn.discard-two": discarding,
    "T.turn.silence": "shows",
    "T.place.island": {
      yes: kept("T.place.island"),
      no: refused("islandsOnly"),
      unknown: unsure("hiddenCard"),
    },
    "T.place.empty": {
      yes: kept("T.place.empty"),
      no: ({ sentences: { refused }, word }) => ({
        text: word("card") === undefined ? refused.offGrid : refused.occupied,
      }),
      unknown: null,
    },
    "T.place.ascending": { yes: kept("T.place.ascending"), no: order, unknown: unsure("hiddenCard") },
    "T.place.cost": { yes: costs, no: null, unknown: null },
    "T.place.pay": paying,
    "T.place.gap-allowed": "shows",
    "T.start.forced": {
      yes: kept("T.start.forced"),
      no: refused("startFirst"),
      unknown: unsure("startHeld"),
    },
    "T.start.eight": {
      yes: (given) =>
        given.number("given") === undefined ? given.sentences.kept["T.start.eight"] : paying.yes(given),
      no: eight,
      // An offer is valid for any number of cards up to its "at most".
      unknown: (given) =>
        given.number("atMost") === undefined
          ? paying.unknown(given)
          : given.sentences.unsure.payable({ need: numberTold(given, "atMost") }),
    },
    "T.start.two-players": "moves",
    "T.start.solo": "moves",
    "T.start.refill": "moves",
    "T.start.unpayable": { yes: kept("T.start.unpayable"), no: unpayable, unknown: unsure("crewHas") },
    "T.start.spare": { yes: kept("T.start.spare"), no: refused("startLies", "startIsSpare"), unknown: null },
    "T.finish.when": { yes: kept("T.finish.when"), no: finishRefusal, unknown: null },
    "T.end.win": ended("islandReached", null),
    "T.end.lose": ended("seaClosed", unsure("stuck")),
    "T.end.last-card": {
      yes: kept("T.end.last-card"),
      no: (given) => ({ text: given.sentences.refused.lastCard({ have: numberTold(given, "have") }) }),
      unknown: null,
    },
  },
  prices: {
    charged: {
      "T.place.cost": (given) => {
        const { notes } = given.sentences;
        return costNote(given, { none: notes.openWater, between: notes.smaller, across: notes.across });
      },
    },
    freed: {},
    paid: ["T.place.pay"],
    carried: [],
  },
  closed: {
    "T.place.gap-allowed": ({ at, spaces, cards }, sentences) =>
      sentences.closed({ place: placeWords(at, [], sentences), open: spaces, count: cards }),
  },
  acts: {
    lay: { priced: true, leads: [], permits: null },
    discard: { priced: false, leads: ["T.turn.discard-two"], permits: null },
    start: {
      priced: false,
      leads: ["T.start.unpayable"],
      permits: ({ findings }, { permits }, { names }) => {
        const need = needIn(findings);
        return names?.length === 1 ? permits.startAlone({ count: need }) : permits.start({ count: need });
      },
    },
    finish: { priced: false, leads: ["T.finish.when"], permits: null },
    dial: { priced: false, leads: ["T.start.eight"], permits: null },
    agree: { priced: false, leads: ["T.start.eight"], permits: null },
    give: {
      priced: false,
      leads: ["T.place.pay"],
      permits: ({ findings }, { permits }) => permits.give({ count: needIn(findings) }),
    },
    stuck: { priced: false, leads: ["T.end.lose"], permits: null },
    waive: { priced: true, leads: [], permits: null },
  },
  beside: null,
  ending: ({ state, spare, open }, { end }) => {
    if (state === "won") return end.won({ spare });
    return open > 0 ? end.lost({ open }) : end.lostAtFinish;
  },
  score: null,
  actorTokens: ["gladly", "atmost", "agree"],
  told: [
    {
      rank: 0,
      tell: (facts, _name, { log }) =>
        facts.some(({ clause }) => clause === "T.setup.deck") ? log.dealt : undefined,
    },
    {
      rank: 30,
      tell: (facts, name, { log }) => {
        if (played(facts, (place) => place === "berth:start")) return log.laidStart({ name });
        return played(facts, (place) => place === "berth:finish") && log.laidFinish({ name });
      },
    },
    {
      rank: 110,
      tell: (facts, name, { log }) => {
        const { gladly, atMost, agrees, unsaid } = talk(facts);
        if (gladly !== undefined || atMost !== undefined) return log.offered({ name, gladly, atMost });
        if (agrees) return log.agreed({ name });
        return unsaid ? log.sameOffer({ name }) : undefined;
      },
    },
    {
      rank: 125,
      tell: (facts, name, { log }) => {
        const fewer = facts.filter(({ piece, to, clause }) => {
          return piece === "toll" && to === "bank" && clause === "T.start.unpayable";
        }).length;
        return fewer > 0 ? log.waived({ name, count: fewer }) : undefined;
      },
    },
  ],
  followed: [
    {
      rank: 0,
      tell: (facts, { log }) =>
        facts.some(({ piece, to, clause }) => {
          const named = namedClause(clause);
          const isItsEnd = named?.game === "sea" && named.section === "end";
          return piece === "turn" && to === "lost" && isItsEnd;
        })
          ? [log.seaClosed]
          : [],
    },
    {
      // A split on which all have agreed.
      rank: 10,
      tell: (facts, { log }) => {
        const given: number[] = [];
        for (const { from, to } of facts) {
          const seat = seatIn(to, "tray");
          if (from === "pot" && seat >= 0) given[seat] = (given[seat] ?? 0) + 1;
        }
        return given.length > 0
          ? [log.allAgree({ split: Array.from(given, (share) => share ?? 0).join(BETWEEN_SHARES) })]
          : [];
      },
    },
    {
      // Every player draws up once the price of the Start is paid.
      rank: 90,
      tell: (facts, sentences, names) => {
        const drawn = facts.filter(
          ({ clause, from }) => clause === "T.start.refill" && seatIn(from, "pile") >= 0,
        );
        const drawers = [...new Set(drawn.map(({ from }) => seatIn(from, "pile")))];
        if (drawers.length > 1) return [sentences.log.allDrew];
        return drawers.map((seat) =>
          sentences.log.drew({ name: personName(seat, names, sentences), count: drawn.length }),
        );
      },
    },
  ],
};
