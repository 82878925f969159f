// One export, one meaning: no two files export the same name, unless they are the same part of two rooms or of two
// languages.
import { secondMeanings } from "./meanings";
import { HOUSES, parse, sourcesUnder } from "./sources";

/** Next.js finds the exports of these files by their names. */
const READ_BY_NEXT = "apps/web/src/app/";

const files = HOUSES.flatMap((house) => sourcesUnder(`${house}/src`)).filter(
  (file) => !file.startsWith(READ_BY_NEXT),
);
for (const line of secondMeanings(files.map((file) => [file, parse(file)] as const))) {
  console.error(line);
  process.exitCode = 1;
}
