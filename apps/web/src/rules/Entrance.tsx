/** Shown before any search: what can be found. */
import { Section } from "@stillwater/ui";
import Link from "next/link";
import { useLocale, useTranslations } from "next-intl";
import { API, cardPath, RULES, readPath } from "@/layout/rule-paths";
import { GAMES } from "@/layout/ruled-game";

const QUESTIONS = ["one", "two", "three", "four", "five"] as const;

export function Entrance() {
  const t = useTranslations("rules");
  const home = useTranslations("home");
  const locale = useLocale();
  return (
    <div
      className="entrance grid gap-5.5 max-w-184 pt-3.5 pb-2
      [&_p.text-quiet_a]:inline-block [&_p.text-quiet_a]:py-0.5 [&_p.text-quiet_a]:underline"
    >
      <h1 className="page-title">{t("title")}</h1>
      <p className="font-serif text-20 leading-[1.35]">{t("lead")}</p>
      <Section label={t("ask")}>
        <ul>
          {QUESTIONS.map((question) => {
            const words = t(`asked.${question}`);
            return (
              <li key={question}>
                <Link
                  className="hover:underline
                  flex items-center min-h-11 border-b border-b-hair font-serif text-18"
                  href={`/${locale}${RULES}?q=${encodeURIComponent(words)}`}
                  prefetch={false}
                >
                  {words}
                </Link>
              </li>
            );
          })}
        </ul>
      </Section>
      <Section label={t("onPaper")}>
        <ul className="grid grid-cols-[repeat(auto-fit,minmax(13rem,1fr))] gap-x-6.5 gap-y-3.5">
          {GAMES.map((game) => (
            <li key={game}>
              <b className="font-serif text-18/[1.3] data-[game=sea]:italic" data-game={game}>
                {home(game)}
              </b>
              <Link
                className="hover:underline flex items-center min-h-11 border-b border-b-hair"
                href={`/${locale}${readPath(game)}`}
                prefetch={false}
              >
                {t("readAll")}
              </Link>
              <Link
                className="hover:underline flex items-center min-h-11 border-b border-b-hair"
                href={`/${locale}${cardPath(game)}`}
                prefetch={false}
              >
                {t("oneCard")}
              </Link>
            </li>
          ))}
        </ul>
      </Section>
      <p>
        <Link className="hover:underline action-link" href={`/${locale}${RULES}/check`}>
          {t("check")}
        </Link>
      </p>
      <p>
        <Link className="hover:underline action-link" href={`/${locale}${API}`} prefetch={false}>
          {t("api")}
        </Link>
      </p>
      <Credits />
    </div>
  );
}

/** Who owns the rights to these games. Only addresses that were checked are links. */
function Credits() {
  const t = useTranslations("rules");
  const english = (chunks: React.ReactNode) => <i lang="en">{chunks}</i>;
  return (
    <p className="text-quiet">
      {t("ourWords")}{" "}
      {t.rich("credits", {
        sea: english,
        mountain: english,
        link: (chunks) => (
          <a href={CAMPAIGN} rel="noreferrer">
            {chunks}
          </a>
        ),
      })}
    </p>
  );
}

const CAMPAIGN = "https://www.kickstarter.com/projects/boardgamehub/tranquility-a-co-operative-card-game";
