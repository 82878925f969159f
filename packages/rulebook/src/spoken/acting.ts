/** Turns tokens into an act in notation. */
import { Cursor, type LineScene } from "./cursor";
import type { SpokenWords } from "./lines";
import { onSpace, paid } from "./reading";
import { IN_FRONT, readBehind, SAID_LAST, VERBS } from "./rooms";
import type { SpokenDictionary, SpokenToken } from "./tokens";

/** The act that the tokens mean, or null with the word at which they stopped making sense. */
export function actOf(
  tokens: readonly SpokenToken[],
  dictionary: SpokenDictionary,
  scene: LineScene,
): { readonly act: string } | { readonly stopped: string } {
  const cursor = new Cursor(verbFirst(tokens), dictionary, scene);
  const words = read(cursor);
  if (words === null || words === undefined || !cursor.done) return { stopped: cursor.stopped };
  return { act: words.join(" ") };
}

function verbFirst(tokens: readonly SpokenToken[]): readonly SpokenToken[] {
  const kept = tokens.filter(({ is }) => is !== "filler");
  const last = kept.at(-1);
  const says = (token: SpokenToken): boolean => token.is === "word" && SAID_LAST.includes(token.word);
  // "The rocks stay, two discarded": of two verbs, the first is the act.
  if (last === undefined || kept.findIndex(says) !== kept.length - 1) return tokens;
  return [last, ...tokens.filter((token) => token !== last)];
}

function read(cursor: Cursor): SpokenWords {
  cursor.subject();
  // "Place 47 in row 4": at the beginning, this noun is a verb.
  cursor.word("step");
  // "Tempête pourpre": the colour follows the noun.
  cursor.word(...IN_FRONT);
  const verb = cursor.word(...VERBS);
  return verb === null ? laid(cursor) : readBehind(verb, cursor);
}

/** A card and the place it is laid on. */
function laid(cursor: Cursor): SpokenWords {
  const card = cursor.card();
  if (card !== null) return onSpace(card)(cursor, "step");
  // "Row four, column two: forty-seven."
  const place = cursor.place();
  cursor.breaks();
  const last = place === null ? null : cursor.card();
  return place === null || last === null ? null : [last, place, ...paid(cursor)];
}
