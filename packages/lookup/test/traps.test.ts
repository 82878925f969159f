import { LANGUAGES } from "@stillwater/rulebook";
import { describe, expect, it } from "vitest";
import { understand } from "../src/understand";
import { inShort, judged } from "./judging";
import { LATEST_TRAPS } from "./latest-traps";
import { listed } from "./listed";
import { MORE_TRAPS } from "./more-traps";
import { TRAPS } from "./traps";

describe("questions that are not the check they look like", () => {
  it("are at least fifty in each language", () => {
    for (const language of LANGUAGES) expect(TRAPS[language].length).toBeGreaterThanOrEqual(50);
  });

  it("get no verdict at all: rough-traps.txt", () => {
    const read = listed("rough-traps.txt").flatMap(({ language, columns: [asked = ""] }) => {
      const check = understand(asked, language);
      return check === null ? [] : [`${asked} → ${check.act}`];
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
