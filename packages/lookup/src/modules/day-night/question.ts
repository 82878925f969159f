/** What is asked about them: turning a card in the grid, and the Finish while one shows the wrong side. */
import { wantedInRow } from "@stillwater/engine";
import { QUESTION_TEXTS } from "@stillwater/rulebook/lexicon";
import type { RoomQuestion } from "../../understand/room";
import { putWhole } from "../../understand/situation";

export interface Asks {
  readonly cards: never;
  readonly states: never;
  readonly wheres: never;
  readonly deeds: "rotates" | "wrong-side";
}

const ISLANDS =
  "2 4 6 8 10 12/14 16 18 20 22 24/26 28 30 32 34 36/38 40 42 44 46 48/50 52 54 56 58 60/62 64 66 68 70 72";
const DEEDS = ["rotates", "wrong-side"] as const;
const ACTS = { rotates: "turn r3c1 -1", "wrong-side": "finish" } as const;

export const roomQuestion: RoomQuestion<Asks> = {
  game: "sea",
  cards: {},
  states: {},
  wheres: {},
  deeds: { rotates: QUESTION_TEXTS.rotates, "wrong-side": QUESTION_TEXTS.wrongSide },
  puts: {
    states: null,
    wheres: null,
    deeds: (line) => {
      const named = /^(?:daynight|day|night)$/;
      // One card for one: how many it takes to turn two is for the rules to tell.
      if (!/ [nw]2 /.test(line.text))
        putWhole(line, [named, /^(?:rotate|grid|discard|pay|island)$/, /^rotate$/], false, [
          { is: "deed", deed: "rotates" },
        ]);
      const rows = line.said().flatMap((part) => (part.is === "row" ? [part.row] : []));
      const [row = 0] = rows;
      const wrong = wantedInRow(row - 1) === "night" ? /^day$/ : /^night$/;
      if (rows.length === 1 && row > 0)
        putWhole(line, [/^(?:finish|daynight)$/, /^finish$/, wrong], false, [
          { is: "deed", deed: "wrong-side" },
        ]);
    },
  },
  lays: () => undefined,
  does: null,
  check: ({ deed: asked }) => {
    const deed = DEEDS.find((each) => each === asked);
    if (deed === undefined) return undefined;
    return {
      ...{ game: "sea", option: "sea p2 night", seat: 0, card: "finish", act: ACTS[deed] },
      position: `sea p2 night | ${ISLANDS} | hand:1=finish#1,1,7 hand:2=3,5 berth:start=start#1 helm:1=turn`,
      assumed: [],
    };
  },
};
