"use client";

import type { Figures, Status } from "@stillwater/table/session";
import { Section } from "@stillwater/ui";
import Link from "next/link";
import { useFormatter, useTranslations } from "next-intl";
import { FIGURES_FRAME } from "./TideTable";

/** How one crew did with the cards. */
export interface DealResult {
  readonly key: string;
  readonly href: string;
  readonly mine: boolean;
  /** Played on this device, and stored nowhere else. */
  readonly here: boolean;
  readonly status: Status;
  readonly figures: Figures | null;
  /** ISO 8601. */
  readonly at: string;
}

interface ResultTableProps {
  readonly label: string;
  /** The name of the deal; null if it has none. */
  readonly deal: string | null;
  readonly results: readonly DealResult[];
}

export function ResultTable({ label, deal, results }: ResultTableProps) {
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
