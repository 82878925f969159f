/** What people at a real table say into a phone: no hand is known, and dictation adds punctuation and capital letters. */
import { type Rulebook, readOptions, rulebookFor } from "@stillwater/engine";
import { describe, expect, it } from "vitest";
import { LANGUAGES, type Language, readSpoken, readTold, type Scene, spokenNumber } from "../src/spoken";

function bookOf(code: string): Rulebook {
  const options = readOptions(code);
  if (!options.ok) throw new Error(code);
  return rulebookFor(options.value);
}

const TABLE = { unseen: true, names: ["Ana", "Ben", "Cléo"] } as const;
const SEA: Scene = { ...TABLE, rulebook: bookOf("sea p3 rocks monsters4 storms wild2"), fresh: "drawn:3" };
const NIGHT: Scene = { ...TABLE, rulebook: bookOf("sea p3 night") };
const MOUNTAIN: Scene = {
  ...TABLE,
  rulebook: bookOf("mountain p3 green panoramas3 goats"),
  nextIn: (row) => `r${row}p5`,
};
const ALONE: Scene = { ...TABLE, rulebook: bookOf("mountain p1 ropes2") };

type Said = readonly [scene: Scene, line: string, act: string];

const LINES: Readonly<Record<Language, readonly Said[]>> = {
  en: [
    [SEA, "Discard two.", "discard ? ?"],
    [SEA, "discard 2", "discard ? ?"],
    [SEA, "Discard 2", "discard ? ?"],
    [SEA, "discards two cards", "discard ? ?"],
    [SEA, "Ben discards two", "discard ? ?"],
    [SEA, "We throw two away.", "discard ? ?"],
    [SEA, "Two out", "discard ? ?"],
    [SEA, "throw away one", "discard ?"],
    [SEA, "Forty-seven, row four, column two.", "47 r4c2"],
    [SEA, "Row four, column two: forty-seven.", "47 r4c2"],
    [SEA, "Ana plays forty seven in row 4 column 2", "47 r4c2"],
    [SEA, "Lays 47 row four column two and discards three", "47 r4c2 -? -? -?"],
    [SEA, "47, 4th row, 2nd column", "47 r4c2"],
    [SEA, "Plays the Start.", "start"],
    [SEA, "Finish!", "finish"],
    [SEA, "The rocks move to row three.", "rocks row:3"],
    [SEA, "The rocks stay, discard two", "stay ? ?"],
    [SEA, "Sea Monster eats row four, column two.", "monster r4c2"],
    [SEA, "Fog over row three", "fog row:3"],
    [SEA, "Compass on this storm.", "compass drawn:3"],
    [SEA, "We keep the compass.", "pass"],
    [SEA, "Can't play.", "stuck"],
    [SEA, "I cannot play anything", "stuck"],
    [NIGHT, "Rotate row four, column two.", "turn r4c2"],
    [NIGHT, "turns the card on row four column two", "turn r4c2"],
    [MOUNTAIN, "Green campfire, row two.", "campfire:g r2p5"],
    [MOUNTAIN, "Red eight, third row", "r8 r3p5"],
    [MOUNTAIN, "Herd from row one, place two, to row two, place three", "herd r1p2 r2p3"],
    [MOUNTAIN, "A bridge in row two.", "bridge r2p5"],
    [MOUNTAIN, "The Summit.", "summit"],
    [ALONE, "Guide rope.", "rope"],
  ],
  fr: [
    [SEA, "Défausse deux.", "discard ? ?"],
    [SEA, "On défausse deux cartes", "discard ? ?"],
    [SEA, "Ben défausse deux", "discard ? ?"],
    [SEA, "Nous jetons deux cartes.", "discard ? ?"],
    [SEA, "Quarante-sept, ligne quatre, colonne deux.", "47 r4c2"],
    [SEA, "quarante-sept ligne quatre colonne deux", "47 r4c2"],
    [SEA, "Rangée quatre, colonne deux : quarante-sept", "47 r4c2"],
    [SEA, "Ana pose le quarante-sept en rangée quatre, colonne deux", "47 r4c2"],
    [SEA, "47 quatrième ligne deuxième colonne", "47 r4c2"],
    [SEA, "47 ligne 4 colonne 2 et défausse trois", "47 r4c2 -? -? -?"],
    [SEA, "On joue le départ.", "start"],
    [SEA, "L’arrivée !", "finish"],
    [SEA, "Les récifs vont sur la rangée trois".replace("vont", "bouger"), "rocks row:3"],
    [SEA, "Les récifs restent, défausse deux", "stay ? ?"],
    [SEA, "Le Monstre marin mange rangée quatre, colonne deux.", "monster r4c2"],
    [SEA, "Brume sur la rangée trois", "fog row:3"],
    [SEA, "Boussole sur cette tempête.", "compass drawn:3"],
    [SEA, "On garde la boussole.", "pass"],
    [SEA, "Je ne peux pas jouer.", "stuck"],
    [SEA, "Bloquée.", "stuck"],
    [NIGHT, "Retourne la carte rangée quatre, colonne deux.", "turn r4c2"],
    [MOUNTAIN, "Feu vert, rangée deux.", "campfire:g r2p5"],
    [MOUNTAIN, "Huit rouge, troisième rangée", "r8 r3p5"],
    [MOUNTAIN, "Troupeau de la rangée une, place deux, à la rangée deux, place trois", "herd r1p2 r2p3"],
    [MOUNTAIN, "Un pont en rangée deux.", "bridge r2p5"],
    [MOUNTAIN, "Le sommet.", "summit"],
    [ALONE, "La corde.", "rope"],
  ],
  de: [
    [SEA, "Wirft zwei ab.", "discard ? ?"],
    [SEA, "zwei abwerfen", "discard ? ?"],
    [SEA, "Ben wirft zwei Karten ab.", "discard ? ?"],
    [SEA, "Wir werfen zwei ab", "discard ? ?"],
    [SEA, "Zwei raus.", "discard ? ?"],
    [SEA, "Eine Karte abwerfen", "discard ?"],
    [SEA, "Siebenundvierzig, Reihe vier, Spalte zwei.", "47 r4c2"],
    [SEA, "Reihe vier Spalte zwei, siebenundvierzig", "47 r4c2"],
    [SEA, "Ana legt die 47 in Reihe 4. Spalte 2.", "47 r4c2"],
    [SEA, "47 in die vierte Reihe, zweite Spalte", "47 r4c2"],
    [SEA, "legt 47 Reihe vier Spalte zwei und wirft drei ab", "47 r4c2 -? -? -?"],
    [SEA, "Spielt den Start.", "start"],
    [SEA, "Das Ziel!", "finish"],
    [SEA, "Die Felsen wandern in Reihe drei.", "rocks row:3"],
    [SEA, "Die Felsen bleiben, zwei abwerfen", "stay ? ?"],
    [SEA, "Das Seeungeheuer frisst Reihe vier Spalte zwei.", "monster r4c2"],
    [SEA, "Nebel über Reihe drei".replace("über", "auf"), "fog row:3"],
    [SEA, "Kompass auf diesen Sturm.", "compass drawn:3"],
    [SEA, "Wir behalten den Kompass.", "pass"],
    [SEA, "Kann nicht spielen.", "stuck"],
    [SEA, "Es geht nichts", "stuck"],
    [NIGHT, "Reihe vier, Spalte zwei drehen.", "turn r4c2"],
    [NIGHT, "Dreht die Karte in Reihe vier Spalte zwei um", "turn r4c2"],
    [MOUNTAIN, "Grünes Lagerfeuer, Reihe zwei.", "campfire:g r2p5"],
    [MOUNTAIN, "Rote Acht in die dritte Reihe", "r8 r3p5"],
    [MOUNTAIN, "Herde von Reihe eins, Platz zwei, nach Reihe zwei, Platz drei", "herd r1p2 r2p3"],
    [MOUNTAIN, "Eine Brücke in Reihe zwei.", "bridge r2p5"],
    [MOUNTAIN, "Der Gipfel.", "summit"],
    [ALONE, "Führungsseil.", "rope"],
  ],
};

