import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { LANGUAGES, type Language } from "@stillwater/rulebook";

/** A line of a list: the language, and its other columns. */
export interface Listed {
  readonly language: Language;
  readonly columns: readonly string[];
}

/** The lists in a folder beside the tests. */
export const listsIn = (folder: string): readonly string[] =>
  readdirSync(path.join(import.meta.dirname, folder))
    .sort()
    .map((file) => `${folder}/${file}`);

/** The lines of a list beside the tests, their columns apart by `|`, the language first. */
export const listed = (file: string): readonly Listed[] =>
  readFileSync(path.join(import.meta.dirname, file), "utf8")
    .trim()
    .split("\n")
    .map((line) => {
      const [name, ...columns] = line.split("|");
      const language = LANGUAGES.find((each) => each === name);
      if (language === undefined) throw new Error(line);
      return { language, columns };
    });
