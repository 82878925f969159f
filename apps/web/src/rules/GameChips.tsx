"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";
import type { RuledGame } from "@/layout/ruled-game";

interface GameChipsProps {
  /** Null for both. */
  readonly value: RuledGame | null;
  readonly onChange: (game: RuledGame | null) => void;
}

const CHOICES = [null, "sea", "mountain"] as const;

/** Which game is asked about. */
export function GameChips({ value, onChange }: GameChipsProps) {
  const t = useTranslations("rules");
  const name = useId();
  return (
    <fieldset className="rules-chips">
      <legend className="sr-only">{t("which")}</legend>
      {CHOICES.map((game) => (
        <label key={game} className="rules-chip" data-game={game ?? undefined}>
          <input type="radio" name={name} checked={value === game} onChange={() => onChange(game)} />
          <span>{t(game ?? "both")}</span>
        </label>
      ))}
    </fieldset>
  );
}
