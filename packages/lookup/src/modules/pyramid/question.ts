/** What is asked about it: the Finish, for which no Start is needed, and the Finish while a space is empty. */
import { QUESTION_TEXTS } from "@stillwater/rulebook/lexicon";
import type { RoomQuestion } from "../../understand/room";
import { putWhole } from "../../understand/situation";

export interface Asks {
  readonly cards: never;
  readonly states: never;
  readonly wheres: never;
  readonly deeds: "pyramid-full" | "pyramid-open";
}

const ISLANDS =
  "2 4 6 8 10 12 14 16/18 20 22 24 26 28 30/32 34 36 38 40 42/44 46 48 50 52/54 56 58 60/62 64 66/68 70";
const TOPS = { "pyramid-full": "72", "pyramid-open": "." } as const;
const DEEDS = ["pyramid-full", "pyramid-open"] as const;

export const roomQuestion: RoomQuestion<Asks> = {
  game: "sea",
  cards: {},
  states: {},
  wheres: {},
  deeds: { "pyramid-full": QUESTION_TEXTS.pyramidFull, "pyramid-open": QUESTION_TEXTS.pyramidOpen },
  puts: {
    states: null,
    wheres: null,
    deeds: (line) => {
      if (!line.has("pyramid")) return;
      const isWhole = / full | none /.test(line.text);
      const isOpen = / (?:before|not|missing|open|empty|spare) /.test(line.text);
      if (isWhole && !isOpen)
        putWhole(line, [/^pyramid$/, /^(?:finish|nostart|none)$/, /^finish$/], false, [
          { is: "deed", deed: "pyramid-full" },
        ]);
      if (isOpen) putWhole(line, [/^pyramid$/, /^finish$/], true, [{ is: "deed", deed: "pyramid-open" }]);
    },
  },
  lays: () => undefined,
  does: (parts) => {
    const deed = DEEDS.find((each) => each === parts.one("deed")?.deed);
    if (deed === undefined) return undefined;
    return parts.areOnly("deed", "game") ? { game: "sea", deed } : null;
  },
  check: ({ deed: asked }) => {
    const deed = DEEDS.find((each) => each === asked);
    if (deed === undefined) return undefined;
    return {
      ...{ game: "sea", option: "sea p2 pyramid", seat: 0, card: "finish", act: "finish" },
      position: `sea p2 pyramid | ${ISLANDS}/${TOPS[deed]} | hand:1=finish#1,1 hand:2=3,5 helm:1=turn`,
      assumed: [],
    };
  },
};
