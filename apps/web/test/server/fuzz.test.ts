/** Whatever is sent, the server answers with a result or a refusal: never with a failure of its own. */

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { NOWHERE, setUp, type Table, whereIs, writePosition } from "@stillwater/engine";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openServer, type Server } from "@/server/runtime/server";
import { readSettings } from "@/server/runtime/settings";
import { Browser, ORIGIN } from "./support/browser";
import { Device, GAME } from "./support/companion";
import "./support/fixed-seed";

const RUNS = 250;

const device = new Device("Ana").play(2);
const ENTRIES = [...device.texts, ...device.texts.map((text) => text.replace("discard", "sweep"))];

let folder: string;
let server: Server;
let ana: Browser;
let table: string;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "stillwater-fuzz-"));
  server = await openServer(readSettings({ DATA_DIR: folder, LIMIT_SCALE: "100000" }));
  ana = new Browser(server);
  table = (await ana.openTable("sea p1")).table;
  await ana.mutate("table.deal", { table });
  await ana.mutate("companion.open", {
    game: GAME,
    client: device.deviceKey.client,
    name: "Ana",
    language: "en",
  });
});

afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const MUTATIONS = [
  "table.open",
  "table.openFrom",
  "table.hand",
  "table.find",
  "table.sit",
  "table.leave",
  "table.deal",
  "table.act",
  "me.rename",
  "me.moveLink",
  "me.claim",
  "me.forget",
  "table.change",
  "table.say",
  "table.allowTalk",
  "table.lead",
  "table.nudge",
  "table.wish",
  "table.mark",
  "companion.open",
  "companion.join",
  "companion.push",
  "companion.forget",
  "push.on",
  "push.off",
];
const QUERIES = [
  "table.look",
  "table.verify",
  "table.replay",
  "table.losing",
  "me.get",
  "me.logBook",
  "lobby.list",
  "deal.results",
  "daily.month",
  "daily.standing",
  "rules.check",
  "rules.card",
  "rules.space",
  "push.key",
];

const begun = setUp({ options: "sea p2", cells: { r1c1: "3" } });
const LINE = begun.ok ? writePosition(begun.value) : "";

/** Texts that programs often handle wrongly. */
const nasty = fc.oneof(
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.constantFrom(
    "__proto__",
    "constructor",
    "\0",
    "\ud800",
    "\u202eabc",
    "a".repeat(5_000),
    "NaN",
    "-0",
    "1e999",
    "' or 1=1 --",
    "../../etc/passwd",
  ),
);
const hostile = fc.oneof(
  { maxDepth: 3 },
  nasty,
  fc.jsonValue(),
  fc.constantFrom(null, true, -1, 1.5, 2 ** 53, -0, 1e308, [], {}, [[[[]]]]),
);

