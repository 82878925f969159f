import type { Example } from "../../../examples/shapes";
import { endingExamples } from "./ending";
import { placingExamples } from "./placing";
import { pricesExamples } from "./prices";
import { setupExamples } from "./setup";
import { startExamples } from "./start";
import { turnExamples } from "./turn";

export const examples: readonly Example[] = [
  ...setupExamples,
  ...turnExamples,
  ...placingExamples,
  ...pricesExamples,
  ...startExamples,
  ...endingExamples,
];
