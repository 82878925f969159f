"use client";

import type { CrewHand } from "@stillwater/crew";
import { useTranslations } from "next-intl";

/** What seats of a hand are called: by their hand, and with the number of the seat where several have the same. */
export function useCrewNames(): (hand: CrewHand) => (seat: number | null) => string {
  const hands = useTranslations("hands");
  return (hand) => (seat) => (seat === null ? hands(hand) : hands("twice", { hand: hands(hand), seat }));
}
