/** Reads what is in the folders of the modules. */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Modules } from "./left-out";

export const root = path.resolve(import.meta.dirname, "../..");

/** Whether a folder has a part: a file or a folder of that name. */
export function hasPart(file: string, id: string, part: string): boolean {
  const at = path.join(root, path.dirname(file), id, part);
  return [".ts", ".tsx", "/index.ts"].some((end) => existsSync(`${at}${end}`));
}

/** The parts of the site that a module declares it does without. */
function without(id: string): readonly string[] {
  const file = path.join(root, "apps/web/src/modules", id, "without.json");
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : [];
}

const hasWords = (file: string): boolean => existsSync(path.join(root, file));

export const MODULES: Modules = { has: hasPart, hasWords, without };
