import { describe, expect, it } from "vitest";
import { depthLines, isletPaths } from "../src/index";

/** 53-bit hash of a value's text (cyrb53), enough to notice any change. */
function hash(value: unknown): string {
  let [a, b] = [0xdeadbeef, 0x41c6ce57];
  for (const letter of JSON.stringify(value)) {
    const code = letter.charCodeAt(0);
    a = Math.imul(a ^ code, 2654435761);
    b = Math.imul(b ^ code, 1597334677);
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
  return (4294967296 * (2097151 & b) + (a >>> 0)).toString(16);
}
const numbers = Array.from({ length: 80 }, (_, i) => i + 1);

describe("islets", () => {
  it("are the same for everyone, for ever", () => {
    expect(hash(numbers.map((n) => isletPaths(n, 560, 360)))).toMatchInlineSnapshot(`"c82bf791cf88e"`);
  });

  it("are drawn once and remembered", () => {
    expect(isletPaths(47, 560, 360)).toBe(isletPaths(47, 560, 360));
  });

  it("are all different", () => {
    expect(new Set(numbers.map((n) => isletPaths(n, 560, 360).coast)).size).toBe(80);
  });

  it("rise with the tens", () => {
    const rings = [5, 15, 25, 35, 45, 55, 65, 75, 80].map((n) => isletPaths(n, 560, 360).rings.length);
    expect(rings).toEqual([0, 1, 0, 1, 2, 2, 3, 4, 4]);
  });

  it("carry the mark of their band and no other", () => {
    const marks = (n: number) => {
      const { crosses, dots, cliffs, summit, flare } = isletPaths(n, 560, 360);
      return Object.entries({ crosses, dots, cliffs, summit, flare }).flatMap(([k, v]) =>
        v === "" ? [] : [k],
      );
    };
    expect([3, 17, 24, 38, 47, 55, 62, 74, 80].map(marks)).toEqual([
      ["crosses"],
      [],
      ["dots"],
      [],
      [],
      ["cliffs"],
      ["dots"],
      ["summit"],
      ["summit", "flare"],
    ]);
  });

  it("write only finite coordinates", () => {
    for (const n of numbers)
      expect(JSON.stringify(isletPaths(n, 460, 190))).not.toMatch(/NaN|Infinity|undefined/);
  });
});

describe("depth lines", () => {
  it("are pure in seed and size", () => {
    expect(hash(depthLines("amber heron lock", 6, 6))).toMatchInlineSnapshot(`"c39b7f14cdf0f"`);
    expect(hash(depthLines("amber heron lock", 6, 6))).not.toBe(hash(depthLines("another", 6, 6)));
  });

  it("have four levels, solid and dashed by turns", () => {
    expect(depthLines(1, 6, 6).map((line) => [line.level, line.dashed])).toEqual([
      [-0.5, false],
      [-0.2, true],
      [0.1, false],
      [0.4, true],
    ]);
  });

  it("close every line", () => {
    for (const { path } of depthLines(2, 6, 6)) {
      expect(path.match(/M/g)?.length ?? 0).toBe(path.match(/z/g)?.length ?? 0);
    }
  });
});
