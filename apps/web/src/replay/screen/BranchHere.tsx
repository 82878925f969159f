"use client";

import { Button } from "@stillwater/ui";
import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";

interface BranchHereProps {
  /** Another line was left just now: what began it is where the focus belongs. */
  readonly called: boolean;
  readonly onBranch: () => void;
}

/** Begins another line from the move that is shown. */
export function BranchHere({ called, onBranch }: BranchHereProps) {
  const t = useTranslations("replay");
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (called) button.current?.focus();
  }, [called]);
  return (
    <div className="grid justify-items-start gap-1.5">
      <Button ref={button} variant="primary" onClick={onBranch}>
        {t("branch")}
      </Button>
      <p className="text-quiet">{t("branchText")}</p>
    </div>
  );
}
