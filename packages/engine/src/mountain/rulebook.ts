/** The only place where an option of the climb meets a chapter. */
import { compose, type Rulebook } from "../kernel/rulebook";
import type { GameChapter } from "../modules/module";
import { ASCENT_RULES } from "../modules/rules";
import { bridges } from "./bridges";
import { campfires } from "./campfires";
import { checkSlope } from "./checks";
import { type MountainOptions, writeMountain } from "./options";
import { placing } from "./placing";
import { bridgesToBeginWith, setup } from "./setup";
import { SLOPE, slopePlaces } from "./slope";
import { solo, USED_ROPES } from "./solo";
import { summit } from "./summit";
import { turn } from "./turn";

/** The chapters in force; their order means nothing. */
export function mountainChapters(options: MountainOptions): readonly GameChapter[] {
  const { players: seats, ropes } = options;
  const crew: readonly GameChapter[] =
    seats === 1
      ? [setup({ seats, first: "A.setup.solo", shuffles: USED_ROPES }), solo(ropes)]
      : [setup({ seats, first: "A.setup.bridges" }), bridgesToBeginWith];
  return [
    { places: slopePlaces() },
    ...crew,
    turn(seats),
    placing,
    bridges,
    campfires,
    summit,
    ...Object.values(ASCENT_RULES).flatMap((chaptersOf) => chaptersOf(options)),
  ];
}

export function mountainRulebook(
  options: MountainOptions,
  chapters: readonly GameChapter[] = mountainChapters(options),
): Rulebook {
  return compose({
    code: writeMountain(options),
    game: "mountain",
    seats: options.players,
    rows: SLOPE,
    chapters,
    checks: checkSlope,
  });
}
