/**
 * Measures how much load a site can bear, and prints tables: `acts` (how many a second, and how long each takes), `cost`
 * (the processor time of an act, a look and a page), `guest` (how much one guest who makes all the calls that the budgets
 * allow slows down others), `crew` (how fast people's acts are while the quiet crew plays at other tables), `streams` (the
 * memory of open streams, and acts beside them) and `leak` (the memory minute by minute).
 */
import { setMaxListeners } from "node:events";
import { cpus, loadavg } from "node:os";
import { createPubSub } from "@/server/pubsub/pubsub";
import { openStore } from "@/server/storage/store";
import { MOST_ENTRIES } from "@/server/tables/room";
import { toolsFor } from "@/server/tables/tools";
import { lengthen } from "../test/server/support/long";
import { Player } from "./player";
import { type Site, startSite } from "./site";

const PORT = Number(process.env.LOAD_PORT ?? 3180);
const SECONDS = Number(process.env.LOAD_SECONDS ?? 20);
const STREAMS = Number(process.env.LOAD_STREAMS ?? 4_000);
const LEAK_MINUTES = Number(process.env.LOAD_MINUTES ?? 10);
const UNBOUND = 100_000;
/** The entries in the log of an ordinary table, and of one that has almost as many as a table may have. */
const SHORT = 60;
const LONG = MOST_ENTRIES - 100;
/** The number of tables at which the quiet crew plays, and the number of people who play at other tables meanwhile. */
const CREW_TABLES = Number(process.env.LOAD_CREW ?? 100);
const CREW_PEOPLE = 20;
const CREW_ROUNDS = 6;
const SETTLE_MS = 5_000;
/** How many players send a request at once, and how often they do so in a round. */
const GROUP = 8;
const TIMES = 4;
/** How many rounds there are at each length: an odd number, so that there is a median. Two sets of tables take turns. */
const ROUNDS = 7;
/** The number of pages after which the cost of a request no longer falls. */
const WARM_PAGES = Number(process.env.LOAD_WARM ?? 1_500);

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const round = (number: number): string => number.toFixed(number < 10 ? 2 : 0);
const address = (n: number): string => `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`;

function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

async function players(site: Site, count: number): Promise<Player[]> {
  const all = Array.from({ length: count }, (_, n) => new Player(site.at, address(n + 1)));
  for (const player of all) await player.begin();
  return all;
}

/** Lets each player act again as soon as the last act is answered. Returns the milliseconds of each act, sorted. */
async function play(all: readonly Player[], seconds: number): Promise<number[]> {
  const until = performance.now() + seconds * 1_000;
  const taken: number[] = [];
  await Promise.all(
    all.map(async (player) => {
      while (performance.now() < until) taken.push(await player.act());
    }),
  );
  return taken.sort((a, b) => a - b);
}

async function acts(): Promise<void> {
  say("| tables | acts/s | p50 ms | p95 ms | p99 ms |\n|--:|--:|--:|--:|--:|");
  for (const tables of [1, 50, 200]) {
    const site = await startSite(PORT, UNBOUND);
    const all = await players(site, tables);
    await play(all, 3);
    const taken = await play(all, SECONDS);
    const figures = [taken.length / SECONDS, ...[0.5, 0.95, 0.99].map((share) => quantile(taken, share))];
    say(`| ${tables} | ${figures.map(round).join(" | ")} |`);
    await site.stop();
  }
}

/** The requests for each table: a look that finds out what an act has changed, the page of the table, and an act. */
const ASKED = ["look", "page", "act"] as const;
type Spent = Record<(typeof ASKED)[number], number>;

/**
 * The milliseconds of processor time for each kind of request. One request of every player is under way at once, as on a
 * busy site. Each kind is sent only a few times at each table: when a game is over, a new one with a short log follows.
 */
async function costAt(site: Site, all: readonly Player[], times: number): Promise<Spent> {
  const spent: Spent = { look: 0, page: 0, act: 0 };
  const during = async <T>(what: keyof Spent, job: (player: Player) => Promise<T>): Promise<T[]> => {
    const before = site.processor();
    const made = await Promise.all(all.map(job));
    spent[what] += ((site.processor() - before) * 1_000) / (times * all.length);
    return made;
  };
  for (let time = 0; time < times; time++) {
    const intents = new Map(await during("look", async (player) => [player, await player.look()] as const));
    await during("act", async (player) => {
      const intent = intents.get(player);
      if (intent !== undefined) await player.send(intent);
    });
    await during("page", (player) => player.page());
  }
  return spent;
}

