/** Opening a table on the server, from wherever on the site. */
import { setOf } from "@stillwater/engine";
import { suggestName } from "@/layout/suggested-name";
import { trpc } from "@/trpc/client";

type Opening = Parameters<ReturnType<typeof trpc>["table"]["open"]["mutate"]>[0];

/**
 * Opens a table and sits down at it. Who plays alone waits for nobody, so the cards are dealt at once. The path to the
 * table, without its language; null where the server knows no such game.
 */
export async function openOnline(opening: Opening): Promise<string | null> {
  const reply = await trpc().table.open.mutate(opening);
  if (!("table" in reply)) return null;
  // A deal that fails is no harm: the table is there, and its page has a button for it.
  if (setOf(opening.code).players === 1)
    await trpc()
      .table.deal.mutate({ table: reply.table })
      .catch(() => undefined);
  return `/play/${reply.table}`;
}

/** Where those who sat at a finished table play on: whoever asks first opens it. A page says why somebody cannot sit there. */
export async function meetAgain(table: string): Promise<string> {
  const reply = await trpc().table.sameCrew.mutate({ table });
  return "table" in reply ? `/play/${reply.table}` : `/again/${table}`;
}

/** Of which grades a deal of an option set is ready. */
export const askGradesReady = (code: string) => trpc().deal.grades.query({ code });

type Change = Parameters<ReturnType<typeof trpc>["table"]["change"]["mutate"]>[0];
type Called = Parameters<ReturnType<typeof trpc>["me"]["rename"]["mutate"]>[0];

/** Changes a table that waits, and what its host is called where a name is given; null when that is done, else why it is not. */
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

/** What this guest was called before; a suggestion for somebody new, which stays theirs until they change it. */
export async function ownName(): Promise<string> {
  const me = await trpc().me.get.query();
  return me?.name ?? suggestName();
}
