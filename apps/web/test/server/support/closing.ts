/** A process to be closed or killed: the API over plain HTTP, with the server's own shutdown. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { apiDoor } from "@/server/routers/over-http";
import { theServer } from "@/server/runtime/server";
import { shutDownWhenDue } from "@/server/runtime/shutdown";

shutDownWhenDue();
const server = await theServer();
// An uncaught exception, when a test asks for one.
process.on("SIGUSR2", () => {
  setImmediate(() => {
    throw new Error("nobody catches this");
  });
});

const api = apiDoor(server);
const listening = createServer((incoming, outgoing) => void api(incoming, outgoing));
listening.listen(Number(process.env.PORT ?? 0), "127.0.0.1", () =>
  process.stdout.write(`${(listening.address() as AddressInfo).port}\n`),
);
