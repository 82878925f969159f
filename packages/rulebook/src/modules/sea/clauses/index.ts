import { endingClauses } from "./ending";
import { placingClauses } from "./placing";
import { setupClauses } from "./setup";
import { startClauses } from "./start";
import { turnClauses } from "./turn";

/** In reading order. */
export const chapters = [setupClauses, turnClauses, placingClauses, startClauses, endingClauses] as const;
