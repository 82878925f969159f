import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { noticeOf } from "@/offline/notices";
import { renew } from "@/offline/subscribing";
import { leaveMe, reachMe } from "@/settings/web-push";

const asked: unknown[][] = [];
const replies = new Map<string, () => unknown>();
const call = (name: string) => async (input: unknown) => {
  asked.push([name, input]);
  return replies.get(name)?.();
};

vi.mock("@/trpc/client", () => ({
  transportCodeOf: (cause: unknown) => (cause as { readonly code?: string }).code ?? null,
  trpc: () => ({
    push: {
      key: { query: call("key") },
      on: { mutate: call("on") },
      off: { mutate: call("off") },
    },
  }),
}));

const KEY = Buffer.alloc(65, 4).toString("base64url");

/** The parts of a browser's push manager that are used. */
function browserWith(kept: { readonly key: string } | null) {
  const made = (key: ArrayBufferLike) => ({
    endpoint: "https://web.push.apple.com/x",
    options: { applicationServerKey: key },
    getKey: (name: string) => Uint8Array.from({ length: name === "auth" ? 16 : 65 }, () => 4).buffer,
    unsubscribe: vi.fn(async () => true),
  });
  let own = kept === null ? null : made(Uint8Array.from(Buffer.from(kept.key, "base64url")).buffer);
  const pushManager = {
    getSubscription: async () => own,
    subscribe: vi.fn(async ({ applicationServerKey }: { readonly applicationServerKey: Uint8Array }) => {
      own = made(applicationServerKey.buffer);
      return own;
    }),
  };
  vi.stubGlobal("navigator", { serviceWorker: { getRegistration: async () => ({ pushManager }) } });
  return pushManager;
}

beforeEach(() => {
  asked.length = 0;
  replies.clear();
  replies.set("key", () => ({ key: KEY }));
  replies.set("on", () => ({ kept: true }));
});
afterEach(() => vi.unstubAllGlobals());

describe("letting a device be reached", () => {
  it("binds it to the site's key and tells the server how", async () => {
    const push = browserWith(null);
    expect(await reachMe()).toBe("on");
    expect(push.subscribe).toHaveBeenCalledTimes(1);
    expect(asked.at(-1)).toEqual([
      "on",
      {
        endpoint: "https://web.push.apple.com/x",
        p256dh: KEY,
        auth: Buffer.alloc(16, 4).toString("base64url"),
      },
    ]);
  });

  it("uses what there is, unless it is bound to another key", async () => {
    const same = browserWith({ key: KEY });
    expect(await reachMe()).toBe("on");
    expect(same.subscribe).not.toHaveBeenCalled();
    const other = browserWith({ key: Buffer.alloc(65, 9).toString("base64url") });
    expect(await reachMe()).toBe("on");
    expect(other.subscribe).toHaveBeenCalledTimes(1);
  });

  it("says what is in the way", async () => {
    vi.stubGlobal("navigator", {});
    expect(await reachMe()).toBe("none");
    const push = browserWith(null);
    push.subscribe.mockRejectedValueOnce(new DOMException("no service", "AbortError"));
    expect(await reachMe()).toBe("none");
    replies.set("on", () => {
      throw Object.assign(new Error(), { code: "UNAUTHORIZED" });
    });
    expect(await reachMe()).toBe("nobody");
    replies.set("on", () => {
      throw new Error("no answer");
    });
    expect(await reachMe()).toBe("failed");
  });

  it("is undone on both sides", async () => {
    browserWith({ key: KEY });
    await leaveMe();
    expect(asked).toEqual([["off", { endpoint: "https://web.push.apple.com/x" }]]);
  });
});

describe("a message", () => {
  const message = {
    kind: "turn",
    table: "0123456789ab",
    words: "amber heron lock",
    crew: ["Ana", "Cléo"],
    language: "de",
  };

  it("is said in the language its reader sits in, with the table's words and its crew", () => {
    expect(noticeOf(message)).toEqual({
      title: "Du bist dran",
      body: "amber heron lock · mit Ana und Cléo",
      lang: "de",
      tag: "table 0123456789ab",
      path: "/de/play/0123456789ab",
    });
    expect(noticeOf({ ...message, kind: "nudge", language: "en", crew: [] })).toMatchObject({
      title: "The table waits for you",
      body: "amber heron lock",
    });
  });

  it("leads nowhere else, whatever it holds", () => {
    for (const odd of [
      null,
      "text",
      { table: "../../evil" },
      { table: 7, language: "__proto__", crew: [{}] },
    ])
      expect(noticeOf(odd)).toMatchObject({ title: "Your turn", body: "", path: "/en" });
  });
});

describe("a subscription that the browser has changed", () => {
  const told: unknown[][] = [];
  const ask = (key: unknown) => async (procedure: string, input?: unknown) => {
    told.push([procedure, input]);
    return procedure === "push.key" ? key : { kept: true };
  };
  const old = { endpoint: "https://web.push.apple.com/old" } as PushSubscription;
  beforeEach(() => {
    told.length = 0;
  });

  it("is made anew with the site's key, told to the server, and the old one forgotten", async () => {
    const push = browserWith(null);
    await renew(push as unknown as PushManager, ask({ key: KEY }), old);
    expect(push.subscribe).toHaveBeenCalledTimes(1);
    expect(told.map(([procedure]) => procedure)).toEqual(["push.key", "push.on", "push.off"]);
    expect(told[1]?.[1]).toMatchObject({ endpoint: "https://web.push.apple.com/x" });
    expect(told[2]?.[1]).toEqual({ endpoint: old.endpoint });
  });

  it("keeps one that is bound to the key already, and takes none where the site has no key", async () => {
    const push = browserWith({ key: KEY });
    await renew(push as unknown as PushManager, ask({ key: KEY }), null);
    expect(push.subscribe).not.toHaveBeenCalled();
    expect(told.map(([procedure]) => procedure)).toEqual(["push.key", "push.on"]);
    told.length = 0;
    await renew(push as unknown as PushManager, ask(null), old);
    expect(told).toEqual([["push.key", undefined]]);
  });
});
