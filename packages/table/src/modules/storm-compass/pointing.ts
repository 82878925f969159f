import { descriptionOf } from "../../queries/description";
import type { PointingOf } from "../act-pointing";
import { describedStorms, spendable } from "./storms";

export const pointing: PointingOf<"storm-compass"> = {
  fog: { carries: null, targets: null, ways: null, begins: null, may: null },
  compass: {
    carries: "compass",
    targets: (table) => (descriptionOf(table).storms ?? []).map(({ place }) => place),
    ways: null,
    begins: null,
    // It needs a Storm, and a Compass to lift it with: one of the team's, or a card of the hand that stands in for one.
    may: (table, seat) => describedStorms(table).length > 0 && spendable(table, seat) !== 0,
  },
};
