/** Deals a game on this device and puts it on the shelf. */
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
): Promise<string> {
  const game = openLocal({
    id: uuid(),
    code,
    seed: seed ?? newSeed(),
    names,
    language,
    at: new Date().toISOString(),
  });
  await keep(game, 0);
  // Asked once somebody has something to lose; a browser that says no keeps the game all the same, until it needs room.
  void navigator.storage?.persist?.().catch(() => false);
  return game.id;
}
