import { useTranslations } from "next-intl";

/** Where a table will stand. Not seen before 400 ms: most are there sooner. Who waits longer may not have the page's script yet. */
export function SettingTable() {
  const t = useTranslations("net");
  return (
    <p className="late-words py-16 text-center font-serif text-20 text-quiet italic" role="status">
      {t("loading")}
    </p>
  );
}
