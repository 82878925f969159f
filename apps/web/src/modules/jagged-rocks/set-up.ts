import type { SetUpFacts, SetUpPart } from "../set-up";

export const setUpPart = ({ has }: SetUpFacts): SetUpPart | null =>
  has("rocks")
    ? { deck: null, instead: [], board: [], dealt: [{ name: "rocks", clause: "T.rocks.setup" }], drawn: [] }
    : null;
