/** Day & Night: which side of a card is up, and whether its row asks for the other. */
import { descriptionOf } from "@stillwater/table/queries";
import type { BoardParts } from "../sea-part";

export const nightMarks: BoardParts["marks"] = (table, { t }) => {
  const on = descriptionOf(table).sides?.on;
  return (place) => {
    const up = on?.get(place);
    if (up === undefined) return null;
    const { side, wrong } = up;
    return { look: { side }, bare: null, said: [t(wrong ? "sideWrong" : "side", { side })] };
  };
};
