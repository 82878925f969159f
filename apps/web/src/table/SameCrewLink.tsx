"use client";

/** A link that brings those who sat here together again another day. */
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { CopyButton } from "@/layout/CopyButton";

export default function SameCrewLink({ id }: { readonly id: string }) {
  const t = useTranslations("aboard");
  const [link, setLink] = useState("");
  useEffect(() => setLink(`${location.origin}/again/${id}`), [id]);
  return (
    <div className="grid gap-2">
      <CopyButton text={link} label={t("same")} done={t("sameCopied")} sheet={t("same")} />
      <p className="text-quiet">{t("sameText")}</p>
    </div>
  );
}
