/** The checker on a command line: its output and its exit code. */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { judge, readAct, readPosition, setUp, writePosition } from "@stillwater/engine";
import { describe, expect, it } from "vitest";
import { ask } from "../cli/asking";

const entered = setUp({
  options: "sea p2",
  viewer: 0,
  hands: [["12", "13", "40", "41", "42"]],
  cells: { r1c1: "10", r1c3: "20" },
  berths: { start: "start" },
});
if (!entered.ok) throw new Error("a table");
const LINE = writePosition(entered.value);

const asked = (...words: string[]) => ask(words, () => LINE);

describe("the command line", () => {
  it("says yes, no or perhaps in a sentence, the price, and a sentence for every rule, and ends accordingly", () => {
    const yes = asked("check", LINE, "12 r1c2 -40 -41");
    expect([yes.code, yes.err]).toEqual([0, ""]);
    expect(yes.out.split("\n").slice(0, 4)).toEqual([
      "Yes — discard 2.",
      "12 − 10 = 2",
      "10 counts: the smaller of 2 and 8.",
      "price 2",
    ]);
    expect(yes.out).toContain("\nyes T.place.cost: It costs 2 cards.\n");
    const no = asked("check", LINE, "42 r1c2");
    expect(no.code).toBe(1);
    expect(no.out).toMatch(/^No — .*\n(.*\n)*price \d+\nno T\.place\.ascending: .+\.\n/);
    const unknown = asked("check", "sea p2", "55 r5c1");
    expect(unknown.code).toBe(3);
    expect(unknown.out).toMatch(/^Perhaps — .*\nprice 0\nunknown T\.[a-z.-]+: .+\.\n/);
  });

  it("prints no rule without a sentence, and not that the game goes on", () => {
    for (const [position, action] of [
      [LINE, "12 r1c2"],
      ["sea p2", "start"],
      ["mountain p2", "b7 r1p1"],
    ] as const) {
      const { out } = asked("check", position, action);
      const rules = out.split("\n").filter((line) => /^(yes|no|unknown) /.test(line));
      expect(rules.length).toBeGreaterThan(1);
      for (const line of rules) expect(line).toMatch(/^(yes|no|unknown) [TA]\.[a-z.-]+: \S.*\.$/);
      expect(out).not.toMatch(/T\.end\.|A\.end\./);
    }
  });

  it("understands what the API and the pages understand, in three languages", () => {
    const said = [
      ["en", "twelve row one column two"],
      ["en", "12 R1C2"],
      ["fr", "douze rangée un colonne deux"],
      ["de", "zwölf Reihe eins Spalte zwei"],
    ] as const;
    for (const [language, action] of said) {
      const { code, out } = asked("check", "-", action, "--json", "--language", language);
      expect(code, action).toBe(0);
      expect(JSON.parse(out)).toMatchObject({ action: "12 r1c2", language });
    }
    expect(asked("check", LINE, "12 r1c2", "--language", "de").out).toMatch(/^Ja — /);
    const counted = asked("check", "sea p2", "discard two cards", "--json");
    expect([counted.code, JSON.parse(counted.out).action]).toEqual([0, "discard ? ?"]);
  });

  it("tells what the engine finds, as JSON too", () => {
    const { code, out } = asked("check", "-", "12 r1c2", "--json");
    const table = readPosition(LINE);
    if (!table.ok) throw new Error("a table");
    const act = readAct(table.value.rulebook, "12 r1c2", 0);
    if (!act.ok) throw new Error("an act");
    const { findings, ...verdict } = judge(table.value, act.value);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({
      position: LINE,
      seat: 1,
      action: "12 r1c2",
      verdict: {
        ...verdict,
        headline: "Yes — discard 2.",
        findings: findings.map(({ clause, holds, with: values }) => ({ clause, holds, values })),
      },
    });
  });

  it("says of a Start what the crew gives together, and alone what one gives", () => {
    expect(asked("check", "sea p2", "start").out).toContain("\nprice 8 together\n");
    const alone = asked(
      "check",
      "sea p1 solo5 | . . . . . ./. . . . . ./. . . . . ./. . . . . ./. . . . . ./. . . . . . | hand:1=start#1,12,13,14,15 pile:1=16,17,18,19,20,21 helm:1=turn",
      "start",
    );
    expect(alone.out).toMatch(/^Yes — discard five\.\n(.*\n)*price 5\n/);
  });

  it("goes by the seat that is named", () => {
    expect(asked("check", "sea p2", "55 r5c1", "--seat", "2").out).toContain("no T.turn.action: ");
    for (const seat of ["0", "3", "x", "1.5"])
      expect(asked("check", "sea p2", "55 r5c1", "--seat", seat)).toEqual({
        code: 2,
        out: "",
        err: "seat:0 setup.seat: There are 2 seats.\n",
      });
  });

  it("says where a question cannot be read, and what there is instead", () => {
    expect(asked("check", "sea p9", "55 r5c1")).toMatchObject({
      code: 2,
      err: "position:4 option.range: “p9” does not fit: from 1 to 5.\n",
    });
    expect(asked("check", "sea p2", "55 r9c1")).toEqual({
      code: 2,
      out: "",
      err: "action:3 act.cell: The board has no space “r9c1”. There is: r1c1, r2c1, r3c1, r4c1, r5c1, r6c1, …\n",
    });
    expect(asked("check", "sea p2 storn", "x").err).toMatch(
      /^position:7 option\.unknown: This game has no option “storn”\. There is: storms, .+\n$/,
    );
    const json = asked("check", "sea p2", "55 r9c1", "--json");
    expect([json.code, JSON.parse(json.out)]).toMatchObject([
      2,
      { errors: [{ field: "action", at: 3, code: "act.cell", with: { word: "r9c1" } }] },
    ]);
  });

  it("helps", () => {
    const help = asked("--help");
    expect([help.code, help.err]).toEqual([0, ""]);
    expect(help.out).toMatch(/^Usage: stillwater check <position> <action>/);
    for (const words of [
      [],
      ["check"],
      ["check", "sea p2"],
      ["play", "sea p2", "x"],
      ["check", "a", "b", "c"],
      ["check", "sea p2", "x", "--language", "it"],
    ])
      expect(ask(words, () => "")).toEqual({ code: 2, out: "", err: help.out });
    expect(asked("check", "sea p2", "x", "--colour")).toMatchObject({ code: 2, out: "" });
  });

  it("runs as a program, as the README shows it", () => {
    const main = fileURLToPath(new URL("../cli/stillwater.ts", import.meta.url));
    const root = new URL("../../../package.json", import.meta.url);
    const tsx = createRequire(root).resolve("tsx");
    const run = (...words: string[]) =>
      spawnSync(process.execPath, ["--import", tsx, main, ...words], {
        encoding: "utf8",
        input: `${LINE}\n`,
      });
    const { status, stdout, stderr } = run("check", "-", "12 r1c2");
    expect([status, stderr]).toEqual([0, ""]);
    expect(stdout).toBe(asked("check", LINE, "12 r1c2").out);
    const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");
    const [, position = "", action = "", shown = ""] =
      /npx tsx packages\/rulebook\/cli\/stillwater\.ts check "([^"]+)" "([^"]+)"\n([^`]+)```/.exec(readme) ??
      [];
    const lines = shown.split("\n").filter((line) => line.startsWith("# "));
    expect(lines.map((line) => line.slice(2))).toEqual(
      asked("check", position, action).out.trimEnd().split("\n").slice(0, lines.length),
    );
    expect(lines.length).toBeGreaterThan(3);
  });
});
