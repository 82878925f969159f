import { numberInEnglish } from "../numbers/en";
import type { Lexicon, Say } from "./shapes";

const COLOURS = { g: "green", b: "blue", r: "red" } as const;

export const spokenLexicon: Lexicon = {
  concepts: {
    row: "row rows roe rho r line",
    column: "column columns colum col c",
    step: "place places spot space step p",
    left: "left west",
    right: "right east",
    discard: "discard discards discarding discarded throw throws toss tosses dump out",
    give: "give gives giving",
    pay: "pay paying pays minus",
    all: "all whole everything",
    stuck: "stuck cannot t nothing",
    player: "player seat",
  },
  asks: {
    hand: "hand",
    row: "row",
    gaps: "gaps gap",
    legal: "legal where",
    why: "why",
    spare: "spare",
    players: "players crew",
    storms: "storms",
    goats: "goats",
    last: "last",
    log: "log",
    rule: "rule rules",
    position: "position copy",
    help: "help commands",
  },
  yes: "yes yep yeah",
  no: "no nope nothing none",
  fillers:
    "the a an on at in into onto of to for from with by my s please card cards number island i play lay put set use spend sea jagged guide down beside over hand is it we they he she plays played lays laid puts goes can anything away up came comes drew draws there eats takes took no",
  cards: "cards",
  and: "and then",
  misheard: "to=2 too=2 for=4 fore=4 won=1 tree=3 free=3 ate=8 sicks=6 fife=5 sex=6",
  ordinals: "first=1 second=2 third=3 fourth=4 fifth=5 sixth=6 seventh=7 eighth=8 ninth=9",
  letters: { g: "g", b: "b", r: "r" },
};

export const say: Say = {
  number: numberInEnglish,
  words: { discard: "discard", give: "give", pay: "paying", stuck: "stuck" },
  ascent: (colour, value) => `${COLOURS[colour]} ${value}`,
  goat: "with a goat",
  campfire: (colour) => `${COLOURS[colour]} Campfire`,
  cell: (row, column) => `row ${row} column ${column}`,
  step: (row, place) => `row ${row} place ${place}`,
  pillar: (side, place) => `${side} pillar ${place}`,
  row: (row) => `row ${row}`,
  storm: (kind, seat) => `${kind} Storm of player ${seat}`,
};
