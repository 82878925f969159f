/** What people say at a table, typed or dictated, in three languages. */
import {
  deal,
  due,
  enact,
  hand,
  legalActs,
  outcome,
  owes,
  type Rulebook,
  readAct,
  readOptions,
  rulebookFor,
  seededFate,
  startTable,
  type Table,
  writeAct,
} from "@stillwater/engine";
import { describe, expect, it } from "vitest";
import { withOthers } from "../../engine/test/support/added-games";
import {
  inFigures,
  LANGUAGES,
  type Language,
  readSpoken,
  type Scene,
  spokenAct,
  spokenNumber,
} from "../src/spoken";
import { conceptsIn } from "../src/spoken/lexicon";
import { stream } from "./support/crew";

function bookOf(code: string): Rulebook {
  const options = readOptions(code);
  if (!options.ok) throw new Error(code);
  return rulebookFor(options.value);
}

const SEA = bookOf("sea p3 rocks monsters4 storms wild2");
const MOUNTAIN = bookOf("mountain p2 green panoramas3 goats");
const at = (rulebook: Rulebook, rest: Partial<Scene> = {}): Scene => ({ rulebook, ...rest });

function acted(line: string, language: Language, scene: Scene): string {
  const read = readSpoken(line, language, scene);
  return read.is === "act" ? read.act : `${read.is}: ${JSON.stringify(read)}`;
}

/** How numbers may be written in each language. */
const WRITTEN: Readonly<Record<Language, (value: number) => readonly string[]>> = {
  en: (value) => [spokenNumber(value, "en"), spokenNumber(value, "en").replaceAll("-", " ")],
  fr: (value) => [spokenNumber(value, "fr"), spokenNumber(value, "fr").replaceAll("-", " ")],
  de: (value) => [
    spokenNumber(value, "de"),
    spokenNumber(value, "de").replaceAll("ü", "ue").replaceAll("ö", "oe").replaceAll("ß", "ss"),
    spokenNumber(value, "de").replace(/^(ein|zwei|drei|vier|fünf|sechs|sieben|acht|neun)und/, "$1 und "),
  ],
};
const ROW_WORDS = {
  en: "row four column two",
  fr: "rangée quatre colonne deux",
  de: "Reihe vier Spalte zwei",
};

describe("figures", () => {
  it.each([
    ["en", "Forty-seven in the third row, next to a 45?", "47 in the 3 row , next to a 45"],
    [
      "fr",
      "le quatre-vingts à côté d’un soixante et onze, deuxième rangée",
      "le 80 a cote d un 71 , 2 rangee",
    ],
    [
      "de",
      "eine rote Fünf neben siebenundvierzig in der zweiten Reihe",
      "eine rote 5 neben 47 in der 2 reihe",
    ],
  ] as const)("stand in place of numbers in %s", (language, line, written) => {
    expect(inFigures(line, language)).toBe(written);
  });
});

describe.each(LANGUAGES)("numbers in %s", (language) => {
  it.each(Array.from({ length: 80 }, (_, index) => index + 1))(
    "%i is understood however it is written",
    (value) => {
      for (const word of [String(value), ...WRITTEN[language](value)]) {
        for (const line of [
          `${word} ${ROW_WORDS[language]}`,
          `${word}, ${ROW_WORDS[language]}.`,
          `${word} r4c2`,
        ])
          expect(acted(line, language, at(SEA)), line).toBe(`${value} r4c2`);
      }
    },
  );
});

const FRENCH_COUNT = [
  ["vingt et un", 21],
  ["soixante et onze", 71],
  ["soixante-dix", 70],
  ["soixante dix sept", 77],
  ["soixante-dix-neuf", 79],
  ["septante et un", 71],
  ["septante-deux", 72],
  ["quatre-vingts", 80],
  ["quatre vingt", 80],
  ["octante", 80],
] as const;
it.each(FRENCH_COUNT)("counts %s as %i", (word, value) => {
  expect(acted(`${word} rangée quatre colonne deux`, "fr", at(SEA))).toBe(`${value} r4c2`);
});

type Line = readonly [line: string, act: string];

