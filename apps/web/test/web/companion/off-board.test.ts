/** An act of a module that nobody here knows, pointed at a card and at a row beside the slope: no board shows them. */
import { deal, MOUNTAIN_DEFAULTS, seededFate, turnOf } from "@stillwater/engine";
import { expect, it } from "vitest";
import { offBoardTargets } from "@/companion/track/off-board";
import { everyAscent } from "../../../../../packages/engine/src/in-part/mountain";
import type { GameChapter } from "../../../../../packages/engine/src/modules/module";
import { mountainRulebook } from "../../../../../packages/engine/src/mountain/rulebook";

const market: GameChapter = {
  pieces: [
    { name: "compass", sort: 50, starts: "drawn:1" },
    { name: "monster", sort: 51, starts: "row:1" },
  ],
  places: [
    { name: "drawn:1", sort: 90, sight: "all", holds: ["compass"], most: 1 },
    { name: "row:1", sort: 91, sight: "all", holds: ["monster"], most: 1 },
  ],
  acts: [
    {
      ...{ type: "turn", during: "act", clause: "A.turn.action", each: false, traits: [] },
      ...{ chooses: null, slips: null, complete: null, offers: () => undefined, does: () => undefined },
      targets: ({ place, cells }) => [place("drawn:1"), place("row:1"), ...cells],
    },
  ],
};

it("is what the companion offers a button for", () => {
  const rulebook = mountainRulebook(MOUNTAIN_DEFAULTS, [...everyAscent, () => [market]]);
  const { table } = deal(rulebook, seededFate("v1:market"));
  expect(offBoardTargets(table, turnOf(table)?.seat ?? 0, "turn")).toMatchObject([
    { at: "drawn:1", card: rulebook.copies("compass")[0], plan: { type: "turn" } },
    { at: "row:1", card: rulebook.copies("monster")[0], plan: { type: "turn" } },
  ]);
});
