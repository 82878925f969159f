"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { CopyButton } from "@/layout/CopyButton";

/** Copies the permanent address of this rule. */
export function CopyAddress({ path }: { readonly path: string }) {
  const t = useTranslations("rules");
  const shell = useTranslations("shell");
  const [origin, setOrigin] = useState("");
  useEffect(() => setOrigin(location.origin), []);
  return (
    <div className="max-lg:row-1 max-lg:col-3">
      <CopyButton quiet text={`${origin}${path}`} label={t("copyLink")} done={shell("copied")} />
    </div>
  );
}
