"use client";

import { useTranslations } from "next-intl";

/** Shown while a game is loaded and replayed; as high as the screen, so that the foot of the page does not jump. */
export function Loading() {
  const t = useTranslations("replay");
  return (
    <p className="min-h-dvh py-16 text-center font-serif text-20 text-quiet italic" role="status">
      {t("loading")}
    </p>
  );
}
