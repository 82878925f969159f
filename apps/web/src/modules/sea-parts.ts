/** What a sea shows at a table because of its modules. */
import type { ModuleId, Rulebook } from "@stillwater/engine";
import { modulesOf, modulesOfCode } from "./in-play";
import { PARTS } from "./parts";
import { PLAIN, type SeaParts } from "./sea-part";

const isOfSea = (id: string): id is keyof typeof PARTS => Object.hasOwn(PARTS, id);

/** Asks what a card is to stand for, whatever brings it. */
export const [StandsFor] = Object.values(PARTS).flatMap((part) => part.StandsFor ?? []);

/** What a sea shows, put together from its modules. */
export const seaPartsOf = (rulebook: Rulebook): SeaParts => partsOf(modulesOf(rulebook));

/** What the sea of an option code shows. */
export const seaPartsOfCode = (code: string): SeaParts => partsOf(modulesOfCode(code));

function partsOf(modules: readonly ModuleId[]): SeaParts {
  return modules.reduce((all, id) => {
    if (!isOfSea(id)) return all;
    const own = PARTS[id];
    return {
      Chart: all.Chart ?? own.Chart,
      Empty: all.Empty ?? own.Empty,
      Beside: all.Beside ?? own.Beside,
      inReplay: all.inReplay ?? own.inReplay,
      Under: all.Under ?? own.Under,
      detail: (stage) => all.detail(stage) ?? own.detail(stage),
      StandsFor: all.StandsFor ?? own.StandsFor,
      runs: own.runs === PLAIN.runs ? all.runs : own.runs,
      together: (stage) => all.together(stage) ?? own.together(stage),
      closed: all.closed ?? own.closed,
      OfSeat: all.OfSeat ?? own.OfSeat,
      ends: all.ends || own.ends,
      needs: [],
    };
  }, PLAIN);
}

/** Begins to fetch what a sea with this option code shows, before the table itself has arrived to ask for it. */
export function fetchParts(code: string): void {
  // What does not come now is fetched again where it is shown.
  for (const load of modulesOfCode(code).flatMap((id) => (isOfSea(id) ? PARTS[id].needs : [])))
    load().catch(() => undefined);
}
