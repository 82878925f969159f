"use client";

import Link from "next/link";
import { useFormatter, useLocale, useTranslations } from "next-intl";
import { DropGame } from "@/layout/DropGame";
import { GameLine, useGameWords } from "@/modules/GameLine";
import type { LoggedGame } from "./logged";

interface GameTableProps {
  readonly games: readonly LoggedGame[];
  /** Deletes a game that is only stored here. */
  readonly onDrop?: (table: string) => void;
}

/** Finished games, a line each: the date, the game, the people, the result, and a link to the replay. */
export function GameTable({ games, onDrop }: GameTableProps) {
  const t = useTranslations("logbook");
  const format = useFormatter();
  const locale = useLocale();
  const words = useGameWords();
  return (
    <ul className="[&>*+*]:border-t [&>*+*]:border-rule">
      {games.map((game) => {
        const { table, code, status, at, names, figures, crew } = game;
        const date = format.dateTime(new Date(at), { dateStyle: "medium" });
        return (
          <li key={table} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-2">
            <div className="min-w-0">
              <p>
                <GameLine code={code} />
              </p>
              <p className="text-quiet">
                {date}
                {names.length > 1 ? ` · ${format.list(names)}` : crew === true ? "" : ` · ${t("alone")}`}
                {crew === true ? ` · ${t("withCrew")}` : ""}
              </p>
            </div>
            <p className="ms-auto text-end">
              <strong>{t("result", { status })}</strong>
              {figures === null ? null : (
                <span className="block text-quiet">
                  {status === "won" ? `${t("spare")} ${figures.spare}` : `${t("open")} ${figures.open}`}
                  {` · ${t("paid")} ${figures.paid}`}
                </span>
              )}
            </p>
            {onDrop === undefined ? null : (
              <DropGame
                words={[t("drop"), t("dropSure")]}
                game={`${words(code).name}, ${date}`}
                onDrop={() => onDrop(table)}
              />
            )}
            <Link
              href={`/${locale}/replay/${table}`}
              className="flex min-h-11 items-center font-semibold text-act"
              aria-label={t("replayOf", { game: words(code).name, date })}
            >
              {t("replay")}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
