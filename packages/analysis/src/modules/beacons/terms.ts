import type { Terms } from "../shapes";

/** A beacon lowers prices, so the cost of cards is no bound; and no bound knows whether every row can still be lit. */
export const terms: Terms = { sound: ["spaces", "end"], plain: false, against: false };
