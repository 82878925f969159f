/** The command line's answers, at any table, in three languages. */
import {
  deal,
  due,
  enact,
  type Gauge,
  gauge,
  hand,
  judge,
  legalActs,
  mask,
  outcome,
  readAct,
  readOptions,
  readPosition,
  rulebookFor,
  SPECTATOR,
  seededFate,
  type Table,
  writePosition,
} from "@stillwater/engine";
import { voiceOf } from "@stillwater/rulebook";
import { ASKS, type Ask, askWords, nextIn, readSpoken } from "@stillwater/rulebook/spoken";
import { choiceFor, withHeld } from "@stillwater/table/act-builder";
import { describe, expect, it } from "vitest";
import { type AnswerSources, answerTo } from "@/command-palette/answers";
import { rulesFor } from "@/command-palette/rule";
import { answeringIn, sayFor } from "@/command-palette/words";
import { withOthers } from "../../../../packages/engine/test/support/added-games";

const LANGUAGES = ["en", "fr", "de"] as const;
type Tongue = (typeof LANGUAGES)[number];
const NAMES = ["Ana", "Ben", "Cléo"];

async function asking(table: Table, you: number | null, language: Tongue = "en"): Promise<AnswerSources> {
  return {
    ...{ table, you, names: NAMES.slice(0, table.rulebook.seats), log: [], shown: null, up: 0 },
    figures: gauge(table) as Gauge,
    voice: voiceOf(language),
    say: await sayFor(language, answeringIn(table.rulebook)),
    asks: askWords(language),
  };
}

function seen(line: string): Table {
  const read = readPosition(line);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
}

/** The view of the first of two seats, with some cards laid. */
const SEA = seen(
  "sea p2 @1 | . 4 . . . ./. . . . . ./. . . . . ./. 47 . 50 . ./55 56 . . . ./. . . . . . | islands= aside= starts= hand:1=5,18,48,61,72 hand:2=?x5 pile:1=?x34 pile:2=?x35 discard:1=?x1 discard:2=?x2 helm:1=turn ashore= gone=start#3,start#4,start#5",
);

async function answered(line: string, table = SEA, you: number | null = 0, language: Tongue = "en") {
  const read = readSpoken(line, language, { rulebook: table.rulebook, nextIn: (row) => nextIn(table, row) });
  if (read.is !== "ask" || read.ask.ask === "rule") throw new Error(`no question: ${line}`);
  return answerTo(read.ask, await asking(table, you, language));
}

describe("at sea", () => {
  it("tells the hand, and nobody's to who only looks on", async () => {
    expect(await answered("hand")).toEqual(["5 cards: 5, 18, 48, 61, 72."]);
    expect(await answered("hand", mask(SEA, SPECTATOR), null)).toEqual(["No hand is open here."]);
  });

  it("reads a row from the left", async () => {
    expect(await answered("row 4")).toEqual(["Row 4: empty, 47, empty, 50, empty, empty."]);
    expect(await answered("row 9")).toEqual(["There is no row 9."]);
    expect(await answered("rangée 4", SEA, 0, "fr")).toEqual([
      "Rangée 4\u00a0: vide, 47, vide, 50, vide, vide.",
    ]);
  });

  it("names every gap with the numbers that lie between", async () => {
    expect(await answered("gaps")).toEqual([
      "Row 1, column 1: one space, numbers 1–3.",
      "Row 1, column 3 to row 4, column 1: 17 spaces, numbers 5–46.",
      "Row 4, column 3: one space, numbers 48–49.",
      "Row 4, column 5 to row 4, column 6: 2 spaces, numbers 51–54.",
      "Row 5, column 3 to row 6, column 6: 10 spaces, numbers 57–80.",
    ]);
  });

  it("says where a card may go, at what price", async () => {
    expect(await answered("legal 48")).toEqual(["48: row 4, column 3 discard 1."]);
    expect(await answered("legal 12")).toEqual(["12 is not in your hand."]);
    expect((await answered("legal 61"))[0]).toMatch(
      /^61: .*row 5, column 4 free; .*row 6, column 5 free; one more\.$/,
    );
    expect(await answered("legal")).toEqual(["Name a card, such as: legal 47."]);
  });

  it("says why and why not", async () => {
    expect(await answered("why 48 r4c3")).toContain("Yes — discard 1.");
    const lines = await answered("why 5 r4c3");
    expect(lines.join(" ")).toContain("47");
    expect(lines[0]).toMatch(/^No/);
    expect(await answered("why")).toEqual(["Name a card and a space, or aim at one first."]);
  });

  it("counts what is to spare, and what everybody has", async () => {
    expect((await answered("spare"))[0]).toMatch(
      /^\d+ spare cards\. Spent 3, at least \d+ of them needed\.$/,
    );
    expect(await answered("players")).toEqual([
      "Ana: 5 in hand, pile 34, discarded 1.",
      "Ben: 5 in hand, pile 35, discarded 2.",
      "Your turn.",
    ]);
    expect(await answered("storms")).toEqual(["There are no Storms in this game."]);
    expect(await answered("goats")).toEqual(["There are no goats in this game."]);
    expect(await answered("last")).toEqual(["Nothing has been played yet."]);
  });

  it("writes the position as this viewer sees it, to be read again", async () => {
    const [line = ""] = await answered("position", mask(SEA, SPECTATOR), null);
    expect(line).not.toContain("61");
    expect(writePosition(seen(line))).toBe(line);
  });

  it("finds a rule by its words", async () => {
    const wordingOf = async (language: Tongue) => {
      const { say } = await asking(SEA, 0, language);
      return { language, endings: say("ruleEndings") };
    };
    expect(rulesFor("price", SEA, await wordingOf("en"), 1)[0]?.id).toBe("T.place.cost");
    expect(
      rulesFor("boussole tempête", SEA, await wordingOf("fr"), 3)
        .map(({ id }) => id)
        .join(),
    ).toMatch(/T\.(storm|compass)\./);
    // Another form of the word finds the same rule.
    expect(rulesFor("prices", SEA, await wordingOf("en"), 1)[0]?.id).toBe("T.place.cost");
    expect(rulesFor("xyzzy", SEA, await wordingOf("en"), 2)).toEqual([]);
  });
});

