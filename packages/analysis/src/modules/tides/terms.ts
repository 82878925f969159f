import type { Terms } from "../shapes";

/** A row at high water frees of prices, so what cards must cost is no bound. */
export const terms: Terms = { sound: ["spaces", "end"], plain: false, against: false };
