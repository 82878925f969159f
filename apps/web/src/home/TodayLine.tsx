import Link from "next/link";
import { useLocale, useTranslations } from "next-intl";

interface TodayLineProps {
  /** Which daily deal is today's, counted from the first. */
  readonly number: number;
}

const DAILY = ["dailySea", "dailyMountain"] as const;

/** The deals of the day at the left, the way in for beginners at the right. */
export function TodayLine({ number }: TodayLineProps) {
  const t = useTranslations("home");
  const locale = useLocale();
  return (
    <div className="home-today">
      <h2 className="sw-label">{t("today")}</h2>
      <ul>
        {DAILY.map((name) => (
          <li key={name}>
            <Link href={`/${locale}/daily`} data-game={name}>
              {t(name, { number })}
            </Link>
            <span className="text-quiet"> · {t("dailyCrew")}</span>
          </li>
        ))}
        <li>
          <Link href={`/${locale}/play/lobby`}>{t("publicTables")}</Link>
        </li>
      </ul>
      <Link className="home-learn" href={`/${locale}/learn`}>
        {t("learn")}
      </Link>
    </div>
  );
}
