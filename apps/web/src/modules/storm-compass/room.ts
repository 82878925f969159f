import { type CardSign, ICON_PATHS } from "@stillwater/ui";
import { COMPASS_SIGN, STORM_SIGNS, type Storm } from "@stillwater/ui/modules/storm-compass";
import { ASKED_AND_WAITED, type CardWord, type Room, UNSAID } from "../room";

interface Look {
  readonly sign: CardSign;
  readonly word: CardWord;
}

/** By colour; a Storm of the Pyramid has none. */
const LOOKS: Readonly<Record<Storm | "", Look>> = {
  "": { sign: STORM_SIGNS.purple, word: "storm" },
  yellow: { sign: STORM_SIGNS.yellow, word: "stormYellow" },
  purple: { sign: STORM_SIGNS.purple, word: "stormPurple" },
  orange: { sign: STORM_SIGNS.orange, word: "stormOrange" },
};

const isColour = (of: string): of is keyof typeof LOOKS => Object.hasOwn(LOOKS, of);

function stormLook(colour: string): Look {
  if (!isColour(colour)) throw new Error(`No Storm is ${colour}.`);
  return LOOKS[colour];
}

export const room = {
  cards: {
    storm: {
      sign: (of) => stormLook(of).sign,
      word: (of) => stormLook(of).word,
      rank: 7,
      rule: null,
      told: "storm",
    },
    compass: {
      sign: () => COMPASS_SIGN,
      word: () => "compass",
      rank: 4,
      rule: "T.compass.target",
      told: null,
    },
  },
  acts: {
    fog: { sign: STORM_SIGNS.purple.path, gives: null, about: null, seen: true, told: null, reason: "fog" },
    compass: {
      sign: COMPASS_SIGN.path,
      gives: null,
      about: null,
      seen: false,
      told: "compass",
      reason: "compass",
    },
    pass: { sign: ICON_PATHS.forward, gives: null, about: null, seen: false, told: null, reason: "pass" },
    sweep: { sign: COMPASS_SIGN.path, gives: null, about: null, seen: false, told: "sweep", reason: "sweep" },
    blind: { sign: ICON_PATHS.pile, gives: null, about: null, seen: false, told: null, reason: "blind" },
    shed: { sign: null, gives: "counted", about: null, seen: false, told: null, reason: "shed" },
  },
  steps: {
    storm: { asks: true, waits: false, pointing: null },
    squall: UNSAID,
    fog: { asks: true, waits: true, pointing: "tool_fog" },
    shed: ASKED_AND_WAITED,
  },
  asks: ["compass"],
  refusals: {
    "T.storm.purple": { shows: "sign", sign: STORM_SIGNS.purple.path, row: true },
    "T.storm.orange": { shows: "sign", sign: STORM_SIGNS.orange.path, row: true },
    "T.storm.yellow": { shows: "lock" },
    "T.storm.yellow-start": { shows: "lock" },
    "T.compass.shared": { shows: "sign", sign: COMPASS_SIGN.path, row: false },
    "T.compass.target": { shows: "sign", sign: COMPASS_SIGN.path, row: false },
    "T.compass.gain-hand": { shows: "lock" },
    "T.compass.six": { shows: "lock" },
  },
  silence: "silenceStorms",
  theme: "storms",
  signed: null,
  outlook: null,
  gaveWay: {},
  marks: 3,
} as const satisfies Room<"storm-compass">;
