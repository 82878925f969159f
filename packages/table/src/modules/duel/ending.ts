import { duelResult } from "@stillwater/engine";
import type { EndingPart } from "../ending-part";

export const ending: EndingPart = {
  told: (table) => ({ contest: duelResult(table) }),
  figures: (table) => {
    const result = duelResult(table);
    return result === null ? {} : { scores: result.scores.map(({ points }) => points) };
  },
};
