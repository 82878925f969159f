/** What the compiler reports about the rulebook when a part of a file is left out. */
import path from "node:path";
import { compiling } from "../../../../scripts/check/compiling";

const LISTS = ["citations", "clauses", "examples", "rulings", "verdict", "lines", "meanings"].map(
  (name) => `modules/${name}.ts`,
);

export const { partsOf, fieldsOf, withoutPart, withoutEach } = compiling(
  path.resolve(import.meta.dirname, "../.."),
  [
    ...LISTS,
    "lexicon/index.ts",
    "spoken/index.ts",
    "clauses/index.ts",
    "citations/index.ts",
    "verdict/index.ts",
  ],
);
