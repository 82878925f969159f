"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";
import type { RuledGame } from "@/layout/ruled-game";
import { RuleChip } from "./RuleChip";

interface GameChipsProps {
  /** Null for both. */
  readonly value: RuledGame | null;
  readonly onChange: (game: RuledGame | null) => void;
}

const CHOICES = [null, "sea", "mountain"] as const;

/** Chooses the game that is asked about. */
export function GameChips({ value, onChange }: GameChipsProps) {
  const t = useTranslations("rules");
  const name = useId();
  return (
    <fieldset className="flex flex-wrap gap-x-2 gap-y-0 min-w-0 p-0 border-0 lg:gap-1.5">
      <legend className="unseen">{t("which")}</legend>
      {CHOICES.map((game) => (
        <RuleChip
          key={game}
          name={name}
          game={game ?? undefined}
          checked={value === game}
          onCheck={() => onChange(game)}
          dense
        >
          {t(game ?? "both")}
        </RuleChip>
      ))}
    </fieldset>
  );
}
