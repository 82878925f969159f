/** Whole games in the engine and in the naive sea side by side: the same position after every act. */
import { isDeepStrictEqual } from "node:util";
import { afterAll, describe, expect, it } from "vitest";
import { deal, type Rulebook, seededFate, type Table, writeAct, writePosition } from "../../src/index";
import { chance } from "../support/chance";
import { rulebookOf } from "../support/codes";
import { crewOf } from "../support/crews";
import { must } from "../support/must";
import { playedFrom } from "../support/playing";
import { STORMY_CODES, withSetting } from "./codes";
import { isLost } from "./lost";
import { play } from "./play";
import { type Card, readSea, type Sea } from "./sea";
import { madeUpTable } from "./tables";
import { toldBy } from "./telling";
import { readAttempt } from "./words";

const RUNS = Number(process.env.FC_RUNS ?? 1);
const SEED = Number(process.env.FC_SEED ?? 1);
/** How many acts are played on from a made-up position. */
const ONWARD = 8;
const MOST = 400;

const cited = new Map<string, number>();
let acts = 0;

/** What can be compared: hands and piles have no order; who may give unseen cards only matters while a Start is paid. */
function summary(sea: Sea): unknown {
  const sorted = (cards: readonly Card[]): string => cards.map(String).sort().join(" ");
  const paying = sea.stage === "settling" && (sea.unshared > 0 || sea.owed.some((owed) => owed > 0));
  const over = sea.stage === "won" || sea.stage === "lost";
  return {
    ...sea,
    hands: sea.hands.map(sorted),
    piles: sea.piles.map(sorted),
    discards: sea.discards.map(sorted),
    destroyed: sorted(sea.destroyed),
    wildCells: sorted(sea.wildCells),
    passed: sorted(sea.passed),
    disclosed: sorted(sea.disclosed),
    mayGiveBlind: paying ? sorted(sea.mayGiveBlind) : "",
    gaveBlind: sorted(sea.gaveBlind),
    turn: over ? -1 : sea.turn,
  };
}

function sideBySide(first: Table, seed: number, most: number): void {
  const { rulebook } = first;
  const fate = seededFate(`v1:side-by-side-${seed}`);
  let line = writePosition(first);
  let sea = readSea(line);
  if (sea.stage === "helm" && isLost(sea)) return;
  let left = most;
  for (const { before, act, facts, after } of playedFrom(first, crewOf(seed), chance(seed), fate)) {
    for (const { clause } of facts) cited.set(clause, (cited.get(clause) ?? 0) + 1);
    const words = writeAct(rulebook, act);
    const told = toldBy(before, act, facts);
    const next = writePosition(after);
    const now = summary(readSea(next));
    sea = play(sea, readAttempt(act.seat, words), told);
    const where = (): string => `${line}\nseat ${act.seat + 1}: ${words}\n${next}`;
    if (!isDeepStrictEqual(summary(sea), now)) expect(summary(sea), where()).toEqual(now);
    must(told.drawn.flat().length === 0, () => `${where()}\nmore was drawn than the naive sea draws`);
    line = next;
    acts++;
    if (--left === 0) return;
  }
}

function dealt(rulebook: Rulebook, seed: number): Table {
  return deal(rulebook, seededFate(`v1:side-by-side-${seed}`)).table;
}

describe("the naive sea stands alike after every act", () => {
  for (const players of [1, 2, 3, 4, 5]) {
    const codes = STORMY_CODES.filter((code) => code.startsWith(`sea p${players}`));
    it(`in games of ${players}, from the deal and from anywhere`, () => {
      for (let round = 0; round < RUNS; round++)
        codes.forEach((code, index) => {
          const seed = (SEED * 1009 + round) * 10_007 + 5 * index + players;
          const rulebook = rulebookOf(withSetting(code, seed));
          if (index === 0 || (index + players) % 4 === round % 4)
            sideBySide(dealt(rulebook, seed), seed, MOST);
          else for (let n = 0; n < 3; n++) sideBySide(madeUpTable(rulebook, seed + n), seed + n, ONWARD);
        });
    });
  }

  afterAll(() => {
    const told = [...cited].sort(([, a], [, b]) => b - a).map(([what, times]) => `${what} ${times}`);
    process.stdout.write(`${acts} acts side by side: ${told.join(", ")}\n`);
  });

  it("has seen every consequence of an act", () => {
    expect(acts).toBeGreaterThan(10_000);
    for (const clause of CONSEQUENCES) expect(cited.get(clause) ?? 0, clause).toBeGreaterThan(1);
  });
});

const CONSEQUENCES = [
  ...["T.turn.draw", "T.start.two-players", "T.start.solo", "T.start.refill", "T.start.unpayable"],
  ...["T.end.win", "T.end.lose", "T.rocks.move", "T.rocks.auto", "T.rocks.gone"],
  ...["T.monster.play", "T.monster.finish", "T.storm.draw", "T.storm.cancel", "T.storm.yellow"],
  ...["T.storm.yellow-start", "T.storm.purple", "T.storm.orange", "T.compass.shared", "T.compass.gain-start"],
  ...["T.compass.gain-row", "T.compass.gain-hand", "T.wild.any", "T.setup.hand"],
];
