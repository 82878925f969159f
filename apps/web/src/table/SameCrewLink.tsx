"use client";

/** A link that brings the players of this table together again another day. */
import { useTranslations } from "next-intl";
import { CopyButton } from "@/layout/CopyButton";

export function SameCrewLink({ id }: { readonly id: string }) {
  const t = useTranslations("aboard");
  return (
    <div className="grid gap-2">
      <CopyButton
        text={`${location.origin}/again/${id}`}
        label={t("same")}
        done={t("sameCopied")}
        sheet={t("same")}
      />
      <p className="text-quiet">{t("sameText")}</p>
    </div>
  );
}
