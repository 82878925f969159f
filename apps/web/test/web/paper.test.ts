/** The reference card: what is on which side of the sheet. */
import { expect, it } from "vitest";
import { LANGUAGES } from "@/i18n/routing";
import { referenceCardOf } from "@/rules/paper/reading";

it.each(LANGUAGES)("has the four variants alone on its back in %s, and no back for a climb", (language) => {
  const [front = [], back = []] = referenceCardOf("sea", language).map((side) =>
    side.flatMap(({ clauses }) => clauses.map(({ clause }) => clause)),
  );
  expect(new Set(back.map((clause) => clause.split(".")[1]))).toEqual(
    new Set(["arch", "pyramid", "night", "duel"]),
  );
  expect(front).toContain("T.beacon.light");
  expect(referenceCardOf("mountain", language)).toHaveLength(1);
});
