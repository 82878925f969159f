import { describe, expect, it } from "vitest";
import { endText, LANGUAGES, logText, placeText, scoreText, turnText } from "../src/verdict";

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
    facts: ["rocks row:2>row:3 T.rocks.move", "turn acted:2>helm:3 T.turn.action"],
    en: "Ben moved the rocks to row 3.",
    fr: "Ben déplace les récifs à la rangée 3.",
    de: "Ben hat die Felsen in Reihe 3 versetzt.",
  },
  {
    facts: ["47 r4c2>gone T.monster.play", "monster#1 hand:1>gone T.monster.play"],
    en: "Ana: Sea Monster on 47, row 4 column 2.",
    fr: `Ana${NB}: Monstre marin sur 47, rangée 4 colonne 2.`,
    de: "Ana: Seeungeheuer auf 47, Reihe 4 Spalte 2.",
  },
  {
    facts: [
      "? hand:2>discard:2 T.turn.discard-two",
      "? hand:2>discard:2 T.turn.discard-two",
      "storm:yellow#1 hand:2>drawn:2 T.storm.draw",
    ],
    en: "Ben discarded 2. Ben drew the yellow Storm.",
    fr: "Ben défausse 2. Ben pioche la Tempête jaune.",
    de: "Ben hat 2 abgeworfen. Ben zieht den gelben Sturm.",
  },
  {
    facts: ["pass:3 waiting>passed T.storm.cancel", "storm:orange#2 drawn:1>orange:1 T.storm.orange"],
    en: "Cléo spends no Compass. The orange Storm takes effect.",
    fr: "Cléo garde les Boussoles. La Tempête orange agit.",
    de: "Cléo gibt keinen Kompass aus. Der orangefarbene Sturm wirkt.",
  },
  {
    facts: ["name:1 unnamed>named:37 T.wild.any", "wild#1 hand:1>r4c2 T.place.empty"],
    en: "Ana: Wild as 37, row 4 column 2.",
    fr: `Ana${NB}: Joker en 37, rangée 4 colonne 2.`,
    de: "Ana: Joker als 37, Reihe 4 Spalte 2.",
  },
  {
    facts: [
      "mark:r3c2 night>day T.night.rotate",
      "? hand:1>discard:1 T.place.pay",
      "sky day>night T.night.turn",
    ],
    en: "Ana turned row 3 column 2 to day, discarded 1. Night falls.",
    fr: "Ana tourne rangée 3 colonne 2 côté jour, défausse 1. La nuit tombe.",
    de: "Ana dreht Reihe 3 Spalte 2 auf Tag, 1 abgeworfen. Es wird Nacht.",
  },
  {
    facts: ["b7#1 hand:1>r3p2 A.place.next", "panorama:3-4-3 shown>met A.panorama.done"],
    en: "Ana: blue 7, row 3 place 2. Panorama 3-4-3 is met.",
    fr: `Ana${NB}: 7 bleu, rangée 3 place 2. Panorama 3-4-3 atteint.`,
    de: "Ana: blaue 7, Reihe 3 Platz 2. Panorama 3-4-3 erfüllt.",
  },
  {
    facts: ["g5#1 r2p3>lifted:2 A.campfire.replace", "campfire:g hand:2>r2p3 A.campfire.replace"],
    en: "Ben: the green Campfire, row 2 place 3. Green 5 must go higher.",
    fr: `Ben${NB}: le feu vert, rangée 2 place 3. 5 vert doit monter.`,
    de: "Ben: das grüne Lagerfeuer, Reihe 2 Platz 3. Grüne 5 muss hinauf.",
  },
  {
    facts: [
      "goat#1 goats:r3p2>goats:r4p2 A.goat.herd",
      "goat#2 goats:r3p2>goats:r4p2 A.goat.herd",
      "? hand:1>discard:1 A.place.pay",
    ],
    en: "Ana: two goats to row 4 place 2, discarded 1.",
    fr: `Ana${NB}: deux chèvres, rangée 4 place 2, défausse 1.`,
    de: "Ana: zwei Ziegen, Reihe 4 Platz 2, 1 abgeworfen.",
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

const DUEL = {
  state: "won",
  spare: 0,
  open: 3,
  duel: {
    scores: [
      { placed: 15, discarded: 6, runs: [3, 4], points: 31 },
      { placed: 14, discarded: 8, runs: [], points: 20 },
    ],
    leader: 0,
    by: "points",
  },
} as const;

describe("the end of other games", () => {
  it("speaks of the summit on the mountain", () => {
    const said = (state: "won" | "lost", open: number): string[] =>
      LANGUAGES.map((language) => endText({ state, spare: 1, open, game: "mountain" }, language));
    expect(said("won", 0)).toEqual([
      "You reached the summit, 1 card to spare.",
      "Le sommet est atteint, 1 carte en réserve.",
      "Gipfel erreicht, 1 Karte übrig.",
    ]);
    expect(said("lost", 2)).toEqual([
      "The climb ends here. Two spaces were left.",
      "L’ascension s’arrête ici. Il restait deux cases.",
      "Hier endet der Aufstieg. Zwei Felder blieben offen.",
    ]);
    expect(said("lost", 0)[0]).toBe("The climb ends here. Only the Summit was missing.");
  });

  it("names who won a duel, by what, and what the points are made of", () => {
    expect(LANGUAGES.map((language) => endText(DUEL, language, names))).toEqual([
      "Ana wins, 31 to 20.",
      "Ana gagne, 31 à 20.",
      "Ana gewinnt 31 zu 20.",
    ]);
    const tie = { ...DUEL, duel: { ...DUEL.duel, leader: 1, by: "placed" } } as const;
    expect(endText(tie, "en", names)).toBe("Ben wins, 20 to 31, with more cards placed.");
    const shared = { ...DUEL, duel: { ...DUEL.duel, leader: null, by: "shared" } } as const;
    expect(endText(shared, "de", names)).toBe("Geteilter Sieg, je 31.");
    const [first] = DUEL.duel.scores;
    expect(LANGUAGES.map((language) => scoreText(first, "Ana", language))).toEqual([
      "Ana: 31 points. 15 placed, 6 discarded, runs of 3, 4.",
      `Ana${NB}: 31 points. 15 posées, 6 défaussées, suites de 3, 4.`,
      "Ana: 31 Punkte. 15 gelegt, 6 abgeworfen, Folgen von 3, 4.",
    ]);
  });
});

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
