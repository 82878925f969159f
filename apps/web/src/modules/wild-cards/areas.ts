import type { SharedWords } from "../shared-words";

export const areas: SharedWords = ["wild"];
