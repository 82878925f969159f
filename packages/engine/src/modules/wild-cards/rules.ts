/** EN 6.4: Wild cards. */
import type { ExpansionRules } from "../module";
import { wild } from "./chapter";

export const rules: ExpansionRules = (options) =>
  options.wild ? [wild({ count: options.wild, starts: "aside", start: true })] : [];
