"use client";

import type { ClauseId } from "@stillwater/engine";
import dynamic from "next/dynamic";
import { type ReactNode, useState } from "react";
import { late } from "@/layout/late";

const RuleSheet = dynamic(() => late(() => import("./RuleSheet")), { ssr: false });

/** Opens a rule over any screen: returns the function that opens it, and the sheet, null while none is open. */
export function useRuleSheet(): readonly [open: (clause: ClauseId) => void, sheet: ReactNode] {
  const [rule, setRule] = useState<ClauseId | null>(null);
  return [setRule, rule === null ? null : <RuleSheet clause={rule} onClose={() => setRule(null)} />];
}
