import { LANGUAGES, type Language } from "@stillwater/rulebook";
import { describe, expect, it } from "vitest";
import { isQuestion, namesNumber, readingInWords, understand } from "../src/understand";
import { symbolsOf } from "../src/understand/symbols";
import { CHECKS } from "./checks";
import { FRESH_CHECKS } from "./fresh-checks";
import { inShort, judged, refusing } from "./judging";
import { listed } from "./listed";
import { QUESTIONS } from "./questions";

describe("questions about one card in one place", () => {
  it.each(CHECKS)("$language: $asked", ({ asked, language, game, allowed, price, clause }) => {
    const check = understand(asked, language);
    if (allowed === "unknown") {
      expect(check).toBeNull();
      return;
    }
    if (check === null) throw new Error("not understood");
    const verdict = judged(check);
    expect([check.game, verdict.allowed, refusing(verdict)]).toEqual([game, allowed, clause]);
    if (price !== undefined) expect(verdict.price).toBe(price);
  });

  const said = (asked: string, language: Language): readonly unknown[] => {
    const check = understand(asked, language);
    if (check === null) return [];
    const verdict = judged(check);
    return [check.act, verdict.allowed, verdict.price, refusing(verdict)];
  };

  it.each([
    ["en", "can I place forty-seven between forty-five and fifty-two?", "47 r4c4", "yes", 2, undefined],
    ["en", "what does 30 right next to 33 cost", "30 r3c3", "yes", 3, undefined],
    ["en", "is 20 allowed directly left of 17", "20 r2c3", "no", 3, "T.place.ascending"],
    ["en", "next to 61 can I put 60", "60 r5c3", "yes", 1, undefined],
    ["en", "33 in row 3 column 2", "33 r3c2", "yes", 0, undefined],
    ["en", "30 right of 25 and left of 40", "30 r3c4", "no", 5, "T.place.pay"],
    ["en", "red 1 in row 2", "r1 r2p1", "no", 0, "A.place.number"],
    ["en", "bridge in row 8", "bridge r8p2", "no", 0, "A.bridge.place"],
    ["en", "bridge next to another bridge", "bridge r1p3", "yes", 0, undefined],
    ["en", "finish without a start", "finish", "no", 0, "T.finish.when"],
    ["en", "can I play the finish when all spaces are full", "finish", "yes", 0, undefined],
    ["en", "the price of 8 next to 5 on the mountain", "g8 r1p2", "yes", 3, undefined],
    ["fr", "le quarante-sept entre le 45 et le 52, il me reste deux cartes", "47 r4c4", "yes", 2, undefined],
    ["fr", "un pont tout à gauche de la rangée 2", "bridge r2p1", "no", 0, "A.bridge.place"],
    ["fr", "une carte 2 bleue dans la troisième rangée", "b2 r3p1", "no", 0, "A.place.number"],
    ["fr", "un feu rouge sur une carte bleue", "campfire:r r1p2", "no", 0, "A.campfire.replace"],
    ["de", "darf die siebenundvierzig zwischen 45 und 52", "47 r4c4", "yes", 2, undefined],
    ["de", "eine blaue 4 in der fünften Reihe", "b4 r5p1", "no", 0, "A.place.number"],
    ["de", "grünes Lagerfeuer auf eine blaue 6", "campfire:g r1p2", "no", 0, "A.campfire.replace"],
    ["de", "mit 2 Karten übrig die 50 neben die 53", "50 r4c3", "no", 3, "T.place.pay"],
    ["fr", "can I put 30 next to 33", "30 r3c3", "yes", 3, undefined],
    ["en", "can I put 45 with 43 on its left and 50 on its right", "45 r4c4", "yes", 2, undefined],
    ["en", "can I put a 5 when there is a 3 on its left and a 9 on its right", "5 r1c4", "yes", 2, undefined],
    [
      "en",
      "can I cover a bridge with a 5 when there is a 4 on its left and a 9 on its right",
      "g5 r1p2",
      "yes",
      4,
      undefined,
    ],
    ["en", "can I put 7 on the table with 5 on its left and 12 on its right", "7 r1c4", "yes", 2, undefined],
    [
      "en",
      "can I put 40 where the left neighbour is 38 and the right neighbour is 44",
      "40 r3c4",
      "yes",
      2,
      undefined,
    ],
    ["en", "can I put 40 when its only neighbour is 38", "40 r3c5", "yes", 2, undefined],
    ["en", "can I place 30 after 33", "30 r3c5", "no", 3, "T.place.ascending"],
    ["en", "may I lay two blue cards side by side", "b10 r1p2", "no", 0, "A.place.colour"],
    ["en", "can I put an island on another island", "40 r3c4", "no", 0, "T.place.empty"],
    ["en", "may I place a card on an occupied space", "40 r3c4", "no", 0, "T.place.empty"],
    ["en", "can I destroy an island with a sea monster", "monster r3c3", "yes", 0, undefined],
    ["en", "can I use a compass when it is not my turn", "compass yellow:2", "yes", 0, undefined],
    ["en", "can I discard only one card", "discard 5", "no", 0, "T.turn.discard-two"],
    ["en", "may I move a goat onto a bridge", "herd r1p2 r2p2 -r10", "no", 1, "A.goat.bridge"],
    ["en", "can I put a card in the row where the purple storm lies", "40 r3c3", "no", 0, "T.storm.purple"],
    [
      "fr",
      "je pose le 45 quand le voisin de gauche est 43 et celui de droite 50",
      "45 r4c4",
      "yes",
      2,
      undefined,
    ],
    [
      "fr",
      "j'ai un départ en main et aucun n'est posé, je peux jouer une île à la place ?",
      "40 r3c4",
      "no",
      0,
      "T.start.forced",
    ],
    ["fr", "peut-on jouer sur une case déjà prise", "40 r3c4", "no", 0, "T.place.empty"],
    [
      "fr",
      "une boussole pour enlever la tempête d'un autre joueur ?",
      "compass yellow:2",
      "yes",
      0,
      undefined,
    ],
    ["de", "darf ich die 45 legen wenn 43 links und 50 rechts liegt", "45 r4c4", "yes", 2, undefined],
    ["de", "darf ich die 42 neben die 40 legen mit 2 übrigen Karten", "42 r4c5", "yes", 2, undefined],
    [
      "de",
      "darf ich die 42 neben die 41 legen, auf der Hand habe ich noch 1 weitere Karte",
      "42 r4c5",
      "yes",
      1,
      undefined,
    ],
    [
      "de",
      "darf ich eine Brücke durch ein Lagerfeuer ersetzen",
      "campfire:g r1p2",
      "no",
      0,
      "A.campfire.replace",
    ],
    ["de", "darf ich eine Reihe mit einer Brücke beginnen", "bridge r1p1", "no", 0, "A.bridge.place"],
    ["de", "darf ich eine statt zwei Karten abwerfen", "discard 5", "no", 0, "T.turn.discard-two"],
    [
      "de",
      "darf ich die 30 in Reihe 3 legen, wenn dort die Felsen sind",
      "30 r3c4",
      "no",
      0,
      "T.rocks.block",
    ],
    [
      "de",
      "darf ich mit einem Kompass meinen gelben Sturm entfernen",
      "compass yellow:1",
      "yes",
      0,
      undefined,
    ],
    [
      "en",
      "My hand is 12, 14, 40, 41 and 60. There's a 10 in the grid, can I put the 12 right after it?",
      "12 r1c5",
      "yes",
      2,
      undefined,
    ],
    [
      "en",
      "I only have the 27 and a 9 left. A cell has 23 on its left and 32 on its right. May I put 27 in it?",
      "27 r3c4",
      "no",
      4,
      "T.place.pay",
    ],
    [
      "en",
      "I want to play 70 next to 65 and have four cards left to discard",
      "70 r6c5",
      "no",
      5,
      "T.place.pay",
    ],
    ["en", "can a five go next to a three", "5 r1c5", "yes", 2, undefined],
    [
      "fr",
      "la tempête violette est sur la ligne 2, je peux jouer une île là ?",
      "40 r2c3",
      "no",
      0,
      "T.storm.purple",
    ],
    [
      "fr",
      "Je n'ai plus que le 39 et un 9. Les voisins de la case sont 35 et 42, combien coûte le 39 ?",
      "39 r3c4",
      "no",
      3,
      "T.place.pay",
    ],
    [
      "de",
      "Ich habe 45, 5 und 66 auf der Hand. Der linke Nachbar ist 42, der rechte Nachbar ist 50. Darf ich 45 spielen?",
      "45 r4c4",
      "no",
      3,
      "T.place.pay",
    ],
    [
      "de",
      "ich möchte die 42 legen. Links liegt die 40, rechts ist nichts. Was kostet das?",
      "42 r4c5",
      "yes",
      2,
      undefined,
    ],
    ["de", "darf man eine insel auf eine andere legen", "40 r3c4", "no", 0, "T.place.empty"],
    ["en", "The last card in the row is a green 6. Can I add a blue 10?", "b10 r1p2", "yes", 4, undefined],
    [
      "en",
      "I hold a sea monster and there is a 23 in the grid. Can I play the monster on it?",
      "monster r2c3",
      "yes",
      0,
      undefined,
    ],
    [
      "fr",
      "il y a un 2 rouge dans la rangée, je peux poser un 5 vert à sa droite ?",
      "g5 r1p2",
      "yes",
      3,
      undefined,
    ],
    [
      "de",
      "Anna hat ein Seeungeheuer auf der Hand. Alle Felder sind voll. Darf ich das Ziel spielen?",
      "finish",
      "no",
      0,
      "T.monster.finish",
    ],
    [
      "de",
      "Alle Plätze sind voll, aber eine Brücke ist nicht abgedeckt. Darf ich den Gipfel legen?",
      "summit",
      "no",
      0,
      "A.summit.when",
    ],
    ["en", "Can I use my sea monster to pay for an island", "discard monster 5", "no", 0, "T.monster.keep"],
    [
      "fr",
      "je peux poser le 41 à côté du 39, j'ai quatre cartes en main avec celle-là",
      "41 r4c5",
      "yes",
      2,
      undefined,
    ],
    [
      "de",
      "neben der zwanzig liegt nichts, ich lege die dreiundzwanzig daneben, wie viele karten muss ich abwerfen",
      "23 r2c5",
      "yes",
      3,
      undefined,
    ],
  ] as const)("%s: %s", (language, asked, act, allowed, price, clause) => {
    expect(said(asked, language)).toEqual([act, allowed, price, clause]);
  });

  it.each([
    ["de", "darf ich die 30 in Reihe 3 legen, wenn dort die Felsen nicht sind"],
    ["de", "darf ich meine Hand statt zwei Karten abwerfen"],
    ["en", "can two blue cards be side by side in different rows"],
    ["en", "can I discard cards instead"],
    ["en", "I have only cards in hand that are red, can I put 5 next to 6"],
    ["en", "It's her turn. Can I put 40 next to 38?"],
    ["de", "Lisa ist dran. Darf ich die 40 neben die 38 legen?"],
    ["en", "I have 27 and 9. A cell has 23 on its left and 32 on its right. May I put 27 in it?"],
    ["en", "38 lies there, 30 on its left and 45 on its right. can I put 41 right of it"],
  ] as const)("says nothing where words may change what others tell: %s: %s", (language, asked) => {
    expect(understand(asked, language)).toBeNull();
  });

  it.each([
    ["en", "why can't I put 30 next to 33?", true],
    ["fr", "le trente à côté du trente-trois ?", true],
    ["en", "how many cards do we start with", false],
    ["de", "wie viele Karten bekommt jeder", false],
  ] as const)("tells whether a number is named: %s: %s", (language, asked, is) => {
    expect(namesNumber(asked, language)).toBe(is);
  });

  it("tells what the question left open", () => {
    const kinds = (asked: string): readonly string[] =>
      (understand(asked, "en")?.assumed ?? []).map(({ kind }) => kind).sort();
    expect(kinds("47 between 45 and 52 in row 4 with two cards left")).toEqual(["others-empty", "started"]);
    expect(kinds("7 next to 5")).toEqual(["game", "hand", "others-empty", "row", "started"]);
    expect(kinds("red 7 next to 5")).toEqual(["colour", "hand", "others-empty", "row"]);
  });
});

