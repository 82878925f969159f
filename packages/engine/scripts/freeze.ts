/**
 * Records the golden games and perft counts that are missing. Existing ones are never written again: to add one, add a
 * line to freeze-list.ts and run `npx pnpm@12.21.0 --filter engine exec tsx scripts/freeze.ts`.
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
import { judgedPerft, type Perft, perft } from "../test/support/perft";
import { game, type Played } from "../test/support/playing";
import { replay } from "../test/support/replay";
import { FREEZING } from "./freeze-crews";
import { COUNTS, type Count, GAMES, type Golden } from "./freeze-list";

/** How many deals are tried to find a game that ends as wanted. */
const TRIES = 500;
const MOST_ACTS = 300;
const DEPTH = 5;
const PLAYERS = ["Ana", "Ben", "Cléo", "Дима", "Eve"];

const golden = new URL("../test/golden/", import.meta.url);
const index = new URL("positions.json", golden);
const positions: Record<string, { dealt: string; end: string }> = JSON.parse(readFileSync(index, "utf8"));

function fileOf({ code, result }: Golden, again: number): string {
  const name = `${code.replaceAll(/[ (),:]+/g, "_").replace(/_$/, "")}_${result}`;
  return again === 0 ? `${name}.txt` : `${name}-${again + 1}.txt`;
}

/** A game, cut off after so many acts in case its crew gets lost in talk. */
function gameOf(code: string, luck: number, crew: Golden["crew"]): readonly Played[] {
  const played: Played[] = [];
  for (const entry of game(rulebookOf(code), luck, FREEZING[crew])) {
    if (played.push(entry) >= MOST_ACTS) break;
  }
  return played;
}

function freezeGame(file: string, { code, result, crew, luck }: Golden): void {
  for (let tried = luck; tried < luck + TRIES; tried++) {
    const rulebook = rulebookOf(code);
    const seed = `v1:test-${tried}`;
    const played = gameOf(code, tried, crew);
    const last = played.at(-1)?.after;
    if (!last || outcome(last) !== result) continue;
    const acts = played.map(({ act, facts }): RecordedAct => {
      const text = writeAct(rulebook, act);
      const read = readAct(rulebook, text, act.seat);
      if (!read.ok) throw new Error(text);
      return { act: read.value, facts };
    });
    const players = PLAYERS.slice(0, rulebook.seats);
    writeFileSync(new URL(file, golden), writeRecord({ code, seed, players, result, acts }));
    const dealt = deal(rulebook, seededFate(seed)).table;
    positions[file] = { dealt: writePosition(dealt), end: writePosition(last) };
    writeFileSync(index, `${JSON.stringify(positions, undefined, 2)}\n`);
    const bytes = acts.reduce((sum, { facts = [] }) => sum + packFacts(facts).length, 0);
    console.log(`${file}: ${acts.length} acts, ${bytes} characters of facts, ${seed}`);
    return;
  }
  throw new Error(`${file}: no such game in ${TRIES} deals.`);
}

function freezeCount(file: URL, { name, code, luck, crew, part, most }: Count): void {
  const rulebook = rulebookOf(code);
  const seed = `v1:test-${luck}`;
  const played = gameOf(code, luck, crew);
  const until = Math.floor(played.length * part);
  const acts = played.slice(0, until).map(({ act }) => `${act.seat + 1}: ${writeAct(rulebook, act)}`);
  const { table, fate } = replay(rulebook, seed, acts);
  const counts = [perft(table, fate, 1), perft(table, fate, 2)];
  const judged = [judgedPerft(table, fate, 1), judgedPerft(table, fate, 2)];
  if (String(counts) !== String(judged)) throw new Error(`${name}: ${counts} listed, ${judged} judged.`);
  while (counts.length < DEPTH && (counts.at(-1) ?? 0) > 0) {
    const grows = (counts.at(-1) ?? 1) / (counts.at(-2) ?? 1);
    if ((counts.at(-1) ?? 1) * grows > most) break;
    counts.push(perft(table, fate, counts.length + 1));
  }
  if ((counts[1] ?? 0) > most) counts.length = 1;
  const data: Perft = { code, seed, acts, counts };
  writeFileSync(file, `${JSON.stringify(data, undefined, 2)}\n`);
  console.log(`${name}: ${counts.join(" ")}`);
}

const named = new Map<string, Golden>();
for (const game of GAMES) {
  let again = 0;
  while (named.has(fileOf(game, again))) again++;
  named.set(fileOf(game, again), game);
}
for (const [file, game] of named) {
  if (!existsSync(new URL(file, golden))) freezeGame(file, game);
}

for (const count of COUNTS) {
  const file = new URL(`../test/perft/${count.name}.json`, import.meta.url);
  if (!existsSync(file)) freezeCount(file, count);
}
