/**
 * Analyses lost games for devices that are too slow to: one game at a time, on a thread of its own, so that the crew's seats
 * never wait for it. The queue is limited, and answers are cached by the acts played, so that no game is analysed twice.
 */
import { createHash } from "node:crypto";
import type { ActLine, ToldLosing } from "@stillwater/analysis";
// piscina: a maintained pool of worker threads that starts, ends and replaces them; no request waits for a search.
import { Piscina } from "piscina";
import { errorLine, log } from "../runtime/log";

/** A finished game that was dealt from its seed. */
export interface GameAsked {
  readonly code: string;
  readonly seed: string;
  readonly acts: readonly ActLine[];
}

/**
 * What can be said about where a game was lost.
 * - `told`: what is known, kept for whoever asks next
 * - `waiting`: how many games are analysed before it
 * - `full`: too many wait already, or this server analyses no games
 * - `nothing`: not a game of which this could be said
 * - `failed`: the analysis ended without an answer; asking again starts another
 */
export type LosingReply =
  | { readonly state: "told"; readonly told: ToldLosing }
  | { readonly state: "waiting"; readonly before: number }
  | { readonly state: "full" | "nothing" | "failed" };

export interface LookingInto {
  /** What is known of a game, or how many are analysed before it. */
  ask(game: GameAsked): LosingReply;
  /** What is known of a game at once; null if nothing is, and while the thread analyses another. */
  atOnce(game: GameAsked): Promise<ToldLosing | null>;
  stop(): Promise<void>;
}

/** A game, and how long to analyse it at most. */
export interface LookAsked {
  readonly game: GameAsked;
  readonly enoughMs: number;
}

/** The result of an analysis: null for a game that was not lost by all. */
type Looked = ToldLosing | null;
type Look = (asked: LookAsked) => Promise<Looked>;

/** The most games that may wait, counting the one being analysed, and the most answers kept. */
interface Caps {
  readonly waiting: number;
  readonly kept: number;
}

const CAPS: Caps = { waiting: 12, kept: 500 };
/** How long one game is analysed. */
const ENOUGH_MS = 15_000;
/** How long the first answer may take, which comes with a page: what a bound proves, and often a winning line. */
const AT_ONCE_MS = 250;
/** An idle thread ends after this time. */
const IDLE_MS = 30_000;
/** A thread that has not answered by then never will. */
const LOOK_MS = 60_000;

const keyOf = ({ code, seed, acts }: GameAsked): string =>
  createHash("sha256")
    .update(JSON.stringify([code, seed, acts.map(({ seat, text }) => [seat, text])]))
    .digest("base64url");

export function lookingIntoBy(look: Look, caps: Caps = CAPS): Omit<LookingInto, "stop"> {
  /** The results, oldest first. A failure is kept until somebody has been told of it. */
  const kept = new Map<string, Looked | "failed">();
  const waiting = new Map<string, GameAsked>();
  let busy = false;
  let glancing = false;
  const lookFor = (game: GameAsked, enoughMs: number): Promise<Looked | "failed"> =>
    look({ game, enoughMs }).catch((cause: unknown) => {
      log("warn", "a lost game could not be looked into", errorLine(cause));
      return "failed";
    });
  const keep = (key: string, looked: Looked | "failed"): void => {
    kept.set(key, looked);
    for (const oldest of kept.keys()) {
      if (kept.size <= caps.kept) break;
      kept.delete(oldest);
    }
  };
  const goOn = async (): Promise<void> => {
    if (busy) return;
    busy = true;
    for (let [next] = waiting; next !== undefined; [next] = waiting) {
      const [key, game] = next;
      keep(key, await lookFor(game, ENOUGH_MS));
      waiting.delete(key);
    }
    busy = false;
  };
  return {
    ask: (game) => {
      const key = keyOf(game);
      const found = kept.get(key);
      if (found === "failed") {
        kept.delete(key);
        return { state: "failed" };
      }
      if (found !== undefined) return found === null ? { state: "nothing" } : { state: "told", told: found };
      if (!waiting.has(key)) {
        if (waiting.size >= caps.waiting) return { state: "full" };
        waiting.set(key, game);
        void goOn();
      }
      return { state: "waiting", before: [...waiting.keys()].indexOf(key) };
    },
    atOnce: async (game) => {
      const key = keyOf(game);
      const found = kept.get(key);
      if (found !== undefined && found !== "failed") return found;
      if (busy || glancing) return null;
      glancing = true;
      const told = await lookFor(game, AT_ONCE_MS);
      glancing = false;
      if (told === "failed") return null;
      // An answer that leaves nothing open is final, so it is kept.
      if (told?.kind === "here") keep(key, told);
      return told;
    },
  };
}

/** @param program the file that the thread runs */
export function keepLookingInto(program: string): LookingInto {
  const pool = new Piscina({ filename: program, minThreads: 0, maxThreads: 1, idleTimeout: IDLE_MS });
  const look: Look = (asked) => pool.run(asked, { name: "lookedInto", signal: AbortSignal.timeout(LOOK_MS) });
  return { ...lookingIntoBy(look), stop: () => pool.destroy() };
}
