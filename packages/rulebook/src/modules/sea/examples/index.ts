import type { ExampleFrame } from "../../../examples/shapes";
import { endingExamples } from "./ending";
import { placingExamples } from "./placing";
import { pricesExamples } from "./prices";
import { setupExamples } from "./setup";
import { startExamples } from "./start";
import { turnExamples } from "./turn";

export const examples: readonly ExampleFrame[] = [
  ...setupExamples,
  ...turnExamples,
  ...placingExamples,
  ...pricesExamples,
  ...startExamples,
  ...endingExamples,
];
