/** One random game of an option set, with the laws asked after every act. */
import { isDeepStrictEqual } from "node:util";
import {
  type Act,
  deal,
  due,
  enact,
  evolve,
  type Fact,
  gauge,
  isClauseId,
  judge,
  legalActs,
  mask,
  outcome,
  packFacts,
  readAct,
  readFact,
  readOptions,
  readPosition,
  redact,
  rulebookFor,
  seededFate,
  type Table,
  unpackFacts,
  type Verdict,
  whereIs,
  writeAct,
  writeFact,
  writePosition,
} from "../../../src/index";
import { unpack } from "../../../src/kernel/enact";
import { expectAllThere } from "../../support/box";
import { type Chance, chance } from "../../support/chance";
import { must } from "../../support/must";
import { partlyTold, viewersOf } from "../../support/viewers";
import { allOffers, anything, attempt, careful, complete } from "./crew";
import { expectSame } from "./same";

export interface Voyage {
  readonly acts: number;
  readonly attempts: number;
  readonly result: string;
  readonly cited: ReadonlySet<string>;
  readonly types: ReadonlySet<string>;
}

const MOST_ACTS = 600;

export function voyage(code: string, seed: number): Voyage {
  const options = readOptions(code);
  if (!options.ok) throw new Error(`${code}: ${JSON.stringify(options.error)}`);
  const rulebook = rulebookFor(options.value);
  must(rulebook.code === code, () => `${code} is written ${rulebook.code}`);
  const luck = chance(seed);
  const crew = seed % 2 ? anything : careful;
  const fate = seededFate(`v1:voyage-${seed}`);
  const cited = new Set<string>();
  const types = new Set<string>();
  const cite = (entries: readonly { readonly clause: string }[]): void => {
    for (const { clause } of entries) {
      must(isClauseId(clause), () => `${clause} is no clause`);
      cited.add(clause);
    }
  };
  const dealt = deal(rulebook, fate);
  let { table } = dealt;
  let last = "the deal";
  let acts = 0;
  let attempts = 0;
  try {
    expectFold(unpack(rulebook), dealt.facts, table);
    cite(dealt.facts);
    for (; outcome(table) === "playing" && acts < MOST_ACTS; acts++) {
      must(due(table).seats.length > 0, () => "nobody is asked");
      must(allOffers(table).length > 0, () => "nobody can do anything");
      for (let n = 0; n < 3; n++, attempts++) cite(tryOut(table, attempt(table, luck), luck));
      if (luck.once(4)) expectOffers(table, luck);
      const act = crew(table, luck);
      types.add(act.type);
      last = `seat ${act.seat + 1}: ${writeAct(rulebook, act)}`;
      cite(tryOut(table, act, luck));
      const enacted = enact(table, act, fate);
      must(enacted.ok, () => `refused: ${JSON.stringify(enacted)}`);
      const { facts, table: next } = enacted.value;
      must(facts.length > 0 || ["dial", "agree"].includes(act.type), () => "nothing happened");
      cite(facts);
      expectFold(table, facts, next);
      if (luck.once(6)) expectText(next);
      table = next;
    }
    must(acts < MOST_ACTS, () => "endless");
  } catch (cause) {
    const where = `${code}, seed ${seed}, after ${acts} acts\n${writePosition(table)}\n${last}`;
    throw new Error(`${cause instanceof Error ? cause.message : cause}\n${where}`, { cause });
  }
  return { acts, attempts, result: outcome(table), cited, types };
}

/** Conservation and sight: every piece moves from where it lies; masking the fold is folding what was seen. */
function expectFold(before: Table, facts: readonly Fact[], after: Table): void {
  const { rulebook } = before;
  let folded = before;
  for (const fact of facts) {
    must(
      whereIs(folded, fact.piece) === fact.from,
      () => `${writeFact(rulebook, fact)} moves what lies elsewhere`,
    );
    folded = evolve(folded, [fact]);
  }
  for (const fact of facts.slice(0, 3)) {
    const read = readFact(rulebook, writeFact(rulebook, fact));
    must(
      read.ok && isDeepStrictEqual(read.value, fact),
      () => `${writeFact(rulebook, fact)} does not read back`,
    );
  }
  expectAllThere(folded);
  expectSame(folded, after, () => "fold");
  for (const viewer of viewersOf(rulebook)) {
    const seen = facts.map((fact) => redact(rulebook, fact, viewer));
    expectSame(mask(after, viewer), evolve(mask(before, viewer), seen), () => `viewer ${viewer}`);
  }
  const packed = unpackFacts(rulebook, packFacts(facts));
  must(packed.ok && isDeepStrictEqual(packed.value, facts), () => "facts do not unpack");
}

