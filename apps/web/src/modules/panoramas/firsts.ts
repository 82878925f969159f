import type { FirstTimes } from "../first-times";

export const firsts: FirstTimes = { standing: () => ["A.panorama.done"], broughtUp: ["A.panorama.done"] };
