import { NOTHING_SET_UP, type SetUpFacts, type SetUpPart } from "../set-up";

export function setUpPart({ kindsAt }: SetUpFacts): SetUpPart {
  const count = kindsAt("goats")[0]?.count ?? 0;
  return count > 0 ? { dealt: [{ name: "goats", clause: "A.goat.place", count }] } : NOTHING_SET_UP;
}