const LEVELS = ["no", "unknown", "yes"];
function byClause({ allowed, findings }: Verdict): Map<string, string> {
  const says = new Map<string, string>([["", allowed]]);
  for (const { clause, holds } of findings) {
    const known = says.get(clause) ?? "yes";
    says.set(clause, LEVELS[Math.min(LEVELS.indexOf(known), LEVELS.indexOf(holds))] ?? "no");
  }
  return says;
}

/** Judge ⇔ enact, words of the act, what its actor is told, and that knowledge only sharpens. */
function tryOut(table: Table, act: Act, luck: Chance): Verdict["findings"] {
  const { rulebook } = table;
  const text = writeAct(rulebook, act);
  const told = (): string => `seat ${act.seat + 1}: ${text}`;
  const read = readAct(rulebook, text, act.seat);
  must(read.ok, () => `${told()} does not read: ${JSON.stringify(read)}`);
  must(writeAct(rulebook, read.value) === text, () => `${told()} reads as ${writeAct(rulebook, read.value)}`);
  const verdict = judge(table, act);
  must(
    isDeepStrictEqual(judge(table, read.value), verdict),
    () => `${told()}: the words are judged otherwise`,
  );
  must(verdict.allowed !== "unknown", () => `${told()}: a full table is not sure ${JSON.stringify(verdict)}`);
  const before = evolve(table, []);
  const enacted = enact(table, act, seededFate("v1:attempts"));
  must(enacted.ok === (verdict.allowed === "yes"), () => `${told()}: judged ${verdict.allowed}`);
  if (enacted.ok) expectSame(evolve(table, enacted.value.facts), enacted.value.table, told);
  must(isDeepStrictEqual(before.bytes, table.bytes), () => `${told()} changed the table`);
  const own = judge(mask(table, act.seat), act);
  must(
    isDeepStrictEqual(own, verdict),
    () =>
      `${told()}: the actor is told more than they see\n${JSON.stringify(own)}\n${JSON.stringify(verdict)}`,
  );
  const viewer = luck.pick(viewersOf(rulebook));
  const steps = [mask(table, viewer), partlyTold(table, viewer, luck), table].map((known) =>
    judge(known, act),
  );
  for (const [index, later] of steps.slice(1).entries()) {
    const [was, is] = [byClause(steps[index] as Verdict), byClause(later)];
    for (const [clause, said] of was)
      must(
        said === "unknown" || is.get(clause) === said,
        () => `${told()}, viewer ${viewer}, ${clause}: ${said} becomes ${is.get(clause)}`,
      );
  }
  return verdict.findings;
}

/** Every offer, completed somehow, is allowed; a seat's own view offers it the same. */
function expectOffers(table: Table, luck: Chance): void {
  for (const offer of allOffers(table)) {
    const act = complete(table, offer, luck);
    const verdict = judge(table, act);
    must(
      verdict.allowed === "yes",
      () => `offered, refused: ${writeAct(table.rulebook, act)} ${JSON.stringify(verdict)}`,
    );
  }
  for (const seat of table.rulebook.hands.keys())
    must(
      isDeepStrictEqual(legalActs(mask(table, seat), seat), legalActs(table, seat)),
      () => `seat ${seat + 1} sees other offers`,
    );
}

function expectText(table: Table): void {
  for (const viewer of viewersOf(table.rulebook)) {
    const seen = mask(table, viewer);
    const read = readPosition(writePosition(seen));
    must(read.ok, () => `does not read: ${writePosition(seen)} ${JSON.stringify(read)}`);
    expectSame(read.value, seen, () => "position");
    gauge(seen);
  }
}
