/** Deals what nobody at a table has seen, so that a game can be played on from a position. Pure: chance is handed in. */
import {
  cardsAt,
  countAt,
  EVERYTHING,
  type Fate,
  NOWHERE,
  type Piece,
  type Place,
  type Problem,
  pieceText,
  type Result,
  readPosition,
  type Table,
  UNSEEN,
  whereIs,
  writePosition,
} from "@stillwater/engine";

/**
 * The whole table of a position: every card that lies nowhere for its viewer comes to one of the places that hold cards
 * unseen, any of those where it can lie as likely as another.
 *
 * Fails with the engine's problems where no such table can be, which a table that was set up or read never is.
 */
export function dealRest(table: Table, fate: Fate): Result<Table, readonly Problem[]> {
  if (table.viewer === EVERYTHING) return { ok: true, value: table };
  const { rulebook } = table;
  const holes: Place[] = [];
  for (let place = 1; place <= rulebook.lastPlace; place++) {
    const unseen = countAt(table, place) - cardsAt(table, place).length;
    for (let n = 0; n < unseen; n++) holes.push(place);
  }
  const loose: { readonly piece: Piece; readonly places: number }[] = [];
  for (let piece = 1; piece <= rulebook.lastPiece; piece++) {
    if (whereIs(table, piece) !== NOWHERE || (rulebook.pieces[piece]?.starts ?? "") === "") continue;
    loose.push({ piece, places: holes.filter((place) => mayLie(table, piece, place)).length });
  }
  const came = new Map<Place, Piece[]>();
  // The cards with the fewest places first: the others find one all the same.
  for (const { piece } of loose.sort((a, b) => a.places - b.places || a.piece - b.piece)) {
    const fit = [...holes.keys()].filter((hole) => mayLie(table, piece, holes[hole] ?? NOWHERE));
    const open = fit.length > 0 ? fit : [...holes.keys()];
    const hole = open[fate.number(`rest ${piece}`, open.length)];
    const place = hole === undefined ? undefined : holes.splice(hole, 1)[0];
    if (place !== undefined) came.set(place, [...(came.get(place) ?? []), piece]);
  }
  return readPosition(lineWith(table, came));
}

/** Decks whose cards never lie among those that are drawn. */
const APART = /^(explorer|panoramas|shown|met)$/;

/** Whether a card can lie unseen at a place: Storms come to light as they are drawn, only Islands are taken out. */
function mayLie(table: Table, piece: Piece, at: Place): boolean {
  const { rulebook } = table;
  const spec = rulebook.pieces[piece];
  const place = rulebook.placeName(at);
  if (spec === undefined) return false;
  const apart = APART.test(spec.starts);
  if (apart || APART.test(place)) return apart && (spec.starts === place || spec.starts === "panoramas");
  const [kind, seat] = place.split(":");
  if (kind === "removed") return /^\d+$/.test(spec.name);
  if (kind === "hand") return spec.shown !== true && !(spec.name === "start" && isSealed(table, seat ?? ""));
  if (kind === "discard") return spec.shown !== true && spec.kept === undefined && spec.name !== "start";
  return true;
}

/** Nobody begins with a Start in hand. */
function isSealed(table: Table, seat: string): boolean {
  const seal = table.rulebook.copies(`seal:${seat}`)[0] ?? UNSEEN;
  return seal !== UNSEEN && table.rulebook.placeName(whereIs(table, seal)) === `sealed:${seat}`;
}

/** The line of the table for somebody who knows everything. */
function lineWith(table: Table, came: ReadonlyMap<Place, readonly Piece[]>): string {
  const { rulebook } = table;
  const [head = "", board = "", rest = ""] = writePosition(table).split(" | ");
  const code = head.split(" @")[0] ?? head;
  const said = new Map(
    rest
      .split(" ")
      .filter((word) => word !== "")
      .map((word) => split(word)),
  );
  for (let place = 1; place <= rulebook.lastPlace; place++) {
    const pieces = came.get(place);
    if (pieces === undefined) continue;
    const known = [...cardsAt(table, place), ...pieces];
    said.set(rulebook.placeName(place), known.map((piece) => pieceText(rulebook, piece)).join(","));
  }
  return `${code} | ${board} | ${[...said].map(([place, cards]) => `${place}=${cards}`).join(" ")}`;
}

const split = (word: string): readonly [string, string] => {
  const at = word.indexOf("=");
  return [word.slice(0, at), word.slice(at + 1)];
};
