"use client";

import { Button } from "@stillwater/ui";
import { useLocale, useTranslations } from "next-intl";
import { EmptyPage } from "./EmptyPage";

/** The page for an address where there is nothing. */
export default function MissingPage() {
  const t = useTranslations("missing");
  const locale = useLocale();
  return (
    <EmptyPage title={t("title")} text={t("text")}>
      <Button href={`/${locale}`}>{t("home")}</Button>
    </EmptyPage>
  );
}
