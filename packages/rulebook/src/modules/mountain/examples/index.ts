import type { Example } from "../../../examples/shapes";
import { campfires } from "./campfires";
import { ending } from "./ending";
import { placing } from "./placing";
import { prices } from "./prices";
import { setup } from "./setup";
import { turn } from "./turn";

export const examples: readonly Example[] = [
  ...setup,
  ...turn,
  ...placing,
  ...prices,
  ...campfires,
  ...ending,
];
