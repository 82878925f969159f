/** Refusals and permissions beyond the base game: the values that decide are named. */
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
