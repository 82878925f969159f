/**
 * Makes the published packages of the engine and the rulebook, and proves them: one module and one rolled-up declaration
 * file for each entry, an API report beside the sources, publint on the packed archive, and a program that imports it in
 * plain Node and under the type checker, as a user's would.
 *
 *   tsx scripts/package/index.ts            fails if the public API differs from its report
 *   tsx scripts/package/index.ts --update   rewrites the reports, for the reviewer to read
 */
import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { bundle } from "./bundle";
import { rollUpTypes } from "./declare";
import { HOUSES, readHouse } from "./houses";
import { tryAsStranger } from "./stranger";

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "../..");
const { packageManager: pnpm } = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8")) as {
  packageManager: string;
};
const update = process.argv.includes("--update");

const problems: string[] = [];
const houses = HOUSES.map((name) => readHouse(root, name));
for (const house of houses) {
  rmSync(path.join(house.folder, "dist"), { recursive: true, force: true });
  await bundle(house);
  problems.push(...rollUpTypes(house, houses, update));
}
if (problems.length === 0) problems.push(...(await tryAsStranger(houses, pnpm)));

for (const problem of problems) process.stdout.write(`${problem}\n`);
if (problems.length === 0) {
  const entries = houses.reduce((sum, house) => sum + house.entries.length, 0);
  process.stdout.write(`${houses.length} packages with ${entries} entries are ready to be published.\n`);
}
process.exitCode = problems.length === 0 ? 0 : 1;
