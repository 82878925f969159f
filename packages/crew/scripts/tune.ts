/**
 * Finds weights by a (1+1) evolution: a child with slightly different weights plays the same fresh deals as its parent, and
 * replaces it if it does better. The deals are `v1:tune-…`, which no test and no measurement uses.
 *
 *   tune sea --minutes 10 --write                                  the plain sea; `mountain` the plain climb
 *   tune sea --codes "sea p2 rocks" --only barredCell,barredCard   some weights only, on other sets
 */
import { readFileSync, writeFileSync } from "node:fs";
import { gauge, outcome } from "@stillwater/engine";
import { steadyWith, WEIGHTS, type Weights } from "../src/steady";
import { argument } from "./argument";
import { playGame, rulebookOf } from "./playing";

/** The option sets on which the weights of each box are found, without modules. */
const COURSES = {
  sea: ["p2", "p3", "p4", "p5", "p2 -12", "p3 -12", "p4 -12", "p5 -12"].map((words) => `sea ${words}`),
  mountain: ["p2", "p3", "p4", "p5"].map((words) => `mountain ${words}`),
} as const;

function boxOf(word: string): keyof Weights {
  if (word !== "sea" && word !== "mountain") throw new Error(`No box is called ${word}.`);
  return word;
}

const box = boxOf(process.argv[2] ?? "sea");
const minutes = Number(argument("minutes", "10"));
const deals = Number(argument("deals", "24"));
const codes = argument("codes", COURSES[box].join(",")).split(",");
const rulebooks = codes.map(rulebookOf);
/** The weights to be found; all others stay. */
const only = argument("only", "").split(",").filter(Boolean);
const unknown = only.filter((name) => !Object.hasOwn(WEIGHTS[box], name));
if (unknown.length > 0) throw new Error(`No weight is called ${unknown.join()}.`);

/** A normally distributed number. Not seeded: tuning need not be repeatable, only its deals must be. */
function normal(): number {
  return Math.sqrt(-2 * Math.log(1 - Math.random())) * Math.cos(2 * Math.PI * Math.random());
}

type Values = Record<string, number>;

/** Writes the weights into the file that keeps them. */
function write(values: Values): void {
  const file = new URL(`../src/${box}/weights.ts`, import.meta.url);
  const text = Object.entries(values).reduce(
    (text, [name, value]) => text.replace(new RegExp(`(\\n  ${name}: )[^,]+,`), `$1${value},`),
    readFileSync(file, "utf8"),
  );
  writeFileSync(file, text);
}

/** The results of some fresh deals: how many cards were left over if won, or how many spaces were left to fill if lost. */
function played(values: Values, from: number, count: number): number[] {
  const policy = steadyWith({ ...WEIGHTS, [box]: values });
  const results: number[] = [];
  for (const rulebook of rulebooks) {
    for (let deal = from; deal < from + count; deal++) {
      const table = playGame(rulebook, `v1:tune-${deal}`, [policy], 0);
      const { spare, spacesToGo } = gauge(table);
      results.push(
        outcome(table) === "won" ? 1 + 0.02 * Math.min(15, spare) : -0.06 * Math.min(10, spacesToGo),
      );
    }
  }
  return results;
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** By how many standard errors a child is ahead, compared deal by deal. */
function ahead(own: readonly number[], other: readonly number[]): number {
  const apart = own.map((result, index) => (other[index] ?? 0) - result);
  const average = mean(apart);
  const spread = Math.sqrt(mean(apart.map((value) => (value - average) ** 2)) / apart.length);
  return spread === 0 ? 0 : average / spread;
}

let best: Values = { ...WEIGHTS[box] };
let width = 0.25;
let average = 0;
let accepted = 0;
const until = Date.now() + minutes * 60_000;
for (let generation = 1; Date.now() < until; generation++) {
  const child: Values = { ...best };
  const names = only.length > 0 ? only : Object.keys(best);
  const few = Math.min(1, 6 / names.length);
  for (const name of names) {
    if (Math.random() > few) continue;
    const value = best[name] ?? 0;
    child[name] = Number((value + normal() * width * Math.max(0.05, Math.abs(value))).toPrecision(4));
  }
  // Fresh deals each time; a child that seems better has to prove it on more of them.
  const from = Math.floor(Math.random() * 1e9);
  const own = played(best, from, deals);
  const other = played(child, from, deals);
  average = average === 0 ? mean(own) : 0.95 * average + 0.05 * mean(own);
  let better = ahead(own, other) > 0.2;
  if (better) {
    own.push(...played(best, from + deals, 2 * deals));
    other.push(...played(child, from + deals, 2 * deals));
    better = ahead(own, other) > 0.8;
  }
  if (better) {
    best = child;
    accepted++;
    width = Math.min(0.6, width * 1.4);
  } else width = Math.max(0.15, width * 0.97);
  if (generation % 10 === 0) {
    console.log(
      `${generation} (${accepted}) ${average.toFixed(4)} ±${width.toFixed(2)} ${JSON.stringify(best)}`,
    );
    if (process.argv.includes("--write")) write(best);
  }
}
console.log(JSON.stringify(best, undefined, 2));