const ENGLISH: readonly Line[] = [
  ["47 r4c2", "47 r4c2"],
  ["47 R4C2 -12 -55", "47 r4c2 -12 -55"],
  ["47r4c2", "47 r4c2"],
  ["47 r4 c2", "47 r4c2"],
  ["forty-seven row four column two", "47 r4c2"],
  ["Forty seven, row 4, column 2.", "47 r4c2"],
  ["40 7 row 4 column 2", "47 r4c2"],
  ["fourty seven row for column too", "47 r4c2"],
  ["47 row4column2", "47 r4c2"],
  ["play the 47 on row for, column to", "47 r4c2"],
  ["put forty seven in the fourth row, second column", "47 r4c2"],
  ["47 column 2 row 4", "47 r4c2"],
  ["place 47 in row 4 column 2 paying 12 and 55", "47 r4c2 -12 -55"],
  ["47 4 2", "47 r4c2"],
  ["twelve row one column six minus three minus forty", "12 r1c6 -3 -40"],
  ["discard twelve and fifty-five", "discard 12 55"],
  ["discard", "discard"],
  ["discard 20, 5", "discard 20 5"],
  ["discard twenty five and thirty", "discard 25 30"],
  ["discard start finish", "discard start finish"],
  ["give 12 and the wild", "give 12 wild"],
  ["play the Start", "start"],
  ["finish", "finish"],
  ["offer one gladly, at most three", "dial 1 3"],
  ["agree to two four two", "agree 2-4-2"],
  ["move the rocks to row 3", "rocks row:3"],
  ["rocks row three", "rocks row:3"],
  ["leave the rocks, discard 12 and 55", "stay 12 55"],
  ["sea monster on row four column two", "monster r4c2"],
  ["fog row 3", "fog row:3"],
  ["keep the compass", "pass"],
  ["compass on the fog, row 3", "compass row:3"],
  ["compass on the purple Storm, row 3", "compass row:3"],
  ["compass on Ben's yellow Storm", "compass yellow:2"],
  ["purple storm row 3", "fog row:3"],
  ["compass on Ben's squall", "compass yellow:2"],
  ["use a compass on the orange storm of player one", "compass orange:1"],
  ["compass on this storm", "compass drawn:3"],
  ["discard the whole hand", "sweep"],
  ["wild as thirty-seven, row four column two, paying twelve", "wild=37 r4c2 -12"],
  ["wild row 4 column 2", "wild r4c2"],
  ["wild as start", "wild=start"],
  ["wild as a compass on this storm", "wild=compass drawn:3"],
];
const FRENCH: readonly Line[] = [
  ["47 r4c2", "47 r4c2"],
  ["quarante-sept rangée quatre colonne deux", "47 r4c2"],
  ["quarante sept ranger 4 colonne 2", "47 r4c2"],
  ["joue le 47 sur la quatrième rangée, deuxième colonne", "47 r4c2"],
  ["47 l4 c2", "47 r4c2"],
  ["47, 4e rangée, 2e colonne", "47 r4c2"],
  ["soixante-sept rangée cette colonne un", "unread"],
  ["trente rangée si colonne un", "30 r6c1"],
  ["47 rangée quatre colonne deux, paie douze et cinquante-cinq", "47 r4c2 -12 -55"],
  ["défausse douze et cinquante-cinq", "discard 12 55"],
  ["douze et cinquante-cinq défausser", "discard 12 55"],
  ["le départ", "start"],
  ["arrivée", "finish"],
  ["récifs rangée trois", "rocks row:3"],
  ["déplace les récifs sur la rangée 3", "rocks row:3"],
  ["garder la Boussole", "pass"],
  ["boussole sur la brume, rangée 3", "compass row:3"],
  ["boussole sur la Tempête pourpre, rangée 3", "compass row:3"],
  ["Tempête pourpre rangée 3", "fog row:3"],
  ["boussole sur cette tempête", "compass drawn:3"],
  ["Monstre marin rangée quatre colonne deux", "monster r4c2"],
  ["défausse toute la main", "sweep"],
  ["un joker comme trente-sept, rangée quatre colonne deux", "wild=37 r4c2"],
  ["offre un, au plus trois", "dial 1 3"],
];
const GERMAN: readonly Line[] = [
  ["47 r4c2", "47 r4c2"],
  ["siebenundvierzig Reihe vier Spalte zwei", "47 r4c2"],
  ["sieben und vierzig Reihe 4 Spalte 2", "47 r4c2"],
  ["lege die 47 auf Reihe vier, Spalte zwei", "47 r4c2"],
  ["47 auf die vierte Reihe, zweite Spalte legen", "47 r4c2"],
  ["47 auf die 4. Reihe, 2. Spalte", "47 r4c2"],
  ["47 z4s2", "47 r4c2"],
  ["siebenundvierzig Reihe vier Spalte zwei, zahle zwölf und fünfundfünfzig", "47 r4c2 -12 -55"],
  ["zwölf und fünfundfünfzig abwerfen", "discard 12 55"],
  ["fuenf und zwanzig, dreissig abwerfen", "discard 25 30"],
  ["Start", "start"],
  ["Ziel spielen", "finish"],
  ["die Felsen auf Reihe drei bewegen", "rocks row:3"],
  ["Kompass behalten", "pass"],
  ["Kompass auf den Nebel, Reihe 3", "compass row:3"],
  ["Kompass auf den violetten Sturm, Reihe 3", "compass row:3"],
  ["violetter Sturm Reihe 3", "fog row:3"],
  ["Kompass auf diesen Sturm", "compass drawn:3"],
  ["Seeungeheuer auf Reihe vier Spalte zwei", "monster r4c2"],
  ["die ganze Hand abwerfen", "sweep"],
  ["Joker als siebenunddreißig, Reihe vier Spalte zwei", "wild=37 r4c2"],
  ["biete eins, höchstens drei", "dial 1 3"],
];
const SAID = [
  ...ENGLISH.map((line) => ["en", ...line] as const),
  ...FRENCH.map((line) => ["fr", ...line] as const),
  ...GERMAN.map((line) => ["de", ...line] as const),
];

