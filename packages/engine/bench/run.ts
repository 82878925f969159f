/**
 * The bench: the engine against boardgame.io's reducer, in one run, on the same deals, with the same choices and the
 * same warm-up; all final boards must be equal. Trust the ratios, not the absolute figures.
 *
 *   npm --prefix packages/engine run bench -- [games]
 */
import { writeFileSync } from "node:fs";
import { cardsAt, enact, type Fate, judge, mask, outcome, prospects, seededFate } from "../src/index";
import { chooser, type Deal, dealFor, type Ending, rulebook } from "./game";
import { endingOf, nextAct, playOurs, prepareOurs, type Way } from "./ours";
import { peerEndingOf, playPeer, preparePeer } from "./peer";
import { BASE, prepare, SETS } from "./sets";

const GAMES = Number(process.argv[2] ?? 400);
const ROUNDS = 5;
const WAYS: readonly Way[] = ["in place", "spare table", "fresh value"];

const deals = Array.from({ length: GAMES }, (_, seed): Deal => dealFor(seed));
const peers = deals.map((deal) => preparePeer(deal));
const fates = deals.map((_, seed) => seededFate(`v1:bench-${seed}`));

interface Timed {
  readonly acts: number;
  readonly seconds: number;
  readonly endings: readonly Ending[];
}

/** Times only the playing: games are made ready before the clock starts, and read after it has stopped. */
function timed<Ready, Over>(
  prepare: (deal: Deal, seed: number) => Ready,
  play: (ready: Ready, seed: number) => Over,
  look: (over: Over) => Ending,
): Timed {
  const ready = deals.map(prepare);
  const from = process.cpuUsage();
  const over = ready.map(play);
  const { user, system } = process.cpuUsage(from);
  const endings = over.map(look);
  return {
    acts: endings.reduce((sum, ending) => sum + ending.acts, 0),
    seconds: (user + system) / 1e6,
    endings,
  };
}

const timedPeer = (): Timed =>
  timed((_deal, seed) => (peers[seed] as (typeof peers)[number])(), playPeer, peerEndingOf);

const timedOurs = (way: Way): Timed =>
  timed(prepareOurs, (ready, seed) => playOurs(ready, seed, way, fates[seed] as Fate), endingOf);

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

function check(ours: Timed, peer: Timed): void {
  ours.endings.forEach((ending, seed) => {
    if (JSON.stringify(ending) !== JSON.stringify(peer.endings[seed])) {
      throw new Error(
        `Game ${seed} ended differently:\n${JSON.stringify(ending)}\n${JSON.stringify(peer.endings[seed])}`,
      );
    }
  });
}

interface Met {
  readonly table: Deal["table"];
  readonly act: ReturnType<typeof nextAct>;
  readonly seed: number;
}

/** Every position of some games, and the act that was played there. */
function positionsMet(): readonly Met[] {
  return deals.slice(0, 60).flatMap((deal, seed) => {
    const choose = chooser(seed);
    const met: Met[] = [];
    let { table } = deal;
    let talked = 0;
    while (outcome(table) === "playing") {
      const act = nextAct(table, choose, talked);
      if (act.type === "dial" || act.type === "agree") talked++;
      met.push({ table, act, seed });
      const enacted = enact(table, act, fates[seed] as Fate);
      if (!enacted.ok) throw new Error("The bench chose an act that is refused.");
      table = enacted.value.table;
    }
    return met;
  });
}

/** Microseconds of processor time for each call of `ask`, which is called on every position. */
function perCall(ask: (table: Met["table"], act: Met["act"], seed: number) => number): number {
  let cost = 0;
  for (let round = 0; round < 3; round++) {
    const from = process.cpuUsage();
    const calls = met.reduce((sum, { table, act, seed }) => sum + ask(table, act, seed), 0);
    const { user, system } = process.cpuUsage(from);
    cost = (user + system) / calls;
  }
  return cost;
}

const SET_GAMES = 60;
const SET_PASSES = 2;

interface Cost {
  readonly code: string;
  /** Microseconds of processor time for one decision. */
  readonly decision: number;
  /** The ratio to the base sea in the same round. */
  readonly ratio: number;
}

/** What a decision costs in every option set, compared in each round with the base sea. */
function setCosts(): readonly Cost[] {
  const contests = [BASE, ...SETS].map((code) => prepare(code, SET_GAMES));
  const cost = (play: () => number): number => {
    const from = process.cpuUsage();
    let decisions = 0;
    for (let pass = 0; pass < SET_PASSES; pass++) decisions += play();
    const { user, system } = process.cpuUsage(from);
    return (user + system) / decisions;
  };
  for (let warm = 0; warm < 2; warm++) for (const { play } of contests) cost(play);
  const base = contests[0] as (typeof contests)[number];
  const found = contests.map(() => ({ decision: [] as number[], ratio: [] as number[] }));
  for (let round = 0; round < ROUNDS; round++) {
    contests.forEach(({ play }, index) => {
      const before = cost(base.play);
      const own = cost(play);
      const beside = (before + cost(base.play)) / 2;
      found[index]?.decision.push(own);
      found[index]?.ratio.push(own / beside);
    });
  }
  return contests.map(({ code }, index) => ({
    code,
    decision: median(found[index]?.decision ?? []),
    ratio: median(found[index]?.ratio ?? []),
  }));
}

