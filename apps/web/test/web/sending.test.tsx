import { type ActReply, rulebookOf } from "@stillwater/table/session";
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

afterEach(() => {
  sent.length = 0;
  answers.length = 0;
});

/** A hook that sends acts to that desk; its renders are counted, and `shows` makes the table show a revision. */
function sender() {
  const setbacks: unknown[] = [];
  const shown = { rev: 0 };
  const count = { drawn: 0 };
  const { result, rerender } = renderHook(
    () => {
      count.drawn++;
      return useSend({
        table: "0123456789ab",
        rulebook: rulebookOf("sea p2"),
        isShown: (since) => shown.rev > since,
        onDone: () => undefined,
        onSetback: (setback) => setbacks.push(setback),
      });
    },
    { wrapper: ({ children }) => <DeskContext value={desk}>{children}</DeskContext> },
  );
  const shows = (rev: number) => {
    shown.rev = rev;
    rerender();
  };
  return { result, setbacks, count, shows };
}

it("sends what was agreed to while the dials were still on their way, once they have arrived", async () => {
  const { result, setbacks } = sender();
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

it("sends nothing any more once the table shows the act, and draws nothing for the answer that comes after it", async () => {
  const { result, setbacks, count, shows } = sender();
  await act(async () => result.current.send("47 r3c2", 7));
  expect(result.current.sending).toBe("47 r3c2");
  await act(async () => shows(8));
  expect(result.current.sending).toBeNull();
  const before = count.drawn;
  await act(async () => answers.shift()?.({ rev: 8 }));
  expect(count.drawn).toBe(before);
  expect(setbacks).toEqual([]);
});

it("sends the next act of a table that shows the one before, whose answer is still on its way", async () => {
  const { result, setbacks, shows } = sender();
  await act(async () => result.current.send("47 r3c2", 7));
  await act(async () => shows(8));
  await act(async () => result.current.send("12 r1c2", 8));
  expect(sent.map(({ act: text }) => text)).toEqual(["47 r3c2", "12 r1c2"]);
  await act(async () => answers.shift()?.({ rev: 8 }));
  expect(result.current.sending).toBe("12 r1c2");
  await act(async () => answers.shift()?.({ rev: 9 }));
  expect(result.current.sending).toBeNull();
  expect(setbacks).toEqual([]);
});

it("sends what waited for an answer once the table shows the act before it, and nothing later", async () => {
  const { result, setbacks, shows } = sender();
  await act(async () => result.current.send("47 r3c2", 7));
  await act(async () => result.current.send("agree 4-4", 7));
  await act(async () => shows(8));
  expect(sent.map(({ act: text }) => text)).toEqual(["47 r3c2", "agree 4-4"]);
  await act(async () => answers.shift()?.({ rev: 8 }));
  await act(async () => answers.shift()?.({ stale: 8 }));
  expect(sent.at(-1)).toEqual({ act: "agree 4-4", expectedRev: 8 });
  await act(async () => answers.shift()?.({ rev: 9 }));
  await act(async () => result.current.send("12 r1c2", 9));
  await act(async () => answers.shift()?.({ rev: 10 }));
  expect(sent).toHaveLength(4);
  expect(setbacks).toEqual([]);
});

it("says that an act was not done although the table shows another of this seat", async () => {
  const { result, setbacks, shows } = sender();
  await act(async () => result.current.send("47 r3c2", 7));
  await act(async () => shows(8));
  await act(async () => answers.shift()?.({ stale: 8 }));
  expect(setbacks).toEqual([{ kind: "stale", act: "47 r3c2" }]);
});
