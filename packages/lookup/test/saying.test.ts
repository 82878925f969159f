import { LANGUAGES, type Language } from "@stillwater/rulebook";
import { describe, expect, it } from "vitest";
import { readingInWords, understand } from "../src/understand";
import { CHECKS } from "./checks";
import { FRESH_CHECKS } from "./fresh-checks";

describe("a question as it was understood", () => {
  const said = (asked: string, language: Language): string | undefined => {
    const check = understand(asked, language);
    return check === null ? undefined : readingInWords(check.reading, language);
  };

  it.each([
    [
      "en",
      "can I put 47 between 45 and 52 with two cards left?",
      "47 between 45 and 52, with 2 cards left to pay with.",
    ],
    ["en", "30 next to 33", "30 to the left of 33."],
    ["en", "can i put 10 right of 12", "10 to the right of 12."],
    ["en", "red 5 next to the blue 7 in row 3", "Red 5 to the right of the blue 7, in row 3."],
    ["en", "5 at the start of row 2 and 3 ends row 1", "5, in row 2, column 1, with 3 in row 1, column 6."],
    ["en", "can i play the finish before all spaces are full", "The Finish, while a space is empty."],
    [
      "en",
      "what if i place 45 next to 47 and cant pay",
      "45 to the left of 47, with nothing left to pay with.",
    ],
    ["fr", "un pont au début de la rangée 4", "Un pont au bout gauche de la rangée 4."],
    ["fr", "un 5 rouge à côté d'un 7 bleu", "Le 5 rouge à droite du 7 bleu."],
    [
      "fr",
      "feu sur une carte avec une chèvre",
      "Un feu de camp à la place d’une carte, avec une chèvre dessus.",
    ],
    ["de", "darf eine rote 5 neben einer blauen 7 liegen", "Die rote 5 rechts von der blauen 7."],
    [
      "de",
      "47 zwischen 45 und 52 mit 2 Karten übrig",
      "Die 47 zwischen der 45 und der 52, mit 2 Karten übrig zum Bezahlen.",
    ],
    ["de", "gipfel wenn noch eine brücke liegt", "Der Gipfel, während eine Brücke unbedeckt ist."],
  ] as const)("%s: %s", (language, asked, sentence) => {
    expect(said(asked, language)).toBe(sentence);
  });

  it("is one sentence in every language, whatever was asked", () => {
    for (const { asked, language } of [...CHECKS, ...FRESH_CHECKS]) {
      const check = understand(asked, language);
      if (check === null) continue;
      for (const each of LANGUAGES) {
        const sentence = readingInWords(check.reading, each);
        expect(sentence).toMatch(/^[\p{Lu}\d][^.]*\.$/u);
        expect(sentence).not.toContain("undefined");
      }
    }
  });
});
