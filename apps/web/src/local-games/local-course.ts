/** The course of a game that was played on this device. */
import { writeFact } from "@stillwater/engine";
import { courseOf } from "@stillwater/table/log";
import { factsOf, rulebookOf } from "@stillwater/table/session";
import type { LocalGame } from "./game";

export function courseOfLocal({
  code,
  names,
  seed,
  begunAt,
  entries,
}: LocalGame): ReturnType<typeof courseOf> {
  const rulebook = rulebookOf(code);
  return courseOf({
    ...{ code, names, seed, begunAt },
    entries: entries.map((entry) => ({
      ...entry,
      facts: factsOf(code, entry).map((fact) => writeFact(rulebook, fact)),
    })),
  });
}