/**
 * A line: the language, the game, the question, and "yes" with the price or "no" with the clause that refuses. Each list
 * with how many are understood.
 */
describe.each([
  ["01", 115],
  ["02", 60],
  ["03", 58],
  ["04", 59],
  ["05", 110],
  ["06", 84],
  ["07", 62],
  ["08", 37],
  ["09", 16],
  ["10", 106],
  ["11", 21],
  ["12", 26],
  ["13", 51],
  ["14", 15],
  ["15", 109],
  ["16", 20],
  ["17", 9],
  ["18", 44],
  ["19", 209],
  ["20", 30],
  ["21", 190],
  ["22", 263],
  ["23", 74],
  ["24", 71],
  ["25", 75],
  ["26", 43],
  ["27", 55],
  ["28", 16],
] as const)("questions as players type them: checks/%s.txt", (list, least) => {
  const outcomes = listed(`lists/checks/${list}.txt`).map(
    ({ language, columns: [game, asked = "", right = ""] }) => {
      const check = understand(asked, language);
      const came = check === null ? "not understood" : `${check.game} ${inShort(judged(check))}`;
      return { asked, right: `${game} ${right}`, came };
    },
  );
  const understood = outcomes.filter(({ came }) => came !== "not understood");

  it("are never answered wrongly", () => {
    expect(understood.filter(({ came, right }) => came !== right)).toEqual([]);
  });

  it(`are understood, ${least} of them`, () => {
    const others = outcomes.filter(({ came }) => came === "not understood").map(({ asked }) => asked);
    expect(understood.length, others.join("\n")).toBeGreaterThanOrEqual(least);
  });
});

