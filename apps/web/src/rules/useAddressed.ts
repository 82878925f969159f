"use client";

import { type ClauseId, isClauseId } from "@stillwater/engine";
import { usePathname, useSelectedLayoutSegment } from "next/navigation";
import { useHydrated } from "@/layout/useHydrated";

interface Addressed {
  /** The rule that the address names. */
  readonly clause: ClauseId | null;
  /** The address's part in place of a rule's id, valid or not; null on the first page of the rules. */
  readonly named: string | null;
}

/** Which rule is open. A cached page may be shown under another address, which only the browser knows. */
export function useAddressed(): Addressed {
  const segment = useSelectedLayoutSegment();
  const pathname = usePathname();
  const here = useHydrated();
  const named = segment ?? (here ? (/^\/[a-z]{2}\/rules\/([^/]+)\/?$/.exec(pathname)?.[1] ?? null) : null);
  return { clause: named !== null && isClauseId(named) ? named : null, named };
}
