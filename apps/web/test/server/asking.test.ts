/** Other programs ask the rules: what they are told, in which words, and that the OpenAPI document is true. */
import { existsSync } from "node:fs";
import path from "node:path";
import { Validator } from "@seriousme/openapi-schema-validator";
import { check } from "@stillwater/companion";
import { CLAUSES, OPTION_WORDS, prospects, readAct, readPosition, setUp } from "@stillwater/engine";
import { DOCUMENT_TITLES } from "@stillwater/rulebook/citations";
import { EXAMPLES } from "@stillwater/rulebook/examples";
import { describe, expect, it, vi } from "vitest";
import { openapi } from "@/server/public-api/openapi";
import {
  askCard,
  askCheck,
  askClause,
  askClauses,
  askElsewhere,
  askOpenapi,
  askSpace,
} from "@/server/public-api/questions";
import type {
  CardAnswer,
  CheckAnswer,
  ClauseShape,
  ClausesAnswer,
  PublicProblem,
  SpaceAnswer,
} from "@/server/public-api/shapes";
import { doorkeeper, get, post, schemaOf } from "./support/asking";

const server = doorkeeper();
const BETWEEN = { position: "sea p2", cells: { r1c1: "10", r1c3: "20" } };

const checked = async (body: unknown): Promise<CheckAnswer> => {
  const { status, data } = await post(askCheck, server, body);
  expect(schemaOf("Checked")(data), JSON.stringify(schemaOf("Checked").errors)).toBe(true);
  expect(status).toBe(200);
  return data as CheckAnswer;
};

const refused = async (status: number, answer: ReturnType<typeof post>): Promise<PublicProblem> => {
  const { status: told, data, headers } = await answer;
  expect(told).toBe(status);
  expect(headers.get("content-type")).toBe("application/problem+json");
  expect(schemaOf("Problem")(data)).toBe(true);
  return data as PublicProblem;
};

