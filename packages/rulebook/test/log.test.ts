import { describe, expect, it } from "vitest";
import { endText, LANGUAGES, logText, placeText, turnText } from "../src/verdict";

const names = ["Ana", "Ben", "Cléo"];
const NB = "\u00a0";
const shares = (...given: readonly number[]): string => given.join(`${NB}·${NB}`);

const laid = [
  "47 hand:2>r4c2 T.place.empty",
  "12 hand:2>discard:2 T.place.pay",
  "? hand:2>discard:2 T.place.pay",
  "turn helm:2>acted:2 T.turn.action",
  "? pile:2>hand:2 T.turn.draw",
  "turn acted:2>helm:3 T.turn.action",
];

const tolls = (seat: number, count: number): string[] =>
  Array.from({ length: count }, () => `toll pot>tray:${seat} T.start.eight`);

const LINES = [
  {
    facts: laid,
    en: "Ben: 47, row 4 column 2, discarded 2.",
    fr: `Ben${NB}: 47, rangée 4 colonne 2, défausse 2.`,
    de: "Ben: 47, Reihe 4 Spalte 2, 2 abgeworfen.",
  },
  {
    facts: ["47 hand:2>r4c2 T.place.empty", "turn helm:2>acted:2 T.turn.action"],
    en: "Ben: 47, row 4 column 2.",
    fr: `Ben${NB}: 47, rangée 4 colonne 2.`,
    de: "Ben: 47, Reihe 4 Spalte 2.",
  },
  {
    facts: ["start hand:3>berth:start T.start.forced", "toll bank>pot T.start.eight"],
    en: "Cléo laid the Start.",
    fr: "Cléo pose le départ.",
    de: "Cléo hat den Start gelegt.",
  },
  {
    facts: ["finish hand:1>berth:finish T.finish.when", "turn helm:1>won T.end.win"],
    en: "Ana laid the Finish.",
    fr: "Ana pose l’arrivée.",
    de: "Ana hat das Ziel gelegt.",
  },
  {
    facts: ["? hand:1>discard:1 T.turn.discard-two", "? hand:1>discard:1 T.turn.discard-two"],
    en: "Ana discarded 2.",
    fr: "Ana défausse 2.",
    de: "Ana hat 2 abgeworfen.",
  },
  {
    facts: [
      "? hand:3>discard:3 T.start.eight",
      "toll tray:3>bank T.start.eight",
      "? pile:1>hand:1 T.start.refill",
      "? pile:3>hand:3 T.start.refill",
    ],
    en: "Cléo discarded 1. All drew up.",
    fr: "Cléo défausse 1. Chacun complète sa main.",
    de: "Cléo hat 1 abgeworfen. Alle haben nachgezogen.",
  },
  {
    facts: ["? hand:1>discard:1 T.start.solo", "? pile:1>hand:1 T.start.refill"],
    en: "Ana discarded 1. Ana drew 1.",
    fr: "Ana défausse 1. Ana pioche 1.",
    de: "Ana hat 1 abgeworfen. Ana hat 1 gezogen.",
  },
  {
    facts: ["gladly:1 talk>dial:1 T.start.eight", "atmost:1 talk>dial:3 T.start.eight"],
    en: "Ana offers 1, at most 3.",
    fr: "Ana offre 1, au plus 3.",
    de: "Ana bietet 1, höchstens 3.",
  },
  {
    facts: ["atmost:1 dial:3>dial:4 T.start.eight"],
    en: "Ana offers at most 4.",
    fr: "Ana offre au plus 4.",
    de: "Ana bietet höchstens 4.",
  },
  {
    facts: ["agree:2 talk>chip:1 T.start.eight", ...tolls(1, 2), ...tolls(2, 4), ...tolls(3, 2)],
    en: `Ben agrees. All agree: ${shares(2, 4, 2)}.`,
    fr: `Ben est d’accord. Tous d’accord${NB}: ${shares(2, 4, 2)}.`,
    de: `Ben stimmt zu. Alle sind einig: ${shares(2, 4, 2)}.`,
  },
  {
    facts: ["agree:2 talk>chip:1 T.start.eight", ...tolls(1, 5), ...tolls(3, 3)],
    en: `Ben agrees. All agree: ${shares(5, 0, 3)}.`,
    fr: `Ben est d’accord. Tous d’accord${NB}: ${shares(5, 0, 3)}.`,
    de: `Ben stimmt zu. Alle sind einig: ${shares(5, 0, 3)}.`,
  },
  {
    facts: [
      "? hand:1>discard:1 T.turn.discard-two",
      "? hand:1>discard:1 T.turn.discard-two",
      "turn helm:2>lost T.end.lose",
    ],
    en: "Ana discarded 2. The sea is closed.",
    fr: "Ana défausse 2. La mer s’est refermée.",
    de: "Ana hat 2 abgeworfen. Die See ist zu.",
  },
  {
    facts: ["? deck>pile:1 T.setup.deck", "? pile:1>hand:1 T.setup.hand"],
    en: "The cards are dealt.",
    fr: "Les cartes sont distribuées.",
    de: "Die Karten sind verteilt.",
  },
  {
    facts: ["nonsense"],
    en: "The table changed.",
    fr: "La table a changé.",
    de: "Der Tisch hat sich geändert.",
  },
] as const;

