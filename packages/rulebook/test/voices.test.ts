/** Every verdict, finding, fact and ending that occurs in games of any kind has its own words in three languages. */
import {
  type Act,
  deal,
  duelResult,
  EVERYTHING,
  enact,
  type Fact,
  gauge,
  hand,
  isTangible,
  judge,
  mask,
  outcome,
  prospects,
  type Rulebook,
  readOptions,
  redact,
  rulebookFor,
  SPECTATOR,
  seededFate,
  type Table,
  type Verdict,
  writeFact,
} from "@stillwater/engine";
import { describe, expect, it } from "vitest";
import { withOthers } from "../../engine/test/support/added-games";
import {
  cardText,
  endText,
  findingText,
  LANGUAGES,
  logText,
  placeText,
  scoreText,
  verdictText,
} from "../src";
import { attempts, choose, stream } from "./support/crew";

const NAMES = ["Ana", "Maximilian", "Cléo", "Jean-Baptiste", "Zoë"];

const words = (line: string): number => line.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;

/** Notation, gaps and leftovers that no reader should see. */
const RAW = /undefined|NaN|null|[{}[\]#?!*]|\b[TA]\.\w|\w:\w|\b[rRwe]\d+[cp]?\d*\b|\b[gbr]\d+\b| {2}/;

/** Everything that was checked once need not be checked again. */
const HEARD = new Set<string>();

/** Collects the faults in what is said: one expectation for each sentence would take most of the time. */
class Listener {
  readonly faults = new Set<string>();
  /** Clauses that spoke, with what they said. */
  readonly spoke = new Set<string>();

  #first(what: string): boolean {
    if (HEARD.has(what)) return false;
    HEARD.add(what);
    return true;
  }

  verdict(table: Table, act: Act, verdict: Verdict): void {
    const { rulebook } = table;
    const card = rulebook.pieceName(act.card);
    const context = { act: act.type, card, at: rulebook.placeName(act.to), names: NAMES, you: act.seat };
    if (!this.#first(JSON.stringify([context, verdict]))) return;
    for (const language of LANGUAGES) {
      const { headline, note = "", sum = "", clause } = verdictText(verdict, context, language);
      // A price without a positive `place.cost` comes from another rule, and has no difference to show.
      const differs = verdict.findings.some(
        ({ clause, with: { price } }) => clause.endsWith("place.cost") && Number(price) > 0,
      );
      const unsummed = differs && verdict.allowed === "yes" && verdict.price > 0 && sum === "";
      // What a room says in it is a fragment: its full stop is added here.
      const isWhole = /[^.]\.$/.test(headline) && !RAW.test(`${headline} ${note}`) && words(headline) <= 15;
      if (clause === undefined || unsummed || !isWhole)
        this.faults.add(`${headline} | ${note} | ${act.type} ${card} ${JSON.stringify(verdict)}`);
      for (const finding of verdict.findings) {
        this.spoke.add(`${finding.clause} ${finding.holds}`);
        const sentence = findingText(finding, language, context);
        if (!/^[\p{Lu}\d].*\.$/u.test(sentence) || RAW.test(sentence) || words(sentence) > 15)
          this.faults.add(`${sentence} | ${act.type} ${JSON.stringify(finding)}`);
      }
    }
  }

  facts(facts: readonly string[], seat: number): void {
    if (
      facts.length === 0 ||
      !this.#first(`${seat} ${facts.map((fact) => fact.replace(/\d+/g, "0")).join()}`)
    )
      return;
    for (const language of LANGUAGES) {
      const line = logText({ facts, seat }, NAMES, language);
      if (line === "" || words(line) > 15 || RAW.test(line))
        this.faults.add(`${line} | ${facts.slice(0, 12).join("; ")}`);
    }
  }

  /** Everything that people move by hand has a name, and so has each place that it comes from or goes to. */
  moved(rulebook: Rulebook, { piece, from, to }: Fact): void {
    if (!isTangible(rulebook, piece)) return;
    const places = [from, to].map((place) => rulebook.placeName(place));
    if (!this.#first(`moved ${rulebook.pieceName(piece)} ${places.join(" ")}`)) return;
    for (const language of LANGUAGES) {
      const said = [
        cardText(rulebook.pieceName(piece), language),
        ...places.map((place) => placeText(place, language, NAMES)),
      ];
      for (const text of said) if (RAW.test(text)) this.faults.add(text);
    }
  }

  /** @param facts the last ones, which cite the rule that ended the game */
  ending(table: Table, facts: readonly Fact[]): void {
    const state = outcome(table);
    if (state === "playing") return;
    const { spare, spacesToGo } = gauge(table);
    const duel = duelResult(table);
    for (const language of LANGUAGES) {
      const by = facts.at(-1)?.clause;
      const ending = {
        state,
        spare,
        open: spacesToGo,
        game: table.rulebook.game,
        contest: duel,
        by,
      } as const;
      const lines = [
        endText(ending, language, NAMES),
        ...(duel?.scores ?? []).map((score, seat) => scoreText(score, NAMES[seat] ?? "", language)),
      ];
      for (const line of lines) {
        if (!/^[\p{Lu}\d].*\.$/u.test(line) || RAW.test(line) || words(line) > 15) this.faults.add(line);
      }
    }
  }
}

function play(code: string, seed: number, listener: Listener): void {
  const options = readOptions(code);
  if (!options.ok) throw new Error(code);
  const rulebook = rulebookFor(options.value);
  const fate = seededFate(`v1:voices-${seed}`);
  const luck = stream(seed);
  const told = (facts: ReturnType<typeof deal>["facts"], seat: number): void => {
    const seen = [SPECTATOR, EVERYTHING].map((viewer) =>
      facts.map((fact) => writeFact(rulebook, redact(rulebook, fact, viewer))),
    );
    for (const lines of seen) listener.facts(lines, seat);
    for (const fact of facts) listener.moved(rulebook, fact);
  };
  const dealt = deal(rulebook, fate);
  told(dealt.facts, 0);
  let { table, facts } = dealt;
  for (let move = 0; move < 400 && outcome(table) === "playing"; move++) {
    const act = choose(table, luck, seed % 2 === 0);
    const wrong = move % 6 === 0 ? attempts(table, luck) : [];
    const masked = mask(table, luck(2) === 0 ? SPECTATOR : luck(rulebook.seats));
    for (const tried of [act, ...wrong]) {
      listener.verdict(table, tried, judge(table, tried));
      if (move % 3 === 0) listener.verdict(masked, tried, judge(masked, tried));
    }
    const [card] = move % 20 === 0 ? hand(table, act.seat) : [];
    if (card !== undefined)
      for (const looked of prospects(table, act.seat, card))
        listener.verdict(table, looked.act, looked.verdict);
    const done = enact(table, act, fate);
    if (!done.ok) throw new Error(JSON.stringify(done.error));
    told(done.value.facts, act.seat);
    ({ table, facts } = done.value);
  }
  for (const late of attempts(table, luck)) listener.verdict(table, late, judge(table, late));
  listener.ending(table, facts);
}

/** Every expansion and variant alone and together, and for crews of every size. */
const CODES = withOthers(
  "sea p1",
  "sea p2 strict",
  "sea p3 -8",
  "sea p5",
  "sea p2 rocks",
  "sea p3 rocks:auto",
  "sea p2 monsters5",
  "sea p1 storms",
  "sea p2 storms",
  "sea p4 storms",
  "sea p2 wild2",
  "sea p3 storms wild2 monsters3",
  "sea p1 rocks monsters4 storms wild2",
  "sea p2 rocks monsters4 storms wild2 -4",
  "sea p5 rocks:auto monsters5 storms wild1",
  "sea p1 arch",
  "sea p3 arch -4",
  "sea p2 pyramid",
  "sea p3 pyramid steps harder",
  "sea p1 pyramid easier",
  "sea p2 pyramid border(1-3-5//2)",
  "sea p2 night",
  "sea p4 night strict",
  "sea p2 duel",
  "mountain p1",
  "mountain p2",
  "mountain p3 green",
  "mountain p2 panoramas3",
  "mountain p4 goats",
  "mountain p2 goats(?)",
  "mountain p1 ropes1 green goats panoramas5",
  "mountain p5 green goats panoramas(3-4-3,9-8-7,2-3-4)",
);

/** How many games of each kind are played. */
const GAMES = 2;

describe("real games of every kind", () => {
  it.each(CODES)("%s: every verdict, finding, fact and ending has words of its own", (code) => {
    const listener = new Listener();
    for (let seed = 1; seed <= GAMES; seed++) play(code, seed, listener);
    expect([...listener.faults].slice(0, 12)).toEqual([]);
    expect(listener.spoke.size).toBeGreaterThan(12);
  });
});
