import { connect } from "node:net";
import { expect, test } from "../fixtures/house";

/** The head of the answer to a request line that no browser would send. */
function headOf(url: string, line: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(url).port), new URL(url).hostname);
    let text = "";
    socket.on("data", (data) => {
      text += data;
    });
    socket.on("error", reject);
    socket.on("close", () => resolve(text.split("\r\n\r\n")[0] ?? ""));
    socket.write(`${line} HTTP/1.1\r\nHost: table.test\r\nConnection: close\r\n\r\n`);
  });
}

const LINES = [
  ["GET /%", 400],
  ["GET /en/%E0%A4%A", 400],
  ["GET *", 400],
  ["OPTIONS *", 400],
  ["GET http://[", 400],
  ["GET http://evil.example/en", 400],
  ["GET //evil.example/en", 400],
  ["GET /\\evil.example", 400],
  ["TRACE /en", 405],
  ["POST /en", 405],
  ["TRACE /api/healthz", 405],
  ["GET /en", 200],
  ["HEAD /en", 200],
  ["GET /icon.svg", 200],
  ["GET /en/play/a.b", 404],
] as const;

test("requests for what no page is called are refused in a few words, and not logged at length", async ({
  server,
}) => {
  for (const [line, status] of LINES) {
    const head = await headOf(server.url, line);
    expect(head, line).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(head, line).toMatch(/x-content-type-options: nosniff/i);
    expect(head, line).toMatch(/content-security-policy: .*frame-ancestors 'none'/i);
  }
  expect(server.output()).not.toMatch(/\n\s+at /);
});
