import Link from "next/link";
import { useLocale, useTranslations } from "next-intl";
import { TodayGrade } from "./TodayGrade";
import { TodayPlay } from "./TodayPlay";

/** Today's deal of each game, with buttons that lead straight into it. */
export function TodaysDeals({ number }: { readonly number: number }) {
  const t = useTranslations("home");
  const locale = useLocale();
  return (
    <>
      <ul className="[&_.sw-button]:ms-auto">
        {(["sea", "mountain"] as const).map((game) => {
          const name = t(game === "sea" ? "dailySea" : "dailyMountain", { number });
          return (
            <li
              className="flex flex-wrap items-baseline gap-x-3.5 gap-y-0 min-h-11 border-b border-b-hair"
              key={game}
            >
              <span
                className="data-game:font-serif data-game:text-19/[1.2] data-game:font-semibold
                data-[game=sea]:italic"
                data-game={game}
              >
                {name}
              </span>
              <TodayGrade code={`${game} p1`} />
              <TodayPlay code={`${game} p1`} label={`${t("dailyPlay")}: ${name}, ${t("dailyAlone")}`}>
                {t("dailyPlay")}
              </TodayPlay>
            </li>
          );
        })}
      </ul>
      <Link className="action-link" href={`/${locale}/daily`}>
        {t("dailyOthers")}
      </Link>
    </>
  );
}
