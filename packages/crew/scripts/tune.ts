/**
 * Finds weights by a (1+1) evolution: a child that differs a little plays the same fresh deals as its parent, and takes its
 * place where it does better. `tune sea --minutes 10` prints the best weights so far; the deals are `v1:tune-…`, which no
 * test and no measurement uses.
 */
import { writeFileSync } from "node:fs";
import { outcome } from "@stillwater/engine";
import { steadyWith, WEIGHTS, type Weights } from "../src/steady";
import { gauge, playGame, rulebookOf } from "./playing";

/** The option sets that each box's weights are found on. */
const COURSES = {
  sea: ["p2", "p3", "p4", "p5", "p2 -12", "p3 -12", "p4 -12", "p5 -12"].map((words) => `sea ${words}`),
  mountain: ["p2", "p3", "p4", "p5"].map((words) => `mountain ${words}`),
} as const;

function argument(name: string, otherwise: string): string {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? otherwise : (process.argv[at + 1] ?? otherwise);
}

const [, , which = "sea"] = process.argv;
const box = which as keyof Weights & keyof typeof COURSES;
const minutes = Number(argument("minutes", "10"));
const deals = Number(argument("deals", "24"));
const out = argument("out", "");
const codes = argument("codes", COURSES[box].join(",")).split(",");
const rulebooks = codes.map(rulebookOf);

/** A normal number, from the time of day: tuning need not be repeatable, its deals are. */
function normal(): number {
  return Math.sqrt(-2 * Math.log(1 - Math.random())) * Math.cos(2 * Math.PI * Math.random());
}

type Values = Record<string, number>;

/** Games won, and a little for what was nearly won, so that hopeless sets guide as well. */
function score(values: Values, generation: number): number {
  const policy = steadyWith({ ...WEIGHTS, [box]: values });
  let sum = 0;
  for (const rulebook of rulebooks) {
    for (let deal = 0; deal < deals; deal++) {
      const { table } = playGame(rulebook, `v1:tune-${generation}-${deal}`, [policy], 0);
      sum += outcome(table) === "won" ? 1 : -0.03 * Math.min(10, gauge(table).spacesToGo);
    }
  }
  return sum / (deals * rulebooks.length);
}

let best: Values = { ...WEIGHTS[box] };
const start = argument("from", "");
if (start) best = { ...best, ...JSON.parse(start) };
let width = 0.25;
let average = 0;
const until = Date.now() + minutes * 60_000;
for (let generation = 1; Date.now() < until; generation++) {
  const child: Values = { ...best };
  const names = Object.keys(best);
  for (const name of names) {
    if (Math.random() > 0.4) continue;
    const value = best[name] ?? 0;
    child[name] = Number((value + normal() * width * Math.max(0.05, Math.abs(value))).toPrecision(4));
  }
  const seed = generation * 1000 + Math.floor(Math.random() * 1000);
  const [own, other] = [score(best, seed), score(child, seed)];
  if (average === 0) average = own;
  if (other > own + 0.004) {
    best = child;
    width = Math.min(0.5, width * 1.3);
  } else width = Math.max(0.06, width * 0.95);
  average = 0.95 * average + 0.05 * Math.max(own, other);
  if (generation % 10 === 0) {
    console.log(`${generation} ${average.toFixed(4)} ±${width.toFixed(2)} ${JSON.stringify(best)}`);
    if (out) writeFileSync(out, JSON.stringify(best));
  }
}
console.log(JSON.stringify(best, undefined, 2));
