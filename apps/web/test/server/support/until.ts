import { vi } from "vitest";

/**
 * Waits for a condition, however long a busy machine takes: the limit only ends a wait that would last for ever, before the
 * test's own limit does.
 */
export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  await vi.waitUntil(holds, { timeout: 240_000, interval: 5 });
}
