/** The rules of a game that is replayed: of the engine a page fetches its own game, and modules only where some are in play. */
import { modulesIn, type Options, type Rulebook, readOptions } from "@stillwater/engine";
import { composedOnce } from "@stillwater/engine/in-part/alone";

interface GameRules<O extends Options> {
  readonly is: (options: Options) => options is O;
  /** Without any module. */
  readonly alone: (options: O) => Rulebook;
  /** Fetches the rules of its modules. */
  readonly whole: () => Promise<(options: O) => Rulebook>;
}

/** Composes the rules that an option code stands for. What cannot be read is told of where the game is read. */
export function composing<O extends Options>({ is, alone, whole }: GameRules<O>) {
  return async (code: string): Promise<void> => {
    const read = readOptions(code);
    if (!read.ok || !is(read.value)) return;
    const options = read.value;
    const compose = modulesIn(options).length === 0 ? alone : await whole();
    composedOnce(options, () => compose(options));
  };
}
