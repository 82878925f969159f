/** Messages that modules add to those of the pages: one file per module, named after it. */
import type { ModuleId } from "@stillwater/engine";
import { type ModuleMessages, WORD_FILES } from "./module-words";
import type { Language } from "./routing";

const isTree = (value: unknown): value is object => typeof value === "object" && value !== null;

/** Merges two trees of messages, subtree by subtree. */
function merged(one: object, other: object): object {
  const own = new Map<string, unknown>(Object.entries(one));
  for (const [key, more] of Object.entries(other)) {
    const mine = own.get(key);
    own.set(key, isTree(mine) && isTree(more) ? merged(mine, more) : more);
  }
  return Object.fromEntries(own);
}

/** Adds the messages of some modules to others, for those loaded on demand. */
export async function withWordsOf<Words extends object>(
  modules: readonly ModuleId[],
  words: Words,
  language: Language,
): Promise<Words> {
  const files = await Promise.all(
    modules.map(async (id) => (await import(`../../messages/${language}/modules/${id}.json`)).default),
  );
  const areas = Object.entries(files.reduce<object>(merged, words));
  return Object.assign({}, ...areas.map(([area, tree]) => ({ [area]: tree })));
}

/** Adds all modules' messages to others; English defines which exist, `messages.test.ts` checks the other languages. */
export const withModules = <Words extends object>(
  words: Words,
  language: Language,
): Promise<Words & ModuleMessages> => withWordsOf(WORD_FILES, words as Words & ModuleMessages, language);
