"use client";

import { useTranslations } from "next-intl";
import { memo, type ReactNode, useState } from "react";
import { Groups } from "@/layout/Groups";

interface MoreProps {
  /** Something inside is set already. */
  readonly open: boolean;
  readonly children: ReactNode;
}

/** Settings that most tables do without. It opens when something inside is set, and then stays open until closed by hand. */
export function MoreSettings({ open, children }: MoreProps) {
  const t = useTranslations("open");
  const [unfolded, setUnfolded] = useState(open);
  const [before, setBefore] = useState(open);
  if (open !== before) {
    setBefore(open);
    if (open) setUnfolded(true);
  }
  return (
    <details
      className="group/fold"
      open={unfolded}
      onToggle={(event) => {
        if (event.currentTarget.open !== unfolded) setUnfolded(event.currentTarget.open);
      }}
    >
      <summary
        className="flex gap-2 items-center min-h-12 border-t-[1.25px] border-t-ink font-serif text-19/[1.2]
        font-semibold cursor-pointer list-none [&::-webkit-details-marker]:hidden
        after:content-['+'] after:ms-auto after:text-24/none
        group-open/fold:after:content-['−']
        group-open/fold:mb-3.5"
      >
        {t("more")}
      </summary>
      <Folded open={unfolded}>{children}</Folded>
    </details>
  );
}

/** While folded it keeps its last content: hidden settings need not be rendered with every choice. */
const Folded = memo(Inside, (_before, { open }) => !open);

function Inside({ children }: MoreProps) {
  return <Groups>{children}</Groups>;
}
