"use client";

import type { ModuleId } from "@stillwater/engine";
import { SHEETS } from "./sheets";

/**
 * Loads the style sheets of some modules' boards; renders nothing itself. People see server-rendered HTML before its script
 * has loaded, and the server links only those sheets that the page's entry file imports through `dynamic`, one per call: so
 * that file must import this one. Otherwise a board would be unstyled until its script had loaded its sheets.
 */
export function BoardSheets({ modules }: { readonly modules: readonly ModuleId[] }) {
  return modules.map((module) => {
    const Sheets = SHEETS[module];
    return Sheets === null ? null : <Sheets key={module} />;
  });
}
