"use client";

import { useTranslations } from "next-intl";
import { Notice } from "@/layout/Notice";

/** There is no table to show: why, what is kept, and where to go. */
export function NoTable({ why }: { readonly why: "gone" | "full" }) {
  const t = useTranslations("net");
  const home = ["", t("home")] as const;
  const ways = why === "gone" ? [["/join", t("join")] as const, home] : [home];
  return <Notice title={t(why)} text={t(`${why}Text`)} ways={ways} />;
}
