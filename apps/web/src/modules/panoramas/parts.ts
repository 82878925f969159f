import { descriptionOf } from "@stillwater/table/queries";
import { type AscentParts, NO_ASCENT_PARTS } from "../ascent-part";
import { ShownPanoramas } from "./ShownPanoramas";

export const parts: AscentParts = {
  ...NO_ASCENT_PARTS,
  beside: (table) => ((descriptionOf(table).panoramas ?? []).length === 0 ? null : ShownPanoramas),
};
