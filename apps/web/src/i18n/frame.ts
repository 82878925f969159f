import type { Messages } from "next-intl";

/** What every page's frame speaks: the layout sends it, so that a fault or a missing page has words too. */
export const FRAME = ["shell", "net", "missing"] as const satisfies readonly (keyof Messages)[];
