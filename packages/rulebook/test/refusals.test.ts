/** Refusals and permissions beyond the base game: they name the values that decide. */
import { judge, readAct, readPosition } from "@stillwater/engine";
import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../src/language";
import { findingText, type SpokenFinding, verdictText } from "../src/verdict";
import { by, NB, REFUSED } from "./support/refused";

describe.each(LANGUAGES)("refusals of the chapters in %s", (language) => {
  it.each(REFUSED)("$en", ({ clause, values, context, note, ...says }) => {
    const verdict = { allowed: "no", price: 0, findings: [{ clause, holds: "no", with: values }] } as const;
    const text = verdictText(verdict, context, language);
    expect(text.headline).toBe(says[language]);
    if (language === "en") expect(text.note).toBe(note);
    const finding = findingText(verdict.findings[0], language, context);
    expect(`${text.headline.split(" — ")[0]} — ${finding}`.toLowerCase()).toBe(text.headline.toLowerCase());
  });

  it("tells what a Campfire counts as, and which difference is greater", () => {
    const cost = {
      price: 2,
      counts: "left",
      left: 8,
      leftDifference: 2,
      leftCampfire: "campfire:r",
    } as const;
    const context = by("lay", { card: "g6", at: "r1p3" });
    const said = (values: SpokenFinding["with"]) =>
      verdictText(
        { allowed: "yes", price: 2, findings: [{ clause: "A.place.cost", holds: "yes", with: values }] },
        context,
        language,
      ).note;
    expect(said(cost)).toBe(
      {
        en: "The Campfire on its left counts as 8.",
        fr: "Le feu à sa gauche vaut 8.",
        de: "Das Lagerfeuer links zählt als 8.",
      }[language],
    );
    expect(said({ ...cost, right: 7, rightDifference: 1 })).toBe(
      {
        en: "8 counts: the greater of 2 and 1. The Campfire on its left counts as 8.",
        fr: `Le 8 compte${NB}: le plus grand écart entre 2 et 1. Le feu à sa gauche vaut 8.`,
        de: "Die 8 zählt: der größere Abstand von 2 und 1. Das Lagerfeuer links zählt als 8.",
      }[language],
    );
  });
});

const ALLOWED = [
  ["rocks", "T.rocks.move", "Yes — the rocks move there."],
  ["monster", "T.monster.play", "Yes — the card there goes."],
  ["compass", "T.compass.shared", "Yes — the Storm goes."],
  ["pass", "T.storm.cancel", "Yes — no Compass is spent."],
  ["pass", "T.duel.pass", "Yes — pass."],
  ["fog", "T.storm.purple", "Yes — the Storm lies there."],
  ["sweep", "T.compass.gain-hand", "Yes — a Compass for the hand."],
  ["blind", "T.storm.yellow-start", "Yes — two unseen cards go."],
  ["campfire", "A.campfire.replace", "Yes — then the card moves up."],
  ["summit", "A.summit.when", "Yes — the summit is reached."],
  ["rope", "A.rope.use", "Yes — a new hand."],
  ["stuck", "A.end.lose", "Yes — nothing can be done, all lose."],
] as const;

describe("permissions", () => {
  it.each(ALLOWED)("%s by %s: %s", (act, clause, headline) => {
    const findings = [
      { clause: "T.turn.action", holds: "yes", with: {} },
      { clause, holds: "yes", with: {} },
    ] as const;
    const text = verdictText({ allowed: "yes", price: 0, findings }, by(act), "en");
    expect(text.headline).toBe(headline);
    if (clause !== "T.storm.cancel") expect(text.clause).toBe(clause);
  });

  it("says beforehand that a card of the Explorer deck is turned up", () => {
    const findings = [
      { clause: "T.pyramid.draw", holds: "yes", with: { border: true, left: 30 } },
      { clause: "T.place.cost", holds: "yes", with: { price: 0, counts: "none" } },
    ] as const;
    const note = (language: (typeof LANGUAGES)[number]) =>
      verdictText({ allowed: "yes", price: 0, findings }, by("lay", { card: "30", at: "r3c1" }), language)
        .note;
    expect(note("en")).toBe("Open water on both sides. A card of the Explorer deck is turned up.");
    expect(note("fr")).toBe(
      "De l’eau libre des deux côtés. Une carte de la pile d’explorateur est retournée.",
    );
  });
});

describe("on the mountain", () => {
  const said = (line: string, act: string) => {
    const read = readPosition(line);
    if (!read.ok) throw new Error(JSON.stringify(read.error));
    const tried = readAct(read.value.rulebook, act, 0);
    if (!tried.ok) throw new Error(JSON.stringify(tried.error));
    const verdict = judge(read.value, tried.value);
    return LANGUAGES.map((language) => {
      const { headline, note } = verdictText(verdict, by(tried.value.type), language);
      return note === undefined ? headline : `${headline} ${note}`;
    });
  };
  const slope = (row1: string, row2: string): string =>
    `${row1} . . . . ./${row2} . . . . . . ./. . . . . . ./. . . . . ./. . . . ./. . . ./. . ./. .`;

  it("a Campfire says that the card's way up is too dear, or that there is none", () => {
    const line = (hand: string) =>
      `mountain p2 | ${slope("g7#1 r7#1 b7#1 g4#1", "b2#1")} | hand:1=campfire:g,${hand} hand:2=r12#1,b12#1 helm:1=turn`;
    expect(said(line("b1#1,b3#1"), "campfire:g r1p1")).toEqual([
      "No — the card’s way up needs 5 cards, you hold 2.",
      "Non — la montée de la carte demande 5 cartes, tu en as 2.",
      "Nein — der Umzug der Karte kostet 5 Karten, du hast 2.",
    ]);
    expect(said(line("b1#1,b3#1"), "campfire:g r1p4")[0]).toBe("Yes — then the card moves up.");
    expect(said(line("b1#1"), "campfire:g r1p4")[0]).toBe(
      "No — the card’s way up needs 2 cards, you hold 1.",
    );
    const alone = `mountain p2 | ${slope("g7#1 . . .", ".")} | hand:1=campfire:g,b1#1,b3#1 hand:2=r12#1,b12#1 helm:1=turn`;
    expect(said(alone, "campfire:g r1p1")[0]).toBe("No — the card has no higher space to go to.");
  });

  it("a herd says where there is no card to stand on", () => {
    const line = `mountain p2 goats | ${slope("g2#1 b1#1 r2#1 g3#1", "r6")} | hand:1=b1#2,g5#1 hand:2=r11#1,b11 goats:r1p2=goat#1 helm:1=turn`;
    expect(said(line, "herd r1p2 r2p2")).toEqual([
      "No — goats stand on cards only. Empty: row 2, place 2.",
      `Non — les chèvres ne sont que sur des cartes. Vide${NB}: rangée 2, place 2.`,
      "Nein — Ziegen stehen nur auf Karten. Leer: Reihe 2, Platz 2.",
    ]);
    expect(said(line, "herd r1p2 r1p3")[0]).toBe("No — goats climb one row for each card.");
  });
});
