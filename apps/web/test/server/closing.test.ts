/** A server that is asked to end does so soon, and its followers know that the table has not ended. */
import { type ChildProcess, spawn } from "node:child_process";
import { expect, it } from "vitest";
import { bundled } from "./support/bundled";
import { freshFolder } from "./support/places";
import { until } from "./support/until";

it.each([
  ["SIGTERM", 0],
  ["SIGINT", 0],
  // An uncaught exception: after this code the process is started again by whatever runs it.
  ["SIGUSR2", 70],
] as const)("ends on %s with open streams, breaking them off, with code %i", async (signal, code) => {
  const child = spawn(process.execPath, [await bundled("closing")], {
    env: { ...process.env, DATA_DIR: freshFolder(), DATABASE_URL: "", LOG_LEVEL: "silent", PORT: "0" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const origin = `http://127.0.0.1:${await firstLine(child)}`;
  const opened = await fetch(`${origin}/api/trpc/table.open`, {
    method: "POST",
    headers: { origin, "content-type": "application/json" },
    body: JSON.stringify({ code: "sea p1", name: "Ana", language: "en" }),
  });
  const { result } = (await opened.json()) as { result: { data: { table: string } } };
  const input = encodeURIComponent(JSON.stringify({ table: result.data.table }));
  const streams = await Promise.all(
    Array.from({ length: 20 }, () => fetch(`${origin}/api/trpc/table.follow?input=${input}`)),
  );
  let begun = 0;
  const texts = streams.map((stream) => readAll(stream, () => begun++));
  await until(() => begun === streams.length);
  const exited = new Promise((resolve) => child.once("exit", (code) => resolve(code)));
  child.kill(signal);
  expect(await exited).toBe(code);
  for (const { text, broken } of await Promise.all(texts)) {
    expect(text).toContain("id: 1\n");
    expect(text).not.toContain("event: return");
    expect(broken).toBe(true);
  }
});

/** Everything a stream sent, and whether it broke off rather than ended. `onTable` is called once the table has arrived. */
async function readAll(response: Response, onTable: () => void): Promise<{ text: string; broken: boolean }> {
  let text = "";
  let told = false;
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  try {
    for (;;) {
      const read = await reader?.read();
      if (read === undefined || read.done) return { text, broken: false };
      text += read.value;
      if (told || !text.includes("id: 1\n")) continue;
      told = true;
      onTable();
    }
  } catch {
    return { text, broken: true };
  }
}

function firstLine(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.stdout?.once("data", (chunk) => resolve(String(chunk).trim()));
    child.once("exit", () => reject(new Error("the child ended by itself")));
  });
}
