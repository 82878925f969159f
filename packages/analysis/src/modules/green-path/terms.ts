import type { Terms } from "../shapes";

export const terms: Terms = { sound: ["spaces", "end", "cards", "turns"], plain: true, against: false };
