/** The engine as a desk uses it, on the server or in a browser: deals and acts, to and from text. */
import {
  type Act,
  commitment,
  deal,
  enact,
  type Fact,
  judge,
  mask,
  outcome,
  type Problem,
  packFacts,
  type Rulebook,
  readAct,
  readOptions,
  readPosition,
  rulebookFor,
  seededFate,
  type Table,
  turnsBegun,
  UNSEEN,
  type Verdict,
  writeAct,
  writePosition,
} from "@stillwater/engine";
import type { ProblemView, VerdictView } from "./wire/replies";
import type { Status } from "./wire/view";

/** Rulebooks of recently read codes: each entry of a log asks for its rulebook. */
const rulebooks = new Map<string, Rulebook>();
const CODES_KEPT = 512;

/** The rulebook of an option code that is known to be valid. */
export function rulebookOf(code: string): Rulebook {
  const known = rulebooks.get(code);
  if (known !== undefined) return known;
  const options = readOptions(code);
  if (!options.ok) throw new Error("a stored option code cannot be read");
  const rulebook = rulebookFor(options.value);
  if (rulebooks.size >= CODES_KEPT) rulebooks.clear();
  rulebooks.set(code, rulebook);
  return rulebook;
}

/** The result of a deal or an act, ready to be stored. */
export interface Happened {
  readonly table: Table;
  readonly snapshot: string;
  readonly facts: string;
  readonly status: Status;
  /** How many turns began. */
  readonly turns: number;
}

/** Deals a table from a seed, with the commitment (a hash) that is published at once. */
export function dealFrom(
  code: string,
  tableId: string,
  seed: string,
): Happened & { readonly commitment: string } {
  const { table, facts } = deal(rulebookOf(code), seededFate(seed));
  return { ...happened(table, facts), commitment: commitment(tableId, code, seed) };
}

/** Begins a table at a position with nothing hidden, instead of a deal; the seed decides what is drawn from then on. */
export function beginFrom(
  position: string,
  tableId: string,
  seed: string,
): Happened & { readonly commitment: string } {
  const read = readPosition(position);
  if (!read.ok) throw new Error("a position that cannot be read");
  const begun = happened(read.value, []);
  return { ...begun, turns: 1, commitment: commitment(tableId, read.value.rulebook.code, seed) };
}

/** An act that was done, with its text in canonical form, or the reason why it was not. */
export type Enacted =
  | { readonly done: Happened; readonly act: string }
  | { readonly refused: VerdictView }
  | { readonly unreadable: ProblemView };

/**
 * Judges an act by what its actor may see, then carries it out on the whole table. A card that the actor does not hold gets
 * the same answer wherever it is hidden, because the verdict comes from a table where it lies nowhere.
 */
export function enactText(table: Table, seed: string, seat: number, text: string): Enacted {
  const read = readAct(table.rulebook, text, seat);
  if (!read.ok) return { unreadable: problemView(read.error) };
  // Online, all players know their own cards; "?" is for tables where people turn over printed cards.
  if (namesUnseen(read.value, text)) return { unreadable: { at: text.indexOf("?"), what: "act.card" } };
  const verdict = judge(mask(table, seat), read.value);
  if (verdict.allowed === "no") return { refused: verdictView(verdict) };
  const enacted = enact(table, read.value, seededFate(seed));
  // Refused only because of cards that the actor cannot see: here the rulebook itself requires that this be told.
  if (!enacted.ok) return { refused: verdictView(enacted.error) };
  return {
    done: happened(enacted.value.table, enacted.value.facts),
    act: writeAct(table.rulebook, read.value),
  };
}

function namesUnseen(act: Act, text: string): boolean {
  return text.includes("?") || act.cards.includes(UNSEEN);
}

function happened(table: Table, facts: readonly Fact[]): Happened {
  return {
    table,
    snapshot: writePosition(table),
    facts: packFacts(facts),
    status: outcome(table),
    turns: turnsBegun(table.rulebook, facts),
  };
}

/** Whether a fact ends the game. */
export function endsGame(rulebook: Rulebook, fact: Fact): boolean {
  const to = rulebook.placeName(fact.to);
  return to === "won" || to === "lost";
}

function verdictView({ allowed, price, findings }: Verdict): VerdictView {
  return {
    allowed,
    price,
    findings: findings.map(({ clause, holds, with: values }) => ({ clause, holds, with: values })),
  };
}

function problemView({ at, what }: Problem): ProblemView {
  return { at, what };
}
