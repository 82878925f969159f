import { describe, expect, it } from "vitest";
import { contrast, deltaE, lab, rgb, SIGHTS, seenBy, type Theme, tokens } from "./colour";

const AT_LEAST: Readonly<Record<Theme, readonly (readonly [string, string, number])[]>> = {
  day: [
    ["ink", "paper", 14.4],
    ["ink", "water", 13.3],
    ["quiet", "paper", 6.1],
    ["quiet", "water", 5.6],
    ["quiet", "act-soft", 5.3],
    ["act", "paper", 5.3],
    ["act", "sheet", 5.7],
    ["act", "act-soft", 4.6],
    ["act-on", "act", 6.0],
    ["note", "paper", 6.9],
    ["stop", "paper", 6.5],
    ["stop", "stop-soft", 5.7],
    ["amber", "amber-soft", 4.8],
    ["cell", "water", 3.9],
    ["cell", "paper", 4.3],
    ["off", "paper", 4.5],
    ["cell", "act-soft", 3.7],
    ["storm-ink", "squall", 9.7],
    ["storm-ink", "coast", 4.5],
    ["storm-paper", "fog", 7.4],
  ],
  night: [
    ["ink", "paper", 15.0],
    ["ink", "water", 11.8],
    ["quiet", "sheet", 7.4],
    ["act", "paper", 9.8],
    ["act-on", "act", 9.2],
    ["note", "sheet", 7.5],
    ["stop", "paper", 8.5],
    ["cell", "water", 3.8],
    ["cell", "act-soft", 3.1],
    ["card-line", "water", 5.5],
    ["cardink", "card", 15.3],
    ["quiet", "water", 5.6],
  ],
};

function colour(theme: Theme, name: string) {
  const hex = tokens(theme).get(name);
  if (hex === undefined) throw new Error(`no token ${name}`);
  return rgb(hex);
}

describe.each(["day", "night"] as const)("contrast by %s", (theme) => {
  it.each(AT_LEAST[theme])("%s on %s is %s : 1", (a, b, ratio) => {
    // The ratios in the table are rounded to one decimal.
    expect(contrast(colour(theme, a), colour(theme, b))).toBeGreaterThanOrEqual(ratio - 0.06);
  });
});

describe("terrain colours", () => {
  const terrain = ["red", "blue", "green"].map((name) => colour("day", name));

  it("are the same in both themes", () => {
    for (const name of ["red", "blue", "green"])
      expect(tokens("night").get(name)).toBe(tokens("day").get(name));
  });

  it("stand 20 and more apart in lightness", () => {
    const lightness = terrain.map((c) => lab(c)[0]);
    for (const [i, expected] of [35, 55, 85].entries()) {
      expect(Math.abs((lightness[i] ?? 0) - expected)).toBeLessThan(1);
    }
  });

  it.each([
    ["normal", 46.9],
    ["protan", 44.0],
    ["deutan", 41.5],
    ["tritan", 28.3],
    ["greyscale", 20.7],
  ] as const)("differ enough for %s sight: %s", (sight, least) => {
    const seen = terrain.map((c) => seenBy(c, SIGHTS[sight]));
    const pairs = seen.flatMap((a, i) => seen.slice(i + 1).map((b) => deltaE(a, b)));
    expect(Math.min(...pairs)).toBeGreaterThanOrEqual(least - 0.5);
    expect(least).toBeGreaterThanOrEqual(15);
  });
});
