/** EN 6.3, FR 6.3: Storm & Compass. */
import type { ExpansionRules } from "../module";
import { compassChapter } from "./compasses";
import { storms } from "./storms";

export const rules: ExpansionRules = (options, rows) =>
  options.storms ? [storms(options.players, rows), compassChapter] : [];
