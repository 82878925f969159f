/** The number of entries still to be sent is known even after a page was loaded without a network. */
import {
  appendEntry,
  correcting,
  deviceKeyOf,
  EMPTY_LOG,
  fold,
  type Log,
  type View,
} from "@stillwater/companion";
import { renderHook } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { expect, it, vi } from "vitest";
import { useSharing } from "@/companion/track/useSharing";

vi.mock("@/trpc/client", () => ({ codeOf: () => null, trpc: () => ({}) }));
vi.mock("@/trpc/line", () => ({ openLine: () => ({ stop: () => undefined, now: () => undefined }) }));

const deviceKey = deviceKeyOf("a secret of this very device", "Ana");

it("counts only what the server was not known to have", () => {
  const setup = { options: "sea p2", turn: { seat: 0, stage: "helm" as const } };
  let log: Log =
    appendEntry(EMPTY_LOG, deviceKey, { kind: "begin", setup, names: ["Ana", "Ben"] })?.log ?? EMPTY_LOG;
  for (const card of ["41", "43", "45"]) {
    const content = correcting(fold(log), {
      cells: { [`r4c${card === "41" ? 1 : card === "43" ? 2 : 3}`]: card },
    });
    log = (content && appendEntry(log, deviceKey, content)?.log) ?? log;
  }
  const game = {
    ...{ id: "g", code: "sea p2", names: ["Ana", "Ben"], by: "Ana", secrets: [], shared: true },
    ...{ sent: { [deviceKey.client]: 2 }, changedAt: "" },
  };
  const view: View = fold(log);
  const followed = {
    ...{ game, log, client: deviceKey.client, view, trouble: null },
    ...{ write: vi.fn(), takeIn: vi.fn(), amend: vi.fn() },
  };
  const { result } = renderHook(() => useSharing(followed), {
    wrapper: ({ children }) => (
      <NextIntlClientProvider locale="en" messages={{}} timeZone="UTC">
        {children}
      </NextIntlClientProvider>
    ),
  });
  expect(log.entries).toHaveLength(4);
  expect(result.current.unsent).toBe(2);
});
