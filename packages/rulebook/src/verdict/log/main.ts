import { briefWordsFor } from "../places";
import type { Sentences } from "../sentences";
import { after, discards, isCell, seatIn, type Told } from "./told";

/** What one act did, as far as its facts tell; undefined where they tell of something else. */
type Teller = (facts: readonly Told[], name: string, sentences: Sentences) => string | undefined;

const cost = (facts: readonly Told[]): number =>
  discards(facts).length +
  facts.filter(({ from, clause }) => isPile(from) && clause === "T.pyramid.rocks").length;

const isPile = (place: string): boolean => seatIn(place, "pile") >= 0;

const brief = (place: string, sentences: Sentences): string => briefWordsFor(place, sentences);

/** The Storm that a Compass removed. */
const removed = (facts: readonly Told[]): Told | undefined =>
  facts.find(
    ({ piece, clause }) =>
      piece.startsWith("storm") &&
      ["T.compass.shared", "T.storm.cancel", "T.pyramid.compass"].includes(clause),
  );

const compass: Teller = (facts, name, { log, card }) => {
  const storm = removed(facts);
  if (storm === undefined) return undefined;
  const spent = facts.find(({ piece, to }) => to === "gone" && (piece === "compass" || piece === "wild"));
  return spent?.piece === "wild"
    ? log.wildCompass(name, card(storm.piece))
    : log.compass(name, card(storm.piece));
};

const monster: Teller = (facts, name, sentences) => {
  const struck = facts.find(({ from, clause }) => clause === "T.monster.play" && isCell(from));
  if (struck === undefined) return undefined;
  return sentences.log.monster(name, sentences.card(struck.piece), brief(struck.from, sentences));
};

const berth: Teller = (facts, name, { log }) => {
  const played = facts.find(({ from, to }) => seatIn(from, "hand") >= 0 && to.startsWith("berth:"));
  if (played?.to === "berth:start") return log.laidStart(name);
  if (played?.to === "berth:finish") return log.laidFinish(name);
  return played && log.laidSummit(name);
};

const moved: Teller = (facts, name, sentences) => {
  const card = facts.find(({ from }) => from.startsWith("lifted:"));
  if (card === undefined) return undefined;
  return sentences.log.moved(name, sentences.card(card.piece), brief(card.to, sentences), cost(facts));
};

const laid: Teller = (facts, name, sentences) => {
  const played = facts.find(({ from, to }) => seatIn(from, "hand") >= 0 && isCell(to));
  if (played === undefined) return undefined;
  const place = brief(played.to, sentences);
  const named = facts.find(({ piece, to }) => piece.startsWith("name:") && to.startsWith("named:"));
  if (played.piece === "wild" && named !== undefined)
    return sentences.log.laidWild(name, after(named.to, "named") ?? "", place, cost(facts));
  return sentences.log.laid(name, sentences.card(played.piece), place, cost(facts));
};

const turned: Teller = (facts, name, sentences) => {
  const mark = facts.find(({ clause, piece }) => clause === "T.night.rotate" && piece.startsWith("mark:"));
  const cell = mark && after(mark.piece, "mark");
  if (mark === undefined || cell === undefined) return undefined;
  const side = mark.to === "night" ? "night" : "day";
  return sentences.log.turned(name, brief(cell, sentences), side, cost(facts));
};

const herded: Teller = (facts, name, sentences) => {
  const steps = facts.filter(({ clause, piece }) => clause === "A.goat.herd" && piece === "goat");
  const last = steps.at(-1)?.to;
  if (last === undefined) return undefined;
  const herd = steps.filter(({ to }) => to === last).length;
  return sentences.log.herded(name, herd, brief(last, sentences), cost(facts));
};

const rocks: Teller = (facts, name, { log }) => {
  const move = facts.find(({ piece, clause }) => piece === "rocks" && clause === "T.rocks.move");
  const row = move && after(move.to, "row");
  return row === undefined ? undefined : log.rocksMoved(name, Number(row));
};

const fog: Teller = (facts, name, { log }) => {
  const storm = facts.find(({ clause, to }) => clause === "T.storm.purple" && to.startsWith("row:"));
  return storm && log.fog(name, Number(after(storm.to, "row")));
};

const simple: Teller = (facts, name, { log }) => {
  const [first] = facts;
  if (facts.some(({ to }) => to === "ropes:used")) return log.rope(name);
  if (facts.some(({ to }) => to.startsWith("shown:"))) return log.swapped(name);
  if (facts.some(({ piece, to }) => piece.startsWith("pass:") && to === "passed")) return log.noCompass(name);
  if (facts.some(({ piece, to }) => piece.startsWith("holder:") && to === "disclosed"))
    return log.triedFinish(name);
  const unseen = facts.filter(({ from, clause }) => isPile(from) && clause === "T.storm.yellow-start").length;
  if (unseen > 0) return log.unseen(name, unseen);
  const fewer = facts.filter(({ piece, to, clause }) => {
    return piece === "toll" && to === "bank" && clause === "T.start.unpayable";
  }).length;
  if (fewer > 0) return log.waived(name, fewer);
  if (first?.piece === "turn" && first.to === "lost") return log.stuck(name);
  return first?.piece === "turn" && first.from.startsWith("helm:") && first.to.startsWith("acted:")
    ? log.passed(name)
    : undefined;
};

/** Cards that went, and what for. */
const discarded: Teller = (facts, name, { log }) => {
  const gone = discards(facts);
  const count = gone.length;
  switch (gone[0]?.clause) {
    case undefined:
      return undefined;
    case "T.storm.yellow":
      return log.shed(name, count);
    case "T.rocks.move":
      return log.rocksStayed(name, count);
    case "T.compass.gain-hand":
      return log.swept(name, count);
    default:
      return log.discarded(name, count);
  }
};

const talk: Teller = (facts, name, { log }) => {
  const dial = (kind: string): number | undefined => {
    const to = facts.find(({ piece }) => seatIn(piece, kind) >= 0)?.to;
    const set = to && after(to, "dial");
    return set === undefined ? undefined : Number(set);
  };
  const gladly = dial("gladly");
  const atMost = dial("atmost");
  if (gladly !== undefined || atMost !== undefined) return log.offered(name, gladly, atMost);
  const agrees = facts.some(({ piece, to }) => seatIn(piece, "agree") >= 0 && to.startsWith("chip:"));
  if (agrees) return log.agreed(name);
  // Dials set as they were: whoever had agreed to a split thinks again.
  const unsaid = facts.some(({ piece, to }) => seatIn(piece, "agree") >= 0 && to === "talk");
  return unsaid ? log.sameOffer(name) : undefined;
};

const DEALING: ReadonlySet<string> = new Set(["T.setup.deck", "A.setup.deck"]);

const dealt: Teller = (facts, _name, { log }) =>
  facts.some(({ clause }) => DEALING.has(clause)) ? log.dealt : undefined;

/** The first that has something to tell speaks. */
const TELLERS: readonly Teller[] = [
  dealt,
  compass,
  monster,
  berth,
  moved,
  laid,
  turned,
  herded,
  rocks,
  fog,
  discarded,
  talk,
  simple,
];

/** What was done, in one sentence; empty where the facts do not tell. */
export function mainLine(facts: readonly Told[], name: string, sentences: Sentences): string {
  for (const tell of TELLERS) {
    const line = tell(facts, name, sentences);
    if (line !== undefined) return line;
  }
  return "";
}
