/** EN 6.4: Wild cards. What a Wild is stands in `sea/wild.ts`, since the Pyramid has two of them as well. */
import { wild } from "../../sea/wild";
import type { ExpansionRules } from "../module";

export const rules: ExpansionRules = (options) =>
  options.wild ? [wild({ count: options.wild, starts: "aside", start: true })] : [];
