/** The rules of a game on one sheet: every rule in one sentence. */
import { judge, namedPiece, type Verdict } from "@stillwater/engine";
import Link from "next/link";
import { useLocale, useTranslations } from "next-intl";
import { RULES, readPath } from "@/layout/rule-paths";
import type { RuledGame } from "@/layout/ruled-game";
import { ReckoningPanel } from "@/table/verdict/ReckoningPanel";
import { touchedAt } from "../board/touch";
import { clausePageOf } from "../clause-page";
import { PrintButton } from "./PrintButton";
import type { ReadChapter } from "./reading";

interface ReferenceCardProps {
  readonly game: RuledGame;
  /** The front, and the back of the same sheet: the variants, which are games of their own. */
  readonly sides: readonly (readonly ReadChapter[])[];
}

export function ReferenceCard({ game, sides }: ReferenceCardProps) {
  const t = useTranslations("rules");
  const home = useTranslations("home");
  const locale = useLocale();
  return (
    <article
      className="sheet-card grid gap-3.5 pt-4 pb-7 group/sheet-card
      print:block print:p-0 print:[&_.sw-reckoning]:max-w-24"
      data-game={game}
    >
      <p className="flex flex-wrap items-center gap-x-5 gap-y-2 print:hidden">
        <PrintButton label={t("print")} />
        <Link
          className="flex items-center min-h-11 underline"
          href={`/${locale}${readPath(game)}`}
          prefetch={false}
        >
          {t("readAll")}
        </Link>
        <Link className="flex items-center min-h-11 underline" href={`/${locale}${RULES}`}>
          {t("back")}
        </Link>
      </p>
      {sides.map((chapters, index) => (
        <section
          key={chapters[0]?.id}
          className="max-w-256 p-[clamp(14px,3vw,36px)] border border-rule bg-sheet
          print:max-w-none print:p-0 print:border-0 print:[section+&]:break-before-page"
          aria-labelledby={index === 0 ? "card-front" : "card-back"}
        >
          <header
            className="flex flex-wrap gap-x-5 gap-y-1 items-baseline justify-between mb-3 text-quiet text-14
            print:mb-1.25 print:text-[8.5pt]"
          >
            {index === 0 ? (
              <h1
                id="card-front"
                className="text-ink font-serif text-28/[1.1]
                group-data-[game=sea]/sheet-card:italic print:text-[17pt]"
              >
                {t("cardTitle", { name: home(game) })}
              </h1>
            ) : (
              <h2
                id="card-back"
                className="text-ink font-serif text-28/[1.1]
                group-data-[game=sea]/sheet-card:italic print:text-[17pt]"
              >
                {t("cardBack", { name: home(game) })}
              </h2>
            )}
            <p>{t("cardFoot", { game })}</p>
          </header>
          <Side game={game} chapters={chapters} level={index === 0 ? "h2" : "h3"} />
        </section>
      ))}
    </article>
  );
}

interface SideProps {
  readonly game: RuledGame;
  readonly chapters: readonly ReadChapter[];
  readonly level: "h2" | "h3";
}

function Side({ game, chapters, level: Heading }: SideProps) {
  return (
    <div
      className="columns-[17rem] gap-x-6.5
      [&_.sw-reckoning]:max-w-37.5 [&_.sw-reckoning]:my-1
      print:columns-[3] print:gap-x-3.5"
    >
      {chapters.map(({ id, title, clauses }) => (
        <section className="mb-3 print:mb-1" key={id}>
          <Heading
            className="mb-0.75 border-b border-b-ink font-serif text-17/[1.3] font-semibold break-after-avoid
            print:text-[10.5pt]"
          >
            {title}
          </Heading>
          <ul>
            {clauses.map((clause) => (
              <li
                className="py-[2.5px] text-15 leading-[1.3] break-inside-avoid
                print:py-[1.4px] print:text-[8.5pt] print:leading-[1.2]"
                key={clause.clause}
              >
                <b>{clause.title}.</b> {clause.answer}
              </li>
            ))}
          </ul>
          {clauses.some(({ clause }) => clause === PRICED[game]) ? <Priced game={game} /> : null}
        </section>
      ))}
    </div>
  );
}

const PRICED = { sea: "T.place.cost", mountain: "A.bridge.cover" } as const;

/** The two differences, of which one counts, drawn from an example of the rule. */
function Priced({ game }: { readonly game: RuledGame }) {
  const drawn = between(game);
  return drawn === null ? null : <ReckoningPanel {...drawn} />;
}

function between(game: RuledGame): { readonly n: number; readonly verdict: Verdict } | null {
  for (const example of clausePageOf(PRICED[game], "en").examples) {
    if (example.kind !== "board") continue;
    const { table, act } = touchedAt(example, 0);
    if (act === null) continue;
    const verdict = judge(table, act);
    const sides = verdict.findings.find(({ with: told }) => "left" in told && "right" in told);
    const n = namedPiece(table.rulebook.pieceName(act.card))?.number ?? 0;
    if (sides !== undefined && verdict.allowed === "yes") return { n, verdict };
  }
  return null;
}
