/** The page for other programs shows exactly what they get. */
import { readFileSync } from "node:fs";
import { ACT_TYPES, OPTION_WORDS, readAct, readOptions, rulebookFor, setUp } from "@stillwater/engine";
import { describe, expect, it } from "vitest";
import { SETUP_KEYS } from "@/modules/setup-keys";
import { setupKeys } from "@/modules/storm-compass/setup-keys";
import { ADDRESSES, COMMAND } from "@/rules/api/example";
import { actsIn, cardsIn, keysIn, optionsOf, placesIn } from "@/rules/api/notation";
import { openapi } from "@/server/public-api/openapi";
import { askCard, askCheck, askSpace } from "@/server/public-api/questions";
import { examplesFor } from "@/server/routers/page";
import { doorkeeper, post } from "./support/asking";

const server = doorkeeper();
const LANGUAGES = ["en", "fr", "de"] as const;

interface Content {
  readonly examples: Readonly<Record<string, { readonly summary: string; readonly value: object }>>;
}
interface Asked {
  readonly externalDocs: { readonly url: string };
  readonly requestBody: { readonly content: { readonly "application/json": Content } };
  readonly responses: { readonly 200: { readonly content: { readonly "application/json": Content } } };
}
interface Document {
  readonly externalDocs: { readonly url: string };
  readonly paths: Readonly<Record<string, { readonly post?: Asked }>>;
  readonly components: {
    readonly schemas: Readonly<
      Record<string, { readonly properties: Readonly<Record<string, { readonly description?: string }>> }>
    >;
    readonly responses: {
      readonly Unprocessable: { readonly content: { readonly "application/problem+json": Content } };
    };
  };
}
const document = openapi() as Document;

describe("the examples", () => {
  it.each(LANGUAGES)(
    "of the page get the answers that it shows, in %s: yes, no and perhaps",
    async (language) => {
      const { checks, refusal } = examplesFor(language);
      const allowed: string[] = [];
      for (const { question, answer } of checks) {
        const { status, data } = await post(askCheck, server, question);
        expect(status).toBe(200);
        expect(data).toMatchObject(answer);
        allowed.push((data as { verdict: { allowed: string } }).verdict.allowed);
      }
      expect(allowed).toEqual(["yes", "no", "unknown"]);
      const refused = await post(askCheck, server, refusal.question);
      // The answer also has an id, which differs every time.
      const request = expect.stringMatching(/^[\w-]{8}$/);
      expect([refused.status, refused.data]).toEqual([422, { ...refusal.answer, request }]);
    },
  );

  it("of the document get the very responses that stand beside them", async () => {
    const asks = { "/api/check": askCheck, "/api/check/card": askCard, "/api/check/space": askSpace };
    const names: string[] = [];
    for (const [address, ask] of Object.entries(asks)) {
      const asked = document.paths[address]?.post;
      const questions = asked?.requestBody.content["application/json"].examples ?? {};
      const answers = asked?.responses[200].content["application/json"].examples ?? {};
      expect(Object.keys(answers)).toEqual(Object.keys(questions));
      for (const [name, { value }] of Object.entries(questions)) {
        const { status, data } = await post(ask, server, value);
        expect([status, data], name).toEqual([200, answers[name]?.value]);
        names.push(name);
      }
    }
    expect(names).toEqual(["yes", "no", "perhaps", "card", "space"]);
    const problems = document.components.responses.Unprocessable.content["application/problem+json"].examples;
    expect(
      Object.values(problems).map(({ value }) => (value as { errors: { code: string }[] }).errors[0]?.code),
    ).toEqual(["act.colour", "act.module", "option.unknown", "act.cell"]);
  });
});

describe("the notation", () => {
  it.each(LANGUAGES)("is listed whole in %s", (language) => {
    for (const game of ["sea", "mountain"] as const) {
      const options = optionsOf(game, language);
      expect(options.map(({ code }) => code)).toEqual(OPTION_WORDS[game].map(({ code }) => code));
      for (const { means, rule } of options) expect([means, rule?.title]).not.toContain("");
    }
    const acts = actsIn(language);
    expect(new Set(acts.map(({ type }) => type))).toEqual(new Set(ACT_TYPES));
    for (const { name, code = "", means } of acts) {
      const options = readOptions(code);
      if (!options.ok) throw new Error(code);
      expect(readAct(rulebookFor(options.value), name, 0).ok, name).toBe(true);
      expect(means).not.toMatch(/^$|waive/);
    }
  });

  it("names the cards, the places and the Storm keys that the engine takes", () => {
    const names = (list: ReturnType<typeof cardsIn>) => list.map(({ name }) => name);
    expect(names(cardsIn("en"))).toEqual(
      expect.arrayContaining([
        "1…80",
        "start",
        "finish",
        "wild",
        "compass",
        "g1…g12",
        "campfire:g",
        "bridge",
        "summit",
      ]),
    );
    expect(names(placesIn("en"))).toEqual(
      expect.arrayContaining([
        "r1c1…r6c6",
        "w1…w6",
        "e1…e6",
        "r1p1…r8p2",
        "hand:1…hand:5",
        "pile:1…pile:5",
        "discard:1…discard:5",
        "berth:start",
        "berth:summit",
        "row:1…row:6",
      ]),
    );
    const keys = keysIn(setupKeys, "en");
    expect(names(keys)).toEqual(
      expect.arrayContaining(["row:1…row:6", "yellow:1…yellow:5", "orange:1…orange:5"]),
    );
    for (const { name, code = "" } of keys) {
      const options = readOptions(code);
      if (!options.ok) throw new Error(code);
      const table = setUp({ options: options.value, storms: { [name.split("…")[0] ?? ""]: 1 } });
      expect(table.ok, JSON.stringify(table)).toBe(true);
    }
  });

  it("is where the document points to", () => {
    expect(document.externalDocs.url).toBe("/en/rules/api#options");
    const shown = readFileSync(new URL("../../src/rules/api/ApiPage.tsx", import.meta.url), "utf8");
    const pointed = JSON.stringify(document).matchAll(/\/en\/rules\/api#(\w+)/g);
    const parts = new Set([...pointed].map(([, part = ""]) => part));
    expect(parts).toEqual(new Set(["options", "acts", "cards", "places", "storms"]));
    const sections = Object.values(SETUP_KEYS).flatMap((keys) => keys?.section ?? []);
    for (const part of parts)
      if (!sections.some((section) => section === part)) expect(shown).toContain(`["${part}"`);
    const { position } = document.components.schemas.Check?.properties ?? {};
    for (const { word } of [...OPTION_WORDS.sea, ...OPTION_WORDS.mountain])
      expect(position?.description).toContain(word);
  });
});

it("the addresses that are listed are those of the OpenAPI document", () => {
  const known = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(ADDRESSES.map(([method, path]) => `${method} ${path}`).toSorted()).toEqual(known.toSorted());
});

it("the command line that is shown is the one that the rulebook's own tests run", () => {
  const readme = readFileSync(new URL("../../../../packages/rulebook/README.md", import.meta.url), "utf8");
  expect(readme).toContain(`${COMMAND}\n# Yes — discard 2.\n`);
});