describe("an action", () => {
  it("is judged as the engine judges it, in the asked language, with the source and the page of every clause", async () => {
    const answer = await checked({ ...BETWEEN, action: "12 r1c2", language: "fr" });
    const table = setUp({ options: "sea p2", cells: BETWEEN.cells });
    if (!table.ok) throw new Error("a table");
    const act = readAct(table.value.rulebook, "12 r1c2", 0);
    if (!act.ok) throw new Error("an act");
    const engine = check(table.value, act.value);
    expect(answer.verdict).toMatchObject({ allowed: engine.verdict.allowed, price: 2, sum: "12 − 10 = 2" });
    expect(
      answer.verdict.findings.map(({ clause, holds, values }) => ({ clause, holds, with: values })),
    ).toEqual(engine.verdict.findings.map(({ about: _about, ...finding }) => finding));
    expect(answer).toMatchObject({ seat: 1, language: "fr", action: "12 r1c2", records: engine.records });
    expect(answer.verdict.findings.at(-1)).toMatchObject({
      clause: "T.place.cost",
      sentence: "Cela coûte 2 cartes.",
      citation: { topic: "Prix", status: "book" },
      rule: "/fr/rules/T.place.cost",
    });
  });

  it("is understood as people say it", async () => {
    const said = [
      ["en", "twelve row one column two"],
      ["fr", "douze rangée un colonne deux"],
      ["de", "zwölf Reihe eins Spalte zwei"],
      ["de", "12 R1C2"],
    ] as const;
    for (const [language, action] of said)
      expect(await checked({ ...BETWEEN, action, language })).toMatchObject({ action: "12 r1c2", language });
    const climb = { position: "mountain p2", action: "blue seven row one", held: true };
    expect(await checked(climb)).toMatchObject({ action: "b7 r1p1", verdict: { allowed: "yes", price: 0 } });
  });

  it("that lets go of so many cards is about discarding, and not about the Island of that number", async () => {
    for (const [language, action] of [
      ["en", "discard two cards"],
      ["en", "discard 2 cards"],
      ["fr", "défausser deux cartes"],
      ["de", "zwei Karten abwerfen"],
    ] as const) {
      const { action: read, verdict } = await checked({ position: "sea p2", action, language });
      expect([read, verdict.allowed], action).toEqual(["discard ? ?", "yes"]);
    }
  });

  it("of a Start costs what the crew gives together, or one alone", async () => {
    const price = async (position: string) => {
      const { verdict } = await checked({ position, action: "start", held: true });
      return [verdict.price, verdict.together ?? false, verdict.headline];
    };
    expect(await price("sea p2")).toEqual([8, true, "Yes — eight cards, together."]);
    expect(await price("sea p1 solo5")).toEqual([5, false, "Yes — discard five."]);
    const { data } = await post(askCard, server, { position: "sea p2", card: "start" });
    expect((data as CardAnswer).spaces).toMatchObject([{ space: "berth:start", price: 8, together: true }]);
  });

  it("is uncertain as long as the hand is not seen, unless the card is said to be held", async () => {
    const begun = { setup: { options: "sea p2", berths: { start: "start" }, cells: BETWEEN.cells } };
    expect((await checked({ ...begun, action: "12 r1c2" })).verdict).toMatchObject({
      allowed: "unknown",
      clause: "T.turn.hand",
    });
    expect((await checked({ ...begun, action: "12 r1c2", held: true })).verdict.allowed).toBe("yes");
  });

  it("tells what can stand all the same and what could never be completed after it", async () => {
    const { verdict, records, closes } = await checked({ ...BETWEEN, action: "21 r1c2", language: "de" });
    expect([verdict.allowed, records]).toEqual(["no", "slip"]);
    expect(verdict.headline).toMatch(/^Nein — /);
    expect(closes).toEqual([]);
    const tight = await checked({
      setup: { options: "sea p2", cells: { r1c1: "10", r1c4: "14" }, berths: { start: "start" } },
      action: "13 r1c2",
    });
    expect(tight.closes).toMatchObject([{ clause: "T.place.gap-allowed", at: "r1c3", spaces: 1, cards: 0 }]);
    expect(tight.closes[0]?.sentence).toMatch(/^Row 1, column 3: no card fits there/);
  });

  it("of every example of the rules gets the answer that the example tells", async () => {
    let tried = 0;
    for (const example of EXAMPLES) {
      if (!("position" in example)) continue;
      for (const { before, act, allowed, price = 0 } of example.tries ?? []) {
        if (before !== undefined) continue;
        const [, seat, action] = /^(?:(\d): )?(.*)$/.exec(act) ?? [];
        const answer = await checked({
          position: example.position,
          action,
          language: (["en", "fr", "de"] as const)[tried++ % 3],
          ...(seat === undefined ? {} : { seat: Number(seat) }),
        });
        expect([example.id, act, answer.verdict.allowed]).toEqual([example.id, act, allowed]);
        // The price of a Start is paid by the crew, so the engine takes nothing from its player.
        if (allowed !== "no" && !/^(wild=)?start$/.test(answer.action))
          expect([example.id, act, answer.verdict.price]).toEqual([example.id, act, price]);
        for (const { sentence } of answer.verdict.findings) expect(sentence).toMatch(/\S.*[.…]$/);
      }
    }
    expect(tried).toBeGreaterThan(100);
  });
});

