/** For every test file of screens: what jsdom lacks, time enough, and nothing left of the file before, with which it shares a window. */
import { readFileSync } from "node:fs";
import { afterAll, expect, vi } from "vitest";

const { testPath = "" } = expect.getState();

Element.prototype.scrollIntoView ??= () => undefined;
HTMLDialogElement.prototype.showModal ??= function show(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.open = false;
};

if (testPath.endsWith(".tsx")) {
  const { cleanup, configure } = await import("@testing-library/react");
  // A slow machine is no mistake of a screen: what a test waits for may take its time.
  configure({ asyncUtilTimeout: 120_000 });
  afterAll(cleanup);
}
afterAll(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  history.replaceState(null, "", "/");
});

// What a test file has read serves the next. Where one puts something in a module's place, it reads everything anew, and so
// does the one after it.
const replacesModules = /\bvi\.(?:mock|doMock|resetModules)\(/.test(readFileSync(testPath, "utf8"));
if (replacesModules || process.env.MODULES_REPLACED === "yes") vi.resetModules();
process.env.MODULES_REPLACED = replacesModules ? "yes" : "no";
