/** The laws over some option sets: random games, and the citation of every clause they enforce. */
import { afterAll, expect, it } from "vitest";
import { rulebookOf } from "../../support/codes";
import { voyage } from "./voyage";

/** How many games of each option set. */
const GAMES = Number(process.env.VOYAGES ?? 4);

export function lawsHold(codes: readonly string[], games = GAMES): void {
  for (const code of codes) {
    it(`laws: ${code}`, () => {
      let acts = 0;
      const cited = new Set<string>();
      const results = new Set<string>();
      for (let seed = 1; seed <= games; seed++) {
        const sailed = voyage(code, seed);
        acts += sailed.acts;
        results.add(sailed.result);
        for (const clause of sailed.cited) cited.add(clause);
      }
      total += acts;
      for (const clause of mustCite(code))
        expect(cited, `${clause} is enforced, never cited`).toContain(clause);
      expect(acts).toBeGreaterThan(games * 3);
    });
  }
  afterAll(() => process.stdout.write(`${total} random acts over ${codes.length} option sets\n`));
}

let total = 0;

/** What happens seldom is for examples to cite. */
const SELDOM = new Set([
  "T.rocks.gone",
  "T.compass.gain-row",
  "T.end.win",
  "T.finish.when",
  "T.arch.win",
  "T.start.unpayable",
]);
const mustCite = (code: string): string[] =>
  process.env.CITE === undefined
    ? []
    : [...rulebookOf(code).enforced].filter((clause) => !SELDOM.has(clause));