describe("what was said as a choice", () => {
  const table = seen(writePosition(SEA).replace("61,72", "start#2").replace("pile:1=?x34", "pile:1=?x35"));
  const cards = hand(table, 0);
  const choice = (text: string) => {
    const read = readAct(table.rulebook, text, 0);
    if (!read.ok) throw new Error(text);
    return choiceFor(withHeld(table, read.value, cards), cards, () => 2);
  };
  const card = (name: string) => cards.find((one) => table.rulebook.pieceName(one) === name);

  it("aims a card, fills the sockets with what was named, and takes the copy that is held", () => {
    expect(choice("48 r4c3")).toMatchObject({ at: "aim", by: "card", plan: { card: card("48") } });
    expect(choice("48 r4c3 -5")).toMatchObject({ at: "pay", need: 1, paid: [card("5")] });
    expect(choice("discard 5 18")).toMatchObject({
      at: "gift",
      gift: "discard",
      paid: [card("5"), card("18")],
    });
    expect(choice("discard 5")).toMatchObject({ at: "gift", need: 2, paid: [card("5")] });
    expect(choice("start")).toMatchObject({ at: "aim", by: "card", plan: { card: card("start") } });
    expect(choice("dial 1 3")).toBeNull();
  });
});

const CODES = withOthers(
  "sea p3 rocks monsters4 storms wild2 -12",
  "sea p2 arch",
  "sea p2 pyramid",
  "sea p2 night -12",
  "sea p2 duel",
  "mountain p2 green panoramas3 goats",
);

it.each(CODES)(
  "answers every question at every moment of %s, without raw words or other people's cards",
  async (code) => {
    const options = readOptions(code);
    if (!options.ok) throw new Error(code);
    const fate = seededFate("v1:answers");
    let { table } = deal(rulebookFor(options.value), fate);
    const raw: string[] = [];
    const said = await Promise.all(LANGUAGES.map(async (language) => asking(table, 0, language)));
    for (let acts = 0; acts < 30 && outcome(table) === "playing"; acts++) {
      for (const you of [0, null]) {
        const shown = mask(table, you ?? SPECTATOR);
        for (const asked of said) {
          const now: AnswerSources = { ...asked, table: shown, you, figures: gauge(shown) };
          const asks: Ask[] = ASKS.flatMap((ask): Ask[] => {
            if (ask === "row") return [1, 2, 8].map((row) => ({ ask, row }));
            if (ask === "legal")
              return hand(shown, 0).map((card) => ({ ask, card: table.rulebook.pieceName(card) }));
            if (ask === "why" || ask === "rule") return [];
            return [{ ask }];
          });
          for (const ask of asks) {
            if (ask.ask === "rule") continue;
            const lines = answerTo(ask, now);
            if (lines.length === 0) raw.push(JSON.stringify(ask));
            if (ask.ask === "position") continue;
            for (const line of lines)
              if (/undefined|NaN|\bnull\b|[{}]|command\.|\w:\d/.test(line)) raw.push(line);
          }
        }
      }
      const seat = due(table).seats[0] ?? 0;
      const [offer] = legalActs(table, seat).filter(({ type }) => type !== "dial");
      if (offer === undefined) break;
      const loose = hand(table, seat).filter(
        (card) => card !== offer.card && table.rulebook.pieces[card]?.kept === undefined,
      );
      const act = { ...offer, cards: loose.slice(0, offer.choose) };
      expect(judge(table, act).allowed).not.toBe("no");
      const done = enact(table, act, fate);
      if (!done.ok) return;
      table = done.value.table;
    }
  },
);
