/** For every test file of screens: what jsdom lacks, time enough, and nothing left of the file before, with which it shares a window. */
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
// Nothing is laid out there, so nothing ever has another size.
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
// After the one above, since the last one said is the first one done: a screen goes before what it shows.
if (source.includes("@testing-library/react")) {
  const { cleanup, configure } = await import("@testing-library/react");
  // A slow machine is no mistake of a screen: what a test waits for may take its time.
  configure({ asyncUtilTimeout: 240_000 });
  afterAll(cleanup);
}

/** Clears the databases without putting them away: modules that the next file shares hold them open. */
async function emptyDisk(): Promise<void> {
  if (!("indexedDB" in globalThis)) return;
  for (const { name } of await indexedDB.databases()) {
    if (name === undefined) continue;
    const db = await openDB(name);
    for (const store of db.objectStoreNames) await db.clear(store);
    db.close();
  }
}

// What a test file has read serves the next. Where one puts something in a module's place, it reads everything anew, and so
// does the one after it.
const replacesModules = /\bvi\.(?:mock|doMock|resetModules)\(/.test(source);
if (replacesModules || process.env.MODULES_REPLACED === "yes") vi.resetModules();
process.env.MODULES_REPLACED = replacesModules ? "yes" : "no";
