/** A slow machine is no mistake of a screen: what a test waits for may take its time. */
import { expect } from "vitest";

if (expect.getState().testPath?.endsWith(".tsx")) {
  const { configure } = await import("@testing-library/react");
  configure({ asyncUtilTimeout: 120_000 });
}
