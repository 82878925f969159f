/** Deals a finished game again from its opened shuffle and replays it card by card, with nothing but the engine. */
import {
  commitment,
  deal,
  enact,
  type Fact,
  readAct,
  readFact,
  readOptions,
  readPosition,
  rulebookFor,
  seededFate,
  type Table,
  writeFact,
  writePosition,
} from "@stillwater/engine";
import { type BeginningView, dealtAgain, type VerifyReply } from "@stillwater/table/session";

export const CHECKS = ["hash", "deal", "acts", "end"] as const;
type Check = (typeof CHECKS)[number];

export interface Report {
  readonly checks: Readonly<Record<Check, boolean>>;
  readonly acts: number;
  readonly agrees: boolean;
}

/** An opened game; one on this device may have begun at a position with all cards laid out. */
export type OpenedGame = Omit<Extract<VerifyReply, { readonly over: true }>, "begins"> & {
  readonly begins: BeginningView | { readonly position: string; readonly hands: "laid" } | null;
};

/** What the table showed during play: the fingerprint of the deal, and the last position if known. */
export interface ShownAtTable {
  readonly commitment: string | null;
  /** A position with nothing hidden belongs to no viewer; a viewer's own is masked before it is compared. */
  readonly last: { readonly position: string; readonly mask: (table: Table) => Table } | null;
}

/** The table and the facts that the seed deals; null if the game cannot have come from it. */
export function dealtIn({
  code,
  seed,
  begins,
}: OpenedGame): { readonly table: Table; readonly facts: readonly Fact[] } | null {
  if (begins === null) {
    const options = readOptions(code);
    return options.ok ? deal(rulebookFor(options.value), seededFate(seed)) : null;
  }
  if (begins.hands === "laid") {
    const read = readPosition(begins.position);
    return read.ok ? { table: read.value, facts: [] } : null;
  }
  const begun = dealtAgain({ position: begins.position, hands: begins.hands }, seed);
  return begun !== null && writePosition(begun.laid) === begins.position ? begun : null;
}

/** Runs each check separately; a failed one does not hide the others. */
export function verifyGame(opened: OpenedGame, shown: ShownAtTable): Report {
  const options = readOptions(opened.code);
  if (!options.ok) return report({ hash: false, deal: false, acts: false, end: false }, 0);
  const rulebook = rulebookFor(options.value);
  const fingerprint = commitment(opened.tableId, opened.code, opened.seed);
  const hash =
    fingerprint === opened.commitment && (shown.commitment === null || shown.commitment === fingerprint);
  const fate = seededFate(opened.seed);
  const dealt = dealtIn(opened);
  // The position it began from cannot have come from this seed.
  if (dealt === null) return report({ hash, deal: false, acts: false, end: false }, 0);
  const same = (facts: readonly Fact[], texts: readonly string[]): boolean =>
    facts.length === texts.length && facts.every((fact, index) => writeFact(rulebook, fact) === texts[index]);
  const [first, ...rest] = opened.entries;
  const dealAgrees = first !== undefined && same(dealt.facts, first.facts);
  let table = dealt.table;
  let acts = dealAgrees;
  for (const entry of rest) {
    const act = readAct(rulebook, entry.act, entry.seat);
    const done = act.ok ? enact(table, act.value, fate) : null;
    const readable = entry.facts.every((text) => readFact(rulebook, text).ok);
    if (done === null || !done.ok || !readable || !same(done.value.facts, entry.facts)) {
      acts = false;
      break;
    }
    table = done.value.table;
  }
  const end = acts && (shown.last === null || writePosition(shown.last.mask(table)) === shown.last.position);
  return report({ hash, deal: dealAgrees, acts, end }, rest.length);
}

function report(checks: Readonly<Record<Check, boolean>>, acts: number): Report {
  return { checks, acts, agrees: CHECKS.every((check) => checks[check]) };
}
