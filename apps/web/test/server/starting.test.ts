/** How the site is served: connections that outlive a proxy's, refusals with an id, and a server that is restarted. */
import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { connect } from "node:net";
import path from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";

const ROOT = path.resolve(import.meta.dirname, "../../../..");

/** Runs a module's text outside the build, where it can import such files; resolves to its first line of output. */
async function running(text: string): Promise<{ readonly child: ChildProcess; readonly told: unknown }> {
  const child = spawn(process.execPath, ["--input-type=module", "-e", text], {
    cwd: ROOT,
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  const line = await new Promise((resolve, reject) => {
    child.stdout?.once("data", resolve);
    child.once("exit", () => reject(new Error("it ended and said nothing")));
  });
  return { child, told: JSON.parse(String(line)) };
}

describe("what is installed", () => {
  // If a registry lacks a system's programs on the day the lock file is written, the lock file silently omits them.
  it("is locked for every system that people start it on, wherever it is made for one of them", () => {
    const lock = readFileSync(path.join(ROOT, "pnpm-lock.yaml"), "utf8");
    const names = new Set(
      Array.from(lock.matchAll(/^ {2}'?(\S[^@\s]*)@\d[^:]*:$/gm), ([, name]) => name ?? ""),
    );
    const families = [...names].flatMap((name) => /^(.*)linux-(?:x64|64)(?:-gnu)?$/.exec(name)?.[1] ?? []);
    expect(families).toContain("@next/swc-");
    const systems = [
      "linux-arm64(-gnu)?",
      "darwin-arm64",
      "darwin-(x64|64)",
      "(win32|windows)-(x64|64)(-msvc)?",
    ];
    const lacking = families.flatMap((family) =>
      systems
        .map((system) => new RegExp(`^${family}${system}$`))
        .filter((system) => ![...names].some((name) => system.test(name)))
        .map(String),
    );
    // On Windows libvips is part of sharp's own package.
    const known = /libvips-\(win32/;
    expect(lacking.filter((system) => !known.test(system))).toEqual([]);
  });
});

const FRONT = `
  import { front } from "./apps/web/front.mjs";
  const server = front((request, response) => response.end("served"), { dev: false });
  server.listen(0, "127.0.0.1", () => {
    const { keepAliveTimeout, headersTimeout, requestTimeout } = server;
    console.log(JSON.stringify([server.address().port, keepAliveTimeout, headersTimeout, requestTimeout]));
  });`;

/** The answer to the first line of a request. */
function answerTo(port: number, line: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let told = "";
    const socket = connect(port, "127.0.0.1", () =>
      socket.write(`${line} HTTP/1.1\r\nhost: here\r\nconnection: close\r\n\r\n`),
    );
    socket.on("data", (chunk) => {
      told += chunk;
    });
    socket.once("end", () => resolve(told));
    socket.once("error", reject);
  });
}

it("keeps an idle connection for longer than any proxy does, and gives headers more time than that", async () => {
  const [, keepAlive, headers, request] = (await running(FRONT)).told as readonly number[];
  expect(keepAlive).toBeGreaterThan(75_000);
  expect(headers).toBeGreaterThan(keepAlive ?? 0);
  expect(request).toBeLessThanOrEqual(30_000);
});

it("refuses what nobody can read before it is handed on, each time under another id", async () => {
  const [port = 0] = (await running(FRONT)).told as readonly number[];
  const idOf = (answer: string) => /^x-request-id: ([0-9a-f]{12})\r$/im.exec(answer)?.[1];
  const ids = new Set<string | undefined>();
  for (const [line, status] of [
    ["GET //evil.example/", 400],
    ["GET /%E0%A4%A", 400],
    ["POST /en", 405],
    ["TRACE /api/trpc/me.get", 405],
  ] as const) {
    const answer = await answerTo(port, line);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(answer).not.toContain("served");
    ids.add(idOf(answer));
  }
  const asked = await answerTo(port, "GET /api/clauses/%E0%A4%A");
  expect(asked).toMatch(/^content-type: application\/problem\+json\r$/im);
  expect(JSON.parse(/\{.*\}/.exec(asked)?.[0] ?? "")).toMatchObject({ status: 400, request: idOf(asked) });
  ids.add(idOf(asked));
  expect(ids.size).toBe(5);
  expect(ids).not.toContain(undefined);
  for (const line of ["GET /en", "POST /api/trpc/table.act", "HEAD /"])
    expect(await answerTo(port, line)).toMatch(/^HTTP\/1\.1 200 /);
});

/** A server whose starts end in these ways, one after the other: with a code, or by a signal. */
const keeping = (ways: readonly (number | string)[]): string => `
  import { spawn } from "node:child_process";
  import { keepRunning } from "./scripts/keep-running.mjs";
  const ways = ${JSON.stringify(ways)};
  let starts = 0, again = 0;
  const start = () => {
    const way = ways[starts++] ?? 0;
    const how = typeof way === "number" ? "process.exit(" + way + ")" : "process.kill(process.pid, '" + way + "'); setInterval(() => 0, 99)";
    return spawn(process.execPath, ["-e", how], { stdio: "inherit" });
  };
  keepRunning(start, {
    again: () => again++,
    ended: (code) => { console.log(JSON.stringify({ starts, again, code })); process.exit(); },
  });`;

describe("what runs the site", () => {
  it.each([
    ["ended by a mistake of its own", [70, 70, 0], { starts: 3, again: 2, code: 0 }],
    ["was killed", ["SIGKILL", "SIGSEGV", 0], { starts: 3, again: 2, code: 0 }],
    ["says that it cannot start", [1], { starts: 1, again: 0, code: 1 }],
    ["was asked to end", ["SIGTERM"], { starts: 1, again: 0, code: 0 }],
    ["makes the same mistake each time", [70, 70, 70, 70, 70, 70], { starts: 5, again: 4, code: 70 }],
  ] as const)("starts a server again or lets it be, that %s", async (_, ways, told) => {
    expect((await running(keeping(ways))).told).toEqual(told);
  });

  it("starts nothing again that it has asked to end", async () => {
    const { told } = await running(`${keeping([])
      .replace("keepRunning(", "const kept = keepRunning(")
      .replace("?? 0", "?? 'SIGCONT'")}
      kept.end("SIGKILL");`);
    expect(told).toEqual({ starts: 1, again: 0, code: 1 });
  });
});
