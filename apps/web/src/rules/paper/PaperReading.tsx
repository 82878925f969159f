/** The whole rules of a game on one page, for reading and printing. */
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
    <article
      className="reading max-w-272 mx-auto pt-5 pb-8 data-[game=sea]:[&_:is(h1,h2)]:italic
      print:max-w-none print:p-0 print:text-[10pt]"
      data-game={game}
    >
      <header className="grid gap-2.5">
        <h1 className="page-title">{t("readTitle", { name: home(game) })}</h1>
        <p className="text-quiet">{t("ourWords")}</p>
        <p className="flex flex-wrap items-center gap-x-5 gap-y-2 print:hidden">
          <PrintButton label={t("print")} />
          <Link
            className="print:no-underline flex items-center min-h-11 underline"
            href={`/${locale}${cardPath(game)}`}
            prefetch={false}
          >
            {t("oneCard")}
          </Link>
          <Link
            className="print:no-underline flex items-center min-h-11 underline"
            href={`/${locale}${RULES}`}
          >
            {t("back")}
          </Link>
        </p>
      </header>
      <nav aria-label={t("parts")}>
        <ol
          className="grid grid-cols-[repeat(auto-fill,minmax(12rem,1fr))] gap-x-5 gap-y-0 pt-3.5 pb-2
          print:grid-cols-[repeat(3,1fr)]"
        >
          {chapters.map(({ id, title }) => (
            <li key={id}>
              <a
                className="print:no-underline print:min-h-0
                flex items-center min-h-9 font-serif text-17 underline decoration-rule underline-offset-3"
                href={`#${id}`}
              >
                {title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      {chapters.map(({ id, title, clauses }) => (
        <section key={id} aria-labelledby={id}>
          <h2
            className="mt-6.5 mb-1 pt-3 border-t border-t-ink font-serif text-28/[1.1] break-after-avoid"
            id={id}
          >
            {title}
          </h2>
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
    <section
      className="grid grid-cols-1 gap-x-6.5 gap-y-1 py-3 print:break-inside-avoid
      [&_h3_a]:inline-block [&_h3_a]:py-0.5
      md:grid-cols-[8.5rem_minmax(0,1fr)_17rem]
      print:grid-cols-[2.6cm_minmax(0,1fr)_5cm] print:gap-x-3.5 print:gap-y-0.5 print:py-1.5"
      aria-labelledby={clause}
    >
      <p
        className="order-1 text-note text-13 wrap-anywhere
        md:grid md:content-start md:order-0 md:pt-1.25
        print:grid print:content-start print:order-0 print:text-[7.5pt]"
      >
        <span>§ {clause}</span> <span>{source}</span>
      </p>
      <div>
        <h3 className="font-serif text-18/[1.3] font-semibold break-after-avoid" id={clause}>
          <Link href={`/${locale}${clausePath(clause)}`} prefetch={false}>
            {title}
          </Link>
        </h3>
        <p className="max-w-152 font-serif text-18/[1.42] print:text-[10.5pt]">
          <Strong parts={rule} />
        </p>
        {beyond.map(({ status, text }) => (
          <p key={text} className="mt-1.5 max-w-152 font-sans text-15/[1.4] print:text-[10.5pt]">
            <Tag tone={status === "inferred" ? "plain" : "reading"}>{t(status)}</Tag> {text}
          </p>
        ))}
      </div>
      {board === null ? null : <StillBoard board={board} game={game} />}
    </section>
  );
}
