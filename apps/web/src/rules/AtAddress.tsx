"use client";

/**
 * The rules' first page also stands in for every rule's own where there is no network: the service worker answers a
 * rule that was never visited with it, under that rule's address. What the address names is shown then.
 */
import dynamic from "next/dynamic";
import type { ReactNode } from "react";
import { late } from "@/layout/late";
import { UnknownRule } from "./UnknownRule";
import { useAddressed } from "./useAddressed";

const KeptClause = dynamic(() => late(() => import("./KeptClause")), { ssr: false });

export function AtAddress({ children }: { readonly children: ReactNode }) {
  const { clause, named } = useAddressed();
  if (clause !== null) return <KeptClause clause={clause} />;
  return named === null ? children : <UnknownRule />;
}
