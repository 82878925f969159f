"use client";

/** Keys for cards without a number, for entering a card that is not being played. */
import type { Rulebook } from "@stillwater/engine";
import { ActKeys } from "@stillwater/ui/companion";
import { useTranslations } from "next-intl";
import { signOfCard } from "@/modules/key-signs";
import { holdable } from "@/modules/other-keys";
import { useCardWord } from "./TypedLine";

interface NamedCardsProps {
  readonly rulebook: Rulebook;
  readonly onCard: (name: string) => void;
}

export function NamedCards({ rulebook, onCard }: NamedCardsProps) {
  const t = useTranslations("companion");
  const word = useCardWord();
  const names = holdable(rulebook);
  if (names.length === 0) return null;
  return (
    <ActKeys
      label={t("manyOthers")}
      acts={names.map((name) => ({
        key: name,
        icon: signOfCard(name),
        text: word(name),
      }))}
      onAct={onCard}
    />
  );
}
