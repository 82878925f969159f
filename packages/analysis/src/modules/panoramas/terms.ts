import type { Terms } from "../shapes";

export const terms: Terms = { sound: ["spaces", "end", "cards"], plain: false, against: false };
