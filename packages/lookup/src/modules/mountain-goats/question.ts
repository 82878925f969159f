/** What is asked about them: a Campfire on a card where one stands, and its way over a Bridge. */
import { writeName } from "@stillwater/engine";
import { QUESTION_CARDS, QUESTION_TEXTS } from "@stillwater/rulebook/lexicon";
import { goalQuestion } from "../../understand/goal-question";
import type { QuestionPart } from "../../understand/line";
import { mountainCheckOf } from "../../understand/mountain";
import { MOUNTAIN_OPTION } from "../../understand/mountain-position";
import type { RoomQuestion } from "../../understand/room";
import type { EngineCheck } from "../../understand/shapes";
import { nameEnding, putNamed, putOnto, putWhole } from "../../understand/situation";

export interface Asks {
  readonly cards: "goat";
  readonly states: "few-goats" | "goat-there";
  readonly wheres: never;
  readonly deeds: "herd" | "herd-on-fire" | "herd-one" | "herd-two";
}

const OPTION = `${MOUNTAIN_OPTION} goats`;
const GOAT_ROWS = "b3#1 g12#1 b4#1 g5#1 . . . . .";
const OPEN_ROWS = ". . . . . ./. . . . ./. . . ./. . ./. .";
const HERD = {
  held: "r10#1,r8#1,b9#1,g11#1,g9#1",
  third: ". . . . . . .",
  ...{ card: "goat", at: "r2p2", act: "herd r1p2 r2p2 -r10" },
} as const;
const GOAT_CHECKS = {
  herd: { ...HERD, second: "b6#1 bridge#1 . . . . . ." },
  "herd-on-fire": { ...HERD, second: "b6#1 campfire:g . . . . . ." },
  "herd-one": { ...HERD, second: "b6#1 r7#1 . . . . . ." },
  "herd-two": {
    ...HERD,
    ...{ second: "b6#1 r7#1 . . . . . .", third: "g8#1 . . . . . .", at: "r3p1" },
    act: "herd r1p2 r2p2 r3p1 -r10 -r8",
  },
} as const;
const HERDINGS = ["herd", "herd-on-fire", "herd-one", "herd-two"] as const;

/** The way up of a goat on the second card of the first row. */
function goatCheck(asked: keyof typeof GOAT_CHECKS): EngineCheck {
  const { second, third, held, ...act } = GOAT_CHECKS[asked];
  return {
    ...{ game: "mountain", option: OPTION, seat: 0, ...act },
    position: `${OPTION} | ${GOAT_ROWS}/${second}/${third}/${OPEN_ROWS} | hand:1=${held} hand:2=r11#1,b10#1 goats:r1p2=goat#1 helm:1=turn`,
    assumed: [{ kind: "others-empty" }, { kind: "hand", cards: held.split(",").length }],
  };
}

const FEW_GOATS: readonly QuestionPart[] = [
  { is: "card", card: { kind: "summit" } },
  { is: "state", state: "few-goats" },
];

const GOAL = goalQuestion({
  state: "few-goats",
  option: "goats",
  // Cards that bear a goat have names of their own.
  mountain: [
    "g1 b1#1 r1#1 g2#1 b2 r2#1 g3#1 b3#1 r3",
    "g4 b4#1 r4#1 g5#1 b5 r5#1 g2#2 b2*",
    "g6#1 b6#1 r6 g7 b7#1 r7#1 g3#2",
    "g8#1 b8 r8#1 g9#1 b9#1 r9",
    "g10 b10#1 r10#1 g5#2 b5*",
    "g11#1 b11 r11#1 g6#2",
    "g12#1 b12#1 r12",
    "g8#2 b8*",
  ].join("/"),
  hands: ["summit#1,r12*,b12#2", "r11#2,b11*"],
  extra: "goats:r8p1=goat#1,goat#2,goat#3,goat#4 goats:r8p2=goat#5,goat#6,goat#7",
});

export const roomQuestion: RoomQuestion<Asks> = {
  game: "mountain",
  cards: { goat: QUESTION_CARDS.goat },
  states: { "few-goats": QUESTION_TEXTS.fewGoats, "goat-there": QUESTION_TEXTS.goatThere },
  wheres: {},
  deeds: {
    herd: QUESTION_TEXTS.goatOnBridge,
    "herd-on-fire": QUESTION_TEXTS.goatOnFire,
    "herd-one": QUESTION_TEXTS.herdOne,
    "herd-two": QUESTION_TEXTS.herdTwo,
  },
  puts: {
    states: GOAL.puts.states,
    deeds: (line) => {
      nameEnding(line, "summit", /^(?:few-)?goats?$/);
      line.put(/(?: does)?(?: cross)? goat (?:on|cross|over) fire (?:cross )?| goat fire cross /, () => [
        { is: "deed", deed: "herd-on-fire" },
      ]);
      if (/ goat .*bridge /.test(line.text))
        putNamed(line, [/^goat$/, /^bridge$/, /^(?:on|onit|over|cross|up1)$/], /^over$/, [
          { is: "deed", deed: "herd" },
        ]);
      // "Only six goats in the top row": eight are needed.
      if (!/ not /.test(line.text))
        putWhole(line, [/^summit$/, /^(?:goat|only|top|toprow)$/, /^goat$/, /^[nw][0-7]$/], false, FEW_GOATS);
      // "A herd of two goats up two rows, I discard two cards": so many are what it takes.
      const [, rows = ""] = / up([12]) /.exec(line.text) ?? [];
      if (line.has("goat") && rows !== "") {
        line.drop(
          new RegExp(
            ` (?:discard|for|pay|with|beside)(?: (?:discard|for|pay|with|[gbr]))* ${rows === "1" ? "(?:[nw]1 )?card" : `[nw]${rows}`}(?: card)*(?= )`,
          ),
        );
      }
      putWhole(line, [/^goat$/, /^up1$/], false, [{ is: "deed", deed: "herd-one" }]);
      putWhole(line, [/^goat$/, /^up2$/], false, [{ is: "deed", deed: "herd-two" }]);
    },
    wheres: (line) => {
      // "A goat stands on the red 6, may the red Campfire replace it": of one colour, so that only the goat stands in the way.
      const isReplacing =
        / (?:replace|cover|swap) | fire .*on .*goat | goat .*fire (?:[a-z] )?(?:onit|there) /.test(line.text);
      // How many stand there does not matter.
      if (isReplacing) line.drop(/ [nw][1-9](?= goat )/);
      if (isReplacing)
        putOnto(line, "campfire", [/^goat$/, /^fire$/], /^(?:replace|cover|swap|onit|with)$/, "goat-there");
    },
  },
  lays: (parts, reading) => {
    if (reading.state !== "goat-there") return GOAL.lays(parts, reading);
    const isWhole = parts.areOnly("card", "where", "state", "hand", "game", "replace");
    return reading.card?.kind === "campfire" && isWhole ? reading : null;
  },
  does: null,
  check: (reading) => {
    const herding = HERDINGS.find((each) => each === reading.deed);
    if (herding !== undefined) return goatCheck(herding);
    if (reading.state !== "goat-there") return GOAL.check(reading);
    return mountainCheckOf(reading, { option: OPTION, extra: (at) => `${writeName("goats", at)}=goat#1` });
  },
};
