/** The checker on a command line: what it prints, and how it ends. */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { ask } from "../cli/asking";
import { judge, readAct, readPosition, setUp, writePosition } from "../src/index";

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
  it("says yes, no or unknown, the price and every finding, and ends accordingly", () => {
    const yes = asked("check", LINE, "12 r1c2 -40 -41");
    expect([yes.code, yes.err]).toEqual([0, ""]);
    expect(yes.out.split("\n").slice(0, 2)).toEqual(["allowed yes", "price 2"]);
    expect(yes.out).toContain("yes T.place.cost price=2 counts=left left=10 leftDifference=2");
    const no = asked("check", LINE, "42 r1c2");
    expect(no.code).toBe(1);
    expect(no.out).toMatch(/^allowed no\nprice \d+\nno T\.place\.ascending /);
    const unknown = asked("check", "sea p2", "55 r5c1");
    expect(unknown.code).toBe(3);
    expect(unknown.out).toMatch(/^allowed unknown\nprice 0\nunknown T\./);
  });

  it("tells what the engine finds, as JSON too", () => {
    const { code, out } = asked("check", "-", "12 r1c2", "--json");
    const table = readPosition(LINE);
    if (!table.ok) throw new Error("a table");
    const act = readAct(table.value.rulebook, "12 r1c2", 0);
    if (!act.ok) throw new Error("an act");
    expect(code).toBe(0);
    expect(JSON.parse(out)).toEqual({
      position: LINE,
      seat: 1,
      action: "12 r1c2",
      ...judge(table.value, act.value),
    });
  });

  it("goes by the seat that is named", () => {
    expect(asked("check", "sea p2", "55 r5c1", "--seat", "2").out).toContain(
      "no T.turn.action due=act turn=1",
    );
    for (const seat of ["0", "3", "x", "1.5"])
      expect(asked("check", "sea p2", "55 r5c1", "--seat", seat)).toEqual({
        code: 2,
        out: "",
        err: "wrong seat:0 setup.seat seats=2\n",
      });
  });

  it("says where a question cannot be read", () => {
    expect(asked("check", "sea p9", "55 r5c1")).toMatchObject({
      code: 2,
      err: expect.stringMatching(/^wrong position:4 /),
    });
    expect(asked("check", "sea p2", "55 r9c1")).toEqual({
      code: 2,
      out: "",
      err: "wrong action:3 act.cell word=r9c1\n",
    });
    const json = asked("check", "sea p2", "55 r9c1", "--json");
    expect([json.code, JSON.parse(json.out)]).toEqual([
      2,
      { problems: [{ field: "action", at: 3, what: "act.cell", with: { word: "r9c1" } }] },
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
    ])
      expect(ask(words, () => "")).toEqual({ code: 2, out: "", err: help.out });
    expect(asked("check", "sea p2", "x", "--colour")).toMatchObject({ code: 2, out: "" });
  });

  it("runs as a program, as the README shows it", () => {
    const main = fileURLToPath(new URL("../cli/stillwater.ts", import.meta.url));
    const tsx = createRequire(import.meta.url).resolve("tsx");
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
      /npx tsx packages\/engine\/cli\/stillwater\.ts check "([^"]+)" "([^"]+)"\n([^`]+)```/.exec(readme) ??
      [];
    const lines = shown.split("\n").filter((line) => line.startsWith("# "));
    expect(lines.map((line) => line.slice(2))).toEqual(
      asked("check", position, action).out.trimEnd().split("\n").slice(0, lines.length),
    );
    expect(lines.length).toBeGreaterThan(3);
  });
});
