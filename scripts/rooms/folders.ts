/** The folders of the modules as they are. */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Modules } from "./left-out";

export const root = path.resolve(import.meta.dirname, "../..");

/** Whether a folder has a part: a file of its name, or a folder of it. */
export function hasPart(file: string, id: string, part: string): boolean {
  const at = path.join(root, path.dirname(file), id, part);
  return [".ts", ".tsx", "/index.ts"].some((end) => existsSync(`${at}${end}`));
}

/** What a module says that the site has none of. */
function without(id: string): readonly string[] {
  const file = path.join(root, "apps/web/src/modules", id, "without.json");
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : [];
}

const hasWords = (file: string): boolean => existsSync(path.join(root, file));

export const MODULES: Modules = { has: hasPart, hasWords, without };
