/** The shared message areas that a module's screens need. */
import type { Messages } from "next-intl";
import type { AreaMessages } from "@/i18n/areas";

export type SharedWords = readonly Exclude<keyof Messages, keyof AreaMessages>[];
