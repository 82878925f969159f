import { FIRST_DAY, type TableView } from "@stillwater/table/session";
import { useTranslations } from "next-intl";
import { dayNumberOf } from "@/daily/days";

/** Which deal of the day a table plays, and whether it counts; null at other tables. */
export function useDailyWords(view: Pick<TableView, "daily" | "counted"> | undefined): string | null {
  const t = useTranslations("table");
  if (view === undefined || view.daily === null) return null;
  const number = dayNumberOf(view.daily, FIRST_DAY);
  return t("daily", { number, counted: view.counted ? "yes" : "no" });
}