describe("a card and a space", () => {
  it("are answered for every place, at its price", async () => {
    const asked = { setup: { options: "sea p2", berths: { start: "start" }, cells: BETWEEN.cells } };
    const { data } = await post(askCard, server, { ...asked, card: "12" });
    expect(schemaOf("Spaces")(data)).toBe(true);
    const { spaces } = data as CardAnswer;
    const table = setUp(asked.setup);
    if (!table.ok) throw new Error("a table");
    const [twelve = 0] = table.value.rulebook.copies("12");
    expect(spaces.map(({ space, price }) => [space, price])).toEqual(
      prospects(table.value, 0, twelve).map(({ to, verdict }) => [
        table.value.rulebook.placeName(to),
        verdict.price,
      ]),
    );
    expect(spaces.filter(({ allowed }) => allowed === "yes")).toHaveLength(1);
    expect(spaces.find(({ space }) => space === "r1c2")).toMatchObject({
      name: "row 1, column 2",
      action: "12 r1c2",
      allowed: "yes",
      price: 2,
    });
    const there = (await post(askSpace, server, { ...asked, space: "r1c2" })).data as SpaceAnswer;
    expect(schemaOf("Cards")(there)).toBe(true);
    // 15 would cost five: more than a hand of five has left.
    expect(there.cards.map(({ card, price }) => [card, price])).toEqual([
      ["11", 1],
      ["12", 2],
      ["13", 3],
      ["14", 4],
      ["16", 4],
      ["17", 3],
      ["18", 2],
      ["19", 1],
    ]);
  });

  it("that are none are named", async () => {
    const card = await refused(
      422,
      post(askCard, server, { position: "sea p2", card: "b7", language: "de" }),
    );
    expect(card.errors).toMatchObject([{ code: "act.card", path: "card", with: { word: "b7" } }]);
    const space = await refused(422, post(askSpace, server, { position: "sea p2", space: "r9c9" }));
    expect(space.errors).toMatchObject([{ code: "act.cell", path: "space" }]);
  });
});

describe("a question that makes no sense", () => {
  const wrong = async (status: number, body: unknown) =>
    (await refused(status, post(askCheck, server, body))).errors.map(({ code, path, at }) => [
      code,
      path,
      at,
    ]);

  it("is refused with every field that is wrong", async () => {
    expect(await wrong(400, {})).toEqual([["input.missing", "action", 0]]);
    expect(await wrong(400, [])).toEqual([["input.kind", "", 0]]);
    expect(await wrong(400, '{"position": "sea p2",}')).toEqual([["input.json", "", 22]]);
    expect(await wrong(400, '{"position": ')).toEqual([["input.json", "", 13]]);
    expect(await wrong(400, { position: 4, action: null, seat: 9, language: "it", more: 1 })).toEqual([
      ["input.kind", "position", 0],
      ["input.long", "seat", 0],
      ["input.choice", "language", 0],
      ["input.kind", "action", 0],
      ["input.field", "more", 0],
    ]);
    const hidden = '{"setup":{"options":"sea p2","storms":{"\\u005f_proto__":1}},"action":"12 r1c2"}';
    expect(await wrong(400, hidden)).toEqual([["input.field", "setup.storms.__proto__", 0]]);
    expect(await wrong(422, { action: "12 r1c2" })).toEqual([["input.where", "position", 0]]);
    expect(await wrong(422, { position: "sea p2", setup: { options: "sea p2" }, action: "x" })).toEqual([
      ["input.one", "setup", 0],
    ]);
    expect(await wrong(422, { position: "sea p2 storn", action: "x" })).toEqual([
      ["option.unknown", "position", 7],
    ]);
    expect(await wrong(422, { position: "sea p2", seat: 3, action: "12 r1c2" })).toEqual([
      ["setup.seat", "seat", 0],
    ]);
    expect(
      await wrong(422, { setup: { options: "sea p2", cells: { r1c1: "90", r9c1: "3" } }, action: "x" }),
    ).toEqual([
      ["position.card", "setup.cells.r1c1", 0],
      ["position.place", "setup.cells.r9c1", 0],
    ]);
    const line =
      "sea p2 @- | . . . . . ./. . . 95 . ./. . . . . ./. . . . . ./. . . . . ./. . . . . . | helm:1=turn";
    expect(await wrong(422, { position: line, action: "12 r1c2" })).toEqual([
      ["position.card", "position", line.indexOf("95")],
    ]);
  });

  it("points at the word of an action", async () => {
    const asked = { position: "sea p2" };
    expect(await wrong(422, { ...asked, action: "12 r9c2" })).toEqual([["act.cell", "action", 3]]);
    expect(await wrong(422, { ...asked, action: "twelve row one colour two" })).toEqual([
      ["input.word", "action", 15],
    ]);
    expect(await wrong(422, { ...asked, action: "" })).toEqual([["act.empty", "action", 0]]);
    expect(await wrong(422, { ...asked, action: "why" })).toEqual([["input.question", "action", 0]]);
  });

  it("is told why in the asked language as soon as that is known", async () => {
    const detail = async (body: unknown): Promise<string> =>
      (await refused(400, post(askCheck, server, body))).detail;
    expect(await detail({ language: "fr" })).toBe("action: Ceci manque.");
    expect(await detail({ language: "de" })).toBe("action: Das fehlt.");
    expect(await detail({ language: "it" })).toMatch(/^language: One of these: en, fr, de/);
  });
});

