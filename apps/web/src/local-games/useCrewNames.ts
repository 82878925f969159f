"use client";

import type { CrewHand } from "@stillwater/crew";
import { useTranslations } from "next-intl";

/** The names of the crew's seats: by their hand, with the seat's number if several have the same hand. */
export function useCrewNames(): (hand: CrewHand) => (seat: number | null) => string {
  const hands = useTranslations("hands");
  return (hand) => (seat) => (seat === null ? hands(hand) : hands("twice", { hand: hands(hand), seat }));
}
