/** The engine against the naive sea: the same refusing clauses and the same price, over every option set of Stormy Seas. */
import { afterAll, describe, expect, it } from "vitest";
import { judge, legalActs, readAct, startTable, type Table, writeAct, writePosition } from "../../src/index";
import { type Chance, chance } from "../support/chance";
import { rulebookOf } from "../support/codes";
import { must } from "../support/must";
import { attempt } from "./attempts";
import { priceOf, refusals } from "./checker";
import { BASE_CODES, STORMY_CODES, withSetting } from "./codes";
import { offers } from "./offers";
import { readSea, type Sea } from "./sea";
import { madeUpTable, tablesOf } from "./tables";
import { readAttempt } from "./words";

const GAMES = 4;
const MADE_UP = 5;
const ATTEMPTS = 20;
/** `FC_SEED=7` tries other cases than the usual ones, `FC_RUNS=10` ten times as many. */
const RUNS = Number(process.env.FC_RUNS ?? 1);
const SEED = Number(process.env.FC_SEED ?? 1);

let offered = 0;
const seen = new Map<string, number>();
const count = (what: string): void => {
  seen.set(what, (seen.get(what) ?? 0) + 1);
};

/** Asks both about one table many times. */
function compare(table: Table, seed: number): number {
  const line = writePosition(table);
  const sea = readSea(line);
  const splits = startTable(table)?.proposals.map(({ split }) => split.join("-")) ?? [];
  const luck = chance(seed);
  for (let n = 0; n < ATTEMPTS; n++) {
    const { seat, text } = attempt(sea, luck, splits);
    const told = (): string => `${line}\nseat ${seat + 1}: ${text}`;
    const act = readAct(table.rulebook, text, seat);
    must(act.ok, () => `${told()}\ndoes not read: ${JSON.stringify(act)}`);
    const verdict = judge(table, act.value);
    const refused = verdict.findings.flatMap(({ clause, holds }) => (holds === "no" ? [clause] : []));
    const meant = readAttempt(seat, text);
    const expected = refusals(sea, meant, splits);
    const says = `${verdict.allowed}, ${verdict.price}: ${[...new Set(refused)].sort().join(" ")}`;
    const should = `${expected.size === 0 ? "yes" : "no"}, ${priceOf(sea, meant)}: ${[...expected].sort().join(" ")}`;
    must(says === should, () => `${told()}\n${says}\nshould be ${should}`);
    count(expected.size === 0 ? "yes" : expected.size === 1 ? "no, for one reason" : "no");
    const as = meant.card === "wild" ? " as a Wild" : "";
    for (const what of expected.size === 0 ? [`${meant.verb}${as}`] : expected) count(what);
  }
  if (luck.once(2)) compareOffers(table, line, sea, splits, luck);
  return ATTEMPTS;
}

/** Compares what the engine lists for a seat with all that the naive sea finds by trying everything. */
function compareOffers(table: Table, line: string, sea: Sea, splits: readonly string[], luck: Chance): void {
  for (const player of luck.once(3) ? sea.hands.keys() : [sea.turn]) {
    const listed = legalActs(table, player).map((offer) =>
      writeAct(table.rulebook, { ...offer, cards: [], numbers: [] }).trim(),
    );
    const found = offers(sea, player, splits);
    const told = (): string => `${line}\nseat ${player + 1}: ${listed.sort()}\nshould be ${found}`;
    must(`${listed.sort()}` === `${found}`, told);
    offered += found.length;
  }
}

describe("the naive sea with Stormy Seas", () => {
  let pairs = 0;
  const subsets = new Set<string>();
  for (const players of [1, 2, 3, 4, 5]) {
    it(`refuses by the same clauses, asks the same price and offers the same, ${players} at the table`, () => {
      STORMY_CODES.forEach((code, index) => {
        if (!code.startsWith(`sea p${players}`)) return;
        for (let round = 0; round < RUNS; round++) {
          const seed = (SEED * 1009 + round) * 10_007 + index;
          const rulebook = rulebookOf(withSetting(code, seed));
          let left = GAMES;
          for (let game = 0; left > 0; game++)
            for (const table of tablesOf(rulebook, seed + 31 * game, 7)) {
              if (left-- > 0) pairs += compare(table, seed + left);
              else break;
            }
          for (let n = 0; n < MADE_UP; n++) pairs += compare(madeUpTable(rulebook, 97 * seed + n), seed - n);
        }
        subsets.add(code);
      });
    });
  }

  it("agrees in every option set of the base game", () => {
    for (let round = 0; round < RUNS; round++)
      BASE_CODES.forEach((code, index) => {
        const seed = (SEED * 1009 + round) * 20_011 + index;
        pairs += compare(madeUpTable(rulebookOf(code), seed), seed);
        subsets.add(code);
      });
  });

  afterAll(() => {
    const told = [...seen].sort(([, a], [, b]) => b - a).map(([what, times]) => `${what} ${times}`);
    process.stdout.write(
      `${pairs} pairs and ${offered} offers over ${subsets.size} subsets: ${told.join(", ")}\n`,
    );
  });

  it("has been asked about every subset, and every clause has refused something", () => {
    // The five plainest sets of the base game are in both lists.
    expect(subsets.size).toBe(360 + 260 - 5);
    expect(pairs).toBeGreaterThanOrEqual(70_000);
    const most = (what: string): number => (seen.get(what) ?? 0) / pairs;
    expect(most("yes")).toBeGreaterThan(0.2);
    expect(most("no, for one reason")).toBeGreaterThan(0.3);
    for (const what of [...REFUSALS, ...ALLOWED, ...ALLOWED_AS_WILD])
      expect(seen.get(what) ?? 0, what).toBeGreaterThan(10);
  });
});

const REFUSALS = [
  ...["T.end.win", "T.end.lose", "T.end.last-card", "T.turn.action", "T.turn.hand", "T.turn.discard-two"],
  ...["T.place.island", "T.place.empty", "T.place.ascending", "T.place.pay"],
  ...["T.start.forced", "T.start.spare", "T.start.unpayable", "T.start.eight", "T.finish.when"],
  ...["T.rocks.block", "T.rocks.move", "T.monster.keep", "T.monster.play", "T.monster.finish"],
  ...["T.storm.yellow", "T.storm.yellow-start", "T.storm.purple", "T.storm.orange"],
  ...["T.compass.shared", "T.compass.target", "T.compass.gain-hand", "T.compass.six", "T.wild.any"],
];
const ALLOWED = [
  ...["lay", "discard", "start", "finish", "dial", "agree", "give", "rocks", "stay", "monster"],
  ...["compass", "pass", "fog", "shed", "sweep", "blind"],
];
const ALLOWED_AS_WILD = ["lay", "start", "finish", "monster", "compass"].map((verb) => `${verb} as a Wild`);
