/** Parts that a module may do without, and of which it says so: nothing is left out unsaid. */
import path from "node:path";
import { FILES, type List } from "./lists";

/** Whether a module has a part, and what it says that it is without. */
export interface Modules {
  readonly has: (file: string, module: string, part: string) => boolean;
  readonly without: (module: string) => readonly string[];
}

const isOptional = ({ otherwise }: List): boolean => otherwise !== undefined;

/** Each part that a module may do without, with the file of its list. */
export const OPTIONAL: readonly { readonly file: string; readonly module: string; readonly part: string }[] =
  FILES.flatMap(({ file, lists }) =>
    lists.filter(isOptional).flatMap(({ of, part }) => of.map((module) => ({ file, module, part }))),
  );

/** What is neither there nor said to be missing, and what is said to be missing and is there; a line for each. */
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
  // Several lists of a package may ask for one part.
  return [...new Set([...parts, ...strange])];
}
