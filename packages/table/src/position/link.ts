/** The address of a position: it carries the whole table, and the act that is asked about, in notation. Pure and small. */
import { LONGEST_NAME } from "../session/longest";

/** Characters that may stand in a query as they are; everything else is escaped. A space becomes a plus. */
const PLAIN = /%(2F|3A|2C|3D|40|3F|2A|20)/g;
const AS: Readonly<Record<string, string>> = {
  "2F": "/",
  "3A": ":",
  "2C": ",",
  "3D": "=",
  "40": "@",
  "3F": "?",
  "2A": "*",
  "20": "+",
};

const escaped = (text: string): string =>
  encodeURIComponent(text).replace(PLAIN, (whole, code: string) => AS[code] ?? whole);

const CHECK = "/rules/check";

/**
 * The path, after the language, of the page that shows a position.
 * @param position a position line, as `writePosition` prints it
 * @param act an act in notation, whose verdict is shown
 */
export function checkPath(position: string, act?: string): string {
  return `${CHECK}?p=${escaped(position)}${act === undefined || act === "" ? "" : `&a=${escaped(act)}`}`;
}

/**
 * The path, after the language, where people who have begun to play set up what lies on their table. The names go along, and
 * the game is followed from there.
 * @param code an option code
 * @param begins the seat whose turn it is
 */
export function begunPath(code: string, names: readonly string[], begins: number): string {
  const said = new URLSearchParams();
  said.set("o", code);
  for (const name of names) said.append("n", name);
  if (begins > 0) said.set("t", String(begins));
  return `${CHECK}?${said}`;
}

/** What an address asks for; none of it has been checked. */
export interface AskedFor {
  /** A position line, well-formed or not. */
  readonly position: string | null;
  readonly act: string | null;
  /** An option code whose empty board is asked for. */
  readonly code: string | null;
  /** The seat whose turn it is on that empty board. */
  readonly begins: number;
  /** The players, where a game is to be followed from here. */
  readonly names: readonly string[];
}

const MOST_NAMES = 5;

export function askedFor(query: URLSearchParams): AskedFor {
  const begins = Number(query.get("t") ?? 0);
  return {
    position: query.get("p"),
    act: query.get("a"),
    code: query.get("o"),
    begins: Number.isInteger(begins) && begins > 0 ? begins : 0,
    names: query
      .getAll("n")
      .slice(0, MOST_NAMES)
      .map((name) => name.slice(0, LONGEST_NAME)),
  };
}
