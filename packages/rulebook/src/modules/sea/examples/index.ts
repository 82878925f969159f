import type { Example } from "../../../examples/shapes";
import { ending } from "./ending";
import { placing } from "./placing";
import { prices } from "./prices";
import { setup } from "./setup";
import { start } from "./start";
import { turn } from "./turn";

export const examples: readonly Example[] = [...setup, ...turn, ...placing, ...prices, ...start, ...ending];
