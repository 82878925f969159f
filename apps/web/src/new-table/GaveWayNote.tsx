"use client";

import type { ClauseId, GaveWay } from "@stillwater/engine";
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { late } from "@/layout/late";
import { RuleLink } from "@/table/verdict/RuleLink";

const RuleSheet = dynamic(() => late(() => import("@/table/verdict/RuleSheet")), { ssr: false });

/** The rule behind what cannot stand together; none where only a number gave way. */
const RULE: Readonly<Record<GaveWay, ClauseId>> = {
  storms: "T.setup.mix",
  board: "T.setup.mix",
  crew: "T.duel.players",
  sequence: "A.setup.solo",
};

/** What gave way to the last choice, and the rule that says so. */
export function GaveWayNote({ gaveWay }: { readonly gaveWay: GaveWay | null }) {
  const t = useTranslations("gaveWay");
  const [rule, setRule] = useState<ClauseId | null>(null);
  return (
    <div role="status">
      {gaveWay === null ? null : (
        <div className="open-gave-way">
          <p>{t(gaveWay)}</p>
          <RuleLink clause={RULE[gaveWay]} onOpen={setRule} />
        </div>
      )}
      {rule === null ? null : <RuleSheet clause={rule} onClose={() => setRule(null)} />}
    </div>
  );
}
