/** Ten thousand questions that make no sense, or nearly do: each gets an answer, or is told what is wrong and where. */
import { EXAMPLES } from "@stillwater/rulebook/examples";
import fc from "fast-check";
import { expect, it } from "vitest";
import { askCard, askCheck, askClause, askClauses, askSpace } from "@/server/public-api/questions";
import { setupInput } from "@/server/public-api/setup-input";
import type { PublicProblem } from "@/server/public-api/shapes";
import { doorkeeper, get, post, schemaOf, type Told } from "./support/asking";
import "./support/fixed-seed";

const server = doorkeeper();

const TRIES = EXAMPLES.flatMap((example) =>
  "position" in example
    ? (example.tries ?? [{ act: "1: 12 r1c2" }]).map(({ act }) => ({
        position: example.position,
        action: act.replace(/^\d: /, ""),
      }))
    : [],
);

const SCRAPS = [
  "",
  " ",
  "|",
  "/",
  "?",
  "?x99",
  ".",
  "@9",
  "=",
  ",",
  "\0",
  "\ud800",
  "\u202e",
  "é",
  "🂡",
  "r9c9",
  "r1c1",
  "hand:1=",
  "start#9",
  "80",
  "81",
  "0",
  "-1",
  "1e9",
  "wild=37",
  "toll",
  "storm:yellow",
  "g7*",
  "__proto__",
  "constructor",
  "x".repeat(300),
] as const;

