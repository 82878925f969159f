import { useFormatter, useTranslations } from "next-intl";

/** The date until which an untouched table is kept, once it is near; nothing before. */
export function KeptUntil({ until }: { readonly until: string | undefined }) {
  const t = useTranslations("table");
  const format = useFormatter();
  if (until === undefined) return null;
  const date = format.dateTime(new Date(until), { dateStyle: "long" });
  return <p className="table-kept py-1 text-[15px] text-quiet">{t("keptUntil", { date })}</p>;
}
