import { descriptionOf } from "@stillwater/table/queries";
import type { AscentParts } from "../ascent-part";
import { ShownPanoramas } from "./ShownPanoramas";

export const parts: AscentParts = {
  goal: null,
  trails: null,
  standing: null,
  beside: (table) => ((descriptionOf(table).panoramas ?? []).length === 0 ? null : ShownPanoramas),
  detail: null,
  together: null,
  OfSeat: null,
};
