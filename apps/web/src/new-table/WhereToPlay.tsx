"use client";

import { Segments } from "@stillwater/ui";
import { useTranslations } from "next-intl";
import type { WishesProps } from "./useOpening";

interface WhereToPlayProps extends WishesProps {
  readonly players: number;
  /** A deal that is played again is played where it was. */
  readonly fixed: boolean;
}

const HINTS = {
  online: { alone: "shareSolo", together: "share" },
  here: { alone: "onHereAlone", together: "onHereHint" },
  table: { alone: "onTableHint", together: "onTableHint" },
} as const;

/** Online, on this device, or with printed cards. */
export function WhereToPlay({ wishes: { where }, players, fixed, onWish }: WhereToPlayProps) {
  const t = useTranslations("open");
  return (
    <div className="grid gap-1">
      {fixed ? null : (
        <Segments
          label={t("where")}
          value={where}
          onChange={(next) => onWish({ where: next })}
          options={[
            { value: "online", label: t("online") },
            { value: "here", label: t("onHere") },
            { value: "table", label: t("onTable") },
          ]}
        />
      )}
      <p className="text-quiet">{t(HINTS[where][players === 1 ? "alone" : "together"])}</p>
    </div>
  );
}
