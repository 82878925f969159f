import type { Terms } from "../shapes";

/** A beacon takes off prices, so what cards must cost is no bound; and whether every row can still be lit, none tells. */
export const terms: Terms = { sound: ["spaces", "end"], plain: false, against: false };
