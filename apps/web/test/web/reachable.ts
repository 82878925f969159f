// Which files a file of the site loads.
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

/** The sources of the site. */
export const SRC = path.resolve(import.meta.dirname, "../../src");

/** The file of ours that an import refers to; undefined for a package. */
export function fileOf(specifier: string, from: string): string | undefined {
  if (!/^(@\/|\.)/.test(specifier)) return undefined;
  const base = specifier.startsWith("@/")
    ? path.join(SRC, specifier.slice(2))
    : path.resolve(path.dirname(from), specifier);
  return [`${base}.ts`, `${base}.tsx`, base].find((file) => /\.tsx?$/.test(file) && existsSync(file));
}

/** All our files that a file can reach, including those it loads later; type imports do not exist at run time. */
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
