"use client";

import { useTranslations } from "next-intl";

/** While a game is fetched and dealt again; as high as the screen, so that the foot of the page is not seen to jump. */
export function Loading() {
  const t = useTranslations("replay");
  return (
    <p className="min-h-dvh py-16 text-center font-serif text-20 text-quiet italic" role="status">
      {t("loading")}
    </p>
  );
}
