import { descriptionOf } from "@stillwater/table/queries";
import { MOUNTAIN_SIGNS } from "@stillwater/ui/mountain";
import type { AscentParts } from "../ascent-part";

export const parts: AscentParts = {
  goal: (table) => {
    const { paths } = descriptionOf(table);
    if (paths === null) return null;
    return {
      ...{ key: "green", sign: MOUNTAIN_SIGNS.path, name: (t) => t("greenPath") },
      ...{ have: paths.ways[0]?.length ?? 0, need: paths.need },
    };
  },
  trails: (table) => descriptionOf(table).paths?.ways ?? [],
  standing: null,
  beside: null,
  detail: null,
  together: null,
  OfSeat: null,
};
