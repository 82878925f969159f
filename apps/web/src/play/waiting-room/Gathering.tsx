"use client";

/** Tells that a table gathers people who look for a crew, and until when. */
import { useFormatter, useTranslations } from "next-intl";

export default function Gathering({ until }: { readonly until: string }) {
  const t = useTranslations("aboard");
  const format = useFormatter();
  const time = format.dateTime(new Date(until), { hour: "2-digit", minute: "2-digit", second: "2-digit" });
  return <p role="status">{t("gathers", { time })}</p>;
}
