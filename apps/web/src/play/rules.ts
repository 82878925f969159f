/** The rules of a table in play. Its page includes those of its game, and loads those of modules if the game has many. */
import { type Options, type Rulebook, readOptions } from "@stillwater/engine";
import { composedOnce, isComposed, positionIn, rulebookAtHand } from "@stillwater/engine/in-part/alone";
import { type Frame, foldingBy, withEarlier } from "@stillwater/table/session";
import { use } from "react";
import { fetched } from "@/layout/late";
import type { TableRules } from "@/stage/early";

/** The game that a page is about. */
interface GameRules<O extends Options> {
  readonly is: (options: Options) => options is O;
  /** Composes the rulebook from what the page includes; null if that is not enough. */
  readonly here: (options: O) => Rulebook | null;
  /** Loads the rules of the game's modules, if the page does not include them. */
  readonly whole?: () => Promise<(options: O) => Rulebook>;
}

const everyGame = () => import("@stillwater/engine/in-part/any");

const folding = foldingBy((line) => positionIn(line, rulebookAtHand));

export function rulesBy<O extends Options>({ is, here, whole }: GameRules<O>): TableRules {
  const fetchFor = async (options: Options): Promise<unknown> => {
    if (whole !== undefined && is(options)) return composedOnce(options, await whole());
    // The page came without its table, or another game was chosen for the table while it waited.
    const { rulebookFor } = await everyGame();
    return rulebookFor(options);
  };
  const coming = new Map<string, Promise<unknown>>();
  const untilReadable = (frame: Frame): Promise<unknown> | null => {
    if (frame.kind !== "table" || frame.view.position === null) return null;
    const { code } = frame.view;
    const read = readOptions(code);
    // An unreadable code is reported where it is read.
    if (!read.ok || isComposed(read.value)) return null;
    const options = read.value;
    const known = is(options) ? here(options) : null;
    if (known !== null) {
      composedOnce(options, () => known);
      return null;
    }
    const load = () => fetchFor(options);
    // A server has its files at hand: there a failure is a defect.
    const came =
      coming.get(code) ??
      (typeof window === "undefined" ? load() : fetched(load)).finally(() => coming.delete(code));
    coming.set(code, came);
    return came;
  };
  return { ...folding, withEarlier, untilReadable };
}

/**
 * Suspends until what a page came with can be read. For a component without hooks: in one that has any, React fails if a
 * render calls `use` and its retry, with the rules loaded, does not.
 */
export function useReadable({ untilReadable }: TableRules, first: readonly Frame[] | null): void {
  for (const frame of first ?? []) {
    const coming = untilReadable(frame);
    if (coming !== null) use(coming);
  }
}
