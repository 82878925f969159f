import type { Example } from "../../../examples/shapes";
import { campfiresExamples } from "./campfires";
import { endingExamples } from "./ending";
import { placingExamples } from "./placing";
import { pricesExamples } from "./prices";
import { setupExamples } from "./setup";
import { turnExamples } from "./turn";

export const examples: readonly Example[] = [
  ...setupExamples,
  ...turnExamples,
  ...placingExamples,
  ...pricesExamples,
  ...campfiresExamples,
  ...endingExamples,
];