describe("a word that means nothing here", () => {
  const wrong = async (asked: object) => {
    const { errors } = await refused(422, post(askCheck, server, asked));
    return errors[0];
  };

  it("is told of with what there is, the nearest first", async () => {
    const known = async (asked: object) => String((await wrong(asked))?.with.known).split(", ");
    const options = await known({ position: "sea p2 storn", action: "x" });
    expect(options[0]).toBe("storms");
    for (const { word } of OPTION_WORDS.sea)
      expect(
        options.some((form) => form.startsWith(word)),
        word,
      ).toBe(true);
    expect(await known({ position: "mountain p2 goat", action: "x" })).toContain("panoramas3…panoramas5");
    expect(await known({ position: "chess", action: "x" })).toEqual(["sea", "mountain"]);
    expect(await known({ position: "sea p2", action: "12 r9c1" })).toEqual([
      "r1c1",
      "r2c1",
      "r3c1",
      "r4c1",
      "r5c1",
      "r6c1",
      "…",
    ]);
    expect(await known({ position: "sea p2 rocks", action: "rocks row:9" })).toEqual(
      [1, 2, 3, 4, 5, 6].map((row) => `row:${row}`),
    );
    const setup = { options: "sea p2 storms", storms: { "rwo:3": 1 } };
    expect((await known({ setup, action: "x" }))[0]).toBe("row:3");
    expect(await known({ setup: { options: "sea p2", berths: { strat: "start" } }, action: "x" })).toEqual([
      "start",
      "finish",
    ]);
    const space = await refused(422, post(askSpace, server, { position: "sea p2", space: "r9c9" }));
    expect(space.detail).toBe(
      "space: The board has no space “r9c9”. There is: r1c1, r1c2, r1c3, r1c4, r1c5, r1c6, …",
    );
    const clause = get(
      (keeper, request) => askClause(keeper, request, "T.place.price"),
      server,
      "/api/clauses/x",
    );
    expect((await refused(404, clause)).errors[0]?.with.known).toMatch(/^T\.place\.p?/);
  });

  it("is told of with the fields that there are, where it should be one", async () => {
    const messages = async (asked: object) =>
      (await refused(400, post(askCheck, server, asked))).errors.map(({ message }) => message);
    expect(await messages({ setup: { options: "sea p2", handz: [5] }, action: "12 r1c2" })).toEqual([
      expect.stringMatching(/^There is no field “handz” here\. There is: hands, (?:\w+, ){5}…\.?$/),
    ]);
    const turn = { options: "sea p2", turn: { seat: 1, stages: "helm" } };
    expect(await messages({ setup: turn, action: "x", language: "de" })).toEqual([
      "Ein Feld „stages“ gibt es hier nicht. Es gibt: stage, seat.",
    ]);
    expect(await messages({ position: "sea p2", acton: "12 r1c2" })).toContainEqual(
      expect.stringMatching(/^There is no field “acton” here\. There is: action, /),
    );
    const query = await refused(400, get(askClauses, server, "/api/clauses?color=red"));
    expect(query.errors[0]?.message).toMatch(/^There is no field “color” here\. There is: .*\bgame\b/);
  });

  it("is told of with the options and the rule that bring it", async () => {
    const TOLD = [
      ["sea p2", "compass row:3", "act.module", "sea p2 storms", "T.compass.shared"],
      ["sea p2", "use a compass on row three", "act.module", "sea p2 storms", "T.compass.shared"],
      ["sea p2", "rocks row:2", "act.module", "sea p2 rocks", "T.rocks.move"],
      ["sea p2", "wild=37 r4c2", "act.module", "sea p2 wild2", "T.wild.any"],
      ["sea p2", "monster r4c2", "act.module", "sea p2 monsters4", "T.monster.play"],
      ["sea p2", "turn r4c2 -12", "act.module", "sea p4 night", "T.night.rotate"],
      ["sea p2", "swap", "act.module", "sea p2 duel", "T.duel.swap"],
      ["sea p2", "bridge r1p3", "act.module", "mountain p2", "A.bridge.place"],
      ["mountain p2", "rope", "act.module", "mountain p1 ropes2", "A.rope.use"],
      ["mountain p2", "herd r3p2 r4p2", "act.module", "mountain p2 goats", "A.goat.herd"],
      ["mountain p2", "compass row:3", "act.module", "sea p2 storms", "T.compass.shared"],
      ["sea p2 arch", "start", "act.without", "sea p2 arch", "T.arch.no-start"],
      ["sea p2 duel", "finish", "act.without", "sea p2 duel", "T.duel.deck"],
      ["sea p2 rocks:auto", "rocks row:2", "act.automatic", "sea p2 rocks:auto", "T.rocks.auto"],
      ["sea p2 rocks:auto", "move the rocks to row 2", "act.automatic", "sea p2 rocks:auto", "T.rocks.auto"],
    ] as const;
    for (const [position, action, code, options, clause] of TOLD)
      expect(await wrong({ position, action }), action).toMatchObject({ code, with: { options, clause } });
    const storms = { options: "sea p2", storms: { "row:3": 1 } };
    expect(await wrong({ setup: storms, action: "x" })).toMatchObject({
      code: "position.module",
      path: "setup.storms.row:3",
      with: { options: "sea p2 storms", clause: "T.storm.draw" },
    });
    expect(
      (await wrong({ position: "sea p2 rocks:auto", action: "rocks row:2", language: "de" }))?.message,
    ).toBe("Die Felsen ziehen mit „sea p2 rocks:auto“ von selbst, nach T.rocks.auto.");
  });

  it("is a card without its colour", async () => {
    for (const [action, at, language] of [
      ["7 r1p1", 0, "en"],
      ["seven row one", 0, "en"],
      ["lay 7 on row 1", 4, "en"],
      ["sieben Reihe eins", 0, "de"],
      ["7 rangée 1", 0, "fr"],
    ] as const)
      expect(await wrong({ position: "mountain p2", action, language }), action).toMatchObject({
        code: "act.colour",
        at,
        with: { word: "7", known: "g7, b7, r7" },
      });
    expect(await wrong({ position: "mountain p2", action: "b7 r1p1 -5" })).toMatchObject({
      code: "act.colour",
      at: 9,
      message: "“5” lacks its colour: g5, b5, r5.",
    });
  });
});

