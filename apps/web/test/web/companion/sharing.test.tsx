/** The traffic between a device and the others: nothing is dropped silently, and nothing is resent in vain. */
import {
  appendEntry,
  correcting,
  deviceKeyOf,
  EMPTY_LOG,
  type Entry,
  fold,
  type Log,
  writeEntry,
} from "@stillwater/companion";
import { act, renderHook, waitFor } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { nextParcel, serverHas, versionsTogether } from "@/companion/track/parcels";
import { useSharing } from "@/companion/track/useSharing";
import type { CompanionFrame, JoinReply, PushedEntriesReply } from "@/server/companion/wire";

interface Listening {
  readonly onStarted: () => void;
  readonly onStopped: () => void;
  readonly onData: (message: { readonly id: string; readonly data: CompanionFrame }) => void;
}
const { push, follow, join } = vi.hoisted(() => ({
  join: vi.fn<() => Promise<JoinReply>>(),
  push: vi.fn<(input: { entries: readonly string[] }) => Promise<PushedEntriesReply>>(),
  follow: vi.fn<(input: { lastEventId?: string }, listening: Listening) => { unsubscribe: () => void }>(),
}));
vi.mock("@/trpc/client", () => ({
  trpc: () => ({
    companion: {
      push: { mutate: push },
      follow: { subscribe: follow },
      join: { mutate: join },
    },
  }),
}));
vi.mock("@/trpc/jitter", () => ({ jitter: () => 0 }));

const ana = deviceKeyOf("a secret of this very device", "Ana");
const ben = deviceKeyOf("a secret of the other device", "Ben");

/** A game begun by one device, with cards recorded by another. */
function logWith(cards: number, by = ana, from?: Log): Log {
  const setup = { options: "sea p2", turn: { seat: 0, stage: "helm" as const } };
  let log =
    from ?? appendEntry(EMPTY_LOG, ana, { kind: "begin", setup, names: ["Ana", "Ben"] })?.log ?? EMPTY_LOG;
  for (let card = 0; card < cards; card++) {
    const content = correcting(fold(log), {
      cells: { [`r${by === ana ? 4 : 5}c${card + 1}`]: `${41 + card}` },
    });
    log = (content && appendEntry(log, by, content)?.log) ?? log;
  }
  return log;
}

const game = {
  ...{ id: "g", code: "sea p2", names: ["Ana", "Ben"], by: "Ana", secrets: [], shared: true, changedAt: "" },
};
const wrapper = ({ children }: { readonly children: ReactNode }) => (
  <NextIntlClientProvider locale="en" messages={{}} timeZone="UTC">
    {children}
  </NextIntlClientProvider>
);

const takeIn = vi.fn<(entries: readonly Entry[]) => Promise<number>>();
const still = { write: vi.fn(), takeIn, amend: vi.fn(async () => undefined) };

function sharing(start: Log) {
  return renderHook(
    ({ log }: { readonly log: Log }) =>
      useSharing({ ...{ game, log, client: ana.client, view: fold(log), trouble: null }, ...still }),
    { wrapper, initialProps: { log: start } },
  );
}

/** The stream that is open now. */
const stream = (): Listening => {
  const [, listening] = follow.mock.lastCall ?? [];
  if (listening === undefined) throw new Error("no stream was opened");
  return listening;
};
const start = () => act(async () => stream().onStarted());

beforeEach(() => {
  follow.mockImplementation(() => ({ unsubscribe: () => undefined }));
  takeIn.mockResolvedValue(1);
  join.mockResolvedValue({ game: "g", rev: 0, version: {} });
});
afterEach(() => {
  vi.resetAllMocks();
  still.amend.mockResolvedValue(undefined);
});

describe("what another device wrote", () => {
  const texts = logWith(2).entries.map(writeEntry);
  const frame = (rev: number, entries: readonly string[]) => ({
    ...{ id: String(rev), data: { kind: "entries" as const, rev, entries } },
  });

  it("is asked for again until it is on disk, and said not to be there", async () => {
    const { result } = sharing(EMPTY_LOG);
    await start();
    await act(async () => stream().onData(frame(1, texts.slice(0, 1))));
    takeIn.mockRejectedValueOnce(new DOMException("full", "QuotaExceededError"));
    await act(async () => stream().onData(frame(2, texts.slice(1, 2))));
    expect(result.current.trouble).toBe("notTaken");
    await waitFor(() => expect(follow).toHaveBeenCalledTimes(2));
    expect(follow.mock.lastCall?.[0]).toMatchObject({ lastEventId: "1" });
    await act(async () => stream().onData(frame(2, texts.slice(1, 2))));
    expect(result.current.trouble).toBeNull();
    expect(takeIn.mock.lastCall?.[0].map(writeEntry)).toEqual(texts.slice(1, 2));
  });

  it("is said to be there where it cannot be read; the rest is taken in", async () => {
    const { result } = sharing(EMPTY_LOG);
    await start();
    await act(async () => stream().onData(frame(3, [...texts.slice(0, 1), "{}"])));
    expect(result.current.trouble).toBe("unread");
    expect(takeIn.mock.lastCall?.[0].map(writeEntry)).toEqual(texts.slice(0, 1));
    expect(follow).toHaveBeenCalledTimes(1);
  });
});

