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
  return game.id;
}

/** Where a game of this device is played. */
export const herePath = (locale: string, id: string): string => `/${locale}/here?game=${id}`;
