/** The rules of a replayed game: a page loads only its game's part of the engine, and modules only if some are in play. */
import { modulesIn, type Options, type Rulebook, readOptions } from "@stillwater/engine";
import { composedOnce } from "@stillwater/engine/in-part/alone";

interface GameRules<O extends Options> {
  readonly is: (options: Options) => options is O;
  /** Composes the rules without modules. */
  readonly alone: (options: O) => Rulebook;
  /** Loads the rules of the game's modules. */
  readonly whole: () => Promise<(options: O) => Rulebook>;
}

/** Composes the rules for an option code. An unreadable code is reported where the game is read. */
export function composing<O extends Options>({ is, alone, whole }: GameRules<O>) {
  return async (code: string): Promise<void> => {
    const read = readOptions(code);
    if (!read.ok || !is(read.value)) return;
    const options = read.value;
    const compose = modulesIn(options).length === 0 ? alone : await whole();
    composedOnce(options, () => compose(options));
  };
}
