/**
 * A site on one store, with crews that play while everything is done to it that can go wrong: processes killed, connections
 * cut, a full disk, clocks turned, a database started again. Afterwards everything that was answered is looked for.
 */
import { openStore, type StorePlace } from "@/server/storage/store";
import { checkStore } from "@/server/upkeep/check";
import { type Luck, luckFrom } from "../test/server/support/bot";
import { type Postgres, run, startPostgres } from "../test/server/support/postgres";
import { type Balancer, balance } from "./balancer";
import { Crew } from "./crew";
import { type Instance, startInstance } from "./instance";
import { Tally } from "./tally";

export interface Weather {
  /** An empty folder for SQLite; without one, a PostgreSQL of the storm's own with two instances of the site on it. */
  readonly folder: string | null;
  /** The program that is the site, listening on PORT. */
  readonly program: string;
  readonly crews: number;
  /** The most acts that are acknowledged between one fault and the next. */
  readonly calm: number;
  readonly seed: number;
  /** Whether it has been enough, after so many faults. */
  readonly enough: (faults: number) => boolean;
}

/** What a storm is made of: the site's processes, what stands before them, and what is behind. */
interface Site {
  readonly place: StorePlace;
  readonly postgres: Postgres | null;
  readonly instances: readonly Instance[];
  readonly balancer: Balancer;
}

const MOST_CLOCK_MS = 12 * 60 * 60 * 1000;
const FULL = `create or replace function stormy() returns trigger language plpgsql as
  $$ begin raise exception using errcode = '53100', message = 'no space left'; end $$;
  create trigger stormy before insert on entries execute function stormy()`;
const FREE = "drop trigger stormy on entries";

/** Raises a storm, and says what it did and what was wrong. */
export async function storm(weather: Weather): Promise<Tally> {
  const tally = new Tally();
  const luck = luckFrom(weather.seed);
  const site = await start(weather);
  let over = false;
  const crews = Array.from({ length: weather.crews }, (_, index) =>
    new Crew(site.balancer.at, tally, luckFrom(weather.seed * 100 + index))
      .play(() => over)
      .catch((cause: unknown) => tally.complain(cause instanceof Error ? cause.message : String(cause))),
  );
  try {
    for (let faults = 0; !weather.enough(faults) && tally.wrong.length === 0; faults++) {
      const acts = tally.acknowledged.length + 1 + luck(weather.calm);
      await tally.until(() => tally.acknowledged.length >= acts);
      const [name, fault] = FAULTS[faults % FAULTS.length] ?? FAULTS[0];
      if (await fault(site, luck, tally)) tally.fault(name);
    }
    over = true;
    await Promise.all(crews);
    await site.balancer.close();
    for (const instance of site.instances) await instance.stop();
    await judge(site.place, tally);
  } finally {
    over = true;
    await site.balancer.close();
    for (const instance of site.instances) await instance.stop();
    await site.postgres?.stop();
  }
  return tally;
}

async function start({ folder, program }: Weather): Promise<Site> {
  const postgres = folder === null ? await startPostgres() : null;
  const place = postgres === null ? { folder: folder ?? "" } : { url: postgres.url };
  const environment = "url" in place ? { DATABASE_URL: place.url } : { DATA_DIR: place.folder };
  const instances: Instance[] = [];
  for (let index = 0; index < (postgres === null ? 1 : 2); index++)
    instances.push(await startInstance(program, environment));
  const balancer = await balance(instances.map(({ port }) => port));
  return { place, postgres, instances, balancer };
}

/** Each does something to the site, and says whether there is anything to do it to. */
const FAULTS: readonly [
  readonly [string, (site: Site, luck: Luck, tally: Tally) => Promise<boolean>],
  ...(readonly [string, (site: Site, luck: Luck, tally: Tally) => Promise<boolean>])[],
] = [
  ["connections cut", cut],
  ["killed", kill],
  ["disk full", (site, _, tally) => full(site, tally, async () => undefined)],
  ["clock turned", turn],
  ["database started again", again],
  [
    "killed on a full disk",
    (site, luck, tally) => full(site, tally, async () => void (await kill(site, luck))),
  ],
  ["killed and cut at once", async (site, luck) => (await cut(site)) && kill(site, luck)],
  ["everything at once", (site, luck, tally) => full(site, tally, () => everything(site, luck))],
];

/** Clocks turned, connections cut, and every process killed while the database is started again, which is still full then. */
async function everything(site: Site, luck: Luck): Promise<void> {
  await turn(site, luck);
  await cut(site);
  await Promise.all([...site.instances.map((instance) => instance.kill()), again(site)]);
  await Promise.all(site.instances.map((instance) => instance.start()));
  await turn(site, luck);
}

async function cut({ balancer }: Site): Promise<boolean> {
  balancer.cut();
  return true;
}

/** Mostly one of them; sometimes all. */
async function kill({ instances }: Site, luck: Luck): Promise<boolean> {
  const spared = luck(3) === 0 ? -1 : luck(instances.length) + (instances.length === 1 ? 1 : 0);
  const some = instances.filter((_, index) => index !== spared);
  await Promise.all(some.map((instance) => instance.kill().then(instance.start)));
  return true;
}

/** Until somebody has been told so; what happens meanwhile happens on a full disk. */
async function full(site: Site, tally: Tally, meanwhile: () => Promise<void>): Promise<boolean> {
  const told = (): number => tally.putOffFor.get("storage-full") ?? 0;
  const before = told();
  await fill(site, true);
  await tally.until(() => told() > before);
  await meanwhile();
  await fill(site, false);
  return true;
}

async function fill({ place, instances }: Site, full: boolean): Promise<void> {
  if ("url" in place) await run(place.url, full ? FULL : FREE);
  else for (const instance of instances) instance.suffer({ full });
}

/** By up to half a day either way, each instance by its own. */
async function turn({ instances }: Site, luck: Luck): Promise<boolean> {
  for (const instance of instances) instance.suffer({ clock: luck(2 * MOST_CLOCK_MS) - MOST_CLOCK_MS });
  return true;
}

async function again({ postgres }: Site): Promise<boolean> {
  await postgres?.crash();
  return postgres !== null;
}

/** Looks for everything that was acknowledged, and at everything that is kept. */
export async function judge(place: StorePlace, tally: Tally): Promise<void> {
  const { wrong } = await checkStore(place, () => undefined);
  for (const { what } of wrong) tally.complain(what);
  const store = await openStore(place);
  try {
    const kept = await store.db.selectFrom("entries").select(["table_id", "rev", "command_id"]).execute();
    const byPlace = new Map(kept.map((entry) => [`${entry.table_id} ${entry.rev}`, entry.command_id]));
    const commands = kept.flatMap(({ command_id }) => (command_id === null ? [] : [command_id]));
    for (const { table, rev, command } of tally.acknowledged)
      if (byPlace.get(`${table} ${rev}`) !== command)
        tally.complain(`lost: act ${rev} of table ${table} was acknowledged`);
    if (new Set(commands).size !== commands.length)
      tally.complain(
        `doubled: ${commands.length - new Set(commands).size} commands are entries more than once`,
      );
  } finally {
    await store.close();
  }
}
