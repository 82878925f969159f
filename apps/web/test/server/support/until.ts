import { vi } from "vitest";

/** Waits for a condition, however busy the machine; ends hopeless waits before the test's own limit does. */
export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  await vi.waitUntil(holds, { timeout: 240_000, interval: 5 });
}
