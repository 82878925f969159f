/** What the companion says about a position that people entered: slips, and spaces that can no longer be filled. */
import { closed, readPosition, slips, type Table } from "@stillwater/engine";
import { describe, expect, it } from "vitest";
import { closedText, findingText, LANGUAGES } from "../src/verdict";

function tableOf(line: string): Table {
  const read = readPosition(line);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
}

const SEA = ". . . . . ./. . . . . ./. . . . . ./. . . . . ./. . . . . .";
const NB = "\u00a0";

describe("slips", () => {
  it.each([
    [
      `sea p2 | 9 5 . . . ./${SEA} | helm:1=turn`,
      ["9 lies to its left.", "Le 9 est à sa gauche.", "Links liegt schon die 9."],
    ],
    [
      "mountain p2 | b5#1 b2#1 . . . . . . ./. . . . . . . ./. . . . . . ./. . . . . ./. . . . ./. . . ./. . ./. . | helm:1=turn",
      ["Blue beside blue.", "Bleu à côté de bleu.", "Blau neben Blau."],
    ],
    [
      "mountain p2 goats | . . . . . . . . ./. . . . . . . ./. . . . . . ./. . . . . ./. . . . ./. . . ./. . ./. . | goats:r1p1=goat#1 helm:1=turn",
      [
        "Goats stand on cards only.",
        "Les chèvres ne sont que sur des cartes.",
        "Ziegen stehen nur auf Karten.",
      ],
    ],
  ])("%s", (line, said) => {
    const [slip, ...more] = slips(tableOf(line));
    expect(more).toEqual([]);
    expect(slip && LANGUAGES.map((language) => findingText(slip, language))).toEqual(said);
  });
});

describe("closed water", () => {
  it("tells from where, how many spaces and for how many cards", () => {
    const found = closed(tableOf(`sea p2 | ${SEA}/. . 78 . . . | helm:1=turn`)).at(-1);
    expect(found && LANGUAGES.map((language) => closedText(found, language))).toEqual([
      "From row 6, column 4 on: only 2 cards fit the three spaces.",
      `Rangée 6, colonne 4 et au-delà${NB}: seules 2 cartes ont leur place sur les trois cases.`,
      "Ab Reihe 6, Spalte 4: Auf die drei Felder passen nur 2 Karten.",
    ]);
    const one = { clause: "T.place.gap-allowed", at: "r3c4", spaces: 1, cards: 0 };
    expect(LANGUAGES.map((language) => closedText(one, language))).toEqual([
      "Row 3, column 4: no card fits there.",
      `Rangée 3, colonne 4${NB}: aucune carte n’y a sa place.`,
      "Reihe 3, Spalte 4: Dort passt keine Karte.",
    ]);
    const row = { clause: "A.place.number", at: "r7p1", spaces: 5, cards: 0 };
    expect(closedText(row, "en")).toBe("From row 7 on: no card fits the five spaces.");
    const bridge = { clause: "A.bridge.cover", at: "r2p3", spaces: 1, cards: 0 };
    expect(LANGUAGES.map((language) => closedText(bridge, language))).toEqual([
      "Row 2, place 3: no card can cover this bridge.",
      `Rangée 2, place 3${NB}: aucune carte ne peut couvrir ce pont.`,
      "Reihe 2, Platz 3: Keine Karte kann diese Brücke abdecken.",
    ]);
  });
});
