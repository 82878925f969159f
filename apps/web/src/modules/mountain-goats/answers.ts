import { descriptionOf } from "@stillwater/table/queries";
import type { Answering, AskedOfModule } from "../answering";

/** Where goats stand, the highest first. */
function goats({ table, say, voice }: AskedOfModule): readonly string[] {
  const { rulebook } = table;
  const told = descriptionOf(table).goats;
  if (told === null) return [say("goatsNever")];
  const herds = [...told.on].map(([cell, count]) =>
    say("goatsAt", { count, place: voice.placeText(rulebook.placeName(cell)) }),
  );
  return herds.length === 0 ? [say("goatsNone")] : herds.reverse();
}

export const answers = { goats } as const satisfies Answering;
