/** The only place where an option of the sea meets a chapter. */
import type { Chapter } from "../kernel/chapter";
import { compose, type Rulebook } from "../kernel/rulebook";
import { cellPlaces, OPEN_SEA } from "./board";
import { compassChapter, compassMayHelp } from "./compasses";
import { finish, STANDARD_FINISH } from "./finish";
import { discloseMonsters, monsters } from "./monsters";
import { type SeaOptions, writeSea } from "./options";
import { checkRising } from "./order";
import { placing } from "./placing";
import { rocks, rocksByChance } from "./rocks";
import { setup } from "./setup";
import { EIGHT, type StartRules, start } from "./start";
import { startTalk } from "./start-table";
import { storms, unseenCards } from "./storms";
import { strictLastCard, turn } from "./turn";
import { wild } from "./wild";

/** Extra cards drawn, and cards given in all, when the Start is played. */
function startRules({ players, soloStart, monsters, storms, wild }: SeaOptions): StartRules {
  const base =
    players === 1 ? { extra: soloStart, total: soloStart } : { extra: players === 2 ? 2 : 0, total: EIGHT };
  return {
    ...base,
    ...(monsters || storms || wild ? { mayFallShort: true } : {}),
    ...(storms ? { unseen: unseenCards } : {}),
  };
}

/** The chapters in force; their order means nothing. */
export function seaChapters(options: SeaOptions): readonly Chapter[] {
  const { players, removed, strict } = options;
  return [
    { section: "EN 3", places: cellPlaces(OPEN_SEA) },
    setup(players, removed),
    turn({ rescue: options.storms ? compassMayHelp : undefined }),
    placing(),
    start(players, startRules(options)),
    startTalk(players, options.storms ? unseenCards : undefined),
    finish({ ...STANDARD_FINISH, hindered: options.monsters ? discloseMonsters : undefined }),
    ...(strict ? [strictLastCard] : []),
    ...(options.monsters ? [monsters(players, options.monsters)] : []),
    ...(options.storms ? [storms(players, OPEN_SEA.length), compassChapter] : []),
    ...(options.wild ? [wild(options.wild, true)] : []),
    ...(options.rocks === "manual" ? [rocks(OPEN_SEA.length)] : []),
    ...(options.rocks === "auto" ? [rocksByChance(OPEN_SEA.length)] : []),
  ];
}

export function seaRulebook(options: SeaOptions, chapters = seaChapters(options)): Rulebook {
  return compose({
    code: writeSea(options),
    game: "sea",
    seats: options.players,
    rows: OPEN_SEA,
    chapters,
    checks: checkRising,
  });
}
