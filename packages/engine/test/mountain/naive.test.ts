/** The engine against the naive climb: the same refusing clauses, the same price, for every kind of attempt. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type Act,
  due,
  hand,
  herdPaths,
  judge,
  legalActs,
  type MountainOptions,
  readAct,
  rulebookFor,
  type Table,
  turnOf,
  writeAct,
  writePosition,
} from "../../src/index";
import { attempt } from "../support/attempt";
import { type Chance, chance } from "../support/chance";
import { runs } from "../support/codes";
import { anyTable } from "../support/tables";
import { type Climb, type ClimbAct, herds, isLost, plays, priceOf, refusals } from "./support/plain";
import { plainAct, plainOf } from "./support/plain-of";
import { everyClimb } from "./support/plain-sets";
import { nearlyDone } from "./support/plain-summit";

const ATTEMPTS = 66;

/** A table of some game, a made-up position, or a mountain that is all but done. */
function someTable(options: MountainOptions, seed: number): Table {
  return seed % 11 === 0 ? nearlyDone(options, chance(seed)) : anyTable(rulebookFor(options), seed);
}

/** Leaves out attempts without meaning: nobody can hold a Panorama, and only the seat that should act can be stuck. */
function meaningful({ rulebook }: Table, { phase, turn }: Climb, act: Act): boolean {
  if (act.type === "stuck") return phase === "act" && turn === act.seat;
  return !rulebook.pieceName(act.card).startsWith("panorama");
}

/** The least wrong of a few attempts of one kind, so that a wrong attempt is nearly right. */
function nearMiss(table: Table, plain: Climb, luck: Chance): { act: Act; meant: ClimbAct; no: Set<string> } {
  const top = luck.once(ATTEMPTS) ? readAct(table.rulebook, "summit", plain.turn) : undefined;
  const once = (): { act: Act; meant: ClimbAct; no: Set<string> } => {
    let act = top?.ok ? top.value : attempt(table, luck);
    while (!meaningful(table, plain, act)) act = attempt(table, luck);
    const meant = plainAct(table, act);
    return { act, meant, no: refusals(plain, meant) };
  };
  let best = once();
  for (let more = top ? 0 : luck.below(4); more > 0 && best.no.size > 0; more--) {
    const other = once();
    // Attempts out of turn teach little: half of them are replaced.
    const retried = best.no.has("A.turn.action") && luck.once(2);
    if (retried || (other.act.type === best.act.type && other.no.size < best.no.size)) best = other;
  }
  return best;
}

const told = (table: Table, act: Act): string =>
  `${writePosition(table)}\nseat ${act.seat + 1}: ${writeAct(table.rulebook, act)}`;

const ROUNDS = 3 * Number(process.env.FC_RUNS ?? 1);
const SEED = Number(process.env.FC_SEED ?? 20_260_101);

describe("the naive climb", () => {
  it("refuses by the same clauses and asks the same price (A.turn, A.place, A.bridge, A.campfire, A.summit, A.rope, modules)", () => {
    let pairs = 0;
    let allowed = 0;
    const climbs = everyClimb(chance(SEED));
    const sets = new Set<string>();
    const seen = new Map<string, number>();
    for (let round = 0; round < ROUNDS; round++) {
      for (const [index, options] of climbs.entries()) {
        const seed = SEED + round * 10_007 + index;
        const table = someTable(options, seed);
        const plain = plainOf(table);
        const luck = chance(seed ^ 0x5bd1e995);
        sets.add(table.rulebook.code);
        for (let n = 0; n < ATTEMPTS; n++) {
          const { act, meant, no } = nearMiss(table, plain, luck);
          const verdict = judge(table, act);
          const refused = verdict.findings.flatMap(({ clause, holds }) => (holds === "no" ? [clause] : []));
          const says = `${verdict.allowed}, ${verdict.price}: ${[...new Set(refused)].sort().join(" ")}`;
          const should = `${no.size === 0 ? "yes" : "no"}, ${priceOf(plain, meant)}: ${[...no].sort().join(" ")}`;
          if (says !== should) expect.fail(`${told(table, act)}\n${says}\nshould be ${should}`);
          pairs++;
          if (no.size === 0) allowed++;
          for (const clause of no.size === 0 ? [`yes ${act.type}`] : no)
            seen.set(clause, (seen.get(clause) ?? 0) + 1);
        }
      }
    }
    expect(pairs).toBeGreaterThanOrEqual(50_000);
    // All 128 sets of the box, and others with Panoramas and goats that people name.
    expect([...sets].filter((code) => !code.includes("(")).length).toBe(128);
    expect(sets.size).toBe(128 + 96 + 32);
    expect(allowed / pairs).toBeGreaterThan(0.2);
    expect(allowed / pairs).toBeLessThan(0.75);
    for (const clause of EVERY_ANSWER) expect(seen.get(clause) ?? 0, clause).toBeGreaterThan(10);
  });

  it("lists the same plays, prices and ways of herds, and loses at the same moment (A.end.lose)", () => {
    fc.assert(
      fc.property(fc.constantFrom(...everyClimb(chance(7))), fc.nat(), (options, seed) => {
        const table = someTable(options, seed);
        const plain = plainOf(table);
        const { rulebook } = table;
        const seat = turnOf(table)?.seat ?? 0;
        const asked = due(table).seats.includes(seat);
        const offers = legalActs(table, seat);
        const listed = offers.flatMap(({ type, card, to, choose }) => {
          if (type === "herd") return [];
          if (type === "discard" || type === "rope" || type === "summit") return [`${type}:0`];
          if (type === "give") return [`${type}:0`];
          const name = type === "move" ? "move" : rulebook.pieceName(card);
          return [`${name}@${rulebook.placeName(to)}:${choose}`];
        });
        expect(listed.sort()).toEqual(plays(plain).map((play) => play.replace(/^give:\d+/, "give:0")));
        if (plain.phase === "act") expect(offers.length === 0).toBe(isLost(plain));
        if (!plain.goatsRoam) return;
        const names = (path: readonly number[]): string =>
          path.map((cell) => rulebook.placeName(cell)).join(" ");
        const ways = herds(plain);
        const most = asked && plain.phase === "act" ? hand(table, seat).length : 0;
        const from = rulebook.cells.filter((_cell, index) => plain.goats.flat()[index] !== 0);
        expect(from.flatMap((cell) => herdPaths(table, cell, most).map(names)).sort()).toEqual(ways);
        const offered = offers.filter(({ type }) => type === "herd").map(({ numbers }) => names(numbers));
        const ends = (path: string): string => `${path.slice(0, 4)} ${path.slice(-4)}`;
        for (const path of offered) expect(ways).toContain(path);
        expect(offered.map(ends).sort()).toEqual([...new Set(ways.map(ends))].sort());
      }),
      runs(200),
    );
  });
});

const EVERY_ANSWER = [
  "A.end.win",
  "A.end.lose",
  "A.turn.action",
  "A.turn.hand",
  "A.turn.discard-two",
  "A.place.next",
  "A.place.row-full",
  "A.place.support",
  "A.place.colour",
  "A.place.number",
  "A.place.pay",
  "A.bridge.place",
  "A.bridge.cover",
  "A.campfire.replace",
  "A.campfire.move",
  "A.summit.when",
  "A.rope.use",
  "A.green.path",
  "A.panorama.done",
  "A.goat.herd",
  "A.goat.bridge",
  "A.goat.campfire",
  "A.goat.win",
  "yes lay",
  "yes bridge",
  "yes campfire",
  "yes move",
  "yes summit",
  "yes rope",
  "yes herd",
  "yes discard",
  "yes give",
];
