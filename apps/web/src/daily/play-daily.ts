/** Leads into today's solo deal without a page in between. */

import type { Language } from "@stillwater/table/session";
import { openOnline, ownName } from "@/stage/online";
import { trpc } from "@/trpc/client";

/**
 * Resolves with the path to the person's own game of today, if there is one, to continue or look at. Otherwise a new one is
 * opened and dealt; null if the day has no such deal.
 */
export async function playDaily(code: "sea p1" | "mountain p1", language: Language): Promise<string | null> {
  // The server decides what day it is.
  const month = new Date().toISOString().slice(0, 7);
  const { today, games } = await trpc().daily.month.query({ month });
  const own = games.filter((game) => game.day === today && game.code === code);
  const first = own.find(({ status }) => status === "playing") ?? own.find(({ counted }) => counted);
  if (first !== undefined) return `/play/${first.table}`;
  return openOnline({ code, day: today, pace: "none", name: await ownName(), language });
}
