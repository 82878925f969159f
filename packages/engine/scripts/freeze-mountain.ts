/**
 * Records the golden climbs that are missing. What is there is never written again: to add one, add a line below and
 * run `pnpm --filter @stillwater/engine exec tsx scripts/freeze-mountain.ts`.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import {
  deal,
  outcome,
  type RecordedAct,
  readAct,
  seededFate,
  writeAct,
  writePosition,
  writeRecord,
} from "../src/index";
import { CREWS } from "../test/mountain/support/crews";
import { rulebookOf } from "../test/support/codes";
import { game } from "../test/support/playing";

/** Luck where a climb of that crew ends so; found by trying, the search would take minutes. */
const CLIMBS: readonly { code: string; result: "won" | "lost"; crew: keyof typeof CREWS; luck: number }[] = [
  { code: "mountain p1", result: "won", crew: "mountaineer", luck: 1 },
  { code: "mountain p1 ropes0", result: "lost", crew: "wander", luck: 1 },
  { code: "mountain p2", result: "won", crew: "mountaineer", luck: 3 },
  { code: "mountain p2", result: "lost", crew: "wander", luck: 2 },
  { code: "mountain p3", result: "won", crew: "mountaineer", luck: 5 },
  { code: "mountain p4", result: "won", crew: "mountaineer", luck: 5 },
  { code: "mountain p5", result: "won", crew: "mountaineer", luck: 0 },
  { code: "mountain p5 goats", result: "lost", crew: "scramble", luck: 3 },
  { code: "mountain p2 green", result: "won", crew: "mountaineer", luck: 2 },
  { code: "mountain p2 panoramas3", result: "won", crew: "mountaineer", luck: 591 },
  { code: "mountain p2 goats", result: "won", crew: "mountaineer", luck: 60 },
  { code: "mountain p3 green panoramas3", result: "won", crew: "mountaineer", luck: 327 },
  { code: "mountain p1 green goats", result: "won", crew: "mountaineer", luck: 429 },
  { code: "mountain p1 panoramas3 goats", result: "lost", crew: "mountaineer", luck: 0 },
  { code: "mountain p1 green panoramas3 goats", result: "won", crew: "mountaineer", luck: 1562 },
  { code: "mountain p4 panoramas(2-3-4,3-4-3,9-8-7)", result: "lost", crew: "scramble", luck: 4 },
  { code: "mountain p3 green panoramas5 goats", result: "lost", crew: "wander", luck: 6 },
];

const golden = new URL("../test/mountain/golden/", import.meta.url);
const index = new URL("positions.json", golden);
const positions: Record<string, { dealt: string; end: string }> = existsSync(index)
  ? JSON.parse(readFileSync(index, "utf8"))
  : {};

for (const { code, result, crew, luck } of CLIMBS) {
  const file = `${code.replaceAll(/[ (),]+/g, "_").replace(/_$/, "")}_${result}.txt`;
  if (existsSync(new URL(file, golden))) continue;
  const rulebook = rulebookOf(code);
  const seed = `v1:test-${luck}`;
  const played = [...game(rulebook, luck, CREWS[crew])];
  const last = played.at(-1)?.after;
  if (!last || outcome(last) !== result) throw new Error(`${file}: luck ${luck} does not end so.`);
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
  console.log(`${file}: ${acts.length} acts, ${seed}`);
}
writeFileSync(index, `${JSON.stringify(positions, undefined, 2)}\n`);
