/** The shared words that the screens of a module speak. */
import type { Messages } from "next-intl";
import type { AreaMessages } from "@/i18n/areas";

export type SharedWords = readonly Exclude<keyof Messages, keyof AreaMessages>[];