/** Nearly valid acts, so that the checks behind the first one are reached too. */
const act = fc.oneof(
  nasty,
  fc.stringMatching(
    /^(discard|give|dial|agree|start|finish|[0-9]{1,3})( (r[0-9]c[0-9]|-?[0-9]{1,3}|start|finish|\?|[0-9]-[0-9])){0,4}$/,
  ),
);
const nearly = fc.record(
  {
    table: fc.oneof(fc.constant("T"), fc.stringMatching(/^[0-9A-Za-z]{12}$/), hostile),
    code: fc.oneof(fc.stringMatching(/^sea p[0-9]( -[0-9]{1,2})?( strict)?( solo[0-9])?$/), hostile),
    name: fc.oneof(fc.constant("Ana"), hostile),
    language: fc.oneof(fc.constantFrom("en", "fr", "de", "xx"), hostile),
    pace: fc.oneof(fc.constantFrom("now", "none"), hostile),
    words: fc.oneof(fc.constant("amber heron lock"), hostile),
    seat: fc.oneof(fc.integer({ min: -2, max: 12 }), hostile),
    expectedRev: fc.oneof(fc.integer({ min: -2, max: 6 }), fc.constant("R"), hostile),
    commandId: fc.oneof(fc.uuid(), hostile),
    act: fc.oneof(act, hostile),
    lastEventId: fc.oneof(fc.constantFrom("1", "2", "99", "-1", "1.0", "٣"), hostile),
    listed: fc.oneof(fc.boolean(), hostile),
    deal: fc.oneof(fc.stringMatching(/^sea-[1-5]p-[0-9A-Z]{6}$/), hostile),
    day: fc.oneof(fc.stringMatching(/^20[0-9]{2}-[01][0-9]-[0-3][0-9]$/), hostile),
    month: fc.oneof(fc.stringMatching(/^20[0-9]{2}-[01][0-9]$/), hostile),
    storm: fc.oneof(fc.stringMatching(/^storm:(yellow|purple|orange)(#2)?$/), hostile),
    marker: fc.oneof(fc.constantFrom("keep", "row:3", "drawn:1", null), hostile),
    endpoint: fc.oneof(fc.constantFrom("https://web.push.apple.com/x", "https://[::1]/x"), hostile),
    p256dh: fc.oneof(fc.stringMatching(/^[A-Za-z0-9_-]{87}$/), hostile),
    auth: fc.oneof(fc.stringMatching(/^[A-Za-z0-9_-]{22}$/), hostile),
    wish: fc.oneof(fc.constantFrom("free", "stop", "none"), hostile),
    cursor: fc.oneof(fc.constant("2026-11-21T00:00:00.000Z x"), hostile),
    game: fc.oneof(fc.constant(GAME), hostile),
    client: fc.oneof(fc.stringMatching(/^[0-9a-f]{24}$/), hostile),
    entries: fc.oneof(fc.array(fc.oneof(fc.constantFrom(...ENTRIES), nasty), { maxLength: 4 }), hostile),
    position: fc.oneof(fc.constantFrom("sea p2", "mountain p2 goats", "sea p2 @- | . | x", LINE), hostile),
    cells: fc.oneof(fc.dictionary(fc.constantFrom("r1c1", "r9c9", "constructor"), nasty), hostile),
    action: fc.oneof(act, hostile),
    card: fc.oneof(fc.stringMatching(/^[bgr]?[0-9]{1,2}$/), hostile),
    space: fc.oneof(fc.stringMatching(/^r[1-8][cp][1-9]$/), hostile),
    hands: fc.oneof(fc.constantFrom("entered", "dealt"), hostile),
    names: fc.oneof(fc.array(fc.constantFrom("Ana", "", "\u202e"), { maxLength: 6 }), hostile),
    cards: fc.oneof(
      fc.array(fc.oneof(fc.constantFrom("12", "start", "?"), nasty), { maxLength: 7 }),
      hostile,
    ),
    extra: hostile,
  },
  { requiredKeys: [] },
);

/** Fills in the real table and its revision, which a generator cannot know. */
async function meant(input: unknown): Promise<unknown> {
  if (typeof input !== "object" || input === null || Array.isArray(input)) return input;
  const row = await server.tools.store.db
    .selectFrom("tables")
    .select("rev")
    .where("id", "=", table)
    .executeTakeFirst();
  return Object.fromEntries(
    Object.entries(input).map(([key, value]) => [
      key,
      value === "T" ? table : value === "R" ? row?.rev : value,
    ]),
  );
}

it.each(MUTATIONS)(`%s answers ${RUNS} hostile inputs`, async (procedure) => {
  await fc.assert(
    fc.asyncProperty(fc.oneof(nearly, hostile), async (input) => {
      const { status } = await ana.mutate(procedure, await meant(input));
      expect(status).toBeLessThan(500);
    }),
    { numRuns: RUNS },
  );
});

it.each(QUERIES)(`%s answers ${RUNS} hostile inputs`, async (procedure) => {
  await fc.assert(
    fc.asyncProperty(fc.oneof(nearly, hostile), async (input) => {
      const text = JSON.stringify(await meant(input)) ?? "undefined";
      const { status } = await ana.send(
        `${procedure}?input=${encodeURIComponent(/\p{Cs}/u.test(text) ? "" : text)}`,
        {
          headers: ana.headers(),
        },
      );
      expect(status).toBeLessThan(500);
    }),
    { numRuns: RUNS },
  );
});

function lyingNowhere(table: Table): number[] {
  return Array.from({ length: table.rulebook.lastPiece }, (_, index) => index + 1).filter(
    (piece) => whereIs(table, piece) === NOWHERE,
  );
}

it(`an act of any shape leaves every card where the rules say, ${RUNS} times`, async () => {
  await fc.assert(
    fc.asyncProperty(act, fc.uuid(), async (text, commandId) => {
      const row = await server.tools.store.db
        .selectFrom("tables")
        .selectAll()
        .where("id", "=", table)
        .executeTakeFirstOrThrow();
      const { status } = await ana.mutate("table.act", { table, expectedRev: row.rev, commandId, act: text });
      expect(status).toBeLessThan(500);
      const after = await server.tools.store.db
        .selectFrom("tables")
        .selectAll()
        .where("id", "=", table)
        .executeTakeFirstOrThrow();
      const whole = server.tools.memory.tableOf(after);
      // No card is lost and none comes out of nowhere.
      expect(lyingNowhere(whole)).toEqual(lyingNowhere(server.tools.memory.tableOf(row)));
    }),
    { numRuns: RUNS },
  );
});

it("answers raw bodies and paths of any kind", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(fc.string({ unit: "binary", maxLength: 200 }), fc.json()),
      fc.constantFrom(
        ...MUTATIONS,
        "table",
        "",
        ",",
        "table.act,table.act",
        "constructor",
        "table.__proto__",
        "%00",
        "%",
      ),
      fc.constantFrom("", "?batch=1", "?batch=1&input={}", "?connectionParams=x", "?input=%"),
      async (body, procedure, query) => {
        const { status } = await ana.send(`${procedure}${query}`, {
          method: "POST",
          headers: { ...ana.headers(), origin: ORIGIN, "content-type": "application/json" },
          body: Buffer.from(body),
        });
        expect(status).toBeLessThan(500);
      },
    ),
    { numRuns: RUNS },
  );
  expect(Object.keys(Object.prototype)).toEqual([]);
});
