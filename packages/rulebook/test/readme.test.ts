/** The example in the README is the code that runs here, and its table lists what exists. */
import { describe, expect, it } from "vitest";
import manifest from "../package.json";
import readme from "../README.md?raw";
import * as rulebook from "../src";
import * as asking from "../src/asking";
import * as examples from "../src/examples";
import * as lexicon from "../src/lexicon";
import * as problems from "../src/problems";
import { rule, said } from "./readme-example";
import source from "./readme-example.ts?raw";

describe("the README", () => {
  it("shows the example that runs here", () => {
    const shown = /```ts\n([\s\S]*?)```/.exec(readme)?.[1];
    expect(shown).toBe(source.replaceAll('"../src/', '"@stillwater/rulebook/'));
    expect(said).toEqual(["Yes — discard 2.", "5 \u2212 3 = 2", "3 on its left counts."]);
    expect(rule).toBe("Le prix");
    for (const words of [...said, rule]) expect(shown).toContain(`"${words}"`);
  });

  it("names every entry that is published, and functions that there are", () => {
    const table = readme.split("## What to import")[1]?.split("\n## ")[0] ?? "";
    const languages = /\/verdict\/(fr|de)$/;
    for (const entry of Object.keys(manifest.publishConfig.exports)) {
      const name = `\`@stillwater/rulebook${entry.slice(1)}\``;
      if (!languages.test(entry)) expect(table).toContain(name);
    }
    const known = new Set(
      [rulebook, asking, examples, lexicon, problems].flatMap((entry) => Object.keys(entry)),
    );
    const named = [...table.matchAll(/`([A-Z_]{3,}|[a-z]+(?:Text|Texts|Of|ation))`/g)].map(
      ([, name = ""]) => name,
    );
    expect(named.length).toBeGreaterThan(15);
    for (const name of named) expect(known, name).toContain(name);
  });
});
