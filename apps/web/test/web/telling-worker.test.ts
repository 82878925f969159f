/** What a worker tells again and again: only what is new crosses over, and the page keeps what it has. */
import { expect, it } from "vitest";
import { askWorker, onlyNew } from "@/workers/telling-worker";

interface Told {
  readonly losing: { readonly after: number } | null;
  readonly judged: readonly number[];
}

it("leaves out what is as it was told last", () => {
  const newIn = onlyNew<Told>();
  expect(newIn({ losing: null, judged: [1] })).toEqual({ losing: null, judged: [1] });
  expect(newIn({ losing: null, judged: [1, 2] })).toEqual({ judged: [1, 2] });
  expect(newIn({ losing: { after: 3 }, judged: [1, 2] })).toEqual({ losing: { after: 3 } });
  expect(newIn({ losing: null, judged: [1, 2] })).toEqual({ losing: null });
});

it("keeps the objects that nothing new is told of, so that they need not be drawn again", () => {
  const worker = Object.assign(new EventTarget(), {
    onmessage: (_: { data: Partial<Told> | null }) => undefined as unknown,
    onerror: () => undefined,
    postMessage: () => undefined,
    terminate: () => undefined,
  });
  const heard: Told[] = [];
  const ends: string[] = [];
  askWorker<string, Told>(() => worker as unknown as Worker, "a game", {
    onTold: (told) => heard.push(told),
    onEnd: (how) => ends.push(how),
  });
  worker.onmessage({ data: { losing: { after: 3 }, judged: [] } });
  worker.onmessage({ data: { judged: [1] } });
  worker.onmessage({ data: null });
  expect(heard).toEqual([
    { losing: { after: 3 }, judged: [] },
    { losing: { after: 3 }, judged: [1] },
  ]);
  expect(heard[1]?.losing).toBe(heard[0]?.losing);
  expect(ends).toEqual(["done"]);
});
