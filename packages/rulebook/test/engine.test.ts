import {
  type Act,
  deal,
  due,
  enact,
  type Fate,
  hand,
  judge,
  legalActs,
  mask,
  outcome,
  owes,
  prospects,
  readOptions,
  redact,
  rulebookFor,
  SPECTATOR,
  seededFate,
  startTable,
  type Table,
  type Verdict,
  writeFact,
} from "@stillwater/engine";
import { describe, expect, it } from "vitest";
import { findingText, LANGUAGES, logText, verdictText } from "../src";
import { de } from "../src/verdict/de";
import { en } from "../src/verdict/en";
import { fr } from "../src/verdict/fr";

const SENTENCES = { en, fr, de } as const;
const NAMES = ["Ana", "Maximilian", "Cléo", "Jean-Baptiste", "Zoë"];

/** A small fixed stream of numbers, so that a failing game can be played again. */
function stream(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * below);
  };
}

/** A full act for whoever is asked: an offer with its cards chosen from the left of the hand. */
function choose(table: Table, seat: number, pick: (below: number) => number): Act {
  const blank = { seat, card: 0, to: 0, cards: [], numbers: [] };
  const cards = hand(table, seat);
  const { step } = due(table);
  if (step === "give") return { ...blank, type: "give", cards: cards.slice(0, owes(table, seat)) };
  const talk = startTable(table);
  if (step === "pledge" && talk) {
    const proposal = talk.proposals[0];
    if (proposal) return { ...blank, type: "agree", numbers: proposal.split };
    return { ...blank, type: "dial", numbers: [Math.min(1, cards.length), cards.length] };
  }
  const offers = legalActs(table, seat);
  const offer = offers[pick(offers.length)];
  if (!offer) throw new Error("A seat that is asked has something to do.");
  const payment = cards.filter((card) => card !== offer.card).slice(0, offer.choose);
  return { type: offer.type, seat, card: offer.card, to: offer.to, cards: payment, numbers: offer.numbers };
}

/** The first seat that is asked and has not spoken yet. */
function nextSeat(table: Table): number {
  const { seats } = due(table);
  const talk = startTable(table);
  const spoken = (seat: number): boolean => {
    if (!talk) return false;
    return talk.proposals.length > 0
      ? talk.proposals[0]?.agreed.includes(seat) === true
      : talk.dials[seat] !== null;
  };
  return seats.find((seat) => !spoken(seat)) ?? seats[0] ?? 0;
}

function play(
  code: string,
  seed: number,
  meet: (table: Table, act: Act, verdict: Verdict) => void,
  log: (facts: readonly string[], seat: number) => void,
): string {
  const options = readOptions(code);
  if (!options.ok) throw new Error(code);
  const rulebook = rulebookFor(options.value);
  const fate: Fate = seededFate(`v1:book-${seed}`);
  const pick = stream(seed);
  let { table } = deal(rulebook, fate);
  for (let move = 0; move < 400 && outcome(table) === "playing"; move++) {
    const seat = nextSeat(table);
    for (const card of hand(table, seat).slice(0, 1)) {
      for (const { act, verdict } of prospects(table, seat, card)) meet(table, act, verdict);
    }
    const act = choose(table, seat, pick);
    meet(table, act, judge(table, act));
    meet(
      table,
      { ...act, seat: (seat + 1) % rulebook.seats },
      judge(table, { ...act, seat: (seat + 1) % rulebook.seats }),
    );
    const masked = mask(table, SPECTATOR);
    meet(masked, act, judge(masked, act));
    const done = enact(table, act, fate);
    if (!done.ok) throw new Error(JSON.stringify(done.error));
    log(
      done.value.facts.map((fact) => writeFact(rulebook, redact(rulebook, fact, SPECTATOR))),
      seat,
    );
    table = done.value.table;
  }
  const late: Act = { type: "discard", seat: 0, card: 0, to: 0, cards: [], numbers: [] };
  meet(table, late, judge(table, late));
  return outcome(table);
}

const words = (line: string): number => line.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;

describe("real games", () => {
  const codes = ["sea p1", "sea p2", "sea p3 -8", "sea p4", "sea p5 strict"];

  it.each(codes)("%s: every verdict, finding and log line has words of its own", (code) => {
    // Faults are gathered, for an expectation per sentence would take most of the time.
    const faults = new Set<string>();
    const meet = (table: Table, act: Act, verdict: Verdict): void => {
      const { rulebook } = table;
      const card = rulebook.pieceName(act.card);
      const context = { act: act.type, card, at: rulebook.placeName(act.to), names: NAMES, you: act.seat };
      for (const language of LANGUAGES) {
        const { no, refused } = SENTENCES[language];
        const { headline, note = "", sum = "", clause } = verdictText(verdict, context, language);
        const general = headline === `${no} — ${refused.other}.` || clause === undefined;
        const unsummed =
          verdict.allowed === "yes" && verdict.price > 0 && !sum.endsWith(` = ${verdict.price}`);
        if (general || unsummed || /undefined|NaN|\?/.test(`${headline} ${note}`)) {
          faults.add(`${headline} ${note} ${JSON.stringify(verdict)}`);
        }
        for (const finding of verdict.findings) {
          const sentence = findingText(finding, language, context);
          if (!/^[\p{Lu}\d].*\.$/u.test(sentence)) faults.add(`${sentence} ${JSON.stringify(finding)}`);
        }
      }
    };
    const log = (facts: readonly string[], seat: number): void => {
      for (const language of LANGUAGES) {
        const line = logText({ facts, seat }, NAMES, language);
        const other = line === SENTENCES[language].log.other;
        if (other || words(line) > 15 || logText({ facts }, NAMES, language) !== line) {
          faults.add(`${line} ${facts.join("; ")}`);
        }
      }
    };
    expect(play(code, 1, meet, log)).not.toBe("playing");
    expect([...faults]).toEqual([]);
  });
});
