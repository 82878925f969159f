/** The arena's command: it plays any round, keeps to the option sets asked for, and prints how to reproduce a failure. */
import { execFileSync } from "node:child_process";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { journey, optionsOf, reproduce } from "./laws/journey";
import { Tally } from "./laws/law";

const script = fileURLToPath(new URL("../scripts/arena.ts", import.meta.url));
const tsx = createRequire(import.meta.url).resolve("tsx");

const arena = (...words: readonly string[]): string =>
  execFileSync(process.execPath, ["--import", tsx, script, ...words], { encoding: "utf8" });

it("plays on until it has as many acts as asked for, and only what was asked for", () => {
  const said = arena("--from", "5", "--acts", "30", "--only", "mountain goats");
  expect(said).toMatch(/^Arena from round 5, 30 acts\.\n\d+ acts and \d+ attempts in \d+ games? \(/);
  expect(said).toContain("all ten laws held");
});

it("names the law, the position and the command that plays the same round again", () => {
  const round = 3;
  const tally = new Tally();
  const broken = new Error("a clause is missing");
  Object.defineProperty(tally, "cited", {
    get: () => {
      throw broken;
    },
  });
  expect(() => journey(round, tally)).toThrow(/^law 3, citation: a clause is missing\nsea p4/);
  expect(() => journey(round, tally)).toThrow(reproduce(round));
  expect(reproduce(round)).toContain(`arena -- --from ${round} --acts 1`);
  expect(optionsOf(round)).toMatchObject({ game: "sea", players: 4 });
});
