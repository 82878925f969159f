import type { SetUpFacts, SetUpPart } from "../set-up";

export function setUpPart({ countTo }: SetUpFacts): SetUpPart | null {
  const count = countTo("shown");
  return count > 0
    ? {
        deck: null,
        instead: [],
        board: [],
        dealt: [{ name: "panoramas", clause: "A.panorama.reveal", count }],
        drawn: [],
      }
    : null;
}
