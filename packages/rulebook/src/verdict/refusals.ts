import type { Given } from "./given";
import { MOUNTAIN_REFUSALS } from "./refusals/mountain";
import { SEA_REFUSALS } from "./refusals/sea";
import type { Reason, Refusal } from "./refusals/shared";

export type { Reason } from "./refusals/shared";

const BY_ID: ReadonlyMap<string, Refusal> = new Map([
  ...Object.entries(SEA_REFUSALS),
  ...Object.entries(MOUNTAIN_REFUSALS),
]);

/** Why a finding refuses; a clause without a sentence of its own says that the rules do not allow it. */
export function reasonOf(given: Given): Reason {
  return BY_ID.get(given.clause)?.(given) ?? { text: given.sentences.refused.other };
}
