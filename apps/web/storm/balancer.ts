/** A load balancer before the instances: it passes each connection to the next instance, and can cut all connections. */
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

export interface Balancer {
  readonly at: string;
  /** Cuts every connection, whatever is being sent: in the middle of a request, of an answer or of a frame. */
  readonly cut: () => void;
  readonly close: () => Promise<void>;
}

/** Distributes connections over these ports in turn. If none of the ports is open, the connection is cut. */
export async function balance(ports: readonly number[]): Promise<Balancer> {
  const open = new Set<Socket>();
  const tie = (one: Socket, other: Socket): void => {
    open.add(one);
    one.on("error", () => undefined);
    one.once("close", () => {
      open.delete(one);
      other.destroy();
    });
  };
  let turn = 0;
  const pass = (asker: Socket, tries: number): void => {
    const port = ports[turn++ % ports.length];
    if (port === undefined || tries === 0) return void asker.destroy();
    const instance = connect(port, "127.0.0.1");
    const refused = (): void => pass(asker, tries - 1);
    instance.once("error", refused);
    instance.once("connect", () => {
      instance.off("error", refused);
      tie(instance, asker);
      tie(asker, instance);
      asker.pipe(instance).pipe(asker);
    });
  };
  const server = createServer({ noDelay: true }, (asker) => {
    asker.on("error", () => undefined);
    pass(asker, ports.length);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const cut = (): void => {
    for (const socket of open) socket.destroy();
  };
  return {
    at: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        cut();
      }),
  };
}
