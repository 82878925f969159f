import type { ActReply } from "@stillwater/table/session";
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { DeskContext, type TableDesk } from "@/stage/desk";
import { useSend } from "@/stage/useSend";

const sent: { readonly act: string; readonly expectedRev: number }[] = [];
const answers: ((reply: ActReply) => void)[] = [];

const desk: TableDesk = {
  act: ({ act: text, expectedRev }) => {
    sent.push({ act: text, expectedRev });
    return new Promise<ActReply>((resolve) => answers.push(resolve));
  },
};
afterEach(cleanup);

it("sends what was agreed to while the dials were still on their way, once they have arrived", async () => {
  const setbacks: unknown[] = [];
  const { result } = renderHook(
    () =>
      useSend(
        "0123456789ab",
        () => undefined,
        (setback) => setbacks.push(setback),
      ),
    { wrapper: ({ children }) => <DeskContext value={desk}>{children}</DeskContext> },
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
