/** The only place where an option of the sea meets a chapter. */
import type { Chapter } from "../kernel/chapter";
import { compose, type Rulebook } from "../kernel/rulebook";
import { cellPlaces, OPEN_SEA } from "./board";
import { finish } from "./finish";
import { type SeaOptions, writeSea } from "./options";
import { placing } from "./placing";
import { rocks, rocksByChance } from "./rocks";
import { setup } from "./setup";
import { EIGHT, type StartRules, start } from "./start";
import { startTalk } from "./start-table";
import { strictLastCard, turn } from "./turn";

/** Extra cards drawn, and cards given in all, when the Start is played. */
function startRules({ players, soloStart }: SeaOptions): StartRules {
  if (players === 1) return { extra: soloStart, total: soloStart };
  return { extra: players === 2 ? 2 : 0, total: EIGHT };
}

/** The chapters in force; their order means nothing. */
export function seaChapters(options: SeaOptions): readonly Chapter[] {
  const { players, removed, strict } = options;
  return [
    { section: "EN 3", places: cellPlaces(OPEN_SEA) },
    setup(players, removed),
    turn,
    placing,
    start(players, startRules(options)),
    startTalk(players),
    finish,
    ...(strict ? [strictLastCard] : []),
    ...(options.rocks === "manual" ? [rocks(OPEN_SEA.length)] : []),
    ...(options.rocks === "auto" ? [rocksByChance(OPEN_SEA.length)] : []),
  ];
}

export function seaRulebook(options: SeaOptions, chapters = seaChapters(options)): Rulebook {
  return compose({ code: writeSea(options), game: "sea", seats: options.players, rows: OPEN_SEA, chapters });
}
