/** Words that modules bring to the words of the pages: a file of its name for each module. */
import type { ModuleId } from "@stillwater/engine";
import { type ModuleMessages, WORD_FILES } from "./module-words";
import type { Language } from "./routing";

const isTree = (value: unknown): value is object => typeof value === "object" && value !== null;

/** One tree of words: what stands in both under one name is put together. */
function merged(one: object, other: object): object {
  const own = new Map<string, unknown>(Object.entries(one));
  for (const [key, more] of Object.entries(other)) {
    const mine = own.get(key);
    own.set(key, isTree(mine) && isTree(more) ? merged(mine, more) : more);
  }
  return Object.fromEntries(own);
}

/** Some words with those of some modules among them: for what is fetched when it is asked for. */
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

/** Some words with those of all modules among them; English says which there are, `messages.test.ts` holds the others to it. */
export const withModules = <Words extends object>(
  words: Words,
  language: Language,
): Promise<Words & ModuleMessages> => withWordsOf(WORD_FILES, words as Words & ModuleMessages, language);
