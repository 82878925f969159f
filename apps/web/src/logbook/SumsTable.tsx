"use client";

import { setOf } from "@stillwater/engine";
import { useFormatter, useTranslations } from "next-intl";
import { GameLine } from "@/modules/GameLine";
import type { LoggedGame } from "./logged";
import { gameGroupsOf, sumsOf } from "./summing";

/** The results of one kind of games: a row for each option set that was played. */
export function SumsTable({ games }: { readonly games: readonly LoggedGame[] }) {
  const t = useTranslations("logbook");
  const format = useFormatter();
  const figure = (value: number | null): string =>
    value === null ? "–" : format.number(value, { maximumFractionDigits: 1 });
  // biome-ignore-start lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls
    <div
      className="overflow-x-auto lined [&_:is(th,td)]:[font-weight:inherit]
      [&_tbody_:is(th,td)]:whitespace-nowrap"
      tabIndex={0}
      role="group"
      aria-label={t("by")}
    >
      <table className="w-full min-w-144 border-collapse tabular">
        <thead>
          <tr>
            <th scope="col">{t("game")}</th>
            <th scope="col">{t("crew")}</th>
            <th scope="col">{t("wonShare")}</th>
            <th scope="col">{t("spareMean")}</th>
            <th scope="col">{t("cost")}</th>
            <th scope="col">{t("freeShare")}</th>
          </tr>
        </thead>
        <tbody>
          {gameGroupsOf(games).map(([code, group]) => {
            const sums = sumsOf(group);
            const { players } = setOf(code);
            return (
              <tr key={code}>
                <th scope="row">
                  <GameLine code={code} />
                </th>
                <td>{t("players", { count: players })}</td>
                <td>{t("ofGames", { won: sums.won, played: sums.played })}</td>
                <td>{figure(sums.spare)}</td>
                <td>{figure(sums.cost)}</td>
                <td>{sums.free === null ? "–" : format.number(sums.free, { style: "percent" })}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
  // biome-ignore-end lint/a11y/noNoninteractiveTabindex: as above
}
