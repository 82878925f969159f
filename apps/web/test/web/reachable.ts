// What a file of the site brings along.
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

/** The sources of the site. */
export const SRC = path.resolve(import.meta.dirname, "../../src");

/** The file of ours that an import means; undefined where it means a package. */
export function fileOf(specifier: string, from: string): string | undefined {
  if (!/^(@\/|\.)/.test(specifier)) return undefined;
  const base = specifier.startsWith("@/")
    ? path.join(SRC, specifier.slice(2))
    : path.resolve(path.dirname(from), specifier);
  return [`${base}.ts`, `${base}.tsx`, base].find((file) => /\.tsx?$/.test(file) && existsSync(file));
}

/** Whatever of ours a file can reach, also what it only fetches later; types are not there when it runs. */
export function reachable(from: string, seen = new Set<string>()): Set<string> {
  if (seen.has(from)) return seen;
  seen.add(from);
  const text = readFileSync(from, "utf8").replace(/^(import|export) type [^;]*;/gms, "");
  for (const [, specifier = ""] of text.matchAll(/(?:from|import\(|import) ?"([^"]+)"/g)) {
    const file = fileOf(specifier, from);
    if (file !== undefined && !file.startsWith(path.join(SRC, "server/"))) reachable(file, seen);
  }
  return seen;
}
