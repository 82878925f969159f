/** Opens the desk when the server starts, so that an unusable database is reported at once and not to a player. */
import { warmUp } from "../public-api/the-lookup";
import { openDoors } from "./doors";
import { log } from "./log";
import { theServer } from "./server";
import { shutDownWhenDue } from "./shutdown";

/** Opens the storage, or ends the process with one line that says why it cannot. */
export async function startServer(): Promise<void> {
  shutDownWhenDue();
  try {
    const server = await theServer();
    openDoors(server);
    log("info", "open", { storage: server.tools.store.kind });
    warmUp();
  } catch (cause) {
    process.stderr.write(
      `Stillwater cannot start: ${cause instanceof Error ? cause.message : String(cause)}\n`,
    );
    process.exit(1);
  }
}
