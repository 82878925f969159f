/** Opens tables on the server, from anywhere on the site. */
import { setOf } from "@stillwater/engine";
import { suggestName } from "@/layout/suggested-name";
import { trpc } from "@/trpc/client";

type Opening = Parameters<ReturnType<typeof trpc>["table"]["open"]["mutate"]>[0];

/**
 * Opens a table and takes a seat at it. A solo player waits for nobody, so the cards are dealt at once. Resolves with the
 * path to the table, without its language, or null if the server knows no such game.
 */
export async function openOnline(opening: Opening): Promise<string | null> {
  const reply = await trpc().table.open.mutate(opening);
  if (!("table" in reply)) return null;
  // A failed deal does no harm: the table exists, and its page has a button to deal.
  if (setOf(opening.code).players === 1)
    await trpc()
      .table.deal.mutate({ table: reply.table })
      .catch(() => undefined);
  return `/play/${reply.table}`;
}

/** The path where a finished table's players play on; the first to ask opens it, and a page tells why one cannot join. */
export async function meetAgain(table: string): Promise<string> {
  const reply = await trpc().table.sameCrew.mutate({ table });
  return "table" in reply ? `/play/${reply.table}` : `/again/${table}`;
}

/** The grades for which a deal of this option set is ready. */
export const askGradesReady = (code: string) => trpc().deal.grades.query({ code });

type Change = Parameters<ReturnType<typeof trpc>["table"]["change"]["mutate"]>[0];
type Called = Parameters<ReturnType<typeof trpc>["me"]["rename"]["mutate"]>[0];

/** Changes a waiting table, and renames its host if a name is given. Resolves with null on success, else with why not. */
export async function askChange(
  change: Change,
  called: Called,
): Promise<"dealt" | "guest" | "fixed" | "seated" | "unreadable" | null> {
  const reply = await trpc().table.change.mutate(change);
  if ("unreadable" in reply) return "unreadable";
  if ("refused" in reply) return reply.refused;
  if (called.name !== "") await trpc().me.rename.mutate(called);
  return null;
}

/** The guest's earlier name; for a new guest a suggested one, which stays theirs until they change it. */
export async function ownName(): Promise<string> {
  const me = await trpc().me.get.query();
  return me?.name ?? suggestName();
}