/** Sends requests until many pages have been made: code that runs often is compiled, on other threads, more than once. */
async function warmUp(site: Site, all: readonly Player[]): Promise<Spent> {
  const first = await costAt(site, all, TIMES);
  for (let pages = 0; pages < WARM_PAGES; pages += TIMES * all.length) await costAt(site, all, TIMES);
  return first;
}

async function cost(): Promise<void> {
  const site = await startSite(PORT, UNBOUND);
  const groups = async (entries: number): Promise<Player[][]> => {
    const all = await players(site, 2 * GROUP);
    const store = await openStore(site.place);
    const tools = toolsFor(store, createPubSub(0));
    for (const { table } of all) await lengthen(tools, table, entries);
    await store.close();
    return [all.slice(0, GROUP), all.slice(GROUP)];
  };
  const warm = await players(site, GROUP);
  const [short, long] = [await groups(SHORT), await groups(LONG)];
  await site.settled();
  const fresh = await warmUp(site, warm);
  await site.settled();
  const rounds: { readonly short: Spent; readonly long: Spent }[] = [];
  // The two lengths take turns, so that neither always gets the quieter minutes. Each round uses the set of tables that the
  // last round did not use.
  for (let round = 0; round < ROUNDS; round++) {
    const at = async (tables: readonly Player[][]) => costAt(site, tables[round % 2] ?? [], TIMES);
    rounds.push(
      round % 4 < 2
        ? { short: await at(short), long: await at(long) }
        : { long: await at(long), short: await at(short) },
    );
  }
  say(`| processor, ms | after the start | at ${SHORT} entries | worst | at ${LONG} | worst | times |`);
  say("|---|--:|--:|--:|--:|--:|--:|");
  for (const what of ASKED) {
    const inOrder = (length: "short" | "long") =>
      rounds.map((one) => one[length][what]).sort((a, b) => a - b);
    const [few, many] = [inOrder("short"), inOrder("long")];
    const [atFew, atMany] = [quantile(few, 0.5), quantile(many, 0.5)];
    const figures = [fresh[what], atFew, quantile(few, 1), atMany, quantile(many, 1), atMany / atFew];
    say(`| ${what} | ${figures.map(round).join(" | ")} |`);
  }
  await site.stop();
}

async function guest(): Promise<void> {
  const site = await startSite(PORT, 1);
  const others = await players(site, 20);
  const one = new Player(site.at, address(60_000));
  await one.begin();
  const paced = async (): Promise<number[]> => {
    const until = performance.now() + SECONDS * 1_000;
    const taken: number[] = [];
    await Promise.all(
      others.map(async (player) => {
        while (performance.now() < until) {
          taken.push(await player.act());
          await player.page();
          await new Promise((resolve) => setTimeout(resolve, 1_500 + Math.random() * 1_000));
        }
      }),
    );
    return taken.sort((a, b) => a - b);
  };
  await paced();
  const alone = quantile(await paced(), 0.99);
  let busy = true;
  const worst = [
    () => one.page(),
    () => one.query("table.look", { table: one.table }),
    () => one.query("lobby.list", undefined),
    () => one.query("me.get", undefined),
    () => one.act(),
  ].map(async (job) => {
    while (busy) await job().catch(() => new Promise((resolve) => setTimeout(resolve, 20)));
  });
  const beside = quantile(await paced(), 0.99);
  busy = false;
  await Promise.all(worst);
  say(
    `others' p99: ${round(alone)} ms; beside one guest at their worst ${round(beside)} ms: ${round(beside / alone)} times`,
  );
  await site.stop();
}

/**
 * Measures acts that people do at the pace of people: in turns while the quiet crew waits at its tables and while it plays
 * at all of them, so that neither always gets the quieter minutes. In both cases the person at each of these tables looks
 * at the table, so that only the crew makes the difference.
 */
