"use client";

import { Button, Cartouche } from "@stillwater/ui";
import Link from "next/link";
import { useLocale, useTranslations } from "next-intl";
import type { LearnGame } from "./steps";

interface LearnEndProps {
  readonly game: LearnGame;
  readonly onOther: (game: LearnGame) => void;
  readonly onAgain: () => void;
}

/** Shown after all lessons of a game: a solo game, or the other game's lessons. */
export function LearnEnd({ game, onOther, onAgain }: LearnEndProps) {
  const t = useTranslations("learn");
  const locale = useLocale();
  const other = game === "sea" ? "mountain" : "sea";
  return (
    <Cartouche title={t("doneTitle")} italic={game === "sea"} level={2}>
      <p>{t("doneText")}</p>
      <div className="flex flex-wrap gap-3 pt-3">
        <Button variant="primary" href={`/${locale}/play/new?game=${game}`} link={Link}>
          {t("playAlone")}
        </Button>
        <Button onClick={() => onOther(other)}>{t("learnOther", { game: other })}</Button>
        <Button variant="text" onClick={onAgain}>
          {t("again")}
        </Button>
      </div>
    </Cartouche>
  );
}
