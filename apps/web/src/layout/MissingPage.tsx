"use client";

import { Button, SeaDrawing } from "@stillwater/ui";
import { useLocale, useTranslations } from "next-intl";
import { Page } from "./Page";

/** The page for an address where there is nothing. */
export default function MissingPage() {
  const t = useTranslations("missing");
  const locale = useLocale();
  return (
    <Page>
      <div
        className="grid grid-cols-1 gap-x-11 gap-y-6.5 items-start pt-5.5 pb-8
        md:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)] md:pt-8"
      >
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
