import { bridgesClauses } from "./bridges";
import { campfiresClauses } from "./campfires";
import { endingClauses } from "./ending";
import { placingClauses } from "./placing";
import { setupClauses } from "./setup";
import { turnClauses } from "./turn";

/** In reading order. */
export const chapters = [
  setupClauses,
  turnClauses,
  placingClauses,
  bridgesClauses,
  campfiresClauses,
  endingClauses,
] as const;
