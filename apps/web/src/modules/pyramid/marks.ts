/** The Pyramid: the spaces with border cards, and those where a Storm covers one. */
import { descriptionOf } from "@stillwater/table/queries";
import type { BoardParts } from "../sea-part";

export const pyramidMarks: BoardParts["marks"] = (table, { t }) => {
  const { borders } = descriptionOf(table);
  return (place) => {
    const lying = borders?.get(place);
    if (lying === undefined) return null;
    const covered = lying > 0;
    return {
      look: { border: true },
      bare: covered ? "covered" : null,
      said: [t(covered ? "covered" : "border")],
    };
  };
};
