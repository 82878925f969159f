import { NOTHING_SET_UP, type SetUpFacts, type SetUpPart } from "../set-up";

export const setUpPart = ({ has }: SetUpFacts): SetUpPart =>
  has("rocks") ? { dealt: [{ name: "rocks", clause: "T.rocks.setup" }] } : NOTHING_SET_UP;
