/** The whole rules of a game on one page, to be read and printed. */
import { Tag } from "@stillwater/ui";
import Link from "next/link";
import { useLocale, useTranslations } from "next-intl";
import { cardPath, clausePath, RULES } from "@/layout/rule-paths";
import type { RuledGame } from "@/layout/ruled-game";
import { Strong } from "../Strong";
import { PrintButton } from "./PrintButton";
import type { ReadChapter, ReadClause } from "./reading";
import { StillBoard } from "./StillBoard";

interface ReadingProps {
  readonly game: RuledGame;
  readonly chapters: readonly ReadChapter[];
}

export function PaperReading({ game, chapters }: ReadingProps) {
  const t = useTranslations("rules");
  const home = useTranslations("home");
  const locale = useLocale();
  return (
    <article className="reading" data-game={game}>
      <header className="reading-head">
        <h1 className="page-title">{t("readTitle", { name: home(game) })}</h1>
        <p className="text-quiet">{t("ourWords")}</p>
        <p className="paper-ways">
          <PrintButton label={t("print")} />
          <Link href={`/${locale}${cardPath(game)}`} prefetch={false}>
            {t("oneCard")}
          </Link>
          <Link href={`/${locale}${RULES}`}>{t("back")}</Link>
        </p>
      </header>
      <nav className="reading-parts" aria-label={t("parts")}>
        <ol>
          {chapters.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      {chapters.map(({ id, title, clauses }) => (
        <section key={id} aria-labelledby={id}>
          <h2 id={id}>{title}</h2>
          {clauses.map((clause) => (
            <Rule key={clause.clause} {...clause} game={game} />
          ))}
        </section>
      ))}
    </article>
  );
}

function Rule({
  clause,
  title,
  rule,
  beyond,
  source,
  board,
  game,
}: ReadClause & { readonly game: RuledGame }) {
  const t = useTranslations("rules");
  const locale = useLocale();
  return (
    <section className="reading-rule" aria-labelledby={clause}>
      <p className="reading-source">
        <span>§ {clause}</span> <span>{source}</span>
      </p>
      <div className="reading-words">
        <h3 id={clause}>
          <Link href={`/${locale}${clausePath(clause)}`} prefetch={false}>
            {title}
          </Link>
        </h3>
        <p>
          <Strong parts={rule} />
        </p>
        {beyond.map(({ status, text }) => (
          <p key={text} className="reading-beyond">
            <Tag tone={status === "ours" ? "reading" : "plain"}>{t(status)}</Tag> {text}
          </p>
        ))}
      </div>
      {board === null ? null : <StillBoard board={board} game={game} />}
    </section>
  );
}
