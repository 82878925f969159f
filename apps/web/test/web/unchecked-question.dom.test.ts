// A question that the rules answer is not said to be unchecked; one about a card is, where no board could answer it.

import { renderHook, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { useUnderstood } from "@/rules/search/useUnderstood";

vi.mock("next-intl", () => ({ useLocale: () => "en" }));

/** A reader that has nothing to offer. */
class Reader {
  onmessage: ((told: { readonly data: { readonly partly: null } | null }) => void) | undefined;
  postMessage(): void {
    queueMicrotask(() => {
      for (const data of [{ partly: null }, null]) this.onmessage?.({ data });
    });
  }
  terminate(): void {}
}

afterEach(() => vi.unstubAllGlobals());

it.each([
  ["how many cards do we start with", false],
  ["why can't I put 30 next to 33?", true],
])("%s", async (asked, isUnchecked) => {
  vi.stubGlobal("Worker", Reader);
  const { result } = renderHook(() => useUnderstood(asked));
  await waitFor(
    () => expect(result.current).toEqual({ query: asked, check: null, partly: null, isUnchecked }),
    {
      timeout: 20_000,
    },
  );
});
