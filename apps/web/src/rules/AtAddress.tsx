"use client";

/**
 * Offline, the first page of the rules also stands in for every single rule's page: the service worker answers the address
 * of a rule that was never visited with it. This component then shows the rule that the address names.
 */
import type { ReactNode } from "react";
import { onDemand } from "@/layout/late";
import { UnknownRule } from "./UnknownRule";
import { useAddressed } from "./useAddressed";

const KeptClause = onDemand(() => import("./KeptClause"));

export function AtAddress({ children }: { readonly children: ReactNode }) {
  const { clause, named } = useAddressed();
  if (clause !== null) return <KeptClause clause={clause} />;
  return named === null ? children : <UnknownRule />;
}
