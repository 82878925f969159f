/**
 * A position in one line, a cousin of FEN: `sea p2 @1 | 4 . . 9 . ./… | hand:1=12,37 hand:2=?x5 … turn@helm:2`.
 * First the option code and, after `@`, who looks (a seat, or `-` for a spectator; nothing where all is known). Then
 * the rows from the bottom, then every other place that is not as in a fresh box. Reads and prints without loss.
 */
import { unpack } from "../kernel/enact";
import type { Rulebook } from "../kernel/rulebook";
import { mask, sees, unseenAt } from "../kernel/sight";
import {
  bareTable,
  cardsAt,
  countAt,
  EVERYTHING,
  NOWHERE,
  type Piece,
  type Place,
  put,
  SPECTATOR,
  type Table,
  topOf,
  UNSEEN,
  type Viewer,
} from "../kernel/table";
import { readOptions, rulebookFor } from "../options";
import { err, ok, type Problem, type Result } from "../result";
import { pieceText, placeNumber, readPiece } from "./fact";

/** Longest line that is read at all. */
const MOST_LINE = 4000;

export function writePosition(table: Table): string {
  const { rulebook, viewer } = table;
  const looks = viewer === EVERYTHING ? "" : ` @${viewer === SPECTATOR ? "-" : viewer + 1}`;
  const rows = rulebook.rows.map((row) => row.map((cell) => cellText(table, cell)).join(" ")).join("/");
  const fresh = mask(unpack(rulebook), viewer);
  const rest: string[] = [];
  for (let place = 1; place <= rulebook.lastPlace; place++) {
    if (rulebook.cells.includes(place)) continue;
    const cards = contents(table, place);
    if (cards !== contents(fresh, place)) rest.push(`${rulebook.placeName(place)}=${cards}`);
  }
  return `${rulebook.code}${looks} | ${rows} | ${rest.join(" ")}`;
}

function cellText(table: Table, cell: Place): string {
  const card = topOf(table, cell);
  return card === UNSEEN ? "." : pieceText(table.rulebook, card);
}

function contents(table: Table, place: Place): string {
  const known = cardsAt(table, place);
  const unseen = countAt(table, place) - known.length;
  return [
    ...known.map((piece) => pieceText(table.rulebook, piece)),
    ...(unseen > 0 ? [`?x${unseen}`] : []),
  ].join(",");
}

/** Reads a position line, or lists everything that is wrong with it. */
export function readPosition(line: string): Result<Table, readonly Problem[]> {
  if (line.length > MOST_LINE)
    return err([{ at: MOST_LINE, what: "position.long", with: { most: MOST_LINE } }]);
  const [head = "", board, rest, extra] = line.split("|");
  if (board === undefined || rest === undefined || extra !== undefined) {
    return err([{ at: head.length, what: "position.fields", with: { need: 3 } }]);
  }
  const [code = "", looks] = head.split("@");
  const options = readOptions(code.trim());
  if (!options.ok) return err([options.error]);
  const rulebook = rulebookFor(options.value);
  const viewer = readViewer(rulebook, looks);
  if (viewer === undefined)
    return err([{ at: code.length, what: "position.viewer", with: { word: looks ?? "" } }]);
  const reader = new Reader(rulebook, viewer);
  reader.board(board, head.length + 1);
  reader.places(rest, head.length + board.length + 2);
  return reader.finish(line.length);
}

function readViewer(rulebook: Rulebook, text: string | undefined): Viewer | undefined {
  if (text === undefined) return EVERYTHING;
  const word = text.trim();
  if (word === "-") return SPECTATOR;
  const seat = Number(word);
  return /^\d+$/.test(word) && seat >= 1 && seat <= rulebook.seats ? seat - 1 : undefined;
}

/** Collects where pieces lie, and every problem on the way. */
class Reader {
  readonly #problems: Problem[] = [];
  readonly #lies = new Map<Place, Piece[]>();
  readonly #used = new Set<Piece>();
  constructor(
    readonly rulebook: Rulebook,
    readonly viewer: Viewer,
  ) {}