describe("what this device wrote", () => {
  it("is not sent again once it was refused; what knows nothing of it is", async () => {
    const mine = logWith(1);
    const theirs = logWith(2, ben, mine);
    const [begin, refused] = mine.entries.map(writeEntry);
    push.mockImplementation(async ({ entries }) => ({
      ...{ rev: 1, version: { [ana.client]: 1 } },
      refused: entries.flatMap((text, at) => (text === refused ? [{ at, why: "entry.many" as const }] : [])),
    }));
    const { result, rerender } = sharing(mine);
    await start();
    await waitFor(() => expect(result.current.trouble).toBe("refused"));
    expect(push.mock.calls.map(([{ entries }]) => entries)).toEqual([[begin, refused]]);
    await act(async () => rerender({ log: theirs }));
    expect(push).toHaveBeenCalledTimes(1);
    const apart = appendEntry(
      { ...mine, entries: mine.entries.slice(0, 1), version: { [ana.client]: 1 } },
      ben,
      {
        ...{ kind: "correct", turn: 1, cells: { r5c5: "50" } },
      },
    );
    if (apart === undefined) throw new Error("not written");
    const both = {
      ...mine,
      entries: [...mine.entries, apart.entry],
      version: { ...mine.version, [ben.client]: 1 },
    };
    await act(async () => rerender({ log: both }));
    expect(push.mock.lastCall?.[0].entries).toEqual([writeEntry(apart.entry)]);
  });

  it("stays here, in words, where the server has no more room", async () => {
    push.mockResolvedValue({ refused: "full" });
    const { result, rerender } = sharing(logWith(1));
    await start();
    await waitFor(() => expect(result.current.trouble).toBe("full"));
    await act(async () => rerender({ log: logWith(2) }));
    expect(push).toHaveBeenCalledTimes(1);
  });

  it("is sent once more with what the server turns out to lack, and not over and over", async () => {
    const log = logWith(3);
    const lines = log.entries.map(writeEntry);
    const { client } = ana;
    push.mockResolvedValueOnce({ rev: 4, version: { [client]: 3 }, refused: [] });
    const { rerender } = sharing({ ...log, entries: log.entries.slice(0, 3), version: { [client]: 3 } });
    await start();
    await waitFor(() => expect(push).toHaveBeenCalledTimes(1));
    push.mockResolvedValue({ rev: 1, version: { [client]: 1 }, missing: { [client]: 3 }, refused: [] });
    await act(async () => rerender({ log }));
    await waitFor(() => expect(push).toHaveBeenCalledTimes(3));
    expect(push.mock.calls.map(([{ entries }]) => entries)).toEqual([
      lines.slice(0, 3),
      lines.slice(3),
      lines.slice(1),
    ]);
    await act(async () => rerender({ log: { ...log } }));
    expect(push).toHaveBeenCalledTimes(3);
  });

  it("is sent again to a server that has lost it, such as one that was restored from a backup", async () => {
    const log = logWith(2);
    const { client } = ana;
    push.mockResolvedValue({ rev: 3, version: { [client]: 3 }, refused: [] });
    const { result } = sharing(log);
    await start();
    await waitFor(() => expect(result.current.unsent).toBe(0));
    expect(push).toHaveBeenCalledTimes(1);
    join.mockResolvedValue({ game: "g", rev: 1, version: { [client]: 1 } });
    await act(async () => stream().onStopped());
    await waitFor(() => expect(follow).toHaveBeenCalledTimes(2));
    await start();
    await waitFor(() => expect(push).toHaveBeenCalledTimes(2));
    expect(push.mock.lastCall?.[0].entries).toEqual(log.entries.slice(1).map(writeEntry));
  });

  it("is sent where it was written while the one before it was on its way", async () => {
    const log = logWith(2);
    let answer = (_reply: PushedEntriesReply): void => undefined;
    push.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    push.mockResolvedValue({ rev: 3, version: { [ana.client]: 3 }, refused: [] });
    const { rerender } = sharing({ ...log, entries: log.entries.slice(0, 2), version: { [ana.client]: 2 } });
    await start();
    // The stream delivers it before the answer arrives.
    const entries = log.entries.slice(0, 2).map(writeEntry);
    await act(async () => stream().onData({ id: "2", data: { kind: "entries", rev: 2, entries } }));
    await act(async () => rerender({ log }));
    await act(async () => answer({ rev: 2, version: { [ana.client]: 2 }, refused: [] }));
    await waitFor(() => expect(push).toHaveBeenCalledTimes(2));
    expect(push.mock.lastCall?.[0].entries).toEqual(log.entries.slice(2).map(writeEntry));
  });
});

describe("a version", () => {
  it("is the same object where nothing rose", () => {
    const before = { a: 2, b: 1 };
    expect(versionsTogether(before, { a: 1, b: 1 })).toBe(before);
    expect(versionsTogether(before, { a: 3, c: 1 })).toEqual({ a: 3, b: 1, c: 1 });
    expect(serverHas(before, { version: { a: 2 } })).toBe(before);
    expect(serverHas(before, { version: { a: 1 }, missing: { a: 2 } })).toEqual({ a: 1, b: 1 });
  });
});

it("leaves out of a parcel what was written by who knew of a refused entry", () => {
  const log = logWith(2);
  const [begin, refused] = log.entries.map(writeEntry);
  expect(nextParcel(log, {}, new Set([refused ?? ""]))).toEqual([begin]);
});
