import { bridges } from "./bridges";
import { campfires } from "./campfires";
import { ending } from "./ending";
import { placing } from "./placing";
import { setup } from "./setup";
import { turn } from "./turn";

/** In reading order. */
export const chapters = [setup, turn, placing, bridges, campfires, ending] as const;
