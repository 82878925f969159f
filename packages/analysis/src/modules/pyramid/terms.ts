import type { Terms } from "../shapes";

export const terms: Terms = { sound: [], plain: false, against: false };