/** A text with a few pieces cut out, doubled or put in: nearly valid, so that it reaches the checks behind the first. */
const bent = (text: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc.oneof(
    text,
    fc
      .tuple(
        text,
        fc.array(
          fc.record({
            at: fc.nat(400),
            cut: fc.nat(6),
            put: fc.oneof(fc.constantFrom(...SCRAPS), fc.string({ maxLength: 3 })),
          }),
          { maxLength: 3 },
        ),
      )
      .map(([whole, bends]) =>
        bends.reduce((now, { at, cut, put }) => {
          const from = now.length === 0 ? 0 : at % now.length;
          return now.slice(0, from) + put + now.slice(from + cut);
        }, whole),
      ),
  );

const odd = fc.oneof(
  { maxDepth: 3 },
  fc.jsonValue({ maxDepth: 3 }),
  fc.string({ unit: "binary", maxLength: 30 }),
  fc.constantFrom<unknown>(...SCRAPS, null, true, -1, 1.5, 2 ** 53, 1e308, [], {}, [[[[]]]]),
);
const mostly = (usual: fc.Arbitrary<unknown>) =>
  fc.oneof({ weight: 40, arbitrary: usual }, { weight: 1, arbitrary: odd });

const action = bent(
  fc.oneof(
    fc.constantFrom(...TRIES.map((one) => one.action)),
    fc.constantFrom(
      "forty-seven row four column two",
      "blue seven row three",
      "défausse douze et trois",
      "rote 8 Reihe 3",
      "why",
    ),
  ),
);
const code = bent(
  fc.constantFrom(
    "sea p2",
    "sea p3 rocks monsters4 storms wild2",
    "sea p2 arch",
    "sea p2 pyramid harder",
    "sea p4 night",
    "sea p2 duel",
    "mountain p1 ropes2",
    "mountain p3 green panoramas3 goats(?)",
  ),
);
const named = fc.oneof(
  fc.constantFrom("r1c1", "r2c3", "w2", "r3p2", "start", "row:3", "pot"),
  fc.constantFrom(...SCRAPS),
);
const card = fc.oneof(
  fc.constantFrom("12", "47", "b7", "g7*", "start", "finish", "wild=3", "campfire:g", "?"),
  bent(fc.constant("47")),
);
const count = fc.oneof(
  { weight: 30, arbitrary: fc.nat(9) },
  { weight: 1, arbitrary: fc.constantFrom(-1, 40, 255, 256, 0.5) },
);
const stack = fc.oneof(count, fc.array(card, { maxLength: 6 }));

const FIELDS = Object.keys(setupInput.shape);
const fields = fc.record(
  {
    options: mostly(code),
    viewer: mostly(fc.integer({ min: 1, max: 5 })),
    turn: mostly(
      fc.record(
        { seat: count, stage: fc.constantFrom("dawn", "helm", "acted", "settling") },
        { requiredKeys: ["seat"] },
      ),
    ),
    over: mostly(fc.constantFrom("won", "lost")),
    cells: mostly(fc.dictionary(named, card, { maxKeys: 5 })),
    berths: mostly(fc.dictionary(named, card, { maxKeys: 2 })),
    hands: mostly(fc.array(fc.oneof(stack, fc.constant(null)), { maxLength: 6 })),
    piles: mostly(fc.array(stack, { maxLength: 3 })),
    discards: mostly(fc.array(stack, { maxLength: 3 })),
    owed: mostly(fc.array(count, { maxLength: 3 })),
    out: mostly(fc.array(card, { maxLength: 3 })),
    rocks: mostly(count),
    storms: mostly(fc.dictionary(named, count, { maxKeys: 3 })),
    compasses: mostly(count),
    sky: mostly(fc.constantFrom("day", "night")),
    night: mostly(fc.array(named, { maxLength: 3 })),
    explorer: mostly(count),
    open: mostly(fc.array(card, { maxLength: 3 })),
    deck: mostly(count),
    owners: mostly(fc.dictionary(named, count, { maxKeys: 3 })),
    panoramas: mostly(
      fc.record({ shown: fc.array(card, { maxLength: 2 }), met: fc.array(card, { maxLength: 2 }) }),
    ),
    goats: mostly(fc.dictionary(named, count, { maxKeys: 3 })),
    ropes: mostly(count),
    lifted: mostly(fc.record({ card, row: count })),
    at: mostly(fc.dictionary(named, stack, { maxKeys: 3 })),
  },
  { requiredKeys: ["options"], noNullPrototype: true },
);
/** Only a few fields at once: with all of them there is always an error. */
const setup = fc
  .tuple(fields, fc.shuffledSubarray(FIELDS, { maxLength: 4 }))
  .map(([all, some]) =>
    Object.fromEntries(Object.entries(all).filter(([key]) => key === "options" || some.includes(key))),
  );

const common = {
  seat: mostly(
    fc.oneof({ weight: 8, arbitrary: fc.integer({ min: 1, max: 2 }) }, { weight: 1, arbitrary: fc.nat(6) }),
  ),
  language: mostly(fc.constantFrom("en", "fr", "de")),
};

/** Questions with one more field than the endpoint takes. */
const questionWith = (field: string, value: fc.Arbitrary<unknown>): fc.Arbitrary<object> => {
  const asked = { [field]: mostly(value) };
  const rest = fc.record(common, { requiredKeys: [] });
  const tried = fc.constantFrom(...TRIES).chain((one) =>
    fc.record({
      position: bent(fc.constant(one.position)),
      [field]: field === "action" ? bent(fc.constant(one.action)) : mostly(value),
    }),
  );
  const bare = fc.record({ position: mostly(code), ...asked });
  const laid = fc.record({
    position: code,
    cells: mostly(fc.dictionary(named, card, { maxKeys: 4 })),
    ...asked,
  });
  const whole = fc.record({ setup: mostly(setup), ...asked });
  const astray = fc.record({ position: code, setup, cells: odd, extra: odd, ...asked }, { requiredKeys: [] });
  return fc
    .tuple(
      fc.oneof(
        { weight: 6, arbitrary: tried },
        { weight: 3, arbitrary: bare },
        { weight: 3, arbitrary: laid },
        { weight: 4, arbitrary: whole },
        { weight: 1, arbitrary: astray },
      ),
      rest,
    )
    .map(([one, more]) => ({ ...one, ...more }));
};
const deep = fc.integer({ min: 1, max: 7_000 }).map((depth) => "[".repeat(depth) + "]".repeat(depth));
const bodyOf = (question: fc.Arbitrary<object>) =>
  fc.oneof(
    { weight: 12, arbitrary: question.map((one) => JSON.stringify(one)) },
    { weight: 2, arbitrary: bent(question.map((one) => JSON.stringify(one))) },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 300 }) },
    { weight: 1, arbitrary: fc.json() },
    { weight: 1, arbitrary: deep },
  );
