/** What a device may refuse at the table: to stay awake, and to store entries. */
import {
  actContent,
  add,
  answerContent,
  appendEntry,
  deviceKeyOf,
  EMPTY_LOG,
  fold,
  readEntry,
  type View,
} from "@stillwater/companion";
import { NOTHING_YET } from "@stillwater/crew";
import { readAct } from "@stillwater/engine";
import { act, cleanup, render, renderHook, screen, waitFor } from "@testing-library/react";
import "fake-indexeddb/auto";
import { afterEach, describe, expect, it, vi } from "vitest";
import { beginFollowing } from "@/companion/device/begin";
import * as shelf from "@/companion/device/shelf";
import { type Followed, useFollowed } from "@/companion/device/useFollowed";
import { useAwake } from "@/companion/useAwake";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

class Lock extends EventTarget {
  released = false;
  release = vi.fn(async () => {
    this.released = true;
    this.dispatchEvent(new Event("release"));
  });
}

function lockWith(request: () => Promise<Lock>) {
  vi.stubGlobal("navigator", { wakeLock: { request: vi.fn(request) } });
  return (navigator as unknown as { wakeLock: { request: ReturnType<typeof vi.fn> } }).wakeLock.request;
}

const Awake = ({ wanted }: { readonly wanted: boolean }) => <p>{useAwake(wanted)}</p>;

describe("the screen", () => {
  it("is kept on while a table is open, asked for again on return, and let go when it is left", async () => {
    const locks: Lock[] = [];
    const request = lockWith(async () => {
      const lock = new Lock();
      locks.push(lock);
      return lock;
    });
    const { unmount } = render(<Awake wanted />);
    await screen.findByText("on");
    // The browser releases the lock when the page is hidden.
    await act(async () => locks[0]?.release());
    await screen.findByText("off");
    act(() => void document.dispatchEvent(new Event("visibilitychange")));
    await screen.findByText("on");
    expect(request).toHaveBeenCalledTimes(2);
    unmount();
    expect(locks.map(({ released }) => released)).toEqual([true, true]);
  });

  it("says that a device cannot do it at all", async () => {
    vi.stubGlobal("navigator", {});
    render(<Awake wanted />);
    await screen.findByText("refused");
  });

  it("says that a device refuses, and asks for nothing where no table is open", async () => {
    const request = lockWith(() => Promise.reject(new DOMException("battery", "NotAllowedError")));
    const { rerender } = render(<Awake wanted={false} />);
    expect(request).not.toHaveBeenCalled();
    rerender(<Awake wanted />);
    await screen.findByText("refused");
  });
});

function Follow({ id, onFollowed }: { readonly id: string; readonly onFollowed: (so: Followed) => void }) {
  const followed = useFollowed(id);
  onFollowed(followed);
  return (
    <p>{`${followed.client === null ? "opening" : "open"} ${followed.trouble} ${followed.log.entries.length}`}</p>
  );
}

const laying = (text: string) => (view: View) => {
  const read = view.table && readAct(view.table.rulebook, text, 0);
  return read?.ok ? actContent(view, read.value) : undefined;
};

describe("a device without room", () => {
  it("says that an entry is not saved, does not show it, and takes it once there is room", async () => {
    const id = await beginFollowing("sea p2", ["Ana", "Ben"], 0);
    let followed: Followed | undefined;
    render(
      <Follow
        id={id}
        onFollowed={(so) => {
          followed = so;
        }}
      />,
    );
    await screen.findByText("open null 1");
    const before = await shelf.keptOf(id);
    const put = vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    const entry = { kind: "correct", turn: 1, cells: { r4c1: "41" } } as const;
    expect(await act(async () => followed?.write([entry]))).toBe(0);
    await screen.findByText("open notSaved 1");
    put.mockRestore();
    expect(await shelf.keptOf(id)).toEqual(before);
    expect(await act(async () => followed?.write([entry, laying("45 r4c3")]))).toBeGreaterThan(0);
    await waitFor(() => expect(screen.getByText(/^open null/)).toBeTruthy());
    const kept = await shelf.keptOf(id);
    expect(kept.length).toBe(followed?.log.entries.length);
    expect(fold(followed?.log ?? { entries: [] }).table).toBeDefined();
  });
});

