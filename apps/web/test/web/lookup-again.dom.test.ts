// A search that failed to load is loaded again: at the next letter, and as soon as there is a network.

import { act, renderHook, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";

vi.mock("next-intl", () => ({ useLocale: () => "en" }));
vi.mock("@stillwater/lookup/search", () => ({ lookupFrom: () => ({ warm: () => false }) }));

afterEach(() => vi.unstubAllGlobals());

describe("a search that is missing", () => {
  it.each([
    ["the next letter", (type: () => void) => type()],
    ["the network", () => window.dispatchEvent(new Event("online"))],
  ])("comes with %s", async (_name, comes) => {
    vi.resetModules();
    const { useLookup } = await import("@/rules/search/useLookup");
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
    const shown = renderHook(({ query }) => useLookup(query), { initialProps: { query: "p" } });
    await waitFor(() => expect(shown.result.current).toBe("missing"));
    vi.stubGlobal("fetch", () => Promise.resolve(Response.json({})));
    act(() => comes(() => shown.rerender({ query: "pr" })));
    await waitFor(() => expect(shown.result.current).toHaveProperty("warm"));
  });
});
