import { ending } from "./ending";
import { placing } from "./placing";
import { setup } from "./setup";
import { start } from "./start";
import { turn } from "./turn";

/** In reading order. */
export const chapters = [setup, turn, placing, start, ending] as const;