it.each(SAID)("at sea, in %s: %s", (language, line, act) => {
  const scene = at(SEA, { names: ["Ana", "Ben", "Cléo"], fresh: "drawn:3" });
  const read = readSpoken(line, language, scene);
  expect(read.is === "act" ? read.act : read.is, JSON.stringify(read)).toBe(act);
});

const CLIMBING: readonly (readonly [Language, string, string])[] = [
  ["en", "b7 r3p2 -g1 -r9", "b7 r3p2 -g1 -r9"],
  ["en", "red 8 row 3 place 2", "r8 r3p2"],
  ["en", "read eight row three place to", "r8 r3p2"],
  ["en", "red 8 row 3", "r8 r3p5"],
  ["en", "r8 row 3, paying green 1 and blue nine", "r8 r3p5 -g1 -b9"],
  ["en", "green seven with a goat on row two, place one", "g7* r2p1"],
  ["en", "green four row 2", "g4* r2p5"],
  ["en", "bridge row 1 place 3", "bridge r1p3"],
  ["en", "a green campfire on row 2 place 3", "campfire:g r2p3"],
  ["en", "move to row 4 place 1", "move r4p1"],
  ["en", "discard red 8 and bridge", "discard r8 bridge"],
  ["en", "the summit", "summit"],
  ["en", "herd row 3 place 2, row 4 place 2, paying green 1", "herd r3p2 r4p2 -g1"],
  ["fr", "8 rouge rangée 3 place 2", "r8 r3p2"],
  ["fr", "rouge huit rangée trois", "r8 r3p5"],
  ["fr", "v8 rangée 3", "g8 r3p5"],
  ["fr", "pose un pont rangée 1 place 3", "bridge r1p3"],
  ["fr", "feu vert rangée 2 place 3", "campfire:g r2p3"],
  ["fr", "défausse 8 rouge et 4 bleu", "discard r8 b4"],
  ["de", "rote 8 Reihe 3 Platz 2", "r8 r3p2"],
  ["de", "die rote Acht in Reihe drei legen", "r8 r3p5"],
  ["de", "grünes Lagerfeuer Reihe zwei Platz drei", "campfire:g r2p3"],
  ["de", "rote 8 und blaue 4 abwerfen", "discard r8 b4"],
  ["de", "eine Brücke auf Reihe 1 Platz 3", "bridge r1p3"],
];
it.each(CLIMBING)("on the mountain, in %s: %s", (language, line, act) => {
  const scene = at(MOUNTAIN, { nextIn: (row) => `r${row}p5`, hand: ["r8", "g4*", "bridge"] });
  expect(acted(line, language, scene)).toBe(act);
});

