"use client";

import type { ModuleId } from "@stillwater/engine";
import { SHEETS } from "./sheets";

/**
 * Brings along the style sheets that boards of some modules are drawn by; shows nothing itself. What a server draws is seen
 * before its script has come, and a server names only sheets that the page's own first file fetches by `dynamic`, one for each
 * call: that file must import this one. Without them a board would stand there bare until its script has brought them.
 */
export function BoardSheets({ modules }: { readonly modules: readonly ModuleId[] }) {
  return modules.map((module) => {
    const Sheets = SHEETS[module];
    return Sheets === null ? null : <Sheets key={module} />;
  });
}
