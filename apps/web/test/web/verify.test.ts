import {
  commitment,
  deal,
  due,
  enact,
  type Fate,
  hand,
  legalActs,
  mask,
  owes,
  readOptions,
  rulebookFor,
  seededFate,
  type Table,
  writeAct,
  writeFact,
  writePosition,
} from "@stillwater/engine";
import type { VerifyReply } from "@stillwater/table/session";
import { expect, it } from "vitest";
import { verifyGame } from "@/verify/checking";

type Opened = Extract<VerifyReply, { readonly over: true }>;
const SEED = "v1:0123";
const TABLE = "0123456789ab";

/** Some acts of a two-player game, each the first free placement or a discard of two. */
function played(): { readonly opened: Opened; readonly table: Table } {
  const options = readOptions("sea p2");
  if (!options.ok) throw new Error("not an option code");
  const rulebook = rulebookFor(options.value);
  const fate: Fate = seededFate(SEED);
  const dealt = deal(rulebook, fate);
  let table = dealt.table;
  const at = "2026-01-01T00:00:00.000Z";
  const texts = (facts: typeof dealt.facts) => facts.map((fact) => writeFact(rulebook, fact));
  const entries = [{ rev: 3, seat: -1, act: "", facts: texts(dealt.facts), at }];
  for (let rev = 4; rev < 10; rev++) {
    const seat = due(table).seats[0] ?? 0;
    const offer = legalActs(table, seat).find((act) => act.choose === 0 && owes(table, seat) === 0);
    const act = offer ?? {
      type: "discard" as const,
      seat,
      card: 0,
      to: 0,
      cards: hand(table, seat).slice(0, 2),
      numbers: [],
    };
    const done = enact(table, act, fate);
    if (!done.ok) break;
    table = done.value.table;
    entries.push({ rev, seat, act: writeAct(rulebook, act), facts: texts(done.value.facts), at });
  }
  const opened: Opened = {
    over: true,
    code: "sea p2",
    tableId: TABLE,
    seed: SEED,
    commitment: commitment(TABLE, "sea p2", SEED),
    begins: null,
    crew: [],
    entries,
  };
  return { opened, table };
}

const shown = (table: Table, opened: Opened) => ({
  commitment: opened.commitment,
  last: { position: writePosition(mask(table, 0)), mask: (full: Table) => mask(full, 0) },
});

it("finds that an honest game agrees", () => {
  const { opened, table } = played();
  expect(opened.entries.length).toBeGreaterThan(3);
  expect(verifyGame(opened, shown(table, opened))).toMatchObject({
    agrees: true,
    acts: opened.entries.length - 1,
  });
});

it("finds another seed than the one promised", () => {
  const { opened, table } = played();
  const { checks } = verifyGame({ ...opened, seed: "v1:other" }, shown(table, opened));
  expect(checks).toMatchObject({ hash: false, deal: false });
});

it("finds a fingerprint that was not the one shown", () => {
  const { opened, table } = played();
  const other = { ...shown(table, opened), commitment: "f".repeat(64) };
  expect(verifyGame(opened, other).checks.hash).toBe(false);
});

it("finds a card that was changed on the way", () => {
  const { opened, table } = played();
  const entries = opened.entries.map((entry, index) =>
    index === 2 ? { ...entry, facts: entry.facts.slice(1) } : entry,
  );
  expect(verifyGame({ ...opened, entries }, shown(table, opened)).checks.acts).toBe(false);
});
