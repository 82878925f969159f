/** What devices wrote, in words. The engine reads it first: text unknown to this game is shown as written. Pure. */
import type { EntryOf, View } from "@stillwater/companion";
import {
  type Act,
  isTangible,
  namedPiece,
  namedPlace,
  type PlaceKind,
  plainName,
  type Rulebook,
  readAct,
} from "@stillwater/engine";
import type { Voice } from "@stillwater/rulebook";
import {
  type ButtonAct,
  isActBy,
  isNamedGift,
  playedAs,
  type Saying,
  whereTo,
} from "@stillwater/table/act-builder";

type Names = Pick<Voice, "placeText" | "cardText" | "seatText">;

export interface WrittenWords {
  readonly voice: Names;
  /** A number of unseen cards. */
  readonly cards: (count: number) => string;
  /** An act without a card: "Move the Rocks". */
  readonly deed: (type: ButtonAct) => string;
  /** An act that is only said: "Cannot play". */
  readonly spoken: (type: Saying) => string;
  /** A revealed card: "the orange Storm". */
  readonly answer: (answer: string) => string;
  /** That none of a number of cards was revealed. */
  readonly unseen: (count: number) => string;
}

/** An act as it was meant, in words. */
export function actWritten(view: View, entry: EntryOf<"act">, words: WrittenWords): string {
  const act = actRead(view, entry);
  if (view.table === undefined || act === undefined) return entry.act;
  const { type } = act;
  if (isActBy(type, "tool", "deed")) {
    const { placeName } = view.table.rulebook;
    const where = whereTo(act, (place) => words.voice.placeText(placeName(place), view.names));
    const paid = act.cards.length === 0 ? "" : `−${words.cards(act.cards.length)}`;
    return [words.deed(type), where, paid].filter((part) => part !== "").join(", ");
  }
  if (isActBy(type, "talk")) return words.spoken(type);
  const laid = layingWords(view.table.rulebook, act, words.voice, view.names);
  // An act that lays nothing gives cards, even if none.
  const given = laid.length > 0 && act.cards.length === 0 ? [] : [`−${words.cards(act.cards.length)}`];
  return [...(isNamedGift(type) ? [words.deed(type)] : []), ...laid, ...given].join(", ");
}

/** An act as this game reads it; undefined if it cannot. */
function actRead({ table }: View, { act, seat }: EntryOf<"act">): Act | undefined {
  const read = table === undefined ? undefined : readAct(table.rulebook, act, seat);
  return read?.ok === true ? read.value : undefined;
}

/** The card that an act lays, and its place; empty for an act that lays none. */
function layingWords(
  { pieceName, placeName }: Rulebook,
  act: Act,
  voice: Names,
  names: readonly string[],
): readonly string[] {
  const { card, to } = act;
  if (card === 0) return [];
  const said = playedAs(act, voice.cardText(plainName(pieceName(card))));
  return to === 0 ? [said] : [said, voice.placeText(placeName(to), names)];
}

/** "Row 4, column 2: 47" for each corrected space; "–" for an empty one. */
export function cellsWritten({ table }: View, { cells = {} }: EntryOf<"correct">, voice: Names): string {
  const has = (cell: string, card: string): boolean => {
    if (table === undefined) return false;
    const { rulebook } = table;
    const copies = rulebook.copies(namedPiece(card)?.name ?? "");
    return (
      rulebook.cells.some((place) => rulebook.placeName(place) === cell) &&
      (card === "" || copies.some((piece) => isTangible(rulebook, piece)))
    );
  };
  const said = ([cell, card]: readonly [string, string]): string => {
    if (!has(cell, card)) return `${cell}: ${card}`;
    return `${voice.placeText(cell)}: ${card === "" ? "–" : voice.cardText(card)}`;
  };
  return Object.entries(cells).map(said).join("; ");
}

/** Kinds of places that an answer may name. */
const ANSWERING = ["row", "space"] as const satisfies readonly PlaceKind[];

/** "Nothing (2 cards), the orange Storm": revealed cards by name, unseen cards by number. */
export function toldWritten(
  { table }: View,
  entry: EntryOf<"told">,
  words: Pick<WrittenWords, "answer" | "unseen">,
): string {
  const has = (word: string): boolean =>
    word === "yes" ||
    word === "no" ||
    ANSWERING.some((kind) => kind === namedPlace(word)?.kind) ||
    (table?.rulebook.copies(namedPiece(word)?.name ?? "").length ?? 0) > 0;
  const said = entry.words.flatMap((word, at, all): readonly string[] => {
    if (word !== "?") return [has(word) ? words.answer(word) : word];
    if (all[at - 1] === "?") return [];
    const rest = all.slice(at);
    const shown = rest.findIndex((one) => one !== "?");
    return [words.unseen(shown < 0 ? rest.length : shown)];
  });
  return said.join(", ");
}
