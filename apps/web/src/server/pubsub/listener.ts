/**
 * Receives what other servers on the same PostgreSQL commit, and who is connected to them. A lost connection is made again
 * after a growing pause, and changes missed meanwhile are found by comparing revisions.
 */
import { randomBytes } from "node:crypto";
import pg from "pg";
import { CHANNEL } from "../storage/store";
import type { PubSub } from "./pubsub";

const PRESENCE_CHANNEL = "stillwater_presence";
const FIRST_PAUSE_MS = 200;
const LONGEST_PAUSE_MS = 5_000;
/** How often this server repeats who is here, and how long other servers believe it. */
const REPEAT_MS = 10_000;
const BELIEVED_MS = 25_000;
/** A connection without any answer for this long is dead, even without an error: a pulled cable, a strict firewall. */
const ANSWER_MS = 5_000;

export interface Listener {
  /** Whether notifications arrive at the moment. */
  readonly up: () => boolean;
  stop(): Promise<void>;
}

interface ListenerTimes {
  readonly repeatMs: number;
  readonly answerMs: number;
}

const TIMES: ListenerTimes = { repeatMs: REPEAT_MS, answerMs: ANSWER_MS };

/** Starts listening; `reconcile` is called after every (re)connection. */
export function listen(
  url: string,
  pubsub: PubSub,
  reconcile: () => Promise<void>,
  { repeatMs, answerMs } = TIMES,
): Listener {
  const server = randomBytes(6).toString("hex");
  let client: pg.Client | undefined;
  let connected = false;
  let stopped = false;
  let pause = FIRST_PAUSE_MS;
  let again: NodeJS.Timeout | undefined;

  // One query after another: a connection carries one at a time.
  let told: Promise<unknown> = Promise.resolve();
  const ask = (sql: string, ...values: string[]): void => {
    const mine = client;
    told = told.then(() => mine?.query(sql, values)).catch(() => mine && lost(mine));
  };
  const tell = (table: string, bits: number): void =>
    ask("select pg_notify($1, $2)", PRESENCE_CHANNEL, `${server}:${table}:${bits}`);
  const tellAll = (): void => {
    for (const [table, bits] of pubsub.presences.ours()) tell(table, bits);
  };
  const lost = (mine: pg.Client): void => {
    // An event of an earlier connection says nothing about the current one.
    if (client !== mine || stopped) return;
    connected = false;
    pubsub.presences.hears(false);
    mine.removeAllListeners();
    mine.on("error", () => undefined);
    mine.end().catch(() => undefined);
    client = undefined;
    told = Promise.resolve();
    again = setTimeout(connect, pause * (0.5 + Math.random()));
    pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
  };
  const heard = (channel: string, payload: string): void => {
    if (channel === CHANNEL) {
      const [, table, rev] = /^([0-9A-Za-z]{1,32}):(\d{1,9})$/.exec(payload) ?? [];
      if (table !== undefined) pubsub.announce(table, Number(rev));
      return;
    }
    const [, other, table, bits] = /^([0-9a-f]{12}):([0-9A-Za-z]{1,32}|\?):(\d{1,4})$/.exec(payload) ?? [];
    if (other === undefined || table === undefined || other === server) return;
    // A server that has just started asks all others to repeat who is with them.
    if (table === "?") tellAll();
    else pubsub.presences.theirs(other, table, Number(bits), BELIEVED_MS);
  };
  const connect = async (): Promise<void> => {
    const mine = new pg.Client({
      connectionString: url,
      application_name: "stillwater listener",
      connectionTimeoutMillis: answerMs,
      query_timeout: answerMs,
    });
    client = mine;
    mine.on("error", () => lost(mine));
    mine.on("end", () => lost(mine));
    mine.on("notification", ({ channel, payload }) => heard(channel, payload ?? ""));
    try {
      await mine.connect();
      await mine.query(`listen ${CHANNEL}`);
      await mine.query(`listen ${PRESENCE_CHANNEL}`);
      connected = true;
      pubsub.presences.hears(true);
      pause = FIRST_PAUSE_MS;
      tell("?", 0);
      tellAll();
      await reconcile();
    } catch {
      lost(mine);
    }
  };

  pubsub.presences.onOurs(tell);
  const repeat = setInterval(() => {
    // When nobody is here, this alone finds out whether the connection still answers.
    ask("select 1");
    tellAll();
    pubsub.presences.forget();
  }, repeatMs);
  repeat.unref();
  void connect();
  return {
    up: () => connected,
    stop: async () => {
      stopped = true;
      clearTimeout(again);
      clearInterval(repeat);
      for (const table of pubsub.presences.ours().keys()) tell(table, 0);
      await told;
      await client?.end().catch(() => undefined);
      client = undefined;
    },
  };
}
