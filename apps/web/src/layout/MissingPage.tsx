"use client";

import { Button, SeaDrawing } from "@stillwater/ui";
import { useLocale, useTranslations } from "next-intl";
import { Page } from "./Page";

/** There is nothing at this address. */
export default function MissingPage() {
  const t = useTranslations("missing");
  const locale = useLocale();
  return (
    <Page>
      <div className="beside-chart">
        <div className="grid justify-items-start gap-4">
          <h1 className="page-title">{t("title")}</h1>
          <p className="text-quiet">{t("text")}</p>
          <Button href={`/${locale}`}>{t("home")}</Button>
        </div>
        <SeaDrawing crop="guest" />
      </div>
    </Page>
  );
}
