"use client";

import { dealAddress } from "@stillwater/table/session";
import { useTranslations } from "next-intl";
import { CopyButton } from "@/layout/CopyButton";

/** The short code of a deal, and the way to send it to others. */
export function ShareDeal({ name }: { readonly name: string }) {
  const t = useTranslations("end");
  return (
    <div className="grid gap-2">
      <p>{t("deal", { name })}</p>
      <CopyButton
        text={dealAddress(location.origin, name)}
        label={t("shareDeal")}
        done={t("shared")}
        sheet={t("sameCards", { name })}
      />
    </div>
  );
}
