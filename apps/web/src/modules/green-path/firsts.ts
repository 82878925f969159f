import type { FirstTimes } from "../first-times";

export const firsts: FirstTimes = { standing: () => ["A.green.path"] };
