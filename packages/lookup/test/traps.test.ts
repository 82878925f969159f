import { LANGUAGES } from "@stillwater/rulebook";
import { describe, expect, it } from "vitest";
import { understand } from "../src/understand";
import { inShort, judged } from "./judging";
import { LATEST_TRAPS } from "./latest-traps";
import { listed, listsIn } from "./listed";
import { MORE_TRAPS } from "./more-traps";
import { TRAPS } from "./traps";

describe("questions that are not the check they look like", () => {
  it("are at least fifty in each language", () => {
    for (const language of LANGUAGES) expect(TRAPS[language].length).toBeGreaterThanOrEqual(50);
  });

  // A line may name the verdict that is right where it turned out to be a check after all; the others get none.
  it.each(listsIn("lists/traps"))("get no verdict that is not named: %s", (file) => {
    const read = listed(file).flatMap(({ language, columns: [asked = "", right] }) => {
      const check = understand(asked, language);
      if (check === null) return [];
      const said = inShort(judged(check));
      return said === right ? [] : [`${asked} → ${check.act}: ${said}`];
    });
    expect(read).toEqual([]);
  });

  it.each(LANGUAGES)("never get a wrong verdict: %s", (language) => {
    const wrong = [...TRAPS[language], ...MORE_TRAPS[language], ...LATEST_TRAPS[language]].flatMap(
      ([asked, right]) => {
        const check = understand(asked, language);
        if (check === null) return [];
        const said = inShort(judged(check));
        return said === right ? [] : [`${asked} → ${check.act}: ${said}`];
      },
    );
    expect(wrong).toEqual([]);
  });
});
