import { useTranslations } from "next-intl";

/** Placeholder for a loading table. Hidden for 400 ms, as most load sooner; in CSS, as the script may not be here yet. */
export function SettingTable() {
  const t = useTranslations("net");
  return (
    <p className="late-words py-16 text-center font-serif text-20 text-quiet italic" role="status">
      {t("loading")}
    </p>
  );
}
