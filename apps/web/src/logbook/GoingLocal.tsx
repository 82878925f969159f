"use client";

import { Section } from "@stillwater/ui";
import Link from "next/link";
import { useFormatter, useLocale, useTranslations } from "next-intl";
import { DropGame } from "@/layout/DropGame";
import type { LocalGame } from "@/local-games/game";
import { localPath } from "@/local-games/path";
import { GameLine, useGameWords } from "@/modules/GameLine";

interface GoingLocalProps {
  readonly games: readonly LocalGame[];
  readonly onDrop: (id: string) => void;
}

/** Unfinished games on this device: no other page leads back to them. */
export function GoingLocal({ games, onDrop }: GoingLocalProps) {
  const t = useTranslations("logbook");
  const format = useFormatter();
  const locale = useLocale();
  const words = useGameWords();
  return (
    <Section title={t("going")}>
      <ul className="[&>*+*]:border-t [&>*+*]:border-rule">
        {games.map(({ id, code, names, changedAt }) => {
          const date = format.dateTime(new Date(changedAt), { dateStyle: "medium" });
          const game = `${words(code).name}, ${date}`;
          return (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-2">
              <div className="min-w-0">
                <p>
                  <GameLine code={code} />
                </p>
                <p className="text-quiet">
                  {date} · {names.length > 1 ? format.list(names) : t("alone")}
                </p>
              </div>
              <div className="ms-auto flex items-center gap-4">
                <DropGame words={[t("drop"), t("dropSure")]} game={game} onDrop={() => onDrop(id)} />
                <Link
                  href={`/${locale}${localPath(id)}`}
                  className="flex min-h-11 items-center font-semibold text-act"
                  aria-label={`${t("goOn")}: ${game}`}
                >
                  {t("goOn")}
                </Link>
              </div>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
