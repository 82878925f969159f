"use client";

import { Button } from "@stillwater/ui";
import { useTranslations } from "next-intl";

/** What happened, what is kept, what to do. */
export default function Fault({ reset }: { readonly reset: () => void }) {
  const t = useTranslations("net");
  return (
    <main className="mx-auto grid max-w-xl justify-items-start gap-4 px-3.5 py-16">
      <h1 className="page-title">{t("fault")}</h1>
      <p className="text-quiet">{t("faultText")}</p>
      <Button variant="primary" onClick={reset}>
        {t("reload")}
      </Button>
    </main>
  );
}
