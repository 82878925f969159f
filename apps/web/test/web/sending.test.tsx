import type { ActReply } from "@stillwater/table/session";
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { useSend } from "@/stage/useSend";

const sent: { readonly act: string; readonly expectedRev: number }[] = [];
const answers: ((reply: ActReply) => void)[] = [];

vi.mock("@/trpc/client", () => ({
  codeOf: () => null,
  trpc: () => ({
    table: {
      act: {
        mutate: ({ act: text, expectedRev }: { readonly act: string; readonly expectedRev: number }) => {
          sent.push({ act: text, expectedRev });
          return new Promise<ActReply>((resolve) => answers.push(resolve));
        },
      },
    },
  }),
}));
afterEach(cleanup);

it("sends what was agreed to while the dials were still on their way, once they have arrived", async () => {
  const setbacks: unknown[] = [];
  const { result } = renderHook(() =>
    useSend(
      "0123456789ab",
      () => undefined,
      (setback) => setbacks.push(setback),
    ),
  );
  await act(async () => result.current.send("dial 4 4", 7));
  await act(async () => result.current.send("agree 4-4", 8));
  await act(async () => result.current.send("discard 1 2", 8));
  expect(sent).toEqual([{ act: "dial 4 4", expectedRev: 7 }]);
  await act(async () => answers.shift()?.({ rev: 8 }));
  expect(sent).toEqual([
    { act: "dial 4 4", expectedRev: 7 },
    { act: "agree 4-4", expectedRev: 8 },
  ]);
  expect(result.current.sending).toBe("agree 4-4");
  await act(async () => answers.shift()?.({ rev: 9 }));
  expect(result.current.sending).toBeNull();
  expect(setbacks).toEqual([]);
});
