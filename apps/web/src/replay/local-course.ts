/** The course of a game that was played on this device. */
import { writeFact } from "@stillwater/engine";
import { factsOf } from "@/game/entries";
import { rulebookOf } from "@/game/judging";
import type { LocalGame } from "@/local-games/game";
import { courseOf } from "./course";

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
