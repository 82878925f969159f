/**
 * A storm: crews play on a site with one store while everything goes wrong that can. Processes are killed, connections are
 * cut, the disk is full, clocks are changed, and the database is restarted. Afterwards the store must hold every act that
 * was acknowledged.
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
  /** An empty folder for SQLite. If null, the storm starts a PostgreSQL of its own and two instances of the site. */
  readonly folder: string | null;
  /** The program that serves the site on the port in the environment variable PORT. */
  readonly program: string;
  readonly crews: number;
  /** At most so many acts are acknowledged between one fault and the next. */
  readonly calm: number;
  readonly seed: number;
  /** Whether the storm may end, given the number of faults so far. */
  readonly enough: (faults: number) => boolean;
}

/** The parts of a site in a storm: its processes, the load balancer before them, and the store behind them. */
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

/** Runs a storm. Returns a tally of what was done to the site and of what was wrong. */
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

/** Each function does something to the site. It returns false if the site has nothing to which it could be done. */
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

/** Changes clocks, cuts connections, and kills every process while the database restarts. The disk stays full meanwhile. */
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

/** Kills one of the processes, or sometimes all of them, and starts them again. */
async function kill({ instances }: Site, luck: Luck): Promise<boolean> {
  const spared = luck(3) === 0 ? -1 : luck(instances.length) + (instances.length === 1 ? 1 : 0);
  const some = instances.filter((_, index) => index !== spared);
  await Promise.all(some.map((instance) => instance.kill().then(instance.start)));
  return true;
}

/** Fills the disk until a caller has been told so, then calls `meanwhile`, and only afterwards makes space again. */
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

/** Changes the clock of each instance by up to half a day forward or back, each by its own amount. */
async function turn({ instances }: Site, luck: Luck): Promise<boolean> {
  for (const instance of instances) instance.suffer({ clock: luck(2 * MOST_CLOCK_MS) - MOST_CLOCK_MS });
  return true;
}

async function again({ postgres }: Site): Promise<boolean> {
  await postgres?.crash();
  return postgres !== null;
}

/** Checks that every acknowledged act is stored, and that everything that is stored is right. */
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
