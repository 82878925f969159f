/** Grades of deals: the same wherever they are counted, in parts or at once; and lines stored as text still win. */
import { describe, expect, it } from "vitest";
import { certify, gradeOf, hasGrades, isCertified, winsOf } from "../src/index";
import { THRESHOLDS } from "../src/thresholds";

describe("a certificate", () => {
  for (const code of ["sea p2", "sea p4", "sea p2 rocks", "mountain p2", "mountain p5"])
    it(`is a line that can be read again and wins: ${code}`, () => {
      const line = certify(code, "v1:certified");
      expect(line).toBeDefined();
      expect(isCertified(code, "v1:certified", line ?? [])).toBe(true);
      expect(certify(code, "v1:certified")).toEqual(line);
    });

  it("holds for its own deal, and as a whole", () => {
    const line = certify("sea p2", "v1:certified") ?? [];
    expect(isCertified("sea p2", "v1:another", line)).toBe(false);
    expect(isCertified("sea p2", "v1:certified", line.slice(0, -1))).toBe(false);
    expect(isCertified("sea p2", "v1:certified", ["nothing that can be read"])).toBe(false);
  });

  it("is not given where players are against each other", () => {
    expect(certify("sea p2 duel", "v1:certified")).toBeUndefined();
    expect(certify("no such game", "v1:certified")).toBeUndefined();
  });
});

describe("a grade", () => {
  it("is counted from the same games in parts and at once", () => {
    const deal = ["mountain p2", "v1:graded"] as const;
    const whole = winsOf(...deal, 0, 12);
    expect(winsOf(...deal, 0, 5) + winsOf(...deal, 5, 12)).toBe(whole);
    expect(whole).toBeGreaterThan(0);
    expect(whole).toBeLessThan(12);
  });

  it("rises as fewer games are won, for every set that has grades", () => {
    expect(Object.keys(THRESHOLDS)).toEqual(
      expect.arrayContaining(["sea p1", "sea p2", "mountain p1", "mountain p2", "sea p2 rocks"]),
    );
    for (const [code, least] of Object.entries(THRESHOLDS)) {
      expect(hasGrades(code)).toBe(true);
      expect([...least].sort((a, b) => b - a)).toEqual(least);
      expect(gradeOf(code, 200)).toBe(1);
      expect(gradeOf(code, -1)).toBe(5);
      for (const [index, wins] of least.entries()) expect(gradeOf(code, wins)).toBeLessThanOrEqual(index + 1);
    }
  });

  it("is not made up for other sets", () => {
    expect(hasGrades("sea p2 duel")).toBe(false);
    expect(gradeOf("sea p2 duel", 100)).toBeUndefined();
  });
});
