/** Finds the deal to be played again from pasted text. */
import { type Options, type Problem, readOptions, writeOptions } from "@stillwater/engine";
import { isOver, localDealName, readDealCode, readLocalDeal } from "@stillwater/table/session";
import { isTableId } from "@/table-id";
import { transportCodeOf, trpc } from "@/trpc/client";

interface Played {
  readonly options: Options;
  /** Its short code; null if a link carried a shuffle that has none. */
  readonly name: string | null;
  /** How many crews have finished it, and how many of them won. */
  readonly played: number;
  readonly won: number;
}

/** A deal of the server is played online; one dealt in a browser is dealt in this browser. */
export type FoundDeal =
  | (Played & { readonly where: "online"; readonly name: string })
  | (Played & { readonly where: "here"; readonly seed: string });

/** Why there is no deal. */
export type NoDeal =
  | { readonly why: "empty" | "unreadable" | "unknown" | "running" | "sealed" | "gone" | "failed" }
  | { readonly why: "options"; readonly problem: Problem };

/** What a text refers to, before any look-up. */
export type Pasted =
  | { readonly kind: "online"; readonly code: string }
  | { readonly kind: "here"; readonly options: string; readonly seed: string }
  | { readonly kind: "table"; readonly table: string }
  | { readonly kind: "record"; readonly record: string }
  | { readonly kind: "none" };

/** Reads a short code, or the link to a deal, a game or its replay, even in the middle of a message. */
export function readPasted(typed: string): Pasted {
  const [link] = /https?:\/\/\S+/.exec(typed) ?? [];
  if (link !== undefined && URL.canParse(link)) return readLink(new URL(link));
  const here = readLocalDeal(typed);
  if (here !== null) return { kind: "here", ...here };
  const code = readOptions(typed.trim()).ok ? null : readDealCode(typed);
  return code === null ? { kind: "none" } : { kind: "online", code };
}

function readLink({ pathname, searchParams, hash }: URL): Pasted {
  const deal = searchParams.get("deal");
  // A deal's name contains no link, so the recursion ends.
  if (deal !== null) return readPasted(deal.replaceAll("/", " "));
  const record = new URLSearchParams(hash.slice(1)).get("record");
  if (record !== null) return { kind: "record", record };
  const [, table = ""] = /\/(?:play|replay)\/([^/]+)/.exec(pathname) ?? [];
  return isTableId(table) ? { kind: "table", table } : { kind: "none" };
}

/** The deal behind a text, or why there is none. `now` supplies the options for a code of digits alone. */
export async function seekDeal(typed: string, now: Options): Promise<FoundDeal | NoDeal> {
  if (typed.trim() === "") return { why: "empty" };
  const pasted = readPasted(typed);
  try {
    switch (pasted.kind) {
      case "none":
        return { why: "unreadable" };
      case "online":
        return await online(pasted.code);
      case "table":
        return await ofTable(pasted.table);
      case "record":
        return await ofRecord(pasted.record);
      case "here":
        return await here(pasted.options === "" ? writeOptions(now) : pasted.options, pasted.seed);
    }
  } catch (cause) {
    return { why: transportCodeOf(cause) === "NOT_FOUND" ? "gone" : "failed" };
  }
}

const wins = (games: readonly { readonly status: string }[]): number =>
  games.filter(({ status }) => status === "won").length;

async function online(deal: string): Promise<FoundDeal | NoDeal> {
  const found = await trpc().deal.results.query({ deal });
  if (found === null) return { why: "unknown" };
  const options = readOptions(found.code);
  if (!options.ok) return { why: "options", problem: options.error };
  const { results } = found;
  return {
    where: "online",
    name: found.deal,
    options: options.value,
    played: results.length,
    won: wins(results),
  };
}

async function ofTable(table: string): Promise<FoundDeal | NoDeal> {
  const game = await trpc().table.replay.query({ table });
  if (!game.over) return { why: game.sealed ? "sealed" : game.closed === true ? "unknown" : "running" };
  return game.deal === null ? { why: "unknown" } : online(game.deal);
}

async function ofRecord(record: string): Promise<FoundDeal | NoDeal> {
  const { courseOfFile } = await import("@stillwater/table/files");
  const read = courseOfFile(record);
  return read.ok ? here(read.value.rulebook.code, read.value.seed) : { why: "unreadable" };
}

async function here(code: string, seed: string): Promise<FoundDeal | NoDeal> {
  const options = readOptions(code);
  if (!options.ok) return { why: "options", problem: options.error };
  const { all } = await import("@/local-games/shelf");
  const kept = await all().catch(() => []);
  const known = writeOptions(options.value);
  const games = kept.filter(
    (game) => game.seed === seed && game.code === known && game.crew === undefined && isOver(game),
  );
  return {
    where: "here",
    name: localDealName(known, seed),
    seed,
    options: options.value,
    played: games.length,
    won: wins(games),
  };
}
