/** Every example of the book, played through the engine: verdict, price, the clause's own finding, facts and result. */
import {
  type Act,
  CLAUSES,
  type ClauseId,
  countAt,
  deal,
  due,
  duelResult,
  enact,
  gauge,
  judge,
  outcome,
  readAct,
  readOptions,
  readPosition,
  rulebookFor,
  seededFate,
  type Table,
  writeFact,
  writeOptions,
  writePosition,
} from "@stillwater/engine";
import { describe, expect, it } from "vitest";
import {
  type BoardExample,
  captionText,
  EXAMPLES,
  type ExampleFacts,
  examplesOf,
  type OptionExample,
  type Try,
} from "../src/examples";
import { LANGUAGES } from "../src/language";
import { PARTS } from "./support/parts";

const fate = seededFate("v1:example");

/** What the engine said of each clause while its examples were played. */
const spoken = new Map<ClauseId, Set<string>>();

function say(clause: ClauseId, what: string): void {
  spoken.set(clause, (spoken.get(clause) ?? new Set()).add(what));
}

function tableOf({ position }: BoardExample): Table {
  const read = readPosition(position);
  if (!read.ok) throw new Error(`${position}: ${JSON.stringify(read.error)}`);
  return read.value;
}

/** `1: 47 r4c2`: the seat, counted from 1, and its act. */
function actOf(table: Table, text: string): Act {
  const [seat = "", words = ""] = text.split(/: (.*)/);
  const read = readAct(table.rulebook, words, Number(seat) - 1);
  if (!read.ok) throw new Error(`${text}: ${JSON.stringify(read.error)}`);
  return read.value;
}

function enacted(table: Table, text: string): { readonly table: Table; readonly facts: readonly string[] } {
  const done = enact(table, actOf(table, text), fate);
  if (!done.ok) throw new Error(`${text} is refused: ${JSON.stringify(done.error.findings)}`);
  const facts = done.value.facts.map((fact) => {
    say(fact.clause, "fact");
    return writeFact(table.rulebook, fact);
  });
  return { table: done.value.table, facts };
}

function expectStanding(table: Table, standing: ExampleFacts, clause: ClauseId): void {
  const { rulebook } = table;
  for (const [place, count] of Object.entries(standing.counts ?? {}))
    expect(countAt(table, rulebook.place(place)), place).toBe(count);
  const now = due(table);
  if (standing.due) {
    const { step, seats, clause: by } = standing.due;
    expect({ step: now.step, seats: now.seats.map((seat) => seat + 1) }).toEqual({ step, seats });
    if (by) expect(now.clause).toBe(by);
    if (now.clause === clause) say(clause, "due");
  }
  if (standing.outcome) expect(outcome(table)).toBe(standing.outcome);
  if (standing.spaces !== undefined) expect(gauge(table).spacesToGo).toBe(standing.spaces);
  const duel = duelResult(table);
  if (standing.points) expect(duel?.scores.map(({ points }) => points)).toEqual(standing.points);
  if (standing.leader !== undefined)
    expect(duel?.leader === null ? null : (duel?.leader ?? 0) + 1).toBe(standing.leader);
  if (standing.by) expect(duel?.by).toBe(standing.by);
}

/** Facts in a given order, with others between them. */
function expectInOrder(all: readonly string[], wanted: readonly string[]): void {
  let from = 0;
  for (const fact of wanted) {
    const at = all.indexOf(fact, from);
    expect(at, `${fact} in ${all.join("; ")}`).toBeGreaterThanOrEqual(0);
    from = at + 1;
  }
}

function expectTry(example: BoardExample, tried: Try): void {
  let table = tableOf(example);
  for (const text of tried.before ?? []) table = enacted(table, text).table;
  const verdict = judge(table, actOf(table, tried.act));
  const said = JSON.stringify(verdict);
  expect([verdict.allowed, verdict.price], said).toEqual([tried.allowed, tried.price ?? 0]);
  const own = verdict.findings.filter(({ clause }) => clause === example.clause);
  for (const { holds } of own) say(example.clause, holds);
  if (tried.holds) {
    expect(
      own.map(({ holds }) => holds),
      said,
    ).toContain(tried.holds);
    const told = own.filter(({ holds }) => holds === tried.holds).map((finding) => finding.with);
    if (tried.with) expect(told).toContainEqual(expect.objectContaining(tried.with));
  }
  if (tried.allowed === "no") {
    expect(tried.facts ?? tried.leaves).toBeUndefined();
    return;
  }
  const done = enacted(table, tried.act);
  expectInOrder(done.facts, tried.facts ?? []);
  if (tried.leaves) expectStanding(done.table, tried.leaves, example.clause);
}

function expectBoard(example: BoardExample): void {
  const table = tableOf(example);
  if (example.seed !== undefined) {
    const dealt = deal(table.rulebook, seededFate(example.seed));
    expect(writePosition(dealt.table)).toBe(example.position);
    for (const { clause } of dealt.facts) say(clause, "deal");
  }
  if (example.stands) expectStanding(table, example.stands, example.clause);
  for (const tried of example.tries ?? []) expectTry(example, tried);
  expect(example.tries ?? example.stands, "something to see").toBeDefined();
}

function expectOptions({ options, clause }: OptionExample): void {
  for (const { code, allowed } of options) {
    const read = readOptions(code);
    expect(read.ok, code).toBe(allowed);
    if (read.ok) expect(writeOptions(rulebookFor(read.value) && read.value)).toBe(code);
    else if (read.error.with.clause === clause) say(clause, "options");
  }
}

describe("the examples", () => {
  it.each(EXAMPLES.map((example) => [example.id, example] as const))("%s", (_id, example) => {
    if ("options" in example) expectOptions(example);
    else expectBoard(example);
  });
});

describe("the examples as a whole", () => {
  it("show every clause", () => {
    expect(CLAUSES.filter((clause) => examplesOf(clause).length === 0)).toEqual([]);
  });

  it("make the engine speak of every clause that it enforces", () => {
    const never = CLAUSES.filter((clause) => PARTS.rules[clause] === "shows");
    expect(CLAUSES.filter((clause) => !spoken.has(clause))).toEqual(never);
  });

  it("have ids that are theirs alone", () => {
    expect(new Set(EXAMPLES.map(({ id }) => id)).size).toBe(EXAMPLES.length);
    for (const { id, clause } of EXAMPLES) expect(id).toMatch(new RegExp(`^${clause}/[a-z-]+$`));
  });

  it.each(LANGUAGES)("have a caption in %s", (language) => {
    for (const example of EXAMPLES) {
      const caption = captionText(example, language);
      expect(caption, example.id).toMatch(/^[\p{Lu}\d].*\.$/u);
      expect(caption, example.id).not.toMatch(/[!*'"{}]| {2}|\b[TA]\.\w|undefined/);
      for (const sentence of caption.split(/(?<=[.]) /))
        expect(sentence.split(/\s+/).length, caption).toBeLessThanOrEqual(24);
    }
  });
});
