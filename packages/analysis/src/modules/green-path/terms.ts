import type { Terms } from "../terms";

export const terms: Terms = { sound: ["spaces", "end", "cards", "turns"], plain: true };
