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
    <article className="sheet-card" data-game={game}>
      <p className="paper-ways">
        <PrintButton label={t("print")} />
        <Link href={`/${locale}${readPath(game)}`} prefetch={false}>
          {t("readAll")}
        </Link>
        <Link href={`/${locale}${RULES}`}>{t("back")}</Link>
      </p>
      {sides.map((chapters, index) => (
        <section
          key={chapters[0]?.id}
          className="sheet-page"
          aria-labelledby={index === 0 ? "card-front" : "card-back"}
        >
          <header>
            {index === 0 ? (
              <h1 id="card-front" className="sheet-title">
                {t("cardTitle", { name: home(game) })}
              </h1>
            ) : (
              <h2 id="card-back" className="sheet-title">
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
    <div className="sheet-columns">
      {chapters.map(({ id, title, clauses }) => (
        <section key={id}>
          <Heading>{title}</Heading>
          <ul>
            {clauses.map((clause) => (
              <li key={clause.clause}>
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

/** The two differences of which one counts, drawn from an example of the rule. */
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