  board(text: string, at: number): void {
    const { rows } = this.rulebook;
    const lines = text.split("/");
    if (lines.length !== rows.length)
      this.#wrong(at, "position.rows", { need: rows.length, have: lines.length });
    let lineAt = at;
    lines.forEach((line, index) => {
      const row = rows[index] ?? [];
      const words = [...line.matchAll(/\S+/g)];
      if (words.length !== row.length)
        this.#wrong(lineAt, "position.cells", { row: index + 1, need: row.length, have: words.length });
      words.forEach((word, column) => {
        const cell = row[column];
        if (cell !== undefined && word[0] !== ".") this.#lay(word[0], cell, lineAt + word.index);
      });
      lineAt += line.length + 1;
    });
  }

  places(text: string, at: number): void {
    for (const match of text.matchAll(/\S+/g)) {
      const from = at + match.index;
      const [name = "", list] = match[0].split("=");
      const place = placeNumber(this.rulebook, name);
      if (place === undefined || list === undefined || this.rulebook.cells.includes(place)) {
        this.#wrong(from, "position.place", { word: name });
      } else if (this.#lies.has(place)) {
        this.#wrong(from, "position.twice", { word: name });
      } else {
        this.#lies.set(place, []);
        let cardAt = from + name.length + 1;
        for (const word of list.split(",")) {
          if (word !== "") this.#lay(word, place, cardAt);
          cardAt += word.length + 1;
        }
      }
    }
  }

  #lay(word: string, place: Place, at: number): void {
    const lying = this.#lies.get(place) ?? [];
    this.#lies.set(place, lying);
    const unseen = /^\?x([1-9]\d{0,2})$/.exec(word);
    if (unseen && sees(this.rulebook, SPECTATOR, place)) {
      this.#wrong(at, "position.open", { word });
      return;
    }
    if (unseen) {
      for (let n = Math.min(Number(unseen[1]), 255); n > 0; n--) lying.push(UNSEEN);
      return;
    }
    const piece = readPiece(this.rulebook, word);
    if (piece === undefined || piece === UNSEEN) this.#wrong(at, "position.card", { word });
    else if (this.#used.has(piece)) this.#wrong(at, "position.again", { word });
    else if (!this.#mayLie(piece, place)) this.#wrong(at, "position.misplaced", { word });
    else if (!sees(this.rulebook, this.viewer, place)) this.#wrong(at, "position.hidden", { word });
    else {
      this.#used.add(piece);
      lying.push(piece);
    }
  }

  /** What lies at a place the line does not name. */
  #asInBox(fresh: Table, place: Place): Piece[] {
    if (this.rulebook.cells.includes(place)) return [];
    const known = cardsAt(fresh, place).filter((piece) => !this.#used.has(piece));
    return [...known, ...Array.from({ length: unseenAt(fresh, place) }, () => UNSEEN)];
  }

  /** Cells and berths take what can be laid there, one card each; tokens never lie among cards. */
  #mayLie(piece: Piece, place: Place): boolean {
    const { rulebook } = this;
    const spec = rulebook.places[place];
    const alone = this.#lies.get(place)?.length === 0;
    if (rulebook.cells.includes(place) || spec?.name.startsWith("berth:")) {
      return alone && rulebook.acts.some(({ spec }) => spec.targets?.(rulebook, piece).includes(place));
    }
    return spec?.region === undefined || rulebook.pieces[piece]?.token === undefined;
  }

  #wrong(at: number, what: string, values: Problem["with"]): void {
    this.#problems.push({ at, what, with: values });
  }

  /** Everything not named lies as in a fresh box; then no piece may be missing and none too many. */
  finish(end: number): Result<Table, readonly Problem[]> {
    const { rulebook } = this;
    const fresh = mask(unpack(rulebook), this.viewer);
    const table = bareTable(rulebook, this.viewer);
    for (let place = 1; place <= rulebook.lastPlace; place++) {
      const lying = this.#lies.get(place) ?? this.#asInBox(fresh, place);
      for (const piece of lying) put(table, piece, place);
    }
    this.#problems.push(...rulebook.checks(table));
    const total = rulebook.pieces.filter((spec) => spec.starts !== "").length;
    let lying = 0;
    for (let place = NOWHERE + 1; place <= rulebook.lastPlace; place++) lying += countAt(table, place);
    if (lying !== total) this.#wrong(end, "position.count", { need: total, have: lying });
    return this.#problems.length > 0 ? err(this.#problems) : ok(table);
  }
}
