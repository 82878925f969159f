"use client";

/** The games with printed cards that this device tracks: continue one, or delete it. */
import { Section } from "@stillwater/ui";
import Link from "next/link";
import { useLocale, useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { DropGame } from "@/layout/DropGame";
import { checkKindOf } from "./check-board";
import { trackPath } from "./device/paths";
import { type FollowedGame, followed, forgetGame } from "./device/shelf";

export function FollowedList() {
  const t = useTranslations("companion");
  const net = useTranslations("net");
  const locale = useLocale();
  const [games, setGames] = useState<readonly FollowedGame[] | "notRead">([]);
  const [stays, setStays] = useState(false);
  useEffect(() => {
    followed()
      .then(setGames)
      .catch(() => setGames("notRead"));
  }, []);
  if (games === "notRead") return <p role="alert">{net("notRead")}</p>;
  if (games.length === 0) return null;
  const day = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" });
  const drop = async (id: string) => {
    const isDropped = await forgetGame(id).then(
      () => true,
      () => false,
    );
    setStays(!isDropped);
    if (isDropped) setGames((kept) => (kept === "notRead" ? kept : kept.filter((game) => game.id !== id)));
  };
  return (
    <Section label={t("yours")} level={3}>
      {stays ? (
        <p role="alert">
          {net("notDropped")} {net("notDroppedText")}
        </p>
      ) : null}
      <ul>
        {games.map(({ id, code, names, by, changedAt }) => (
          <li key={id} className="flex min-h-12 items-center justify-between gap-2.5 border-t border-hair">
            <Link className="grid min-h-11 content-center" href={`/${locale}${trackPath(id)}`}>
              <b>{names.length === 0 ? by : names.join(", ")}</b>
              <span className="text-quiet">
                {t(`kind_${checkKindOf(code)}`)} · {day.format(new Date(changedAt))}
              </span>
            </Link>
            <DropGame
              words={[t("drop"), t("dropSure")]}
              game={`${names.join(", ") || by}, ${day.format(new Date(changedAt))}`}
              onDrop={() => void drop(id)}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