const headers = fc.oneof(
  { weight: 20, arbitrary: fc.constant({}) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Readonly<Record<string, string>>>(
      { "content-type": "text/plain" },
      { "content-encoding": "gzip" },
      { "content-length": "99999999" },
      { "x-forwarded-for": "nobody" },
    ),
  },
);

const statuses = new Map<number, number>();

/** Every answer has its shape; every refusal names a code, a sentence and a field or an offset. */
function expectSense({ status, data }: Told, answer: string): void {
  statuses.set(status, (statuses.get(status) ?? 0) + 1);
  expect(status).toBeLessThan(500);
  if (status === 200) {
    expect(schemaOf(answer)(data), JSON.stringify(schemaOf(answer).errors)).toBe(true);
    return;
  }
  expect(schemaOf("Problem")(data), JSON.stringify(schemaOf("Problem").errors)).toBe(true);
  for (const { code: what, message, in: where, path, at } of (data as PublicProblem).errors) {
    expect(message.trim()).not.toBe("");
    expect(message).not.toMatch(/undefined|\[object|\{(word|kind|most|least|choices|seconds|field)\}/);
    expect(what).toMatch(/^[a-z]+\.[a-z-]+$/);
    expect(where === "body" && path === "" && at === 0 ? what : "input.").toMatch(/^input\./);
  }
}

/** The published document and the API must agree on whether a question is valid. */
function expectAgreement(shape: string, sent: unknown, { status, data }: Told): void {
  if (typeof sent !== "string" || (status !== 200 && status !== 400 && status !== 422)) return;
  const codes = status === 200 ? [] : (data as PublicProblem).errors.map(({ code: what }) => what);
  if (codes.includes("input.json")) return;
  const agrees = codes.every((what) => !FORM.has(what) && !(status === 400));
  // Cells beside a whole position line: only reading the position finds the error.
  if (codes.includes("input.cells")) return;
  expect([sent, status, codes, schemaOf(shape)(JSON.parse(sent))]).toEqual([sent, status, codes, agrees]);
}

const FORM = new Set(["input.where", "input.one"]);

const ASKS = [
  ["an action", askCheck, "Check", "Checked", questionWith("action", action), 8_000],
  ["a card", askCard, "WhereCard", "Spaces", questionWith("card", card), 1_200],
  ["a space", askSpace, "WhatThere", "Cards", questionWith("space", named), 200],
] as const;

it.each(ASKS)(
  "%s is answered, or told what is wrong and where",
  async (_what, ask, shape, answer, question, runs) => {
    await fc.assert(
      fc.asyncProperty(bodyOf(question), headers, async (sent, more) => {
        const told = await post(ask, server, sent, more);
        expectSense(told, answer);
        expectAgreement(shape, sent, told);
      }),
      { numRuns: runs },
    );
  },
);

it("the clauses answer any address", async () => {
  const query = fc.oneof(
    fc.string({ unit: "binary", maxLength: 40 }).map((q) => `${new URLSearchParams({ q, limit: "3" })}`),
    fc.constantFrom("language=en", "game=sea&language=de", "__proto__=1", "language=%", "=&=", "game=%00"),
    fc.webQueryParameters(),
  );
  const id = fc.oneof(
    fc.constantFrom("T.place.cost", "A.goat.herd", "__proto__", "toString"),
    bent(fc.constant("T.place.cost")),
  );
  await fc.assert(
    fc.asyncProperty(query, id, async (asked, name) => {
      expectSense(await get(askClauses, server, `/api/clauses?${asked}`), "Clauses");
      const one = await get(
        (keeper, request) => askClause(keeper, request, name),
        server,
        `/api/clauses/x?${asked}`,
      );
      expectSense(one, "OneClause");
    }),
    { numRuns: 300 },
  );
});

it("ten thousand were asked, of every sort", () => {
  const asked = [...statuses.values()].reduce((sum, count) => sum + count, 0);
  expect(asked).toBeGreaterThanOrEqual(10_000);
  for (const status of [404, 413, 415]) expect(statuses.get(status) ?? 0).toBeGreaterThan(0);
  for (const status of [200, 400, 422]) expect(statuses.get(status) ?? 0).toBeGreaterThan(500);
  expect(Object.keys(Object.prototype)).toEqual([]);
});
