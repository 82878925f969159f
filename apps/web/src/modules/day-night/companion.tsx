"use client";

import { skySide, type Table } from "@stillwater/engine";
import { Icon } from "@stillwater/ui";
import { useTranslations } from "next-intl";
import type { CompanionPart } from "../companion-part";

/** Which side is up. */
function Side({ table }: { readonly table: Table }) {
  const t = useTranslations("night");
  const side = skySide(table);
  return (
    <p className="flex items-center gap-1 text-[length:var(--sign,1.25rem)] tabular" data-sign={side}>
      <Icon name={side === "day" ? "sun" : "moon"} size={26} />
      <span className="unseen">{t("hands", { side })}</span>
    </p>
  );
}

export const companion: CompanionPart = {
  OfSeat: null,
  Sign: Side,
  Beside: null,
  Anytime: null,
  council: null,
  along: null,
  usual: null,
  unsaid: null,
  mark: null,
  text: null,
  Others: null,
};
