"use client";

import { useTranslations } from "next-intl";

/** While a game is fetched and dealt again. */
export function Loading() {
  const t = useTranslations("replay");
  return (
    <p className="py-16 text-center font-serif text-xl text-quiet italic" role="status">
      {t("loading")}
    </p>
  );
}
