"use client";

import type { ClauseId } from "@stillwater/engine";
import { type ReactNode, useState } from "react";
import { onDemand } from "@/layout/late";

const RuleSheet = onDemand(() => import("./RuleSheet"));

/** Opens a rule over any screen: returns the function that opens it, and the sheet, null while none is open. */
export function useRuleSheet(): readonly [open: (clause: ClauseId) => void, sheet: ReactNode] {
  const [rule, setRule] = useState<ClauseId | null>(null);
  return [setRule, rule === null ? null : <RuleSheet clause={rule} onClose={() => setRule(null)} />];
}
