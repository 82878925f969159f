/** Before anything is looked for: what there is to be found. */
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
    <div className="entrance">
      <h1 className="page-title">{t("title")}</h1>
      <p className="entrance-lead">{t("lead")}</p>
      <Section label={t("ask")}>
        <ul className="entrance-questions">
          {QUESTIONS.map((question) => {
            const words = t(`asked.${question}`);
            return (
              <li key={question}>
                <Link href={`/${locale}${RULES}?q=${encodeURIComponent(words)}`} prefetch={false}>
                  {words}
                </Link>
              </li>
            );
          })}
        </ul>
      </Section>
      <Section label={t("onPaper")}>
        <ul className="entrance-papers">
          {GAMES.map((game) => (
            <li key={game}>
              <b data-game={game}>{home(game)}</b>
              <Link href={`/${locale}${readPath(game)}`} prefetch={false}>
                {t("readAll")}
              </Link>
              <Link href={`/${locale}${cardPath(game)}`} prefetch={false}>
                {t("oneCard")}
              </Link>
            </li>
          ))}
        </ul>
      </Section>
      <p className="entrance-check">
        <Link href={`/${locale}${RULES}/check`}>{t("check")}</Link>
      </p>
      <p className="entrance-check">
        <Link href={`/${locale}${API}`} prefetch={false}>
          {t("api")}
        </Link>
      </p>
      <Credits />
    </div>
  );
}

/** Whose games these are. Only an address that was looked up is a link. */
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
