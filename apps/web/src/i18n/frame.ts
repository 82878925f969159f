import type { Messages } from "next-intl";

/** The message areas of every page's frame: the layout sends them, so that error and not-found pages have words too. */
export const FRAME = ["shell", "net", "missing"] as const satisfies readonly (keyof Messages)[];
