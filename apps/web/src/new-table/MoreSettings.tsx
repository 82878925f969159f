"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";

interface MoreProps {
  /** Something under it is set already. */
  readonly open: boolean;
  readonly children: ReactNode;
}

/** What most tables are opened without. Once open it stays so until it is closed by hand. */
export function MoreSettings({ open, children }: MoreProps) {
  const t = useTranslations("open");
  const [unfolded, setUnfolded] = useState(open);
  if (open && !unfolded) setUnfolded(true);
  return (
    <details
      className="open-more"
      open={unfolded}
      onToggle={(event) => {
        if (event.currentTarget.open !== unfolded) setUnfolded(event.currentTarget.open);
      }}
    >
      <summary>{t("more")}</summary>
      <div className="open-groups">{children}</div>
    </details>
  );
}
