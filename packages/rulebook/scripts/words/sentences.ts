/** The sentences of each language as functions, and their common type. */
import { LANGUAGES, type Language } from "../../src/language";
import { constantOf, functionOf, typeOf } from "./compile";
import { flat, type Locales } from "./messages";
import { childOf, HEAD, keyOf } from "./written";

/** The sentences by kind and name: those of all games, and those of every room. */
function sentencesOf(locales: Locales, language: Language): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const tree of Object.values(locales[language]))
    for (const [name, message] of flat(childOf(tree, "sentences") ?? {})) {
      if (found.has(name)) throw new Error(`Two rooms say ${name}.`);
      found.set(name, message);
    }
  return found;
}

/** A line for each message, grouped by kind. */
function nested(
  messages: ReadonlyMap<string, string>,
  line: (name: string, message: string) => string,
  open: (kind: string) => string,
  ends: string,
): string {
  const kinds = new Map<string, string[]>();
  for (const [path, message] of messages) {
    const [kind = "", name] = path.split(" > ");
    kinds.set(kind, [...(kinds.get(kind) ?? []), line(name ?? kind, message)]);
  }
  const written = [...kinds].map(([kind, lines]) =>
    messages.has(kind) ? lines.join("") : `${open(kind)} {\n${lines.join("\n")}\n}${ends}`,
  );
  return written.join("\n");
}

function sentences(locales: Locales, language: Language): string {
  const body = nested(
    sentencesOf(locales, language),
    (name, message) => `${keyOf(name)}: ${functionOf(message, language)},`,
    (kind) => `${keyOf(kind)}:`,
    ",",
  );
  const lists = flat(childOf(locales[language].shared, "numbers") ?? {}).flatMap(([style, words]) =>
    body.includes(`, ${constantOf(style)})`)
      ? [`const ${constantOf(style)} = ${JSON.stringify(words.split(" "))};`]
      : [],
  );
  const used = ["asObject", "capital", "spelled"].filter((name) => body.includes(`${name}(`));
  return [
    HEAD,
    `import { ${used.join(", ")} } from "../../formatters";`,
    'import type { Sentences } from "./shapes";\n',
    ...lists,
    `\nexport const ${language}: Sentences = { language: "${language}",\n${body}\n};\n`,
  ].join("\n");
}

function shapes(locales: Locales): string {
  const body = nested(
    sentencesOf(locales, "en"),
    (name, message) => `readonly ${keyOf(name)}: ${typeOf(message)};`,
    (kind) => `readonly ${keyOf(kind)}:`,
    ";",
  );
  return [
    HEAD,
    'import type { Language } from "../../language";\n',
    "/** Every sentence of the verdict card and the log, in one language, with the values it is made from. */",
    `export interface Sentences { readonly language: Language;\n${body}\n}\n`,
  ].join("\n");
}

/** The files of sentences, one for each language, and their type. */
export const sentenceFiles = (locales: Locales): Readonly<Record<string, string>> => ({
  "sentences/shapes.ts": shapes(locales),
  ...Object.fromEntries(LANGUAGES.map((each) => [`sentences/${each}.ts`, sentences(locales, each)])),
});