describe("the clauses", () => {
  it("come in every language with their sources, their rulings and their examples", async () => {
    for (const language of ["en", "fr", "de"] as const) {
      const { status, data } = await get(askClauses, server, `/api/clauses?language=${language}`);
      expect(status).toBe(200);
      expect(schemaOf("Clauses")(data)).toBe(true);
      const { clauses } = data as { clauses: readonly ClauseShape[] };
      expect(clauses.map(({ id }) => id)).toEqual(CLAUSES);
      for (const { rule, answer, title, examples } of clauses) {
        for (const text of [rule, answer]) expect(text).not.toMatch(/\*|^$/);
        expect(title).not.toBe("");
        expect(examples.length).toBeGreaterThan(0);
      }
      const cost = clauses.find(({ id }) => id === "T.place.cost");
      expect(cost?.sources).toContainEqual({
        document: "EN",
        title: DOCUMENT_TITLES.EN[language],
        section: "4A.2",
      });
      expect(cost?.pages.fr).toBe("/fr/rules/T.place.cost");
    }
    const { data } = await get(askClauses, server, "/api/clauses?game=mountain");
    const { clauses } = data as { clauses: readonly ClauseShape[] };
    expect(clauses.map(({ id }) => id)).toEqual(CLAUSES.filter((id) => id.startsWith("A.")));
  });

  it("are looked up by words, the best first", async () => {
    const found = async (query: string) => {
      const { status, data } = await get(askClauses, server, `/api/clauses?${new URLSearchParams(query)}`);
      expect(status).toBe(200);
      expect(schemaOf("Clauses")(data)).toBe(true);
      const { near, clauses } = data as { near?: boolean; clauses: readonly ClauseShape[] };
      return { near, ids: clauses.map(({ id }) => id), clauses };
    };
    const french = await found("q=combien coûte une carte entre deux autres&language=fr&game=sea");
    expect(french.near).toBe(false);
    expect(french.ids.slice(0, 3)).toContain("T.place.cost");
    expect(french.clauses[0]?.answer).not.toBe("");
    expect((await found("q=bridge&limit=2")).ids).toHaveLength(2);
    expect((await found("q=bridge&limit=2")).ids[0]).toMatch(/^A\.bridge/);
    expect(await found("q=")).toMatchObject({ near: false, ids: [] });
    expect(await found("q=xqzvk")).toMatchObject({ near: true });
  });

  it("looked up say which sentence answers, of the clause or of one of its rulings, and where it stands", async () => {
    const ask = async (query: string) => {
      const { data } = await get(askClauses, server, `/api/clauses?${new URLSearchParams(query)}`);
      expect(schemaOf("Clauses")(data)).toBe(true);
      const { answers = [], clauses } = data as Required<ClausesAnswer>;
      expect(answers.map(({ clause }) => clause)).toEqual(clauses.map(({ id }) => id));
      const [first] = answers;
      const ruling = clauses[0]?.rulings.find(({ id }) => id === first?.ruling);
      return { first, clause: clauses[0], ruling };
    };
    const ruled = await ask("q=deux tempetes jaunes&language=fr");
    expect(ruled.first?.ruling).toBe("asked-two-yellow");
    expect(ruled.first?.sentence).toBe(ruled.ruling?.answer);
    expect(ruled.first?.page).toBe(`/fr/rules/${ruled.clause?.id}#asked-two-yellow`);
    expect(ruled.ruling?.pages.fr).toBe(ruled.first?.page);
    const own = await ask("q=mixing pyramid and monsters");
    expect(own.first).toEqual({
      clause: "T.setup.mix",
      sentence: own.clause?.answer,
      page: "/en/rules/T.setup.mix",
    });
  });

  it("are asked for one by one", async () => {
    const one = (id: string, query = "") =>
      get((keeper, request) => askClause(keeper, request, id), server, `/api/clauses/${id}${query}`);
    const { data } = await one("T.place.cost", "?language=de");
    expect(schemaOf("OneClause")(data)).toBe(true);
    expect(data).toMatchObject({ language: "de", clause: { id: "T.place.cost", title: "Der Preis" } });
    const problem = await refused(404, one("T.place.price", "?language=fr"));
    expect(problem.detail.replaceAll("\u00a0", " ")).toMatch(
      /^id: Il n’y a pas de clause « T\.place\.price »\. Il y a : T\.place\.pay, /,
    );
    await refused(404, one("constructor"));
  });

  it("are kept once each, in however many ways their names are typed", async () => {
    const one = async (id: string) =>
      (await get((keeper, request) => askClause(keeper, request, id), server, "/api/clauses/x")).text;
    const first = await one("T.place.gap-allowed");
    const written = vi.spyOn(JSON, "stringify");
    for (const id of ["t.place.gap-allowed", "T.PLACE.gap-allowed", "T.place.GAP-allowed"])
      expect(await one(id)).toBe(first);
    expect(written).not.toHaveBeenCalled();
    written.mockRestore();
  });

  it("name what is wrong with a query", async () => {
    const errors = async (query: string) =>
      (await refused(400, get(askClauses, server, `/api/clauses?${query}`))).errors.map(
        ({ code, in: where, path }) => [code, where, path],
      );
    expect(await errors("game=river")).toEqual([["input.choice", "query", "game"]]);
    expect(await errors("language=en&language=fr")).toEqual([["query.twice", "query", "language"]]);
    expect(await errors("q=x&limit=many")).toEqual([["input.kind", "query", "limit"]]);
    expect(await errors("q=x&limit=0")).toEqual([["input.short", "query", "limit"]]);
    expect(await errors("color=red")).toEqual([["input.field", "query", "color"]]);
    expect(await errors("__proto__=1")).toEqual([["input.field", "query", "__proto__"]]);
    for (const limit of ["", "1e1", "0x10", "%205", "+5", "-1", "1.5", "5_0"])
      expect(await errors(`q=x&limit=${limit}`), limit).toEqual([["input.kind", "query", "limit"]]);
  });
});

