/** The only place where options of the climb choose chapters. */
import { compose, type Rulebook } from "../kernel/rulebook";
import type { AscentRules, GameChapter } from "../modules/module";
import { modulesIn } from "../options";
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

/**
 * The chapters in force, in no particular order.
 * @param modules the rules of at least those modules that are in play
 */
export function mountainChapters(
  options: MountainOptions,
  modules: readonly AscentRules[],
): readonly GameChapter[] {
  const { players: seats, ropes } = options;
  const crew: readonly GameChapter[] =
    seats === 1
      ? [setup({ seats, first: "A.setup.solo", shuffles: USED_ROPES }), solo(ropes)]
      : [setup({ seats, first: "A.setup.bridges" }), bridgesToBeginWith];
  const chosen = modules.flatMap((chaptersOf) => chaptersOf(options));
  const debts = chosen.flatMap(({ debts = [] }) => debts);
  return [
    { places: slopePlaces() },
    ...crew,
    turn(seats, debts),
    placing,
    bridges,
    campfires,
    summit,
    ...chosen,
  ];
}

export function mountainRulebook(
  options: MountainOptions,
  modules: readonly AscentRules[],
  chapters: readonly GameChapter[] = mountainChapters(options, modules),
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

/** The rulebook of a mountain without modules. Throws if the options choose any, since none are loaded here. */
export function mountainAlone(options: MountainOptions): Rulebook {
  if (modulesIn(options).length > 0) throw new Error(`${writeMountain(options)} is played with modules.`);
  return mountainRulebook(options, []);
}
