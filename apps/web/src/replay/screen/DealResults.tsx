"use client";

/** How crews have done with the same cards: online with the server's games, here with this browser's. */
import type { Course } from "@stillwater/table/log";
import { type Figures, hereDealName, isOver, type Status } from "@stillwater/table/session";
import { Section } from "@stillwater/ui";
import { useQuery } from "@tanstack/react-query";
import Link from "next/link";
import { useFormatter, useLocale, useTranslations } from "next-intl";
import { memo, useEffect, useState } from "react";
import { useTRPC } from "@/trpc/Data";
import type { ReplayOf } from "./source";
import { FIGURES_FRAME } from "./TideTable";

interface Result {
  readonly key: string;
  readonly href: string;
  readonly mine: boolean;
  /** Played on this device, and kept nowhere else. */
  readonly here: boolean;
  readonly status: Status;
  readonly figures: Figures | null;
  /** ISO 8601. */
  readonly at: string;
}

export const DealResults = memo(Compared);

function Compared({ course, source }: ReplayOf) {
  const here = useResultsHere(course, source.kind === "here" ? source.id : "");
  const t = useTranslations("replay");
  if (source.kind === "online")
    return source.deal === null ? null : <ResultsOnline deal={source.deal} mine={source.table} here={here} />;
  const deal = hereDealName(course.rulebook.code, course.seed);
  return here.length === 0 ? null : <ResultTable label={t("crewsHere")} deal={deal} results={here} />;
}

interface ResultsOnlineProps {
  readonly deal: string;
  readonly mine: string;
  /** Games of this device with the same cards. */
  readonly here: readonly Result[];
}

function ResultsOnline({ deal, mine, here }: ResultsOnlineProps) {
  const t = useTranslations("replay");
  const api = useTRPC();
  const locale = useLocale();
  const { data } = useQuery(api.deal.results.queryOptions({ deal }));
  if (data == null) return null;
  const results = data.results.map(({ table, status, figures, at }) => {
    return {
      ...{ key: table, href: `/${locale}/replay/${table}`, mine: table === mine, here: false },
      ...{ status, figures, at },
    };
  });
  return <ResultTable label={t("crews")} deal={deal} results={[...results, ...here]} />;
}

/** How the same cards went in this browser. */
function useResultsHere({ seed, begunAt, rulebook: { code } }: Course, mine: string): readonly Result[] {
  const locale = useLocale();
  const [results, setResults] = useState<readonly Result[]>([]);
  useEffect(() => {
    let open = true;
    import("@/local-games/shelf")
      .then(({ all }) => all())
      .then((games) => {
        const same = games.filter(
          (game) =>
            isOver(game) &&
            game.crew === undefined &&
            game.seed === seed &&
            game.code === code &&
            game.begunAt === begunAt,
        );
        const found = same.map(({ id, status, figures, changedAt }) => {
          const href = `/${locale}/replay/here?game=${id}`;
          return { key: id, href, mine: id === mine, here: true, status, figures, at: changedAt };
        });
        if (open) setResults(found);
      })
      // A browser that keeps nothing has no games of its own to compare with.
      .catch(() => undefined);
    return () => {
      open = false;
    };
  }, [seed, code, begunAt, locale, mine]);
  return results;
}

interface ResultTableProps {
  readonly label: string;
  /** The name of the deal; null where it has none. */
  readonly deal: string | null;
  readonly results: readonly Result[];
}

function ResultTable({ label, deal, results }: ResultTableProps) {
  const t = useTranslations("replay");
  const format = useFormatter();
  const scored = results.some(({ figures }) => figures?.scores !== undefined);
  const won = results.filter(({ status }) => status === "won").length;
  const allHere = results.every(({ here }) => here);
  const others = results.some(({ mine }) => !mine);
  // biome-ignore-start lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
  return (
    <Section
      label={label}
      aside={deal === null ? null : <span className="text-quiet">{t("dealName", { name: deal })}</span>}
    >
      <p className="mb-2">{others ? t("crewsCount", { played: results.length, won }) : t("onlyThis")}</p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls */}
      <div className={FIGURES_FRAME} tabIndex={0} role="group" aria-label={label}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t("result")}</th>
              <th scope="col">{t(scored ? "points" : "spare")}</th>
              <th scope="col">{t("openSpaces")}</th>
              <th scope="col">{t("paid")}</th>
              <th scope="col">{t("turns")}</th>
              <th scope="col">{t("day")}</th>
            </tr>
          </thead>
          <tbody>
            {results.map(({ key, href, mine, here, status, figures, at }) => {
              const date = format.dateTime(new Date(at), { dateStyle: "medium" });
              return (
                <tr key={key} aria-current={mine ? "true" : undefined}>
                  <th scope="row">{t("resultOf", { status })}</th>
                  <td>{scored ? figures?.scores?.join(" : ") : Math.max(0, figures?.spare ?? 0)}</td>
                  <td>{figures?.open}</td>
                  <td>{figures?.paid}</td>
                  <td>{figures?.turns}</td>
                  <td>
                    {mine ? (
                      t("thisGame")
                    ) : (
                      <Link href={href} className="action-link" aria-label={t("lookOf", { date })}>
                        {date}
                      </Link>
                    )}
                    {here && !allHere ? ` · ${t("onHere")}` : null}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </Section>
  );
  // biome-ignore-end lint/a11y/noNoninteractiveTabindex: as above
}