async function crew(): Promise<void> {
  const site = await startSite(PORT, UNBOUND);
  const others = await players(site, CREW_PEOPLE);
  const hosts = Array.from({ length: CREW_TABLES }, (_, n) => new Player(site.at, address(10_000 + n)));
  for (const host of hosts) await host.beginWithCrew();
  const paced = async (): Promise<number[]> => {
    const until = performance.now() + SECONDS * 1_000;
    const taken: number[] = [];
    await Promise.all(
      others.map(async (player) => {
        while (performance.now() < until) {
          taken.push(await player.act());
          await new Promise((resolve) => setTimeout(resolve, 300 + Math.random() * 400));
        }
      }),
    );
    return taken;
  };
  const now = { going: true, playing: true };
  const kept = hosts.map((host) =>
    host.keepCompany(
      () => now.going,
      () => now.playing,
    ),
  );
  await paced();
  const rounds = { waits: [] as number[], plays: [] as number[] };
  let done = 0;
  for (let turn = 0; turn < CREW_ROUNDS; turn++)
    for (const what of turn % 2 === 0 ? (["waits", "plays"] as const) : (["plays", "waits"] as const)) {
      now.playing = what === "plays";
      // The crew finishes what it still has to do at its tables before its waiting is measured.
      await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
      const before = hosts.reduce((sum, host) => sum + host.acts, 0);
      rounds[what].push(...(await paced()));
      if (what === "plays") done += hosts.reduce((sum, host) => sum + host.acts, 0) - before;
    }
  now.going = false;
  await Promise.all(kept);
  say(
    `| ${CREW_TABLES} tables, the crew | people's acts | acts of crew/s | p50 ms | p95 ms | p99 ms |\n|---|--:|--:|--:|--:|--:|`,
  );
  const at = { waits: 0, plays: 0 };
  for (const what of ["waits", "plays"] as const) {
    const sorted = rounds[what].sort((a, b) => a - b);
    at[what] = quantile(sorted, 0.99);
    const speed = what === "plays" ? round(done / (CREW_ROUNDS * SECONDS)) : "–";
    const figures = [0.5, 0.95].map((share) => quantile(sorted, share));
    say(`| ${what} | ${sorted.length} | ${speed} | ${[...figures, at[what]].map(round).join(" | ")} |`);
  }
  say(`\npeople's p99 while it plays: ${round(at.plays / at.waits)} times`);
  await site.stop();
}

/** Can end any number of streams at once. Without this, Node would warn of a mistake from the eleventh listener on. */
function lifeOfMany(): AbortController {
  const life = new AbortController();
  setMaxListeners(0, life.signal);
  return life;
}

async function streams(): Promise<void> {
  const site = await startSite(PORT, UNBOUND);
  const all = await players(site, Math.ceil(STREAMS / 4));
  const before = site.memory();
  const life = lifeOfMany();
  for (const player of all) for (let tab = 0; tab < 4; tab++) await player.stream(life.signal);
  const taken = await play(all.slice(0, 5), SECONDS);
  const each = ((site.memory() - before) * 1024) / (all.length * 4);
  const figures = [all.length * 4, each, quantile(taken, 0.5), quantile(taken, 0.99)].map(round);
  say(
    `${figures[0]} streams, ${figures[1]} KB each; acts beside them p50 ${figures[2]} ms, p99 ${figures[3]} ms`,
  );
  life.abort();
  await site.stop();
}

async function leak(): Promise<void> {
  const site = await startSite(PORT, UNBOUND);
  const all = await players(site, 20);
  say("| minute | acts | memory, MB |\n|--:|--:|--:|");
  for (let minute = 0; minute < LEAK_MINUTES; minute++) {
    const life = lifeOfMany();
    await Promise.all(all.map((player) => player.stream(life.signal)));
    const taken = await play(all, 55);
    for (const player of all) await player.page();
    life.abort();
    say(`| ${minute + 1} | ${taken.length} | ${round(site.memory())} |`);
  }
  await site.stop();
}

const PARTS = { acts, cost, guest, crew, streams, leak } as const;

const asked = process.argv.slice(2);
const store = process.env.DATABASE_URL === undefined ? "SQLite" : "PostgreSQL";
say(
  `${store}, Node ${process.version}, ${cpus().length} cores; load before: ${loadavg().map(round).join(" ")}\n`,
);
for (const [name, part] of Object.entries(PARTS)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  say(`## ${name}\n`);
  await part();
  say(`\nload now: ${loadavg().map(round).join(" ")}\n`);
}