const met = positionsMet();

// An app meets every option set, and code that has run them all is slower than code that has only run one.
const costs = setCosts();
const dear = costs.filter(({ ratio }) => ratio > 2);

timedPeer();
for (const way of WAYS) timedOurs(way);

const peerRates: number[] = [];
const rates = new Map<Way, number[]>(WAYS.map((way) => [way, []]));
const ratios = new Map<Way, number[]>(WAYS.map((way) => [way, []]));
for (let round = 0; round < ROUNDS; round++) {
  const peer = timedPeer();
  const peerRate = peer.acts / peer.seconds;
  peerRates.push(peerRate);
  for (const way of WAYS) {
    // The engine is so fast that one pass is too short to time well.
    let acts = 0;
    let seconds = 0;
    for (let pass = 0; pass < 10; pass++) {
      const ours = timedOurs(way);
      if (pass === 0) check(ours, peer);
      acts += ours.acts;
      seconds += ours.seconds;
    }
    rates.get(way)?.push(acts / seconds);
    ratios.get(way)?.push(acts / seconds / peerRate);
  }
}

const judged = perCall((table, act) => {
  judge(table, act);
  return 1;
});
const acted = perCall((table, act, seed) => {
  enact(table, act, fates[seed] as Fate);
  return 1;
});
const looked = perCall((table, act) => {
  const masked = table;
  const cards = cardsAt(masked, rulebook.hands[act.seat] ?? 0).filter((card) => card <= 80);
  for (const card of cards) prospects(masked, act.seat, card);
  return cards.length;
});
const masked = perCall((table, act) => {
  mask(table, act.seat);
  return 1;
});

const thousand = (rate: number): string => `${Math.round(rate / 1000)} k`;
const rows = WAYS.map((way) => {
  return `| Stillwater, ${way} | ${thousand(median(rates.get(way) ?? []))} | ${median(ratios.get(way) ?? []).toFixed(0)}× |`;
});
const acts = deals.length === 0 ? 0 : timedOurs("in place").acts;
const report = `# Bench

\`npm --prefix packages/engine run bench\` measures how fast the engine is, and writes this file. One process (Node ${process.version})
measures everything in one run. The code is compiled as for a browser. Times are processor times. Except for single calls,
each figure is the median of ${ROUNDS} rounds. Trust the ratios more than the absolute figures.

## The base sea game beside boardgame.io

Both engines play the same ${GAMES} deals for two players with the same choices, ${acts} acts in all, after the same warm-up. Both
list the legal moves wherever an act is chosen, and their final boards must be equal. The process has played every option
set before. Games are dealt before the clock starts, and their results are read after it has stopped.

| engine | moves/s | × boardgame.io 0.50.2 reducer |
|---|--:|--:|
| boardgame.io 0.50.2, pure reducer | ${thousand(median(peerRates))} | 1× |
${rows.join("\n")}

*In place* changes the table itself, as a bot does when it searches. *Spare table* copies the table into another one that is
used again. *Fresh value* is \`enact\` as the app calls it: it judges the act with all its findings and makes a new table. The
goal is 100×.

| one call | µs |
|---|--:|
| judge an act with every finding | ${judged.toFixed(2)} |
| judge and enact an act on a copy | ${acted.toFixed(2)} |
| prospects of one card (36 verdicts) | ${looked.toFixed(2)} |
| mask a table for one seat | ${masked.toFixed(2)} |

## Every option set beside the base sea

What one decision costs, in place: to list everything that the asked seat may do, to choose from the list, and to carry out
all that follows until somebody is asked again (drawing, Rocks, Storms, goats). An act is one decision; a turn may consist
of several. Each option set plays random games from ${SET_GAMES} deals and is compared with \`${BASE}\` in every round. The process has
played all option sets before. The order of each pile belongs to the deal. Numbers that are drawn later, such as where
automatic Rocks move, are drawn again each time.

| option set | µs a decision | × ${BASE} |
|---|--:|--:|
${costs.map(({ code, decision, ratio }) => `| \`${code}\` | ${decision.toFixed(2)} | ${ratio.toFixed(2)} |`).join("\n")}

The goal is 2×. ${dear.length === 0 ? "No option set is above it." : `These option sets are above it: ${dear.map(({ code }) => `\`${code}\``).join(", ")}.`}
`;
writeFileSync("bench/README.md", report);
process.stdout.write(report);
