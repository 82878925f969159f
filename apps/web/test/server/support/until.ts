import { vi } from "vitest";

/** Waits for a thing, as long as a busy machine takes: only what would never come ends it, before the test's own limit does. */
export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  await vi.waitUntil(holds, { timeout: 240_000, interval: 5 });
}
