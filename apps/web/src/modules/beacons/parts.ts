import { EXPANSION, type SeaParts } from "../sea-part";
import { UnderBoard } from "./UnderBoard";

export const parts: SeaParts = { ...EXPANSION, Under: UnderBoard };
