/** A Storm has the same name everywhere: the rulebook's colour first, and the word for its shape in brackets. */

import { judge, readAct, readPosition } from "@stillwater/engine";
import { clauseText } from "@stillwater/rulebook/clauses";
import { verdictText } from "@stillwater/rulebook/verdict";
import { expect, it } from "vitest";
import { messagesOf } from "@/i18n/messages";
import { LANGUAGES } from "@/i18n/routing";

const POSITION =
  "sea p2 storms | . . . . . ./. . . . . ./30 . . . . ./. . . . . ./. . . . . ./. . . . . . | hand:1=40,60,70 hand:2=10,50 row:3=storm:purple#1 berth:start=start#1 helm:1=turn";

it.each(LANGUAGES)("in %s the verdict, the editor, the council and the rules agree", async (language) => {
  const { card, editor, storm, table: board } = await messagesOf(language);
  const names = { purple: card.stormPurple, yellow: card.stormYellow, orange: card.stormOrange };
  for (const name of Object.values(names)) expect(name).toMatch(/^\S+ \S+ \(\S+\)$/);
  expect(editor.fog.startsWith(names.purple)).toBe(true);
  expect(editor.squall.startsWith(names.yellow)).toBe(true);
  expect(editor.coast.startsWith(names.orange)).toBe(true);

  const table = readPosition(POSITION);
  if (!table.ok) throw new Error("a table");
  const act = readAct(table.value.rulebook, "40 r3c3", 0);
  if (!act.ok) throw new Error("an act");
  const { headline } = verdictText(
    judge(table.value, act.value),
    { act: "lay", card: "40", at: "r3c3" },
    language,
  );
  const plain = (text: string): string => text.toLowerCase().replaceAll(/[\u00a0\u202f]/g, " ");
  expect(plain(headline)).toContain(plain(names.purple));

  // No text uses the word for the shape alone.
  const shape = /\((\S+)\)/.exec(names.purple)?.[1] ?? "";
  for (const text of [storm.purpleOn, storm.purpleNote, storm.purpleBadge, board.rowForFog])
    expect(plain(text)).not.toMatch(new RegExp(`(?<!\\()\\b${plain(shape)}\\b`));
  const [colour = ""] = plain(clauseText("T.storm.purple", language).title).split(" ").slice(-2);
  expect(plain(names.purple)).toContain(language === "fr" ? "pourpre" : colour);
});
