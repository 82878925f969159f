/** The fields of a setup that belong to this module. */
import { layAt, saidAt, times } from "../../setup/laying";
import type { SetupPart } from "../../setup/part";
import { isCount, valuesOf } from "../../setup/value-tests";

export interface SetupFields {
  /** Storms in play, by the place where they lie: `{ "row:3": 2, "yellow:1": 1, "border:r2c3": 1 }`. */
  readonly storms?: Readonly<Record<string, number>>;
  /** Compasses the team holds. */
  readonly compasses?: number;
}

/** Which kind of Storm lies at a place, by the name of the place. */
const STORM_AT: readonly (readonly [RegExp, string])[] = [
  [/^row:/, "storm:purple"],
  [/^(yellow|shedding):/, "storm:yellow"],
  [/^orange:/, "storm:orange"],
  [/^border:/, "storm"],
];

/** The kind of Storm that can lie at a place of this name; undefined where none can. */
export const stormNameAt = (place: string): string | undefined =>
  STORM_AT.find(([pattern]) => pattern.test(place))?.[1];

export const setup: SetupPart<SetupFields> = {
  shape: { storms: valuesOf(isCount), compasses: isCount },
  options: {},
  where: { storms: stormNameAt, compasses: null },
  lays: (draft, { storms, compasses }) => {
    for (const [place, count] of Object.entries(storms ?? {})) {
      const storm = stormNameAt(place);
      const path = `storms.${place}`;
      if (storm === undefined) draft.wrong(saidAt(path), "position.place", { word: place });
      else layAt(draft, place, times(storm, count), path);
    }
    if (compasses !== undefined) layAt(draft, "team", times("compass", compasses), "compasses");
  },
  tells: null,
  always: [],
};
