import type { SetUpFacts, SetUpPart } from "../set-up";

export const setUpPart = ({ kindsAt, mixed }: SetUpFacts): SetUpPart => ({
  deck: null,
  instead: [],
  board: [],
  dealt: kindsAt("compasses").length > 0 ? [{ name: "compasses", clause: "T.compass.six" }] : [],
  drawn: mixed.some(({ kind }) => kind === "storm") ? [{ name: "storms", clause: "T.storm.draw" }] : [],
});
