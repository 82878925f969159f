/** What came to light at a real table, in words: "gelber Sturm", "tempête jaune", "nothing". */
import { writeName } from "@stillwater/engine";
import { Cursor, type LineScene } from "./cursor";
import type { SpokenLists } from "./lexicon";
import { BESIDE_ANSWERS, SPOKEN_ANSWERS } from "./rooms";
import type { SpokenDictionary, SpokenToken } from "./tokens";

/**
 * Which of the answers the tokens say; null if they say none of them, or more than one.
 * @param answers as a question of the engine lists them: `storm:yellow`, `rocks`, `47`, `row:3`, `yes`, `no`, `?`
 */
export function toldOf(
  tokens: readonly SpokenToken[],
  dictionary: SpokenDictionary,
  lists: SpokenLists,
  scene: LineScene,
  answers: readonly string[],
): string | null {
  const said = tokens.filter(({ is }) => is !== "filler" && is !== "break" && is !== "seat");
  const texts = tokens.map(({ text }) => text);
  const says = (words: string): boolean => words.split(" ").some((word) => texts.includes(word));
  const known = (answer: string): string | null => (answers.includes(answer) ? answer : null);
  const words = said.flatMap((token) => (token.is === "word" ? [token.word] : []));
  // The only word that tells which card it is.
  const [own, ...others] = words.filter((word) => !BESIDE_ANSWERS.includes(word));
  if (words.length === said.length && own !== undefined && others.length === 0) {
    const named = known(SPOKEN_ANSWERS.get(own) ?? own);
    if (named !== null) return named;
  }
  const cursor = new Cursor(said, dictionary, scene);
  const row = cursor.row();
  if (row !== null && cursor.done) return known(writeName("row", row));
  const reader = new Cursor(said, dictionary, scene);
  const card = reader.card();
  if (card !== null && reader.done) return known(card) ?? known(`${card}*`);
  if (says(lists.no)) return known("no") ?? known("?");
  return says(lists.yes) ? known("yes") : null;
}
