/** A process to be closed or killed: the API over plain HTTP, with the server's own way of ending. */
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import { theServer } from "@/server/process/server";
import { shutDownWhenDue } from "@/server/process/shutdown";
import { answer } from "@/server/routers/answer";

shutDownWhenDue();
const server = await theServer();
// A mistake that nobody catches, when a test asks for one.
process.on("SIGUSR2", () => {
  setImmediate(() => {
    throw new Error("nobody catches this");
  });
});

async function textOf(incoming: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of incoming) text += String(chunk);
  return text;
}

const listening = createServer(async (incoming, outgoing) => {
  const gone = new AbortController();
  outgoing.once("close", () => gone.abort());
  const response = await answer(
    server,
    new Request(`http://${incoming.headers.host}${incoming.url}`, {
      method: incoming.method ?? "GET",
      headers: new Headers(
        Object.entries(incoming.headers).map(([name, value]): [string, string] => [name, String(value)]),
      ),
      signal: gone.signal,
      body: incoming.method === "POST" ? await textOf(incoming) : null,
    }),
  );
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  if (response.body === null) return outgoing.end();
  Readable.fromWeb(response.body as ReadableStream)
    .on("error", () => outgoing.destroy())
    .pipe(outgoing);
});
listening.listen(Number(process.env.PORT ?? 0), "127.0.0.1", () =>
  process.stdout.write(`${(listening.address() as AddressInfo).port}\n`),
);
