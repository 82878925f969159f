/** The High Arch: its roof takes no card before both pillars are full. */
import { descriptionOf } from "@stillwater/table/queries";
import type { BoardParts } from "../sea-part";

export const archMarks: BoardParts["marks"] = (table, { t }) => {
  const { closed } = descriptionOf(table);
  return (place) => (closed.has(place) ? { look: {}, bare: "locked", said: [t("roofClosed")] } : null);
};