describe("an address under which there is nothing", () => {
  it.each(["GET", "POST", "PUT", "DELETE"])("is a problem by %s, in the asked language", async (method) => {
    const request = new Request("http://localhost/api/check/x?language=de", { method });
    const response = await askElsewhere(server, request);
    const problem: unknown = await response.json();
    expect(response.status).toBe(404);
    expect(response.headers.get("content-type")).toBe("application/problem+json");
    expect(schemaOf("Problem")(problem)).toBe(true);
    expect(problem).toMatchObject({
      errors: [{ code: "address.unknown", in: "path" }],
      detail: expect.stringMatching(/^Unter dieser Adresse/),
    });
  });

  it("is told of one wrong number once", async () => {
    const { errors } = await refused(
      400,
      post(askCheck, server, { position: "sea p2", action: "12 r1c1", seat: 1e308 }),
    );
    expect(errors.map(({ code, path }) => [code, path])).toEqual([["input.long", "seat"]]);
  });
});

describe("the door", () => {
  it("is open to pages of other sites, and knows nobody", async () => {
    const elsewhere = {
      origin: "https://elsewhere.example",
      "sec-fetch-site": "cross-site",
      cookie: "stillwater=x",
    };
    const { status, headers } = await post(askCheck, server, { ...BETWEEN, action: "12 r1c2" }, elsewhere);
    expect(status).toBe(200);
    expect(headers.get("access-control-allow-origin")).toBe("*");
    expect(headers.get("access-control-allow-credentials")).toBeNull();
    expect(headers.get("set-cookie")).toBeNull();
    expect(headers.get("cache-control")).toBe("no-store");
    const preflight = await askCheck(
      server,
      new Request("http://table.test/api/check", { method: "OPTIONS", headers: elsewhere }),
    );
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get("access-control-allow-methods")).toBe("POST, OPTIONS");
    expect(preflight.headers.get("access-control-allow-headers")).toMatch(/content-type/);
  });

  it("lets what stays the same be kept", async () => {
    const first = await get(askClauses, server, "/api/clauses?language=fr");
    const etag = first.headers.get("etag") ?? "";
    expect(first.headers.get("cache-control")).toBe("public, max-age=3600");
    const again = await get(askClauses, server, "/api/clauses?language=fr", {
      "if-none-match": `"other", ${etag}`,
    });
    expect([again.status, again.text, again.headers.get("etag")]).toEqual([304, "", etag]);
    const other = await get(askClauses, server, "/api/clauses?language=de", { "if-none-match": etag });
    expect(other.status).toBe(200);
  });

  it("slows down an address that asks too much, says when to come back, and nobody else", async () => {
    const busy = doorkeeper(1, { TRUSTED_PROXY_HOPS: "1" });
    const ask = (address: string) =>
      post(askCheck, busy, { ...BETWEEN, action: "12 r1c2" }, { "x-forwarded-for": address });
    const statuses: number[] = [];
    for (let call = 0; call < 61; call++) statuses.push((await ask("192.0.2.1")).status);
    expect(statuses.slice(0, 60)).toEqual(Array(60).fill(200));
    const slow = ask("192.0.2.1");
    const { errors } = await refused(429, slow);
    expect(Number((await slow).headers.get("retry-after"))).toBeGreaterThanOrEqual(1);
    expect(errors).toMatchObject([{ code: "rate.slow", in: "rate" }]);
    expect((await ask("192.0.2.2")).status).toBe(200);
  });

  it("refuses bodies that are too long, compressed, of another kind or no text, and other methods", async () => {
    await refused(413, post(askCheck, server, `"${"x".repeat(16 * 1024)}"`));
    await refused(415, post(askCheck, server, "{}", { "content-type": "text/plain" }));
    await refused(415, post(askCheck, server, "{}", { "content-encoding": "gzip" }));
    await refused(400, post(askCheck, server, new Uint8Array([0x22, 0xff, 0x22])));
    const other = get(askCheck, server, "/api/check");
    await refused(405, other);
    expect((await other).headers.get("allow")).toBe("POST, OPTIONS");
    await refused(405, post(askClauses, server, {}));
    await refused(414, get(askClauses, server, `/api/clauses?language=${"x".repeat(5_000)}`));
    await refused(503, post(askCheck, { ...server, draining: true }, {}));
  });
});

