/** What all rooms know about lines, merged: modules come first, so that they can read a word instead of the games. */
import type { ClauseId } from "@stillwater/engine";
import { ROOM_LINES } from "../modules/lines";
import type { Cursor } from "./cursor";
import { type Concept, isConcept } from "./lexicon";
import type { CardInLine, LineReader, Lines, SpokenWords } from "./lines";

const { sea, mountain, ...modules } = ROOM_LINES;
const ROOMS: readonly Lines[] = [...Object.values(modules), mountain, sea];

const wordsOf = <Value>(
  record: { readonly [Word in Concept]?: Value },
): readonly (readonly [Concept, Value])[] =>
  Object.entries(record).flatMap(([word, value]) => (isConcept(word) ? [[word, value] as const] : []));

const STAND_INS = ROOMS.flatMap(({ standIns }) => wordsOf(standIns));

/** The readers for each word that names an act; the first one that accepts the line reads it. */
const READERS = new Map<Concept, LineReader[]>();
for (const [word, read] of [
  ...ROOMS.flatMap(({ acts }) => Object.values(acts).flatMap((readers) => wordsOf<LineReader>(readers))),
  ...STAND_INS.map(([word, stand]): readonly [Concept, LineReader] => [
    word,
    (cursor) => stand(cursor, word, (rest) => asAnother(word, rest)),
  ]),
])
  READERS.set(word, [...(READERS.get(word) ?? []), read]);

/** Every word that names an act. */
export const VERBS: readonly Concept[] = [...READERS.keys()];

/** Reads what follows such a word. */
export function readBehind(verb: Concept, cursor: Cursor): SpokenWords {
  for (const read of READERS.get(verb) ?? []) {
    const words = read(cursor, verb);
    if (words !== undefined) return words;
  }
  return null;
}

const cardsThat = (has: (card: CardInLine) => boolean): readonly Concept[] =>
  ROOMS.flatMap(({ cards }) =>
    Object.entries(cards).flatMap(([kind, card]) => (has(card) && isConcept(kind) ? [kind] : [])),
  );

/** A card that stands in for another one, which is named: reads the act of that one, with the card that stands in for it. */
function asAnother(standIn: Concept, cursor: Cursor): SpokenWords {
  const kind = cursor.word(...STOOD_FOR);
  if (kind === null) return undefined;
  const words = readBehind(kind, cursor);
  if (words === null || words === undefined) return words;
  const [first, ...rest] = words;
  return [`${standIn}=${first}`, ...rest];
}

const STOOD_FOR = cardsThat(({ stoodFor }) => stoodFor);
/** Cards that the name of their kind identifies. */
export const NAMED_CARDS = cardsThat(({ named }) => named);
/** Words that an article may precede. */
export const WITH_ARTICLE: ReadonlySet<Concept> = new Set([
  ...cardsThat(({ article }) => article),
  ...ROOMS.flatMap(({ things }) => things),
]);
export const IN_FRONT: readonly Concept[] = ROOMS.flatMap(({ front }) => front);
export const SAID_LAST: readonly Concept[] = ROOMS.flatMap(({ last }) => last);
/** The signs of cards, as they are understood and said. */
export const SIGNS = ROOMS.flatMap(({ sign }) => sign ?? []);
/** How the places of each numbered kind are said. */
export const NUMBERED_PLACES = new Map(ROOMS.flatMap(({ places }) => Object.entries(places)));
/** Answers about what came to light that have other words than the notation's. */
export const SPOKEN_ANSWERS = new Map<string, string>(ROOMS.flatMap(({ answers }) => wordsOf(answers)));
export const BESIDE_ANSWERS: readonly Concept[] = ROOMS.flatMap(({ besideAnswers }) => besideAnswers);

/** What the variant among these options leaves out of its game; null if none does. */
export const leavingOut = (options: readonly string[]): Lines["leavesOut"] =>
  ROOMS.flatMap(({ leavesOut }) => leavesOut ?? []).find(({ option }) => options.includes(option)) ?? null;

/** The rule by which nobody does an act themselves with these options. */
export const automaticBy = (options: readonly string[], act: string): ClauseId | undefined =>
  ROOMS.flatMap(({ automatic }) => automatic ?? []).find(
    ({ option, acts }) => options.includes(option) && acts.includes(act),
  )?.clause;
