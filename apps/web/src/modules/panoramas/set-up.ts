import { NOTHING_SET_UP, type SetUpFacts, type SetUpPart } from "../set-up";

export function setUpPart({ countTo }: SetUpFacts): SetUpPart {
  const count = countTo("shown");
  return count > 0 ? { dealt: [{ name: "panoramas", clause: "A.panorama.reveal", count }] } : NOTHING_SET_UP;
}
