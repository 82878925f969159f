/** For every screen test file: adds what jsdom lacks, allows enough time, and cleans up the window for the next file. */
import { readFileSync } from "node:fs";
import { openDB } from "idb";
import { afterAll, expect, vi } from "vitest";

const { testPath = "" } = expect.getState();
const source = readFileSync(testPath, "utf8");

Element.prototype.scrollIntoView ??= () => undefined;
HTMLDialogElement.prototype.showModal ??= function show(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.open = false;
};
// jsdom has no layout, so no element ever changes its size.
globalThis.ResizeObserver ??= class {
  readonly observe = () => undefined;
  readonly unobserve = () => undefined;
  readonly disconnect = () => undefined;
};

afterAll(async () => {
  vi.restoreAllMocks();
  await emptyDisk();
  vi.unstubAllGlobals();
  localStorage.clear();
  history.replaceState(null, "", "/");
});
// Registered after the one above, as hooks run in reverse order: a screen is unmounted before its data is deleted.
if (source.includes("@testing-library/react")) {
  const { cleanup, configure } = await import("@testing-library/react");
  // A slow machine is not a fault of a screen, so tests may wait long.
  configure({ asyncUtilTimeout: 240_000 });
  afterAll(cleanup);
}

/** Clears the databases without deleting them: modules shared with the next file hold them open. */
async function emptyDisk(): Promise<void> {
  if (!("indexedDB" in globalThis)) return;
  for (const { name } of await indexedDB.databases()) {
    if (name === undefined) continue;
    const db = await openDB(name);
    for (const store of db.objectStoreNames) await db.clear(store);
    db.close();
  }
}

// Modules loaded by one test file are reused by the next. A file that replaces modules loads everything again, and so does
// the file after it.
const replacesModules = /\bvi\.(?:mock|doMock|resetModules)\(/.test(source);
if (replacesModules || process.env.MODULES_REPLACED === "yes") vi.resetModules();
process.env.MODULES_REPLACED = replacesModules ? "yes" : "no";