describe("an act that cannot have been done", () => {
  it("is not written down: it would wait for good", async () => {
    const id = await beginFollowing("sea p2", ["Ana", "Ben"], 0);
    let followed: Followed | undefined;
    render(
      <Follow
        id={id}
        onFollowed={(so) => {
          followed = so;
        }}
      />,
    );
    await screen.findByText("open null 1");
    await act(async () => followed?.write([(view) => answerContent(view, ["?x12"])]));
    const ghost = (view: View) => ({
      ...{ kind: "act" as const, turn: view.turn, nth: 1, seat: 0 },
      act: `30 r4c4${" -?".repeat(11)}`,
    });
    const before = followed?.log.entries.length;
    expect(await act(async () => followed?.write([ghost]))).toBe(0);
    expect(followed?.log.entries.length).toBe(before);
    expect(await act(async () => followed?.write([laying("45 r4c3")]))).toBe(1);
  });
});

describe("a copy of a device", () => {
  it("has used the same number: what was written here is said again, and both are on disk", async () => {
    const id = await beginFollowing("sea p2", ["Ana", "Ben"], 0);
    const kept = await shelf.found(id);
    let followed: Followed | undefined;
    render(
      <Follow
        id={id}
        onFollowed={(so) => {
          followed = so;
        }}
      />,
    );
    await screen.findByText("open null 1");
    const log = followed?.log ?? EMPTY_LOG;
    const before = followed?.client;
    // The copy has this device's secret, and writes something else with it.
    const deviceKey = deviceKeyOf(kept?.secrets[0] ?? "", "Ana");
    const theirs = appendEntry(log, deviceKey, { kind: "correct", turn: 1, cells: { r4c1: "45" } });
    await act(async () => followed?.write([{ kind: "correct", turn: 1, cells: { r4c1: "41" } }]));
    await act(async () => followed?.takeIn(theirs === undefined ? [] : [theirs.entry]));
    const said = followed?.log.entries.flatMap((entry) =>
      entry.kind === "correct" ? [entry.cells?.r4c1] : [],
    );
    expect(said?.sort()).toEqual(["41", "45"]);
    expect(followed?.view?.conflicts).toHaveLength(1);
    expect(followed?.client).not.toBe(before);
    const disk = (await shelf.keptOf(id)).flatMap(({ line }) => {
      const entry = readEntry(line);
      return entry.ok ? [entry.value] : [];
    });
    expect(add(EMPTY_LOG, disk).log.entries).toEqual(followed?.log.entries);
    expect((await shelf.found(id))?.secrets).not.toContain(deviceKey.secret);
  });
});

describe("two tabs of a device", () => {
  it("each set a seat of the crew, and neither loses the other's", async () => {
    const id = await beginFollowing("sea p3", ["Ana", "Ben", "Cleo"], 0);
    const tabs = [0, 1].map(() => renderHook(() => useFollowed(id)).result);
    await waitFor(() => expect(tabs.every(({ current }) => current.game !== null)).toBe(true));
    const memory = NOTHING_YET;
    for (const [seat, tab] of tabs.entries())
      await act(async () =>
        tab.current.amend((before) => ({
          ...before,
          crew: shelf.crewWith(before.crew, seat + 1, { hand: [`${50 + seat}`], memory }),
        })),
      );
    expect((await shelf.found(id))?.crew).toMatchObject({ 1: { hand: ["50"] }, 2: { hand: ["51"] } });
    await act(async () =>
      tabs[0]?.current.amend((before) => ({ ...before, crew: shelf.crewWith(before.crew, 1, null) })),
    );
    expect(Object.keys((await shelf.found(id))?.crew ?? {})).toEqual(["2"]);
  });
});