/** The cards of the mountain that a question names, with their colours, and Islands that are no count. */
function namedIn(asked: string, language: Language): readonly string[] {
  const symbols = symbolsOf(asked, language)?.symbols ?? [];
  const isColour = (symbol = ""): boolean => /^[gbr]$/.test(symbol);
  return symbols.flatMap((symbol, at) => {
    const value = /^n(\d+)$/.exec(symbol)?.[1];
    const [before, after] = [symbols[at - 1], symbols[at + 1]];
    if (value === undefined || before === "row" || after === "row") return [];
    const colour = isColour(before) ? before : isColour(after) ? after : undefined;
    if (colour !== undefined) return isColour(before) && isColour(after) ? [] : [`${colour}${value}`];
    return Number(value) > 12 && Number(value) <= 80 ? [value] : [];
  });
}

// A board that is not the one that was told is worse than none.
it("draws the cards that a question names", () => {
  const missing = ["24", "25", "26", "27", "28"]
    .flatMap((list) => listed(`lists/checks/${list}.txt`))
    .flatMap(({ language, columns: [, asked = ""] }) => {
      const check = understand(asked, language);
      const drawn = `${check?.position} ${check?.act}`
        .split(/[\s/=,]+/)
        .map((name) => name.replace(/[#*].*$/, ""));
      const lost = namedIn(asked, language).filter((name) => !drawn.includes(name));
      return check === null || lost.length === 0 ? [] : [`${asked}: ${lost.join()}`];
    });
  expect(missing).toEqual([]);
});

it.each([
  ["en", "can i begin row 3 with 30 when row 2 ends with 28", "30 r3c1"],
  ["en", "my red campfire on a red 8 that has a goat on it?", "campfire:r r1p2"],
  ["en", "we have a blue 8 on the left end of the bottom row. Mine's a green 3, right beside it", "g3 r1p2"],
  ["en", "high arch: pillars arent full yet, can i put 50 on the roof", "50 r1c1"],
  // What lies beside an empty space lies beside the card that goes there.
  [
    "fr",
    "coin en haut à droite libre, 76 juste à sa gauche, j'ai cinq cartes dont le 80. Je tente ?",
    "80 r6c6",
  ],
  ["en", "top right corner is empty, 76 left of it. can i put 80 there", "80 r6c6"],
  ["en", "the last space of row 6 is free, 76 just left of it, I have 80, ok?", "80 r6c6"],
  ["de", "die ecke oben rechts ist frei, links davon liegt 76, darf die 80 hin", "80 r6c6"],
] as const)("tries the card that is asked about: %s: %s", (language, asked, act) => {
  expect(understand(asked, language)?.act).toBe(act);
});

// A side that a verb tells is of the card that goes there, and "it" what was named besides.
it.each([
  ["fr", "J'ai le 8 et il y a le 7 sur la table, je le mets juste à sa droite, ça coûte combien ?", "yes 1"],
  ["fr", "J'ai le 8. Le 7 est posé. Je peux le mettre à sa gauche ?", "no T.place.ascending"],
  ["fr", "J'ai le 8 et il y a le 7, je le mets juste derrière", "yes 1"],
  ["fr", "J'ai le 8, le 7 est posé, à sa gauche je peux le mettre ?", "no T.place.ascending"],
  ["fr", "Je pose le 8, le 7 est à sa droite, permis ?", "no T.place.ascending"],
  ["en", "I have 8 and there's a 7, can I put mine on its right?", "yes 1"],
  ["en", "I have 8 and there's a 7, can I put it on the left?", "no T.place.ascending"],
  ["en", "I have 8 and there's a 7, can it go before it?", "no T.place.ascending"],
  ["en", "I've got 8 and 7 is down. To its right?", "yes 1"],
  ["en", "can I lay 8 with 7 on its right", "no T.place.ascending"],
  ["en", "I have a blue 8 and there's a red 6 in row 1, can I put it to its right?", "yes 2"],
  ["de", "Ich habe die 8 und die 7 liegt auf dem Tisch, ich lege sie rechts davon, was kostet das?", "yes 1"],
  ["de", "Ich habe die 8 und da liegt die 7, ich lege sie davor", "no T.place.ascending"],
  ["de", "Ich habe die 8 und da liegt die 7, kann ich sie links davon hinlegen?", "no T.place.ascending"],
  ["de", "Ich hab die 8, da liegt die 7. Rechts davon?", "yes 1"],
  ["de", "Ich hab die 8, hier liegt die 7, ich lege sie rechts davon", "yes 1"],
  ["fr", "J'ai le 8, il y a le 7, je le pose à sa gauche", "no T.place.ascending"],
  ["de", "Darf ich die 8 legen, links davon liegt die 7?", "yes 1"],
] as const)("knows whose side is told: %s: %s", (language, asked, said) => {
  const check = understand(asked, language);
  expect(check === null ? null : inShort(judged(check))).toBe(said);
});

it.each([
  [
    "en",
    "The 44 is in the middle of row 3. I've got the 46 and three other cards in my hand, can it go right beside it?",
    "46 r3c5",
  ],
  [
    "fr",
    "ma fille vient de poser le 27 et y a rien après. moi j'ai le 29 et deux autres cartes, je le mets juste derrière",
    "29 r3c5",
  ],
] as const)("tries what is held: %s: %s", (language, asked, act) => {
  expect(understand(asked, language)?.act).toBe(act);
});

describe("questions as people type them", () => {
  const outcomes = FRESH_CHECKS.map((each) => {
    const check = understand(each.asked, each.language);
    if (check === null) return { ...each, came: "not understood" };
    const { allowed, price, ...verdict } = judged(check);
    const isSame =
      check.game === each.game &&
      allowed === each.allowed &&
      refusing({ allowed, price, ...verdict }) === each.clause &&
      (each.price === undefined || each.price === price);
    return { ...each, came: isSame ? "right" : "wrong" };
  });
  const asked = (came: string): readonly string[] =>
    outcomes.filter((each) => each.came === came).map((each) => `${each.language}: ${each.asked}`);

  it("are never answered wrongly", () => {
    expect(asked("wrong")).toEqual([]);
  });

  it("are understood nine times of ten", () => {
    expect(
      asked("right").length / FRESH_CHECKS.length,
      asked("not understood").join("\n"),
    ).toBeGreaterThanOrEqual(0.9);
  });

  // One word more, and another rule may be meant.
  it.each([
    "can i discard two cards instead of playing a sea monster",
    "how many monsters are in the deck",
    "what does a monster on the start do",
    "monster on 33 while the rocks are in row 3",
    "30 in a row with a purple storm after a compass removed it",
    "30 in a row without purple storm",
    "30 next to 33 with an orange storm and rocks",
    "who puts the purple storm on a row",
    "goat on a card with a campfire",
    "bridge on a goat",
    "can goats go round a bridge",
    "campfire beside a card with a goat",
    "tenth card in row 1",
    "no islands left, who wins",
  ])("%s", (asked) => {
    for (const language of LANGUAGES) expect(understand(asked, language), language).toBeNull();
  });

  it.each([
    ["is the finish allowed when there are no empty spaces", "finish", "yes"],
    ["can 44 be laid with no neighbours", "44 r4c4", "yes"],
    ["47 next to 45 with no cards left", "47 r4c5", "no"],
    ["can the kraken be thrown away", "discard monster 5", "no"],
    ["fog on a row, may 30 go there", "30 r3c3", "no"],
    ["do goats cross bridges", "herd r1p2 r2p2 -r10", "no"],
    ["les chèvres traversent les ponts", "herd r1p2 r2p2 -r10", "no"],
    ["summit with only seven goats on top", "summit", "no"],
    ["gipfel ohne grünen weg", "summit", "no"],
    ["le sommet alors qu'il manque un panorama", "summit", "no"],
    ["finish while i hold a sea monster", "finish", "no"],
    ["can i use a compass without a storm", "compass row:4", "no"],
    ["wild as 40 but 40 already lies", "wild=40 r3c4", "no"],
    ["the rocks are at row 2, can 60 go in row 5", "60 r5c4", "yes"],
    ["dürfen ziegen brücken betreten", "herd r1p2 r2p2 -r10", "no"],
    // One is empty, then.
    ["finish if all spaces but one are full", "finish", "no"],
  ] as const)("%s", (asked, act, allowed) => {
    const check = understand(asked, "en");
    expect([check?.act, check === null ? undefined : judged(check).allowed]).toEqual([act, allowed]);
  });
});

describe("so many cards, and not the Island of that number", () => {
  it.each([
    ["discard two cards", "yes"],
    ["can i discard 2 cards instead of playing", "yes"],
    ["can i throw away just one card", "no"],
    ["défausser deux cartes", "yes"],
    ["trois cartes défaussées d'un coup, permis ?", "no"],
    ["darf ich 2 Karten abwerfen", "yes"],
    ["drei Karten auf einmal abwerfen", "no"],
  ] as const)("are discarded: %s", (asked, allowed) => {
    for (const language of LANGUAGES) {
      const check = understand(asked, language);
      expect([
        check?.reading.discarded === undefined,
        check === null ? undefined : judged(check).allowed,
      ]).toEqual([false, allowed]);
    }
  });

  it.each([
    ["en", "can I throw away the 12 and the 40", "12 and 40 discarded."],
    ["fr", "je peux défausser le 12 et le 40", "Le 12 et le 40 à la défausse."],
    ["de", "darf ich den Gipfel und die rote 3 abwerfen", "Der Gipfel und die rote 3 abgeworfen."],
  ] as const)("are named where they are: %s: %s", (language, asked, sentence) => {
    const check = understand(asked, language);
    if (check === null) throw new Error("not understood");
    expect([readingInWords(check.reading, language), judged(check).allowed]).toEqual([sentence, "yes"]);
  });

  it.each([
    "discard 12",
    "discard 12 and 55 for 30",
    "can i discard two cards to move the rocks",
    "discard one card to turn a card",
  ])("are not all of it: %s", (asked) => expect(understand(asked, "en")).toBeNull());
});

describe("where several Islands lie", () => {
  it.each([
    [
      "en",
      "I have 34, 30 is in row 2 column 3 and 38 is two to the right of it, can I put 34 in the gap",
      "34, in row 2, column 4, with 30 in row 2, column 3, with 38 in row 2, column 5.",
      "yes 4",
    ],
    [
      "en",
      "41 lies in r4c2, can my 46 go in column 3",
      "46, in row 4, column 3, with 41 in row 4, column 2.",
      "no T.place.pay",
    ],
    ["en", "12 is on the left, 20 on the right, can i lay 13", undefined, "yes 1"],
    ["en", "20 is on the left, 12 on the right, can i lay 13", undefined, "no T.place.ascending"],
    ["en", "31 _ 35, can 33 go there with two cards left", undefined, "yes 2"],
    // In every space between the two it comes to the same.
    ["en", "44 and 48 with two spaces between them, can 46 go there", undefined, "yes 2"],
    ["fr", "le 22 est rangée 2 colonne 4, je peux mettre 25 en colonne 5", undefined, "yes 3"],
    ["fr", "j'ai le 34, il y a 30 à gauche et 38 à droite", undefined, "yes 4"],
    ["de", "links liegt 30 und rechts 38, darf ich die 34 legen", undefined, "yes 4"],
    ["de", "in Reihe 3 liegt in Spalte 2 die 25, kann die 28 in Spalte 3", undefined, "yes 3"],
    ["en", "30 is in row 2 column 3, can my 34 go in row 3 column 1", undefined, "yes 0"],
    ["en", "28 31 _ 35, can 33 go there", undefined, "yes 2"],
    ["en", "duel, two spaces between 30 and 33, can i put 33", undefined, "yes 0"],
    ["en", "duel, three spaces between 30 and 33, can i put 33", undefined, "no T.duel.possible"],
  ] as const)("%s: %s", (language, asked, sentence, right) => {
    const check = understand(asked, language);
    if (check === null) throw new Error("not understood");
    expect(inShort(judged(check))).toBe(right);
    if (sentence !== undefined) expect(readingInWords(check.reading, language)).toBe(sentence);
  });
});

describe("the card that is tried, and not the one beside it", () => {
  it.each([
    ["en", "blue 6 there, and I only have blue cards. 7 next to it", "Blue 7 to the right of the blue 6."],
    [
      "en",
      "last space of row 3 is 28 and i want 30 at the start of row 4",
      "30, in row 4, column 1, with 28 in row 3, column 6.",
    ],
    ["en", "i've played 31, can i put 34 right after it", "34 to the right of 31."],
    ["fr", "mon mari a posé le 63, je voudrais mettre le 62 à sa gauche", "Le 62 à gauche du 63."],
    [
      "fr",
      "dernière case de la rangée 2 : 19. première de la rangée 3 : mon 22",
      "Le 22, dans la rangée 3, colonne 1, avec le 19 dans la rangée 2, colonne 6.",
    ],
    [
      "de",
      "ende reihe 1 liegt 10, anfang reihe 2 die 14",
      "Die 14, in Reihe 2, Spalte 1, mit der 10 in Reihe 1, Spalte 6.",
    ],
    ["de", "Reihe 1: rote 6. Meine rote 9 direkt daneben?", "Die rote 9 rechts von der roten 6, in Reihe 1."],
  ] as const)("%s: %s", (language, asked, sentence) => {
    const check = understand(asked, language);
    expect(check === null ? null : readingInWords(check.reading, language)).toBe(sentence);
  });
});

describe("a question", () => {
  it.each([
    "can i skip a turn",
    "darf ich passen",
    "où poser l’arrivée",
    "47 beside 45",
    "bridges?",
    "Können Ziegen klettern",
  ])("is one: %s", (asked) => {
    expect(isQuestion(asked)).toBe(true);
  });
  it.each(["two yellow storms", "prix", "wo", "Brücke am Ende", "cannon", "wiesel und berg", ""])(
    "is none: %s",
    (asked) => {
      expect(isQuestion(asked)).toBe(false);
    },
  );
});

describe("questions that say too little, or ask for something else", () => {
  it.each([
    "two yellow storms",
    "how many cards for the start",
    "can I play two cards",
    "what if 45 and 47 have two spaces between",
    // What must be met is told, and no more: it may be met.
    "can i place on the roof when both pillars are full",
    "arch, must both pillars be full before the roof",
    "summit when the only panorama is done",
    "summit, the last missing panorama is done now",
    "summit now that no panorama is missing",
    "finish when each row has only one beacon",
    "do we play the summit before or after the panorama",
    "day and night, finish when the bottom row shows night",
    "day and night, can i turn two cards for one",
    "goats up one row for two cards",
    "30 next to 34 in a row without a beacon",
    "arch, 20 on top of 5 in a pillar",
    "nobody has a monster, finish",
    "solo 5 next to 3",
    "can 5 go after the 9",
    "can a discarded monster be played",
    "red 5 in row 3 with one card below and one to the left",
    "i have 9 cards, 47 next to 40",
    "when can i put 47 next to 45",
    "while 47 is next to 45",
    "the last card next to 33 is 34",
    "can i lay two next to 45",
    "no island is left, can i play the finish",
    "what are rows 2 and 3 for",
    "a 2 in row 3",
    "who gets a bridge at first",
    "discard 12 and 12",
    "in a game with 4 players",
    "1 2 3 4 5 6",
    "47",
    "",
    "?".repeat(1000),
  ])("%s", (asked) => {
    for (const language of LANGUAGES) expect(understand(asked, language), language).toBeNull();
  });

  it("makes only checks that the engine reads, whatever is asked", () => {
    let checks = 0;
    for (const { asked } of [...QUESTIONS, ...CHECKS]) {
      for (const language of LANGUAGES) {
        const check = understand(asked, language);
        if (check === null) continue;
        checks += 1;
        expect(["yes", "no"], asked).toContain(judged(check).allowed);
      }
    }
    expect(checks).toBeGreaterThan(CHECKS.length);
  });
});

// The like of what a reader of the lists found to be read the wrong way round, as something else, or no longer.
it.each([
  ["en", "can I put 50 two spaces further to the left of 45", "50 r4c2 no T.place.ascending"],
  ["fr", "je peux poser 30 deux cases plus à droite du 28", "30 r3c4 yes 0"],
  ["fr", "je peux poser 50 deux cases plus à gauche de 45", "50 r4c2 no T.place.ascending"],
  ["de", "kann ich 30 zwei Felder weiter rechts von 28 legen", "30 r3c4 yes 0"],
  ["de", "kann ich 50 zwei Felder weiter links von 45 legen", "50 r4c2 no T.place.ascending"],
  ["fr", "je peux poser le 7 vert avec le 9 bleu à sa droite", null],
  ["de", "kann ich die grüne 7 legen mit der blauen 9 rechts davon", null],
  ["en", "What does 47 cost with 45 and 50 as neighbours", "47 r4c4 yes 2"],
  ["en", "What does blue 7 cost with green 5 on its left", "b7 r1p2 yes 2"],
  ["fr", "Combien coûte le 47 avec le 45 à sa gauche", "47 r4c5 yes 2"],
  ["de", "47 neben 45, ich zahle mit 2 Karten", "47 r4c5 yes 2"],
  ["fr", "Avec une carte monstre en main je peux manger le 34", "monster r3c3 yes 0"],
  ["fr", "L'arrivée quand l'arche et ses piliers sont pleins", "finish yes 0"],
  ["de", "Ziel wenn der Bogen und seine Pfeiler voll sind", "finish yes 0"],
  ["en", "Finish in the arch and pillars are full", null],
  ["fr", "je peux poser une carte de plus, le 30 à côté du 33", null],
  ["de", "darf ich eine weitere Karte legen, die 30 neben die 33", null],
  ["en", "I only have one more card, can I lay 30 next to 33", "30 r3c3 no T.place.pay"],
  ["en", "30 next to 33 with one more card in hand", "30 r3c3 no T.place.pay"],
  ["fr", "au début 5 cartes en main, 30 à côté du 33", null],
  ["de", "am Anfang 5 Karten auf der Hand, 30 neben 33", null],
  ["fr", "la personne à côté peut poser 30", null],
  ["en", "can nobody nearby lay 30", null],
  ["fr", "j'ai le 7 vert, je peux poser le 7 à droite du 5 vert", "g7 r1p2 no A.place.colour"],
  ["de", "ich habe die grüne 7, darf ich die 7 rechts von der grünen 5 legen", "g7 r1p2 no A.place.colour"],
  ["en", "my friend has green 7, may I lay the 7 right of green 5", null],
] as const)("reads what is meant, or nothing: %s: %s", (language, asked, said) => {
  const check = understand(asked, language);
  expect(check === null ? null : `${check.act} ${inShort(judged(check))}`).toBe(said);
});

it("draws each neighbour of a Bridge on its side", () => {
  const check = understand("cover the bridge left of blue 9 and right of green 5 with red 7", "en");
  expect(check?.act).toBe("r7 r1p2");
  expect(check?.position).toMatch(/g5#1 bridge#1 b9#1/);
});
