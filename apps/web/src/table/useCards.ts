"use client";

import type { Rulebook } from "@stillwater/engine";
import type { Cards } from "@/stage/cards";
import { useMountainCards } from "./mountain/useMountainWords";
import { useSeaCards } from "./sea/useSeaWords";

/** The cards of whichever game is shown, in the reader's language. */
export function useCards({ game }: Rulebook): Cards {
  const sea = useSeaCards();
  const mountain = useMountainCards();
  return game === "sea" ? sea : mountain;
}
