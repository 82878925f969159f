import type { Evidence } from "@stillwater/engine";
import { describe, expect, it } from "vitest";
import { ROOM_VERDICTS } from "../src/modules/verdict";
import { findingText, LANGUAGES, type SpokenVerdict, type VerdictContext, verdictText } from "../src/verdict";
import { between, lay, MINUS, no, priced } from "./support/cases";
import { PAYING_CASES } from "./support/paying-cases";
import { PLACING_CASES } from "./support/placing-cases";
import { SPOKEN } from "./support/spoken";
import { TURN_CASES } from "./support/turn-cases";

const CASES = [...PLACING_CASES, ...PAYING_CASES, ...TURN_CASES];

describe.each(LANGUAGES)("verdicts in %s", (language) => {
  it.each(CASES)("$name", ({ verdict, context = lay, says, sum }) => {
    const text = verdictText(verdict, context, language);
    expect([text.headline, text.note].filter((line) => line !== undefined)).toEqual(says[language]);
    expect(text.sum).toBe(sum);
    expect(text.noteParts?.map((part) => part.text).join("")).toBe(text.note);
    expect(text.clause).toBeDefined();
  });

  it("sets the deciding word in bold between two cards", () => {
    const { noteParts = [] } = verdictText(priced(2, between), lay, language);
    const strong = { en: "smaller", fr: "plus petit", de: "kleinere" }[language];
    expect(noteParts.filter((part) => part.strong)).toEqual([{ text: strong, strong: true }]);
  });

  it("names the card on the board that nobody knows, and between what it costs", () => {
    const unknown = (clause: string, evidence: SpokenVerdict["findings"][number]["with"]): string =>
      findingText({ clause, holds: "unknown", with: evidence }, language);
    expect([
      unknown("T.place.ascending", { card: "45", unseen: "r3c3" }),
      unknown("T.place.cost", { price: 1, most: 3, unseen: "r3c3" }),
      unknown("T.place.cost", { price: 0, most: 5 }),
      unknown("A.bridge.cover", { at: "r1p2", unseen: "r1p2" }),
    ]).toEqual(
      {
        en: [
          "It depends on the card on row 3, column 3, whose face nobody knows.",
          "It costs 1 to 3 cards: nobody knows the card on row 3, column 3.",
          "It costs 0 to 5 cards.",
          "It depends on the card on row 1, place 2, whose face nobody knows.",
        ],
        fr: [
          "Cela dépend de la carte en rangée 3, colonne 3, que personne ne connaît.",
          "Cela coûte de 1 à 3 cartes\u00a0: personne ne connaît la carte en rangée 3, colonne 3.",
          "Cela coûte de 0 à 5 cartes.",
          "Cela dépend de la carte en rangée 1, place 2, que personne ne connaît.",
        ],
        de: [
          "Das hängt von der Karte in Reihe 3, Spalte 3 ab, die niemand kennt.",
          "Das kostet 1 bis 3 Karten: Die Karte in Reihe 3, Spalte 3 kennt niemand.",
          "Das kostet 0 bis 5 Karten.",
          "Das hängt von der Karte in Reihe 1, Platz 2 ab, die niemand kennt.",
        ],
      }[language],
    );
  });

  it("says nothing of neighbours where nobody knows one of them, and yet the price is known", () => {
    const findings: SpokenVerdict["findings"] = [
      { clause: "T.place.cost", holds: "yes", with: { price: 1, most: 25, unseen: "r1c4" } },
      { clause: "T.beacon.cost", holds: "yes", with: { less: 0, row: 1, unseen: "r1c4" } },
    ];
    const text = verdictText({ allowed: "yes", price: 1, findings }, lay, language);
    expect([text.sum, text.note]).toEqual([undefined, undefined]);
    // A beacon does lower it, by how much ever.
    const helps = { clause: "T.beacon.cost", holds: "yes", with: { less: 2, row: 1 } } as const;
    const [, beacon] = findings;
    expect(beacon && findingText(beacon, language)).toBe(findingText(helps, language));
  });

  it("does not promise the island while another hand may hold a Sea Monster", () => {
    const finish = (evidence: SpokenVerdict["findings"][number]["with"]): string =>
      verdictText(
        {
          allowed: "yes",
          price: 0,
          findings: [{ clause: "T.monster.finish", holds: "yes", with: evidence }],
        },
        { act: "finish" },
        language,
      ).headline;
    expect(finish({ others: true })).toBe(
      {
        en: "Yes — it may be tried: another hand may hold a Sea Monster.",
        fr: "Oui — essai permis\u00a0: une autre main tient peut-être un Monstre marin.",
        de: "Ja — ein Versuch: Vielleicht hält eine andere Hand ein Seeungeheuer.",
      }[language],
    );
    expect(finish({})).not.toBe(finish({ others: true }));
  });

  it("takes the greater difference over a Bridge", () => {
    const verdict: SpokenVerdict = {
      allowed: "yes",
      price: 3,
      findings: [
        {
          clause: "A.place.cost",
          holds: "yes",
          with: { price: 3, left: 6, right: 10, leftDifference: 3, rightDifference: 1, counts: "left" },
        },
      ],
    };
    const text = verdictText(verdict, { act: "lay", card: "g9", at: "r2p3" }, language);
    expect(text.sum).toBe(`9 ${MINUS} 6 = 3`);
    const strong = { en: "greater", fr: "plus grand", de: "größere" }[language];
    expect(text.noteParts?.find((part) => part.strong)?.text).toBe(strong);
  });

  it("gives every finding one sentence", () => {
    for (const { verdict, context } of CASES) {
      for (const finding of verdict.findings) {
        expect(findingText(finding, language, context)).toMatch(/^\p{Lu}|^\d.*\.$/u);
      }
    }
  });

  it.each(SPOKEN)("$clause: $en", ({ clause, values, ...says }) => {
    const context: VerdictContext = { act: "lay", card: "g2", at: "r4p2", names: ["Ana", "Ben"], you: 0 };
    expect(verdictText(no(clause, values), context, language).headline).toBe(says[language]);
  });

  it("says something well-formed of every rule, or what it was not told: it makes no value up", () => {
    const saidOf = (clause: string, holds: "no" | "unknown", values: Evidence): string => {
      const verdict: SpokenVerdict = {
        allowed: holds,
        price: 0,
        findings: [{ clause, holds, with: values }],
      };
      const { headline, note = "" } = verdictText(verdict, lay, language);
      expect(headline).toMatch(/^\p{L}+(-\p{L}+)? — [^—]+\.$/u);
      expect(`${headline} ${note}`, clause).not.toMatch(/undefined|NaN|\?|!/);
      return headline;
    };
    const lacking = (clause: string): RegExp => new RegExp(`^Error: ${clause} told nothing of (\\w+)\\.$`);
    /** Tells whatever number the sentence of a rule asks for. */
    const saidOnceTold = (clause: string, holds: "no" | "unknown", values: Evidence): string => {
      try {
        return saidOf(clause, holds, values);
      } catch (error) {
        const [, lacks] = lacking(clause).exec(String(error)) ?? [];
        if (lacks === undefined || lacks in values) throw error;
        return saidOnceTold(clause, holds, { ...values, [lacks]: 1 });
      }
    };
    const known = { row: 4, seat: 2, colour: "blue", number: 2, side: "left" };
    for (const [clause, speech] of Object.values(ROOM_VERDICTS).flatMap(({ rules }) => Object.entries(rules)))
      for (const holds of ["no", "unknown"] as const) {
        if (typeof speech === "string" || speech[holds] === null) continue;
        saidOnceTold(clause, holds, known);
        try {
          saidOf(clause, holds, { number: 2, bridges: 1 });
        } catch (error) {
          expect(String(error)).toMatch(lacking(clause));
        }
      }
  });

  it("leads with the first refusal", () => {
    const verdict: SpokenVerdict = {
      allowed: "no",
      price: 5,
      findings: [
        { clause: "T.start.forced", holds: "no", with: {} },
        { clause: "T.place.pay", holds: "no", with: { need: 5, have: 4 } },
        { clause: "T.turn.action", holds: "yes", with: { turn: 1 } },
      ],
    };
    expect(verdictText(verdict, lay, language).clause).toBe("T.start.forced");
    expect(verdictText(verdict, lay, language).tone).toBe("no");
  });
});
