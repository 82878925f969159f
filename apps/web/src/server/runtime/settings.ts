/**
 * All settings from the environment, read in one place; except the log's level (`LOG_LEVEL`), which the log reads itself,
 * and the address to listen on (`BIND_ADDRESS`).
 */
import path from "node:path";
import type { StorePlace } from "../storage/store";
import { KEEPING, type KeepingTimes } from "../tables/keeping-times";
import { PATIENCE_NOW_S } from "../tables/patience";

export interface ServerSettings {
  readonly place: StorePlace;
  /** The database's URL, for the connection that listens; null for the embedded database. */
  readonly databaseUrl: string | null;
  /** Origins besides the server's own that may send requests, such as "https://play.example.org". */
  readonly origins: readonly string[];
  /** How many trusted proxies are in front. Only they are believed about the client. */
  readonly proxyHops: number;
  /** Multiplies every budget of calls; for tests and for many people behind one address. */
  readonly limitScale: number;
  /** Seconds that a table with the pace "now" waits for somebody before it asks the others what to do. */
  readonly patienceS: number;
  /** The port for reading the metrics; null for none. */
  readonly metricsPort: number | null;
  /** The token for reading the metrics at `/api/metrics`; null if nobody may. */
  readonly metricsToken: string | null;
  /** How many days untouched tables are kept. */
  readonly keeping: KeepingTimes;
  /** The program of the threads on which the quiet crew thinks; null if it does not play. */
  readonly crewProgram: string | null;
  /** Deals of each set and grade to keep ready for a table; 0 makes none ahead. */
  readonly dealsAhead: number;
  /** Origins of push services besides those of the browsers' makers. */
  readonly pushOrigins: readonly string[];
}

/** A few: each takes seconds to make, and new ones are made as they are dealt. */
const DEALS_AHEAD = 3;

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the settings. Throws one line that names the one with an impossible value. */
export function readSettings(environment: Environment): ServerSettings {
  const databaseUrl = environment.DATABASE_URL || null;
  return {
    place:
      databaseUrl === null
        ? { folder: path.resolve(/* turbopackIgnore: true */ environment.DATA_DIR || "data") }
        : { url: databaseUrl },
    databaseUrl,
    origins: readOrigins(environment, "ALLOWED_ORIGINS"),
    proxyHops: readNumber(environment, "TRUSTED_PROXY_HOPS", 0, 10),
    limitScale: readNumber(environment, "LIMIT_SCALE", 1, 1_000_000) || 1,
    metricsPort: readNumber(environment, "METRICS_PORT", 0, 65_535) || null,
    metricsToken: readToken(environment),
    keeping: {
      waiting: readDays(environment, "KEEP_WAITING_DAYS", KEEPING.waiting),
      playing: readDays(environment, "KEEP_PLAYING_DAYS", KEEPING.playing),
      finished: readDays(environment, "KEEP_FINISHED_DAYS", KEEPING.finished),
    },
    crewProgram: environment.CREW_PROGRAM || null,
    dealsAhead: readNumber(environment, "DEALS_AHEAD", DEALS_AHEAD, 1_000),
    pushOrigins: readOrigins(environment, "PUSH_ORIGINS"),
    patienceS: readNumber(environment, "PATIENCE_SECONDS", PATIENCE_NOW_S, 86_400) || PATIENCE_NOW_S,
  };
}

const SHORTEST_TOKEN = 16;

function readToken({ METRICS_TOKEN }: Environment): string | null {
  if (METRICS_TOKEN === undefined || METRICS_TOKEN === "") return null;
  if (METRICS_TOKEN.length < SHORTEST_TOKEN)
    throw new Error(`METRICS_TOKEN is shorter than ${SHORTEST_TOKEN} characters, so it could be guessed.`);
  return METRICS_TOKEN;
}

function readOrigins(environment: Environment, name: string): readonly string[] {
  return (environment[name] ?? "")
    .split(",")
    .filter(Boolean)
    .map((text) => readOrigin(name, text));
}

function readOrigin(name: string, text: string): string {
  const url = URL.canParse(text.trim()) ? new URL(text.trim()) : null;
  if (url === null || !/^https?:$/.test(url.protocol) || url.pathname !== "/")
    throw new Error(`${name} holds "${text}", which is not an origin such as https://play.example.org.`);
  return url.origin;
}

/** Days; 0 means for ever (null). */
function readDays(environment: Environment, name: string, otherwise: number | null): number | null {
  return readNumber(environment, name, otherwise ?? 0, 36_500) || null;
}

function readNumber(environment: Environment, name: string, otherwise: number, most: number): number {
  const text = environment[name];
  if (text === undefined || text === "") return otherwise;
  const number = Number(text);
  if (!Number.isInteger(number) || number < 0 || number > most)
    throw new Error(`${name} is "${text}", which is not a whole number from 0 to ${most}.`);
  return number;
}
