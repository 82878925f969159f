import { expect, it } from "vitest";
import de from "../../messages/de.json";
import en from "../../messages/en.json";
import fr from "../../messages/fr.json";

type Tree = { readonly [key: string]: string | Tree };

function flat(tree: Tree, path = ""): readonly (readonly [string, string])[] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === "string" ? [[`${path}${key}`, value] as const] : flat(value, `${path}${key}.`),
  );
}

/** Names of the values and tags a message takes: {count} and <sea>. */
function takes(message: string): readonly string[] {
  // A brace after a selector such as "one" opens a branch, not a value.
  const names = [...message.matchAll(/(?<!(?:=\d+|one|other|left|day) )\{(\w+)(?=[},])|<(\w+)>/g)].map(
    ([, value, tag]) => value ?? tag ?? "",
  );
  return [...new Set(names)].sort();
}

const english = new Map(flat(en));

it.each([
  ["fr", fr],
  ["de", de],
] as const)("%s has every message of English, with the same values", (_language, messages) => {
  const other = new Map(flat(messages));
  expect([...other.keys()].sort()).toEqual([...english.keys()].sort());
  for (const [key, message] of english) {
    expect(takes(other.get(key) ?? ""), key).toEqual(takes(message));
  }
});

it("never shouts and never hides a text", () => {
  for (const messages of [en, fr, de]) {
    for (const [key, message] of flat(messages)) {
      expect(message.trim(), key).not.toBe("");
      expect(message, key).not.toContain("!");
    }
  }
});
