/**
 * Records the golden games and perft counts that are missing. What is there is never written again: to add one, add a
 * line below and run `pnpm --filter @stillwater/engine exec tsx scripts/freeze.ts`.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import {
  deal,
  outcome,
  packFacts,
  type RecordedAct,
  readAct,
  seededFate,
  writeAct,
  writePosition,
  writeRecord,
} from "../src/index";
import { rulebookOf } from "../test/support/codes";
import { CREWS } from "../test/support/crews";
import { type Perft, perft } from "../test/support/perft";
import { game } from "../test/support/playing";
import { replay } from "../test/support/replay";

const GAMES: readonly { code: string; result: "won" | "lost"; crew: keyof typeof CREWS }[] = [
  { code: "sea p1", result: "won", crew: "navigator" },
  { code: "sea p1", result: "lost", crew: "anyhow" },
  { code: "sea p1 solo4", result: "won", crew: "navigator" },
  { code: "sea p1 -12 strict solo9", result: "lost", crew: "thrifty" },
  { code: "sea p2", result: "won", crew: "navigator" },
  { code: "sea p2", result: "lost", crew: "anyhow" },
  { code: "sea p2 -12 strict", result: "lost", crew: "thrifty" },
  { code: "sea p2 -4", result: "won", crew: "navigator" },
  { code: "sea p3", result: "won", crew: "navigator" },
  { code: "sea p3 -12", result: "won", crew: "navigator" },
  { code: "sea p4", result: "won", crew: "navigator" },
  { code: "sea p4 strict", result: "lost", crew: "anyhow" },
  { code: "sea p5", result: "won", crew: "navigator" },
  { code: "sea p5 -7", result: "lost", crew: "thrifty" },
];

const golden = new URL("../test/golden/", import.meta.url);
const index = new URL("positions.json", golden);
const positions: Record<string, { dealt: string; end: string }> = existsSync(index)
  ? JSON.parse(readFileSync(index, "utf8"))
  : {};

for (const { code, result, crew } of GAMES) {
  const file = `${code.replaceAll(" ", "_")}_${result}.txt`;
  if (existsSync(new URL(file, golden))) continue;
  for (let luck = 0; ; luck++) {
    const rulebook = rulebookOf(code);
    const seed = `v1:test-${luck}`;
    const played = [...game(rulebook, luck, CREWS[crew])];
    const last = played.at(-1)?.after;
    if (!last || outcome(last) !== result) continue;
    const acts = played.map(({ act, facts }): RecordedAct => {
      const text = writeAct(rulebook, act);
      const read = readAct(rulebook, text, act.seat);
      if (!read.ok) throw new Error(text);
      return { act: read.value, facts };
    });
    const players = ["Ana", "Ben", "Cléo", "Дима", "Eve"].slice(0, rulebook.seats);
    writeFileSync(new URL(file, golden), writeRecord({ code, seed, players, result, acts }));
    const dealt = deal(rulebook, seededFate(seed)).table;
    positions[file] = { dealt: writePosition(dealt), end: writePosition(last) };
    const bytes = acts.reduce((sum, { facts = [] }) => sum + packFacts(facts).length, 0);
    console.log(`${file}: ${acts.length} acts, ${bytes} characters of facts, ${seed}`);
    break;
  }
}
writeFileSync(index, `${JSON.stringify(positions, undefined, 2)}\n`);

/** Counts from after some acts of a game; depth grows while the counts stay small enough for every test run. */
const COUNTS: readonly {
  name: string;
  code: string;
  luck: number;
  crew: keyof typeof CREWS;
  after: number;
  most: number;
}[] = [
  { name: "p1-opening", code: "sea p1", luck: 1, crew: "anyhow", after: 0, most: 40_000 },
  { name: "p2-opening", code: "sea p2", luck: 2, crew: "anyhow", after: 0, most: 40_000 },
  { name: "p5-opening", code: "sea p5 -12", luck: 3, crew: "anyhow", after: 0, most: 40_000 },
  { name: "p4-early", code: "sea p4 -2", luck: 12, crew: "navigator", after: 9, most: 60_000 },
  { name: "p1-solo4-middle", code: "sea p1 solo4", luck: 4, crew: "navigator", after: 22, most: 20_000 },
  { name: "p2-middle", code: "sea p2", luck: 5, crew: "navigator", after: 24, most: 20_000 },
  { name: "p2-start", code: "sea p2", luck: 6, crew: "anyhow", after: -1, most: 20_000 },
  { name: "p3-start", code: "sea p3 -8", luck: 7, crew: "thrifty", after: -1, most: 20_000 },
  { name: "p3-talk", code: "sea p3", luck: 8, crew: "navigator", after: -4, most: 4_000 },
  { name: "p4-strict-late", code: "sea p4 strict", luck: 9, crew: "navigator", after: 44, most: 20_000 },
  { name: "p2-end", code: "sea p2 -4", luck: 10, crew: "navigator", after: 40, most: 20_000 },
];

for (const { name, code, luck, crew, after, most } of COUNTS) {
  const file = new URL(`../test/perft/${name}.json`, import.meta.url);
  if (existsSync(file)) continue;
  const rulebook = rulebookOf(code);
  const played = [...game(rulebook, luck, CREWS[crew])];
  const start = played.findIndex(({ act }) => act.type === "start");
  const until = after >= 0 ? after : start - after - 1;
  const acts = played.slice(0, until).map(({ act }) => `${act.seat + 1}: ${writeAct(rulebook, act)}`);
  const seed = `v1:test-${luck}`;
  const { table, fate } = replay(rulebook, seed, acts);
  const counts: number[] = [];
  while (counts.length < 5 && (counts.at(-1) ?? 1) > 0) {
    const grows = (counts.at(-1) ?? 1) / (counts.at(-2) ?? 1);
    if ((counts.at(-1) ?? 1) * grows > most) break;
    counts.push(perft(table, fate, counts.length + 1));
  }
  const data: Perft = { code, seed, acts, counts };
  writeFileSync(file, `${JSON.stringify(data, undefined, 2)}\n`);
  console.log(`${name}: ${counts.join(" ")}`);
}
