"use client";

/** Why a typed card cannot be one of the unseen ones, in words. */
import { notUnseen } from "@stillwater/companion";
import type { Table } from "@stillwater/engine";
import { useTranslations } from "next-intl";
import { useVoice } from "@/stage/Voice";

const WORDS = { "left.card": "noCard", "left.seen": "cardSeen", "left.again": "cardAgain" } as const;

/** @returns null if it can be, given the cards typed already */
export function useNotUnseen(): (table: Table, typed: readonly string[], card: string) => string | null {
  const t = useTranslations("companion");
  const voice = useVoice();
  return (table, typed, card) => {
    const why = notUnseen(table, typed, card);
    return why === undefined ? null : t(WORDS[why], { card: voice.cardText(card) });
  };
}
