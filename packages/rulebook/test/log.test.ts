import { describe, expect, it } from "vitest";
import { cardText, endText, LANGUAGES, logText, placeText, scoreText, turnText } from "../src/verdict";
import { LINES, laid, NB } from "./support/lines";

const names = ["Ana", "Ben", "Cléo"];

describe.each(LANGUAGES)("the log in %s", (language) => {
  it.each(LINES)("$en", (line) => {
    const text = logText({ facts: line.facts }, names, language);
    expect(text).toBe(line[language]);
    expect(text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length).toBeLessThanOrEqual(15);
  });

  it("names a seat nobody named", () => {
    expect(logText({ facts: laid, seat: 1 }, [null, null], language)).toContain(
      { en: "Seat 2:", fr: `Place 2${NB}:`, de: "Platz 2:" }[language],
    );
  });
});

it("says that a player can do nothing only where that loses the game, not where another rule does", () => {
  const lost = (clause: string): string => logText({ facts: [`turn helm:1>lost ${clause}`] }, names, "en");
  expect(lost("T.end.lose")).toBe("Ana can do nothing. The sea is closed.");
  expect(lost("T.beacon.finish")).toBe("");
});

const PLACES = [
  ["r4c2", "row 4, column 2", "rangée 4, colonne 2", "Reihe 4, Spalte 2"],
  ["r2p3", "row 2, place 3", "rangée 2, place 3", "Reihe 2, Platz 3"],
  ["w3", "left pillar, place 3", "pilier de gauche, place 3", "Pfeiler links, Platz 3"],
  ["berth:start", "the Start space", "la case du départ", "das Startfeld"],
  ["berth:finish", "the Finish space", "la case de l’arrivée", "das Zielfeld"],
  ["hand:2", "Ben, hand", "Ben, main", "Ben, Hand"],
  ["pile:9", "Seat 9, draw pile", "Place 9, pioche", "Platz 9, Nachziehstapel"],
  ["discard:1", "Ana, discard pile", "Ana, défausse", "Ana, Ablage"],
  [
    "lifted:3",
    "on its way up from row 3",
    "en route vers le haut depuis la rangée 3",
    "auf dem Weg nach oben aus Reihe 3",
  ],
] as const;

describe("places", () => {
  it.each(PLACES)("%s", (place, en, fr, de) => {
    expect(LANGUAGES.map((language) => placeText(place, language, names))).toEqual([en, fr, de]);
  });

  it("have words, or are none", () => {
    expect(() => placeText("elsewhere", "en")).toThrow("elsewhere has no words");
    expect(() => cardText("goose", "de")).toThrow("goose has no words");
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
    "The sea is closed. Every space was filled, the Finish was missing.",
    "La mer s’est refermée. Toutes les cases étaient remplies, il manquait l’arrivée.",
    "Die See ist zu. Alle Felder waren voll, das Ziel fehlte.",
  ],
] as const;

const DUEL = {
  state: "won",
  spare: 0,
  open: 3,
  contest: {
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
      "The climb ends here. Two spaces were still to fill or to cover.",
      "L’ascension s’arrête ici. Il restait deux cases à remplir ou à couvrir.",
      "Hier endet der Aufstieg. Zwei Felder waren noch zu füllen oder abzudecken.",
    ]);
    expect(said("lost", 0)[0]).toBe("The climb ends here. Every space was filled, the Summit was missing.");
  });

  it("names who won a duel, by what, and what the points are made of", () => {
    expect(LANGUAGES.map((language) => endText(DUEL, language, names))).toEqual([
      "Ana wins, 31 to 20.",
      "Ana gagne, 31 à 20.",
      "Ana gewinnt 31 zu 20.",
    ]);
    const tie = { ...DUEL, contest: { ...DUEL.contest, leader: 1, by: "placed" } } as const;
    expect(endText(tie, "en", names)).toBe("Ben wins, 20 to 31, with more cards placed.");
    // The points have a minus sign, not a hyphen.
    const scores = [
      { placed: 0, discarded: 18, runs: [], points: -18 },
      { placed: 0, discarded: 19, runs: [], points: -19 },
    ] as const;
    expect(endText({ ...DUEL, contest: { ...DUEL.contest, scores } }, "en", names)).toBe(
      "Ana wins, \u221218 to \u221219.",
    );
    expect(scoreText(scores[0], "Ana", "en")).toMatch(/^Ana: \u221218 points/);
    const shared = { ...DUEL, contest: { ...DUEL.contest, leader: null, by: "shared" } } as const;
    expect(endText(shared, "de", names)).toBe("Geteilter Sieg, je 31.");
    const [first] = DUEL.contest.scores;
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
