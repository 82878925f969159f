/** What all rooms know of lines, put together: modules first, so that they may read a word in place of the games. */
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

/** Who reads what follows a word that says which act it is; the first that takes it. */
const READERS = new Map<Concept, LineReader[]>();
for (const [word, read] of [
  ...ROOMS.flatMap(({ acts }) => Object.values(acts).flatMap((readers) => wordsOf<LineReader>(readers))),
  ...STAND_INS.map(([word, stand]): readonly [Concept, LineReader] => [
    word,
    (cursor) => stand(cursor, word, (rest) => asAnother(word, rest)),
  ]),
])
  READERS.set(word, [...(READERS.get(word) ?? []), read]);

/** Every word that says which act it is. */
export const VERBS: readonly Concept[] = [...READERS.keys()];

/** What follows such a word. */
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

/** A card that stands for one that is called by its name: the act of that one, with what stands for it. */
function asAnother(standIn: Concept, cursor: Cursor): SpokenWords {
  const kind = cursor.word(...STOOD_FOR);
  if (kind === null) return undefined;
  const words = readBehind(kind, cursor);
  if (words === null || words === undefined) return words;
  const [first, ...rest] = words;
  return [`${standIn}=${first}`, ...rest];
}

const STOOD_FOR = cardsThat(({ stoodFor }) => stoodFor);
/** Cards that the name of their kind tells. */
export const NAMED_CARDS = cardsThat(({ named }) => named);
/** What an article may stand in front of. */
export const WITH_ARTICLE: ReadonlySet<Concept> = new Set([
  ...cardsThat(({ article }) => article),
  ...ROOMS.flatMap(({ things }) => things),
]);
export const IN_FRONT: readonly Concept[] = ROOMS.flatMap(({ front }) => front);
export const SAID_LAST: readonly Concept[] = ROOMS.flatMap(({ last }) => last);
/** The signs of cards, as they are heard and said. */
export const SIGNS = ROOMS.flatMap(({ sign }) => sign ?? []);
/** How places of each kind that has a number are said. */
export const NUMBERED_PLACES = new Map(ROOMS.flatMap(({ places }) => Object.entries(places)));
/** Answers to what came to light that other words say than those of the notation. */
export const SPOKEN_ANSWERS = new Map<string, string>(ROOMS.flatMap(({ answers }) => wordsOf(answers)));
export const BESIDE_ANSWERS: readonly Concept[] = ROOMS.flatMap(({ besideAnswers }) => besideAnswers);

/** What the variant among some options leaves out of its game; null where none does. */
export const leavingOut = (options: readonly string[]): Lines["leavesOut"] =>
  ROOMS.flatMap(({ leavesOut }) => leavesOut ?? []).find(({ option }) => options.includes(option)) ?? null;

/** The rule by which nobody does an act with some options. */
export const automaticBy = (options: readonly string[], act: string): ClauseId | undefined =>
  ROOMS.flatMap(({ automatic }) => automatic ?? []).find(
    ({ option, acts }) => options.includes(option) && acts.includes(act),
  )?.clause;
