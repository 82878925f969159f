/** An online table that continues from a position. */
import { mask, SPECTATOR, type Table, writePosition } from "@stillwater/engine";
import type { OpenFromReply } from "@stillwater/table/session";
import type { Language } from "@/i18n/routing";
import { tidyName } from "@/layout/useKnownName";
import { trpc } from "@/trpc/client";

/**
 * Opens the table. Cards that nobody has seen are not sent either: the server deals them.
 * @param names as people typed them, by seat; the first person is at this device
 * @param nobody the name for a person who has given none, here or before
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
