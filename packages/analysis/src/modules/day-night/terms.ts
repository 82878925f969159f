import type { Terms } from "../terms";

export const terms: Terms = { sound: [] };
