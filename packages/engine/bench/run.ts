/**
 * The bench: the engine beside boardgame.io's reducer, in one run, on the same deals, with the same choices and the
 * same warm-up; every final board must be equal. Ratios are what to trust, not absolute figures.
 *
 *   pnpm --filter @stillwater/engine bench [games]
 */
import { writeFileSync } from "node:fs";
import { cardsAt, enact, judge, mask, outcome, prospects, seededFate } from "../src/index";
import { chooser, type Deal, dealFor, type Ending, rulebook } from "./game";
import { nextAct, playOurs, type Way } from "./ours";
import { playPeer, preparePeer } from "./peer";

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

function timed(play: (deal: Deal, seed: number) => Ending): Timed {
  const from = process.cpuUsage();
  const endings = deals.map(play);
  const { user, system } = process.cpuUsage(from);
  const seconds = (user + system) / 1e6;
  return { acts: endings.reduce((sum, ending) => sum + ending.acts, 0), seconds, endings };
}

function timedPeer(): Timed {
  const ready = peers.map((prepare) => prepare());
  return timed((_deal, seed) => playPeer(ready[seed] as (typeof ready)[number], seed));
}

const timedOurs = (way: Way): Timed => timed((deal, seed) => playOurs(deal, seed, way, fates[seed]));

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

/** Microseconds for each call of something asked on every position of every game. */
function perCall(
  ask: (table: Deal["table"], act: ReturnType<typeof nextAct>, seed: number) => number,
): number {
  let calls = 0;
  let spent = 0;
  for (let round = 0; round < 2; round++) {
    calls = 0;
    spent = 0;
    deals.slice(0, 100).forEach((deal, seed) => {
      const choose = chooser(seed);
      let { table } = deal;
      let talked = 0;
      while (outcome(table) === "playing") {
        const act = nextAct(table, choose, talked);
        if (act.type === "dial" || act.type === "agree") talked++;
        const from = performance.now();
        calls += ask(table, act, seed);
        spent += performance.now() - from;
        const enacted = enact(table, act, fates[seed] as (typeof fates)[number]);
        if (!enacted.ok) throw new Error("The bench chose an act that is refused.");
        table = enacted.value.table;
      }
    });
  }
  return (spent * 1000) / calls;
}

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
    // The engine is so much faster that one pass is too short to time well.
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
  enact(table, act, fates[seed] as (typeof fates)[number]);
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
const report = `# Bench: the base sea game beside boardgame.io

Two players, ${GAMES} deals, ${acts} acts, the legal list made for every act, the same choices, equal final boards, the same
warm-up, ${ROUNDS} rounds in turn in one process (Node ${process.version}); processor time, medians. Ratios are what to trust.

Run it: \`pnpm --filter @stillwater/engine bench\` (writes this file).

| engine | moves/s | × boardgame.io 0.50.2 reducer |
|---|--:|--:|
| boardgame.io 0.50.2, pure reducer | ${thousand(median(peerRates))} | 1× |
${rows.join("\n")}

| one call | µs |
|---|--:|
| judge an act with every finding | ${judged.toFixed(2)} |
| judge and enact an act on a copy | ${acted.toFixed(2)} |
| prospects of one card (36 verdicts) | ${looked.toFixed(2)} |
| mask a table for one seat | ${masked.toFixed(2)} |

*In place* is how a bot searches, *spare table* copies into a table that is kept, *fresh value* is \`enact\` as the app calls
it: the act is judged with all its findings and a new table is made.
`;
writeFileSync(new URL("README.md", import.meta.url), report);
process.stdout.write(report);