describe("the OpenAPI document", () => {
  it("is served, valid, and about addresses that there are", async () => {
    const { data, status } = await get(askOpenapi, server, "/api/openapi.json");
    expect(status).toBe(200);
    expect(data).toEqual(JSON.parse(JSON.stringify(openapi())));
    expect(await new Validator().validate(data as Record<string, unknown>)).toMatchObject({ valid: true });
    const { paths } = data as { paths: Readonly<Record<string, Readonly<Record<string, object>>>> };
    expect(Object.keys(paths)).toHaveLength(6);
    for (const address of Object.keys(paths)) {
      const route = address.replace(/\{(\w+)\}/, "[$1]");
      expect(existsSync(path.join(import.meta.dirname, "../../src/app", route, "route.ts"))).toBe(true);
    }
  });
});

it("the position it tells is one that is understood again", async () => {
  const { position } = await checked({ ...BETWEEN, action: "12 r1c2" });
  expect(readPosition(position).ok).toBe(true);
  expect((await checked({ position, action: "12 r1c2" })).position).toBe(position);
});

it("says under which id a question was answered, in the header and in every problem", async () => {
  const server = doorkeeper();
  const ask = (body: string) =>
    askCheck(
      server,
      new Request("http://table.test/api/check", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body,
      }),
    );
  const [refused, other] = [await ask("{"), await ask("{")];
  const id = refused.headers.get("x-request-id");
  expect(id).toMatch(/^[\w-]{8}$/);
  expect((await refused.json()).request).toBe(id);
  expect(other.headers.get("x-request-id")).not.toBe(id);
});
