/** A table online that goes on from a position. */
import { mask, SPECTATOR, type Table, writePosition } from "@stillwater/engine";
import type { OpenFromReply } from "@stillwater/table/session";
import type { Language } from "@/i18n/routing";
import { tidyName } from "@/layout/useKnownName";
import { trpc } from "@/trpc/client";

/**
 * Opens the table. What nobody has seen stays hidden on the way there too: the server deals it.
 * @param names as people typed them, by seat; the first sits at this device
 * @param nobody what somebody is called who has said no name, here or before
 */
export async function openOnlineFrom(
  table: Table,
  names: readonly string[],
  nobody: string,
  language: Language,
): Promise<OpenFromReply> {
  const called = table.rulebook.hands.map((_hand, seat) => tidyName(names[seat] ?? "") ?? "");
  const known = called[0] === "" ? (await trpc().me.get.query())?.name : called[0];
  return trpc().table.openFrom.mutate({
    position: writePosition(mask(table, SPECTATOR)),
    hands: "dealt",
    names: called,
    name: known ?? nobody,
    pace: "now",
    language,
  });
}
