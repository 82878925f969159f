"use client";

import { Button } from "@stillwater/ui";
import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";

interface BranchHereProps {
  /** Another line was left just now: the focus belongs on the button that began it. */
  readonly called: boolean;
  readonly onBranch: () => void;
}

/** Starts another line from the move that is shown. */
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
