/** A climb that began with unnamed Panoramas: its beginning again, with their numbers. Pure. */
import type { Content, View } from "@stillwater/companion";
import { readOptions, writeOptions } from "@stillwater/engine";

/**
 * @param typed the numbers of all of them: `3-4-3, 9-8-7, 2-3-4`
 * @returns null if they can no longer be named or never could, undefined while they are incomplete
 */
export function ownPanoramas(view: View, typed: string): Content | null | undefined {
  const { asks, table } = view;
  const begun = view.steps.at(-1)?.entry;
  if (table === undefined || asks?.question.of !== "panoramas" || asks.nth > 0 || begun?.kind !== "begin")
    return null;
  const now = readOptions(table.rulebook.code);
  if (!now.ok || now.value.game !== "mountain" || now.value.sequences.length > 0) return null;
  const { players, panoramas } = now.value;
  const own = readOptions(`mountain p${players} panoramas(${typed.replace(/\s/g, "")})`);
  if (!own.ok || own.value.game !== "mountain" || own.value.panoramas !== panoramas) return undefined;
  const options = writeOptions({ ...now.value, sequences: own.value.sequences });
  return { kind: "begin", setup: { ...begun.setup, options }, names: begun.names };
}