describe.each(LANGUAGES)("dictated in %s", (language) => {
  it.each(LINES[language].map(([scene, line, act]) => [line, act, scene] as const))(
    "%s",
    (line, act, scene) => {
      // Dictation may or may not begin with a capital letter and end with a full stop.
      for (const said of [line, line.toLowerCase(), line.replace(/[.!:]+/g, ""), `${line.toUpperCase()} `]) {
        const read = readSpoken(said, language, scene);
        expect(read, said).toEqual({ is: "act", act });
      }
    },
  );

  it("counts the cards that are let go of, and never takes the count for a card", () => {
    const discard = { en: "discard", fr: "défausse", de: "wirft ab" }[language];
    for (let count = 1; count <= 12; count++) {
      const line = `${discard} ${spokenNumber(count, language)}`;
      const act = ["discard", ...Array.from({ length: count }, () => "?")].join(" ");
      expect(readSpoken(line, language, SEA), line).toEqual({ is: "act", act });
      // Where hands are known, the number is that of a card.
      const held = readSpoken(line, language, { ...SEA, unseen: false });
      expect(held, line).toEqual({ is: "act", act: `discard ${count}` });
    }
  });
});

const ANSWERS = ["?", "storm:yellow", "storm:purple", "storm:orange", "rocks", "monster"];
const TOLD: Readonly<Record<Language, readonly (readonly [string, string])[]>> = {
  en: [
    ["yellow storm", "storm:yellow"],
    ["Storm drawn: yellow.", "storm:yellow"],
    ["storm drawn yellow", "storm:yellow"],
    ["A purple storm came up.", "storm:purple"],
    ["Ben draws the orange storm", "storm:orange"],
    ["Jagged rocks.", "rocks"],
    ["There is a Sea Monster", "monster"],
    ["Nothing.", "?"],
    ["No, nothing", "?"],
  ],
  fr: [
    ["tempête jaune", "storm:yellow"],
    ["Une tempête jaune est piochée.", "storm:yellow"],
    ["Tempête tirée, violette", "storm:purple"],
    ["Ben pioche la tempête orange", "storm:orange"],
    ["Les récifs.", "rocks"],
    ["Un Monstre marin", "monster"],
    ["Rien.", "?"],
  ],
  de: [
    ["gelber Sturm", "storm:yellow"],
    ["Sturm gelb", "storm:yellow"],
    ["Sturm gezogen, gelb.", "storm:yellow"],
    ["Ben zieht einen violetten Sturm", "storm:purple"],
    ["Oranger Sturm".replace("Oranger", "Orangefarbener"), "storm:orange"],
    ["Die Felsen.", "rocks"],
    ["Ein Seeungeheuer", "monster"],
    ["Nichts.", "?"],
    ["Nein, nichts", "?"],
  ],
};

describe.each(LANGUAGES)("what came to light, in %s", (language) => {
  it.each(TOLD[language])("%s", (line, answer) => {
    expect(readTold(line, language, SEA, ANSWERS)).toBe(answer);
  });

  it("is only what was asked for", () => {
    const [[line] = [""]] = TOLD[language];
    expect(readTold(line, language, SEA, ["?", "rocks"])).toBeNull();
    expect(readTold("47 r4c2", language, SEA, ANSWERS)).toBeNull();
    const row = { en: "row three", fr: "rangée trois", de: "in die dritte Reihe" }[language];
    expect(readTold(row, language, SEA, ["row:2", "row:3"])).toBe("row:3");
    const card = spokenNumber(47, language);
    expect(readTold(`${card}.`, language, SEA, ["47", "48"])).toBe("47");
    const [yes, no] = { en: ["Yes.", "No."], fr: ["Oui.", "Non."], de: ["Ja.", "Nein."] }[language];
    expect([yes, no].map((word) => readTold(word ?? "", language, SEA, ["yes", "no"]))).toEqual([
      "yes",
      "no",
    ]);
  });
});
