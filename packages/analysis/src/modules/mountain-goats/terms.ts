import type { Terms } from "../shapes";

export const terms: Terms = { sound: ["end"], plain: false, against: false };