describe.each(LANGUAGES)("the log in %s", (language) => {
  it.each(LINES)("$en", (line) => {
    const text = logText({ facts: line.facts }, names, language);
    expect(text).toBe(line[language]);
    expect(text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length).toBeLessThanOrEqual(15);
  });

  it("names a seat nobody named", () => {
    expect(logText({ facts: laid, seat: 1 }, [null, null], language)).toContain(
      { en: "Seat 2:", fr: `Siège 2${NB}:`, de: "Platz 2:" }[language],
    );
  });
});

const PLACES = [
  ["r4c2", "row 4, column 2", "rangée 4, colonne 2", "Reihe 4, Spalte 2"],
  ["r2p3", "row 2, place 3", "rangée 2, place 3", "Reihe 2, Platz 3"],
  ["w3", "left pillar, place 3", "pilier de gauche, place 3", "Pfeiler links, Platz 3"],
  ["berth:start", "the Start space", "la case du départ", "das Startfeld"],
  ["berth:finish", "the Finish space", "la case de l’arrivée", "das Zielfeld"],
  ["hand:2", "Ben, hand", "Ben, main", "Ben, Hand"],
  ["pile:9", "Seat 9, draw pile", "Siège 9, pioche", "Platz 9, Nachziehstapel"],
  ["discard:1", "Ana, discard pile", "Ana, défausse", "Ana, Ablage"],
  ["elsewhere", "elsewhere", "elsewhere", "elsewhere"],
] as const;

describe("places", () => {
  it.each(PLACES)("%s", (place, en, fr, de) => {
    expect(LANGUAGES.map((language) => placeText(place, language, names))).toEqual([en, fr, de]);
  });
});

const ENDS = [
  [
    "won",
    6,
    0,
    "You reached the island, 6 cards to spare.",
    "L’île est atteinte, 6 cartes en réserve.",
    "Insel erreicht, 6 Karten übrig.",
  ],
  [
    "won",
    1,
    0,
    "You reached the island, 1 card to spare.",
    "L’île est atteinte, 1 carte en réserve.",
    "Insel erreicht, 1 Karte übrig.",
  ],
  [
    "won",
    0,
    0,
    "You reached the island, no cards to spare.",
    "L’île est atteinte, aucune carte en réserve.",
    "Insel erreicht, keine Karte übrig.",
  ],
  [
    "lost",
    0,
    3,
    "The sea is closed. Three spaces were left.",
    "La mer s’est refermée. Il restait trois cases.",
    "Die See ist zu. Drei Felder blieben offen.",
  ],
  [
    "lost",
    0,
    1,
    "The sea is closed. One space was left.",
    "La mer s’est refermée. Il restait une case.",
    "Die See ist zu. Ein Feld blieb offen.",
  ],
  [
    "lost",
    0,
    20,
    "The sea is closed. 20 spaces were left.",
    "La mer s’est refermée. Il restait 20 cases.",
    "Die See ist zu. 20 Felder blieben offen.",
  ],
  [
    "lost",
    0,
    0,
    "The sea is closed. Only the Finish was missing.",
    "La mer s’est refermée. Il ne manquait que l’arrivée.",
    "Die See ist zu. Nur das Ziel fehlte.",
  ],
] as const;

describe("the end", () => {
  it.each(ENDS)("%s with %i spare and %i open", (state, spare, open, en, fr, de) => {
    expect(LANGUAGES.map((language) => endText({ state, spare, open }, language))).toEqual([en, fr, de]);
  });

  it("says whose turn it is", () => {
    expect(LANGUAGES.map((language) => turnText(2, names, language, 2))).toEqual([
      "Your turn.",
      "À toi de jouer.",
      "Du bist am Zug.",
    ]);
    expect(LANGUAGES.map((language) => turnText(2, names, language, null))).toEqual([
      "It is Cléo’s turn.",
      "C’est à Cléo de jouer.",
      "Cléo ist am Zug.",
    ]);
  });
});
