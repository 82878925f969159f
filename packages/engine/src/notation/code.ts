/** The head of an option code. It lies apart from the reader, since a page that only names a game needs no rules. */
import type { Options } from "../options";

/** What an option code says at a glance. */
export interface NamedCode {
  /** The code alone, without what follows it in a line. */
  readonly code: string;
  readonly game: Options["game"];
  /** How many play; 0 where the code does not say. */
  readonly players: number;
}

const CODE = /^\s*((sea|mountain)(?![^\s@|])[^@|]*)/;
const PLAYERS = /\sp(\d)(?!\S)/;

const isGame = (word: string | undefined): word is Options["game"] => word === "sea" || word === "mountain";

/** The head of an option code, or of a position that begins with one; undefined where it begins with no game. */
export function namedCode(line: string): NamedCode | undefined {
  const [, code = "", game] = CODE.exec(line) ?? [];
  if (!isGame(game)) return undefined;
  return { code: code.trim(), game, players: Number(PLAYERS.exec(code)?.[1] ?? 0) };
}

/** The words of an option code after its game, which choose modules and numbers. */
export const codeWords = (code: string): readonly string[] => code.trim().split(/\s+/).slice(1);

/** The head of a code or a position that was read before. @throws where it begins with no game */
export function setOf(line: string): NamedCode {
  const named = namedCode(line);
  if (named === undefined) throw new Error("a code of no game");
  return named;
}
