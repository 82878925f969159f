import { EXPANSION, type SeaParts } from "../sea-part";

export const parts: SeaParts = EXPANSION;