it.each([
  ["hand", { ask: "hand" }],
  ["row 3", { ask: "row", row: 3 }],
  ["Row three?", { ask: "row", row: 3 }],
  ["gaps", { ask: "gaps" }],
  ["legal 47", { ask: "legal", card: "47" }],
  ["legal forty-seven", { ask: "legal", card: "47" }],
  ["legal", { ask: "legal", card: null }],
  ["why", { ask: "why", of: null }],
  ["why row 4 column 2", { ask: "why", of: "r4c2" }],
  ["why 47 r4c2", { ask: "why", of: "47 r4c2" }],
  ["spare", { ask: "spare" }],
  ["players", { ask: "players" }],
  ["storms", { ask: "storms" }],
  ["goats", { ask: "goats" }],
  ["last", { ask: "last" }],
  ["log", { ask: "log" }],
  ["position", { ask: "position" }],
  ["help", { ask: "help" }],
  ["rule two Storms", { ask: "rule", words: "two Storms" }],
])("asks: %s", (line, ask) => {
  expect(readSpoken(line, "en", at(SEA))).toEqual({ is: "ask", ask });
  // English is understood in every language.
  expect(readSpoken(line, "de", at(SEA)).is).toBe("ask");
});

it.each([
  ["fr", "main", { ask: "hand" }],
  ["fr", "rangée trois", { ask: "row", row: 3 }],
  ["fr", "pourquoi", { ask: "why", of: null }],
  ["fr", "possible quarante-sept", { ask: "legal", card: "47" }],
  ["fr", "règle boussole", { ask: "rule", words: "boussole" }],
  ["de", "Lücken", { ask: "gaps" }],
  ["de", "Reihe drei", { ask: "row", row: 3 }],
  ["de", "warum siebenundvierzig Reihe vier Spalte zwei", { ask: "why", of: "47 r4c2" }],
  ["de", "Übrig", { ask: "spare" }],
] as const)("asks in %s: %s", (language, line, ask) => {
  expect(readSpoken(line, language, at(SEA))).toEqual({ is: "ask", ask });
});

it.each([
  ["", ""],
  ["abracadabra", "abracadabra"],
  ["47 row 9 column 2", "r9c2"],
  ["47 row 4", ""],
  ["47 row 4 column 2 hello", "hello"],
  ["99 row 4 column 2", "99"],
  ["discard 12 and what", "what"],
])("says where it stopped: %s", (line, word) => {
  expect(readSpoken(line, "en", at(SEA))).toEqual({ is: "unread", word });
});

it("reads anything without failing, and never for long", () => {
  const next = stream(5);
  const words =
    "47 r4c2 row for column discard and paying wild as - -- , ; ... red g7* campfire:g row:3 é ß 😀 \u0000 ' 4th 2. why legal".split(
      " ",
    );
  for (let line = 0; line < 800; line++) {
    const text = Array.from({ length: 1 + next(12) }, () => words[next(words.length)] ?? "").join(
      next(2) ? " " : "",
    );
    for (const language of LANGUAGES)
      for (const rulebook of [SEA, MOUNTAIN])
        expect(["act", "ask", "unread"]).toContain(readSpoken(text, language, at(rulebook)).is);
  }
});

const CODES = withOthers(
  "sea p2",
  "sea p1",
  "sea p3 rocks monsters4 storms wild2 -12",
  "sea p2 arch",
  "sea p2 pyramid",
  "sea p2 night -12",
  "sea p2 duel",
  "mountain p2 green panoramas3 goats",
  "mountain p1 goats",
);

