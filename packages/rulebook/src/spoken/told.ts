/** What came to light at a real table, said in words: "gelber Sturm", "tempête jaune", "nothing". */
import { Cursor, type LineScene } from "./cursor";
import type { Concept, SpokenLists } from "./lexicon";
import type { SpokenDictionary, SpokenToken } from "./tokens";

/** What may be said beside the one word that tells which card it is. */
const BESIDE: readonly Concept[] = ["storm", "fresh", "blind"];

const STORMS: readonly Concept[] = ["yellow", "purple", "orange"];

/**
 * Which of the answers tokens say; null where they say none of them, or more than one.
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
  const own = words.filter((word) => !BESIDE.includes(word));
  if (words.length === said.length && own.length === 1) {
    const [word = "storm"] = own;
    const named = known(STORMS.includes(word) ? `storm:${word}` : word);
    if (named !== null) return named;
  }
  const cursor = new Cursor(said, dictionary, scene);
  const row = cursor.row();
  if (row !== null && cursor.done) return known(`row:${row}`);
  const reader = new Cursor(said, dictionary, scene);
  const card = reader.card();
  if (card !== null && reader.done) return known(card) ?? known(`${card}*`);
  if (says(lists.no)) return known("no") ?? known("?");
  return says(lists.yes) ? known("yes") : null;
}
