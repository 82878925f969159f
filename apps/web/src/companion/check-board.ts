/** A board for checking only: cards wherever people put them, no turns, nothing counted. Pure. */
import {
  codeWords,
  namedPiece,
  namedPlace,
  SEA_VARIANTS,
  type SeaVariant,
  type Setup,
  setOf,
  setUp,
  type Table,
} from "@stillwater/engine";

/** The boards on which a card can be checked without set-up, by option code. */
export const CHECK_KINDS = ["sea", ...SEA_VARIANTS, "mountain"] as const;

export type CheckKind = "sea" | SeaVariant | "mountain";

export const codeOfCheck = (kind: CheckKind): string =>
  kind === "sea" || kind === "mountain" ? `${kind} p2` : `sea p2 ${kind}`;

/** The kind of board that an option code is played on, for people who do not read codes. */
export function checkKindOf(code: string): CheckKind {
  const words = codeWords(code);
  if (setOf(code).game === "mountain") return "mountain";
  return CHECK_KINDS.find((kind) => words.includes(kind)) ?? "sea";
}

/** The cards on the board by cell or berth, in the notation. */
export interface CheckBoard {
  readonly kind: CheckKind;
  readonly laid: Readonly<Record<string, string>>;
}

export const emptyBoard = (kind: CheckKind): CheckBoard => ({ kind, laid: {} });

/** The position for the engine: the first seat is about to act, and nobody knows any hand. */
export function setupOfBoard({ kind, laid }: CheckBoard): Setup {
  const entries = Object.entries(laid).map(([place, card]) => ({ place, card, named: namedPlace(place) }));
  const berths = entries.flatMap(({ card, named }) => (named?.kind === "berth" ? [[named.of, card]] : []));
  const cells = entries.flatMap(({ place, card, named }) => (named?.kind === "berth" ? [] : [[place, card]]));
  return {
    options: codeOfCheck(kind),
    turn: { seat: 0 },
    cells: Object.fromEntries(cells),
    ...(berths.length === 0 ? {} : { berths: Object.fromEntries(berths) }),
  };
}

/** The table of a board; an empty one if the stored cards can no longer be laid. */
export function tableOfBoard(board: CheckBoard): Table {
  const laid = setUp(setupOfBoard(board));
  if (laid.ok) return laid.value;
  const empty = setUp(setupOfBoard(emptyBoard(board.kind)));
  if (empty.ok) return empty.value;
  throw new Error(`an empty board cannot be laid: ${codeOfCheck(board.kind)}`);
}

/** The board with one more card. Null if the card cannot lie there, even at a real table. */
export function withCardLaid(board: CheckBoard, place: string, card: string): CheckBoard | null {
  const cleared = Object.entries(board.laid).filter(
    ([at, lies]) => at !== place && (lies !== card || isDouble(card)),
  );
  const after = { ...board, laid: { ...Object.fromEntries(cleared), [place]: card } };
  return setUp(setupOfBoard(after)).ok ? after : null;
}

/** Cards that exist several times can lie more than once. */
function isDouble(card: string): boolean {
  return namedPiece(card)?.kind !== "island";
}

/** The board without the card on a place. */
export function takenFrom(board: CheckBoard, place: string): CheckBoard {
  const { [place]: _taken, ...rest } = board.laid;
  return { ...board, laid: rest };
}

const KEY = "stillwater.check";

/** The board as it was last left on this device. */
export function readBoard(storage: Pick<Storage, "getItem">, kind: CheckKind): CheckBoard {
  try {
    const kept: unknown = JSON.parse(storage.getItem(`${KEY}.${kind}`) ?? "null");
    if (kept === null || typeof kept !== "object") return emptyBoard(kind);
    const laid = Object.fromEntries(
      Object.entries(kept).filter((pair): pair is [string, string] => typeof pair[1] === "string"),
    );
    const board = { kind, laid };
    return setUp(setupOfBoard(board)).ok ? board : emptyBoard(kind);
  } catch {
    return emptyBoard(kind);
  }
}

/** Stores a board on this device; false if the browser stores nothing. */
export function keepBoard(storage: Pick<Storage, "setItem">, { kind, laid }: CheckBoard): boolean {
  try {
    storage.setItem(`${KEY}.${kind}`, JSON.stringify(laid));
    return true;
  } catch {
    return false;
  }
}
