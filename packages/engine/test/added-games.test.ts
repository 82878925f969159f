import { expect, it } from "vitest";
import { gamesOfOthers } from "./support/added-games";

it("asks of a game of an added module only acts of a turn: it need not come to a step that asks for another", () => {
  const acts = new Map(gamesOfOthers([]).map((game) => [game.code.split(" ").at(-1), game.acts]));
  expect([acts.get("rocks"), acts.get("storms"), acts.get("night"), acts.get("goats")]).toEqual([
    [],
    ["sweep"],
    ["turn"],
    ["herd"],
  ]);
});
