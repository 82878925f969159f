/** Parts that every module has, and optional parts whose absence it declares: nothing is left out silently. */
import path from "node:path";
import { LANGUAGES } from "../../packages/rulebook/src/language";
import { FILES, type List } from "./lists";

/** Whether a module has a part, and which parts it declares it is without. */
export interface Modules {
  readonly has: (file: string, module: string, part: string) => boolean;
  /** Whether there is a file of words at this path from the root. */
  readonly hasWords: (file: string) => boolean;
  readonly without: (module: string) => readonly string[];
}

const isOptional = ({ otherwise }: List): boolean => otherwise !== undefined;

/** Each optional part of each module, with the file of its list. */
export const OPTIONAL: readonly { readonly file: string; readonly module: string; readonly part: string }[] =
  FILES.flatMap(({ file, lists }) =>
    lists.filter(isOptional).flatMap(({ of, part }) => of.map((module) => ({ file, module, part }))),
  );

const isOfCode = ({ merged, words, languages }: List): boolean => !(merged || words || languages);

/** Each required part of each module, with the file of the list; several lists may require the same one. */
export const NEEDED: readonly { readonly file: string; readonly module: string; readonly part: string }[] =
  FILES.flatMap(({ file, lists }) =>
    lists
      .filter((list) => !isOptional(list) && isOfCode(list))
      .flatMap(({ of, part }) => of.map((module) => ({ file, module, part }))),
  );

/** The files of words that every module has, each with the module. */
export const WORD_FILES: readonly { readonly module: string; readonly file: string }[] = FILES.flatMap(
  ({ lists }) =>
    lists.flatMap(({ of, words, languages }) => {
      const folders = words
        ? (language: string) => [`apps/web/messages/${language}/modules`]
        : languages
          ? (language: string) =>
              ["", "/wordings"].map((one) => `packages/rulebook/locales/${language}${one}`)
          : () => [];
      return of.flatMap((module) =>
        LANGUAGES.flatMap(folders).map((folder) => ({ module, file: `${folder}/${module}.json` })),
      );
    }),
);

/** A line for each required part that a module lacks. Lists name it all the same, and do not compile until it exists. */
export function lacking({ has, hasWords }: Modules): readonly string[] {
  const parts = NEEDED.flatMap(({ file, module, part }) =>
    has(file, module, part)
      ? []
      : [`${module} lacks its ${part}: write ${path.dirname(file)}/${module}/${part}`],
  );
  const words = WORD_FILES.flatMap(({ module, file }) =>
    hasWords(file) ? [] : [`${module} lacks words: write ${file}`],
  );
  return [...new Set([...parts, ...words])];
}

/** A line for each part that is neither there nor declared missing, or that is declared missing and is there. */
export function leftOut({ has, without }: Modules): readonly string[] {
  const parts = OPTIONAL.flatMap(({ file, module, part }) => {
    const isThere = has(file, module, part);
    const isSaid = without(module).includes(part);
    if (isThere && isSaid) return [`${module} has its ${part}, and says that it is without`];
    return isThere || isSaid
      ? []
      : [
          `${module} has no ${part}: write ${path.dirname(file)}/${module}/${part}, or name it in its without.json (apps/web)`,
        ];
  });
  const strange = [...new Set(OPTIONAL.map(({ module }) => module))].flatMap((module) =>
    without(module).flatMap((part) =>
      OPTIONAL.some((one) => one.module === module && one.part === part)
        ? []
        : [`${module} says that it is without ${part}, which nobody asks of it`],
    ),
  );
  // Several lists of a package may name the same part.
  return [...new Set([...parts, ...strange])];
}
