import type { SetUpFacts, SetUpPart } from "../set-up";

export function setUpPart({ kindsAt }: SetUpFacts): SetUpPart | null {
  const count = kindsAt("goats")[0]?.count ?? 0;
  return count > 0
    ? {
        deck: null,
        instead: [],
        board: [],
        dealt: [{ name: "goats", clause: "A.goat.place", count }],
        drawn: [],
      }
    : null;
}
