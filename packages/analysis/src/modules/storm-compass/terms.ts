import type { Terms } from "../shapes";

export const terms: Terms = { sound: ["spaces", "end"], plain: false, against: false };