/** Acts of one game, in which any legal act may be done, with a payment. */
function* actsOf(code: string, game: number): Generator<{ readonly table: Table; readonly text: string }> {
  const fate = seededFate(`v1:spoken ${game}`);
  const next = stream(game + 1);
  let { table } = deal(bookOf(code), fate);
  for (let acts = 0; acts < 220 && outcome(table) === "playing"; acts++) {
    const { step, seats } = due(table);
    const seat = seats[next(Math.max(1, seats.length))];
    if (seat === undefined) return;
    const loose = hand(table, seat).filter((card) => table.rulebook.pieces[card]?.kept === undefined);
    const texts =
      step === "pledge"
        ? pledges(table, seat, loose.length)
        : step === "give"
          ? [
              `give ${loose
                .slice(0, owes(table, seat))
                .map((card) => table.rulebook.pieceName(card))
                .join(" ")}`,
            ]
          : legalActs(table, seat).map((offer) => {
              const cards = loose.filter((card) => card !== offer.card).slice(0, offer.choose);
              return writeAct(table.rulebook, { ...offer, cards });
            });
    for (const text of texts) yield { table, text };
    const act = readAct(table.rulebook, texts[next(texts.length)] ?? "", seat);
    const done = act.ok ? enact(table, act.value, fate) : null;
    if (!done?.ok) return;
    table = done.value.table;
  }
}

function pledges(table: Table, seat: number, most: number): readonly string[] {
  const [first] = startTable(table)?.proposals ?? [];
  if (first !== undefined && !first.agreed.includes(seat)) return [`agree ${first.split.join("-")}`];
  return [`dial ${Math.min(2, most)} ${Math.min(8, most)}`];
}

it.each(CODES)(
  "says every act of %s so that it is understood again, in three languages",
  (code) => {
    const heard = new Set<string>();
    const kinds = new Set<string>();
    for (let game = 0; game < 6; game++)
      for (const { table, text } of actsOf(code, game)) {
        if (heard.has(text)) continue;
        heard.add(text);
        const { rulebook } = table;
        const act = readAct(rulebook, text, 0);
        if (!act.ok) throw new Error(text);
        kinds.add(act.value.type);
        const fresh = /(?:drawn|shedding):\d/.exec(text)?.[0];
        for (const language of LANGUAGES) {
          const said = spokenAct(rulebook, act.value, language);
          expect(acted(said, language, { rulebook, fresh }), said).toBe(text);
        }
      }
    expect(heard.size).toBeGreaterThan(100);
    expect(kinds.size).toBeGreaterThan(1);
  },
  60_000,
);

describe("a number of cards", () => {
  const LINES = [
    ["en", "discard two cards", "discard ? ?"],
    ["en", "discard 2 cards", "discard ? ?"],
    ["en", "47 row 4 column 2 paying three cards", "47 r4c2 -? -? -?"],
    ["fr", "défausser deux cartes", "discard ? ?"],
    ["fr", "jette 2 cartes", "discard ? ?"],
    ["de", "zwei Karten abwerfen", "discard ? ?"],
    ["de", "2 Karten abwerfen", "discard ? ?"],
    ["de", "wirf drei Karten ab", "discard ? ? ?"],
  ] as const;

  it.each(LINES)("in %s: %s", (language, line, act) => {
    expect(acted(line, language, at(SEA))).toBe(act);
  });

  it("is none where a card is named", () => {
    expect(acted("discard card 2 and card 7", "en", at(SEA))).toBe("discard 2 7");
    expect(acted("discard 2 and 7", "en", at(SEA))).toBe("discard 2 7");
    expect(acted("Karte 2 und Karte 7 abwerfen", "de", at(SEA))).toBe("discard 2 7");
  });

  it("leaves the choice to who sees the hand", () => {
    expect(acted("discard two cards", "en", at(SEA, { hand: ["2", "7", "55"] }))).toBe("discard");
  });
});

it("knows no phrases, as a line is understood word by word", () => {
  const phrases = LANGUAGES.flatMap((language) => [...conceptsIn(language).keys()]).filter((word) =>
    word.includes("_"),
  );
  expect(phrases).toEqual([]);
});
