/** The conditions that still keep the Summit closed, as figures. */
import { type AscentId, type Description, outcome, type Place, type Table, topOf } from "@stillwater/engine";
import { descriptionOf } from "@stillwater/table/queries";
import type { Trail } from "@stillwater/ui/mountain";
import type { ComponentType } from "react";
import type { AscentParts, BesideSlopeProps, CountedGoal } from "@/modules/ascent-part";
import { ASCENT_PARTS } from "@/modules/ascent-parts";
import { modulesOf } from "@/modules/in-play";

export interface MountainWay extends Pick<Description, "bridges" | "ropes"> {
  readonly table: Table;
  readonly open: number;
  /** The conditions set by the modules in play. */
  readonly goals: readonly CountedGoal[];
  readonly trails: readonly Trail<Place>[];
  readonly beside: readonly { readonly of: AscentId; readonly Beside: ComponentType<BesideSlopeProps> }[];
}

const isOfMountain = (id: string): id is AscentId => Object.hasOwn(ASCENT_PARTS, id);

/** The modules in play on the mountain, with what they show. */
export const ascentPartsOf = ({
  rulebook,
}: Pick<Table, "rulebook">): readonly (AscentParts & { readonly of: AscentId })[] =>
  modulesOf(rulebook).flatMap((id) => (isOfMountain(id) ? [{ of: id, ...ASCENT_PARTS[id] }] : []));

/** The path of a won climb, up the middle row by row: drawn at the end where the game has no path of its own. */
function climbOf({ rulebook: { rows } }: Table): Trail<Place> {
  return rows.flatMap((row) => {
    const middle = Math.floor((row.length - 1) / 2);
    return row.slice(middle, middle + 1);
  });
}

export function wayOf(table: Table): MountainWay {
  const { bridges, ropes } = descriptionOf(table);
  const parts = ascentPartsOf(table);
  const trails = parts.flatMap((part) => part.trails?.(table) ?? []);
  return {
    ...{ table, bridges, ropes },
    open: table.rulebook.cells.filter((place) => topOf(table, place) === 0).length,
    goals: parts.flatMap(({ goal }) => goal?.(table) ?? []),
    trails: trails.length === 0 && outcome(table) === "won" ? [climbOf(table)] : trails,
    beside: parts.flatMap(({ of, beside }) => {
      const Beside = beside?.(table);
      return !Beside ? [] : [{ of, Beside }];
    }),
  };
}
