/** Deals a game on this device and puts it on the shelf. */

import { dealRest, seededFate, type Table, writePosition } from "@stillwater/engine";
import type { Language } from "@/i18n/routing";
import { openLocal } from "@/local/game";
import { newSeed } from "@/local/seed";
import { keep } from "@/local/shelf";
import { uuid } from "@/play/table/uuid";

/** The id of the game; rejects where this browser keeps nothing. */
export async function openHere(
  code: string,
  names: readonly string[],
  language: Language,
  seed?: string,
  begunAt?: string,
): Promise<string> {
  const game = openLocal({
    id: uuid(),
    code,
    seed: seed ?? newSeed(),
    begunAt,
    names,
    language,
    at: new Date().toISOString(),
  });
  await keep(game, 0);
  // Asked once somebody has something to lose; a browser that says no keeps the game all the same, until it needs room.
  void navigator.storage?.persist?.().catch(() => false);
  return game.id;
}

/** A game that begins at a position: whatever nobody there has seen is dealt from the cards that are left. */
export async function openHereFrom(
  table: Table,
  names: readonly string[],
  language: Language,
): Promise<string> {
  const seed = newSeed();
  const rest = dealRest(table, [], seededFate(seed));
  if (!rest.ok) throw new Error("a position whose rest cannot be dealt");
  return openHere(table.rulebook.code, names, language, seed, writePosition(rest.value.table));
}
