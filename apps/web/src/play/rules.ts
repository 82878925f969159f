/** The rules of a table that is played here. A game without modules has them in its page; others are fetched. */
import { modulesIn, type Options, type Rulebook, readOptions } from "@stillwater/engine";
import { composedOnce, isComposed, positionIn, rulebookAtHand } from "@stillwater/engine/in-part/alone";
import { type Frame, foldingBy, type Live, withEarlier } from "@stillwater/table/session";
import { use } from "react";
import { fetched } from "@/layout/late";
import type { TableRules } from "@/stage/early";

/** The game that a page is about. */
interface GameRules<O extends Options> {
  readonly is: (options: Options) => options is O;
  /** Its rulebook without modules, for which the page has all. */
  readonly alone: (options: O) => Rulebook;
  /** Fetches the rules of its modules. */
  readonly whole: () => Promise<(options: O) => Rulebook>;
}

const folding = foldingBy((line) => positionIn(line, rulebookAtHand));

export function rulesBy<O extends Options>({ is, alone, whole }: GameRules<O>): TableRules {
  const fetchFor = async (options: Options): Promise<unknown> => {
    if (is(options)) return composedOnce(options, await whole());
    // The page came without its table, or that was changed for another game while it waited.
    const { rulebookFor } = await import("@stillwater/engine/in-part/any");
    return rulebookFor(options);
  };
  const coming = new Map<string, Promise<unknown>>();
  const untilReadable = (frame: Frame): Promise<unknown> | null => {
    if (frame.kind !== "table" || frame.view.position === null) return null;
    const { code } = frame.view;
    const read = readOptions(code);
    // What cannot be read is told of where it is read.
    if (!read.ok || isComposed(read.value)) return null;
    const options = read.value;
    if (is(options) && modulesIn(options).length === 0) {
      composedOnce(options, alone);
      return null;
    }
    const load = () => fetchFor(options);
    // A server has its files: there it is a defect.
    const came =
      coming.get(code) ??
      (typeof window === "undefined" ? load() : fetched(load)).finally(() => coming.delete(code));
    coming.set(code, came);
    return came;
  };
  return { ...folding, withEarlier, untilReadable };
}

/** The table as it is followed, and before that as its page came with it, once its rules are here. */
export function useBegun(rules: TableRules, live: Live | null, first: readonly Frame[] | null): Live | null {
  for (const frame of live === null && first !== null ? first : []) {
    const coming = rules.untilReadable(frame);
    if (coming !== null) use(coming);
  }
  return live ?? rules.begin(first);
}
