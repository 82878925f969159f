/** A line that is too long is clipped only at its end: clipping above too would cut off the accent of an À or an Ä. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

const ROOT = path.join(import.meta.dirname, "../../../..");
/** Where styles of a line are written: a rule of a style sheet, or a component's class names in quotes. */
const SAID = { ".css": /\{([^{}]*)\}/g, ".tsx": /"([^"]*)"|`([^`]*)`/g } as const;
const KINDS = [".css", ".tsx"] as const;

const AT_ITS_END = /text-overflow: ellipsis|\btext-ellipsis\b|\btruncate\b/;
const ABOVE = /overflow(?:-y)?(?:: |-)(?:hidden|clip)|\btruncate\b/;

it("cuts no line above or below that it cuts at its end", () => {
  const files = ["apps/web/src", "packages/ui/src"].flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: "utf8" }).map(
      (file) => `${folder}/${file}`,
    ),
  );
  const cut = files.flatMap((file) => {
    const kind = KINDS.find((ending) => file.endsWith(ending));
    if (kind === undefined) return [];
    const said = [...readFileSync(path.join(ROOT, file), "utf8").matchAll(SAID[kind])];
    return said.map(([words]) => ({ file, words })).filter(({ words }) => AT_ITS_END.test(words));
  });
  // The utility for such lines, and the two captions of a chart.
  expect(cut.length).toBeGreaterThan(2);
  expect(cut.filter(({ words }) => ABOVE.test(words))).toEqual([]);
});
